#include "format/front_matter_text.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <set>

#include "cards/abbreviate.h"
#include "cards/fold.h"
#include "model/front_matter.h"
#include "text/source.h"

namespace vtes::format {

namespace {

bool isLetter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) >= 0x80;
}

/// Words that a YAML reader may take for something else than a text.
bool isReserved(std::string_view text) {
  constexpr std::array<std::string_view, 10> kWords = {"null", "true", "false", "yes", "no",
                                                       "on",   "off",  "y",     "n",   "nan"};
  const std::string lower = cards::foldLower(text);
  return std::find(kWords.begin(), kWords.end(), lower) != kWords.end();
}

/// Letters, digits and a few signs, beginning with a letter: the same in a flow mapping and out of it.
bool isPlain(std::string_view text) {
  if (text.empty() || !isLetter(text.front()) || text.back() == ' ' || isReserved(text)) return false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    const bool word = isLetter(c) || (c >= '0' && c <= '9') || c == ' ' || c == '.' || c == '\'' || c == '-' ||
                      c == '_' || c == '/' || c == '(' || c == ')';
    if (!word) return false;
    // U+0080 to U+009F, U+2028, U+2029 and U+FEFF are no text to YAML.
    const std::string_view rest = text.substr(i);
    const bool control = c == '\xC2' && rest.size() > 1 && static_cast<unsigned char>(rest[1]) < 0xA1;
    if (control || rest.starts_with("\u2028") || rest.starts_with("\u2029") || rest.starts_with("\uFEFF")) return false;
  }
  return true;
}

/// ASCII capitals of a name; other letters are left out.
std::string capitals(std::string_view name) {
  std::string out;
  for (char c : cards::foldLower(name)) {
    if (c >= 'a' && c <= 'z') out += static_cast<char>(c - 'a' + 'A');
  }
  return out;
}

/// An abbreviation that nobody has: letters of the name, then a number.
std::string madeAbbreviation(const NewSeat &seat, const std::set<std::string> &taken) {
  constexpr std::size_t kLength = 4;  // TS 1.3
  std::string letters = capitals(seat.name);
  if (letters.size() < 2) letters = "PLAYER";
  const auto free = [&taken](const std::string &word) {
    return model::isPlayerWord(word) && taken.count(cards::foldLower(word)) == 0;
  };
  const std::string start = letters.substr(0, kLength);
  if (free(start)) return start;
  // Three letters and a later one: MART and MARA for Martin and Martina.
  for (std::size_t i = letters.size(); i-- > kLength;) {
    const std::string word = letters.substr(0, kLength - 1) + letters[i];
    if (free(word)) return word;
  }
  for (int number = 2;; ++number) {
    const std::string word = letters.substr(0, kLength - 1) + std::to_string(number);
    if (free(word)) return word;
  }
}

/// Leaves an abbreviation only where TS 1.3 does not give it, and makes one where it gives none that can be used.
void settleAbbreviations(std::vector<NewSeat> &seats) {
  std::vector<std::string> names;
  names.reserve(seats.size());
  for (const NewSeat &seat : seats) names.push_back(seat.name);
  const std::vector<std::string> made = cards::abbreviatePlayers(names);
  std::set<std::string> taken;
  for (const NewSeat &seat : seats) {
    if (seat.abbr) taken.insert(cards::foldLower(*seat.abbr));
  }
  for (std::size_t i = 0; i < seats.size(); ++i) {
    NewSeat &seat = seats[i];
    if (seat.abbr) {
      if (*seat.abbr == made[i]) seat.abbr.reset();
      continue;
    }
    const bool usable = model::isPlayerWord(made[i]) && taken.count(cards::foldLower(made[i])) == 0;
    if (!usable) seat.abbr = madeAbbreviation(seat, taken);
    taken.insert(cards::foldLower(seat.abbr.value_or(made[i])));
  }
}

