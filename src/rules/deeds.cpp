#include "rules/deeds.h"

#include <array>

#include "rules/deed_groups.h"

namespace vtes::rules {
namespace {

struct Row {
  Deed deed;
  std::string_view name;
  void (*perform)(State &, const Input &);
};

void nothing(State & /*state*/, const Input & /*input*/) {}

constexpr std::array<Row, kDeedCount> kDeeds{{
    {Deed::None, "none", nothing},
    {Deed::DrawHands, "draw-hands", deeds::drawHands},
    {Deed::DealCrypts, "deal-crypts", deeds::dealCrypts},
    {Deed::SetPools, "set-pools", deeds::setPools},
    {Deed::BeginTurn, "begin-turn", deeds::beginTurn},
    {Deed::NextTurn, "next-turn", deeds::nextTurn},
    {Deed::CountPoints, "count-points", deeds::countPoints},
    {Deed::EndTable, "end-table", deeds::endTable},
    {Deed::UnlockAll, "unlock-all", deeds::unlockAll},
    {Deed::EndContests, "end-contests", deeds::endContests},
    {Deed::YieldTorpidTitle, "yield-torpid-title", deeds::yieldTorpidTitle},
    {Deed::PayContest, "pay-contest", deeds::payContest},
    {Deed::YieldContest, "yield-contest", deeds::yieldContest},
    {Deed::UnlockInfernal, "unlock-infernal", deeds::unlockInfernal},
    {Deed::GainForEdge, "gain-for-edge", deeds::gainForEdge},
    {Deed::AnnounceWithdrawal, "announce-withdrawal", deeds::announceWithdrawal},
    {Deed::GiveMasterActions, "give-master-actions", deeds::giveMasterActions},
    {Deed::LoseMasterActions, "lose-master-actions", deeds::loseMasterActions},
    {Deed::MarkRedList, "mark-red-list", deeds::markRedList},
    {Deed::DeclareAction, "declare-action", deeds::declareAction},
    {Deed::PlayActionCard, "play-action-card", deeds::playActionCard},
    {Deed::FindBlockers, "find-blockers", deeds::findBlockers},
    {Deed::StartAttempt, "start-attempt", deeds::startAttempt},
    {Deed::EndAttempt, "end-attempt", deeds::endAttempt},
    {Deed::BlockAction, "block-action", deeds::blockAction},
    {Deed::LockBlocker, "lock-blocker", deeds::lockBlocker},
    {Deed::FightBlocker, "fight-blocker", deeds::fightBlocker},
    {Deed::FightTarget, "fight-target", deeds::fightTarget},
    {Deed::ChangeTarget, "change-target", deeds::changeTarget},
    {Deed::PayAction, "pay-action", deeds::payAction},
    {Deed::BurnBleed, "burn-bleed", deeds::burnBleed},
    {Deed::TakeEdge, "take-edge", deeds::takeEdge},
    {Deed::GainHunt, "gain-hunt", deeds::gainHunt},
    {Deed::LeaveTorpor, "leave-torpor", deeds::leaveTorpor},
    {Deed::ApplyActionCard, "apply-action-card", deeds::applyActionCard},
    {Deed::EndAction, "end-action", deeds::endAction},
    {Deed::BeginRound, "begin-round", deeds::beginRound},
    {Deed::ChooseStrike, "choose-strike", deeds::chooseStrike},
    {Deed::BeginPair, "begin-pair", deeds::beginPair},
    {Deed::ResolveStrikes, "resolve-strikes", deeds::resolveStrikes},
    {Deed::MendActing, "mend-acting", deeds::mendActing},
    {Deed::FellActing, "fell-acting", deeds::fellActing},
    {Deed::MendOpposing, "mend-opposing", deeds::mendOpposing},
    {Deed::FellOpposing, "fell-opposing", deeds::fellOpposing},
    {Deed::MendRetainers, "mend-retainers", deeds::mendRetainers},
    {Deed::NextPair, "next-pair", deeds::nextPair},
    {Deed::EndCombat, "end-combat", deeds::endCombat},
    {Deed::ForgetFallen, "forget-fallen", deeds::forgetFallen},
    {Deed::ForgetBurned, "forget-burned", deeds::forgetBurned},
    {Deed::BeginReferendum, "begin-referendum", deeds::beginReferendum},
    {Deed::SetTerms, "set-terms", deeds::setTerms},
    {Deed::CastBallot, "cast-ballot", deeds::castBallot},
    {Deed::CastEdge, "cast-edge", deeds::castEdge},
    {Deed::CastCard, "cast-card", deeds::castCard},
    {Deed::ApplyTerms, "apply-terms", deeds::applyTerms},
    {Deed::FailReferendum, "fail-referendum", deeds::failReferendum},
    {Deed::EndReferendum, "end-referendum", deeds::endReferendum},
    {Deed::DiablerieAction, "diablerie-action", deeds::diablerieAction},
    {Deed::DiablerieOnTheSpot, "diablerie-on-the-spot", deeds::diablerieOnTheSpot},
    {Deed::CommitDiablerie, "commit-diablerie", deeds::commitDiablerie},
    {Deed::TakeReward, "take-reward", deeds::takeReward},
    {Deed::CallBloodHunt, "call-blood-hunt", deeds::callBloodHunt},
    {Deed::BurnDiablerist, "burn-diablerist", deeds::burnDiablerist},
    {Deed::EndDiablerie, "end-diablerie", deeds::endDiablerie},
    {Deed::GiveTransfers, "give-transfers", deeds::giveTransfers},
    {Deed::LoseTransfers, "lose-transfers", deeds::loseTransfers},
    {Deed::MoveToVampire, "move-to-vampire", deeds::moveToVampire},
    {Deed::MoveToPool, "move-to-pool", deeds::moveToPool},
    {Deed::DrawVampire, "draw-vampire", deeds::drawVampire},
    {Deed::MergeVampire, "merge-vampire", deeds::mergeVampire},
    {Deed::ComeOut, "come-out", deeds::comeOut},
    {Deed::GiveDiscardAction, "give-discard-action", deeds::giveDiscardAction},
    {Deed::DiscardCard, "discard-card", deeds::discardCard},
    {Deed::PlayEvent, "play-event", deeds::playEvent},
    {Deed::LoseDiscardActions, "lose-discard-actions", deeds::loseDiscardActions},
    {Deed::PassImpulse, "pass-impulse", deeds::passImpulse},
    {Deed::DeclareCard, "declare-card", deeds::declareCard},
    {Deed::UseCard, "use-card", deeds::useCard},
    {Deed::CancelCard, "cancel-card", deeds::cancelCard},
    {Deed::ResolveCard, "resolve-card", deeds::resolveCard},
    {Deed::BeginContest, "begin-contest", deeds::beginContest},
    {Deed::ReplaceCard, "replace-card", deeds::replaceCard},
    {Deed::RemoveOusted, "remove-ousted", deeds::removeOusted},
    {Deed::AwardPoints, "award-points", deeds::awardPoints},
    {Deed::LeaveTurn, "leave-turn", deeds::leaveTurn},
    {Deed::WithdrawNow, "withdraw-now", deeds::withdrawNow},
    {Deed::EmptyPool, "empty-pool", deeds::emptyPool},
}};

static_assert([] {
  for (std::size_t i = 0; i < kDeeds.size(); ++i) {
    if (static_cast<std::size_t>(kDeeds[i].deed) != i) return false;
  }
  return true;
}());

}  // namespace

std::string_view nameOf(Deed deed) {
  return kDeeds[static_cast<std::size_t>(deed)].name;
}

void perform(Deed deed, State &state, const Input &input) {
  kDeeds[static_cast<std::size_t>(deed)].perform(state, input);
}

}  // namespace vtes::rules
