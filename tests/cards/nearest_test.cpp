#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "cards/database.h"

using namespace vtes::cards;

namespace {

std::string nearest(std::string_view word, Database::Pile pile = Database::Pile::Any) {
  const auto found = Database::builtin().nearestAbbreviations(word, pile, 3);
  return found.empty() ? "" : std::string(found.front());
}

std::string nearestName(std::string_view name) {
  const auto found = Database::builtin().nearestNames(name, 3);
  return found.empty() ? "" : std::string(Database::builtin().card(found.front()).name);
}

}  // namespace

TEST_CASE("a misspelt abbreviation has the right one first") {
  CHECK(nearest("ksip") == "kisp");   // transposed
  CHECK(nearest("swwni") == "swni");  // doubled
  CHECK(nearest("confg") == "conf");  // a key too many
  CHECK(nearest("fmoa") == "foma");
  CHECK(nearest("blod", Database::Pile::Library) == "bldo");
  CHECK(nearest("ecyh") == "eych");
  CHECK(nearest("goum", Database::Pile::Library) == "goun");  // the key beside
  CHECK(nearest("Arki", Database::Pile::Crypt) == "Arik");
}

TEST_CASE("piles and limits") {
  const Database &cards = Database::builtin();
  for (const auto found : cards.nearestAbbreviations("Arkia", Database::Pile::Crypt, 5))
    CHECK((found[0] >= 'A' && found[0] <= 'Z'));
  for (const auto found : cards.nearestAbbreviations("Arkia", Database::Pile::Library, 5))
    CHECK((found[0] < 'A' || found[0] > 'Z'));
  CHECK(cards.nearestAbbreviations("kisq", Database::Pile::Any, 2).size() == 2);
  CHECK(cards.nearestAbbreviations("kisq", Database::Pile::Any, 0).empty());
  CHECK(cards.nearestAbbreviations("xqxqxqxq", Database::Pile::Any, 5).empty());
  CHECK(cards.nearestAbbreviations("", Database::Pile::Any, 5).size() <= 5);
  CHECK(cards.nearestAbbreviations(std::string(5000, 'k'), Database::Pile::Any, 5).empty());
}

TEST_CASE("a misspelt name has the right one first") {
  CHECK(nearestName("Govern the Unalined") == "Govern the Unaligned");
  CHECK(nearestName("Kindred Spirit") == "Kindred Spirits");
  CHECK(nearestName("Bums Rsuh") == "Bum's Rush");
  CHECK(nearestName("Joaquina Amaia") == "Joaquina Amaya");
  CHECK(nearestName("The Barens") == "Barrens, The");
  CHECK(Database::builtin().nearestNames("qqqqqqqqqqqqqqqqq", 3).empty());
}
