#pragma once
/// From atoms to events: who acts, and on whom (READING 5).

#include <array>
#include <deque>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/atoms.h"
#include "model/game.h"
#include "model/stretch.h"

namespace vtes::model {

/// What one line starts with, for those that look ahead over lines (READING 5.1).
struct LineStart {
  PlayerIndex header = kNoPlayer;  ///< a turn header by its shape alone
  bool combat = false;             ///< an `X` opens the line
};

/// What comes behind a stretch, as far as it matters in it.
struct Ahead {
  PlayerIndex header = kNoPlayer;  ///< heads the next turn by the shape of its line; kNoPlayer: there is none
  text::ByteRange headerWord;      ///< … its word
  std::vector<bool> heads;         ///< by player: heads a turn there; shorter where nobody further does
  [[nodiscard]] bool headsTurn(PlayerIndex player) const {
    return static_cast<std::size_t>(player) < heads.size() && heads[static_cast<std::size_t>(player)];
  }
};

/// The word that a line begins with.
[[nodiscard]] text::ByteRange headerWord(const Line &line);

/// Builds one stretch.
class Builder {
 public:
  /// `stretch`: has its place, its text and its lines, and gets the rest; `game`: as it is in front of the stretch, and
  /// as it is behind it when that is built; `starts`, `names`: of each line, the names relative to it.
  Builder(Stretch &stretch, Game &game, const cards::Database &cards, std::span<const LineStart> starts,
          std::span<const std::vector<FullNameRead> *const> names, const Ahead &ahead);

  /// All lines, in order.
  void run();

 private:
  // builder.cpp: lines, nouns, deeds
  void line(LineAtoms &atoms);
  void dealLine(LineAtoms &atoms);
  /// Who is written before a deed.
  struct Subject {
    const Reference *actor = nullptr;
    const Reference *controller = nullptr;
    std::uint32_t begin = 0;  ///< where the event's text begins
  };
  void statement();
  void noun();
  void playWord();
  void play(Subject subject);
  void deed(Subject subject);
  void use(Subject subject);
  void action(Subject subject);
  void balance();
  void amountOf(const Reference &who, std::uint32_t begin);
  void combatMark();
  void referendumMark();
  void result();
  [[nodiscard]] std::size_t resultLength(bool first) const;
  void discard(const Reference &who, std::uint32_t begin);
  void vote();
  void voteWith(Event &event);
  void bare();
  [[nodiscard]] bool isAllySubject() const;
  [[nodiscard]] bool isTargetCard() const;
  [[nodiscard]] bool isMinionInPlay(const Resolver::Choice &choice) const;
  void actedBy(Event &event, Subject subject);
  void contest(const Atom &atom, const Reference &card);
  void errorEvent(text::ByteRange range, std::string_view message);

  // headers.cpp: is a player's word a turn header?
  [[nodiscard]] bool trophyFollows() const;
  [[nodiscard]] bool earnsTrophies() const;
  [[nodiscard]] bool isHeader(PlayerIndex player);
  /// Whose turn is next; `candidate` heads the line at hand and so is in the game.
  [[nodiscard]] PlayerIndex nextPlayer(PlayerIndex candidate) const;
  [[nodiscard]] bool cannotBeReaction() const;
  [[nodiscard]] bool nextToActIsCurrent() const;
  /// The referendum of the action that is under way is on one of the next lines.
  [[nodiscard]] bool referendumFollows() const;
  void turnHeader(PlayerIndex player, bool inferred);
  /// Nothing of the turn before counts any more.
  void resetTurn();

  // words.cpp: what a word means
  Reference player(const Atom &atom);
  Reference minion(const Atom &atom);
  Reference shortForm(const Atom &atom);
  Reference library(const Atom &atom, const Place &place, bool copies = false);
  Reference nounReference(const Atom &atom, bool &isPlayer);
  [[nodiscard]] const cards::CardFigures &peek(const Atom &atom, const Place &place) const;
  /// Those of a card without types where there is none.
  [[nodiscard]] const cards::CardFigures &figures(cards::CardIndex card) const;
  /// `range`: the word without a number of copies in front.
  void addWord(const Atom &atom, text::ByteRange range, const Resolver::Choice &choice, Word::Role role,
               Reference &reference);
  void checkLevel(const Atom &atom, const Reference &reference);
  void normalise(std::vector<Atom> &atoms, bool inParentheses = false);
  void wrongCase(Atom &atom) const;
  [[nodiscard]] bool isCryptWord(std::string_view word, bool advanced = false) const;
  [[nodiscard]] std::string_view initialOf(const Reference &minion) const;
  [[nodiscard]] std::vector<std::string> nearest(std::string_view word, cards::Database::Pile pile);
  [[nodiscard]] bool isShort(const Reference &minion) const;
  /// The reference that a short form stands for, with the abbreviation it was named by.
  [[nodiscard]] Reference unshortened(const Reference &minion) const;
  Note &note(Note::Kind kind, text::ByteRange range);
  [[nodiscard]] std::string spelling(cards::CardIndex card, const Atom &atom) const;

