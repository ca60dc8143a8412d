#include "cards/import.h"

#include <utf8proc.h>

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <fstream>
#include <map>
#include <optional>
#include <system_error>
#include <unordered_map>

#include "cards/builtin_image.h"
#include "cards/builtin_rules.h"
#include "cards/card_text.h"
#include "cards/csv.h"
#include "cards/fold.h"
#include "cards/hook_overrides.h"
#include "cards/image_builder.h"
#include "cards/image_file.h"
#include "cards/image_view.h"
#include "cards/line_reader.h"
#include "cards/replacement.h"
#include "cards/tsv.h"

namespace vtes::cards {
namespace {

bool fail(ImportFault &fault, std::string file, std::uint32_t line, std::string message) {
  fault = {std::move(file), line, std::move(message)};
  return false;
}

/// Where a text stops being UTF-8; nothing where it is all of it.
std::optional<std::size_t> notUtf8(std::string_view text) {
  const auto *bytes = reinterpret_cast<const utf8proc_uint8_t *>(text.data());
  for (std::size_t at = 0; at < text.size();) {
    utf8proc_int32_t codePoint = 0;
    const auto length = utf8proc_iterate(bytes + at, static_cast<utf8proc_ssize_t>(text.size() - at), &codePoint);
    if (length <= 0) return at;
    at += static_cast<std::size_t>(length);
  }
  return std::nullopt;
}

/// A list with the columns that the import needs.
class List {
 public:
  bool read(const std::string &path, std::initializer_list<const char *> needed, ImportFault &fault) {
    path_ = path;
    std::string text;
    std::string message;
    if (!readFile(path, text, message)) return fail(fault, path, 0, message);
    std::uint32_t line = 0;
    if (const auto wrong = notUtf8(text)) {
      line = static_cast<std::uint32_t>(
          std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(*wrong), '\n') + 1);
      return fail(fault, path, line, "the list is not UTF-8; save it anew in that encoding");
    }
    if (!parseCsv(text, csv_, line, message)) return fail(fault, path, line, message);
    for (const char *name : needed) {
      if (csv_.column(name) < 0) return fail(fault, path, 1, "the column \"" + std::string(name) + "\" is missing");
    }
    if (csv_.records.empty()) return fail(fault, path, 0, "the list has no row behind its headings");
    return true;
  }

  [[nodiscard]] const std::vector<Csv::Record> &records() const { return csv_.records; }
  [[nodiscard]] const std::string &path() const { return path_; }
  /// Empty where there is no such column.
  [[nodiscard]] std::string_view cell(const Csv::Record &record, const char *name) const {
    const int column = csv_.column(name);
    return column < 0 ? std::string_view{} : std::string_view(record.cells[static_cast<std::size_t>(column)]);
  }

 private:
  std::string path_;
  Csv csv_;
};

template <typename Number>
std::optional<Number> number(std::string_view text) {
  Number value{};
  const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (code != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

std::vector<std::string_view> split(std::string_view text, std::string_view separator) {
  std::vector<std::string_view> out;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(separator), text.size());
    out.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + separator.size(), text.size()));
  }
  return out;
}

/// The names of clans and disciplines in the official lists, and their abbreviations.
struct Terms {
  std::map<std::string, std::string, std::less<>> clans, disciplines;

  Terms() {
    const image::View view(builtinImage());
    const Table clanTable("clans.tsv", std::string(view.text(image::kClanTable)));
    const Table disciplineTable("disciplines.tsv", std::string(view.text(image::kDisciplineTable)));
    for (std::size_t row = 0; row < clanTable.rows(); ++row) {
      clans.emplace(clanTable.cell(row, clanTable.column("official")), clanTable.cell(row, clanTable.column("abbr")));
    }
    for (std::size_t row = 0; row < disciplineTable.rows(); ++row) {
      disciplines.emplace(disciplineTable.cell(row, disciplineTable.column("name")),
                          disciplineTable.cell(row, disciplineTable.column("abbr")));
    }
  }
};

/// `Tremere/Tremere antitribu` → `tre/!tre`. A clan that no table knows stays by its first three letters.
std::string abbreviated(std::string_view names, std::string_view separator, char joint,
                        const std::map<std::string, std::string, std::less<>> &terms) {
  std::string out;
  for (const auto name : split(names, separator)) {
    if (!out.empty()) out.push_back(joint);
    const auto known = terms.find(name);
    out += known != terms.end() ? known->second : foldLower(name).substr(0, 3);
  }
  return out;
}

