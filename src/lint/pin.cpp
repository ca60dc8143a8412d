#include "lint/pin.h"

#include <optional>

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

/// Nothing where the front matter is such that no pin can be put into it.
std::optional<Edit> pinEdit(const model::Transcript &transcript, std::string_view word, std::string_view name) {
  const text::Source &source = *transcript.source;
  const model::FrontMatter &matter = transcript.frontMatter;
  const std::string value = yamlQuoted(name);
  if (!source.frontMatter().present) {
    const std::string_view lineEnd = source.lineEnd();
    const std::uint32_t at = source.bomLength();
    return Edit{{at, at}, worded("---{}cards:{}  {}: {}{}---{}", lineEnd, lineEnd, word, value, lineEnd, lineEnd)};
  }
  const auto written = [](const model::PinPlace &place, std::string_view pin) {
    return Edit{place.range, worded("{}{}{}", place.before, pin, place.after)};
  };
  for (const model::Pin &pin : matter.pins) {
    if (pin.abbr.value == word) return Edit{model::writtenRange(source, pin.name), value};
  }
  for (const model::EmptyPin &pin : matter.emptyPins) {
    if (pin.abbr == word) return written(pin.place, value);
  }
  if (!matter.pinPlace) return std::nullopt;
  return written(*matter.pinPlace, worded("{}: {}", word, value));
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

void addPinFix(const model::Transcript &transcript, std::string_view word, cards::CardIndex card,
               std::vector<Fix> &fixes) {
  const std::string name = pinName(*transcript.cards, card);
  if (auto edit = pinEdit(transcript, word, name))
    fixes.push_back({worded("pin {} to {}", quoted(word), name), false, {*std::move(edit)}});
}

}  // namespace vtes::lint
