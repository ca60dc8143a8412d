/// The texts here are made up of the fixed phrases that card texts have; none is a card's.

#include "cards/line_reader.h"

#include <doctest/doctest.h>

using namespace vtes::cards;

namespace {

CardFacts card(Types types) {
  CardFacts facts;
  facts.name = "Something Else";
  facts.types = types;
  return facts;
}

/// `< COMBAT_STRIKE: strike:dodge`, a line each; later uses after a star.
std::string linesOf(const CardFacts &facts, std::string_view text) {
  std::string out;
  for (const LineFacts &line : readLines(facts, text)) {
    if (line.use == LineUse::Rule) out += "rule ";
    if (line.use == LineUse::InPlay) out += "* ";
    if (!line.level.empty()) out += line.level + ' ';
    out += joinHooks(line.hooks) + ": " + line.effects + '\n';
  }
  return out;
}

std::string linesOf(Types types, std::string_view text) {
  return linesOf(card(types), text);
}

}  // namespace

TEST_CASE("the defaults of the types") {
  CHECK(linesOf(kActionModifier, "+1 stealth.") == "BLOCK_ATTEMPT_ACTING: stealth+1\n");
  CHECK(linesOf(kReaction, "+1 intercept.") == "BLOCK_ATTEMPT_REACTING: intercept+1\n");
  CHECK(linesOf(kAction, "(D) Burn a location.") == "ACTION: directed burn:location\n");
  CHECK(linesOf(kMaster, "Gain 2 pool.") == "MASTER_PHASE: +2-pool\n");
  CHECK(linesOf(kEvent, "Gehenna.") == "EVENT: put-in-play\n");
  CHECK(linesOf(kCombat, "Whistle a tune in the dark.") == "COMBAT_ANY: \n");
  CHECK(readLines(card(kCombat), "Whistle a tune in the dark.")[0].confidence == Confidence::Uncertain);
}

TEST_CASE("a window that is named decides alone") {
  CHECK(linesOf(kCombat, "Only usable before range is determined.\n[pot] Maneuver.") ==
        "< COMBAT_BEFORE_RANGE: maneuver\n");
  CHECK(linesOf(kActionModifier, "Only usable as the action is announced.\n+1 stealth.") ==
        "ACTION_ANNOUNCED: stealth+1\n");
  CHECK(linesOf(kReaction, "Only usable during the polling step.\nThis vampire gains 2 votes.") ==
        "POLLING: votes+2\n");
  CHECK(linesOf(kReaction, "Only usable if a minion is bleeding you, after blocks are declined.\nLock that minion.") ==
        "BLOCKS_DECLINED: lock\n");
}

TEST_CASE("rulings of the export") {
  CHECK(linesOf(kReaction, "Only usable by a locked vampire. This vampire wakes.") ==
        "BLOCK_ATTEMPT_REACTING CARD_AS_PLAYED: wake\n");
  CHECK(linesOf(kActionModifier, "Only usable during a bleed action. +1 bleed (limited).") ==
        "BLOCK_ATTEMPT_ACTING BLOCKS_DECLINED: limited bleed+1\n");
  CHECK(linesOf(kReaction, "Reduce a bleed against you by 2.") == "BLOCKS_DECLINED: reduce-bleed:2\n");
  CHECK(linesOf(kCombat, "Strike: 1R damage, with an optional maneuver.") ==
        "COMBAT_RANGE COMBAT_STRIKE: strike:1R maneuver\n");
  CHECK(linesOf(kCombat, "Strike: dodge, with an additional strike (limited).") ==
        "COMBAT_STRIKE: strike:dodge limited additional-strike:1\n");
  CHECK(linesOf(kPolitical, "Allocate 3 points.") == "POLITICAL_ACTION: allocate:3\nrule POLLING: votes+1\n");
  CardFacts burnable = card(kMaster);
  burnable.traits = kBurnOption;
  CHECK(linesOf(burnable, "Gain 1 pool.") == "MASTER_PHASE: +1-pool\nrule UNLOCK_PHASE: burn-this\n");
}

