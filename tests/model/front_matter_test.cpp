#include "model/front_matter.h"

#include <doctest/doctest.h>

#include <string>

using namespace vtes;
using namespace vtes::model;
using Kind = FrontMatterFault::Kind;

namespace {

struct Read {
  std::shared_ptr<const text::Source> source;
  FrontMatter matter;

  explicit Read(const std::string &content) : Read(text::Source::make("---\n" + content + "---\nNELS(30)\n")) {}
  explicit Read(std::shared_ptr<const text::Source> given)
      : source(std::move(given)), matter(readFrontMatter(*source)) {}

  [[nodiscard]] std::string slice(text::ByteRange range) const { return std::string(source->slice(range)); }
  /// `kind "bytes" seen → wanted` of each fault.
  [[nodiscard]] std::vector<std::string> faults() const {
    static constexpr std::array<std::string_view, 16> kNames = {
        "NotYaml",        "NotMapping",      "UnknownKey",    "WrongType",      "DuplicateKey", "DuplicatePlayer",
        "BadDate",        "BadEnd",          "UnknownPlayer", "NeverClosed",    "NotFirst",     "DeckMissing",
        "DeckUnreadable", "DeckUnknownCard", "UnknownPin",    "BadAbbreviation"};
    std::vector<std::string> shown;
    for (const FrontMatterFault &fault : matter.faults)
      shown.push_back(std::string(kNames[static_cast<std::size_t>(fault.kind)]) + " `" + slice(fault.range) + "` " +
                      fault.seen + (fault.wanted.empty() ? "" : " → " + fault.wanted));
    return shown;
  }
};

using Faults = std::vector<std::string>;

}  // namespace

TEST_CASE("a text without front matter has none") {
  const Read read(text::Source::make("NELS(30)\n"));
  CHECK_FALSE(read.matter.present);
  CHECK(read.faults().empty());
  CHECK(Read("").matter.present);
  CHECK(Read("").faults().empty());
  CHECK(Read("# nothing yet\n").faults().empty());
}

TEST_CASE("every key (READING 1.2)") {
  const Read read(
      "title: \"Final: the end\"\ndate: 2022-03-19\nplace: Zürich\nevent: E\nround: 1\ntable: 3\n"
      "transcriber: me\nrules: house\nend: time\npool: 30\ncards: {conf: Confusion, 44ma: .44 Magnum}\n"
      "players:\n  - Nelson\n  - {name: Oliver, abbr: OLI, vp: 1.5}\n  - name: Silvia\n    deck: decks/silvia.txt\n");
  CHECK(read.faults().empty());
  REQUIRE(read.matter.title);
  CHECK(read.matter.title->value == "Final: the end");
  CHECK(read.slice(read.matter.title->range) == "Final: the end");
  CHECK(read.matter.dateNumber == 20220319);
  CHECK(read.slice(read.matter.place->range) == "Zürich");
  CHECK(read.matter.event->value == "E");
  CHECK(read.matter.round->value == "1");
  CHECK(read.matter.table->value == "3");
  CHECK(read.matter.transcriber->value == "me");
  CHECK(read.matter.rules->value == "house");
  CHECK(read.matter.end->value == "time");
  CHECK(read.matter.pool == 30);
  REQUIRE(read.matter.pins.size() == 2);
  CHECK(read.matter.pins[1].abbr.value == "44ma");
  CHECK(read.slice(read.matter.pins[1].name.range) == ".44 Magnum");
  REQUIRE(read.matter.seats.size() == 3);
  CHECK(read.matter.seats[0].name.value == "Nelson");
  CHECK_FALSE(read.matter.seats[0].abbr);
  CHECK(read.matter.seats[1].abbr->value == "OLI");
  CHECK(read.matter.seats[1].vp == 1.5);
  CHECK(read.matter.seats[2].deckPath->value == "decks/silvia.txt");
}