std::optional<Types> typesOf(std::string_view text) {
  Types types = 0;
  for (const auto name : split(text, "/")) {
    const std::string lower = foldLower(name);
    const auto found =
        std::find_if(typeNames().begin(), typeNames().end(), [&](const auto &entry) { return entry.second == lower; });
    if (found == typeNames().end()) return std::nullopt;
    types |= found->first;
  }
  return types == 0 ? std::nullopt : std::optional(types);
}

std::optional<std::int8_t> costOf(std::string_view text) {
  if (text.empty()) return std::int8_t{0};
  if (text == "X") return std::int8_t{-1};
  return number<std::int8_t>(text);
}

using Dates = std::unordered_map<std::string, std::uint32_t>;

/// The earliest date of the sets in `Jyhad:C, VTES:C, Promo-20050115`.
std::uint32_t firstPrint(std::string_view sets, const Dates &dates) {
  std::uint32_t first = 0;
  for (const auto print : split(sets, ", ")) {
    const std::string code(print.substr(0, print.find(':')));
    std::uint32_t date = 0;
    if (const auto known = dates.find(code); known != dates.end()) {
      date = known->second;
    } else if (code.starts_with("Promo-")) {
      date = number<std::uint32_t>(std::string_view(code).substr(6)).value_or(0);
    }
    if (date != 0 && (first == 0 || date < first)) first = date;
  }
  return first;
}

bool readDates(const std::string &path, Dates &dates, ImportFault &fault) {
  List list;
  if (!list.read(path, {"Abbrev", "Release Date"}, fault)) return false;
  for (const auto &record : list.records()) {
    const auto date = number<std::uint32_t>(list.cell(record, "Release Date"));
    if (!date) return fail(fault, path, record.line, "the release date is not a number like 20050221");
    dates[std::string(list.cell(record, "Abbrev"))] = *date;
  }
  return true;
}

bool readRequirements(const std::string &path, std::unordered_map<std::uint32_t, std::string> &requirements,
                      ImportFault &fault) {
  List list;
  if (!list.read(path, {"Id", "Requirement"}, fault)) return false;
  for (const auto &record : list.records()) {
    const auto id = number<std::uint32_t>(list.cell(record, "Id"));
    if (!id) return fail(fault, path, record.line, "the id is not a number");
    std::string words;
    for (const auto word : split(list.cell(record, "Requirement"), ",")) {
      words += (words.empty() ? "" : ", ") + foldLower(word);
    }
    requirements[*id] = std::move(words);
  }
  return true;
}

/// Where an id stood first: the list, and the line in it.
using Seen = std::unordered_map<std::uint32_t, std::string>;

/// What both lists have.
bool readCommon(const List &list, const Csv::Record &record, const Dates &dates, bool withText, Seen &seen,
                CardFacts &card, ImportFault &fault) {
  const auto id = number<std::uint32_t>(list.cell(record, "Id"));
  if (!id || *id == 0) return fail(fault, list.path(), record.line, "the id is not a number");
  card.id = *id;
  card.name = list.cell(record, "Name");
  if (card.name.empty()) return fail(fault, list.path(), record.line, "the card has no name");
  if (const auto [first, isNew] = seen.emplace(card.id, list.path() + ':' + std::to_string(record.line)); !isNew) {
    return fail(fault, list.path(), record.line,
                "the id " + std::to_string(card.id) + " (" + card.name + ") is there twice, first at " + first->second);
  }
  if (card.name.find_first_of("\t\n") != std::string::npos) {
    return fail(fault, list.path(), record.line, "the card's name has a tab or a line break");
  }
  const auto types = typesOf(list.cell(record, "Type"));
  if (!types) {
    return fail(fault, list.path(), record.line,
                "the type \"" + std::string(list.cell(record, "Type")) + "\" is not known");
  }
  card.types = *types;
  card.aka = list.cell(record, "Aka");
  card.path = list.cell(record, "Path");
  card.firstPrint = firstPrint(list.cell(record, "Set"), dates);
  if (withText) card.text = list.cell(record, "Card Text");
  return true;
}

