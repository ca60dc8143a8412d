#include "model/deck.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <span>

#include "cards/fold.h"

namespace vtes::model {
namespace {

bool isBlank(char c) {
  return c == ' ' || c == '\t' || c == '\r';
}
bool isDigit(char c) {
  return c >= '0' && c <= '9';
}

std::string_view trim(std::string_view text) {
  while (!text.empty() && isBlank(text.front())) text.remove_prefix(1);
  while (!text.empty() && isBlank(text.back())) text.remove_suffix(1);
  return text;
}

/// The line without a comment: `-- …` and `// …` behind a blank or alone, `# …` alone.
std::string_view withoutComment(std::string_view line) {
  for (const std::string_view mark : {"--", "//"}) {
    std::size_t at = line.find(mark);
    while (at != std::string_view::npos && at > 0 && !isBlank(line[at - 1])) at = line.find(mark, at + 1);
    line = line.substr(0, at);
  }
  line = trim(line);
  return line.starts_with('#') ? std::string_view() : line;
}

/// The heads of the parts of a list, as programs and the tournament archive write them.
constexpr std::array<std::string_view, 24> kHeads = {
    "crypt",     "library",    "master",   "masters",   "action", "actions",  "political action", "political actions",
    "equipment", "equipments", "retainer", "retainers", "ally",   "allies",   "action modifier",  "action modifiers",
    "reaction",  "reactions",  "combat",   "event",     "events", "combined", "conviction",       "power"};

/// `Crypt (12 cards, min=4 …)`, `Master [20]`, `Action Modifier/Combat: 3`, `Library`: the words before the number.
std::optional<std::string> readHeading(std::string_view line) {
  const std::size_t end = std::min(line.find_first_of("([:"), line.size());
  const std::string_view words = trim(line.substr(0, end));
  if (words.empty()) return std::nullopt;
  // Behind a colon or bracket stands a number or nothing: `Event: The Becoming` would be a card.
  const std::string_view rest = end < line.size() ? trim(line.substr(end + 1)) : std::string_view();
  if (!rest.empty() && !isDigit(rest.front()) && rest.front() != '(' && rest.front() != '[') return std::nullopt;
  std::string folded = cards::foldLower(words);
  for (std::string_view part = folded; !part.empty();) {
    const std::size_t cut = std::min(part.find_first_of("/&+"), part.size());
    if (std::find(kHeads.begin(), kHeads.end(), trim(part.substr(0, cut))) == kHeads.end()) return std::nullopt;
    part.remove_prefix(std::min(cut + 1, part.size()));
  }
  return folded;
}

/// `Deck Name: …`, `Author: …`: what a list says about itself.
bool isRemark(std::string_view line) {
  constexpr std::array<std::string_view, 14> kLabels = {"deck name", "deck",        "name",   "author",  "created by",
                                                        "creator",   "description", "player", "winner",  "tournament",
                                                        "event",     "date",        "place",  "comments"};
  const std::size_t colon = line.find(':');
  if (colon == std::string_view::npos) return false;
  const std::string label = cards::foldLower(trim(line.substr(0, colon)));
  return std::find(kLabels.begin(), kLabels.end(), label) != kLabels.end();
}

/// A line `-----` or `=====`.
bool isRule(std::string_view line) {
  return line.find_first_not_of("-=_*~ ") == std::string_view::npos;
}

struct Item {
  std::string_view name;  ///< with the columns of a crypt line behind it
  int count = 1;
  bool counted = false;  ///< the count is written
};

std::optional<int> readCount(std::string_view digits) {
  constexpr std::size_t kDigits = 2;  // `419 Operation` is a card
  int count = 0;
  if (digits.empty() || digits.size() > kDigits) return std::nullopt;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), count);
  if (error != std::errc() || end != digits.data() + digits.size()) return std::nullopt;
  return count;
}

