#include <fmt/format.h>

#include <charconv>
#include <exception>
#include <optional>
#include <string_view>

#include "cli/batch.h"
#include "cli/commands.h"
#include "cli/output.h"
#include "cli/replay_json.h"
#include "cli/replay_text.h"
#include "cli/settings.h"
#include "project/files.h"
#include "tell/tell.h"

namespace vtes::cli {

namespace {

struct Options {
  std::vector<std::string> files;
  std::string cards;
  std::string format = "text";
  std::string at;
  std::uint32_t line = 0;  ///< what `at` says; 0: it is not given
};

struct Outcome {
  std::string out;
  std::string complaint;
};

/// The lines of a text; what is behind its last line end counts where it is not empty.
std::uint32_t linesOf(const text::Source &source) {
  const std::uint32_t lines = source.lineCount();
  return lines > 1 && source.line(lines).empty() ? lines - 1 : lines;
}

Outcome replayFile(const project::Input &input, const Options &options,
                   const std::shared_ptr<const cards::Database> &cards, bool several) {
  Outcome outcome;
  try {
    std::string reason = input.complaint;
    const auto transcript = reason.empty() ? analyseFile(input.path, cards, reason) : nullptr;
    if (transcript == nullptr) {
      outcome.complaint = fmt::format("{}: {}", input.path, reason);
      return outcome;
    }
    const text::Source &source = *transcript->source;
    if (options.line > linesOf(source)) {
      outcome.complaint =
          fmt::format("{}: there is no line {}; the last one is {}", input.path, options.line, linesOf(source));
      return outcome;
    }
    const replay::Replay replay = options.line == 0 ? replay::replay(*transcript)
                                                    : replay::replay(*transcript, source.line(options.line).end + 1);
    if (options.format == "text") {
      if (several) outcome.out = fmt::format("{}:\n", tell::plainText(input.path));
      outcome.out += replayText(*transcript, replay, options.line);
    } else {
      const Json json = replayJson(*transcript, replay, input.path);
      outcome.out = options.format == "json" ? spread(json) : dumped(json) + '\n';
    }
  } catch (const std::exception &error) {
    outcome = {{}, fmt::format("{}: {}", input.path, error.what())};
  }
  return outcome;
}

/// The number of a line, from 1; nothing where it is none.
std::optional<std::uint32_t> lineNumber(std::string_view text) {
  std::uint32_t line = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), line);
  if (error != std::errc() || end != text.data() + text.size() || line == 0) return std::nullopt;
  return line;
}

int replayFiles(Options options, bool at) {
  if (at) {
    const std::optional<std::uint32_t> line = lineNumber(options.at);
    if (!line) {
      complain(fmt::format("`--at` takes the number of a line, from 1, not `{}`; see `vtes replay --help`",
                           tell::plainText(options.at)));
      return kExitCannot;
    }
    options.line = *line;
  }
  std::string reason;
  const auto cards = cards::Database::choose(options.cards, reason);
  if (cards == nullptr) {
    complain(reason);
    return kExitCannot;
  }
  const std::vector<project::Input> inputs = project::collectInputs(options.files);
  const bool text = options.format == "text";
  int exitCode = kExitClean;
  bool first = true;
  runInOrder<Outcome>(
      inputs.size(), [&](std::size_t i) { return replayFile(inputs[i], options, cards, inputs.size() > 1); },
      [&](const Outcome &outcome) {
        if (!outcome.complaint.empty()) {
          complain(outcome.complaint);
          exitCode = kExitCannot;
          return true;
        }
        const bool more = first || !text || print("\n");
        first = false;
        return more && print(outcome.out);
      });
  return exitCode;
}

}  // namespace

void addReplayCommand(Command app, int &exitCode) {
  const auto options = std::make_shared<Options>();
  Command command = app.add("replay", "Replay transcripts by the rules: the table at the start of each turn");
  addFilesArgument(command, options->files);
  const Argument at = command.option("--at", options->at, "Stop after this line").shown("LINE");
  command
      .option("--format", options->format,
              "How to print it: text, json (a line for each turn, action and the like), or jsonl (one for each file)")
      .oneOf({"text", "json", "jsonl"})
      .shown("FORM");
  addCardsOption(command, options->cards);
  command.run([options, at, &exitCode] { exitCode = replayFiles(*options, at.given()); });
}

}  // namespace vtes::cli