bool readLibrary(const List &list, const Dates &dates,
                 const std::unordered_map<std::uint32_t, std::string> &requirements, bool withText, Seen &seen,
                 std::vector<CardFacts> &cards, ImportFault &fault) {
  const Terms terms;
  const NameRules &rules = builtinRules();
  for (const auto &record : list.records()) {
    CardFacts card;
    if (!readCommon(list, record, dates, withText, seen, card, fault)) return false;
    const auto pool = costOf(list.cell(record, "Pool Cost"));
    const auto blood = costOf(list.cell(record, "Blood Cost"));
    const auto conviction = costOf(list.cell(record, "Conviction Cost"));
    if (!pool || !blood || !conviction)
      return fail(fault, list.path(), record.line, "a cost is neither a number nor X");
    card.poolCost = *pool;
    card.bloodCost = *blood;
    card.convictionCost = *conviction;
    card.clans = abbreviated(list.cell(record, "Clan"), "/", '/', terms.clans);
    const auto disciplines = list.cell(record, "Discipline");
    card.disciplines = disciplines.find(" & ") != std::string_view::npos
                           ? abbreviated(disciplines, " & ", '&', terms.disciplines)
                           : abbreviated(disciplines, "/", '/', terms.disciplines);
    const auto text = list.cell(record, "Card Text");
    const Lines lines = countLines(text);
    card.inferiorLines = lines.inferior;
    card.superiorLines = lines.superior;
    const auto known = requirements.find(card.id);
    card.requirement = known != requirements.end() ? known->second : readRequirement(text);
    card.traits =
        readTraits(card, text, list.cell(record, "Burn Option").starts_with('Y'), !list.cell(record, "Banned").empty());
    card.lines = readLines(card, text);
    card.abbreviation = abbreviate(card.name, false, rules);
    const std::string word = foldLower(singleWord(card.name, false, rules));
    if (const std::size_t second = rules.compound(word); second > 0) {
      card.compound = word.substr(0, second) + '+' + word.substr(second);
    }
    cards.push_back(std::move(card));
  }
  return true;
}

bool readCrypt(const List &list, const Dates &dates, bool withText, Seen &seen, std::vector<CardFacts> &cards,
               ImportFault &fault) {
  const Terms terms;
  for (const auto &record : list.records()) {
    CardFacts card;
    if (!readCommon(list, record, dates, withText, seen, card, fault)) return false;
    const auto capacity = number<std::uint8_t>(list.cell(record, "Capacity"));
    if (!capacity) return fail(fault, list.path(), record.line, "the capacity is not a number");
    card.capacity = *capacity;
    card.group = number<std::uint8_t>(list.cell(record, "Group")).value_or(0);
    card.advanced = !list.cell(record, "Adv").empty();
    card.clans = abbreviated(list.cell(record, "Clan"), "/", '/', terms.clans);
    const auto disciplines = list.cell(record, "Disciplines");
    if (disciplines != "-none-") card.disciplines = disciplines;
    card.title = list.cell(record, "Title");
    card.traits = readTraits(card, list.cell(record, "Card Text"), false, !list.cell(record, "Banned").empty());
    card.lines = readLines(card, list.cell(record, "Card Text"));
    card.abbreviation = abbreviate(card.name, true, builtinRules());
    cards.push_back(std::move(card));
  }
  return true;
}

bool readUsage(const std::string &path, std::vector<CardFacts> &cards, ImportFault &fault) {
  std::string text;
  std::string message;
  if (!readFile(path, text, message)) return fail(fault, path, 0, message);
  const Table table(path, std::move(text));
  const int id = table.column("id");
  const int decks = table.column("decks");
  const int copies = table.column("copies");
  if (id < 0 || decks < 0 || copies < 0) return fail(fault, path, 1, "the columns id, decks and copies are needed");
  std::unordered_map<std::uint32_t, CardFacts *> byId;
  for (auto &card : cards) byId[card.id] = &card;
  for (std::size_t row = 0; row < table.rows(); ++row) {
    const auto key = number<std::uint32_t>(table.cell(row, id));
    const auto deckCount = number<std::uint32_t>(table.cell(row, decks));
    const auto copyCount = number<std::uint32_t>(table.cell(row, copies));
    if (!key || !deckCount || !copyCount) return fail(fault, path, table.line(row), "the row is not three numbers");
    if (const auto found = byId.find(*key); found != byId.end()) {
      found->second->usageDecks = *deckCount;
      found->second->usageCopies = *copyCount;
    }
  }
  return true;
}

