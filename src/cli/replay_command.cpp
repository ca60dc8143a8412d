#include <fmt/format.h>

#include <charconv>
#include <optional>
#include <string_view>

#include "cli/commands.h"
#include "cli/print_each.h"
#include "cli/replay_json.h"
#include "cli/replay_text.h"
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

/// The lines of a text; what is behind its last line end counts where it is not empty.
std::uint32_t linesOf(const text::Source &source) {
  const std::uint32_t lines = source.lineCount();
  return lines > 1 && source.line(lines).empty() ? lines - 1 : lines;
}

Printed replayed(const std::string &path, const model::Transcript &transcript, const Options &options, bool several) {
  const text::Source &source = *transcript.source;
  if (options.line > linesOf(source)) {
    return {{}, fmt::format("{}: there is no line {}; the last one is {}", path, options.line, linesOf(source))};
  }
  const replay::Replay replay =
      options.line == 0 ? replay::replay(transcript) : replay::replay(transcript, source.line(options.line).end + 1);
  if (options.format == "text") {
    const std::string name = several ? fmt::format("{}:\n", tell::plainText(path)) : std::string();
    return {name + replayText(transcript, replay, options.line), {}};
  }
  const Json json = replayJson(transcript, replay, path);
  return {options.format == "json" ? spread(json) : dumped(json) + '\n', {}};
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
  return printEach(options.files, options.cards, options.format == "text" ? "\n" : "",
                   [&](const std::string &path, const model::Transcript &transcript, bool several) {
                     return replayed(path, transcript, options, several);
                   });
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