TEST_CASE("levels (TS 2.1.3.2.3): several disciplines, two types, reflex") {
  CHECK(linesOf(kCombat, "[pot] Press.\n[tem] Maneuver.\n[TEM] Strike: dodge.") ==
        "< COMBAT_PRESS: press\n<< COMBAT_RANGE: maneuver\n> COMBAT_STRIKE: strike:dodge\n");
  CHECK(linesOf(kActionModifier | kCombat, "[obf] [ACTION MODIFIER] +1 stealth.\n[OBF] [COMBAT] Maneuver.") ==
        "< BLOCK_ATTEMPT_ACTING: stealth+1\n> COMBAT_RANGE: maneuver\n");
  CHECK(linesOf(kActionModifier | kCombat, "[cel] or [obf] Strike: dodge.\n[CEL] or [OBF] +1 stealth.") ==
        "< COMBAT_STRIKE: strike:dodge\n> BLOCK_ATTEMPT_ACTING: stealth+1\n");
  CHECK(linesOf(kCombat, "[abo] [REFLEX] Cancel a frenzy card as it is played.\n[abo] Press.\n[ABO] Maneuver.") ==
        "< CARD_AS_PLAYED: cancel-card\n<< COMBAT_PRESS: press\n> COMBAT_RANGE: maneuver\n");
  CHECK(linesOf(kReaction, "[REACTION] +2 intercept.\n[REACTION] +1 intercept.") ==
        "BLOCK_ATTEMPT_REACTING: intercept+2\nBLOCK_ATTEMPT_REACTING: intercept+1\n");
  const auto lines =
      readLines(card(kActionModifier), "[dai] +1 stealth.\n[dai][obf] +2 stealth.\n[DAI][obf] +3 stealth.");
  REQUIRE(lines.size() == 3);
  CHECK(lines[1].disciplines == "dai&obf");
  CHECK(lines[2].level == ">");
  CHECK(levelMark(true, 2) == ">>");
}

TEST_CASE("as above") {
  CHECK(linesOf(kCombat, "[pot] Strike: hand strike at +1 damage.\n[POT] As above, but at +2 damage.") ==
        "< COMBAT_STRIKE: strike:hand+1\n> COMBAT_STRIKE: strike:hand+2\n");
  CHECK(linesOf(kReaction,
                "[dom] Lock this reacting vampire. +1 intercept.\n[DOM] As above, but do not lock this vampire.") ==
        "< BLOCK_ATTEMPT_REACTING: lock intercept+1\n> BLOCK_ATTEMPT_REACTING: intercept+1\n");
  CHECK(linesOf(kCombat, "[ani] Press.\n[cel] Maneuver.\n[ANI] As [ani] above, and gain 1 pool.") ==
        "< COMBAT_PRESS: press\n<< COMBAT_RANGE: maneuver\n> COMBAT_PRESS: press +1-pool\n");
}

TEST_CASE("what a card in play does later") {
  CHECK(linesOf(kMaster, "Unique location.\nLock to give a minion you control +1 intercept.") ==
        "MASTER_PHASE: put-in-play\n* BLOCK_ATTEMPT_REACTING: intercept+1 lock-this\n");
  CHECK(linesOf(kMaster,
                "Put this card in play. During your unlock phase, gain 1 pool. Any minion can burn this card as a "
                "(D) action.") == "MASTER_PHASE: put-in-play\n* UNLOCK_PHASE: +1-pool\n* ACTION: burn-this directed\n");
  CHECK(linesOf(kEquipment, "Weapon.\n2R damage each strike, with an optional maneuver each combat.") ==
        "EQUIP: put-in-play\n* COMBAT_RANGE COMBAT_STRIKE: strike:2R maneuver\n");
  CHECK(linesOf(kRetainer, "Animal with 2 life.\nThe employer gets +1 bleed.") ==
        "EMPLOY: put-in-play life:2\n* IN_PLAY: bearer:bleed+1\n");
  CHECK(linesOf(kAlly, "Mortal with 2 life. 1 strength, 0 bleed.\nIt gets 1 optional press each combat.") ==
        "RECRUIT: put-in-play life:2 strength=1 bleed=0\n* COMBAT_PRESS: press\n");
  CHECK(linesOf(kPower, "[ACTION] +1 stealth action. Add 1 blood to a vampire.\n[COMBAT] Prevent 1 damage.") ==
        "UNLOCK_PHASE: put-on\n* ACTION: stealth+1 +1-blood\n* COMBAT_DAMAGE: prevent:1\n");
}

