#include <fcntl.h>
#include <fmt/chrono.h>
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <ctime>
#include <filesystem>
#include <map>
#include <optional>
#include <set>

#include "cards/fold.h"
#include "cli/commands.h"
#include "cli/output.h"
#include "cli/settings.h"
#include "format/front_matter_text.h"
#include "lint/pin.h"
#include "model/deck.h"
#include "project/files.h"
#include "project/replace_file.h"

namespace vtes::cli {

namespace {

namespace fs = std::filesystem;

// More do not fit around a table; a slip in a list of names is found out.
constexpr std::size_t kMostSeats = 20;

struct Options {
  std::string players;
  std::vector<std::string> decks;
  std::string from;
  std::string date;
  std::string out;
  std::string cards;
  bool force = false;
};

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kBlanks = " \t\r\n";
  const std::size_t begin = text.find_first_not_of(kBlanks);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(kBlanks) + 1 - begin);
}

std::string today() {
  const std::time_t now = std::time(nullptr);
  std::tm local{};
  ::localtime_r(&now, &local);
  return fmt::format("{:%Y-%m-%d}", local);
}

/// The names between commas; empty, and a reason, where one is missing.
std::vector<std::string> namesIn(std::string_view list, std::string &reason) {
  std::vector<std::string> names;
  for (;;) {
    const std::size_t comma = list.find(',');
    const std::string_view name = trimmed(list.substr(0, comma));
    if (name.empty()) {
      reason = "`--players` takes names with commas between them, and one is empty";
      return {};
    }
    names.emplace_back(name);
    if (comma == std::string_view::npos) return names;
    list.remove_prefix(comma + 1);
  }
}

/// Who a deck list says that it is by; else what the file is called.
std::string playerOf(std::string_view text, const std::string &path) {
  constexpr std::array<std::string_view, 5> kLabels = {"author", "created by", "creator", "player", "winner"};
  while (!text.empty()) {
    const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos) continue;
    const std::string label = cards::foldLower(trimmed(line.substr(0, colon)));
    const std::string_view name = trimmed(line.substr(colon + 1));
    const bool known = std::find(kLabels.begin(), kLabels.end(), label) != kLabels.end();
    // The tournament archive writes this where the deck is the winner's own.
    if (known && !name.empty() && !cards::foldLower(name).starts_with("same as")) return std::string(name);
  }
  std::string stem = fs::path(path).stem().string();
  std::replace(stem.begin(), stem.end(), '_', ' ');
  return stem;
}

/// A path as the new transcript must name it: relative to its own folder.
std::string pathFrom(const std::string &folder, const std::string &path) {
  if (path.starts_with('/') || folder.empty()) return path;
  std::error_code error;
  const fs::path near = fs::proximate(path, folder, error);
  return error ? path : near.string();
}

/// Seats of names and decks. False, and a reason.
bool seatsOf(const Options &options, const cards::Database &cards, std::vector<format::NewSeat> &seats,
             std::string &reason) {
  std::vector<std::string> names;
  if (!options.players.empty()) {
    names = namesIn(options.players, reason);
    if (names.empty()) return false;
    if (!options.decks.empty() && options.decks.size() != names.size()) {
      reason = fmt::format("{} players and {} decks: give one deck for each player, in the order of their seats",
                           names.size(), options.decks.size());
      return false;
    }
  }
  for (const std::string &name : names) seats.emplace_back().name = name;
  seats.resize(std::max(seats.size(), options.decks.size()));
  for (std::size_t i = 0; i < options.decks.size(); ++i) {
    const std::string &path = options.decks[i];
    std::string text;
    if (!project::readInput(path, text, reason)) {
      reason = fmt::format("{}: {}", path, reason);
      return false;
    }
    const model::Deck deck = model::readDeckText(text, cards);
    const auto known = [](const model::DeckEntry &entry) { return entry.card != cards::kNoCard; };
    if (std::none_of(deck.entries.begin(), deck.entries.end(), known)) {
      reason = fmt::format("{}: no deck list: none of its lines names a card", path);
      return false;
    }
    for (const model::DeckEntry &entry : deck.entries) {
      if (!known(entry))
        complain(entry.nearest.empty()
                     ? fmt::format("{}: `{}` is no card", path, entry.name)
                     : fmt::format("{}: `{}` is no card; did you mean `{}`?", path, entry.name, entry.nearest));
    }
    if (names.empty()) seats[i].name = playerOf(text, path);
    seats[i].deckPath = pathFrom(project::folderOf(options.out), path);
  }
  return true;
}

/// What a transcript pins, and the words of it that could nearly have been another card.
std::vector<std::pair<std::string, std::string>> pinsOf(const model::Transcript &transcript) {
  std::vector<std::pair<std::string, std::string>> pins;
  std::set<std::string, std::less<>> done;
  for (const model::Pin &pin : transcript.frontMatter.pins) {
    if (done.insert(pin.abbr.value).second) pins.emplace_back(pin.abbr.value, pin.name.value);
  }
  struct Reading {
    cards::CardIndex card = cards::kNoCard;
    bool thin = false;
    bool several = false;
  };
  std::map<std::string, Reading, std::less<>> readings;
  std::vector<std::string> order;
  for (const model::Word &word : transcript.words) {
    if (word.card == cards::kNoCard || word.role == model::Word::Role::Short) continue;
    const std::string seen(transcript.source->slice(word.range));
    const auto [place, added] = readings.try_emplace(seen);
    if (added) order.push_back(seen);
    Reading &reading = place->second;
    reading.several = reading.several || (!added && reading.card != word.card);
    reading.card = word.card;
    reading.thin = reading.thin || word.ambiguous;
  }
  for (const std::string &seen : order) {
    const Reading &reading = readings.find(seen)->second;
    // A pin holds for the whole file: a word that is two cards in it cannot have one. A copy number is none of a pin's.
    if (!reading.thin || reading.several || transcript.cards->find(seen).empty() || !done.insert(seen).second) continue;
    pins.emplace_back(seen, lint::pinName(*transcript.cards, reading.card));
  }
  return pins;
}

