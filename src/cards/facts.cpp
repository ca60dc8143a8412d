#include "cards/facts.h"

#include <algorithm>
#include <charconv>
#include <unordered_map>

#include "cards/tsv.h"

namespace vtes::cards {
namespace {

template <typename Bits, std::size_t kCount>
std::string join(Bits bits, const std::array<std::pair<Bits, std::string_view>, kCount> &names, char separator) {
  std::string out;
  for (const auto &[bit, name] : names) {
    if ((bits & bit) == 0) continue;
    if (!out.empty()) out.push_back(separator);
    out += name;
  }
  return out;
}

template <typename Bits, std::size_t kCount>
bool parse(std::string_view text, const std::array<std::pair<Bits, std::string_view>, kCount> &names, char separator,
           Bits &bits) {
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(separator), text.size());
    const auto word = text.substr(0, end);
    const auto found =
        std::find_if(names.begin(), names.end(), [&](const auto &entry) { return entry.second == word; });
    if (found == names.end()) return false;
    bits |= found->first;
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return true;
}

template <typename Number>
bool number(std::string_view text, Number &out) {
  if (text.empty()) return true;
  const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), out);
  return code == std::errc{} && end == text.data() + text.size();
}

bool cost(std::string_view text, std::int8_t &out) {
  if (text != "X") return number(text, out);
  out = -1;
  return true;
}

std::string costText(std::int8_t value) {
  return value < 0 ? "X" : value == 0 ? "" : std::to_string(value);
}

template <typename Number>
std::string orEmpty(Number value) {
  return value == 0 ? std::string() : std::to_string(value);
}

std::string unescaped(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\\' && i + 1 < text.size()) {
      ++i;
      out.push_back(text[i] == 'n' ? '\n' : text[i] == 't' ? '\t' : text[i]);
    } else {
      out.push_back(text[i]);
    }
  }
  return out;
}

std::string escaped(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == '\\') {
      out += "\\\\";
    } else if (c == '\n') {
      out += "\\n";
    } else if (c == '\t') {
      out += "\\t";
    } else {
      out.push_back(c);
    }
  }
  return out;
}

std::string at(const Table &table, std::size_t row, const std::string &what) {
  return table.file() + ':' + std::to_string(table.line(row)) + ": " + what;
}

constexpr std::array<std::string_view, 13> kLineColumns{"id",       "line",       "level",   "disciplines", "use",
                                                        "hooks",    "cost",       "effects", "requirement", "source",
                                                        "patterns", "confidence", "doubt"};

bool readUsage(const std::string &text, std::unordered_map<std::uint32_t, CardFacts *> &byId, std::string &error) {
  const Table table("usage.tsv", text);
  const int id = table.column("id");
  const int decks = table.column("decks");
  const int copies = table.column("copies");
  if (table.rows() > 0 && (id < 0 || decks < 0 || copies < 0)) {
    error = "usage.tsv:1: the columns id, decks and copies are needed";
    return false;
  }
  for (std::size_t row = 0; row < table.rows(); ++row) {
    std::uint32_t key = 0, deckCount = 0, copyCount = 0;
    if (!number(table.cell(row, id), key) || !number(table.cell(row, decks), deckCount) ||
        !number(table.cell(row, copies), copyCount)) {
      error = at(table, row, "the row is not three numbers");
      return false;
    }
    if (const auto found = byId.find(key); found != byId.end()) {
      found->second->usageDecks = deckCount;
      found->second->usageCopies = copyCount;
    }
  }
  return true;
}

bool readText(const std::string &text, std::unordered_map<std::uint32_t, CardFacts *> &byId, std::string &error) {
  const Table table("text.tsv", text);
  const int id = table.column("id");
  const int body = table.column("text");
  for (std::size_t row = 0; row < table.rows(); ++row) {
    std::uint32_t key = 0;
    if (!number(table.cell(row, id), key)) {
      error = at(table, row, "the id is not a number");
      return false;
    }
    if (const auto found = byId.find(key); found != byId.end()) found->second->text = unescaped(table.cell(row, body));
  }
  return true;
}

template <typename Name>
bool named(std::string_view text, std::initializer_list<Name> names, Name &out) {
  const auto found = std::find_if(names.begin(), names.end(), [&](Name name) { return nameOf(name) == text; });
  if (found == names.end()) return false;
  out = *found;
  return true;
}

