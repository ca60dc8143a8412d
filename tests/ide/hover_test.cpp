#include "ide/hover.h"

#include <doctest/doctest.h>

#include <array>
#include <string>
#include <utility>

#include "fixture.h"
#include "ide/terms.h"
#include "support/program.h"

using namespace vtes;
using test::atTable;
using test::fixture;
using test::Fixture;
using test::has;

namespace {

/// What a hover says in plain text, and of what; empty: it says nothing.
struct Said {
  std::string of;
  std::string text;
  std::string markdown;
};

Said said(const Fixture &fixture) {
  const auto hover = ide::hover(*fixture, fixture.cursor);
  if (!hover) return {};
  return {fixture.slice(hover->range), hover->text.plain, hover->text.markdown};
}

}  // namespace

TEST_CASE("a card: its full name, its facts, its level in words, and what happens") {
  const Said card = said(atTable("MI Kora ki$0sp> JoAm bk\n"));
  CHECK(card.of == "kisp");
  CHECK(card.text.starts_with("Kindred Spirits `kisp`\n\naction, Dementation\n"));
  CHECK(has(card.text, "levels: < >"));
  CHECK(has(card.text, "`>` played at superior"));
  CHECK(has(card.text, "Korah attempts to bleed with Kindred Spirits at superior."));
  CHECK(has(card.markdown, "**Kindred Spirits** `kisp`"));
  // Markdown would take a level for a tag or a quotation.
  CHECK(has(card.markdown, "- levels: \\< \\>"));
}

TEST_CASE("the level itself says what its card is") {
  const Said level = said(atTable("Kras laps<$0<\n"));
  CHECK(level.of == "<<");
  CHECK(has(level.text, "Lapse"));
  CHECK(has(level.text, "at the second inferior level"));
  CHECK(has(level.text, "cannot-maneuver"));
}

TEST_CASE("a short form leads to its minion") {
  const Said minion = said(atTable("MI Kora kisp> JoAm bk $0K swni<\n"));
  CHECK(minion.of == "K");
  CHECK(has(minion.text, "Korah `Kora`"));
  CHECK(has(minion.text, "`K` is short for `Kora`"));
}

TEST_CASE("a player: seat, prey and predator") {
  const Said player = said(atTable("SIL$0V(20)\n"));
  CHECK(player.of == "SILV");
  CHECK(has(player.text, "Silvia `SILV`"));
  CHECK(has(player.text, "seat: 2 of 3"));
  CHECK(has(player.text, "prey: Oliver"));
  CHECK(has(player.text, "predator: Nelson"));
}

TEST_CASE("who is ousted is nobody's prey") {
  const Said player = said(atTable("SILV ot\nOLIV\n$0NELS\n"));
  CHECK(has(player.text, "prey: Oliver"));
  CHECK(has(player.text, "predator: Oliver"));
  CHECK(has(said(atTable("$0NELS bd\n")).text, "prey: Silvia"));
}

TEST_CASE("a player without a seat has no neighbours") {
  const Said player = said(fixture("NELS(12)\nSUS$0A diin\nOLIV(3)\n"));
  CHECK(has(player.text, "the seat is not known"));
  CHECK_FALSE(has(player.text, "prey"));
}

TEST_CASE("every word and sign of the notation has a meaning and its section") {
  for (const ide::Term &term : ide::terms()) {
    CAPTURE(term.word);
    CHECK_FALSE(term.name.empty());
    CHECK(term.meaning.ends_with("."));
    // Two are the toolkit's own, and say so; a full stop means nothing.
    CHECK((term.section.starts_with("TS ") || term.word == "wd" || term.word == "."));
    CHECK(ide::termOf(term.token, term.word) == &term);
  }
}

TEST_CASE("terms, marks and phases") {
  struct Case {
    std::string_view line;
    std::string_view of;
    std::string_view text;
  };
  const std::array<Case, 13> cases{{
      {"$0MI Kora bd", "MI", "minion phase"},
      {"Kora $0bd", "bd", "bleed"},
      {"Kora bd JoAm $0bk", "bk", "block"},
      {"Kora bd ($0nb)", "nb", "no block"},
      {"$0X hd X", "X", "combat"},
      {"X h$0d X", "hd", "hand strike"},
      {"$0% +SILV %", "%", "referendum"},
      {"% $0+SILV %", "+", "plus; for"},
      {"$0/part", "/", "use"},
      {"Kora bd$0; et", ";", "result"},
      {"/$0edge", "edge", "the Edge"},
      {"UlBe /$0sa", "sa", "special ability"},
      {"IN va$0mp2 +1", "vamp2", "unknown crypt card"},
  }};
  for (const Case &one : cases) {
    CAPTURE(one.line);
    const Said term = said(atTable(one.line));
    CHECK(term.of == one.of);
    CHECK(has(term.text, one.text));
    CHECK(has(term.text, "section: TS "));
  }
}