/// Whether the texts can be read: of a list in another language the patterns know nothing.
bool understood(const std::vector<CardFacts> &cards, ImportFault &fault) {
  constexpr std::size_t kEnough = 12;  // cards, to tell a language by
  std::size_t all = 0;
  std::size_t read = 0;
  for (const auto &card : cards) {
    if (card.crypt()) continue;
    ++all;
    if (std::any_of(card.lines.begin(), card.lines.end(),
                    [](const LineFacts &line) { return line.source == HookSource::Pattern; })) {
      ++read;
    }
  }
  if (all < kEnough || read * 2 >= all) return true;
  return fail(fault, {}, 0,
              "the card texts are not the English ones: " + std::to_string(all - read) + " of " + std::to_string(all) +
                  " library cards have no line that can be read");
}

/// What the lists that are not given would have told, from the facts that the program carries.
void standIn(const ImportFiles &files, std::vector<CardFacts> &cards) {
  const Database &own = Database::builtin();
  for (auto &card : cards) {
    const CardIndex index = own.byId(card.id);
    if (index == kNoCard) continue;
    const Card known = own.card(index);
    if (files.sets.empty()) card.firstPrint = known.firstPrint;
    if (files.meta.empty()) card.requirement = known.requirement;
    if (files.usage.empty()) {
      card.usageDecks = known.usageDecks;
      card.usageCopies = known.usageCopies;
    }
  }
}

}  // namespace

bool importLists(const ImportFiles &files, bool withText, std::vector<CardFacts> &cards, ImportFault &fault) {
  Dates dates;
  std::unordered_map<std::uint32_t, std::string> requirements;
  List library;
  List crypt;
  if (!files.sets.empty() && !readDates(files.sets, dates, fault)) return false;
  if (!files.meta.empty() && !readRequirements(files.meta, requirements, fault)) return false;
  if (!library.read(files.library,
                    {"Id", "Name", "Type", "Clan", "Discipline", "Pool Cost", "Blood Cost", "Conviction Cost",
                     "Burn Option", "Card Text", "Set"},
                    fault) ||
      !crypt.read(files.crypt,
                  {"Id", "Name", "Type", "Clan", "Group", "Capacity", "Disciplines", "Card Text", "Set", "Title"},
                  fault)) {
    return false;
  }
  cards.clear();
  Seen seen;
  if (!readLibrary(library, dates, requirements, withText, seen, cards, fault) ||
      !readCrypt(crypt, dates, withText, seen, cards, fault)) {
    return false;
  }
  std::sort(cards.begin(), cards.end(), [](const CardFacts &a, const CardFacts &b) { return a.id < b.id; });
  if (!understood(cards, fault)) {
    fault.file = files.library;
    return false;
  }
  applyOverrides(builtinRuleTexts().overrides, cards);
  standIn(files, cards);
  return files.usage.empty() || readUsage(files.usage, cards, fault);
}

bool writeFolder(const std::string &folder, const std::vector<CardFacts> &cards, bool withImage, ImportFault &fault) {
  TableTexts texts = builtinRuleTexts();
  texts.cards = writeCards(cards);
  texts.usage = writeUsage(cards);
  texts.lines = writeLines(cards);
  texts.text = writeText(cards);
  Replacement files(folder);
  if (!files.makeFolder("", fault)) return false;
  if (!files.write("cards.tsv", texts.cards, fault) || !files.write("usage.tsv", texts.usage, fault) ||
      !files.write("card_lines.tsv", texts.lines, fault)) {
    return false;
  }
  if (!texts.text.empty() && !files.write("text.tsv", texts.text, fault)) return false;
  if (withImage) {
    const std::string image = buildImage(texts, fault.message);
    if (image.empty()) return fail(fault, folder, 0, fault.message);
    if (!files.write(kImageFile, image, fault)) return false;
  }
  if (!files.finish(fault)) return false;
  std::error_code code;
  // What an older import left must not stay beside new facts.
  if (texts.text.empty()) std::filesystem::remove(std::filesystem::path(folder) / "text.tsv", code);
  if (!withImage) std::filesystem::remove(std::filesystem::path(folder) / kImageFile, code);
  return true;
}

}  // namespace vtes::cards