bool readLines(const std::string &text, std::unordered_map<std::uint32_t, CardFacts *> &byId, std::string &error) {
  const Table table("card_lines.tsv", text);
  std::array<int, kLineColumns.size()> columns{};
  for (std::size_t i = 0; i < kLineColumns.size(); ++i) {
    columns[i] = table.column(kLineColumns[i]);
    if (table.rows() > 0 && columns[i] < 0) {
      error = "card_lines.tsv:1: the column " + std::string(kLineColumns[i]) + " is missing";
      return false;
    }
  }
  for (std::size_t row = 0; row < table.rows(); ++row) {
    const auto cell = [&](std::size_t column) { return table.cell(row, columns[column]); };
    std::uint32_t id = 0;
    LineFacts line;
    line.level = cell(2);
    line.disciplines = cell(3);
    line.cost = cell(6);
    line.effects = cell(7);
    line.requirement = cell(8);
    line.patterns = cell(10);
    line.doubt = cell(12);
    if (!number(cell(0), id) || !parseHooks(cell(5), line.hooks) ||
        !named(cell(4), {LineUse::Play, LineUse::InPlay, LineUse::Rule}, line.use) ||
        !named(cell(9), {HookSource::Type, HookSource::Pattern, HookSource::Override}, line.source) ||
        !named(cell(11), {Confidence::Certain, Confidence::Likely, Confidence::Uncertain}, line.confidence)) {
      error = at(table, row, "the row is no line of a card: an id, hook, use, source or confidence cannot be read");
      return false;
    }
    if (const auto found = byId.find(id); found != byId.end()) found->second->lines.push_back(std::move(line));
  }
  return true;
}

/// Other spellings of names, as the other names that the official list knows.
void readSpellings(const std::string &text, std::vector<CardFacts> &cards) {
  const Table table("spellings.tsv", text);
  const int name = table.column("name");
  const int spelling = table.column("spelling");
  for (std::size_t row = 0; row < table.rows(); ++row) {
    for (auto &card : cards) {
      if (card.name == table.cell(row, name))
        card.aka += (card.aka.empty() ? "" : "; ") + std::string(table.cell(row, spelling));
    }
  }
}

constexpr std::array<std::string_view, 22> kColumns{
    "id",       "name",        "abbr",        "compound", "type", "clan",  "discipline", "path",
    "group",    "capacity",    "adv",         "title",    "pool", "blood", "conviction", "inferior",
    "superior", "requirement", "first_print", "traits",   "aka",  ""};

}  // namespace

const std::array<std::pair<Types, std::string_view>, 14> &typeNames() {
  static constexpr std::array<std::pair<Types, std::string_view>, 14> kNames{{
      {kVampire, "vampire"},
      {kImbued, "imbued"},
      {kMaster, "master"},
      {kAction, "action"},
      {kPolitical, "political action"},
      {kActionModifier, "action modifier"},
      {kReaction, "reaction"},
      {kCombat, "combat"},
      {kEquipment, "equipment"},
      {kRetainer, "retainer"},
      {kAlly, "ally"},
      {kEvent, "event"},
      {kPower, "power"},
      {kConviction, "conviction"},
  }};
  return kNames;
}

const std::array<std::pair<Traits, std::string_view>, 32> &traitNames() {
  static constexpr std::array<std::pair<Traits, std::string_view>, 32> kNames{{
      {kAffectsMinion, "affects-minion"},
      {kAffectsMethuselah, "affects-methuselah"},
      {kAffectsLocation, "affects-location"},
      {kAffectsEquipment, "affects-equipment"},
      {kAffectsAlly, "affects-ally"},
      {kAffectsRetainer, "affects-retainer"},
      {kAffectsAshHeap, "affects-ash-heap"},
      {kAffectsCardInPlay, "affects-card-in-play"},
      {kAffectsHand, "affects-hand"},
      {kNeedsTarget, "needs-target"},
      {kStaysInPlay, "stays-in-play"},
      {kUnique, "unique"},
      {kLocation, "location"},
      {kTrifle, "trifle"},
      {kBurnOption, "burn-option"},
      {kVariableCost, "variable-cost"},
      {kAllocates, "allocates"},
      {kDirected, "directed"},
      {kEntersCombat, "enters-combat"},
      {kBleeds, "bleeds"},
      {kOutOfTurn, "out-of-turn"},
      {kMethuselahUses, "methuselah-uses"},
      {kMinionUses, "minion-uses"},
      {kGrantsVotes, "grants-votes"},
      {kAffectsUncontrolled, "affects-uncontrolled"},
      {kAffectsTorpor, "affects-torpor"},
      {kCancels, "cancels"},
      {kBanned, "banned"},
      {kSlave, "slave"},
      {kInfernal, "infernal"},
      {kRedList, "red-list"},
      {kTrophy, "trophy"},
  }};
  return kNames;
}

std::string joinNames(Types types) {
  return join(types, typeNames(), '/');
}
std::string joinTraits(Traits traits) {
  return join(traits, traitNames(), ' ');
}

