#include "model/deck.h"

#include <doctest/doctest.h>

#include <string>

using namespace vtes;
using namespace vtes::model;

namespace {

/// `2 Blood Doll` for each entry by its official name; `?` in front of an unknown one, as written.
std::vector<std::string> read(std::string_view text) {
  const cards::Database &cards = cards::Database::builtin();
  std::vector<std::string> shown;
  for (const DeckEntry &entry : readDeckText(text, cards).entries) {
    CHECK(text.substr(entry.range.begin, entry.range.size()) == entry.name);
    shown.push_back(std::to_string(entry.count) + " " +
                    (entry.card == cards::kNoCard ? "?" + entry.name : std::string(cards.card(entry.card).name)));
  }
  return shown;
}

using Entries = std::vector<std::string>;

}  // namespace

TEST_CASE("counts in every usual form") {
  CHECK(read("2x Blood Doll\n3 Villein\nDeflection x4\nMajesty x 2\n5 x Govern the Unaligned\n6xConditioning\n2× "
             "Awe\nVessel\n") == Entries{"2 Blood Doll", "3 Villein", "4 Deflection", "2 Majesty",
                                         "5 Govern the Unaligned", "6 Conditioning", "2 Awe", "1 Vessel"});
  CHECK(read("12\tBlood Doll\r\n1\tVillein\r\n") == Entries{"12 Blood Doll", "1 Villein"});
  CHECK(read("- 2x Blood Doll\n* Villein\n") == Entries{"2 Blood Doll", "1 Villein"});
}

TEST_CASE("numbers that belong to the name") {
  CHECK(read(".44 Magnum\n2 .44 Magnum\n419 Operation\n2x 419 Operation\n") ==
        Entries{"1 .44 Magnum", "2 .44 Magnum", "1 419 Operation", "2 419 Operation"});
}

TEST_CASE("case, accents and the article's place do not matter") {
  CHECK(read("the barrens\n2 Barrens, The\n") == Entries{"1 Barrens, The", "2 Barrens, The"});
  CHECK(read("Isabel de León\nISABEL DE LEON\n") == Entries{"1 Isabel de Leon", "1 Isabel de Leon"});
}

TEST_CASE("an unknown card has the nearest name") {
  const Deck deck = readDeckText("2x Blod Doll\n", cards::Database::builtin());
  REQUIRE(deck.entries.size() == 1);
  CHECK(deck.entries[0].card == cards::kNoCard);
  CHECK(deck.entries[0].name == "Blod Doll");
  CHECK(deck.entries[0].nearest == "Blood Doll");
}

TEST_CASE("the tournament archive's layout") {
  const char *const text =
      "City Cup\nLyon, France\nMay 1st 2022\n2R+F\n16 players\nA. Winner\n\n-- 3vp in final\n\n"
      "Deck Name: Vessel\nDescription:\nVillein is a good card.\n\n"
      "Crypt (12 cards, min=11, max=22, avg=4)\n---------------------------------------\n"
      "2x Nathan Turner      4  PRO ani                 Gangrel:6\n"
      "1x Casey Snyder       6  PRO ani cel for  baron  Gangrel:6\n"
      "3x Isabel de León 7 DOM NEC pot Giovanni:2\n"
      "1x Lucinde, Alastor   8  DOM FOR aus  Ventrue:ANY\n\n"
      "Library (90 cards)\nMaster (20; 3 trifle)\n1x Anarch Railroad\n4x Blood Doll -- a comment\n\n"
      "Action Modifier/Combat (2)\n2x Govern the Unaligned\n\nEvent (1)\n1x The Unmasking\nsee you\n";
  CHECK(read(text) == Entries{"2 Nathan Turner", "1 Casey Snyder", "3 Isabel de Leon", "1 Lucinde, Alastor",
                              "1 Anarch Railroad", "4 Blood Doll", "2 Govern the Unaligned", "1 Unmasking, The"});
}

TEST_CASE("older layouts of the crypt") {
  CHECK(read("Crypt: (12 cards, Min: 22, Max: 44, Avg: 8,16)\n4 Hardestadt  cel pro DOM FOR POT PRE  11 Ventrue\n"
             "Crypt [2 vampires]\n2x Anson   8  aus dom CEL PRE  Prince  Toreador:1\nLibrary:\n2 Villein\n") ==
        Entries{"4 Hardestadt", "2 Anson", "2 Villein"});
}

TEST_CASE("the group tells vampires of one name apart") {
  const cards::Database &cards = cards::Database::builtin();
  for (const char *group : {"2", "6"}) {
    const std::string line = std::string("Crypt (1)\n1x Theo Bell   7  CEL POT dom pre  Brujah:") + group + "\n";
    const Deck deck = readDeckText(line, cards);
    REQUIRE(deck.entries.size() == 1);
    REQUIRE(deck.entries[0].card != cards::kNoCard);
    CHECK(std::to_string(cards.card(deck.entries[0].card).group) == group);
  }
}

TEST_CASE("advanced vampires") {
  const cards::Database &cards = cards::Database::builtin();
  for (const char *line : {"1x Kemintiri (ADV)\n", "1x Kemintiri ADV\n", "1x Kemintiri [ADVANCED]\n"}) {
    const Deck deck = readDeckText(line, cards);
    REQUIRE(deck.entries.size() == 1);
    REQUIRE(deck.entries[0].card != cards::kNoCard);
    CHECK(cards.card(deck.entries[0].card).advanced);
  }
}

TEST_CASE("headings and remarks are no cards") {
  CHECK(read("# a deck\n// of mine\nDeck Name: Villein\nAuthor: me\n\nMaster (2)\n===\n2 Villein // two\n").size() ==
        1);
  CHECK(read("").empty());
  CHECK(read("\xEF\xBB\xBF").empty());
}

TEST_CASE("inline items") {
  Deck deck;
  for (const char *item : {"Blood Doll", "2x Villein", "Barrens, The"}) deck.entries.push_back(readDeckItem(item));
  resolveDeck(deck, cards::Database::builtin());
  for (const DeckEntry &entry : deck.entries) CHECK(entry.card != cards::kNoCard);
  CHECK(deck.entries[1].count == 2);
}
