#include <doctest/doctest.h>

#include <algorithm>
#include <optional>
#include <string_view>
#include <vector>

#include "cards/database.h"

using namespace vtes::cards;

namespace {

/// How a card of that name begins with the letters; nothing: it does not.
std::optional<Beginning::Of> fit(std::string_view typed, std::string_view name) {
  const Database &database = Database::builtin();
  for (const Beginning &found : database.beginningWith(typed)) {
    if (database.card(found.card).natural == name) return found.of;
  }
  return std::nullopt;
}

}  // namespace

TEST_CASE("by abbreviation, by the name, by a later word of it") {
  CHECK((fit("go", "Govern the Unaligned") == Beginning::Of::Abbreviation));
  CHECK((fit("gov", "Govern the Unaligned") == Beginning::Of::Name));
  CHECK((fit("govern the u", "Govern the Unaligned") == Beginning::Of::Name));
  CHECK((fit("unal", "Govern the Unaligned") == Beginning::Of::NameWord));
  CHECK_FALSE(fit("govt", "Govern the Unaligned").has_value());
}

TEST_CASE("case, accents and signs do not count, blanks do") {
  CHECK((fit("GOVERN", "Govern the Unaligned") == Beginning::Of::Name));
  CHECK((fit("zoe", "Z\u00f6e") == Beginning::Of::Abbreviation));
  CHECK((fit("bums ru", "Bum's Rush") == Beginning::Of::Name));
  CHECK((fit("Bum's r", "Bum's Rush") == Beginning::Of::Name));
  CHECK_FALSE(fit("gover ", "Govern the Unaligned").has_value());
}

TEST_CASE("a leading article may be left out; small words lead to nothing") {
  CHECK((fit("barrens", "The Barrens") == Beginning::Of::Name));
  CHECK((fit("the barr", "The Barrens") == Beginning::Of::Name));
  CHECK_FALSE(fit("the unal", "Govern the Unaligned").has_value());
}

TEST_CASE("a letter or two are for abbreviations") {
  CHECK((fit("s", "Short-Term Investment") == Beginning::Of::Abbreviation));
  CHECK_FALSE(fit("b", "The Barrens") == Beginning::Of::Name);
  CHECK_FALSE(fit("un", "Govern the Unaligned").has_value());
}

TEST_CASE("each card once, and its key begins with what was typed") {
  for (const std::string_view typed : {"a", "go", "the", "hunting", "con"}) {
    std::vector<CardIndex> cards;
    for (const Beginning &found : Database::builtin().beginningWith(typed)) {
      CHECK(found.key.starts_with(typed));
      cards.push_back(found.card);
    }
    CHECK_FALSE(cards.empty());
    CHECK(std::adjacent_find(cards.begin(), cards.end()) == cards.end());
  }
}

TEST_CASE("nothing begins with nothing") {
  for (const std::string_view typed : {"", " ", "''", "zzzzzz", "\xff"}) {
    CAPTURE(typed);
    CHECK(Database::builtin().beginningWith(typed).empty());
  }
}
