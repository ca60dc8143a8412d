#pragma once
/// Folds events over the turn machine. Parts: fold.cpp (driving the machine), turn.cpp, deed.cpp, checks.cpp,
/// fight.cpp, poll.cpp.

#include <span>
#include <string>
#include <vector>

#include "replay/board.h"
#include "replay/card_play.h"
#include "replay/events.h"
#include "replay/part.h"
#include "rules/guards.h"
#include "rules/machine.h"

namespace vtes::replay {

/// As far as a pool is unknown that something changes by an amount that is not written.
inline constexpr int kVague = 10;

class Fold {
 public:
  /// The events of a stretch, or of the whole transcript; what is found goes into `course`. `inFull`: each turn gets
  /// the table at its start, and who did what is named; without it what the findings need.
  Fold(const model::Transcript &transcript, CardNotes &notes, const Premises &premises,
       std::vector<const model::Event *> events, Happenings &course, bool inFull);
  /// From the beginning of the game, or where the record begins.
  void begin();
  void resume(const Carry &carry);
  /// resume(), or begin() where nothing is in front.
  void beginAt(const Carry *carry) { carry == nullptr ? begin() : resume(*carry); }
  void run();
  /// Ends the game as the front matter says, behind the last event of all.
  void finish();
  [[nodiscard]] Carry carry() const;
  [[nodiscard]] Table table() const;
  [[nodiscard]] const rules::State &state() const { return state_; }
  /// Seats at the table; none where a game cannot be folded.
  [[nodiscard]] int seats() const { return board_.seats(); }

 private:
  using Event = model::Event;

  // Driving the machine (fold.cpp).
  /// Applies an input, with the passes in front of it that nobody wrote. False: it is refused, and nothing is changed.
  bool feed(const rules::Input &input);
  /// What a minion does is done in the action, and in or outside of the combat, in which it is written.
  [[nodiscard]] bool hasLeft(const rules::State &from, const rules::Input &input) const;
  /// feed(), and where it is refused what the machine objects to is mended and noted, as often as it takes.
  bool insist(rules::Input input);
  /// Why an input is refused that feed() refuses: what the best of the steps on the way says to it.
  [[nodiscard]] std::optional<rules::Refusal> objection(const rules::Input &input);
  /// What comes next where nobody wrote anything. False: nothing does.
  bool pass();
  /// Passes as long as something holds, `most` times at most.
  template <typename Holds>
  void passWhile(int most, Holds holds) {
    for (int passes = 0; passes < most && holds(); ++passes) {
      if (!pass()) return;
    }
  }
  bool decide();
  /// Makes the state such that a refusal's condition holds; false where that cannot be.
  bool mend(const rules::Refusal &refusal, rules::Input &input);
  void giveImpulse(rules::Seat seat);
  /// Leaves everything that is open and goes to a step of the turn.
  void jump(rules::Step step);
  [[nodiscard]] std::string cardName(rules::CardKey key) const;
  // Names for who reads what happened; none where it is not told in full.
  [[nodiscard]] std::string toldSeat(rules::Seat seat) const { return inFull_ ? board_.seatName(seat) : std::string(); }
  [[nodiscard]] std::string toldPiece(rules::PieceId piece) const {
    return inFull_ ? board_.pieceName(piece) : std::string();
  }
  [[nodiscard]] std::string toldWord(const model::Reference &word) const;
  /// What cards in play add to the transfers of the turn; asked once a turn.
  [[nodiscard]] int furtherTransfers();
  /// One of her minions does something in master phases that the facts do not tell: it may be that.
  [[nodiscard]] bool mayGiveMasterActions(rules::Seat seat) const;
  /// Something is played by or on a locked minion before the combat, and may wake it.
  [[nodiscard]] bool wakesLater(rules::PieceId minion) const;
  /// It hunts in this turn, if not first of all.
  [[nodiscard]] bool huntsLater(rules::PieceId minion) const;
  void note(Finding::Kind kind, std::vector<std::string> words, bool certain = true);
  void follow();
  void followContests();

