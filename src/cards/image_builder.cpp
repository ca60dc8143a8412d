#include "cards/image_builder.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <map>
#include <set>
#include <type_traits>
#include <unordered_map>

#include "cards/fold.h"
#include "cards/image.h"
#include "cards/name_rules.h"
#include "cards/tsv.h"

namespace vtes::cards {
namespace image {

namespace {

constexpr char kGap = ' ';
constexpr char kNothing = '\0';
constexpr char kNotPlain = '\1';

/// What a byte of a name becomes in its key: its lower-case letter, a gap between words, or nothing.
constexpr std::array<char, 256> kInKey = [] {
  std::array<char, 256> table{};
  for (std::size_t byte = 0; byte < table.size(); ++byte) {
    const auto c = static_cast<char>(byte);
    const bool upper = c >= 'A' && c <= 'Z';
    const bool kept = upper || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || byte >= 0x80;
    const bool vanishes = c == '\'' || c == '.' || c == '"';
    table[byte] = upper ? static_cast<char>(c - 'A' + 'a') : kept ? c : vanishes ? kNothing : kGap;
  }
  return table;
}();

/// The same for names in ASCII without an article behind them and without a mark; kNotPlain: the name is none of those.
constexpr std::array<char, 256> kInPlainKey = [] {
  std::array<char, 256> table = kInKey;
  for (std::size_t byte = 0x80; byte < table.size(); ++byte) table[byte] = kNotPlain;
  for (const char c : {',', '(', '['}) table[static_cast<unsigned char>(c)] = kNotPlain;
  return table;
}();

}  // namespace

std::optional<std::size_t> plainNameKey(std::string_view name, char *key) {
  std::size_t length = 0;
  bool gap = false;
  for (const char c : name) {
    const char of = kInPlainKey[static_cast<unsigned char>(c)];
    if (of > kGap) {
      // A gap takes the place of the byte that made it.
      if (gap) key[length++] = kGap;
      gap = false;
      key[length++] = of;
    } else if (of == kGap) {
      gap = length > 0;
    } else if (of == kNotPlain) {
      return std::nullopt;
    }
  }
  return length;
}

std::string nameKey(std::string_view name) {
  const bool ascii =
      std::none_of(name.begin(), name.end(), [](char c) { return static_cast<unsigned char>(c) >= 0x80; });
  const std::string folded = ascii ? std::string() : foldLower(plainSigns(name));
  const std::string_view text = ascii ? name : std::string_view(folded);
  std::string out(text.size(), '\0');
  std::size_t length = 0;
  bool gap = false;
  for (const char c : text) {
    const char key = kInKey[static_cast<unsigned char>(c)];
    if (key == kNothing) continue;
    if (key == kGap) {
      gap = length > 0;
      continue;
    }
    if (gap) out[length++] = kGap;
    gap = false;
    out[length++] = key;
  }
  out.resize(length);
  return out;
}

}  // namespace image

namespace {

using image::Key;
using image::SectionId;

/// Candidates of each key while they are collected: the best match of each card.
using Index = std::map<std::string, std::map<CardIndex, Match>, std::less<>>;

class Builder {
 public:
  Builder(const TableTexts &texts, const std::vector<CardFacts> &cards)
      : texts_(texts), cards_(cards), rules_(texts.ignoredWords, texts.compounds, texts.families, texts.disciplines) {}

  std::string build() {
    for (const auto &card : cards_)
      canonical_.push_back(card.abbreviation.empty() ? abbreviate(card.name, card.crypt(), rules_) : card.abbreviation);
    collect();
    addIndex(exact_, image::kExactKeys, image::kExactSlots);
    addIndex(anyCase_, image::kAnyCaseKeys, image::kAnyCaseSlots);
    setSection(image::kCandidates, candidates_);
    // Strings lie in the order in which they are added: those of keys, which every transcript needs, side by side.
    addNames();
    addWords();
    addCards();
    addTerms(image::kClans, texts_.clans);
    addTerms(image::kDisciplines, texts_.disciplines);
    setText(image::kIgnoredWords, texts_.ignoredWords);
    setText(image::kCompounds, texts_.compounds);
    setText(image::kFamilies, texts_.families);
    setText(image::kSpellings, texts_.spellings);
    setText(image::kClanTable, texts_.clans);
    setText(image::kDisciplineTable, texts_.disciplines);
    setText(image::kHookOverrides, texts_.overrides);
    setText(image::kStrings, strings_);
    return assemble();
  }

 private:
  image::String intern(const std::string &text) {
    if (text.empty()) return {};
    const auto [place, added] = interned_.emplace(text, static_cast<std::uint32_t>(strings_.size()));
    if (added) strings_ += text;
    return {place->second, static_cast<std::uint32_t>(text.size())};
  }

