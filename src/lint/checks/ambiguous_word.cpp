#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

// More choices than a reader takes in help nobody.
constexpr std::size_t kMostNames = 4;

/// A double-quoted YAML scalar: names hold colons, commas and quotes.
std::string yamlQuoted(std::string_view text) {
  std::string result = "\"";
  for (const char byte : text) {
    if (byte == '"' || byte == '\\') result += '\\';
    result += byte;
  }
  result += '"';
  return result;
}

/// Puts a pin into the front matter, in the manner of the pins that are there; makes what is missing.
Edit pinEdit(const model::Transcript &transcript, std::string_view word, std::string_view name) {
  const text::Source &source = *transcript.source;
  const text::FrontMatterBlock &block = source.frontMatter();
  const std::string_view lineEnd = source.bytes().find("\r\n") == std::string_view::npos ? "\n" : "\r\n";
  if (!block.present) {
    const std::uint32_t at = source.bomLength();
    return {{at, at},
            worded("---{}cards:{}  {}: {}{}---{}", lineEnd, lineEnd, word, yamlQuoted(name), lineEnd, lineEnd)};
  }
  if (transcript.frontMatter.pins.empty()) {
    const bool open = block.content.end > 0 && !block.content.empty() && source.bytes()[block.content.end - 1] != '\n';
    return {{block.content.end, block.content.end},
            worded("{}cards:{}  {}: {}{}", open ? lineEnd : "", lineEnd, word, yamlQuoted(name), lineEnd)};
  }
  const model::Pin &last = transcript.frontMatter.pins.back();
  const text::ByteRange line = source.line(source.lineOf(last.abbr.range.begin));
  const std::string_view before = source.slice({line.begin, last.abbr.range.begin});
  // The range of a quoted name is without its quotes.
  const std::uint32_t begin = last.name.range.begin;
  std::uint32_t at = last.name.range.end;
  const std::string_view text = source.bytes();
  if (begin > 0 && at < text.size() && text[at] == text[begin - 1] && (text[at] == '"' || text[at] == '\'')) ++at;
  if (before.find_first_not_of(' ') == std::string_view::npos) {
    return {{at, at}, worded("{}{}{}: {}", lineEnd, before, word, yamlQuoted(name))};
  }
  return {{at, at}, worded(", {}: {}", word, yamlQuoted(name))};
}

/// A name that tells namesakes apart, in a spelling that a pin may have: `Victoria Ash (G5)`, `Ramona (ADV)`.
std::string labelOf(const cards::Database &database, cards::CardIndex index) {
  const cards::Card card = database.card(index);
  std::string label(card.natural);
  if (database.byName(card.natural).size() < 2) return label;
  if (card.group > 0) label += " (G" + std::to_string(card.group) + ")";
  if (card.advanced) label += " (ADV)";
  return label;
}

void report(Report &report, const model::Note &note) {
  const model::Transcript &transcript = report.transcript();
  if (note.word >= transcript.words.size()) return;
  const model::Word &word = transcript.words[note.word];
  if (transcript.cards == nullptr || word.card == cards::kNoCard || word.others.empty()) return;
  const std::string_view seen = report.slice(note.range);
  const std::string_view bare = seen.substr(0, seen.size() - marksOf(seen).size());

  const std::string chosen = labelOf(*transcript.cards, word.card);
  std::vector<std::string> others;
  for (const cards::CardIndex other : word.others) {
    if (others.size() == kMostNames) break;
    others.push_back(labelOf(*transcript.cards, other));
  }
  const std::size_t left = word.others.size() - others.size();
  std::vector<std::string> listed = others;
  if (left > 0) listed.push_back(counted(static_cast<int>(left), "other card"));

  Diagnostic &diagnostic = report.add(
      note.range, worded("{} is read as {}, but can also be {}", quoted(bare), chosen, plainList(listed, "or")));
  diagnostic.hint =
      "pin it in the front matter, and it is certain: `cards: {" + worded("{}: {}", bare, yamlQuoted(chosen)) + "}`";
  // Which card was played nobody but a reader knows, so none of these is safe.
  diagnostic.fixes.push_back(
      {worded("pin {} to {}", quoted(bare), chosen), false, {pinEdit(transcript, bare, chosen)}});
  for (const std::string &other : others) {
    diagnostic.fixes.push_back(
        {worded("pin {} to {}", quoted(bare), other), false, {pinEdit(transcript, bare, other)}});
  }
}

}  // namespace

const Check kAmbiguousWord = {
    .rule = {.id = "ambiguous-word",
             .severity = Severity::Information,
             .meaning =
                 "An abbreviation that several cards share, and the transcript does not show clearly which is meant.",
             .section = "READING 4",
             .shows = "NELS(12)\nRoBi coha\n",
             .showsNot = "---\ncards: {coha: Computer Hacking}\n---\nNELS(12)\nRoBi coha\n"},
    .note = model::Note::Kind::Ambiguous,
    .onNote = report,
};

}  // namespace vtes::lint::checks
