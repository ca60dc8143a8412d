#include "cards/database.h"

#include <algorithm>
#include <charconv>

#include "cards/abbreviate.h"
#include "cards/builtin_image.h"
#include "cards/builtin_rules.h"
#include "cards/database_impl.h"
#include "cards/facts.h"
#include "cards/fold.h"
#include "cards/folder.h"
#include "cards/image_builder.h"
#include "cards/image_file.h"
#include "cards/name_rules.h"

namespace vtes::cards {
namespace {

bool ascii(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

/// The longest word that an index can hold, and then some.
constexpr std::size_t kLongestWord = 32;

/// No card's name is longer; one that is asked for may be, and is looked up the long way.
constexpr std::size_t kLongestPlainName = 128;

/// What a name's marks ask for: `(ADV)`, `[G5]`.
struct Wanted {
  std::optional<bool> advanced;
  std::optional<std::uint8_t> group;
};

Wanted marks(std::string_view name) {
  Wanted wanted;
  std::size_t at = 0;
  while ((at = name.find_first_of("([", at)) != std::string_view::npos) {
    const std::size_t close = name.find_first_of(")]", at);
    if (close == std::string_view::npos) break;
    const std::string inside = foldLower(name.substr(at + 1, close - at - 1));
    if (inside == "adv" || inside == "advanced") wanted.advanced = true;
    if (inside == "base") wanted.advanced = false;
    if (inside.size() == 2 && inside[0] == 'g' && inside[1] >= '0' && inside[1] <= '9') {
      wanted.group = static_cast<std::uint8_t>(inside[1] - '0');
    }
    at = close;
  }
  return wanted;
}

}  // namespace

std::vector<CardIndex> Database::Impl::named(std::string_view key) const {
  const image::Key *found = view.find(image::kNameKeys, image::kNameSlots, key);
  if (found == nullptr) return {};
  const auto cards = view.values<CardIndex>(*found, image::kNameCards);
  return {cards.begin(), cards.end()};
}

Database::Impl::Impl(std::string_view bytes, std::shared_ptr<const void> owned)
    : storage(std::move(owned)), view(bytes) {
  for (const auto &[id, terms] : {std::pair{image::kClans, &clans}, std::pair{image::kDisciplines, &disciplines}}) {
    const auto records = view.section<image::TermRecord>(id);
    terms->reserve(records.size());
    for (const auto &record : records) {
      terms->push_back({view.text(record.abbreviation), view.text(record.name)});
    }
  }
}

Database::Database(std::shared_ptr<const Impl> impl) : impl_(std::move(impl)) {}

const Database &Database::builtin() {
  static const Database database{std::make_shared<const Impl>(builtinImage(), nullptr)};
  return database;
}

std::shared_ptr<const Database> Database::load(const std::string &folder, std::string &error) {
  if (auto made = mapImage(folder)) {
    const std::string_view bytes = made->bytes();
    return std::make_shared<const Database>(std::make_shared<const Impl>(bytes, std::move(made)));
  }
  TableTexts texts = builtinRuleTexts();
  if (!readTables(folder, texts, error)) return nullptr;
  const std::string image = buildImage(texts, error);
  if (image.empty()) {
    error = folder + '/' + error;
    return nullptr;
  }
  auto storage = std::make_shared<std::vector<std::uint64_t>>((image.size() + 7) / 8);  // in eights, for alignment
  std::memcpy(storage->data(), image.data(), image.size());
  const std::string_view bytes(reinterpret_cast<const char *>(storage->data()), image.size());
  return std::make_shared<const Database>(std::make_shared<const Impl>(bytes, std::move(storage)));
}

std::shared_ptr<const Database> Database::choose(const std::string &folder, std::string &error) {
  if (!folder.empty()) return load(folder, error);
  if (const std::string own = userFolder(); hasTables(own)) return load(own, error);
  return {std::shared_ptr<const Database>{}, &builtin()};
}

std::size_t Database::size() const {
  return impl_->view.header().sections[image::kCards].count;
}

Card Database::card(CardIndex index) const {
  const auto &view = impl_->view;
  const auto &record = view.section<image::CardRecord>(image::kCards)[index];
  Card card;
  static_cast<CardFigures &>(card) = figures(index);
  card.name = view.text(record.name);
  card.natural = view.text(record.natural);
  card.abbreviation = view.text(record.abbreviation);
  card.clans = view.text(record.clans);
  card.disciplines = view.text(record.disciplines);
  card.path = view.text(record.path);
  card.title = view.text(record.title);
  card.requirement = view.text(record.requirement);
  card.text = view.text(record.text);
  return card;
}

const CardFigures &Database::figures(CardIndex index) const {
  return impl_->view.section<CardFigures>(image::kFigures)[index];
}

bool Database::isCrypt(CardIndex index) const {
  constexpr unsigned kBits = 8;
  return (impl_->view.section<std::uint8_t>(image::kPiles)[index / kBits] >> index % kBits & 1U) != 0;
}

Types Database::types(CardIndex index) const {
  return figures(index).types;
}

Traits Database::traits(CardIndex index) const {
  return figures(index).traits;
}

std::string_view Database::clans(CardIndex index) const {
  return impl_->view.text(impl_->view.section<image::CardRecord>(image::kCards)[index].clans);
}

std::string_view Database::disciplines(CardIndex index) const {
  return impl_->view.text(impl_->view.section<image::CardRecord>(image::kCards)[index].disciplines);
}

std::string_view Database::requirement(CardIndex index) const {
  return impl_->view.text(impl_->view.section<image::CardRecord>(image::kCards)[index].requirement);
}

std::vector<CardLine> Database::lines(CardIndex index) const {
  const auto &view = impl_->view;
  const auto &card = view.section<image::CardRecord>(image::kCards)[index];
  std::vector<CardLine> out;
  out.reserve(card.lines);
  for (const auto &record : view.section<image::LineRecord>(image::kLines).subspan(card.firstLine, card.lines)) {
    CardLine line;
    line.level = view.text(record.level);
    line.disciplines = view.text(record.disciplines);
    line.use = static_cast<LineUse>(record.use);
    line.hooks = record.hooks;
    line.cost = view.text(record.cost);
    line.effects = view.text(record.effects);
    line.requirement = view.text(record.requirement);
    line.patterns = view.text(record.patterns);
    line.doubt = view.text(record.doubt);
    line.source = static_cast<HookSource>(record.source);
    line.confidence = static_cast<Confidence>(record.confidence);
    out.push_back(line);
  }
  return out;
}

CardIndex Database::byId(std::uint32_t id) const {
  const auto records = impl_->view.section<CardFigures>(image::kFigures);
  const auto found = std::lower_bound(records.begin(), records.end(), id,
                                      [](const CardFigures &card, std::uint32_t key) { return card.id < key; });
  return found != records.end() && found->id == id ? static_cast<CardIndex>(found - records.begin()) : kNoCard;
}

std::span<const CardIndex> Database::byWrittenName(std::string_view name) const {
  const auto &view = impl_->view;
  const image::Key *key = view.find(image::kWrittenNameKeys, image::kWrittenNameSlots, name);
  if (key == nullptr) return {};
  return view.values<CardIndex>(*key, image::kNameCards);
}

std::vector<CardIndex> Database::byName(std::string_view name) const {
  if (const auto cards = byWrittenName(name); !cards.empty()) return {cards.begin(), cards.end()};
  // Most names have neither an article behind them nor a mark: the lists of a game are full of those.
  std::array<char, kLongestPlainName> plain;
  if (name.size() <= plain.size()) {
    if (const auto length = image::plainNameKey(name, plain.data())) return impl_->named({plain.data(), *length});
  }
  auto cards = impl_->named(image::nameKey(naturalName(name)));
  const Wanted wanted = marks(name);
  std::erase_if(cards, [&](CardIndex index) {
    const CardFigures &card = figures(index);
    return (wanted.advanced && card.advanced != *wanted.advanced) || (wanted.group && card.group != *wanted.group);
  });
  return cards;
}

std::span<const Candidate> Database::find(std::string_view word) const {
  if (word.size() > kLongestWord) return {};
  const auto &view = impl_->view;
  const image::Key *key = ascii(word) ? view.find(image::kExactKeys, image::kExactSlots, word)
                                      : view.find(image::kExactKeys, image::kExactSlots, fold(word));
  if (key == nullptr) return {};
  return view.values<Candidate>(*key, image::kCandidates);
}

std::span<const Candidate> Database::findAnyCase(std::string_view word) const {
  if (word.size() > kLongestWord) return {};
  const auto &view = impl_->view;
  std::array<char, kLongestWord> lower{};
  const image::Key *key = nullptr;
  if (ascii(word)) {
    std::transform(word.begin(), word.end(), lower.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    key = view.find(image::kAnyCaseKeys, image::kAnyCaseSlots, std::string_view(lower.data(), word.size()));
  } else {
    key = view.find(image::kAnyCaseKeys, image::kAnyCaseSlots, foldLower(word));
  }
  if (key == nullptr) return {};
  return view.values<Candidate>(*key, image::kCandidates);
}

std::vector<Candidate> Database::findLonger(std::string_view word) const {
  constexpr std::size_t kShortest = 5;
  const std::string own = fold(word);
  const std::string lower = foldLower(word);
  if (lower.size() < kShortest) return {};
  const auto &view = impl_->view;
  const auto words = view.section<image::SingleWord>(image::kWords);
  auto at = std::lower_bound(
      words.begin(), words.end(), lower,
      [&](const image::SingleWord &entry, const std::string &key) { return foldLower(view.text(entry.text)) < key; });
  struct Found {
    CardIndex card;
    bool exactCase, whole;
    std::uint32_t decks;
  };
  std::vector<Found> found;
  for (; at != words.end(); ++at) {
    const auto text = view.text(at->text);
    if (!foldLower(text).starts_with(lower)) break;
    const auto card = static_cast<CardIndex>(at->card);
    if (std::any_of(found.begin(), found.end(), [&](const Found &other) { return other.card == card; })) continue;
    found.push_back({card, text.starts_with(own), text.size() == own.size(), figures(card).usageDecks});
  }
  std::stable_sort(found.begin(), found.end(), [](const Found &a, const Found &b) {
    if (a.exactCase != b.exactCase) return a.exactCase;
    if (a.whole != b.whole) return a.whole;
    if (a.decks != b.decks) return a.decks > b.decks;
    return a.card < b.card;
  });
  std::vector<Candidate> out;
  out.reserve(found.size());
  for (const auto &entry : found) out.push_back({entry.card, Match::Longer});
  return out;
}

const Term *Database::clan(std::string_view abbreviation) const {
  return Impl::term(impl_->clans, abbreviation);
}

const Term *Database::discipline(std::string_view abbreviation) const {
  return Impl::term(impl_->disciplines, abbreviation);
}

std::span<const Term> Database::clans() const {
  return impl_->clans;
}
std::span<const Term> Database::disciplines() const {
  return impl_->disciplines;
}

const Term *Database::Impl::term(const std::vector<Term> &terms, std::string_view abbreviation) {
  const auto found =
      std::find_if(terms.begin(), terms.end(), [&](const Term &term) { return term.abbreviation == abbreviation; });
  return found == terms.end() ? nullptr : &*found;
}

const NameRules &builtinRules() {
  static const image::View view(builtinImage());
  static const NameRules rules(view.text(image::kIgnoredWords), view.text(image::kCompounds),
                               view.text(image::kFamilies), view.text(image::kDisciplineTable));
  return rules;
}

TableTexts builtinRuleTexts() {
  const image::View view(builtinImage());
  TableTexts texts;
  texts.clans = std::string(view.text(image::kClanTable));
  texts.disciplines = std::string(view.text(image::kDisciplineTable));
  texts.ignoredWords = std::string(view.text(image::kIgnoredWords));
  texts.compounds = std::string(view.text(image::kCompounds));
  texts.families = std::string(view.text(image::kFamilies));
  texts.spellings = std::string(view.text(image::kSpellings));
  texts.overrides = std::string(view.text(image::kHookOverrides));
  return texts;
}

std::string abbreviateCrypt(std::string_view name) {
  return abbreviate(name, true, builtinRules());
}
std::string abbreviateLibrary(std::string_view name) {
  return abbreviate(name, false, builtinRules());
}

}  // namespace vtes::cards