/// The table of a transcript: declared, or as its first round shows it.
format::NewFrontMatter matterOf(const model::Transcript &transcript, const Options &options) {
  format::NewFrontMatter matter;
  const std::string own = project::folderOf(options.from);
  for (std::size_t i = 0; i < transcript.players.size(); ++i) {
    const model::Player &player = transcript.players[i];
    format::NewSeat seat;
    seat.name = player.name;
    seat.abbr = player.abbr;
    if (!player.seated) seat.remark = "has no turn in this transcript: the seat is not known";
    if (i < transcript.frontMatter.seats.size()) {
      const model::Seat &declared = transcript.frontMatter.seats[i];
      if (declared.deckPath) {
        const std::string &path = declared.deckPath->value;
        seat.deckPath = pathFrom(project::folderOf(options.out), path.starts_with('/') ? path : own + path);
      } else if (declared.inlineDeck) {
        for (const model::DeckEntry &entry : declared.inlineDeck->entries)
          seat.deck.push_back(entry.count == 1 ? entry.name : fmt::format("{}x {}", entry.count, entry.name));
      }
    }
    matter.seats.push_back(std::move(seat));
  }
  matter.pins = pinsOf(transcript);
  return matter;
}

/// Makes an empty file of a name that is free; so nobody else can make one before it is filled. False, and a reason.
bool reserve(const std::string &path, std::string &reason) {
  const int descriptor = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
  if (descriptor < 0) {
    reason = errno == EEXIST ? "is already there; `--force` overwrites it" : std::strerror(errno);
    return false;
  }
  ::close(descriptor);
  return true;
}

bool write(const Options &options, std::string_view text, std::string &reason) {
  if (options.force) return project::writeFile(options.out, text, reason);
  if (!reserve(options.out, reason)) return false;
  if (project::writeFile(options.out, text, reason)) return true;
  ::unlink(options.out.c_str());
  return false;
}

int make(const Options &options) {
  const auto cannot = [](const std::string &reason) {
    complain(reason);
    return kExitCannot;
  };
  if (!options.from.empty() && (!options.players.empty() || !options.decks.empty()))
    return cannot("`--from` has its own players and decks; it does not go with `--players` or `--deck`");
  if (options.from.empty() && options.players.empty() && options.decks.empty())
    return cannot("who plays? give `--players`, a `--deck` for each player, or `--from` an older transcript");
  if (options.force && options.out.empty()) return cannot("`--force` goes with `-o FILE`");

  std::string reason;
  const auto cards = cards::Database::choose(options.cards, reason);
  if (cards == nullptr) return cannot(reason);
  format::NewFrontMatter matter;
  if (!options.from.empty()) {
    const std::string path = options.from == "-" ? std::string(project::kStandardInput) : options.from;
    const auto transcript = analyseFile(path, cards, reason);
    if (transcript == nullptr) return cannot(fmt::format("{}: {}", path, reason));
    matter = matterOf(*transcript, options);
    if (matter.seats.empty()) return cannot(fmt::format("{}: no player takes a turn in it", path));
  } else if (!seatsOf(options, *cards, matter.seats, reason)) {
    return cannot(reason);
  }
  if (matter.seats.size() > kMostSeats)
    return cannot(fmt::format("{} players do not fit around a table", matter.seats.size()));
  matter.date = options.date.empty() ? today() : options.date;

  const std::string text = format::frontMatterText(std::move(matter), reason);
  if (text.empty()) return cannot(reason);
  if (options.out.empty()) {
    print(text);
    return kExitClean;
  }
  if (!write(options, text, reason)) return cannot(fmt::format("{}: {}", options.out, reason));
  return kExitClean;
}

}  // namespace

void addNewCommand(Command app, int &exitCode) {
  const auto options = std::make_shared<Options>();
  Command command = app.add("new", "Print the front matter of a new transcript");
  command
      .option("--players", options->players, "The players' names with commas between them, in the order of their seats")
      .shown("\"A,B,C\"");
  command
      .option("--deck", options->decks,
              "A deck list; once for each player, in the order of their seats. Without --players its author plays")
      .shown("FILE");
  command.option("--from", options->from, "A transcript: its players, decks, and pins for the words it reads narrowly")
      .shown("FILE");
  command.option("--date", options->date, "The day of the game, like 2005-03-04; today where it is not given")
      .shown("DATE");
  command.option("-o,--output", options->out, "Write into this file, which must not be there yet").shown("FILE");
  command.flag("--force", options->force, "Overwrite the file");
  addCardsOption(command, options->cards);
  command.run([options, &exitCode] { exitCode = make(*options); });
}

}  // namespace vtes::cli