TEST_CASE("out of turn, cancelling, its cost") {
  CHECK(linesOf(kMaster, "Master: out-of-turn.\nCancel a card as it is played, and its cost is not paid.") ==
        "MASTER_OUT_OF_TURN CARD_AS_PLAYED: out-of-turn cancel:cost-unpaid cancel-card\n");
}

TEST_CASE("braces and old words change nothing") {
  CHECK(linesOf(kReaction, "{Lock} that minion. {+1 intercept.}") ==
        linesOf(kReaction, "Tap that minion. +1 intercept."));
}

TEST_CASE("crypt cards: sect, title and votes, what always holds") {
  CardFacts prince = card(kVampire);
  prince.title = "prince";
  CHECK(linesOf(prince, "Camarilla Prince of Nowhere: +1 bleed. Scarce.") ==
        "* IN_PLAY: sect:camarilla title votes+2 bleed+1 scarce\n");
  CHECK(linesOf(kVampire, "Sabbat: During your unlock phase, Something can burn 1 blood to draw a card.") ==
        "* IN_PLAY: sect:sabbat\n* UNLOCK_PHASE: burn-blood:1 draw:1\n");
  CHECK(linesOf(kVampire, "Sabbat: While you have the Edge, Something gets +1 strength. +1 bleed.") ==
        "* IN_PLAY: sect:sabbat bleed+1\n* IN_PLAY: strength+1\n");
}

TEST_CASE("a sentence that goes on with the one before") {
  CHECK(linesOf(kMaster,
                "Put this card in play.\nLock this card and choose a minion. Once this action, the chosen "
                "minion gets +1 stealth.") ==
        "MASTER_PHASE: put-in-play\n* BLOCK_ATTEMPT_ACTING: lock-this stealth+1\n");
  CHECK(linesOf(kEquipment, "Weapon.\nStrike: 1R damage. Damage inflicted by this weapon on a ghoul is aggravated.") ==
        "EQUIP: put-in-play\n* COMBAT_STRIKE: strike:1R aggravated\n");
  CHECK(linesOf(kMaster,
                "Put this card on a minion. This minion does not unlock as normal. It can burn 1 blood to "
                "unlock during its unlock phase.") ==
        "MASTER_PHASE: put-on\n* UNLOCK_PHASE: no-unlock burn-blood:1 unlock\n");
}

TEST_CASE("what stands although no pattern knows it") {
  CHECK(linesOf(kAlly,
                "Mortal with 1 life. 1 strength, 0 bleed.\nIt can enter combat with a minion as a (D) action. It "
                "cannot sing aloud in the street.") ==
        "RECRUIT: put-in-play life:1 strength=1 bleed=0\n* ACTION: directed enter-combat\n* IN_PLAY: \n");
}

TEST_CASE("the window before range is chosen, where the line does not say that it is only usable then") {
  CHECK(linesOf(kCombat, "Before range is determined, put this card on this minion.") ==
        "COMBAT_BEFORE_RANGE: put-on\n");
  CHECK(linesOf(kMaster,
                "Put this card in play.\nIf a ghoul blocks, you can burn this card before range is determined "
                "to end combat.") == "MASTER_PHASE: put-in-play\n* COMBAT_BEFORE_RANGE: combat-ends burn-this\n");
}

TEST_CASE("once each combat is a window where nothing else is; as a card is played one cancels, and no more") {
  CHECK(linesOf(kMaster, "Put this card on a vampire. Once each combat, this vampire can burn 1 blood to sing.") ==
        "MASTER_PHASE: put-on\n* COMBAT_ANY: burn-blood:1\n");
  CHECK(linesOf(kEquipment, "Once each combat, the bearer can prevent 1 damage.") ==
        "EQUIP: put-in-play\n* COMBAT_DAMAGE: prevent:1\n");
  CHECK(linesOf(kMaster, "Put this card in play.\nWhen a vampire plays an action card, draw 1 card.") ==
        "MASTER_PHASE: put-in-play\n* IN_PLAY: draw:1\n");
  CHECK(linesOf(kMaster, "Put this card in play.\nYou can burn this card to cancel a card as it is played.") ==
        "MASTER_PHASE: put-in-play\n* CARD_AS_PLAYED: cancel-card burn-this\n");
}