TEST_CASE("clans and disciplines") {
  CHECK(has(said(atTable("ViAs cobo (nb, $0tzi)")).text, "Tzimisce"));
  CHECK(has(said(atTable("ViAs cobo (nb, !t$0or)")).text, "Toreador antitribu"));
}

TEST_CASE("an abbreviation of several cards names the others, a pinned one that it is pinned") {
  CHECK(has(said(atTable("MI RoBi co$0ha")).text, "could as well be: Command of the Harpies"));
  const Said pinned = said(fixture("---\ncards: {coha: Computer Hacking}\n---\nNELS(12)\nRoBi co$0ha\n"));
  CHECK(has(pinned.text, "pinned in the front matter"));
  CHECK_FALSE(has(pinned.text, "could as well"));
}

TEST_CASE("a card that shares its abbreviation says why it is read so (READING 4)") {
  struct Case {
    std::string text, because;
  };
  for (const Case &one : std::array<Case, 6>{{
           {"MI Kora re$0st>", "Korah has superior Dementation"},
           {"co$0nd Kora", "Conditioning is not played here"},
           {"MI RoBi co$0ha", "it is played more often than Command of the Harpies"},
           {"---\nplayers: [{name: Nelson, deck: [Barrenness]}]\n---\nNELS(12)\nDI -ba$0rr", "it is in the deck"},
           {"---\ndate: 2000-01-01\n---\nNELS(12)\nDI -ca$0co", "Camarilla Conclave was printed after this game"},
           {"MI RoBi an$0in<", "Ancient Influence has no such level"},
       }}) {
    CAPTURE(one.text);
    const bool whole = one.text.starts_with("---");
    CHECK(has(said(whole ? fixture(one.text) : atTable(one.text)).text, "read so because: " + one.because));
  }
}

TEST_CASE("copies, advanced and merged vampires, decks") {
  CHECK(has(said(atTable("cou$0r1 bd")).text, "copy: 1"));
  CHECK(has(said(atTable("IN Lu$0ci^ me")).text, "advanced"));
  CHECK(has(said(atTable("MI Lu$0ci# bd")).text, "merged"));
  const Said deck = said(fixture("---\nplayers:\n  - {name: Nelson, deck: [Korah]}\n---\nNELS(12)\nKo$0ra bd\n"));
  CHECK(has(deck.text, "in the deck of: Nelson"));
}

TEST_CASE("card text is shown where somebody has imported it") {
  // The program carries none.
  CHECK_FALSE(has(said(atTable("Kora ki$0sp>")).markdown, "\n> "));

  const test::Folder folder;
  folder.write("cards.tsv", test::readFile(std::string(VTES_SOURCE_DIR) + "/data/cards.tsv"));
  folder.write("text.tsv", "id\ttext\n101055\tWords <of> the card.\\nIn *two* lines.\n");
  std::string error;
  model::Settings settings;
  settings.cards = cards::Database::load(folder.path(), error);
  REQUIRE(error.empty());
  const Said card = said(atTable("Kora ki$0sp>", settings));
  CHECK(has(card.markdown, "> Words \\<of\\> the card."));
  CHECK(has(card.markdown, "> In \\*two\\* lines."));
  CHECK(has(card.text, "Words <of> the card.\nIn *two* lines."));
}

TEST_CASE("a word that means nothing says why, with the nearest") {
  const Said word = said(atTable("Kora con$0fg>"));
  CHECK(word.of == "confg");
  CHECK(has(word.text, "is not the abbreviation of any library card"));
  CHECK(has(word.text, "did you mean"));
}

TEST_CASE("a name alone on its line is known before the deed is written") {
  CHECK(has(said(atTable("Ko$0ra\n")).text, "Korah"));
}

TEST_CASE("front matter: keys, players, cards, pins") {
  CHECK(has(said(fixture("---\nti$0tle: x\n---\n")).text, "What the game is called."));
  CHECK(has(said(fixture("---\nplayers: [{na$0me: Nelson}]\n---\n")).text, "full name"));
  CHECK(has(said(fixture("---\nplayers: [Nel$0son, Silvia]\n---\n")).text, "prey: Silvia"));
  CHECK(has(said(fixture("---\nplayers:\n  - name: Nelson\n    deck:\n      - Ko$0rah\n---\n")).text,
            "in the deck of: Nelson"));
  CHECK(has(said(fixture("---\ncards: {co$0nf: Confusion}\n---\n")).text, "Confusion"));
  CHECK(said(fixture("---\ntitle: My $0game\n---\n")).text.empty());
  CHECK(said(fixture("--$0-\ntitle: x\n---\n")).text.empty());
}