/// `2x Name`, `2 Name`, `2 x Name`, `Name x2`, `Name x 2`, `Name`; bullets in front.
Item readItem(std::string_view text) {
  text = trim(text);
  const bool named = !text.empty() && ((text.front() >= 'A' && text.front() <= 'Z') || isDigit(text.front()));
  if (!named) {
    for (const std::string_view bullet : {"- ", "* ", "• ", "·"})
      if (text.starts_with(bullet)) text = trim(text.substr(bullet.size()));
  }
  const auto isTimes = [](char c) { return c == 'x' || c == 'X' || c == '*'; };
  constexpr std::string_view kTimes = "×";

  const auto digits = static_cast<std::size_t>(std::find_if_not(text.begin(), text.end(), isDigit) - text.begin());
  if (const auto count = readCount(text.substr(0, digits))) {
    std::string_view rest = text.substr(digits);
    const bool apart = !rest.empty() && isBlank(rest.front());
    rest = trim(rest);
    const bool sign = rest.starts_with(kTimes);
    // `2 Xaviar`: an x is a count's only where a blank or the name's capital letter follows it.
    const bool letter = rest.size() > 1 && isTimes(rest.front()) && (isBlank(rest[1]) || (!apart && rest[1] != '-'));
    if (sign || letter) {
      rest = trim(rest.substr(sign ? kTimes.size() : 1));
      if (!rest.empty()) return {rest, *count, true};
    } else if (apart && !rest.empty()) {
      return {rest, *count, true};
    }
  }

  std::size_t begin = text.size();
  while (begin > 0 && isDigit(text[begin - 1])) --begin;
  if (const auto count = readCount(text.substr(begin))) {
    std::string_view rest = trim(text.substr(0, begin));
    const bool sign = rest.ends_with(kTimes);
    const bool letter = rest.size() > 2 && isTimes(rest.back()) && isBlank(rest[rest.size() - 2]);
    if (sign || letter) {
      rest = trim(rest.substr(0, rest.size() - (sign ? kTimes.size() : 1)));
      if (!rest.empty()) return {rest, *count, true};
    }
  }
  return {text, 1, false};
}

/// What a crypt line can mean: the name before its columns, and the group that they end in.
struct CryptColumns {
  std::string_view name;
  std::uint8_t group = 0;
};

/// `Nathan Turner      4  PRO ani      Gangrel:6`: behind two blanks, or behind one the capacity. Null: no columns.
std::optional<CryptColumns> readColumns(std::string_view text) {
  CryptColumns columns;
  const std::size_t colon = text.rfind(':');
  if (colon != std::string_view::npos) {
    const auto group = readCount(trim(text.substr(colon + 1)));
    if (group) columns.group = static_cast<std::uint8_t>(*group);
  }
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (!isBlank(text[at]) || at == 0) continue;
    const std::size_t next = std::min(text.find_first_not_of(" \t", at), text.size());
    const auto end = static_cast<std::size_t>(
        std::find_if_not(text.begin() + static_cast<std::ptrdiff_t>(next), text.end(), isDigit) - text.begin());
    const bool capacity = end > next && end - next <= 2 && end < text.size() && isBlank(text[end]);
    if (next - at >= 2 || text[at] == '\t' || (capacity && columns.group > 0)) {
      columns.name = trim(text.substr(0, at));
      return columns;
    }
    at = next - 1;
  }
  return std::nullopt;
}

/// Sets the card to one of them. The group tells vampires of one name apart; 0: unknown.
void choose(DeckEntry &entry, std::span<const cards::CardIndex> found, const cards::Database &cards,
            std::uint8_t group) {
  entry.card = found.front();
  entry.several = found.size() > 1;
  if (!entry.several || group == 0) return;
  const auto sameGroup =
      std::find_if(found.begin(), found.end(), [&](cards::CardIndex one) { return cards.figures(one).group == group; });
  if (sameGroup != found.end()) entry.card = *sameGroup;
}

