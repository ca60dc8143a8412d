#include <doctest/doctest.h>

#include <set>
#include <string>

#include "cards/database.h"
#include "cards/terms.h"

using vtes::cards::Database;
using vtes::cards::GameTerm;
using vtes::cards::gameTerms;
using vtes::cards::termNamed;
using vtes::cards::termOf;

TEST_CASE("terms lead from the abbreviation to the name and back (TS 1.4.2, 1.4.3, 3.2)") {
  std::set<std::string_view> seen;
  for (const GameTerm &term : gameTerms()) {
    const std::string shown(term.abbreviation);
    CHECK_MESSAGE(seen.insert(term.abbreviation).second, shown);
    CHECK_MESSAGE(termOf(term.abbreviation) == &term, shown);
    const GameTerm *back = termNamed(term.name);
    REQUIRE_MESSAGE(back != nullptr, shown);
    CHECK_MESSAGE(back->name == term.name, shown);  // `bt` and `rip` mean the same
  }
  CHECK(termNamed("Leave torpor")->abbreviation == "lt");
  CHECK(termNamed("Burnt")->abbreviation == "bt");
  CHECK(termOf("x")->abbreviation == "X");
  CHECK(termOf("vamp3")->abbreviation == "vamp");
  CHECK(termOf("vampire") == nullptr);
  CHECK(termOf("") == nullptr);
  CHECK(termNamed("") == nullptr);
}

TEST_CASE("no term has the abbreviation of a card") {
  for (const GameTerm &term : gameTerms()) {
    const std::string shown(term.abbreviation);
    CHECK_MESSAGE(Database::builtin().find(term.abbreviation).empty(), shown);
  }
}
