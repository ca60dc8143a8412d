/// The small change of sentences: numbers, units, plurals, lists, possessives, commas, large letters.

#include "tell/language.h"

#include <doctest/doctest.h>

#include "model/transcript.h"
#include "tell/deeds.h"
#include "tell/names.h"
#include "text/source.h"

using namespace vtes;
using namespace vtes::tell;

namespace {

std::string listOf(const std::vector<std::string> &elements) {
  return finished(list(english(), elements));
}

}  // namespace

TEST_CASE("lists take commas, and semicolons where an element has a comma of its own") {
  const std::string selma = std::string("Selma, The Repugnant") + kAppositionEnds;
  CHECK(list(english(), {}).empty());
  CHECK(listOf({"Korah"}) == "Korah.");
  CHECK(listOf({"Korah", "Arika"}) == "Korah and Arika.");
  CHECK(listOf({"Korah", "Arika", "Anson"}) == "Korah, Arika, and Anson.");
  CHECK(listOf({"Korah", "Arika", "Anson", "Nu"}) == "Korah, Arika, Anson, and Nu.");
  CHECK(listOf({selma, "Korah"}) == "Selma, The Repugnant, and Korah.");
  CHECK(listOf({"Korah", selma}) == "Korah and Selma, The Repugnant.");
  CHECK(listOf({"Korah", "Arika", selma}) == "Korah, Arika, and Selma, The Repugnant.");
  CHECK(listOf({selma, "Korah", "Arika"}) == "Selma, The Repugnant; Korah; and Arika.");
}

TEST_CASE("amounts have their unit, in the singular and in the plural") {
  const auto transcript = model::analyse(text::Source::make(""), model::Settings{});
  const Names names(*transcript, english());
  CHECK(names.amount(1, model::Unit::Blood) == "1 blood");
  CHECK(names.amount(2, model::Unit::Pool) == "2 pool");
  CHECK(names.amount(-2, model::Unit::Pool) == "2 pool");
  CHECK(names.amount(0, model::Unit::Pool) == "0 pool");
  CHECK(names.amount(1, model::Unit::Points) == "1 point");
  CHECK(names.amount(-1, model::Unit::Points) == "1 point");
  CHECK(names.amount(0, model::Unit::Points) == "0 points");
  CHECK(names.amount(3, model::Unit::Points) == "3 points");
  CHECK(names.amount(3, model::Unit::None) == "3");
  CHECK(say(english(), Text::AmountVotes, 1, {{"n", "1"}}) == "1 vote");
  CHECK(say(english(), Text::AmountVotes, 4, {{"n", "4"}}) == "4 votes");
  CHECK(say(english(), Text::Copies, 1, {{"n", "1"}, {"card", "Blood Doll"}}) == "1 copy of Blood Doll");
  CHECK(say(english(), Text::Copies, 2, {{"n", "2"}, {"card", "Blood Doll"}}) == "2 copies of Blood Doll");
}

TEST_CASE("levels in words; the first of several has its number") {
  const auto transcript = model::analyse(text::Source::make(""), model::Settings{});
  const Names names(*transcript, english());
  model::Reference card;
  card.kind = model::RefKind::Library;
  CHECK(names.level("", card).empty());
  CHECK(names.level("<", card) == "at inferior");
  CHECK(names.level("<<", card) == "at the second inferior level");
  CHECK(names.level("<<<", card) == "at the third inferior level");
  CHECK(names.level(">", card) == "at superior");
  CHECK(names.level(">>", card) == "at the second superior level");
  const auto found = transcript->cards->byName("Lapse");
  REQUIRE(found.size() == 1);
  card.card = found.front();
  CHECK(names.level("<", card) == "at the first inferior level");
  CHECK(names.level(">", card) == "at superior");
}

TEST_CASE("ordinals") {
  const auto ordinal = english().ordinal;
  CHECK(ordinal(1) == "first");
  CHECK(ordinal(3) == "third");
  CHECK(ordinal(12) == "twelfth");
  CHECK(ordinal(13) == "13th");
  CHECK(ordinal(21) == "21st");
  CHECK(ordinal(22) == "22nd");
  CHECK(ordinal(23) == "23rd");
  CHECK(ordinal(24) == "24th");
  CHECK(ordinal(111) == "111th");
  CHECK(ordinal(200) == "200th");
}

