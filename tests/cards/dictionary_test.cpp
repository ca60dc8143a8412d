#include "cards/dictionary.h"

#include <doctest/doctest.h>

#include <map>
#include <set>

#include "cards/describe.h"

using namespace vtes::cards;

TEST_CASE("the dictionary has every card once, by either") {
  const Database &cards = Database::builtin();
  for (const auto order : {DictionaryOrder::Abbreviation, DictionaryOrder::Name}) {
    std::set<CardIndex> seen;
    for (const auto &entry : dictionary(cards, order, false)) CHECK(seen.insert(entry.card).second);
    CHECK(seen.size() == cards.size());
  }
}

TEST_CASE("collisions are the abbreviations of several cards, the more played first") {
  const Database &cards = Database::builtin();
  std::map<std::string, std::vector<CardIndex>> shared;
  for (const auto &entry : dictionary(cards, DictionaryOrder::Abbreviation, true))
    shared[entry.abbreviation].push_back(entry.card);
  CHECK(shared.size() > 100);
  for (const auto &entry : shared) {
    CAPTURE(entry.first);
    const auto &list = entry.second;
    CHECK(list.size() > 1);
    for (std::size_t i = 1; i < list.size(); ++i)
      CHECK(cards.card(list[i - 1]).usageDecks >= cards.card(list[i]).usageDecks);
  }
  CHECK_FALSE(shared.contains("trdia"));
}

TEST_CASE("the forms of the dictionary") {
  const Database &cards = Database::builtin();
  std::vector<DictionaryEntry> two;
  for (const auto &entry : dictionary(cards, DictionaryOrder::Abbreviation, false)) {
    if (entry.abbreviation == "44ma" || entry.abbreviation == "Ramo^") two.push_back(entry);
  }
  REQUIRE(two.size() == 2);
  CHECK(dictionaryText(cards, two, DictionaryOrder::Abbreviation) ==
        "44ma   .44 Magnum        equipment\n"
        "Ramo^  Ramona (G2, ADV)  vampire\n");
  CHECK(dictionaryText(cards, two, DictionaryOrder::Name) ==
        ".44 Magnum        44ma   equipment\n"
        "Ramona (G2, ADV)  Ramo^  vampire\n");
  CHECK(dictionaryTsv(cards, two)
            .starts_with("abbr\tname\tgroup\tadvanced\ttype\tid\tdecks\n44ma\t.44 Magnum\t\t\tequipment\t100001\t"));
  CHECK(dictionaryMarkdown(cards, two, DictionaryOrder::Abbreviation, false) ==
        "# The Dictionary of V:TES Abbreviations\n\n| Abbr. | Card | Type |\n|---|---|---|\n"
        "| `44ma` | .44 Magnum | equipment |\n| `Ramo^` | Ramona (G2, ADV) | vampire |\n");
}

TEST_CASE("a card in our own words") {
  const Database &cards = Database::builtin();
  const Card govern = cards.card(cards.byName("Govern the Unaligned").at(0));
  CHECK(summary(cards, govern) == "action, Dominate, 1 blood");
  const Card mata = cards.card(cards.byName("Mata Hari").at(0));
  CHECK(summary(cards, mata) == "vampire, Ravnos 7, 2 votes, group 4, aus for qui CHI OBF");
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const Card card = cards.card(static_cast<CardIndex>(i));
    CAPTURE(card.name);
    CHECK_FALSE(describe(cards, card).empty());
    for (const auto &fact : describe(cards, card)) {
      CHECK_FALSE(fact.label.empty());
      CHECK_FALSE(fact.value.empty());
    }
  }
}
