#include <fmt/format.h>

#include <exception>
#include <nlohmann/json.hpp>

#include "cli/batch.h"
#include "cli/commands.h"
#include "cli/output.h"
#include "cli/replay_json.h"
#include "cli/replay_text.h"
#include "cli/settings.h"
#include "project/files.h"

namespace vtes::cli {

namespace {

struct Options {
  std::vector<std::string> files;
  std::string cards;
  std::string format = "text";
  std::string at;
};

struct Outcome {
  std::string out;
  std::string complaint;
};

Outcome replayFile(const project::Input &input, const Options &options,
                   const std::shared_ptr<const cards::Database> &cards) {
  Outcome outcome;
  try {
    std::string reason = input.complaint;
    const auto transcript = reason.empty() ? analyseFile(input.path, cards, reason) : nullptr;
    if (transcript == nullptr) {
      outcome.complaint = fmt::format("{}: {}", input.path, reason);
      return outcome;
    }
    std::uint32_t most = 0xFFFFFFFF;
    if (!options.at.empty()) {
      const std::uint32_t line = static_cast<std::uint32_t>(std::stoul(options.at));
      most = transcript->source->line(line).end + 1;
    }
    const replay::Replay replay = replay::replay(*transcript, most);
    if (options.format == "text") {
      outcome.out = replayText(*transcript, replay, input.path);
    } else {
      outcome.out = replayJson(*transcript, replay, input.path).dump(options.format == "json" ? 1 : -1) + "\n";
    }
  } catch (const std::exception &error) {
    outcome = {{}, fmt::format("{}: {}", input.path, error.what())};
  }
  return outcome;
}

int replayFiles(const Options &options) {
  std::string reason;
  const auto cards = cards::Database::choose(options.cards, reason);
  if (cards == nullptr) {
    complain(reason);
    return kExitCannot;
  }
  const std::vector<project::Input> inputs = project::collectInputs(options.files);
  int exitCode = kExitClean;
  runInOrder<Outcome>(
      inputs.size(), [&](std::size_t i) { return replayFile(inputs[i], options, cards); },
      [&](const Outcome &outcome) {
        if (!outcome.complaint.empty()) {
          complain(outcome.complaint);
          exitCode = kExitCannot;
        }
        return print(outcome.out);
      });
  return exitCode;
}

}  // namespace

void addReplayCommand(Command app, int &exitCode) {
  const auto options = std::make_shared<Options>();
  Command command = app.add("replay", "Replay transcripts by the rules: the table at the start of each turn");
  addFilesArgument(command, options->files);
  command.option("--at", options->at, "Stop after this line").shown("LINE");
  command.option("--format", options->format, "How to print it: text, json, or jsonl (a line for each file)")
      .oneOf({"text", "json", "jsonl"})
      .shown("FORM");
  addCardsOption(command, options->cards);
  command.run([options, &exitCode] { exitCode = replayFiles(*options); });
}

}  // namespace vtes::cli