  void setText(SectionId id, const std::string &text) {
    bytes_[id] = text;
    counts_[id] = static_cast<std::uint32_t>(text.size());
  }

  template <typename Record>
  void setSection(SectionId id, const std::vector<Record> &records) {
    static_assert(std::is_trivially_copyable_v<Record>);
    bytes_[id].assign(reinterpret_cast<const char *>(records.data()), records.size() * sizeof(Record));
    counts_[id] = static_cast<std::uint32_t>(records.size());
  }

  void addCards() {
    constexpr std::size_t kBits = 8;
    std::vector<image::CardRecord> records;
    std::vector<CardFigures> figures;
    std::vector<std::uint8_t> piles(cards_.size() / kBits + 1);
    std::vector<image::LineRecord> lines;
    for (std::size_t i = 0; i < cards_.size(); ++i) {
      const auto &card = cards_[i];
      figures.push_back({.id = card.id,
                         .types = card.types,
                         .traits = card.traits,
                         .firstPrint = card.firstPrint,
                         .usageDecks = card.usageDecks,
                         .usageCopies = card.usageCopies,
                         .group = card.group,
                         .capacity = card.capacity,
                         .advanced = card.advanced,
                         .inferiorLines = card.inferiorLines,
                         .superiorLines = card.superiorLines,
                         .poolCost = card.poolCost,
                         .bloodCost = card.bloodCost,
                         .convictionCost = card.convictionCost});
      if (card.crypt()) piles[i / kBits] |= static_cast<std::uint8_t>(1U << i % kBits);
      image::CardRecord record{};
      record.name = intern(card.name);
      record.natural = intern(naturalName(card.name));
      record.abbreviation = intern(canonical_[i]);
      record.clans = intern(card.clans);
      record.disciplines = intern(card.disciplines);
      record.path = intern(card.path);
      record.title = intern(card.title);
      record.requirement = intern(card.requirement);
      record.text = intern(card.text);
      record.firstLine = static_cast<std::uint32_t>(lines.size());
      record.lines = static_cast<std::uint32_t>(card.lines.size());
      for (const auto &line : card.lines) lines.push_back(lineRecord(line));
      records.push_back(record);
    }
    setSection(image::kCards, records);
    setSection(image::kFigures, figures);
    setSection(image::kPiles, piles);
    setSection(image::kLines, lines);
  }

  image::LineRecord lineRecord(const LineFacts &line) {
    image::LineRecord record{};
    record.hooks = line.hooks;
    record.level = intern(line.level);
    record.disciplines = intern(line.disciplines);
    record.cost = intern(line.cost);
    record.effects = intern(line.effects);
    record.requirement = intern(line.requirement);
    record.patterns = intern(line.patterns);
    record.doubt = intern(line.doubt);
    record.use = static_cast<std::uint8_t>(line.use);
    record.source = static_cast<std::uint8_t>(line.source);
    record.confidence = static_cast<std::uint8_t>(line.confidence);
    return record;
  }

  void collect() {
    for (std::size_t i = 0; i < cards_.size(); ++i) {
      const auto &card = cards_[i];
      const auto index = static_cast<CardIndex>(i);
      add(canonical_[i], index, Match::Canonical);
      for (const auto &name : spellings(card)) {
        add(abbreviate(name, card.crypt(), rules_), index, Match::Cut);
        for (const auto &cut : otherCuts(name, card.crypt(), rules_)) add(cut, index, Match::Cut);
        if (auto word = singleWord(name, card.crypt(), rules_); word.size() > 4) {
          words_.emplace(foldLower(word), std::make_pair(word, index));
        }
      }
    }
  }

  /// Its name and the other names that the official list knows.
  static std::vector<std::string> spellings(const CardFacts &card) {
    std::vector<std::string> names{card.name};
    std::size_t at = 0;
    while (at < card.aka.size()) {
      const std::size_t end = std::min(card.aka.find(';', at), card.aka.size());
      std::string name = card.aka.substr(at, end - at);
      name.erase(0, name.find_first_not_of(' '));
      if (!name.empty()) names.push_back(std::move(name));
      at = end + 1;
    }
    return names;
  }

  void add(const std::string &abbreviation, CardIndex card, Match match) {
    const std::string word = fold(abbreviation);
    exact_[word].emplace(card, match);
    const auto [place, added] = anyCase_[foldLower(word)].emplace(card, match);
    if (!added && match < place->second) place->second = match;
  }

