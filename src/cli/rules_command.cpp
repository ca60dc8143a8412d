#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <iostream>
#include <sstream>

#include "cli/commands.h"
#include "cli/output.h"
#include "cli/rules_session.h"
#include "project/files.h"
#include "rules/page.h"

namespace vtes::cli {

namespace {

struct Options {
  std::string format = "text";
  std::string loop;
  std::string file = "-";
};

Json tableJson() {
  Json loops = Json::array(), windows = Json::array(), steps = Json::array(), rows = Json::array();
  for (const rules::LoopFacts &loop : rules::loops()) loops.push_back({{"name", loop.name}, {"title", loop.title}});
  for (const rules::WindowFacts &window : rules::windows())
    windows.push_back({{"name", window.name}, {"section", window.section}});
  for (const rules::StepFacts &facts : rules::steps()) {
    steps.push_back(
        {{"name", facts.name},
         {"loop", rules::loops()[static_cast<std::size_t>(facts.loop)].name},
         {"kind", rules::nameOf(facts.kind)},
         {"title", facts.title},
         {"section", facts.section},
         {"window", facts.timed ? Json(rules::windows()[static_cast<std::size_t>(facts.window)].name) : Json()}});
  }
  for (const rules::Transition &row : rules::transitions()) {
    Json guards = Json::array();
    for (const rules::Guard guard : row.guards) {
      if (guard != rules::Guard::None) guards.push_back(rules::factsOf(guard).name);
    }
    rows.push_back({{"from", rules::factsOf(row.from).name},
                    {"by", rules::nameOf(row.on)},
                    {"to", rules::factsOf(row.to).name},
                    {"back_to", row.calls() ? Json(rules::factsOf(row.back).name) : Json()},
                    {"label", row.label},
                    {"if", std::move(guards)},
                    {"does", row.deed == rules::Deed::None ? Json() : Json(rules::nameOf(row.deed))},
                    {"section", row.section}});
  }
  return {{"schema", 1},
          {"loops", std::move(loops)},
          {"windows", std::move(windows)},
          {"steps", std::move(steps)},
          {"transitions", std::move(rows)}};
}

std::string page(const Options &options) {
  if (options.format == "json") return dumped(tableJson()) + "\n";
  if (options.format == "markdown") return rules::markdown();
  if (options.format == "text") return rules::tableText();
  const auto loops = rules::loops();
  const auto loop =
      std::find_if(loops.begin(), loops.end(), [&](const auto &each) { return each.name == options.loop; });
  if (options.format == "dot") return loop == loops.end() ? rules::dot() : rules::dot(loop->loop);
  return loop == loops.end() ? rules::mermaid() : rules::mermaid(loop->loop);
}

int printTable(const Options &options) {
  if (!options.loop.empty() && options.format != "dot" && options.format != "mermaid") {
    complain("--loop is for the formats dot and mermaid");
    return kExitCannot;
  }
  print(page(options));
  return kExitClean;
}

/// Line by line, each answered before the next is read: the other side can be a program that waits.
int playLines(const Options &options) {
  std::istringstream file;
  if (options.file != "-") {
    std::string bytes, reason;
    if (!project::readInput(options.file, bytes, reason)) {
      complain(fmt::format("{}: {}", options.file, reason));
      return kExitCannot;
    }
    file.str(std::move(bytes));
  }
  std::istream &in = options.file == "-" ? std::cin : file;
  RulesSession session;
  for (std::string line; std::getline(in, line);) {
    const std::string answer = session.answer(line);
    if (answer.empty()) continue;
    if (!print(answer + "\n")) break;
    std::fflush(stdout);
  }
  return session.refusedSome() ? kExitErrors : kExitClean;
}

}  // namespace

void addRulesCommand(Command app, int &exitCode) {
  const auto options = std::make_shared<Options>();
  Command command = app.add("rules", "Print the rules as a table of steps, or play by them (step)");
  command.option("--format", options->format, "How to print them: text, markdown, mermaid, dot or json")
      .shown("FORM")
      .oneOf({"text", "markdown", "mermaid", "dot", "json"});
  std::vector<std::string> loops;
  for (const rules::LoopFacts &loop : rules::loops()) loops.emplace_back(loop.name);
  command.option("--loop", options->loop, "One loop alone, of mermaid and dot").shown("LOOP").oneOf(loops);
  Command step =
      command.add("step", "Play by lines of JSON: a setup, then plays, passes and choices; each is answered");
  step.option("FILE", options->file, "Lines of JSON, or - for standard input (default)").shown("FILE");
  const auto stepped = std::make_shared<bool>(false);
  step.run([options, stepped, &exitCode] {
    *stepped = true;
    exitCode = playLines(*options);
  });
  command.run([options, stepped, &exitCode] {
    if (!*stepped) exitCode = printTable(*options);
  });
}

}  // namespace vtes::cli