  // Turns (turn.cpp).
  void onTurn(const Event &event);
  void arrive(rules::Seat seat);
  /// Resolves what the last event of a turn left open.
  void closeTurn();
  void onPhase(const Event &event);
  void onTransfer(const Event &event);
  void onCryptDraw(const Event &event);
  void onMerge(const Event &event);
  void onDiscard(const Event &event);
  void onMark(const Event &event);
  void onContest(const Event &event);
  void contestTitle(rules::PieceId claims);
  void comeOut(rules::PieceId piece);

  // Deeds (deed.cpp).
  void onPlay(const Event &event);
  void onUse(const Event &event);
  void onAction(const Event &event);
  void onBlock(const Event &event);
  void onState(const Event &event);
  /// Lets an oust that has begun come to its end.
  void settleOusts();
  void onAmount(const Event &event);
  void announce(const Event &event, Reading *reading);
  /// `/trdia Nerg` (TS 2.4.4): a Trophy goes to who has burned a Red List minion.
  bool movesTrophy(const Event &event);
  /// `AdSf /fomi` behind the combat: the action that was blocked goes on.
  bool resumes(const Event &event);
  void applyItems(const Event &event, std::span<const model::Item> items, const Reading *reading, const Aim &aim);
  void applyState(const model::Reference &who, std::string_view term);
  void widen(rules::Seat from);
  void addFetched(rules::Play &play, const Event &event, rules::PieceId minion);
  void giveMasterActions(const cards::CardLine &line, rules::Seat seat, rules::Seat answered);
  /// What a card does to a vampire in the uncontrolled region; nothing where it does nothing there.
  std::optional<rules::PlayEffect> uncontrolledEffect(const Event &event, const Reading *reading, rules::Seat seat);
  /// One uses its slave, who is blocked.
  [[nodiscard]] bool isSlave(const Event &event) const;
  /// `acting`: an action is under way, to which a card of two types rather belongs.
  [[nodiscard]] bool isAnnounce(EventIndex index, bool acting) const;
  /// Somebody blocks it, or it is written that nobody does.
  [[nodiscard]] bool isAnswered(EventIndex index) const;
  /// Behind the last event of the action that is announced at `index`.
  [[nodiscard]] EventIndex endOfAction(EventIndex index) const;
  [[nodiscard]] Aim aimOf(const Event &event);
  /// Whose a minion is that is not on the table yet; `reacts`: it answers what somebody else does.
  [[nodiscard]] rules::Seat ownerOf(const model::Reference &minion, bool reacts) const;
  [[nodiscard]] bool reacts(const Event &event) const;
  /// She has a vampire with blood whose name is not known: it can be any that is named later.
  [[nodiscard]] bool anyFaceDown(rules::Seat seat) const;
  /// The minion that does something; put on the table where it is not there.
  rules::PieceId minionOf(const model::Reference &word, rules::Seat seat);
  /// Of a card in play, for the action: to whom it is used on, else its user, else who attempts to block.
  void gainIntercept(const Aim &aim, const cards::CardLine &line, int by);
  void settleAttempt();
  [[nodiscard]] bool attemptSucceeds() const;
  /// Resolves the action that is open; `behind`: the event that is looked at is its last one, else it was the one
  /// before.
  void closeAction(bool behind = false);

  /// Who is burned although the blood hunt failed.
  void checkHunt(rules::PieceId burned);

  // What a card asks for (checks.cpp).
  void checkLimited(const Event &event, const Reading &reading);
  void checkPoints(const Event &event, std::string_view effects, const Reading *reading);
  /// Clan, sect, title and capacity; disciplines are won in too many ways.
  void checkRequirement(const Event &event);
  [[nodiscard]] bool hasReadyOf(rules::Seat seat, std::string_view clans) const;
  /// A minion that does something from the uncontrolled region.
  void checkUncontrolled(const rules::Piece &piece, rules::PieceId id);