  [[nodiscard]] bool likelier(CardIndex a, CardIndex b) const {
    if (cards_[a].usageDecks != cards_[b].usageDecks) return cards_[a].usageDecks > cards_[b].usageDecks;
    return a < b;
  }

  void addIndex(const Index &index, SectionId keys, SectionId slots) {
    std::vector<Key> records;
    std::vector<std::uint32_t> hashes;
    for (const auto &[word, meanings] : index) {
      std::vector<Candidate> run;
      for (const auto &[card, match] : meanings) run.push_back({card, match});
      std::sort(run.begin(), run.end(), [&](const Candidate &a, const Candidate &b) {
        if (a.match != b.match) return a.match < b.match;
        return likelier(a.card, b.card);
      });
      records.push_back(key(word, run, candidates_));
      hashes.push_back(image::hash(word));
    }
    setSection(keys, records);
    addSlots(hashes, slots);
  }

  /// The key of a text; where it leads to several values they go to `several`.
  template <typename Value>
  Key key(const std::string &text, const std::vector<Value> &run, std::vector<Value> &several) {
    Key made;
    made.length = static_cast<std::uint16_t>(text.size());
    made.count = static_cast<std::uint16_t>(run.size());
    if (text.size() <= Key::kInPlace) {
      std::copy(text.begin(), text.end(), made.text.begin());
    } else {
      const std::uint32_t offset = intern(text).offset;
      std::memcpy(made.text.data(), &offset, sizeof offset);
    }
    if (run.size() == 1) {
      std::memcpy(&made.first, run.data(), sizeof(Value));
    } else {
      made.first = static_cast<std::uint32_t>(several.size());
      several.insert(several.end(), run.begin(), run.end());
    }
    return made;
  }

  /// The table of the keys of these hashes.
  void addSlots(const std::vector<std::uint32_t> &hashes, SectionId id) {
    const std::size_t size = std::bit_ceil(std::max<std::size_t>(hashes.size() * 2, 8));
    std::vector<std::uint32_t> slots(size, image::kEmptySlot);
    for (std::size_t i = 0; i < hashes.size(); ++i) {
      std::size_t slot = hashes[i] & (size - 1);
      while (slots[slot] != image::kEmptySlot) slot = (slot + 1) & (size - 1);
      slots[slot] = image::slotOf(hashes[i], static_cast<std::uint32_t>(i));
    }
    setSection(id, slots);
  }

  void addNames() {
    std::map<std::string, std::set<CardIndex>> names;
    for (std::size_t i = 0; i < cards_.size(); ++i) {
      for (const auto &name : spellings(cards_[i])) {
        const std::string natural = naturalName(name);
        const auto index = static_cast<CardIndex>(i);
        names[image::nameKey(name)].insert(index);
        names[image::nameKey(natural)].insert(index);
        names[image::nameKey(withoutArticle(natural))].insert(index);
        if (const std::size_t bracket = natural.find(" ("); bracket != std::string::npos) {
          names[image::nameKey(natural.substr(0, bracket))].insert(index);
        }
      }
    }
    // `Aurora Van Brande` for "Aurora Van Brande, Paladin", where no other card has that full name.
    std::map<std::string, std::set<CardIndex>> shorter;
    for (std::size_t i = 0; i < cards_.size(); ++i) {
      const std::string natural = naturalName(cards_[i].name);
      const std::size_t comma = natural.find(", ");
      if (comma == std::string::npos) continue;
      for (const auto &name : {natural.substr(0, comma), withoutArticle(natural.substr(0, comma))}) {
        if (const std::string key = image::nameKey(name); !names.contains(key))
          shorter[key].insert(static_cast<CardIndex>(i));
      }
    }
    names.merge(shorter);
    names.erase("");
    std::vector<Key> records;
    std::vector<std::uint32_t> hashes;
    std::vector<CardIndex> values;
    for (const auto &[name, cards] : names) {
      std::vector<CardIndex> run(cards.begin(), cards.end());
      std::stable_sort(run.begin(), run.end(), [&](CardIndex a, CardIndex b) {
        if (cards_[a].advanced != cards_[b].advanced) return cards_[b].advanced;
        return likelier(a, b);
      });
      longestName_ = std::max(longestName_, static_cast<std::uint32_t>(name.size()));
      records.push_back(key(name, run, values));
      hashes.push_back(image::hash(name));
    }
    setSection(image::kNameKeys, records);
    setSection(image::kNameCards, values);
    addSlots(hashes, image::kNameSlots);
    addFirstWords(names);
    addWrittenNames(names, records);
  }

