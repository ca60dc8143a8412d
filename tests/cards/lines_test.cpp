/// The facts in data/card_lines.tsv against cards that were labelled by hand from their texts: 200 before any pattern
/// was written (lines.tsv), and 80 drawn at random later, not among those, before anything was changed for them
/// (lines_second.tsv), and 80 more drawn by lot within each type of card (lines_third.tsv). These were labelled before
/// anything was changed for them, too. What was found of their 182 lines then: hooks 92.9 %, effects 75.8 %; 83 lines
/// were called certain, of which 98.8 % had the right hooks and 91.6 % the right effects. With the labels mended that
/// were wrong by the rules of docs/hooks.md (six lines of three cards): hooks 93.9 %, effects 79.0 %, of the certain
/// ones 98.8 % and 95.2 %. lines_fourth.tsv: 23 library cards that nobody had looked at, labelled before their lines
/// were seen, to prove what certain means now. Found of their 48 lines: hooks 97.9 %, effects 87.5 %, and the 11
/// certain ones all right. lines_fifth.tsv: 120 more library cards, labelled in the same way. Of their 105 certain
/// lines 94 were as labelled; nine labels did not follow the rules of docs/hooks.md, and with these mended 103 were
/// right in hooks and effects (98.1 %): a press beside a maneuver and `As above` in a second sentence had been misread.
/// Their other lines were labelled in one go and not gone over again, so only the certain ones are held
/// to a share.

#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "cards/database.h"
#include "cards/hook_overrides.h"
#include "cards/line_patterns.h"
#include "table.h"

using namespace vtes::cards;