TEST_CASE("an amount that no pattern took makes the line less than certain") {
  CHECK(readLines(card(kCombat), "Strike: dodge.")[0].confidence == Confidence::Certain);
  CHECK(readLines(card(kCombat), "Strike: dodge, 2 votes.")[0].confidence == Confidence::Likely);
  CHECK(linesOf(kCombat, "[pot] Strike: steal 1 blood.\n[POT] As above, but for 2 blood.") ==
        "< COMBAT_STRIKE: strike:steal-1\n> COMBAT_STRIKE: strike:steal-2\n");
}

namespace {

Confidence confidenceOf(const CardFacts &facts, std::string_view text, std::size_t line = 0) {
  return readLines(facts, text).at(line).confidence;
}

}  // namespace

TEST_CASE("a line is certain where each word is a pattern's or only says who") {
  CHECK(confidenceOf(card(kAction), "(D) Burn a location controlled by your prey.") == Confidence::Certain);
  CHECK(confidenceOf(card(kAction), "(D) Burn a location controlled by your prey by moonlight.") == Confidence::Likely);
  CHECK(confidenceOf(card(kReaction), "Only usable if a younger vampire is acting.\n+1 intercept.") ==
        Confidence::Certain);
  // A time in a condition that no window names.
  CHECK(confidenceOf(card(kReaction), "Only usable if a vampire has been burned.\n+1 intercept.") ==
        Confidence::Likely);
  // Two windows.
  CHECK(confidenceOf(card(kReaction),
                     "Only usable as the action is announced or during the polling step.\n"
                     "End the action.") == Confidence::Likely);
  // Nothing that it does.
  CHECK(confidenceOf(card(kReaction), "Only usable during the polling step.") == Confidence::Likely);
  // An alternative that no pattern has.
  CHECK(confidenceOf(card(kAction), "(D) Burn a retainer or a location.") == Confidence::Likely);
}

TEST_CASE("what could be of the playing or of the card in play makes both less than certain") {
  CHECK(confidenceOf(card(kMaster), "Put this card on a vampire. That vampire gets +1 bleed.") == Confidence::Certain);
  CHECK(confidenceOf(card(kMaster), "Put this card on a vampire. Lock that vampire.") == Confidence::Likely);
  CHECK(confidenceOf(card(kMaster), "Put this card on a vampire. Lock that vampire.", 1) == Confidence::Likely);
  CHECK(confidenceOf(card(kEquipment), "Weapon.\nStrike: 2R damage.") == Confidence::Certain);
  CHECK(confidenceOf(card(kEquipment), "Weapon. It costs 1 less to equip.\nStrike: 2R damage.") == Confidence::Likely);
  const std::string_view above =
      "[pot] Put this card on a vampire. During your unlock phase, burn 1 blood.\n[POT] As above, but without that.";
  CHECK(confidenceOf(card(kAction), above, 1) == Confidence::Certain);
  CHECK(confidenceOf(card(kAction), above, 3) == Confidence::Likely);
}

TEST_CASE("a use that no pattern understands at all is uncertain, with its reason") {
  const auto lines = readLines(card(kMaster), "Put this card in play.\nYou can whistle a tune.");
  REQUIRE(lines.size() == 2);
  CHECK(lines[1].confidence == Confidence::Uncertain);
  CHECK_FALSE(lines[1].doubt.empty());
}

TEST_CASE("what happens if the action is blocked, and during this referendum, is of the playing") {
  CHECK(linesOf(kAction,
                "Put this card on a vampire. If this action is blocked, that vampire does not unlock as normal.") ==
        "ACTION: put-on no-unlock\n");
  CHECK(linesOf(kPolitical,
                "Successful referendum means this card is put on a vampire. During this referendum, allies cannot cast "
                "votes.") == "POLITICAL_ACTION: put-on cannot-vote\nrule POLLING: votes+1\n");
  CHECK(linesOf(kMaster,
                "Unique location.\nDuring your unlock phase, you can move 1 blood from the blood bank to this "
                "card.") == "MASTER_PHASE: put-in-play\n* UNLOCK_PHASE: bank-blood:1\n");
}

