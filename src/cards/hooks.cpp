#include "cards/hooks.h"

#include <algorithm>

namespace vtes::cards {

const std::array<std::pair<Hooks, std::string_view>, 41> &hookNames() {
  static constexpr std::array<std::pair<Hooks, std::string_view>, 41> kNames{{
      {kUnlockPhaseHook, "UNLOCK_PHASE"},
      {kMasterPhaseHook, "MASTER_PHASE"},
      {kMasterOutOfTurnHook, "MASTER_OUT_OF_TURN"},
      {kActionHook, "ACTION"},
      {kPoliticalActionHook, "POLITICAL_ACTION"},
      {kEquipHook, "EQUIP"},
      {kEmployHook, "EMPLOY"},
      {kRecruitHook, "RECRUIT"},
      {kActionAnnouncedHook, "ACTION_ANNOUNCED"},
      {kBlockAttemptActingHook, "BLOCK_ATTEMPT_ACTING"},
      {kBlockAttemptReactingHook, "BLOCK_ATTEMPT_REACTING"},
      {kBlocksDeclinedHook, "BLOCKS_DECLINED"},
      {kActionBlockedHook, "ACTION_BLOCKED"},
      {kActionResolvedHook, "ACTION_RESOLVED"},
      {kBeforeRangeHook, "COMBAT_BEFORE_RANGE"},
      {kRangeHook, "COMBAT_RANGE"},
      {kBeforeStrikesHook, "COMBAT_BEFORE_STRIKES"},
      {kStrikeHook, "COMBAT_STRIKE"},
      {kAdditionalStrikeHook, "COMBAT_ADDITIONAL_STRIKE"},
      {kDamageHook, "COMBAT_DAMAGE"},
      {kPressHook, "COMBAT_PRESS"},
      {kEndOfRoundHook, "COMBAT_END_OF_ROUND"},
      {kCombatEndsHook, "COMBAT_ENDS"},
      {kReferendumTermsHook, "REFERENDUM_TERMS"},
      {kPollingHook, "POLLING"},
      {kReferendumResultHook, "REFERENDUM_RESULT"},
      {kTorporHook, "TORPOR"},
      {kDiablerieHook, "DIABLERIE"},
      {kInfluencePhaseHook, "INFLUENCE_PHASE"},
      {kDiscardPhaseHook, "DISCARD_PHASE"},
      {kEventHook, "EVENT"},
      {kCardAsPlayedHook, "CARD_AS_PLAYED"},
      {kOustHook, "OUST"},
      {kContestHook, "CONTEST"},
      {kMinionPhaseHook, "MINION_PHASE"},
      {kTurnEndHook, "TURN_END"},
      {kEntersPlayHook, "ENTERS_PLAY"},
      {kBurnedHook, "BURNED"},
      {kCombatAnyHook, "COMBAT_ANY"},
      {kInPlayHook, "IN_PLAY"},
      {kAnyTimeHook, "ANY_TIME"},
  }};
  return kNames;
}

std::string joinHooks(Hooks hooks) {
  std::string out;
  for (const auto &[bit, name] : hookNames()) {
    if ((hooks & bit) != 0) out += (out.empty() ? "" : " ") + std::string(name);
  }
  return out;
}

bool parseHooks(std::string_view text, Hooks &hooks) {
  hooks = 0;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const auto word = text.substr(0, end);
    const auto &names = hookNames();
    const auto found =
        std::find_if(names.begin(), names.end(), [&](const auto &entry) { return entry.second == word; });
    if (found == names.end()) return false;
    hooks |= found->first;
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return true;
}

std::string_view nameOf(HookSource source) {
  return source == HookSource::Type ? "type" : source == HookSource::Pattern ? "pattern" : "override";
}

std::string_view nameOf(Confidence confidence) {
  return confidence == Confidence::Certain ? "certain" : confidence == Confidence::Likely ? "likely" : "uncertain";
}

std::string_view nameOf(LineUse use) {
  return use == LineUse::Play ? "play" : use == LineUse::InPlay ? "in-play" : "rule";
}

}  // namespace vtes::cards