TEST_CASE("a key without a value says nothing") {
  const Read read("title:\ndate: ~\nplayers:\npool:\ncards:\n");
  CHECK(read.faults().empty());
  CHECK_FALSE(read.matter.title);
}

TEST_CASE("decks as lists of card names") {
  const Read read(
      "players:\n  - name: Nelson\n    deck:\n      - \"Blood Doll\"\n      - 4x Govern the Unaligned\n"
      "      - Second Tradition: Domain\n      - Villein: 3\n      - \"Jennie \\\"Cassie247\\\" Orne\"\n");
  CHECK(read.faults().empty());
  REQUIRE(read.matter.seats.size() == 1);
  REQUIRE(read.matter.seats[0].inlineDeck);
  const std::vector<DeckEntry> &deck = read.matter.seats[0].inlineDeck->entries;
  REQUIRE(deck.size() == 5);
  CHECK(deck[0].name == "Blood Doll");
  CHECK(deck[1].name == "Govern the Unaligned");
  CHECK(deck[1].count == 4);
  CHECK(read.slice(deck[1].range) == "Govern the Unaligned");
  CHECK(deck[2].name == "Second Tradition: Domain");
  CHECK(read.slice(deck[2].range) == "Second Tradition: Domain");
  CHECK(deck[3].name == "Villein");
  CHECK(deck[3].count == 3);
  CHECK(deck[4].name == "Jennie \"Cassie247\" Orne");
}

TEST_CASE("unknown keys have the nearest known one") {
  CHECK(Read("titel: x\n").faults() == Faults{"UnknownKey `titel` titel → title"});
  CHECK(Read("player: [A, B]\n").faults() == Faults{"UnknownKey `player` player → players"});
  CHECK(Read("Date: 2020-01-01\n").faults() == Faults{"UnknownKey `Date` Date → date"});
  CHECK(Read("colour: red\n").faults() == Faults{"UnknownKey `colour` colour"});
  CHECK(Read("players: [{name: Ann, abr: AAAA}]\n").faults() == Faults{"UnknownKey `abr` abr → abbr"});
  CHECK(Read("\"\": x\n").faults() == Faults{"UnknownKey `` "});
  CHECK(Read(std::string(300, 'k') + ": x\n").faults().size() == 1);
}

TEST_CASE("values of the wrong type") {
  CHECK(Read("title: [a]\n").faults() == Faults{"WrongType `title` title → a text"});
  CHECK(Read("players: Nelson, Oliver\n").faults() == Faults{"WrongType `Nelson, Oliver` players → a list of seats"});
  CHECK(Read("players: [[A]]\n").faults() ==
        Faults{"WrongType `players` players → a name, or a mapping with a name, for each seat"});
  CHECK(Read("players: [{vp: two, name: Ann}]\n").faults() == Faults{"WrongType `two` vp → a number"});
  CHECK(Read("players: [{deck: {a: b}, name: Ann}]\n").faults() ==
        Faults{"WrongType `deck` deck → a path or a list of card names"});
  CHECK(Read("players: [{name: Ann, deck: [[b]]}]\n").faults() == Faults{"WrongType `deck` deck → card names"});
  CHECK(Read("pool: many\n").faults() ==
        Faults{"WrongType `many` pool → a number, or a mapping of players to numbers"});
  CHECK(Read("cards: [conf]\n").faults() ==
        Faults{"WrongType `cards` cards → a mapping of abbreviations to card names"});
  CHECK(Read("cards: {conf: [a]}\n").faults() == Faults{"WrongType `conf` conf → a card name"});
}

TEST_CASE("a seat without a name") {
  const Read read("players: [{abbr: NELS}, {vp: 1}, Silvia]\n");
  CHECK(read.faults() ==
        Faults{"WrongType `abbr` players → a name for each seat", "WrongType `vp` players → a name for each seat"});
  REQUIRE(read.matter.seats.size() == 2);
  CHECK(read.matter.seats[0].name.value == "NELS");
}