TEST_CASE("front matter that is no YAML yet") {
  CHECK(has(said(fixture("---\nti$0tle: [x\nplayers: }\n---\nNELS(12)\n")).text, "What the game is called."));
  CHECK_FALSE(ide::hover(*fixture("---\n: : $0- [\n---\n"), 5).has_value());
}

TEST_CASE("a comment says nothing, but for the findings that it allows") {
  CHECK(said(atTable("Kora bd // Ko$0ra goun\n")).text.empty());
  const Said rule = said(atTable("Kora bd // vtes: allow unkn$0own-word\n"));
  CHECK(rule.of == "unknown-word");
  CHECK(rule.text.starts_with("unknown-word\n"));
  CHECK(rule.markdown.starts_with("**unknown-word**\n"));
}

TEST_CASE("nothing on blanks, empty lines, and behind the end") {
  CHECK(said(atTable("Kora  $0  bd")).text.empty());
  CHECK(said(atTable("\n$0\nKora bd")).text.empty());
  CHECK(said(fixture("")).text.empty());
  CHECK_FALSE(ide::hover(*fixture("NELS"), 4000).has_value() != ide::hover(*fixture("NELS"), 4).has_value());
}

TEST_CASE("CRLF, letters beyond ASCII, broken lines") {
  const Said word = said(fixture("NELS(12)\r\nZo$0ë ht\r\nKora bd\r\n"));
  CHECK(word.of == "Zoë");
  CHECK(has(word.text, "hunt"));
  CHECK(has(said(atTable("Kora ) $0kisp> ((\n")).text, "Kindred Spirits"));
  CHECK(has(said(fixture("\xEF\xBB\xBFNELS(12)\nKo$0ra bd\xFF\n")).text, "Korah"));
}

TEST_CASE("terms of a deal have their meaning and section") {
  for (const std::string_view line :
       {"NELS bd not OLIV nxt 2 -> OLIV let NELS r$0m", "NELS b$0d not OLIV -> OLIV pa not NELS",
        "NELS a$0k not OLIV -> OLIV pa not NELS", "NELS o$0t OLIV -> OLIV pa not NELS"}) {
    CAPTURE(line);
    const Fixture game = test::atTable(line);
    const auto shown = ide::hover(*game, game.cursor);
    REQUIRE(shown.has_value());
    CHECK(test::has(shown->text.plain, "section: TS"));
  }
}

TEST_CASE("a deal says what became of it, whatever of it is asked") {
  const auto at = [](std::string_view deal, std::string_view deed) {
    return said(fixture("---\nplayers: [Nelson, Silvia, Oliver]\n---\nNELS(12)\n" + std::string(deal) +
                        "\nSILV(9)\nOLIV(8)\nNELS(12)\n" + std::string(deed) + "\nSILV(8)\n"))
        .text;
  };
  for (const std::string_view deal :
       {"N$0ELS bd not SILV nxt -> SILV let NELS rm", "NELS b$0d not SILV nxt -> SILV let NELS rm",
        "NELS bd n$0ot SILV nxt -> SILV let NELS rm", "NELS bd not SILV nxt -$0> SILV let NELS rm",
        "NELS bd not SILV nxt -> SILV let NELS r$0m"}) {
    CAPTURE(deal);
    const std::string broken = at(deal, "MI Anne bd");
    CHECK(has(broken, "state: broken by `Anne bd` in line 9"));
    CHECK(has(broken, "condition: `NELS bd not SILV nxt` is broken: done in line 9"));
    CHECK(has(broken, "promise: `SILV let NELS rm` is expired: the deal was broken in line 9"));
    CHECK(has(at(deal, "MI Anne ht"), "condition: `NELS bd not SILV nxt` is kept: its time is over in line 10"));
    CHECK(has(at(deal, "MI Anne ht"), "state: open"));
  }
  CHECK_FALSE(has(at("NELS bd not SILV nxt -> SILV let NELS rm", "MI Anne b$0d"), "state:"));
}

TEST_CASE("what happens is said in front of the card's details, and a level that it has not is named so") {
  const Fixture game = test::atTable("MI Kora ki$0sp> JoAm");
  const std::string plain = ide::hover(*game, game.cursor)->text.plain;
  CHECK(plain.find("Korah") < plain.find("line:"));
  const Fixture level = test::atTable("MI Kora go$0un<<<");
  CHECK(test::has(ide::hover(*level, level.cursor)->text.plain, "which the card does not have"));
}

