/// Every name of the specification gives the abbreviation that the specification has for it, and every abbreviation of
/// played games leads to the card that was meant.

#include <doctest/doctest.h>

#include <algorithm>

#include "cards/abbreviate.h"
#include "cards/database.h"
#include "cards/fold.h"
#include "cards/table.h"

using namespace vtes::cards;

namespace {

std::string byRule(const std::string &pile, const std::string &name) {
  return pile == "crypt" ? abbreviateCrypt(name) : abbreviateLibrary(name);
}

const Candidate *candidate(std::span<const Candidate> found, const std::vector<CardIndex> &cards) {
  const auto place = std::find_if(found.begin(), found.end(), [&](const Candidate &each) {
    return std::find(cards.begin(), cards.end(), each.card) != cards.end();
  });
  return place == found.end() ? nullptr : &*place;
}

}  // namespace

TEST_CASE("TS: each name by the rule") {
  for (const auto &row : tableOf("specification.tsv")) {
    const std::string &section = row[0];
    const std::string &pile = row[1];
    const std::string &name = row[2];
    const std::string &abbreviation = row[3];
    const std::string &note = row[4];
    if (note == "cut") continue;  // TS cuts today's official name in another way, or misspells it
    CAPTURE(section);
    CAPTURE(name);
    CHECK(fold(byRule(pile, name)) == fold(abbreviation));  // TS has `Zoë`, but `HeSo` for Héctor Sosa
  }
}

TEST_CASE("TS: each name is a card of today's list, and its abbreviation leads there") {
  const Database &cards = Database::builtin();
  for (const auto &row : tableOf("specification.tsv")) {
    const std::string &section = row[0];
    const std::string &name = row[2];
    const std::string &abbreviation = row[3];
    const std::string &note = row[4];
    if (note == "rule" || cards.byName(name).empty())
      continue;  // a name of a card that was renamed, or that never was one
    CAPTURE(section);
    CAPTURE(name);
    const Candidate *found = candidate(cards.find(abbreviation), cards.byName(name));
    REQUIRE(found != nullptr);
    CHECK(found->match == (note == "cut" ? Match::Cut : Match::Canonical));
  }
}

TEST_CASE("abbreviations of played games are the canonical ones of the cards meant") {
  const Database &cards = Database::builtin();
  for (const auto &row : tableOf("played.tsv")) {
    const auto &abbreviation = row[0];
    const auto &name = row[1];
    CAPTURE(abbreviation);
    CAPTURE(name);
    const Candidate *found = candidate(cards.find(abbreviation), cards.byName(name));
    REQUIRE(found != nullptr);
    CHECK(found->match == Match::Canonical);
    CHECK(fold(cards.card(found->card).abbreviation) == fold(abbreviation));
  }
}