  /// Names just as lists have them lead where their keys (`names`, one of `keys` each) do: nearly all of a deck's.
  void addWrittenNames(const std::map<std::string, std::set<CardIndex>> &names, const std::vector<Key> &keys) {
    std::map<std::string, Key> written;
    for (const auto &card : cards_) {
      for (const std::string &name : {card.name, naturalName(card.name)}) {
        const auto place = names.find(image::nameKey(naturalName(name)));
        // What stands in brackets chooses among those that the rest of the name leads to.
        if (place == names.end() || name.find_first_of("([") != std::string::npos) continue;
        written.emplace(name, keys[static_cast<std::size_t>(std::distance(names.begin(), place))]);
      }
    }
    std::vector<Key> records;
    std::vector<std::uint32_t> hashes;
    std::vector<CardIndex> nothing;
    for (const auto &[name, leads] : written) {
      Key made = key(name, {}, nothing);
      made.first = leads.first;
      made.count = leads.count;
      records.push_back(made);
      hashes.push_back(image::hash(name));
    }
    setSection(image::kWrittenNameKeys, records);
    addSlots(hashes, image::kWrittenNameSlots);
  }

  /// The words that names of several words begin with: most words of a transcript are none, and need no longer look.
  void addFirstWords(const std::map<std::string, std::set<CardIndex>> &names) {
    std::set<std::string> first;
    for (const auto &[name, cards] : names) first.insert(name.substr(0, name.find(' ')));
    std::vector<Key> records;
    std::vector<std::uint32_t> hashes;
    std::vector<CardIndex> nothing;
    for (const auto &word : first) {
      records.push_back(key(word, {}, nothing));
      hashes.push_back(image::hash(word));
    }
    setSection(image::kFirstWordKeys, records);
    addSlots(hashes, image::kFirstWordSlots);
  }

  static std::string withoutArticle(const std::string &natural) {
    for (const std::string_view article : {"The ", "An ", "A "}) {
      if (natural.starts_with(article)) return natural.substr(article.size());
    }
    return natural;
  }

  void addWords() {
    std::vector<image::SingleWord> records;
    for (const auto &[lower, entry] : words_) records.push_back({intern(entry.first), entry.second});
    setSection(image::kWords, records);
  }

  void addTerms(SectionId id, const std::string &text) {
    const Table table("", text);
    const int abbr = table.column("abbr");
    const int name = table.column("name");
    std::vector<image::TermRecord> records;
    for (std::size_t row = 0; row < table.rows(); ++row) {
      records.push_back({intern(std::string(table.cell(row, abbr))), intern(std::string(table.cell(row, name)))});
    }
    setSection(id, records);
  }

  [[nodiscard]] std::string assemble() const {
    image::Header header;
    header.longestName = longestName_;
    header.rules = rulesHash(texts_);
    constexpr std::size_t kAlign = 8;
    std::size_t at = (sizeof(image::Header) + kAlign - 1) / kAlign * kAlign;
    for (std::size_t i = 0; i < image::kSectionCount; ++i) {
      header.sections[i] = {static_cast<std::uint32_t>(at), counts_[i]};
      at = (at + bytes_[i].size() + kAlign - 1) / kAlign * kAlign;
    }
    header.size = static_cast<std::uint32_t>(at);
    std::string out(at, '\0');
    std::memcpy(out.data(), &header, sizeof header);
    for (std::size_t i = 0; i < image::kSectionCount; ++i) {
      std::memcpy(out.data() + header.sections[i].offset, bytes_[i].data(), bytes_[i].size());
    }
    return out;
  }

  const TableTexts &texts_;
  const std::vector<CardFacts> &cards_;
  NameRules rules_;
  std::string strings_;
  std::unordered_map<std::string, std::uint32_t> interned_;
  std::vector<std::string> canonical_;
  Index exact_;
  Index anyCase_;
  std::vector<Candidate> candidates_;
  std::multimap<std::string, std::pair<std::string, CardIndex>> words_;
  std::uint32_t longestName_ = 0;
  std::array<std::string, image::kSectionCount> bytes_;
  std::array<std::uint32_t, image::kSectionCount> counts_{};
};

}  // namespace

std::uint32_t rulesHash(const TableTexts &texts) {
  std::uint32_t value = image::hash(image::kLayout);
  for (const std::string *text :
       {&texts.ignoredWords, &texts.compounds, &texts.families, &texts.spellings, &texts.clans, &texts.disciplines}) {
    value = value * 31U + image::hash(*text);
  }
  return value;
}

std::string buildImage(const TableTexts &texts, std::string &error) {
  std::vector<CardFacts> cards;
  if (!readFacts(texts, cards, error)) return {};
  return Builder(texts, cards).build();
}

}  // namespace vtes::cards
