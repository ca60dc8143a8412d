#include "model/front_matter.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <set>

#include "cards/abbreviate.h"
#include "cards/fold.h"
#include "model/yaml_tree.h"
#include "syntax/tree.h"

namespace vtes::model {
namespace {

using Kind = FrontMatterFault::Kind;
using Keys = std::vector<std::string_view>;

bool isPhaseWord(std::string_view word) {
  constexpr std::array<std::string_view, 5> kPhases = {"UN", "MA", "MI", "IN", "DI"};
  return std::find(kPhases.begin(), kPhases.end(), word) != kPhases.end();
}

/// Edits between two words; neighbours exchanged count once.
std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::vector<std::size_t>> rows(a.size() + 1, std::vector<std::size_t>(b.size() + 1));
  for (std::size_t i = 0; i <= a.size(); ++i) {
    for (std::size_t j = 0; j <= b.size(); ++j) {
      if (i == 0 || j == 0) {
        rows[i][j] = i + j;
        continue;
      }
      const bool same = a[i - 1] == b[j - 1];
      rows[i][j] = std::min({rows[i - 1][j] + 1, rows[i][j - 1] + 1, rows[i - 1][j - 1] + (same ? 0 : 1)});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
        rows[i][j] = std::min(rows[i][j], rows[i - 2][j - 2] + 1);
    }
  }
  return rows[a.size()][b.size()];
}

/// The key that was probably meant, or nothing.
std::string nearestKey(std::string_view seen, const Keys &keys) {
  constexpr std::size_t kLongestKey = 24;
  if (seen.size() > kLongestKey) return {};
  const std::string folded = cards::foldLower(seen);
  std::string_view nearest;
  std::size_t least = std::string_view::npos;
  for (const std::string_view key : keys) {
    // `player` for `players`, `transcribed_by` for `transcriber`: a common start says as much as few edits.
    const bool stem = folded.size() > 3 && (key.starts_with(folded) || folded.starts_with(key));
    const std::size_t edits = stem ? 1 : distance(folded, key);
    if (edits < least) {
      least = edits;
      nearest = key;
    }
  }
  return least <= 2 && least * 2 <= nearest.size() ? std::string(nearest) : std::string();
}

template <typename Number>
std::optional<Number> readNumber(std::string_view text) {
  Number number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

/// YYYY-MM-DD as YYYYMMDD; 0 when it is no day of the calendar.
std::uint32_t readDate(std::string_view text) {
  if (text.size() != 10 || text[4] != '-' || text[7] != '-') return 0;
  const auto year = readNumber<unsigned>(text.substr(0, 4));
  const auto month = readNumber<unsigned>(text.substr(5, 2));
  const auto day = readNumber<unsigned>(text.substr(8, 2));
  if (!year || !month || !day) return 0;
  const std::chrono::year_month_day date(std::chrono::year(static_cast<int>(*year)), std::chrono::month(*month),
                                         std::chrono::day(*day));
  return date.ok() ? (*year * 100 + *month) * 100 + *day : 0;
}

/// Finds where a pin can be put, in the manner of what is there.
class PinPlaces {
 public:
  PinPlaces(const text::Source &source, const YamlTree &tree, std::vector<EmptyPin> &empty)
      : bytes_(source.clean()), lineEnd_(source.lineEnd()), source_(source), tree_(tree), empty_(empty) {}

  std::optional<PinPlace> find(const YamlNode &root) {
    if (root.kind == YamlNode::Kind::Null) return behindAll("");
    if (root.kind != YamlNode::Kind::Map) return std::nullopt;
    for (std::size_t i = 0; i + 1 < root.children.size(); i += 2) {
      const YamlNode &key = node(root.children[i]);
      if (key.kind != YamlNode::Kind::Scalar || key.value != "cards") continue;
      const YamlNode &value = node(root.children[i + 1]);
      if (value.kind == YamlNode::Kind::Map) return inMap(value);
      return value.kind == YamlNode::Kind::Null ? behindKey(root, key) : std::nullopt;
    }
    if (isFlow(root)) return behindBrace(root, "cards: {", "}");
    const auto indent = indentOf(root);
    return indent ? std::optional(behindAll(*indent)) : std::nullopt;
  }

 private:
  [[nodiscard]] const YamlNode &node(std::uint32_t index) const { return tree_.nodes[index]; }
  [[nodiscard]] bool isFlow(const YamlNode &map) const {
    return map.range.begin < bytes_.size() && bytes_[map.range.begin] == '{';
  }
  [[nodiscard]] text::ByteRange written(const YamlNode &scalar) const {
    return writtenRange(source_, {scalar.value, scalar.range});
  }
  [[nodiscard]] std::uint32_t lineEndAt(std::uint32_t at) const { return source_.line(source_.lineOf(at)).end; }

  /// Of the keys of a mapping; nothing where more than blanks is in front of the first.
  [[nodiscard]] std::optional<std::string> indentOf(const YamlNode &map) const {
    const std::uint32_t begin = written(node(map.children.front())).begin;
    const std::string_view before = bytes_.substr(0, begin).substr(source_.line(source_.lineOf(begin)).begin);
    if (before.find_first_not_of(' ') != std::string_view::npos) return std::nullopt;
    return std::string(before);
  }

  /// As the last key of the block.
  [[nodiscard]] PinPlace behindAll(const std::string &indent) const {
    const text::ByteRange content = source_.frontMatter().content;
    const std::string_view text = source_.slice(content);
    const bool open = !text.empty() && text.back() != '\n' && text.back() != '\r';
    return {
        {content.end, content.end}, (open ? lineEnd_ : "") + indent + "cards:" + lineEnd_ + indent + "  ", lineEnd_};
  }

  [[nodiscard]] PinPlace behindBrace(const YamlNode &map, std::string before, std::string after) const {
    const std::uint32_t at = map.range.begin + 1;
    if (!map.children.empty()) after += ", ";
    return {{at, at}, std::move(before), std::move(after)};
  }

  /// Where the value of a key stands that has none, or has `~` or `null`; nothing where the colon is not there either.
  [[nodiscard]] std::optional<text::ByteRange> nullBehind(const YamlNode &key) const {
    const auto skipped = [this](std::size_t at) {
      return std::min(bytes_.find_first_not_of(" \t", at), bytes_.size());
    };
    const std::size_t colon = skipped(written(key).end);
    if (colon == bytes_.size() || bytes_[colon] != ':') return std::nullopt;
    const auto begin = static_cast<std::uint32_t>(colon + 1);
    const std::size_t word = skipped(begin);
    const std::size_t end = std::min(bytes_.find_first_of(" \t\r\n,}", word), bytes_.size());
    const std::string_view value = bytes_.substr(word, end - word);
    const bool stated = value == "~" || value == "null" || value == "Null" || value == "NULL";
    return text::ByteRange{begin, stated ? static_cast<std::uint32_t>(end) : begin};
  }

  /// `cards:` with nothing behind it.
  [[nodiscard]] std::optional<PinPlace> behindKey(const YamlNode &root, const YamlNode &key) const {
    const auto place = nullBehind(key);
    if (!place) return std::nullopt;
    const auto indent = indentOf(root);
    if (isFlow(root) || !indent || !place->empty()) return PinPlace{*place, " {", "}"};
    const std::uint32_t end = lineEndAt(place->end);
    return PinPlace{{end, end}, lineEnd_ + *indent + "  ", ""};
  }

  [[nodiscard]] std::optional<PinPlace> inMap(const YamlNode &map) {
    if (map.children.empty()) return isFlow(map) ? std::optional(behindBrace(map, "", "")) : std::nullopt;
    std::optional<text::ByteRange> last;
    for (std::size_t i = 0; i + 1 < map.children.size(); i += 2) {
      const YamlNode &key = node(map.children[i]);
      const YamlNode &value = node(map.children[i + 1]);
      last.reset();
      if (value.kind == YamlNode::Kind::Scalar) last = written(value);
      if (key.kind != YamlNode::Kind::Scalar || value.kind != YamlNode::Kind::Null) continue;
      last = nullBehind(key);
      if (last) empty_.push_back({key.value, {*last, " ", ""}});
    }
    if (isFlow(map)) return last ? PinPlace{{last->end, last->end}, ", ", ""} : behindBrace(map, "", "");
    const auto indent = indentOf(map);
    if (!indent) return std::nullopt;
    if (last) {
      const std::uint32_t end = lineEndAt(last->end);
      return PinPlace{{end, end}, lineEnd_ + *indent, ""};
    }
    const std::uint32_t first = written(node(map.children.front())).begin;
    return PinPlace{{first, first}, "", lineEnd_ + *indent};
  }

  std::string_view bytes_;
  std::string lineEnd_;
  const text::Source &source_;
  const YamlTree &tree_;
  std::vector<EmptyPin> &empty_;
};

class Reader {
 public:
  Reader(const text::Source &source, YamlTree tree, FrontMatter &result)
      : source_(source), tree_(std::move(tree)), result_(result) {}

  void read() {
    const YamlNode &root = tree_.nodes.front();
    result_.pinPlace = PinPlaces(source_, tree_, result_.emptyPins).find(root);
    if (root.kind == YamlNode::Kind::Null) return;
    if (root.kind != YamlNode::Kind::Map) {
      fault(Kind::NotMapping, root.range);
      return;
    }
    const YamlNode *pool = nullptr;
    forEachPair(root, frontMatterKeys(), [&](const YamlNode &key, const YamlNode &value) {
      if (key.value == "players") {
        readSeats(key, value);
      } else if (key.value == "cards") {
        readPins(key, value);
      } else if (key.value == "pool") {
        pool = &value;
      } else {
        readText(key, value);
      }
    });
    nameSeats();
    if (pool != nullptr) readPool(*pool);
    if (result_.date) {
      result_.dateNumber = readDate(result_.date->value);
      if (result_.dateNumber == 0) fault(Kind::BadDate, result_.date->range, result_.date->value);
    }
    const Keys &ends = frontMatterEnds();
    if (result_.end && std::find(ends.begin(), ends.end(), result_.end->value) == ends.end())
      fault(Kind::BadEnd, result_.end->range, result_.end->value, nearestKey(result_.end->value, ends));
  }

 private:
  void fault(Kind kind, text::ByteRange range, std::string seen = {}, std::string wanted = {}) {
    result_.faults.push_back({kind, range, std::move(seen), std::move(wanted)});
  }

  /// The bytes that stand for a node in a message: a scalar's own, of a list or mapping those of its key.
  static text::ByteRange shown(const YamlNode &key, const YamlNode &value) {
    return value.kind == YamlNode::Kind::Scalar && !value.range.empty() ? value.range : key.range;
  }

  void wrongType(const YamlNode &key, const YamlNode &value, std::string_view wanted) {
    fault(Kind::WrongType, shown(key, value), key.value, std::string(wanted));
  }

  /// Calls `read` for each pair of a mapping that has a known key and a value, the first of equal keys.
  template <typename Read>
  void forEachPair(const YamlNode &map, const Keys &known, Read read) {
    std::set<std::string_view> seen;
    for (std::size_t index = 0; index + 1 < map.children.size(); index += 2) {
      const YamlNode &key = tree_.nodes[map.children[index]];
      const YamlNode &value = tree_.nodes[map.children[index + 1]];
      if (!known.empty() && std::find(known.begin(), known.end(), key.value) == known.end()) {
        fault(Kind::UnknownKey, key.range, key.value, nearestKey(key.value, known));
      } else if (!seen.insert(key.value).second) {
        fault(Kind::DuplicateKey, key.range, key.value);
      } else if (value.kind != YamlNode::Kind::Null) {
        read(key, value);
      }
    }
  }

  static Scalar scalar(const YamlNode &node) { return {node.value, node.range}; }

  void readText(const YamlNode &key, const YamlNode &value) {
    if (value.kind != YamlNode::Kind::Scalar) {
      wrongType(key, value, "a text");
      return;
    }
    const std::array<std::pair<std::string_view, std::optional<Scalar> *>, 9> texts = {{
        {"title", &result_.title},
        {"date", &result_.date},
        {"place", &result_.place},
        {"event", &result_.event},
        {"round", &result_.round},
        {"table", &result_.table},
        {"transcriber", &result_.transcriber},
        {"rules", &result_.rules},
        {"end", &result_.end},
    }};
    for (const auto &[name, place] : texts)
      if (name == key.value) *place = scalar(value);
  }

  void readSeats(const YamlNode &key, const YamlNode &value) {
    if (value.kind != YamlNode::Kind::List) {
      wrongType(key, value, "a list of seats");
      return;
    }
    for (const std::uint32_t index : value.children) {
      const YamlNode &item = tree_.nodes[index];
      if (item.kind == YamlNode::Kind::Scalar) {
        Seat seat;
        seat.name = scalar(item);
        result_.seats.push_back(std::move(seat));
      } else if (item.kind == YamlNode::Kind::Map) {
        readSeat(key, item);
      } else {
        wrongType(key, item, "a name, or a mapping with a name, for each seat");
      }
    }
  }

  void readSeat(const YamlNode &players, const YamlNode &map) {
    Seat seat;
    bool named = false;
    forEachPair(map, seatKeys(), [&](const YamlNode &key, const YamlNode &value) {
      if (key.value == "deck") {
        readDeck(key, value, seat);
        return;
      }
      if (value.kind != YamlNode::Kind::Scalar) {
        wrongType(key, value, key.value == "vp" ? "a number" : "a text");
      } else if (key.value == "name") {
        seat.name = scalar(value);
        named = true;
      } else if (key.value == "abbr") {
        seat.abbr = scalar(value);
      } else {
        seat.vp = readNumber<double>(value.value);
        if (!seat.vp) wrongType(key, value, "a number");
      }
    });
    if (!named) {
      const text::ByteRange range = map.children.empty() ? players.range : tree_.nodes[map.children.front()].range;
      fault(Kind::WrongType, range, players.value, "a name for each seat");
      if (!seat.abbr) return;
      // A seat is a seat: the others keep their places.
      seat.name = *seat.abbr;
    }
    result_.seats.push_back(std::move(seat));
  }

  void readDeck(const YamlNode &key, const YamlNode &value, Seat &seat) {
    if (value.kind == YamlNode::Kind::Scalar) {
      seat.deckPath = scalar(value);
      return;
    }
    if (value.kind != YamlNode::Kind::List) {
      wrongType(key, value, "a path or a list of card names");
      return;
    }
    Deck deck;
    deck.entries.reserve(value.children.size());
    for (const std::uint32_t index : value.children) {
      const YamlNode &item = tree_.nodes[index];
      if (item.kind == YamlNode::Kind::Scalar) {
        deck.entries.push_back(readItem(item));
      } else if (!readPair(item, deck)) {
        wrongType(key, item, "card names");
      }
    }
    seat.inlineDeck = std::move(deck);
  }

  [[nodiscard]] DeckEntry readItem(const YamlNode &item) const {
    DeckEntry entry = readDeckItem(item.value);
    // Offsets within the value are offsets within the file where no escape stands between them.
    if (source_.clean().substr(item.range.begin, item.range.size()) == item.value) {
      entry.range = {item.range.begin + entry.range.begin, item.range.begin + entry.range.end};
    } else {
      entry.range = item.range;
    }
    return entry;
  }

  /// `- Second Tradition: Domain` is a mapping to YAML, and so is `- Blood Doll: 4`; both are clear enough.
  bool readPair(const YamlNode &item, Deck &deck) const {
    if (item.kind != YamlNode::Kind::Map || item.children.size() != 2) return false;
    const YamlNode &key = tree_.nodes[item.children[0]];
    const YamlNode &value = tree_.nodes[item.children[1]];
    if (key.kind != YamlNode::Kind::Scalar || value.kind != YamlNode::Kind::Scalar) return false;
    DeckEntry entry;
    if (const auto count = readNumber<int>(value.value)) {
      entry = readItem(key);
      entry.count = *count;
    } else {
      YamlNode joined = key;
      joined.value = key.value + ": " + value.value;
      joined.range.end = value.range.end;
      entry = readItem(joined);
    }
    deck.entries.push_back(std::move(entry));
    return true;
  }

  void readPins(const YamlNode &key, const YamlNode &value) {
    if (value.kind != YamlNode::Kind::Map) {
      wrongType(key, value, "a mapping of abbreviations to card names");
      return;
    }
    forEachPair(value, {}, [&](const YamlNode &abbr, const YamlNode &name) {
      if (abbr.kind != YamlNode::Kind::Scalar || name.kind != YamlNode::Kind::Scalar) {
        wrongType(abbr.kind == YamlNode::Kind::Scalar ? abbr : key, name, "a card name");
      } else {
        result_.pins.push_back({scalar(abbr), scalar(name)});
      }
    });
  }

  /// Abbreviations of all seats, given or by TS 1.3; two equal ones are a fault.
  void nameSeats() {
    std::vector<std::string> names;
    for (const Seat &seat : result_.seats) names.push_back(seat.name.value);
    abbreviations_ = cards::abbreviatePlayers(names);
    std::set<std::string> seen;
    for (std::size_t index = 0; index < result_.seats.size(); ++index) {
      const Seat &seat = result_.seats[index];
      if (seat.abbr) abbreviations_[index] = seat.abbr->value;
      const std::string &abbr = abbreviations_[index];
      const auto range = seat.abbr ? seat.abbr->range : seat.name.range;
      if (!isPlayerWord(abbr) && !isPhaseWord(abbr)) {
        std::string upper = abbr;
        std::transform(upper.begin(), upper.end(), upper.begin(),
                       [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; });
        fault(Kind::BadAbbreviation, range, abbr, upper != abbr && isPlayerWord(upper) ? upper : "");
      }
      if (!seen.insert(cards::foldLower(abbr)).second) fault(Kind::DuplicatePlayer, range, abbr);
    }
  }

  void readPool(const YamlNode &pool) {
    static constexpr std::string_view kWanted = "a number, or a mapping of players to numbers";
    const auto read = [this](const YamlNode &node) -> std::optional<int> {
      const auto number = node.kind == YamlNode::Kind::Scalar ? readNumber<int>(node.value) : std::nullopt;
      if (!number || *number < 0) {
        fault(Kind::WrongType, node.range, "pool", std::string(kWanted));
        return std::nullopt;
      }
      return number;
    };
    if (pool.kind != YamlNode::Kind::Map) {
      result_.pool = read(pool);
      return;
    }
    forEachPair(pool, {}, [&](const YamlNode &key, const YamlNode &value) {
      const std::string wanted = cards::foldLower(key.value);
      for (std::size_t index = 0; index < result_.seats.size(); ++index) {
        if (wanted != cards::foldLower(abbreviations_[index]) &&
            wanted != cards::foldLower(result_.seats[index].name.value))
          continue;
        result_.seats[index].pool = read(value);
        return;
      }
      fault(Kind::UnknownPlayer, key.range, key.value);
    });
  }

  const text::Source &source_;
  YamlTree tree_;
  FrontMatter &result_;
  std::vector<std::string> abbreviations_;
};

}  // namespace

const std::vector<std::string_view> &seatKeys() {
  static const Keys keys = {"name", "abbr", "deck", "vp"};
  return keys;
}

const std::vector<std::string_view> &frontMatterEnds() {
  static const Keys ends = {"time", "concession", "oust"};
  return ends;
}

text::ByteRange writtenRange(const text::Source &source, const Scalar &scalar) {
  const std::string_view bytes = source.bytes();
  const text::ByteRange range = scalar.range;
  if (range.begin == 0 || range.end >= bytes.size()) return range;
  const char quote = bytes[range.begin - 1];
  const bool quoted = (quote == '"' || quote == '\'') && bytes[range.end] == quote;
  return quoted ? text::ByteRange{range.begin - 1, range.end + 1} : range;
}

const std::vector<std::string_view> &frontMatterKeys() {
  static const Keys keys = {"title",       "date",  "place", "event",   "round", "table",
                            "transcriber", "rules", "pool",  "players", "cards", "end"};
  return keys;
}

FrontMatter readFrontMatter(const text::Source &source) {
  FrontMatter result;
  const text::FrontMatterBlock &block = source.frontMatter();
  if (!block.present) return result;
  result.present = true;
  const std::uint32_t begin = source.bomLength();
  if (block.fence.begin > begin) result.faults.push_back({Kind::NotFirst, {begin, block.fence.begin}, {}, {}});
  if (!block.closed) result.faults.push_back({Kind::NeverClosed, block.fence, {}, {}});
  YamlTree tree = readYaml(source.clean().substr(block.content.begin, block.content.size()), block.content.begin);
  if (tree.failed) {
    // Of a block without an end, nobody knows how much is meant to be YAML.
    if (block.closed) result.faults.push_back({Kind::NotYaml, tree.range, tree.message, {}});
  } else if (tree.nodes.empty()) {
    result.pinPlace = PinPlaces(source, tree, result.emptyPins).find({});
  } else {
    Reader(source, std::move(tree), result).read();
  }
  std::stable_sort(result.faults.begin(), result.faults.end(),
                   [](const FrontMatterFault &a, const FrontMatterFault &b) { return a.range.begin < b.range.begin; });
  return result;
}

bool isPlayerWord(std::string_view word) {
  const auto capital = [](char c) { return c >= 'A' && c <= 'Z'; };
  const bool plain = std::all_of(word.begin(), word.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
  if (plain && word.size() > 2 && capital(word[0]) && capital(word[1])) {  // nearly all: no parser for those
    return std::all_of(word.begin(), word.end(), [&](char c) { return capital(c) || (c >= '0' && c <= '9'); });
  }
  syntax::Parser parser;
  const auto tree = parser.parse(word, word, false);
  return tree->tokens.size() == 1 && tree->tokens.front().kind == syntax::TokenKind::Player;
}

}  // namespace vtes::model
