#pragma once
/// The deeds, each a function, for the table in deeds.cpp.

#include "rules/deeds.h"
#include "rules/state.h"

namespace vtes::rules::deeds {

// deeds_turn.cpp
void drawHands(State &state, const Input &input);
void dealCrypts(State &state, const Input &input);
void setPools(State &state, const Input &input);
void beginTurn(State &state, const Input &input);
void nextTurn(State &state, const Input &input);
void unlockAll(State &state, const Input &input);
void endContests(State &state, const Input &input);
void yieldTorpidTitle(State &state, const Input &input);
void payContest(State &state, const Input &input);
void yieldContest(State &state, const Input &input);
void unlockInfernal(State &state, const Input &input);
void gainForEdge(State &state, const Input &input);
void giveMasterActions(State &state, const Input &input);
void loseMasterActions(State &state, const Input &input);
void markRedList(State &state, const Input &input);

// deeds_influence.cpp
void giveTransfers(State &state, const Input &input);
void loseTransfers(State &state, const Input &input);
void moveToVampire(State &state, const Input &input);
void moveToPool(State &state, const Input &input);
void drawVampire(State &state, const Input &input);
void mergeVampire(State &state, const Input &input);
void comeOut(State &state, const Input &input);
void giveDiscardAction(State &state, const Input &input);
void discardCard(State &state, const Input &input);
void playEvent(State &state, const Input &input);
void loseDiscardActions(State &state, const Input &input);

// deeds_action.cpp
void declareAction(State &state, const Input &input);
void playActionCard(State &state, const Input &input);
void findBlockers(State &state, const Input &input);
void startAttempt(State &state, const Input &input);
void endAttempt(State &state, const Input &input);
void blockAction(State &state, const Input &input);
void lockBlocker(State &state, const Input &input);
void fightBlocker(State &state, const Input &input);
void fightTarget(State &state, const Input &input);
void changeTarget(State &state, const Input &input);
void payAction(State &state, const Input &input);
void burnBleed(State &state, const Input &input);
void takeEdge(State &state, const Input &input);
void gainHunt(State &state, const Input &input);
void leaveTorpor(State &state, const Input &input);
void applyActionCard(State &state, const Input &input);
void endAction(State &state, const Input &input);

// deeds_combat.cpp
void beginRound(State &state, const Input &input);
void chooseStrike(State &state, const Input &input);
void beginPair(State &state, const Input &input);
void nextPair(State &state, const Input &input);
void resolveStrikes(State &state, const Input &input);
void endCombat(State &state, const Input &input);

// deeds_damage.cpp
void mendActing(State &state, const Input &input);
void fellActing(State &state, const Input &input);
void mendOpposing(State &state, const Input &input);
void fellOpposing(State &state, const Input &input);
void mendRetainers(State &state, const Input &input);
void forgetFallen(State &state, const Input &input);
void forgetBurned(State &state, const Input &input);

// deeds_vote.cpp
void beginReferendum(State &state, const Input &input);
void setTerms(State &state, const Input &input);
void castBallot(State &state, const Input &input);
void castEdge(State &state, const Input &input);
void castCard(State &state, const Input &input);
void applyTerms(State &state, const Input &input);
void failReferendum(State &state, const Input &input);
void endReferendum(State &state, const Input &input);
void diablerieAction(State &state, const Input &input);
void diablerieOnTheSpot(State &state, const Input &input);
void commitDiablerie(State &state, const Input &input);
void takeReward(State &state, const Input &input);
void callBloodHunt(State &state, const Input &input);
void burnDiablerist(State &state, const Input &input);
void endDiablerie(State &state, const Input &input);

// deeds_card.cpp
void passImpulse(State &state, const Input &input);
void declareCard(State &state, const Input &input);
void useCard(State &state, const Input &input);
void cancelCard(State &state, const Input &input);
void resolveCard(State &state, const Input &input);
void beginContest(State &state, const Input &input);
void replaceCard(State &state, const Input &input);

// deeds_oust.cpp
void countPoints(State &state, const Input &input);
void endTable(State &state, const Input &input);
void announceWithdrawal(State &state, const Input &input);
void removeOusted(State &state, const Input &input);
void awardPoints(State &state, const Input &input);
void leaveTurn(State &state, const Input &input);
void withdrawNow(State &state, const Input &input);
void emptyPool(State &state, const Input &input);

}  // namespace vtes::rules::deeds