TEST_CASE("dates and ends") {
  CHECK(Read("date: 2022-02-30\n").faults() == Faults{"BadDate `2022-02-30` 2022-02-30"});
  CHECK(Read("date: 19.3.2022\n").faults() == Faults{"BadDate `19.3.2022` 19.3.2022"});
  CHECK(Read("date: 2022-03\n").matter.dateNumber == 0);
  CHECK(Read("date: 2024-02-29\n").matter.dateNumber == 20240229);
  CHECK(Read("end: timeout\n").faults() == Faults{"BadEnd `timeout` timeout → time"});
  CHECK(Read("end: oust\n").faults().empty());
}

TEST_CASE("pools by player") {
  const Read read(
      "players: [Nelson, {name: Oliver, abbr: OLI}, Silvia]\npool: {NELS: 12, OLI: 3, Silvia: 7, KARL: 1, nels: x}\n");
  CHECK(read.faults() ==
        Faults{"UnknownPlayer `KARL` KARL", "WrongType `x` pool → a number, or a mapping of players to numbers"});
  CHECK(read.matter.seats[1].pool == 3);
  CHECK(read.matter.seats[2].pool == 7);
  CHECK_FALSE(read.matter.pool);
}

TEST_CASE("two seats of one abbreviation, two keys alike") {
  CHECK(Read("players: [Nelson, {name: Nele, abbr: NELS}]\n").faults() == Faults{"DuplicatePlayer `NELS` NELS"});
  CHECK(Read("players: [Francisco Rojas, Francisco Pérez]\n").faults().empty());
  CHECK(Read("title: a\ntitle: b\n").faults() == Faults{"DuplicateKey `title` title"});
  CHECK(Read("title: a\ntitle: b\n").matter.title->value == "a");
}

TEST_CASE("what is no YAML, no mapping, or never closed") {
  const Read broken("players: [Nelson, Oliver\ntitle: x\n");
  REQUIRE(broken.matter.faults.size() == 1);
  CHECK(broken.matter.faults[0].kind == Kind::NotYaml);
  CHECK_FALSE(broken.matter.faults[0].range.empty());
  CHECK(Read("- a\n- b\n").matter.faults[0].kind == Kind::NotMapping);
  CHECK(Read("just words\n").matter.faults[0].kind == Kind::NotMapping);
  const Read open(text::Source::make("---\ntitle: T\nplayers: [Nelson]\nNELS(30)\n"));
  CHECK(open.faults() == Faults{"NeverClosed `---` "});
  CHECK(open.matter.title->value == "T");
  CHECK(open.matter.seats.size() == 1);
}

TEST_CASE("a BOM and CRLF keep the places right") {
  const Read read(text::Source::make("\xEF\xBB\xBF---\r\ntitle: Zoë\r\nplayers:\r\n  - \"Jürgen\"\r\n---\r\n"));
  CHECK(read.faults().empty());
  CHECK(read.slice(read.matter.title->range) == "Zoë");
  CHECK(read.slice(read.matter.seats[0].name.range) == "Jürgen");
}

TEST_CASE("a player's abbreviation has to be one that can be written") {
  CHECK(Read("players: [Anna, O'Brien, Łukasz, Di, Mary Ann]\n").faults().empty());
  CHECK(Read("players: [{name: Anna, abbr: A1B}, {name: Eve, abbr: ÓS}]\n").faults().empty());
  CHECK(Read("players: [A, 3PO]\n").faults() == Faults{"BadAbbreviation `A` A", "BadAbbreviation `3PO` 3PO"});
  CHECK(Read("players: [{name: Anna, abbr: an}]\n").faults() == Faults{"BadAbbreviation `an` an → AN"});
  CHECK(Read("players: [{name: Anna, abbr: A B}]\n").faults() == Faults{"BadAbbreviation `A B` A B"});
  CHECK(Read("players: [{name: Anna, abbr: A1}, {name: Eve, abbr: \"\"}, 李]\n").faults().size() == 3);
}
