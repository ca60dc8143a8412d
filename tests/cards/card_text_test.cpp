/// The texts here are made up of the fixed phrases that card texts have; none is a card's.

#include "cards/card_text.h"

#include <doctest/doctest.h>

using namespace vtes::cards;

namespace {

Traits traits(Types types, std::string_view text) {
  CardFacts card;
  card.types = types;
  card.name = "Something";
  return readTraits(card, text, false, false);
}

}  // namespace

TEST_CASE("levels are the lines with discipline icons (READING 5.6)") {
  const auto lines = [](std::string_view text) {
    const Lines found = countLines(text);
    return std::pair(static_cast<int>(found.inferior), static_cast<int>(found.superior));
  };
  CHECK(lines("[dom] One.\n[DOM] Two.") == std::pair(1, 1));
  CHECK(lines("A condition.\n[pot] One.\n[tem] Two.\n[TEM] Three.") == std::pair(2, 1));
  CHECK(lines("[obf] One.\n[pre] Two.\n[pro] Three.") == std::pair(3, 0));
  CHECK(lines("[abo] [REFLEX] One.\n[abo] Two.\n[ABO] Three.") == std::pair(2, 1));
  CHECK(lines("[obf] or [pre] One.\n[OBF] or [PRE] Two.") == std::pair(1, 1));
  CHECK(lines("[for] One.\n[for][obf] Two.\n[FOR][obf] Three.") == std::pair(2, 1));
  CHECK(lines("[REACTION] One.\n[REACTION] Two.") == std::pair(0, 0));
  CHECK(lines("[FLIGHT] One.") == std::pair(0, 0));
  CHECK(lines("Gains one level of Auspex [aus].") == std::pair(0, 0));
  CHECK(lines("") == std::pair(0, 0));
}

TEST_CASE("targets") {
  const Traits on = traits(kMaster, "Put this card on a ready vampire.");
  CHECK((on & (kAffectsMinion | kNeedsTarget | kStaysInPlay)) == (kAffectsMinion | kNeedsTarget | kStaysInPlay));
  CHECK((traits(kAction, "Requires a vampire.\nGain 2 pool.") & (kAffectsMinion | kNeedsTarget)) == 0);
  CHECK((traits(kAction, "A vampire can play only one of these each turn.") & kAffectsMinion) == 0);
  CHECK((traits(kAction, "(D) Burn a retainer.") & (kAffectsRetainer | kNeedsTarget | kDirected)) ==
        (kAffectsRetainer | kNeedsTarget | kDirected));
  CHECK((traits(kAction, "(D) Steal an equipment card from a minion.") & kAffectsEquipment) != 0);
  CHECK((traits(kReaction, "Lock a vampire's controller's location.") & kAffectsMinion) == 0);
}

TEST_CASE("a target is needed only where every level needs one") {
  CHECK((traits(kAction, "[dom] (D) Bleed with +2 bleed.\n[DOM] Add 3 blood to a younger vampire.") & kNeedsTarget) ==
        0);
  CHECK((traits(kAction, "[cel] (D) Enter combat with a minion.\n[CEL] As above, with 1 press.") & kNeedsTarget) != 0);
}

TEST_CASE("how a card is played") {
  CHECK((traits(kMaster, "Out-of-turn. Trifle.\nCancel a card as it is played.") & (kOutOfTurn | kTrifle | kCancels)) ==
        (kOutOfTurn | kTrifle | kCancels));
  const Traits place = traits(kMaster, "Unique location.\nYou can lock this card to draw a card.");
  CHECK((place & (kUnique | kLocation | kStaysInPlay | kMethuselahUses)) ==
        (kUnique | kLocation | kStaysInPlay | kMethuselahUses));
  CHECK((place & kMinionUses) == 0);
  CHECK((traits(kPolitical, "Allocate 4 points among Methuselahs.") & kAllocates) != 0);
  CHECK((traits(kActionModifier, "This vampire gets +2 votes.") & kGrantsVotes) != 0);
  CHECK((traits(kVampire, "Sabbat. Non-unique.") & kUnique) == 0);
  CHECK((traits(kVampire, "Independent. Red List. Infernal.") & (kRedList | kInfernal)) == (kRedList | kInfernal));
  CHECK((traits(kAction, "The chosen minion becomes Red List.") & kRedList) == 0);
}

TEST_CASE("requirements in key words") {
  CHECK(readRequirement("Requires a ready Sabbat vampire.") == "sabbat");
  CHECK(readRequirement("Requires a prince or justicar.") == "prince, justicar");
  CHECK(readRequirement("Gain 2 pool.").empty());
}
