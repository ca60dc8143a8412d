#include "cards/terms.h"

#include <algorithm>
#include <array>
#include <string>

#include "cards/fold.h"

namespace vtes::cards {

namespace {

using Kind = GameTerm::Kind;

constexpr std::array kTerms = {
    GameTerm{Kind::Action, "bd", "bleed", "", "1.4.2"},
    GameTerm{Kind::Action, "ht", "hunt", "", "1.4.2"},
    GameTerm{Kind::Action, "ga", "go anarch", "", "1.4.2"},
    GameTerm{Kind::Action, "de", "diablerie", "", "1.4.2"},
    GameTerm{Kind::Action, "lt", "leave torpor", "", "1.4.2"},
    GameTerm{Kind::Action, "rt", "rescue from torpor", "rescue a vampire from torpor", "1.4.2"},

    GameTerm{Kind::Term, ",", "and", "", "1.4.3"},
    GameTerm{Kind::Term, "!", "antitribu", "", "1.4.3"},
    GameTerm{Kind::Term, "/rl", "attack a marked Red List minion", "", "1.4.3"},
    GameTerm{Kind::Term, "/", "use", "be affected by", "1.4.3"},
    GameTerm{Kind::Term, "bk", "block", "block or attempt to block", "1.4.3"},
    GameTerm{Kind::Term, "b", "blood", "", "1.4.3"},
    GameTerm{Kind::Term, "bo", "burn option", "", "1.4.3"},
    GameTerm{Kind::Term, "bt", "burned", "burnt", "1.4.3"},
    GameTerm{Kind::Term, "rip", "burned", "burnt", "1.4.3"},
    GameTerm{Kind::Term, "cr", "close range", "", "1.4.3"},
    GameTerm{Kind::Term, "cc", "contested card", "", "1.4.3"},
    GameTerm{Kind::Term, "ct", "contested title", "", "1.4.3"},
    GameTerm{Kind::Term, "ep", "enter play", "", "1.4.3"},
    GameTerm{Kind::Term, "et", "enter torpor", "", "1.4.3"},
    GameTerm{Kind::Term, "hd", "hand strike", "hand", "1.4.3"},
    GameTerm{Kind::Term, "hs", "hand size", "", "1.4.3"},
    GameTerm{Kind::Term, "<", "inferior", "at inferior", "1.4.3"},
    GameTerm{Kind::Term, "<<", "second inferior level", "", "2.1.3.2.3"},
    GameTerm{Kind::Term, "<<<", "third inferior level", "", "2.1.3.2.3"},
    GameTerm{Kind::Term, "lr", "long range", "", "1.4.3"},
    GameTerm{Kind::Term, "rl", "mark a Red List minion", "", "1.4.3"},
    GameTerm{Kind::Term, "me", "merge", "", "1.4.3"},
    GameTerm{Kind::Term, "-", "minus", "against", "1.4.3"},
    GameTerm{Kind::Term, "nb", "no block", "", "1.4.3"},
    GameTerm{Kind::Term, "+", "plus", "for", "1.4.3"},
    GameTerm{Kind::Term, "p", "pool", "", "1.4.3"},
    GameTerm{Kind::Term, "pc", "press to continue", "", "1.4.3"},
    GameTerm{Kind::Term, "pe", "press to end", "", "1.4.3"},
    GameTerm{Kind::Term, "rg", "removed from the game", "", "1.4.3"},
    GameTerm{Kind::Term, "sa", "special ability", "", "1.4.3"},
    GameTerm{Kind::Term, ">", "superior", "at superior", "1.4.3"},
    GameTerm{Kind::Term, ">>", "second superior level", "", "2.1.3.2.3"},
    GameTerm{Kind::Term, "wn", "weapon strike", "weapon", "1.4.3"},
    GameTerm{Kind::Term, "yc", "yielded card", "", "1.4.3"},
    GameTerm{Kind::Term, "yt", "yielded title", "", "1.4.3"},

    GameTerm{Kind::Term, "X", "combat begins or ends", "combat", "2.4.3"},
    GameTerm{Kind::Term, "%", "a referendum begins or ends", "", "2.4.2"},
    GameTerm{Kind::Term, "edge", "the Edge", "edge", "2.1.6"},
    GameTerm{Kind::Term, "vamp", "uncontrolled vampire", "", "2.5"},

    GameTerm{Kind::Term, "->", "if … then", "if...then", "3.2"},
    GameTerm{Kind::Term, "ak", "attack", "", "3.2"},
    GameTerm{Kind::Term, "ec", "enter combat", "", "3.2"},
    GameTerm{Kind::Term, "let", "let", "", "3.2"},
    GameTerm{Kind::Term, "not", "not", "", "3.2"},
    GameTerm{Kind::Term, "nxt", "next", "", "3.2"},
    GameTerm{Kind::Term, "ot", "oust", "ousted", "3.2"},
    GameTerm{Kind::Term, "pa", "political action", "", "3.2"},
    GameTerm{Kind::Term, "rm", "referendum", "", "3.2"},
    GameTerm{Kind::Term, "wd", "withdraw", "withdraws", ""},

    GameTerm{Kind::Phase, "UN", "unlock phase", "untap phase", "2.1.2"},
    GameTerm{Kind::Phase, "MA", "master phase", "", "2.1.2"},
    GameTerm{Kind::Phase, "MI", "minion phase", "", "2.1.2"},
    GameTerm{Kind::Phase, "IN", "influence phase", "", "2.1.2"},
    GameTerm{Kind::Phase, "DI", "discard phase", "", "2.1.2"},
};

}  // namespace

std::span<const GameTerm> gameTerms() {
  return kTerms;
}

const GameTerm *termOf(std::string_view abbreviation) {
  if (abbreviation == "x") abbreviation = "X";
  constexpr std::string_view kUnknown = "vamp";
  if (abbreviation.starts_with(kUnknown) &&
      abbreviation.find_first_not_of("0123456789", kUnknown.size()) == std::string_view::npos) {
    abbreviation = kUnknown;
  }
  const auto *found = std::find_if(kTerms.begin(), kTerms.end(),
                                   [&](const GameTerm &term) { return term.abbreviation == abbreviation; });
  return found == kTerms.end() ? nullptr : found;
}

const GameTerm *termNamed(std::string_view name) {
  const std::string lower = foldLower(name);
  const auto *found = std::find_if(kTerms.begin(), kTerms.end(), [&](const GameTerm &term) {
    return foldLower(term.name) == lower || (!term.otherName.empty() && foldLower(term.otherName) == lower);
  });
  return found == kTerms.end() ? nullptr : found;
}

}  // namespace vtes::cards
