#include "rules/windows.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string_view>

using namespace vtes;
using rules::Window;

TEST_CASE("every window has a name of its own, in the order of the turn") {
  std::set<std::string_view> names;
  std::size_t at = 0;
  for (const auto &facts : rules::windows()) {
    CHECK(static_cast<std::size_t>(facts.window) == at++);
    CHECK(names.insert(facts.name).second);
    CHECK_FALSE(facts.section.empty());
  }
}

TEST_CASE("every hook has a window, but what only sits in play and what is open always") {
  const auto rows = rules::hookWindows();
  for (const auto &named : cards::hookNames()) {
    CAPTURE(named.second);
    const cards::Hooks own = named.first;
    const bool some = std::any_of(rows.begin(), rows.end(), [&](const auto &row) { return row.hook == own; });
    CHECK(some == (own != cards::kInPlayHook && own != cards::kAnyTimeHook));
  }
}

TEST_CASE("every window has a hook") {
  const auto rows = rules::hookWindows();
  for (const auto &facts : rules::windows()) {
    CAPTURE(facts.name);
    CHECK(std::any_of(rows.begin(), rows.end(), [&](const auto &row) { return row.window == facts.window; }));
  }
}

TEST_CASE("in which windows a card can be played") {
  CHECK(rules::open(cards::kStrikeHook, Window::CombatStrike));
  CHECK(rules::open(cards::kStrikeHook, Window::CombatAdditionalStrike));
  CHECK_FALSE(rules::open(cards::kStrikeHook, Window::CombatRange));
  CHECK(rules::open(cards::kStrikeHook | cards::kRangeHook, Window::CombatRange));
  CHECK(rules::open(cards::kAnyTimeHook, Window::Polling));
  CHECK(rules::open(cards::kCombatAnyHook, Window::CombatPress));
  CHECK_FALSE(rules::open(cards::kInPlayHook, Window::MinionPhase));
}