  // Combat (fight.cpp).
  struct Struck {
    EventIndex event = kNoEvent;
    rules::PieceId by = rules::kNoPiece;  ///< kNoPiece: both
    int pair = 0;
    bool weapon = false;
    std::optional<Reading> reading;
  };
  void onCombatBegin();
  void onCombatEnd(const Event &event);
  void onStrike(EventIndex index);
  void onRange(const Event &event);
  void onPress(const Event &event);
  void press(rules::PieceId piece, bool end);
  /// `E /flas`: the press that a card gave which was played before.
  bool pressesWith(const Event &event, rules::PieceId minion);
  /// What a card adds to the strength of who plays it.
  void noteStrength(const Reading &reading, const Aim &aim);
  /// A press that came from a card.
  void notePress(const rules::Play &play);
  /// Lets what is being played resolve.
  void resolvePlays();
  void onCombatCard(EventIndex index, Reading &reading, const Aim &aim);
  void planStrikes(EventIndex from);
  /// A card that is used later in the same combat, by who played it.
  [[nodiscard]] bool isUsedBehind(EventIndex played) const;
  void chooseStrike(rules::PieceId piece, const Struck *struck);
  void settleDamage();
  [[nodiscard]] bool falls(rules::PieceId piece) const;
  [[nodiscard]] bool strikesIntoTorpor(rules::PieceId piece) const;
  [[nodiscard]] rules::PieceId opponentIn(EventIndex from) const;
  void forceCombat();

  // Referendums (poll.cpp).
  void onReferendumBegin();
  void onVote(const Event &event);
  void setTerms();
  /// A vampire of hers was seen so far: of one whose vampires were not, the votes are not known.
  [[nodiscard]] bool anySeen(rules::Seat seat) const;
  /// What it cast does not count.
  void abstain(rules::PieceId minion);
  void closeReferendum();
  void cancelReferendum(const cards::CardLine &line);
  /// `/anup; VINC -2, MARI -2`: what a card does is written in this turn.
  [[nodiscard]] bool isWrittenOut(cards::CardIndex card) const;
  /// What a referendum that passed, or may have, does beside its allocation.
  void applyPassed(const Event &called, rules::Known passed);
  /// What the card that called it changes about its votes.
  void changeCount(const Event &called, Referendum &referendum) const;
  /// The card behind it that is played where one has passed; kNoEvent: none is.
  [[nodiscard]] EventIndex showsPassed() const;
  /// `shown` contradicts the count.
  void noteResult(EventIndex event, std::string shown, const Referendum &count);

  const model::Transcript &transcript_;
  const Premises &premises_;
  Happenings &replay_;
  rules::State state_;
  Board board_;
  const std::vector<const Event *> events_;
  const bool inFull_;
  EventIndex at_ = 0;
  std::uint32_t turns_ = 0;  ///< that began so far
  std::uint32_t round_ = 1;
  rules::Seat lastSeat_ = rules::kNoSeat;
  std::array<Bounds, rules::kMostSeats> pools_{};
  rules::SeatSet wasAlive_ = 0;
  bool edgeKnown_ = true;

  unsigned limited_ = 0;           ///< numbers that a limited effect raised in this action, by their first letters
  rules::SeatSet alsoBlocks_ = 0;  ///< who blocks this action although the machine does not see why
  rules::Guard objected_ = rules::Guard::None;  ///< why the last insist() gave up
  std::string_view refusedAt_;                  ///< the step of the last objection()
  std::uint16_t furtherTransfersIn_ = 0;

  EventIndex actionFrom_ = kNoEvent, actionTo_ = 0;
  std::size_t action_ = kNone;  ///< in Replay::actions
  EventIndex attempt_ = kNoEvent;
  rules::PieceId slave_ = rules::kNoPiece;  ///< that fights for the acting minion
  bool vagueTerms_ = false;                 ///< the action changes pools by amounts that are not written

  EventIndex combatTo_ = 0;
  std::vector<Struck> struck_;
  /// A card with a strike that was played for its maneuver.
  struct Maneuver {
    EventIndex event = kNoEvent;
    rules::PieceId by = rules::kNoPiece;
    bool used = false;  ///< the strike
    Reading reading;
  };
  std::vector<Maneuver> maneuvers_;
  int pairFed_ = -1;
  std::size_t combat_ = kNone;

  std::size_t referendum_ = kNone;
  /// The last blood hunt of this action.
  struct Hunt {
    rules::PieceId diablerist = rules::kNoPiece;
    Referendum count;
  };
  Hunt hunt_;
  /// The action that this combat came of by a block: a card can let it go on.
  struct BlockedAction {
    rules::Action action;
    std::size_t index = kNone;  ///< in Replay::actions
  };
  BlockedAction blocked_;
  static constexpr std::size_t kNone = static_cast<std::size_t>(-1);
};

}  // namespace vtes::replay