  // items.cpp: specifications and results
  void specifications(const Atom &atom, std::size_t event, Reference *reference);
  [[nodiscard]] Item item(const std::vector<Atom> &atoms, bool political);
  [[nodiscard]] const Atom *contestBehind() const;
  void unreadSpecifications(std::size_t begin);
  [[nodiscard]] static bool isContestSpec(const Atom &atom, std::string_view &term);
  [[nodiscard]] static std::optional<int> soleNumber(const Specification &spec);
  [[nodiscard]] Reference termWord(const Atom &atom);

  // state.cpp: phase, action, combat
  std::size_t add(Event &&event);
  void beginAction(const Reference &actor);
  void remember(const Reference &minion);
  void enterPhase(PhaseKind phase, bool marked);
  /// What stands at `by` cannot happen in a combat or a referendum: the one that is open was not closed.
  void closeForgotten(text::ByteRange by);
  [[nodiscard]] Reference acting() const;
  [[nodiscard]] Place placeOfPlay(const Reference *subject, bool comma) const;
  /// What is written behind the card at hand: of Written.
  [[nodiscard]] std::uint8_t writtenBehind() const;
  [[nodiscard]] Reference implicitActor(const cards::CardFigures &card) const;
  /// The current event still takes a target of that kind.
  [[nodiscard]] bool wantsMinion() const;
  [[nodiscard]] bool wantsPlayer() const;
  [[nodiscard]] bool wantsCard(const cards::CardFigures &card) const;
  [[nodiscard]] bool isOpen() const;

  [[nodiscard]] const Atom *at(std::size_t offset) const {
    return k_ + offset < atoms_->size() ? &(*atoms_)[k_ + offset] : nullptr;
  }
  /// The next atom when it belongs to the same chain, no `,` between.
  [[nodiscard]] const Atom *follows() const {
    const auto *next = at(1);
    return next != nullptr && !next->comma ? next : nullptr;
  }
  [[nodiscard]] Event *current() { return current_ == kNone ? nullptr : &s_.events[current_]; }
  [[nodiscard]] const Event *current() const { return current_ == kNone ? nullptr : &s_.events[current_]; }
  void extend(text::ByteRange range) {
    if (auto *event = current(); event != nullptr && range.end > event->range.end) event->range.end = range.end;
  }
  bool addTarget(const Reference &reference, const Atom &atom);

  static constexpr std::size_t kNone = static_cast<std::size_t>(-1);

  [[nodiscard]] std::uint32_t nextWord() const { return s_.at.word + static_cast<std::uint32_t>(s_.words.size()); }

  Stretch &s_;
  Game &game_;
  const cards::Database &cards_;
  std::deque<Player> &players_;
  Table &table_;
  Resolver &resolver_;

  std::span<const LineStart> starts_;
  std::span<const std::vector<FullNameRead> *const> names_;
  const Ahead &ahead_;
  std::vector<std::size_t> lastHeader_;  ///< by player: the last line that a turn header opens
  std::size_t lineIndex_ = 0;
  std::vector<Atom> *atoms_ = nullptr;
  std::size_t k_ = 0;
  std::size_t current_ = kNone;       ///< the event that targets and results go to; none at the start of a line
  bool closed_ = false;               ///< its result is written: it takes no more targets
  std::vector<std::size_t> sharing_;  ///< uses before it that share its target (`/trdia,trdo Saulot`)

  // The game so far.
  std::uint32_t turn_ = 0;
  PlayerIndex active_ = kNoPlayer;
  PhaseKind phase_ = PhaseKind::Unlock;
  bool phaseMarked_ = false;
  Reference lastMinion_;    ///< who acted last, in this turn
  Reference actingMinion_;  ///< whose action it is
  bool political_ = false;  ///< the action is a political one
  bool blockPending_ = false;
  bool combat_ = false;
  bool combatantNamed_ = false;
  std::array<Reference, 2> combatants_;  ///< the acting minion and who opposes it, once the combat is open
  Reference opponent_;                   ///< who attempted to block last, or whom the action is to fight
  int strikesBefore_ = 0;                ///< strikes in this action that stand outside `X … X`
  text::ByteRange firstStrike_;
  text::ByteRange combatMark_;
  bool referendum_ = false;
  text::ByteRange referendumMark_;
  struct Short {
    std::string_view initial;  ///< the first character of the abbreviation
    Reference minion;
    Reference older;  ///< who had it before, in the same action
    bool noted = false;
  };
  std::vector<Short> shorts_;
  bool wantsRedList_ = false;  ///< the vampire's word at hand is one of the Red List
  bool wantsMerger_ = false;   ///< … is one that has an advanced card
};

}  // namespace vtes::model