namespace {

std::set<std::string> wordsOf(std::string_view text) {
  std::set<std::string> out;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    if (end > 0) out.emplace(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return out;
}

std::string fileText(const std::string &path) {
  std::ifstream in(VTES_SOURCE_DIR + path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

struct Line {
  Hooks hooks = 0;
  std::set<std::string> effects;
  bool certain = false;
};

/// A card, whether its lines are later uses, and their level.
using Place = std::tuple<std::uint32_t, bool, std::string>;

std::map<Place, std::vector<Line>> labels(const std::string &file) {
  std::map<Place, std::vector<Line>> out;
  for (const auto &row : tableOf(file)) {
    Line line;
    REQUIRE(parseHooks(row.at(5), line.hooks));
    line.effects = wordsOf(row.size() > 6 ? row[6] : "");
    out[{static_cast<std::uint32_t>(std::stoul(row[0])), row[4] == "in_play", row[2]}].push_back(line);
  }
  return out;
}

std::map<Place, std::vector<Line>> facts() {
  std::map<Place, std::vector<Line>> out;
  const Database &database = Database::builtin();
  for (std::size_t i = 0; i < database.size(); ++i) {
    const auto index = static_cast<CardIndex>(i);
    for (const CardLine &line : database.lines(index)) {
      if (line.use == LineUse::Rule) continue;
      out[{database.card(index).id, line.use == LineUse::InPlay, std::string(line.level)}].push_back(
          {line.hooks, wordsOf(line.effects), line.confidence == Confidence::Certain});
    }
  }
  return out;
}

struct Score {
  std::size_t lines = 0, hooks = 0, effects = 0, certain = 0, certainHooks = 0, certainEffects = 0;
};

/// Each label gets the line that fits it best and that no other has.
Score score(const std::string &file) {
  Score out;
  auto found = facts();
  for (auto &[place, wanted] : labels(file)) {
    auto &lines = found[place];
    std::vector<const Line *> open;
    for (const auto &label : wanted) open.push_back(&label);
    for (const int least : {3, 2, 0}) {  // hooks and effects, hooks, anything
      for (const Line *&label : open) {
        if (label == nullptr) continue;
        const auto value = [&](const Line &line) {
          return (line.hooks == label->hooks ? 2 : 0) + (line.effects == label->effects ? 1 : 0);
        };
        const auto best =
            std::find_if(lines.begin(), lines.end(), [&](const Line &line) { return value(line) >= least; });
        if (best == lines.end() && least > 0) continue;
        ++out.lines;
        if (best != lines.end()) {
          out.hooks += value(*best) >= 2 ? 1 : 0;
          out.effects += value(*best) % 2 == 1 ? 1 : 0;
          out.certain += best->certain ? 1 : 0;
          out.certainHooks += best->certain && value(*best) >= 2 ? 1 : 0;
          out.certainEffects += best->certain && value(*best) % 2 == 1 ? 1 : 0;
          lines.erase(best);
        }
        label = nullptr;
      }
    }
  }
  return out;
}

double share(std::size_t part, std::size_t whole) {
  return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

}  // namespace

TEST_CASE("labelled cards: hooks and effects of their lines") {
  struct Set {
    std::string file;
    std::size_t lines;    ///< at least
    std::size_t certain;  ///< at least
    bool all = true;      ///< whether the lines that are not certain are held to a share, too
  };
  for (const Set &set : {Set{"lines.tsv", 400, 150}, Set{"lines_second.tsv", 200, 50}, Set{"lines_third.tsv", 180, 50},
                         Set{"lines_fourth.tsv", 45, 10}, Set{"lines_fifth.tsv", 270, 90, false}}) {
    const Score got = score(set.file);
    CAPTURE(set.file);
    MESSAGE(set.file << ": lines " << got.lines << ", hooks " << share(got.hooks, got.lines) << ", effects "
                     << share(got.effects, got.lines) << ", certain lines " << got.certain << ", of these right: hooks "
                     << share(got.certainHooks, got.certain) << ", effects " << share(got.certainEffects, got.certain));
    CHECK(got.lines > set.lines);
    if (set.all) {
      CHECK(share(got.hooks, got.lines) >= 0.95);
      CHECK(share(got.effects, got.lines) >= 0.85);
    }
    CHECK(got.certain > set.certain);
    CHECK(share(got.certainHooks, got.certain) >= 0.99);
    CHECK(share(got.certainEffects, got.certain) >= 0.99);
  }
}

TEST_CASE(
    "every library card has hooks; few are uncertain, each with its reason; few lines have the type's default alone") {
  const Database &database = Database::builtin();
  std::size_t cards = 0, uncertain = 0, lines = 0, bare = 0, all = 0, certain = 0;
  for (std::size_t i = 0; i < database.size(); ++i) {
    const auto index = static_cast<CardIndex>(i);
    for (const CardLine &line : database.lines(index)) {
      ++all;
      certain += line.confidence == Confidence::Certain ? 1 : 0;
    }
    if (database.isCrypt(index)) continue;
    CAPTURE(database.card(index).name);
    ++cards;
    const auto own = database.lines(index);
    CHECK_FALSE(own.empty());
    bool doubted = false;
    for (const CardLine &line : own) {
      CHECK(line.hooks != 0);
      CHECK((line.confidence == Confidence::Uncertain) != line.doubt.empty());
      doubted = doubted || line.confidence == Confidence::Uncertain;
      if (line.use == LineUse::Rule) continue;
      ++lines;
      bare += line.source == HookSource::Type ? 1 : 0;
    }
    uncertain += doubted ? 1 : 0;
  }
  CHECK(share(uncertain, cards) < 0.03);
  CHECK(share(bare, lines) < 0.15);
  CHECK(share(certain, all) > 0.45);
}

TEST_CASE("the lines that are played are the levels of the card (TS 2.1.3.2.3)") {
  const Database &database = Database::builtin();
  for (std::size_t i = 0; i < database.size(); ++i) {
    const Card card = database.card(static_cast<CardIndex>(i));
    std::size_t inferior = 0, superior = 0;
    for (const CardLine &line : database.lines(static_cast<CardIndex>(i))) {
      if (line.use != LineUse::Play || line.level.empty()) continue;
      ++(line.superior() ? superior : inferior);
      CHECK_FALSE(line.disciplines.empty());
      CHECK(line.level.size() == (line.superior() ? superior : inferior));
    }
    CAPTURE(card.name);
    CHECK(inferior == card.inferiorLines);
    CHECK(superior == card.superiorLines);
  }
}

TEST_CASE("every effect is in the vocabulary of docs/hooks.md, every override has a card and a reason") {
  const std::string page = fileText("/docs/hooks.md");
  const Database &database = Database::builtin();
  std::set<std::string> kinds;
  for (std::size_t i = 0; i < database.size(); ++i) {
    for (const CardLine &line : database.lines(static_cast<CardIndex>(i))) {
      for (const std::string &effect : wordsOf(line.effects)) {
        std::string kind;
        for (std::size_t at = 0; at < effect.size();) {
          const auto amount = [&](std::size_t place) {
            return place < effect.size() && ((effect[place] >= '0' && effect[place] <= '9') || effect[place] == 'X');
          };
          if (!amount(at)) {
            kind.push_back(effect[at++]);
            continue;
          }
          while (amount(at) || ((effect[at] == '+' || effect[at] == '-') && amount(at + 1))) ++at;
          kind.push_back('N');
        }
        kinds.insert(kind);
      }
    }
  }
  for (const auto &kind : kinds) {
    CAPTURE(kind);
    CHECK(page.find('`' + kind + '`') != std::string::npos);
  }
  for (const auto &change : readOverrides(fileText("/data/hook_overrides.tsv"))) {
    CAPTURE(change.card);
    const CardIndex card = database.byId(change.card);
    REQUIRE(card != kNoCard);
    const auto lines = database.lines(card);
    REQUIRE(change.line >= 1);
    REQUIRE(change.line <= lines.size());
    CHECK(lines[change.line - 1].source == HookSource::Override);
    CHECK(change.reason.size() > 10);
    Hooks hooks = 0;
    CHECK(parseHooks(change.hooks, hooks));
    CHECK(lines[change.line - 1].hooks == hooks);
  }
}

TEST_CASE("docs/hook_patterns.md is what the table of patterns and the facts make") {
  std::map<std::string, std::set<std::size_t>> cards;
  const Database &database = Database::builtin();
  for (std::size_t i = 0; i < database.size(); ++i) {
    for (const CardLine &line : database.lines(static_cast<CardIndex>(i))) {
      for (const std::string &name : wordsOf(line.patterns)) cards[name].insert(i);
    }
  }
  std::string made =
      "# Text patterns\n\nBy these the lines of cards are read, in this order (docs/hooks.md). This page is made from "
      "the "
      "table in\n`src/cards/line_patterns.cpp` and from `data/card_lines.tsv`; a test compares, and `VTES_BLESS=1` in "
      "its "
      "environment\nrewrites the page. The examples are our own words.\n\n| pattern | example | hooks | effects | "
      "cards "
      "|\n|---|---|---|---|---|\n";
  for (const LinePattern &pattern : linePatterns()) {
    std::string hooks = joinHooks(pattern.hooks);
    if ((pattern.hooks & kOwnSideHook) != 0)
      hooks += (hooks.empty() ? "" : " ") + std::string("BLOCK_ATTEMPT, own side");
    if ((pattern.hooks & kLaterUseHook) != 0) hooks += " (in play)";
    const auto code = [](std::string_view text) {
      return text.empty() ? std::string() : '`' + std::string(text) + '`';
    };
    made += "| " + code(pattern.name) + " | " + std::string(pattern.example) + " | " + hooks + " | " +
            code(pattern.effects) + " | " + std::to_string(cards[std::string(pattern.name)].size()) + " |\n";
  }
  if (std::getenv("VTES_BLESS") != nullptr) {
    std::ofstream(VTES_SOURCE_DIR "/docs/hook_patterns.md", std::ios::binary) << made;
  }
  const bool same = fileText("/docs/hook_patterns.md") == made;  // not in the check itself, which would print both
  CHECK_MESSAGE(same, "the page is stale; run the tests with VTES_BLESS=1 to rewrite it");
}
