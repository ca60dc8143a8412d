/// The English catalogue: every word that a told game has beside names.

#include <string>

#include "tell/language.h"

namespace vtes::tell {

namespace {

struct Entry {
  Text text;
  std::string_view words;
};

constexpr std::array<Entry, kTexts> kEntries{{
    {Text::Sentence, "{main}[, {asides}][; {clauses}]"},
    {Text::ListTwo, "{a} and {b}"},
    {Text::ListNext, "{a}, {b}"},
    {Text::ListLast, "{a}, and {b}"},
    {Text::ListNextHeavy, "{a}; {b}"},
    {Text::ListLastHeavy, "{a}; and {b}"},
    {Text::AsideNext, "{a}, {b}"},

    {Text::Someone, "someone"},
    {Text::Owned, "{owner's} {thing}"},
    {Text::Advanced, "the advanced {name}"},
    {Text::Merged, "the merged {name}"},
    {Text::NumberedCopy, "{name} {n}"},
    {Text::Copies, "{n} copy of {card}|{n} copies of {card}"},
    {Text::SomeCopies, "copies of {card}"},
    {Text::Unresolved, "\"{word}\""},
    {Text::UnknownCrypt, "an uncontrolled vampire"},
    {Text::UnknownCryptNth, "the {nth} uncontrolled vampire"},
    {Text::OwnUnknownCrypt, "an uncontrolled vampire of theirs"},
    {Text::OwnUnknownCryptNth, "their {nth} uncontrolled vampire"},
    {Text::TheEdge, "the Edge"},
    {Text::Clan, "the clan {name}"},
    {Text::Discipline, "the discipline {name}"},
    {Text::SpecialAbility, "a special ability"},
    {Text::OwnSpecialAbility, "their special ability"},
    {Text::EachOfThem, "each of them"},
    {Text::TheirController, "their controller"},
    {Text::ControllerOf, "{who's} controller"},
    {Text::TheCard, "it"},
    {Text::CardOn, "{card} on {holder}"},

    {Text::LevelInferior, "at inferior"},
    {Text::LevelFirstInferior, "at the first inferior level"},
    {Text::LevelSecondInferior, "at the second inferior level"},
    {Text::LevelThirdInferior, "at the third inferior level"},
    {Text::LevelSuperior, "at superior"},
    {Text::LevelFirstSuperior, "at the first superior level"},
    {Text::LevelSecondSuperior, "at the second superior level"},

    {Text::AmountPool, "{n} pool"},
    {Text::AmountBlood, "{n} blood"},
    {Text::AmountPoints, "{n} point|{n} points"},
    {Text::AmountVotes, "{n} vote|{n} votes"},
    {Text::AmountBare, "{n}"},

    {Text::TurnBegins, "{player's} turn begins[; {player} has {pool}]"},
    {Text::PhaseBegins, "The {phase} begins"},
    {Text::PhaseUnlock, "unlock phase"},
    {Text::PhaseMaster, "master phase"},
    {Text::PhaseMinion, "minion phase"},
    {Text::PhaseInfluence, "influence phase"},
    {Text::PhaseDiscard, "discard phase"},

    {Text::PlaysOn, "{actor} plays {card}[ {level}][ on {targets}]"},
    {Text::Plays, "{actor} plays {card}[ {level}][, targeting {targets}]"},
    {Text::PutsInPlay, "{actor} puts {card} in play"},
    {Text::BothPlay, "Both minions play {card}[ {level}][, targeting {targets}]"},
    {Text::Attempts, "{actor} attempts {card}[ {level}][, targeting {targets}]"},
    {Text::AttemptsBleed, "{actor} attempts to bleed[ {player}] with {card}[ {level}][, targeting {targets}]"},
    {Text::AttemptsCombat, "{actor} attempts to enter combat[ with {targets}] through {card}[ {level}]"},
    {Text::AttemptsEquip, "{actor} attempts to equip with {card}[ {level}][, targeting {targets}]"},
    {Text::AttemptsRecruit, "{actor} attempts to recruit {card}[ {level}][, targeting {targets}]"},
    {Text::AttemptsEmploy, "{actor} attempts to employ {card}[ {level}][, targeting {targets}]"},
    {Text::Calls, "{actor} calls {card}[ {level}][, targeting {targets}]"},
    {Text::AsidePaying, "paying {amount}"},
    {Text::AsidePayingMore, "paying {n} more blood"},
    {Text::AsideFor, "for {amount}"},
    {Text::AsideAmount, "for an amount of {amount}"},
    {Text::AsideNaming, "naming {names}"},
    {Text::AsideWith, "with {points}"},

    {Text::Uses, "{actor} uses {card}[ {level}][ on {targets}]"},
    {Text::TakesEffect,
     "{card} takes effect[ on {targets}][ for {actor}]|{card} take effect[ on {targets}][ for {actor}]"},
    {Text::UsesEdge, "{actor} uses the Edge[ on {targets}]"},
    {Text::GainsFromEdge, "{actor} gains 1 pool from the Edge"},
    {Text::UnlocksInfernal, "{actor} burns 1 pool to unlock {minion}"},
    {Text::LeavesToSlave, "{actor} unlocks, and the slave {minion} enters combat in {actor's} place"},
    {Text::MovesTrophy, "{actor} moves {card} to {targets}"},
    {Text::AttacksMarked, "{actor} attempts to attack {targets}, a marked Red List minion"},
    {Text::AttemptsAllowed, "{actor} attempts the action that {card} allows[, targeting {targets}]"},

    {Text::Bleeds, "{actor} attempts to bleed[ {targets}]"},
    {Text::Hunts, "{actor} attempts to hunt[, targeting {targets}]"},
    {Text::GoesAnarch, "{actor} attempts to become an anarch[, targeting {targets}]"},
    {Text::Diablerizes, "{actor} attempts to commit diablerie[ on {targets}]"},
    {Text::LeavesTorpor, "{actor} attempts to leave torpor[, targeting {targets}]"},
    {Text::Rescues, "{actor} attempts to rescue {targets} from torpor"},
    {Text::Blocks, "{actor} attempts to block"},
    {Text::StrikesByHand, "{actor} strikes by hand"},
    {Text::StrikesByWeapon, "{actor} strikes with a weapon"},
    {Text::BothStrikeByHand, "Both minions strike with their hands"},
    {Text::BothStrikeByWeapon, "Both minions strike with their weapons"},
    {Text::RangeClose, "{actor} moves to close range"},
    {Text::RangeLong, "{actor} moves to long range"},
    {Text::RangeIsClose, "The range is close"},
    {Text::RangeIsLong, "The range is long"},
    {Text::PressContinue, "{actor} presses to continue the combat"},
    {Text::PressEnd, "{actor} presses to end the combat"},
    {Text::CombatBegins, "Combat begins"},
    {Text::CombatEnds, "Combat ends"},

    {Text::ReferendumBegins, "The referendum begins"},
    {Text::ReferendumEnds, "The referendum ends"},
    {Text::TitledFor, "{voter's} titled vampires all vote for the referendum[, with {votes}]"},
    {Text::TitledAgainst, "{voter's} titled vampires all vote against the referendum[, with {votes}]"},
    {Text::VotesFor, "{voter} votes for the referendum[, with {votes}]"},
    {Text::VotesAgainst, "{voter} votes against the referendum[, with {votes}]"},
    {Text::PlaysFor, "{voter} plays {card}[ {level}] for the referendum[, with {votes}]"},
    {Text::PlaysAgainst, "{voter} plays {card}[ {level}] against the referendum[, with {votes}]"},
    {Text::UsesFor, "{voter} uses {card}[ {level}] to vote for the referendum"},
    {Text::UsesAgainst, "{voter} uses {card}[ {level}] to vote against the referendum"},
    {Text::CastsFor, "{voter} casts {votes} from {card}[ {level}] for the referendum"},
    {Text::CastsAgainst, "{voter} casts {votes} from {card}[ {level}] against the referendum"},
    {Text::BurnsFor, "{voter} burns {card} to vote for the referendum[, with {votes}]"},
    {Text::BurnsAgainst, "{voter} burns {card} to vote against the referendum[, with {votes}]"},
    {Text::TermsAre, "The terms are {points}"},
    {Text::TermsName, "The terms name {names}"},
    {Text::Points, "{amount} for {who}"},
    {Text::TermsClause, "the terms are that {terms}"},

    {Text::TransfersTo, "{actor} transfers {amount} to {vampire}"},
    {Text::TransfersBack, "{actor} takes {amount} back from {vampire}"},
    {Text::DrawsCrypt, "{actor} pays 1 pool to move {card} from the crypt to the uncontrolled region"},
    {Text::DrawsUnknownCrypt,
     "{actor} pays 1 pool to move the top card of the crypt to the uncontrolled region[ as {card}]"},
    {Text::MergesBasic,
     "{actor} merges the basic {name} in play with the advanced {name} from the uncontrolled region"},
    {Text::MergesAdvanced,
     "{actor} merges the advanced {name} in play with the basic {name} from the uncontrolled region"},
    {Text::Merges, "{actor} merges {name}"},
    {Text::Discards, "{actor} discards {card}"},
    {Text::DiscardsAndDraws, "{actor} discards {card} and draws {drawn}"},
    {Text::ContestBegins, "{card} becomes contested"},
    {Text::ContestTitleBegins, "The title of {card} becomes contested"},
    {Text::ContestKeeps, "{actor} pays 1 pool to keep contesting {card}"},
    {Text::ContestTitleKeeps, "{card} burns 1 blood to keep contesting the title"},
    {Text::ContestYields, "{actor} yields {card}"},
    {Text::ContestTitleYields, "{card} yields the title"},
    {Text::BurnOption, "{actor} burns {card} by its burn option"},
    {Text::BurnOptionNothing, "{actor} burns a card by its burn option"},
    {Text::Marks, "{actor} marks {minion}, a Red List minion"},
    {Text::MarksNobody, "{actor} marks a Red List minion"},
    {Text::Unreadable, "This cannot be read: \"{text}\"[ ({why})]"},

    {Text::NobodyBlocks, "nobody attempts to block"},
    {Text::Gains, "{who} gains {amount}"},
    {Text::Loses, "{who} loses {amount}"},
    {Text::Gained, "{amount} is gained"},
    {Text::Lost, "{amount} is lost"},
    {Text::BleedIsFor, "the bleed is for {amount}"},
    {Text::Burned, "{amount} is burned"},
    {Text::ResultIs, "the result is {amount}"},
    {Text::HandGrows, "{who's} hand size grows[ by {amount}]"},
    {Text::HandShrinks, "{who's} hand size shrinks by {amount}"},
    {Text::HandNamed, "{who's} hand size changes"},
    {Text::Pays, "{who} pays {amount}"},
    {Text::PaysCost, "{who} pays the cost|{who} pay the cost"},
    {Text::Gets, "{who} gets {card}"},
    {Text::GivesUp, "{who} loses {card}"},
    {Text::EquipsWith, "{who} equips with {card}"},
    {Text::CardsFound, "the card found is {cards}|the cards found are {cards}"},
    {Text::CardsNamed, "the card is {cards}|the cards are {cards}"},
    {Text::OthersNamed, "{names} is named|{names} are named"},

    {Text::EntersTorpor, "{who} enters torpor"},
    {Text::EntersPlay, "{who} enters play"},
    {Text::IsBurned, "{who} is burned"},
    {Text::IsRemoved, "{who} is removed from the game"},
    {Text::IsOusted, "{who} is ousted"},
    {Text::Withdraws, "{who} withdraws from the game"},
    {Text::CardContested, "{who} becomes contested"},
    {Text::TitleContested, "the title of {who} becomes contested"},
    {Text::CardYielded, "{who} is yielded"},
    {Text::TitleYielded, "the title of {who} is yielded"},
    {Text::SomeoneBleeds, "{who} bleeds"},
    {Text::SomeoneHunts, "{who} hunts"},
    {Text::SomeoneGoesAnarch, "{who} becomes an anarch"},
    {Text::SomeoneDiablerizes, "{who} commits diablerie"},
    {Text::SomeoneLeavesTorpor, "{who} leaves torpor"},
    {Text::SomeoneIsRescued, "{who} is rescued from torpor"},
    {Text::SomeoneBlocks, "{who} blocks"},
    {Text::SomeoneMerges, "{who} is merged"},
    {Text::SomeoneIsMarked, "{who} is marked"},
    {Text::SomeoneBurnsByOption, "{who} uses a burn option"},
    {Text::SomeTerm, "{who} is marked as \"{word}\""},

    {Text::Deal, "A deal is made: if {if}, then {then}"},
    {Text::DealPromise, "A promise is made: {then}"},
    {Text::DealCondition, "A deal is made, but its promise is missing: if {if}, then nothing"},
    {Text::DealIf, "{subject} {does}[ {duration}]"},
    {Text::DealThen, "{subject} will {do}[ {duration}]"},
    {Text::DealThenNot, "{subject} will not {do}[ {duration}]"},
    {Text::DuringNextTurn, "during {who's} next turn"},
    {Text::DuringNextTurns, "during {who's} next turn|during {who's} next {n} turns"},
    {Text::DuringNextPhase, "during {who's} next {phase}"},
    {Text::UntilNextTurn, "until {who's} next turn"},
    {Text::DurationAsWritten, "for \"{words}\""},
    {Text::RestOfGame, "for the rest of the game"},
    {Text::BeforeTheEnd, "before the game ends"},
    {Text::VerbBleed, "bleed[ {target}]|bleeds[ {target}]|does not bleed[ {target}]"},
    {Text::VerbHunt, "hunt|hunts|does not hunt"},
    {Text::VerbGoAnarch, "become an anarch|becomes an anarch|does not become an anarch"},
    {Text::VerbDiablerize,
     "commit diablerie[ on {target}]|commits diablerie[ on {target}]|does not commit diablerie[ on {target}]"},
    {Text::VerbLeaveTorpor, "leave torpor|leaves torpor|does not leave torpor"},
    {Text::VerbRescue, "rescue {target} from torpor|rescues {target} from torpor|does not rescue {target} from torpor"},
    {Text::VerbEnterCombat,
     "enter combat[ with {target}]|enters combat[ with {target}]|does not enter combat[ with {target}]"},
    {Text::VerbBlock, "block[ {target}]|blocks[ {target}]|does not block[ {target}]"},
    {Text::VerbOust, "oust {target}|ousts {target}|does not oust {target}"},
    {Text::VerbBeOusted, "be ousted|is ousted|is not ousted"},
    {Text::VerbPoliticalAction,
     "take a political action[ against {target}]|takes a political action[ against {target}]|"
     "does not take a political action[ against {target}]"},
    {Text::VerbReferendum,
     "call a referendum[ against {target}]|calls a referendum[ against {target}]|"
     "does not call a referendum[ against {target}]"},
    {Text::VerbEnterTorpor, "enter torpor|enters torpor|does not enter torpor"},
    {Text::VerbBeBurned, "be burned|is burned|is not burned"},
    {Text::VerbBeRemoved, "be removed from the game|is removed from the game|is not removed from the game"},
    {Text::VerbEnterPlay, "enter play|enters play|does not enter play"},
    {Text::VerbWithdraw, "withdraw from the game|withdraws from the game|does not withdraw from the game"},
    {Text::VerbMerge, "merge[ {target}]|merges[ {target}]|does not merge[ {target}]"},
    {Text::VerbMark, "mark[ {target}]|marks[ {target}]|does not mark[ {target}]"},
    {Text::VerbPlay, "play {card}[ on {target}]|plays {card}[ on {target}]|does not play {card}[ on {target}]"},
    {Text::VerbOther, "do {word}[ to {target}]|does {word}[ to {target}]|does not do {word}[ to {target}]"},
    {Text::VerbLet, "let {deed} through|lets {deed} through|does not let {deed} through"},
    {Text::LetOf, "{owner's} {deed}"},
    {Text::LetBare, "the {deed}"},
    {Text::NounBleed, "bleed"},
    {Text::NounHunt, "hunt"},
    {Text::NounGoAnarch, "change to anarch"},
    {Text::NounDiablerie, "diablerie"},
    {Text::NounLeaveTorpor, "return from torpor"},
    {Text::NounRescue, "rescue"},
    {Text::NounEnterCombat, "attack"},
    {Text::NounBlock, "block"},
    {Text::NounOust, "oust"},
    {Text::NounPoliticalAction, "political action"},
    {Text::NounReferendum, "referendum"},
}};

constexpr bool inOrder() {
  for (std::size_t i = 0; i < kEntries.size(); ++i) {
    if (static_cast<std::size_t>(kEntries[i].text) != i || kEntries[i].words.empty()) return false;
  }
  return true;
}
static_assert(inOrder(), "the catalogue has every text, in the order of the enumeration");

constexpr std::array<std::string_view, kTexts> words() {
  std::array<std::string_view, kTexts> texts{};
  for (std::size_t i = 0; i < kEntries.size(); ++i) texts[i] = kEntries[i].words;
  return texts;
}

std::size_t form(int count) {
  return count == 1 || count == -1 ? 0 : 1;
}

std::string ordinal(int number) {
  static constexpr std::array<std::string_view, 13> kWords{"zeroth", "first",    "second",  "third",  "fourth",
                                                           "fifth",  "sixth",    "seventh", "eighth", "ninth",
                                                           "tenth",  "eleventh", "twelfth"};
  if (number >= 0 && static_cast<std::size_t>(number) < kWords.size()) {
    return std::string(kWords[static_cast<std::size_t>(number)]);
  }
  const int ten = number % 100;
  const bool teen = ten > 10 && ten < 14;
  const int unit = number % 10;
  const char *ending = teen ? "th" : unit == 1 ? "st" : unit == 2 ? "nd" : unit == 3 ? "rd" : "th";
  return std::to_string(number) + ending;
}

std::string_view behindOwner(std::string_view name) {
  for (const std::string_view article : {"The ", "An ", "A "}) {
    if (name.starts_with(article)) return name.substr(article.size());
  }
  return name;
}

constexpr Language kEnglish{"en", words(), form, ordinal, behindOwner};

}  // namespace

const Language &english() {
  return kEnglish;
}

}  // namespace vtes::tell
