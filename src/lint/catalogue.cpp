#include <algorithm>
#include <array>

#include "lint/check.h"
#include "lint/checks/all.h"

namespace vtes::lint {

namespace {

// By id; a test sees to the order. A new check is a file in checks/, a line there in all.h, and a line here.
constexpr std::array kChecks{
    &checks::kAmbiguousWord,
    &checks::kBareNb,
    &checks::kBareSa,
    &checks::kBlankMissing,
    &checks::kBlankStyle,
    &checks::kBlockAfterNb,
    &checks::kBurnOption,
    &checks::kCardTwice,
    &checks::kCombatNotClosed,
    &checks::kCombatNotOpened,
    &checks::kCombatWithoutBlock,
    &checks::kContestOpen,
    &checks::kCopyNumber,
    &checks::kDealBroken,
    &checks::kDealWithoutArrow,
    &checks::kDeckMissing,
    &checks::kDeckUnknownCard,
    &checks::kDeckUnreadable,
    &checks::kEmptyParentheses,
    &checks::kFixedCost,
    &checks::kFrontMatterBadAbbr,
    &checks::kFrontMatterBadDate,
    &checks::kFrontMatterBadEnd,
    &checks::kFrontMatterDuplicateKey,
    &checks::kFrontMatterDuplicatePlayer,
    &checks::kFrontMatterNotClosed,
    &checks::kFrontMatterNotFirst,
    &checks::kFrontMatterNotMapping,
    &checks::kFrontMatterNotYaml,
    &checks::kFrontMatterUnknownKey,
    &checks::kFrontMatterUnknownPlayer,
    &checks::kFrontMatterWrongType,
    &checks::kFullName,
    &checks::kHeaderOrActor,
    &checks::kInvalidUtf8,
    &checks::kLevelMissing,
    &checks::kLevelOnLevellessCard,
    &checks::kLevelTooHigh,
    &checks::kLevelTwice,
    &checks::kLimitedTwice,
    &checks::kLineTooLong,
    &checks::kLockedMinion,
    &checks::kMandatoryHunt,
    &checks::kManeuverTwice,
    &checks::kMarkOutsidePlace,
    &checks::kMayNotBlock,
    &checks::kNestedTooDeep,
    &checks::kNoAdvanced,
    &checks::kNoVotes,
    &checks::kNotCanonical,
    &checks::kNotCombatCard,
    &checks::kNotInPlay,
    &checks::kNotReady,
    &checks::kOutOfGame,
    &checks::kOutOfWindow,
    &checks::kPastedBullet,
    &checks::kPhaseOrder,
    &checks::kPinUnknownCard,
    &checks::kPlayerNotKnown,
    &checks::kPlayerOrPhase,
    &checks::kPointsDiffer,
    &checks::kPressTwice,
    &checks::kReferendumNotClosed,
    &checks::kRemarkInParentheses,
    &checks::kRequirementNotMet,
    &checks::kResultDiffers,
    &checks::kSecondEvent,
    &checks::kShortFormAmbiguous,
    &checks::kShortFormTakenOver,
    &checks::kShortFormUnknown,
    &checks::kStatedPointsDiffer,
    &checks::kStrayArrow,
    &checks::kStrayCharacter,
    &checks::kStrayComma,
    &checks::kStrayLevel,
    &checks::kStrayMark,
    &checks::kStrayQuote,
    &checks::kStraySemicolon,
    &checks::kStraySign,
    &checks::kStraySlash,
    &checks::kStrayTerm,
    &checks::kSyntaxSlip,
    &checks::kTooManyMasters,
    &checks::kTooManyTransfers,
    &checks::kTurnOrder,
    &checks::kUnclosedParenthesis,
    &checks::kUncontrolledActs,
    &checks::kUnfinishedLine,
    &checks::kUniqueTwice,
    &checks::kUnknownPlayer,
    &checks::kUnknownWaiver,
    &checks::kUnknownWord,
    &checks::kUnopenedParenthesis,
    &checks::kUnreadable,
    &checks::kUnusedWaiver,
    &checks::kVampBeyondCrypt,
    &checks::kVoteOutsideReferendum,
    &checks::kWordCase,
    &checks::kWrongPool,
};

const std::array<const Rule *, kChecks.size()> &rules() {
  static const auto kRules = [] {
    std::array<const Rule *, kChecks.size()> all{};
    std::transform(kChecks.begin(), kChecks.end(), all.begin(), [](const Check *check) { return &check->rule; });
    return all;
  }();
  return kRules;
}

}  // namespace

std::span<const Check *const> allChecks() {
  return kChecks;
}

std::span<const Rule *const> catalogue() {
  return rules();
}

const Rule *findRule(std::string_view id) {
  const auto all = catalogue();
  const auto found = std::lower_bound(all.begin(), all.end(), id,
                                      [](const Rule *rule, std::string_view wanted) { return rule->id < wanted; });
  return found != all.end() && (*found)->id == id ? *found : nullptr;
}

}  // namespace vtes::lint
