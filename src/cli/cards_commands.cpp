#include "cli/cards_commands.h"

#include <fmt/format.h>

#include <algorithm>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "cards/database.h"
#include "cards/describe.h"
#include "cards/dictionary.h"
#include "cards/facts.h"
#include "cards/fold.h"
#include "cards/folder.h"
#include "cards/import.h"
#include "cards/replacement.h"
#include "cards/terms.h"
#include "cards/text_width.h"
#include "cli/hooks_export.h"
#include "cli/output.h"
#include "cli/settings.h"

namespace vtes::cli {
namespace {

using cards::Card;
using cards::CardIndex;
using cards::Database;
using Json = nlohmann::ordered_json;

constexpr int kSchema = 1;
constexpr std::size_t kNearest = 3;

std::string dumped(const Json &json) {
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

std::shared_ptr<const Database> chosen(const std::string &folder) {
  std::string error;
  auto database = Database::choose(folder, error);
  if (database == nullptr) complain(error);
  return database;
}

void addFormat(Command command, std::string &format, const std::vector<std::string> &formats) {
  command.option("--format", format, fmt::format("How to print: {}", fmt::join(formats, ", ")))
      .oneOf(formats)
      .shown("FORM");
}

/// The arguments, `-` replaced by the lines of standard input.
std::vector<std::string> withStandardInput(const std::vector<std::string> &arguments) {
  std::vector<std::string> out;
  for (const auto &argument : arguments) {
    if (argument != "-") {
      out.push_back(argument);
      continue;
    }
    for (std::string line; std::getline(std::cin, line);) {
      if (line.ends_with('\r')) line.pop_back();
      if (!line.empty()) out.push_back(line);
    }
  }
  return out;
}

Json cardJson(const Database &database, CardIndex index) {
  const Card card = database.card(index);
  Json json;
  json["id"] = card.id;
  json["name"] = card.name;
  json["abbr"] = cards::markedAbbreviation(card);
  json["types"] = Json::array();
  for (const auto &[bit, name] : cards::typeNames()) {
    if ((card.types & bit) != 0) json["types"].push_back(name);
  }
  if (!card.clans.empty()) json["clan"] = card.clans;
  if (!card.disciplines.empty()) json["disciplines"] = card.disciplines;
  if (!card.path.empty()) json["path"] = card.path;
  if (card.crypt()) {
    json["capacity"] = card.capacity;
    json["group"] = card.group == 0 ? Json("any") : Json(card.group);
    json["advanced"] = card.advanced;
    if (!card.title.empty()) json["title"] = card.title;
  }
  Json cost = Json::object();
  for (const auto &[amount, unit] : {std::pair{card.poolCost, "pool"}, std::pair{card.bloodCost, "blood"},
                                     std::pair{card.convictionCost, "conviction"}}) {
    if (amount != 0) cost[unit] = amount < 0 ? Json("X") : Json(amount);
  }
  if (!cost.empty()) json["cost"] = cost;
  if (card.inferiorLines + card.superiorLines > 0) {
    json["levels"] = {{"inferior", card.inferiorLines}, {"superior", card.superiorLines}};
  }
  if (!card.requirement.empty()) json["requires"] = card.requirement;
  if (const auto lines = database.lines(index); !lines.empty()) {
    json["lines"] = Json::array();
    for (const auto &line : lines) json["lines"].push_back(lineJson(line));
  }
  json["traits"] = Json::array();
  for (const auto &[bit, name] : cards::traitNames()) {
    if ((card.traits & bit) != 0) json["traits"].push_back(name);
  }
  if (card.firstPrint != 0) {
    json["printed"] =
        fmt::format("{:04}-{:02}-{:02}", card.firstPrint / 10000, card.firstPrint / 100 % 100, card.firstPrint % 100);
  }
  json["decks"] = card.usageDecks;
  json["copies"] = card.usageCopies;
  if (!card.text.empty()) json["text"] = card.text;
  return json;
}

// --- vtes abbr ---------------------------------------------------------------------------------------------------

/// The abbreviation of a clan, a discipline, an action or another term (TS 1.2.4.4, 1.4).
std::optional<std::string> termAbbreviation(const Database &database, std::string_view name) {
  const std::string lower = cards::foldLower(name);
  for (const auto terms : {database.clans(), database.disciplines()}) {
    for (const cards::Term &term : terms) {
      if (cards::foldLower(term.name) == lower) return std::string(term.abbreviation);
    }
  }
  const cards::GameTerm *term = cards::termNamed(name);
  return term == nullptr ? std::nullopt : std::optional<std::string>(term->abbreviation);
}

/// The abbreviation of a full name, with `^` or `#` where the name says so (TS 1.1.4). Several vampires of one name
/// have one. A card comes before a clan, a discipline or a term of its name.
std::optional<std::string> abbreviationOf(const Database &database, std::string_view name) {
  const auto found = database.byName(name);
  if (found.empty()) return termAbbreviation(database, name);
  const std::string lower = cards::foldLower(name);
  const Card card = database.card(found.front());
  if (lower.find("[merged]") != std::string::npos || lower.find("(merged)") != std::string::npos) {
    return std::string(card.abbreviation) + '#';
  }
  return cards::markedAbbreviation(card);
}

int runAbbr(const Database &database, const std::vector<std::string> &names, const std::string &format) {
  int exitCode = kExitClean;
  Json list = Json::array();
  std::string out;
  std::size_t width = 4;
  std::vector<std::pair<std::string, std::string>> lines;
  for (const auto &name : names) {
    const auto abbreviation = abbreviationOf(database, name);
    if (abbreviation) {
      width = std::max(width, abbreviation->size());
      lines.emplace_back(*abbreviation, name);
      list.push_back({{"name", name}, {"abbr", *abbreviation}});
      continue;
    }
    exitCode = kExitErrors;
    std::string hint;
    Json nearest = Json::array();
    for (const CardIndex index : database.nearestNames(name, kNearest)) {
      const Card card = database.card(index);
      hint += fmt::format("{}{} ({})", hint.empty() ? "" : ", ", card.natural, cards::markedAbbreviation(card));
      nearest.push_back(card.natural);
    }
    complain(fmt::format("no card and no term is called \"{}\"{}{}", name, hint.empty() ? "" : "; nearest: ", hint));
    list.push_back({{"name", name}, {"abbr", nullptr}, {"nearest", nearest}});
  }
  if (format == "json") {
    print(dumped({{"schema", kSchema}, {"cards", list}}));
    return exitCode;
  }
  for (const auto &[abbreviation, name] : lines) {
    out += format == "tsv"     ? fmt::format("{}\t{}\n", abbreviation, name)
           : names.size() == 1 ? abbreviation + '\n'
                               : fmt::format("{}  {}\n", cards::padded(abbreviation, width), name);
  }
  print(out);
  return exitCode;
}

// --- vtes card ---------------------------------------------------------------------------------------------------

/// What one word can mean.
struct Meaning {
  CardIndex card = cards::kNoCard;
  std::string_view match;  ///< how the word led there, as the JSON has it
};

/// The same in words; empty where nothing needs to be said.
std::string_view noteOf(std::string_view match) {
  if (match == "cut") return "another cut";
  if (match == "longer") return "longer than the abbreviation";
  if (match == "case") return "another case";
  if (match == "copies") return "with a number of copies";
  if (match == "copy") return "with a copy number";
  return "";
}

/// A word without what notation puts around it: `/`, level, cost, `^`, `#`.
struct Bare {
  std::string word;
  bool advanced = false;
};

Bare bare(std::string_view argument) {
  Bare out;
  while (argument.starts_with('/') || argument.starts_with('+') || argument.starts_with('-')) argument.remove_prefix(1);
  if (const auto open = argument.find('('); open != std::string_view::npos && open > 0)
    argument = argument.substr(0, open);
  while (!argument.empty() && (argument.back() == '<' || argument.back() == '>' || argument.back() == '.'))
    argument.remove_suffix(1);
  if (argument.ends_with('^')) out.advanced = true;
  if (argument.ends_with('^') || argument.ends_with('#')) argument.remove_suffix(1);
  out.word = argument;
  return out;
}

void addCandidates(const Database &database, std::span<const cards::Candidate> candidates, bool advanced,
                   std::string_view otherwise, std::vector<Meaning> &meanings) {
  for (const auto &candidate : candidates) {
    if (advanced && !database.card(candidate.card).advanced) continue;
    if (std::any_of(meanings.begin(), meanings.end(),
                    [&](const Meaning &other) { return other.card == candidate.card; }))
      continue;
    const std::string_view match = candidate.match == cards::Match::Cut      ? "cut"
                                   : candidate.match == cards::Match::Longer ? "longer"
                                                                             : otherwise;
    meanings.push_back({candidate.card, match});
  }
}

std::vector<Meaning> meaningsOf(const Database &database, const std::string &argument) {
  std::vector<Meaning> meanings;
  for (const CardIndex card : database.byName(argument)) {
    if (argument.find_first_of(" -'([") != std::string::npos) meanings.push_back({card, "name"});
  }
  if (!meanings.empty()) return meanings;
  const Bare word = bare(argument);
  addCandidates(database, database.find(word.word), word.advanced, "canonical", meanings);
  if (meanings.empty()) addCandidates(database, database.findAnyCase(word.word), word.advanced, "case", meanings);
  if (meanings.empty()) {
    for (const CardIndex card : database.byName(word.word)) {
      if (!word.advanced || database.card(card).advanced) meanings.push_back({card, "name"});
    }
    addCandidates(database, database.findLonger(word.word), word.advanced, "longer", meanings);
  }
  if (meanings.empty()) {  // `cour1`: the first copy (TS 2.1.8); `3anre`: three copies (TS 2.1.6.1)
    const std::size_t end = word.word.find_last_not_of("0123456789");
    const std::size_t begin = word.word.find_first_not_of("0123456789");
    if (end != std::string::npos && end + 1 < word.word.size()) {
      addCandidates(database, database.find(std::string_view(word.word).substr(0, end + 1)), false, "copy", meanings);
    } else if (begin != std::string::npos && begin > 0) {
      addCandidates(database, database.find(std::string_view(word.word).substr(begin)), false, "copies", meanings);
    }
  }
  return meanings;
}

std::vector<std::string> nearestTo(const Database &database, const std::string &argument) {
  std::vector<std::string> out;
  const Bare word = bare(argument);
  for (const auto near : database.nearestAbbreviations(word.word, Database::Pile::Any, kNearest)) {
    const auto candidates = database.find(near);
    out.push_back(fmt::format("{} ({})", near, database.card(candidates.front().card).natural));
  }
  if (word.word.size() <= 5 && !out.empty()) return out;
  for (const CardIndex index : database.nearestNames(argument, kNearest)) {
    const Card card = database.card(index);
    out.push_back(fmt::format("{} ({})", cards::markedAbbreviation(card), card.natural));
  }
  return out;
}

std::string cardText(const Database &database, const std::vector<Meaning> &meanings) {
  std::string out;
  std::size_t width = 0;
  for (const auto &meaning : meanings) {
    for (const auto &fact : cards::describe(database, database.card(meaning.card)))
      width = std::max(width, fact.label.size());
  }
  for (const auto &meaning : meanings) {
    const Card card = database.card(meaning.card);
    out += fmt::format("{}  {}", cards::markedAbbreviation(card), card.natural);
    if (const std::string mark = cards::distinction(card); !mark.empty()) out += ' ' + mark;
    if (const auto note = noteOf(meaning.match); !note.empty()) out += fmt::format("  [{}]", note);
    out += '\n';
    for (const auto &fact : cards::describe(database, card)) {
      std::string value = fact.value;
      for (std::size_t at = 0; (at = value.find('\n', at)) != std::string::npos; at += width + 5) {
        value.insert(at + 1, std::string(width + 4, ' '));
      }
      out += fmt::format("  {}  {}\n", cards::padded(fact.label, width), value);
    }
  }
  return out;
}

std::string termText(const cards::GameTerm &term) {
  const std::string_view kind = term.kind == cards::GameTerm::Kind::Action  ? "the action "
                                : term.kind == cards::GameTerm::Kind::Phase ? "the "
                                                                            : "the term: ";
  return fmt::format("{}  {}{}{}\n", term.abbreviation, kind, term.name,
                     term.section.empty() ? "" : fmt::format(" (TS {})", term.section));
}

int runCard(const Database &database, const std::vector<std::string> &words, const std::string &format) {
  int exitCode = kExitClean;
  Json list = Json::array();
  std::string out;
  for (const auto &word : words) {
    const auto meanings = meaningsOf(database, word);
    const cards::Term *clan = database.clan(word);
    const cards::Term *discipline = database.discipline(word);
    const cards::GameTerm *term = cards::termOf(word);
    if (term == nullptr) term = cards::termOf(bare(word).word);
    Json json{{"word", word}, {"cards", Json::array()}};
    if (clan != nullptr) json["clan"] = clan->name;
    if (discipline != nullptr) json["discipline"] = discipline->name;
    if (term != nullptr) json["term"] = term->name;
    if (meanings.empty() && clan == nullptr && discipline == nullptr && term == nullptr) {
      exitCode = kExitErrors;
      const auto nearest = nearestTo(database, word);
      complain(fmt::format("`{}` is no card and no term{}{}", word,
                           nearest.empty() ? "" : "; nearest: ", fmt::join(nearest, ", ")));
      json["nearest"] = nearest;
    }
    if (!out.empty()) out += '\n';
    out += cardText(database, meanings);
    if (clan != nullptr) out += fmt::format("{}  the clan {}\n", word, clan->name);
    if (discipline != nullptr) out += fmt::format("{}  the discipline {}\n", word, discipline->name);
    if (term != nullptr) out += termText(*term);
    for (const auto &meaning : meanings) {
      Json card = cardJson(database, meaning.card);
      card["match"] = meaning.match;
      json["cards"].push_back(std::move(card));
    }
    list.push_back(std::move(json));
  }
  print(format == "json" ? dumped({{"schema", kSchema}, {"words", list}}) : out);
  return exitCode;
}

// --- vtes dictionary ---------------------------------------------------------------------------------------------

Json dictionaryJson(const Database &database, const std::vector<cards::DictionaryEntry> &entries) {
  Json list = Json::array();
  for (const auto &entry : entries) {
    const Card card = database.card(entry.card);
    Json json{{"abbr", entry.abbreviation}, {"id", card.id}, {"name", card.name}, {"type", cards::typeText(card)}};
    if (card.crypt()) {
      json["group"] = card.group == 0 ? Json("any") : Json(card.group);
      json["advanced"] = card.advanced;
    }
    json["decks"] = card.usageDecks;
    list.push_back(std::move(json));
  }
  return {{"schema", kSchema}, {"entries", list}};
}

int runDictionary(const Database &database, const std::string &by, const std::string &format, bool collisions) {
  const auto order = by == "name" ? cards::DictionaryOrder::Name : cards::DictionaryOrder::Abbreviation;
  const auto entries = cards::dictionary(database, order, collisions);
  if (format == "json") {
    print(dumped(dictionaryJson(database, entries)));
  } else if (format == "tsv") {
    print(cards::dictionaryTsv(database, entries));
  } else if (format == "markdown") {
    print(cards::dictionaryMarkdown(database, entries, order, collisions));
  } else {
    print(cards::dictionaryText(database, entries, order));
  }
  return kExitClean;
}

// --- vtes cards import -------------------------------------------------------------------------------------------

int refused(const cards::ImportFault &fault) {
  complain(fault.line > 0 ? fmt::format("{}:{}: {}", fault.file, fault.line, fault.message)
                          : fmt::format("{}: {}", fault.file, fault.message));
  return kExitCannot;
}

int runImport(const cards::ImportFiles &files, std::string folder, std::optional<bool> withText) {
  const bool own = folder.empty() || folder == cards::userFolder();
  if (folder.empty()) folder = cards::userFolder();
  if (folder.empty()) {
    complain("there is no folder for the user's data ($HOME is not set); name one by -o DIR");
    return kExitCannot;
  }
  std::vector<cards::CardFacts> facts;
  cards::ImportFault fault;
  if (!cards::importLists(files, withText.value_or(own), facts, fault) ||
      !cards::writeFolder(folder, facts, own, fault)) {
    return refused(fault);
  }
  const auto crypt = std::count_if(facts.begin(), facts.end(), [](const auto &card) { return card.crypt(); });
  const bool text = std::any_of(facts.begin(), facts.end(), [](const auto &card) { return !card.text.empty(); });
  print(fmt::format("{} cards ({} crypt, {} library), {} card text, written to {}\n", facts.size(), crypt,
                    static_cast<std::ptrdiff_t>(facts.size()) - crypt, text ? "with" : "without", folder));
  return kExitClean;
}

// --- vtes cards hooks --------------------------------------------------------------------------------------------

int runHooks(const cards::ImportFiles &files, const std::string &folder) {
  std::vector<cards::CardFacts> facts;
  cards::ImportFault fault;
  if (!cards::importLists(files, false, facts, fault)) return refused(fault);
  const auto artefacts = hookArtefacts(facts);
  cards::Replacement out(folder);
  bool written = out.makeFolder("", fault) && out.makeFolder("split", fault);
  for (const auto &artefact : artefacts) written = written && out.write(artefact.name, artefact.text, fault);
  if (!written || !out.finish(fault)) return refused(fault);
  std::size_t lines = 0;
  for (const auto &card : facts) lines += card.lines.size();
  print(fmt::format("{} lines of {} cards, written to {}\n", lines, facts.size(), folder));
  return kExitClean;
}

void addAbbr(Command app, int &exitCode) {
  struct Options {
    std::vector<std::string> names;
    std::string format = "text";
    std::string folder;
  };
  auto options = std::make_shared<Options>();
  Command command = app.add("abbr", "The abbreviations of cards");
  command
      .option("NAME", options->names,
              "Full names of cards, clans, disciplines or terms, or - for a name a line from standard input")
      .required()
      .shown("NAME...");
  addFormat(command, options->format, {"text", "tsv", "json"});
  addCardsOption(command, options->folder);
  command.run([options, &exitCode] {
    const auto database = chosen(options->folder);
    exitCode =
        database == nullptr ? kExitCannot : runAbbr(*database, withStandardInput(options->names), options->format);
  });
}

void addCard(Command app, int &exitCode) {
  struct Options {
    std::vector<std::string> words;
    std::string format = "text";
    std::string folder;
  };
  auto options = std::make_shared<Options>();
  Command command = app.add("card", "All cards that a word can mean, with their facts");
  command.option("WORD", options->words, "Abbreviations as a transcript has them (goun<, Ramo^), or full names")
      .required()
      .shown("WORD...");
  addFormat(command, options->format, {"text", "json"});
  addCardsOption(command, options->folder);
  command.run([options, &exitCode] {
    const auto database = chosen(options->folder);
    exitCode =
        database == nullptr ? kExitCannot : runCard(*database, withStandardInput(options->words), options->format);
  });
}

void addDictionary(Command app, int &exitCode) {
  struct Options {
    std::string by = "abbr";
    std::string format = "text";
    std::string folder;
    bool collisions = false;
  };
  auto options = std::make_shared<Options>();
  Command command = app.add("dictionary", "The Dictionary of V:TES Abbreviations");
  command.option("--by", options->by, "Its order: abbr or name").oneOf({"abbr", "name"}).shown("ORDER");
  command.flag("--collisions", options->collisions, "Only abbreviations that several cards share");
  addFormat(command, options->format, {"text", "tsv", "json", "markdown"});
  addCardsOption(command, options->folder);
  command.run([options, &exitCode] {
    const auto database = chosen(options->folder);
    exitCode =
        database == nullptr ? kExitCannot : runDictionary(*database, options->by, options->format, options->collisions);
  });
}

void addLists(Command command, cards::ImportFiles &files) {
  command.option("--library", files.library, "vteslib.csv").required().shown("FILE");
  command.option("--crypt", files.crypt, "vtescrypt.csv").required().shown("FILE");
  command.option("--meta", files.meta, "vteslibmeta.csv, for what cards require").shown("FILE");
}

void addHooks(Command group, int &exitCode) {
  struct Options {
    cards::ImportFiles files;
    std::string folder;
  };
  auto options = std::make_shared<Options>();
  Command command = group.add("hooks", "When the lines of cards can be played and what they do, as JSON");
  addLists(command, options->files);
  command.option("-o,--output", options->folder, "Where to").required().shown("DIR");
  command.run([options, &exitCode] { exitCode = runHooks(options->files, options->folder); });
}

void addImport(Command app, int &exitCode) {
  struct Options {
    cards::ImportFiles files;
    std::string folder;
    bool withText = false;
    bool withoutText = false;
  };
  auto options = std::make_shared<Options>();
  Command group = app.add("cards", "The card facts");
  group.needsCommand();
  addHooks(group, exitCode);
  Command command = group.add("import", "Make card facts from the official lists");
  addLists(command, options->files);
  command.option("--sets", options->files.sets, "vtessets.csv, for the dates of first print").shown("FILE");
  command.option("--usage", options->files.usage, "How many tournament decks play a card: id, decks, copies")
      .shown("FILE");
  command.option("-o,--output", options->folder, "Where to; else the user's data folder").shown("DIR");
  const Argument with =
      command.flag("--with-text", options->withText, "Keep the card text (the rule for the user's data folder)");
  command.flag("--without-text", options->withoutText, "Leave the card text out (the rule for any other folder)")
      .excludes(with);
  command.run([options, &exitCode] {
    std::optional<bool> text;
    if (options->withText) text = true;
    if (options->withoutText) text = false;
    exitCode = runImport(options->files, options->folder, text);
  });
}

}  // namespace

void addCardCommands(Command app, int &exitCode) {
  addImport(app, exitCode);
  addAbbr(app, exitCode);
  addCard(app, exitCode);
  addDictionary(app, exitCode);
}

}  // namespace vtes::cli
