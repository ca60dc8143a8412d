#include "lint/pin.h"

#include <algorithm>

#include "lint/wording.h"

namespace vtes::lint {

namespace {

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
  const std::string_view lineEnd = source.lineEnd();
  const std::string pin = worded("{}: {}", word, yamlQuoted(name));
  if (!block.present) {
    const std::uint32_t at = source.bomLength();
    return {{at, at}, worded("---{}cards:{}  {}{}---{}", lineEnd, lineEnd, pin, lineEnd, lineEnd)};
  }
  const std::vector<model::Pin> &pins = transcript.frontMatter.pins;
  if (pins.empty()) {
    const std::string_view content = source.slice(block.content);
    const bool open = !content.empty() && content.back() != '\n' && content.back() != '\r';
    return {{block.content.end, block.content.end},
            worded("{}cards:{}  {}{}", open ? lineEnd : "", lineEnd, pin, lineEnd)};
  }
  const auto own =
      std::find_if(pins.begin(), pins.end(), [&word](const model::Pin &one) { return one.abbr.value == word; });
  if (own != pins.end()) return {model::writtenRange(source, own->name), yamlQuoted(name)};
  const model::Pin &last = pins.back();
  const std::uint32_t begin = model::writtenRange(source, last.abbr).begin;
  const std::string_view before = source.slice({source.line(source.lineOf(begin)).begin, begin});
  const std::uint32_t at = model::writtenRange(source, last.name).end;
  if (before.find_first_not_of(' ') == std::string_view::npos)
    return {{at, at}, worded("{}{}{}", lineEnd, before, pin)};
  return {{at, at}, worded(", {}", pin)};
}

}  // namespace

std::string pinName(const cards::Database &database, cards::CardIndex index) {
  const cards::Card card = database.card(index);
  std::string label(card.natural);
  if (database.byName(card.natural).size() < 2) return label;
  if (card.group > 0) label += " (G" + std::to_string(card.group) + ")";
  if (card.advanced) label += " (ADV)";
  return label;
}

std::string pinText(std::string_view word, std::string_view name) {
  return "cards: {" + worded("{}: {}", word, yamlQuoted(name)) + "}";
}

Fix pinFix(const model::Transcript &transcript, std::string_view word, cards::CardIndex card) {
  const std::string name = pinName(*transcript.cards, card);
  return {worded("pin {} to {}", quoted(word), name), false, {pinEdit(transcript, word, name)}};
}

}  // namespace vtes::lint
