#include <fmt/format.h>

#include <algorithm>

#include "cli/commands.h"
#include "cli/print_each.h"
#include "tell/tell.h"

namespace vtes::cli {

namespace {

struct Options {
  std::vector<std::string> files;
  std::string cards;
  std::string format = "text";
  bool lines = false;
};

/// A list item would begin with it rather than hold it: `1. FC`, `+`.
std::size_t signsOfAList(std::string_view text) {
  std::size_t digits = 0;
  while (digits < text.size() && text[digits] >= '0' && text[digits] <= '9') ++digits;
  if (digits > 0) return digits < text.size() && (text[digits] == '.' || text[digits] == ')') ? digits : text.size();
  return text.starts_with('+') || text.starts_with('-') ? 0 : text.size();
}

/// Says the same on a page of Markdown.
std::string markdown(std::string_view text) {
  constexpr std::string_view kSigns = "\\`*_[]<>#|&~";
  const std::size_t listSign = signsOfAList(text);
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (i == listSign || kSigns.find(text[i]) != std::string_view::npos) out += '\\';
    out += text[i];
  }
  return out;
}

std::string asText(const model::Transcript &transcript, const std::vector<tell::Sentence> &sentences, bool lines) {
  std::string out;
  for (const tell::Sentence &sentence : sentences) {
    if (lines) out += fmt::format("{}: ", transcript.source->lineOf(transcript.events[sentence.event].range.begin));
    out += sentence.text;
    out += '\n';
  }
  return out;
}

/// A list under a heading for each turn.
std::string asMarkdown(const model::Transcript &transcript, const std::vector<tell::Sentence> &sentences, bool lines) {
  std::string out;
  bool inList = false;
  for (const tell::Sentence &sentence : sentences) {
    const model::Event &event = transcript.events[sentence.event];
    const bool turn = event.kind == model::EventKind::Turn;
    if (turn || !inList) out += '\n';
    out += turn ? "## " : "- ";
    if (lines) out += fmt::format("{}: ", transcript.source->lineOf(event.range.begin));
    out += markdown(sentence.text);
    out += '\n';
    inList = !turn;
  }
  return out;
}

std::string told(const std::string &path, const model::Transcript &transcript, const Options &options, bool several) {
  const auto sentences = tell::tell(transcript);
  if (options.format == "markdown") {
    // A title of several lines is one heading all the same.
    const auto &title = transcript.frontMatter.title;
    const std::string name = title ? tell::plainText(title->value) : std::string();
    return fmt::format("# {}\n", markdown(name.empty() ? tell::plainText(path) : name)) +
           asMarkdown(transcript, sentences, options.lines);
  }
  return (several ? fmt::format("{}:\n", tell::plainText(path)) : std::string()) +
         asText(transcript, sentences, options.lines);
}

int tellFiles(const Options &options) {
  return printEach(options.files, options.cards, "\n",
                   [&](const std::string &path, const model::Transcript &transcript, bool several) {
                     return Printed{told(path, transcript, options, several), {}};
                   });
}

}  // namespace

void addTellCommand(Command app, int &exitCode) {
  const auto options = std::make_shared<Options>();
  Command command = app.add("tell", "Tell transcripts in English, a sentence for each event");
  addFilesArgument(command, options->files);
  command.flag("--lines", options->lines, "Put the line of the transcript in front of each sentence");
  command.option("--format", options->format, "How to print the game: text or markdown")
      .oneOf({"text", "markdown"})
      .shown("FORM");
  addCardsOption(command, options->cards);
  command.run([options, &exitCode] { exitCode = tellFiles(*options); });
}

}  // namespace vtes::cli
