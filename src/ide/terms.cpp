#include "ide/terms.h"

#include <algorithm>
#include <array>

namespace vtes::ide {

namespace {

using Kind = syntax::TokenKind;

constexpr std::array kTerms{
    Term{"UN", Kind::Phase, "unlock phase", "The unlock phase begins. Phases are marked only where that matters.",
         "TS 2.1.2", "UN /edge"},
    Term{"MA", Kind::Phase, "master phase", "The master phase begins. Phases are marked only where that matters.",
         "TS 2.1.2", "MA bldo Kora"},
    Term{"MI", Kind::Phase, "minion phase", "The minion phase begins. Phases are marked only where that matters.",
         "TS 2.1.2", "MI Kora bd"},
    Term{"IN", Kind::Phase, "influence phase", "The influence phase begins. Phases are marked only where that matters.",
         "TS 2.1.2", "IN GuLu +3"},
    Term{"DI", Kind::Phase, "discard phase", "The discard phase begins. Phases are marked only where that matters.",
         "TS 2.1.2", "DI -defl, +cond"},
    Term{"X", Kind::CombatMark, "combat", "Stands where a combat begins and where it ends.", "TS 2.4.3", "X K hd X"},
    Term{"%", Kind::Referendum, "referendum",
         "Stands where a referendum begins and where it ends; between them the ballots.", "TS 2.4.2",
         "% +OLIV -JaPa %"},

    Term{"bd", Kind::Action, "bleed", "A minion bleeds.", "TS 1.4.2", "Kora bd"},
    Term{"ht", Kind::Action, "hunt", "A minion hunts.", "TS 1.4.2", "DoCr ht"},
    Term{"ga", Kind::Action, "go anarch", "A vampire becomes anarch.", "TS 1.4.2", "HeSo ga"},
    Term{"de", Kind::Action, "diablerie", "A vampire diablerizes the one in torpor who is named behind it.", "TS 1.4.2",
         "Muaz de Arik"},
    Term{"lt", Kind::Action, "leave torpor", "A vampire leaves torpor.", "TS 1.4.2", "Etri lt"},
    Term{"rt", Kind::Action, "rescue from torpor",
         "A vampire rescues the one who is named behind it; in parentheses stand those who pay.", "TS 1.4.2",
         "RuSo rt Arik (RuSo, Arik)"},
    Term{"bk", Kind::Block, "block", "A minion blocks, or attempts to.", "TS 1.4.3", "JoAm bk"},
    Term{"hd", Kind::Strike, "hand strike", "A minion strikes with the hand.", "TS 1.4.3", "E hd"},
    Term{"wn", Kind::Strike, "weapon strike", "A minion strikes with a weapon.", "TS 1.4.3", "E wn"},
    Term{"cr", Kind::RangeTerm, "close range", "A minion brings the combat to close range.", "TS 1.4.3", "A cr"},
    Term{"lr", Kind::RangeTerm, "long range", "A minion brings the combat to long range.", "TS 1.4.3", "J lr"},
    Term{"pc", Kind::Press, "press to continue", "A minion presses to continue the combat.", "TS 1.4.3", "E pc"},
    Term{"pe", Kind::Press, "press to end", "A minion presses to end the combat.", "TS 1.4.3", "L pe"},
    Term{"ep", Kind::State, "enters play", "Who stands before it enters play.", "TS 1.4.3", "Mene ep"},
    Term{"et", Kind::State, "enters torpor", "Who stands before it enters torpor.", "TS 1.4.3", "Kora et"},
    Term{"bt", Kind::State, "burned", "What stands before it is burned.", "TS 1.4.3", "Kora bt"},
    Term{"rip", Kind::State, "burned", "What stands before it is burned.", "TS 1.4.3", "Kora rip"},
    Term{"rg", Kind::State, "removed from the game", "What stands before it is removed from the game.", "TS 1.4.3",
         "Kora rg"},
    Term{"ot", Kind::State, "ousted", "The Methuselah who stands before it is ousted.", "TS 3.2", "KATH ot"},
    Term{"wd", Kind::State, "withdraws",
         "The Methuselah who stands before it withdraws from the game. TS has no word for that: this one is the "
         "toolkit's.",
         "", "KATH wd"},
    Term{"cc", Kind::Contest, "contested card",
         "The card is contested: as a result (`; cc`) the contest begins, in parentheses it is paid for and goes on.",
         "TS 2.1.9", "gate (cc)"},
    Term{"ct", Kind::Contest, "contested title",
         "The title is contested: as a result (`; ct`) the contest begins, in parentheses it is paid for and goes on.",
         "TS 2.1.9", "FeMo; ct"},
    Term{"yc", Kind::Contest, "yielded card", "The contested card is yielded.", "TS 2.1.9", "seha (yc)"},
    Term{"yt", Kind::Contest, "yielded title", "The contested title is yielded.", "TS 2.1.9", "Anne (yt)"},
    Term{"nb", Kind::NoBlock, "no block", "Nobody, or nobody of those named behind it, attempts to block.",
         "TS 2.4.1.5", "SaCo goun< (nb)"},
    Term{"bo", Kind::BurnOption, "burn option", "The card behind it is burned by its burn option.", "TS 2.1.10.1",
         "HORA bo sisi"},
    Term{"me", Kind::Merge, "merge", "The vampire before it is merged with its other card.", "TS 2.5.4", "Luci^ me"},
    Term{"rl", Kind::RedList, "Red List",
         "The Red List minion behind it is marked; with `/` in front, a marked one is attacked.", "TS 2.3.3",
         "rl MaHa"},
    Term{"sa", Kind::Special, "special ability", "A minion uses its special ability.", "TS 2.1.6", "UlBe /sa"},
    Term{"hs", Kind::HandSize, "hand size", "The number before it is about the size of the hand.", "TS 1.4.3",
         "/drsp; +2 hs"},
    Term{"edge", Kind::Edge, "the Edge", "The Edge is used: to gain 1 pool, or burned for a vote.", "TS 2.1.6",
         "/edge"},

    Term{"let", Kind::Let, "let",
         "In a deal: lets the action behind it through, by not blocking it or not voting against it.", "TS 3.2",
         "CLAU let BART rm"},
    Term{"not", Kind::Not, "not", "In a deal: the action before it is not to be done.", "TS 3.2", "BART bd not CLAU"},
    Term{"nxt", Kind::Next, "next",
         "In a deal: how long it holds. Alone, the subject's next turn; with a number, so many turns; with a phase, "
         "the next "
         "such phase; with a player, until her next turn.",
         "TS 3.2", "BART bd not CLAU nxt 2"},
    Term{"ak", Kind::DealVerb, "attack", "In a deal: attacks.", "TS 3.2", "MIKE ak not ROBE"},
    Term{"ec", Kind::DealVerb, "enter combat", "In a deal: enters combat.", "TS 3.2", "Kora ec not Arik"},
    Term{"pa", Kind::DealVerb, "political action", "In a deal: takes a political action.", "TS 3.2",
         "ROBE pa not MIKE"},
    Term{"rm", Kind::DealVerb, "referendum", "In a deal: a referendum.", "TS 3.2", "CLAU let BART rm"},

    Term{"vamp", Kind::UnknownCrypt, "unknown crypt card",
         "A crypt card that nobody has seen; the number is its place in the order of drawing.", "TS 2.5", "vamp2 +1"},

    Term{"<", Kind::Level, "inferior", "The card is played at its first inferior level.", "TS 2.1.3.2.3", "goun<"},
    Term{"<<", Kind::Level, "second inferior", "The card is played at its second inferior level.", "TS 2.1.3.2.3",
         "laps<<"},
    Term{"<<<", Kind::Level, "third inferior", "The card is played at its third inferior level.", "TS 2.1.3.2.3",
         "skdu<<<"},
    Term{">", Kind::Level, "superior", "The card is played at its first superior level.", "TS 2.1.3.2.3", "laps>"},
    Term{">>", Kind::Level, "second superior", "The card is played at its second superior level.", "TS 2.1.3.2.3", ""},
    Term{"^", Kind::Advanced, "advanced", "The vampire before it is the advanced one.", "TS 1.1.4", "Ramo^"},
    Term{"#", Kind::Merged, "merged", "The vampire before it is merged.", "TS 1.1.4", "Ramo#"},
    Term{"/", Kind::Slash, "use, or be affected by",
         "The card behind it is in play, and is used or affects somebody. A number in front of the card counts its "
         "copies.",
         "TS 2.1.6", "/3anre"},
    Term{"(", Kind::Open, "specification",
         "Specifies what stands before it. Right behind a word it belongs to the word; behind a blank to the whole "
         "action.",
         "TS 2.1.7", "goun< (nb)"},
    Term{")", Kind::Close, "specification", "Ends the specification.", "TS 2.1.7", ""},
    Term{",", Kind::Comma, "and", "The same actor goes on, or one more target, result or transfer follows.", "TS 1.4.3",
         "E hd, blur>"},
    Term{";", Kind::Semicolon, "result", "What stands behind it is the result of what stands before it.", "TS 2.1.5",
         "reve<; defl"},
    Term{"+", Kind::Plus, "plus; for",
         "An amount is gained; in a referendum, a ballot for it; in the influence phase, blood transferred to a "
         "vampire, or a "
         "card from the crypt; in the discard phase, the card that is drawn.",
         "TS 1.4.3", "GuLu +3"},
    Term{"-", Kind::Minus, "minus; against",
         "An amount is lost; in a referendum, a ballot against it; in the influence phase, blood transferred back; in "
         "the "
         "discard phase, the card that is discarded.",
         "TS 1.4.3", "-defl"},
    Term{"->", Kind::Arrow, "if … then", "In a deal: if what stands before it is done, then what stands behind it.",
         "TS 3.1", "BART bd not CLAU -> CLAU let BART rm"},
    Term{"!", Kind::Antitribu, "antitribu", "The clan behind it is the antitribu one.", "TS 1.4.1", "!tor"},
    Term{".", Kind::Dot, "full stop", "Ends an event, and means nothing else.", "", ""},
};

constexpr std::array kKeys{
    FrontMatterKey{"title", false, "What the game is called.", "title: Friday table"},
    FrontMatterKey{"date", false, "The day of the game. Cards that were printed later are not meant.",
                   "date: 2005-03-04"},
    FrontMatterKey{"place", false, "Where the game was played.", "place: Madrid"},
    FrontMatterKey{"event", false, "The tournament or league.", "event: Spanish Championship"},
    FrontMatterKey{"round", false, "The round of the tournament.", "round: 2"},
    FrontMatterKey{"table", false, "The table of the round.", "table: 4"},
    FrontMatterKey{"transcriber", false, "Who wrote the game down.", "transcriber: Helga"},
    FrontMatterKey{"rules", false, "Which rules were played.", "rules: V5"},
    FrontMatterKey{"pool", false,
                   "The starting pool: a number, or one by player for a transcript that begins in the middle.",
                   "pool: 30"},
    FrontMatterKey{
        "players", false,
        "The seats, clockwise, the first to play first: a name, or a mapping with `name`, `abbr`, `deck` and "
        "`vp`.",
        "players: [Nelson, Silvia, Oliver]"},
    FrontMatterKey{"cards", false, "Pins: an abbreviation, and the name of the card that it means in this file.",
                   "cards: {conf: Confusion}"},
    FrontMatterKey{"end", false, "How the game ended: `time`, `concession` or `oust`.", "end: oust"},
    FrontMatterKey{"name", true, "The player's full name.", "name: Nelson"},
    FrontMatterKey{"abbr", true, "The player's abbreviation, where it is not the one that TS 1.3 makes.", "abbr: NEL"},
    FrontMatterKey{"deck", true, "The player's deck: a list of card names, or the path of a deck list.",
                   "deck: decks/nelson.txt"},
    FrontMatterKey{"vp", true, "The player's final victory points.", "vp: 2"},
};

}  // namespace

std::span<const Term> terms() {
  return kTerms;
}

const Term *termNamed(std::string_view word) {
  const auto *const found =
      std::find_if(kTerms.begin(), kTerms.end(), [&word](const Term &term) { return term.word == word; });
  return found == kTerms.end() ? nullptr : &*found;
}

const Term *termOf(syntax::TokenKind token, std::string_view text) {
  if (token == Kind::Unreadable) return nullptr;
  const Term *first = nullptr;
  for (const Term &term : kTerms) {
    if (term.token != token) continue;
    if (term.word == text) return &term;
    if (first == nullptr) first = &term;
  }
  // Words of one kind mean different things; levels of slips are those of the model to tell.
  const bool sign = token == Kind::CombatMark || token == Kind::Referendum || token == Kind::UnknownCrypt ||
                    (token >= Kind::Advanced && token <= Kind::Dot) || token == Kind::Antitribu;
  return sign ? first : nullptr;
}

std::span<const FrontMatterKey> frontMatterTable() {
  return kKeys;
}

const FrontMatterKey *frontMatterKey(std::string_view key) {
  const auto *const found =
      std::find_if(kKeys.begin(), kKeys.end(), [&key](const FrontMatterKey &entry) { return entry.key == key; });
  return found == kKeys.end() ? nullptr : &*found;
}

}  // namespace vtes::ide
