#include <doctest/doctest.h>

#include "model/events_of.h"
#include "model/resolver.h"

using vtes::cards::Database;
using vtes::model::Place;
using vtes::model::Resolver;

namespace {

std::string nameOf(const Resolver::Choice &choice) {
  return choice.card == vtes::cards::kNoCard ? "" : std::string(Database::builtin().card(choice.card).name);
}

vtes::model::FrontMatter frontMatter(std::string_view text) {
  return vtes::test::analysed(text)->frontMatter;
}

}  // namespace

TEST_CASE("without evidence the card that is played most is meant (READING 4)") {
  const Resolver resolver(Database::builtin(), {});
  CHECK(nameOf(resolver.library("defl", ">", {})) == "Deflection");
  const auto thin = resolver.library("tavi", {}, {});
  CHECK(!thin.others.empty());
}

TEST_CASE("a pin wins over everything") {
  const Resolver resolver(Database::builtin(), frontMatter("---\ncards: {cond: Conductor}\n---\n"));
  CHECK(nameOf(resolver.library("cond", ">", {})) == "Conductor");
  CHECK(resolver.library("cond", ">", {}).pinned);
}

TEST_CASE("a deck of the seat wins over usage") {
  const Resolver resolver(Database::builtin(),
                          frontMatter("---\nplayers:\n  - {name: Nelson, deck: [Barrenness]}\n  - Klaus\n---\n"));
  Place place;
  place.seat = 0;
  CHECK(nameOf(resolver.library("barr", {}, place)) == "Barrenness");
  CHECK(nameOf(Resolver(Database::builtin(), {}).library("barr", {}, place)) == "Barrens, The");
}

TEST_CASE("what was not printed at the date is not meant") {
  const Resolver now(Database::builtin(), {});
  const Resolver then(Database::builtin(), frontMatter("---\ndate: 1996-01-01\n---\n"));
  for (const auto *resolver : {&now, &then}) CHECK(!nameOf(resolver->library("eyar", {}, {})).empty());
  const auto card = then.library("eyar", {}, {});
  bool older = false;
  for (const auto other : card.others)
    older = older ||
            (Database::builtin().card(other).firstPrint <= 19960101 && Database::builtin().card(other).firstPrint != 0);
  CHECK((Database::builtin().card(card.card).firstPrint <= 19960101 || !older));
}

TEST_CASE("a level that only one of the candidates has decides") {
  const Resolver resolver(Database::builtin(), {});
  const auto level = resolver.library("barr", {}, {});
  CHECK(nameOf(level) == "Barrens, The");
  Place combat;
  combat.fits = vtes::cards::kCombat;
  CHECK((Database::builtin().card(resolver.library("easi", "<", combat).card).types &
         (vtes::cards::kCombat | vtes::cards::kReaction)) != 0);
}

TEST_CASE("earlier use from the same seat weighs more than usage") {
  Resolver resolver(Database::builtin(), {});
  const auto usual = resolver.library("tavi", {}, {});
  REQUIRE(!usual.others.empty());
  resolver.remember("tavi", usual.others.front(), vtes::model::kNoPlayer, true);
  CHECK(resolver.library("tavi", {}, {}).card == usual.others.front());
}

TEST_CASE("a copy number is split off only where the whole word is no card") {
  const Resolver resolver(Database::builtin(), {});
  CHECK(resolver.library("cour1", {}, {}).copy == 1);
  CHECK(resolver.library("44ma", {}, {}).copy == 0);
  CHECK(nameOf(resolver.library("44ma1", {}, {})) == ".44 Magnum");
  CHECK(nameOf(resolver.library("2nd", {}, {})) == "Second Tradition: Domain");
}

TEST_CASE("exact case decides between vampires, another case resolves where none fits") {
  const Resolver resolver(Database::builtin(), {});
  CHECK(nameOf(resolver.crypt("Demo", false, 0)) != nameOf(resolver.crypt("DeMo", false, 0)));
  CHECK(resolver.crypt("kora", false, 0).otherCase);
  CHECK(!resolver.crypt("Kora", false, 0).otherCase);
}