std::string written(const NewFrontMatter &matter) {
  std::string out = "---\ndate: " + matter.date + "\nplayers:\n";
  for (const NewSeat &seat : matter.seats) {
    const std::string name = yamlScalar(seat.name);
    const std::string remark = seat.remark.empty() ? "" : "  # " + seat.remark;
    if (!seat.abbr && !seat.deckPath && seat.deck.empty()) {
      out += "  - " + name + remark + "\n";
      continue;
    }
    if (seat.deck.empty()) {
      out += "  - {name: " + name;
      if (seat.abbr) out += ", abbr: " + yamlScalar(*seat.abbr);
      if (seat.deckPath) out += ", deck: " + yamlScalar(*seat.deckPath);
      out += "}" + remark + "\n";
      continue;
    }
    out += "  - name: " + name + remark + "\n";
    if (seat.abbr) out += "    abbr: " + yamlScalar(*seat.abbr) + "\n";
    out += "    deck:\n";
    for (const std::string &card : seat.deck) out += "      - " + yamlScalar(card) + "\n";
  }
  if (!matter.pins.empty()) {
    out += "cards:\n";
    for (const auto &[abbr, name] : matter.pins) out += "  " + yamlScalar(abbr) + ": " + yamlScalar(name) + "\n";
  }
  return out + "---\n";
}

bool sameSeat(const NewSeat &wanted, const model::Seat &read) {
  const auto same = [](const std::optional<std::string> &one, const std::optional<model::Scalar> &other) {
    return one.has_value() == other.has_value() && (!one || *one == other->value);
  };
  if (wanted.name != read.name.value || !same(wanted.abbr, read.abbr) || !same(wanted.deckPath, read.deckPath))
    return false;
  if (wanted.deck.empty()) return !read.inlineDeck;
  return read.inlineDeck && wanted.deck.size() == read.inlineDeck->entries.size();
}

/// What went wrong; empty: it is read as it was meant.
std::string readBack(const std::string &text, const NewFrontMatter &wanted) {
  const auto source = text::Source::make(text);
  if (!source->invalidBytes().empty()) return "a name is not UTF-8";
  const model::FrontMatter read = model::readFrontMatter(*source);
  using Kind = model::FrontMatterFault::Kind;
  for (const model::FrontMatterFault &fault : read.faults) {
    if (fault.kind == Kind::DuplicatePlayer) return "two players have the abbreviation " + fault.seen;
    if (fault.kind == Kind::BadDate) return "`" + fault.seen + "` is no date like 2005-03-04";
  }
  const bool same =
      read.faults.empty() && read.date && read.date->value == wanted.date &&
      std::equal(wanted.seats.begin(), wanted.seats.end(), read.seats.begin(), read.seats.end(), sameSeat) &&
      std::equal(wanted.pins.begin(), wanted.pins.end(), read.pins.begin(), read.pins.end(),
                 [](const auto &pin, const model::Pin &other) {
                   return pin.first == other.abbr.value && pin.second == other.name.value;
                 });
  return same ? "" : "a name has characters that cannot be written in front matter";
}

}  // namespace

std::string yamlScalar(std::string_view text) {
  if (isPlain(text)) return std::string(text);
  std::string out = "\"";
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    const auto byte = static_cast<unsigned char>(c);
    constexpr std::string_view kHex = "0123456789ABCDEF";
    if (c == '"' || c == '\\') {
      out += '\\';
      out += c;
    } else if (byte < 0x20 || byte == 0x7F) {
      out += "\\x";
      out += kHex[byte >> 4U];
      out += kHex[byte & 0xFU];
    } else if (text.substr(i).starts_with("\u2028") || text.substr(i).starts_with("\u2029")) {
      out += text[i + 2] == '\xA8' ? "\\L" : "\\P";
      i += 2;
    } else if (text.substr(i).starts_with("\uFEFF")) {
      out += "\\uFEFF";
      i += 2;
    } else if (byte == 0xC2 && i + 1 < text.size() && static_cast<unsigned char>(text[i + 1]) < 0xA1) {
      const auto second = static_cast<unsigned char>(text[++i]);
      out += "\\x";
      out += kHex[second >> 4U];
      out += kHex[second & 0xFU];
    } else {
      out += c;
    }
  }
  return out + '"';
}

std::string frontMatterText(NewFrontMatter matter, std::string &reason) {
  settleAbbreviations(matter.seats);
  std::string text = written(matter);
  reason = readBack(text, matter);
  return reason.empty() ? text : std::string();
}

}  // namespace vtes::format