TEST_CASE("an owner stands for the article") {
  const auto transcript = model::analyse(text::Source::make(""), model::Settings{});
  const Names names(*transcript, english());
  CHECK(names.owned("Tom", "The Barrens") == "Tom's Barrens");
  CHECK(names.owned("Francisco Rojas", "Storage Annex 2") == "Francisco Rojas's Storage Annex 2");
  CHECK(names.owned("Tom", "Theft of Vitae") == "Tom's Theft of Vitae");
}

TEST_CASE("a sentence ends once, and an apposition before the next word") {
  const std::string selma = std::string("Selma, The Repugnant") + kAppositionEnds;
  CHECK(finished("").empty());
  CHECK(finished("Combat ends") == "Combat ends.");
  CHECK(finished("Anson calls Praxis Seizure: Washington, D.C.") == "Anson calls Praxis Seizure: Washington, D.C.");
  CHECK(finished("Anson attempts Judgment: Death to the Brujah!") == "Anson attempts Judgment: Death to the Brujah!");
  CHECK(finished(selma) == "Selma, The Repugnant.");
  CHECK(finished(selma + " hunts") == "Selma, The Repugnant, hunts.");
  CHECK(finished(selma + "; it rains") == "Selma, The Repugnant; it rains.");
  CHECK(finished(selma + ", and Nu") == "Selma, The Repugnant, and Nu.");
  CHECK(finished(selma + "'s turn") == "Selma, The Repugnant's turn.");
  CHECK(finished(std::string(1, kOwnWords) + "the Edge is named") == "The Edge is named.");
  CHECK(finished("Korah takes " + std::string(1, kOwnWords) + "the Edge") == "Korah takes the Edge.");
  CHECK(finished("jan's turn begins") == "jan's turn begins.");
}

TEST_CASE("values are never read as patterns, and empty ones take their group along") {
  CHECK(say(english(), Text::Plays, {{"actor", "{card} [x] | y"}, {"card", "Flash"}}) == "{card} [x] | y plays Flash");
  CHECK(say(english(), Text::Plays, {{"actor", "Korah"}, {"card", "Flash"}, {"level", "at superior"}}) ==
        "Korah plays Flash at superior");
  CHECK(say(english(), Text::Plays, {{"actor", "Korah"}, {"card", "Flash"}, {"targets", "Nu"}}) ==
        "Korah plays Flash, targeting Nu");
}

TEST_CASE("what comes from a transcript stays on its line and leaves the terminal alone") {
  CHECK(plainText("a\nb\r\n  c\t") == "a b c");
  CHECK(plainText("\x1b[31mred\x07") == "\uFFFD[31mred\uFFFD");
  CHECK(plainText(" \x01\x02 ") == "\uFFFD\uFFFD");
  CHECK(plainText("Zoë") == "Zoë");
}

TEST_CASE("the wording is the catalogue's alone: another language needs no other code") {
  Language other = english();
  other.texts[static_cast<std::size_t>(Text::TurnBegins)] = "Comienza el turno de {player}[, que tiene {pool}]";
  other.texts[static_cast<std::size_t>(Text::AmountPool)] = "{n} punto de reserva|{n} puntos de reserva";
  const std::string pool = say(other, Text::AmountPool, 12, {{"n", "12"}});
  CHECK(finished(say(other, Text::TurnBegins, {{"player", "Nelson"}, {"pool", pool}})) ==
        "Comienza el turno de Nelson, que tiene 12 puntos de reserva.");
}

TEST_CASE("an action card is a bleed, or a fight, at the levels where it is one") {
  const auto &cards = cards::Database::builtin();
  const auto card = [&cards](std::string_view name) {
    const auto found = cards.byName(name);
    REQUIRE_MESSAGE(!found.empty(), name);
    return cards.card(found.front());
  };
  CHECK(bleedsAt(card("Govern the Unaligned"), "<"));
  CHECK_FALSE(bleedsAt(card("Govern the Unaligned"), ">"));
  CHECK_FALSE(bleedsAt(card("Govern the Unaligned"), ""));
  CHECK(bleedsAt(card("Kindred Spirits"), ">"));
  CHECK(bleedsAt(card("Computer Hacking"), ""));
  CHECK(bleedsAt(card("Deep Song"), "<"));
  CHECK(entersCombatAt(card("Deep Song"), ">"));
  CHECK_FALSE(entersCombatAt(card("Deep Song"), "<"));
  CHECK(entersCombatAt(card("Bum's Rush"), ""));
  CHECK_FALSE(entersCombatAt(card("Blood Hunt"), ""));
  CHECK_FALSE(bleedsAt(card("Blood Doll"), ""));
  CHECK_FALSE(entersCombatAt(cards::Card{}, ""));
}
