/// Conditions of referendums, torpor and diablerie.

#include <algorithm>

#include "rules/guard_groups.h"

namespace vtes::rules::groups {
namespace {

/// More votes for than against; a tie fails.
Known moreFor(const State &state) {
  if (state.referendum.passed != Known::Unknown) return state.referendum.passed;
  return state.votes(true).atLeast(state.votes(false) + 1);
}

}  // namespace

Known holdsInVote(Guard guard, const State &state, const Input &input) {
  const Referendum &referendum = state.referendum;
  const Piece *piece = find(state, input.piece);
  switch (guard) {
    case Guard::IsBloodHunt:
      return known(referendum.bloodHunt);
    case Guard::CallerSetsTerms:
      return known(input.player == referendum.caller);
    case Guard::TermsNotSet:
      return known(!referendum.termsSet);
    case Guard::BallotIsOwn:
      return known(piece != nullptr && piece->ready() && piece->controller == input.player &&
                   piece->title != Title::None && !piece->titleContested);
    case Guard::BallotNotCast:
      return known(std::none_of(referendum.ballots.begin(), referendum.ballots.end(),
                                [&](const Ballot &ballot) { return ballot.minion == input.piece; }));
    case Guard::BallotRoom:
      return known(!referendum.ballots.full());
    case Guard::NoCardVoteYet:
      return known(!has(referendum.cardVotes, input.player));
    case Guard::CardVoteThere:
      if (input.player == referendum.caller && !referendum.bloodHunt && state.action.withCard) return Known::Yes;
      return state.players[input.player].hand.atLeast(1);
    case Guard::MoreFor:
      return moreFor(state);
    case Guard::DiablerieImpossible: {
      const Piece *diablerist = find(state, state.diablerie.diablerist);
      const Piece *victim = find(state, state.diablerie.victim);
      return known(diablerist == nullptr || !diablerist->ready() || victim == nullptr ||
                   victim->region != Region::Torpor);
    }
    case Guard::VictimElderOrRed:
      return state.diablerie.deserved;
    case Guard::RewardNotTaken:
      return known(state.diablerie.rewards > 0);
    default:
      return Known::Yes;
  }
}

}  // namespace vtes::rules::groups