bool readFacts(const TableTexts &texts, std::vector<CardFacts> &cards, std::string &error) {
  const Table table("cards.tsv", texts.cards);
  std::array<int, kColumns.size()> columns{};
  for (std::size_t i = 0; i + 1 < kColumns.size(); ++i) {
    columns[i] = table.column(kColumns[i]);
    if (columns[i] < 0) {
      error = "cards.tsv:1: the column " + std::string(kColumns[i]) + " is missing";
      return false;
    }
  }
  cards.clear();
  cards.reserve(table.rows());
  for (std::size_t row = 0; row < table.rows(); ++row) {
    const auto cell = [&](std::size_t column) { return table.cell(row, columns[column]); };
    CardFacts card;
    card.name = cell(1);
    card.abbreviation = cell(2);
    card.compound = cell(3);
    card.clans = cell(5);
    card.disciplines = cell(6);
    card.path = cell(7);
    card.advanced = !cell(10).empty();
    card.title = cell(11);
    card.requirement = cell(17);
    card.aka = cell(20);
    const bool read = number(cell(0), card.id) && card.id != 0 && parse(cell(4), typeNames(), '/', card.types) &&
                      number(cell(8), card.group) && number(cell(9), card.capacity) && cost(cell(12), card.poolCost) &&
                      cost(cell(13), card.bloodCost) && cost(cell(14), card.convictionCost) &&
                      number(cell(15), card.inferiorLines) && number(cell(16), card.superiorLines) &&
                      number(cell(18), card.firstPrint) && parse(cell(19), traitNames(), ' ', card.traits);
    if (!read || card.name.empty() || card.types == 0) {
      error = at(table, row, "the row is no card: a number, type or trait cannot be read");
      return false;
    }
    cards.push_back(std::move(card));
  }
  std::sort(cards.begin(), cards.end(), [](const CardFacts &a, const CardFacts &b) { return a.id < b.id; });
  std::unordered_map<std::uint32_t, CardFacts *> byId;
  for (auto &card : cards) {
    if (!byId.emplace(card.id, &card).second) {
      error = "cards.tsv: the id " + std::to_string(card.id) + " is there twice";
      return false;
    }
  }
  readSpellings(texts.spellings, cards);
  return readUsage(texts.usage, byId, error) && readLines(texts.lines, byId, error) &&
         readText(texts.text, byId, error);
}

std::string writeCards(const std::vector<CardFacts> &cards) {
  std::string out;
  for (std::size_t i = 0; i + 1 < kColumns.size(); ++i) {
    if (i > 0) out.push_back('\t');
    out += kColumns[i];
  }
  out.push_back('\n');
  for (const auto &card : cards) {
    const std::array<std::string, kColumns.size() - 1> cells{std::to_string(card.id),
                                                             card.name,
                                                             card.abbreviation,
                                                             card.compound,
                                                             joinNames(card.types),
                                                             card.clans,
                                                             card.disciplines,
                                                             card.path,
                                                             orEmpty(card.group),
                                                             orEmpty(card.capacity),
                                                             card.advanced ? "^" : "",
                                                             card.title,
                                                             costText(card.poolCost),
                                                             costText(card.bloodCost),
                                                             costText(card.convictionCost),
                                                             orEmpty(card.inferiorLines),
                                                             orEmpty(card.superiorLines),
                                                             card.requirement,
                                                             orEmpty(card.firstPrint),
                                                             joinTraits(card.traits),
                                                             card.aka};
    std::string line;
    for (const auto &cell : cells) line += cell + '\t';
    line.pop_back();
    out += line + '\n';
  }
  return out;
}

std::string writeUsage(const std::vector<CardFacts> &cards) {
  std::string out = "id\tdecks\tcopies\n";
  for (const auto &card : cards) {
    if (card.usageDecks == 0) continue;
    out += std::to_string(card.id) + '\t' + std::to_string(card.usageDecks) + '\t' + std::to_string(card.usageCopies) +
           '\n';
  }
  return out;
}

std::string writeLines(const std::vector<CardFacts> &cards) {
  std::string out;
  for (const auto column : kLineColumns) out += (out.empty() ? "" : "\t") + std::string(column);
  out.push_back('\n');
  for (const auto &card : cards) {
    std::size_t ordinal = 0;
    for (const auto &line : card.lines) {
      const std::array<std::string, kLineColumns.size()> cells{std::to_string(card.id),
                                                               std::to_string(++ordinal),
                                                               line.level,
                                                               line.disciplines,
                                                               std::string(nameOf(line.use)),
                                                               joinHooks(line.hooks),
                                                               line.cost,
                                                               line.effects,
                                                               line.requirement,
                                                               std::string(nameOf(line.source)),
                                                               line.patterns,
                                                               std::string(nameOf(line.confidence)),
                                                               line.doubt};
      std::string row;
      for (const auto &cell : cells) row += cell + '\t';
      row.back() = '\n';
      out += row;
    }
  }
  return out;
}

std::string writeText(const std::vector<CardFacts> &cards) {
  std::string out;
  for (const auto &card : cards) {
    if (!card.text.empty()) out += std::to_string(card.id) + '\t' + escaped(card.text) + '\n';
  }
  return out.empty() ? out : "id\ttext\n" + out;
}

}  // namespace vtes::cards