namespace {

/// Three who begin with 30 pool, and Nelson's first turn.
std::string fromTheStart(std::string_view lines) {
  return "---\nplayers: [Nelson, Silvia, Oliver]\n---\nNELS(30)\n" + std::string(lines);
}

}  // namespace

TEST_CASE("a player: her pool, the Edge, victory points and ready minions at that place") {
  struct Case {
    std::string_view lines, text;
  };
  for (const Case &one : std::array<Case, 10>{{
           {"IN Kora +1\nSIL$0V\n", "\nas the turn begins: pool 30\n"},
           {"IN Kora +1\nSIL$0V(20)\n", "\nas the turn begins: pool 20\n"},
           {"IN Kora +4\nSILV\nOLIV\nNELS\nIN Kora +3\nSILV\nOLIV\nNEL$0S\n",
            "\nas the turn begins: pool 23\nready: Korah 7/7\n"},
           {"IN Kora +1\nSILV\nMI JoAm bd\nOLIV\nNELS\nSI$0LV\n", "\nas the turn begins: pool 30, the Edge\n"},
           // What is in question is not in the pool yet.
           {"IN Kora +1\nSILV\nMI JoAm bd OLIV Dimp bk O$0LIV defl\n", "\nbefore the action: pool 30\n"},
           {"IN Kora +1\nSILV\nMI JoAm bd OLIV\nOL$0IV\n", "\nas the turn begins: pool 29\n"},
           {"IN Kora +1\nSILV ot\nSIL$0V ot\n", "\nbefore this: out of the game\n"},
           // Villein: how much is not written.
           {"IN Kora +4\nSILV\nOLIV\nNELS\nIN Kora +3\nSILV\nOLIV\nNELS\nMA vill Kora\nSILV\nOLIV\nNEL$0S\n",
            "\nas the turn begins: pool 23-30\n"},
           {"IN Kora +1\nSILV ot\nNEL$0S +1p\n", "\nbefore this: pool 35, 1 victory point\n"},
           {"MI Kora bd\nSILV\nMI JoAm -NEL$0S\n", "\nbefore this: pool 30, the Edge\nready: Korah locked\n"},
       }}) {
    CAPTURE(one.lines);
    CAPTURE(said(fixture(fromTheStart(one.lines))).text);
    CHECK(has(said(fixture(fromTheStart(one.lines))).text, one.text));
  }
}

TEST_CASE("nothing is said of a pool that is not known, in front matter, and where a game is not folded") {
  for (const Fixture &one :
       {fixture("---\nplayers: [Nel$0son, Silvia, Oliver]\n---\nNELS(30)\nIN Kora +1\n"),
        atTable("MI Kora bd\nSIL$0V\n"), fixture("NEL$0S(12)\nMI Kora bd\n"), atTable("MI Ko$0ra bd\n")}) {
    CAPTURE(said(one).text);
    CHECK_FALSE(said(one).text.empty());
    for (const std::string_view words : {"as the turn begins", "before the action", "before this"})
      CHECK_FALSE(has(said(one).text, words));
  }
}

TEST_CASE("a minion: whose it is, where, locked, and its blood at that place") {
  struct Case {
    std::string_view lines, text;
  };
  const std::string_view out =
      "IN Kora +4\nSILV\nIN vamp2 +2\nOLIV\nNELS\nIN Kora +3\nSILV\nOLIV\nNELS\nMA bldo Kora\n";
  for (const Case &one : std::array<Case, 6>{{
           {"SILV\nOLIV\nIN JoAm +3\nNELS\nSILV\nOLIV\nIN Jo$0Am +1\n",
            "before this: Oliver's, uncontrolled, blood 3 of 6"},
           {"MI Ko$0ra bd\n", "before the action: Nelson's, ready, unlocked, blood 7 of 7\non it: Blood Doll"},
           {"MI Kora bd JoAm bk\nX $0K hd J hd X\n", "before the action: Nelson's, ready, unlocked, blood 7 of 7\n"},
           {"MI Kora bd\nKo$0ra ht\n", "before the action: Nelson's, ready, locked, blood 7 of 7\n"},
           {"MI Kora bd\nKora et\nSILV\nIN vam$0p2 +1\n", "before this: Silvia's, uncontrolled, blood 2\n"},
           {"Kora et\nSILV\nOLIV\nNELS\nMI K$0ora lt\n", "before the action: Nelson's, in torpor, "},
       }}) {
    CAPTURE(one.lines);
    const Fixture game = fixture(fromTheStart(std::string(out) + std::string(one.lines)));
    CAPTURE(said(game).text);
    CHECK(has(said(game).text, one.text));
  }
}