/// Sets card and nearest.
void resolve(DeckEntry &entry, const cards::Database &cards, std::uint8_t group) {
  if (const auto written = cards.byWrittenName(entry.name); !written.empty()) {
    choose(entry, written, cards, group);
    return;
  }
  std::vector<cards::CardIndex> found = cards.byName(entry.name);
  if (found.empty()) {
    // `Kemintiri ADV`, as some programs write it.
    const std::string_view name = entry.name;
    for (const std::string_view mark : {" ADV", " Adv", " adv"})
      if (found.empty() && name.ends_with(mark))
        found = cards.byName(std::string(name.substr(0, name.size() - mark.size())) + " (ADV)");
  }
  if (found.empty() && entry.count > 1) {
    // `44 Magnum` is a name of its own.
    std::string whole = std::to_string(entry.count) + " " + entry.name;
    found = cards.byName(whole);
    if (!found.empty()) {
      entry.range.begin -=
          static_cast<std::uint32_t>(std::min<std::size_t>(whole.size() - entry.name.size(), entry.range.begin));
      entry.name = std::move(whole);
      entry.count = 1;
    }
  }
  if (!found.empty()) {
    choose(entry, found, cards, group);
    return;
  }
  const std::vector<cards::CardIndex> nearest = cards.nearestNames(entry.name, 1);
  if (!nearest.empty()) entry.nearest = cards.card(nearest.front()).name;
}

DeckEntry makeEntry(std::string_view text, std::string_view name, int count) {
  const auto begin = static_cast<std::uint32_t>(name.data() - text.data());
  DeckEntry entry;
  entry.name = name;
  entry.count = count;
  entry.range = {begin, begin + static_cast<std::uint32_t>(name.size())};
  return entry;
}

/// The lines of a text with LF, CRLF or CR at their ends.
template <typename Use>
void forEachLine(std::string_view text, Use use) {
  while (!text.empty()) {
    const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
    use(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
}

}  // namespace

DeckEntry readDeckItem(std::string_view item) {
  const Item read = readItem(item);
  return makeEntry(item, read.name, read.count);
}

void resolveDeck(Deck &deck, const cards::Database &cards) {
  for (DeckEntry &entry : deck.entries) resolve(entry, cards, 0);
}

Deck readDeckText(std::string_view text, const cards::Database &cards) {
  // A list with a crypt's head is laid out like the archive: what stands before it is about the tournament and the
  // deck, and lines without a count are remarks.
  bool laidOut = false;
  forEachLine(text, [&laidOut](std::string_view line) {
    const auto heading = readHeading(withoutComment(line));
    laidOut = laidOut || (heading && *heading == "crypt");
  });

  Deck deck;
  bool inside = !laidOut;
  forEachLine(text.starts_with("\xEF\xBB\xBF") ? text.substr(3) : text, [&](std::string_view whole) {
    const std::string_view line = withoutComment(whole);
    if (line.empty() || isRule(line)) return;
    if (const auto heading = readHeading(line)) {
      inside = inside || *heading == "crypt";
      return;
    }
    if (!inside || isRemark(line)) return;
    const Item item = readItem(line);
    DeckEntry entry = makeEntry(text, item.name, item.count);
    const auto columns = readColumns(item.name);
    if (columns && (!laidOut || item.counted)) {
      // A name may have two blanks by mistake; the whole line is tried where the name before them is none.
      DeckEntry cut = makeEntry(text, columns->name, item.count);
      resolve(cut, cards, columns->group);
      if (cut.card != cards::kNoCard || cards.byName(entry.name).empty()) {
        deck.entries.push_back(std::move(cut));
        return;
      }
    }
    resolve(entry, cards, 0);
    if (laidOut && !item.counted && entry.card == cards::kNoCard) return;
    deck.entries.push_back(std::move(entry));
  });
  return deck;
}

}  // namespace vtes::model