TEST_CASE("what a line takes away, and what it changes, of the line above") {
  CHECK(linesOf(kCombat, "Lock that ally. Do not lock this vampire.") == "COMBAT_ANY: lock\n");
  CHECK(linesOf(kAction,
                "[qui] Put this card on a minion. It can burn this card as a +1 stealth action.\n[QUI] As above, but "
                "that action does not get +1 stealth.") ==
        "< ACTION: put-on\n* < ACTION: burn-this stealth+1\n> ACTION: put-on\n* > ACTION: burn-this\n");
  CHECK(
      linesOf(kAction,
              "[vic] Put this card on a minion. It gets -1 stealth. It can burn this card as an action.\n[VIC] As "
              "above, but it gets -2 stealth.") ==
      "< ACTION: put-on\n* < IN_PLAY: stealth-1\n* < ACTION: burn-this\n> ACTION: put-on\n* > IN_PLAY: stealth-2\n* > "
      "ACTION: burn-this\n");
  CHECK(linesOf(kCombat,
                "[val] Strike: hand strike. This strike is at +1 damage.\n[VAL] As above, but this strike is at +2 "
                "damage.") == "< COMBAT_STRIKE: strike:hand+1\n> COMBAT_STRIKE: strike:hand+2\n");
}

TEST_CASE("a condition of torpor is no deed; an optional maneuver is no window of the bonus beside it") {
  CHECK(linesOf(kMaster, "Put this card on a vampire. Burn this card if that vampire goes to torpor.") ==
        "MASTER_PHASE: put-on\n* BURNED: burn-this\n");
  CHECK(linesOf(kMaster, "Put this card in play.\nAfter a minion is burned or sent to torpor, draw 1 card.") ==
        "MASTER_PHASE: put-in-play\n* TORPOR BURNED: draw:1\n");
  CHECK(linesOf(kMaster, "Put this card on a vampire. It gets -1 stealth and an optional maneuver each combat.") ==
        "MASTER_PHASE: put-on\n* COMBAT_RANGE: stealth-1 maneuver\n");
  CHECK(linesOf(kMaster, "Put this card on a vampire. It gets +1 intercept when attempting to block an ally.") ==
        "MASTER_PHASE: put-on\n* IN_PLAY: intercept+1\n");
}

namespace {

/// The costs of a card's lines, `-` for none.
std::string costsOf(const CardFacts &facts, std::string_view text) {
  std::string out;
  for (const LineFacts &line : readLines(facts, text)) {
    out += (out.empty() ? "" : "; ") + (line.cost.empty() ? std::string("-") : line.cost);
  }
  return out;
}

}  // namespace

TEST_CASE("what a line costs") {
  CardFacts action = card(kAction);
  action.bloodCost = 2;
  CHECK(costsOf(action, "[pot] Gain 1 pool.\n[POT] As above, but this card costs 1 fewer blood.") ==
        "2 blood; 1 blood");
  CHECK(costsOf(action, "[pot] Gain 1 pool.\n[POT] As above, but reduce its cost by 2 blood.") == "2 blood; 0 blood");
  action.bloodCost = -1;
  CHECK(costsOf(action, "Gain X pool.") == "X blood");
  CardFacts place = card(kMaster);
  place.poolCost = 1;
  CHECK(costsOf(place, "Unique location.\nA vampire can burn 1 blood to get +1 stealth.") == "1 pool; 1 blood");
  CHECK(costsOf(place, "Unique location.\nLock to give a minion you control +1 intercept.") == "1 pool; -");
  CHECK(costsOf(card(kMaster), "Put this card in play with 3 counters.\nYou can burn 1 counter to unlock a minion.") ==
        "-; 1 counter");
  CHECK(
      costsOf(card(kMaster), "Put this card in play.\nA vampire can burn this card as an action that costs 2 blood.") ==
      "-; 2 blood");
  CHECK(costsOf(card(kPower), "[REACTION] [1 CONVICTION] Unlock this imbued.") == "-; 1 conviction");
  CHECK(costsOf(card(kVampire), "Sabbat: Something can burn 2 blood to unlock.") == "-; 2 blood");
}
