#pragma once
/// Who does what to whom in the course of a game, as far as its transcript proves it. For deals (READING 6).

#include <map>
#include <span>
#include <utility>
#include <vector>

#include "replay/events.h"
#include "replay/replay.h"
#include "rules/input.h"

namespace vtes::replay {

/// Whether an event is what is asked.
enum class Sure : std::uint8_t { No, Possibly, Yes };

[[nodiscard]] inline Sure both(Sure left, Sure right) {
  return left < right ? left : right;
}
[[nodiscard]] inline Sure either(Sure left, Sure right) {
  return left < right ? right : left;
}

class Course {
 public:
  /// A turn as the transcript has it; in front of the first header there is none.
  struct Stretch {
    model::PlayerIndex player = model::kNoPlayer;
    EventIndex begin = 0;  ///< its header
    EventIndex end = 0;    ///< the next header, or behind the last event
  };

  Course(const model::Transcript &transcript, std::span<const model::Event *const> events, const Replay &soFar);

  [[nodiscard]] EventIndex size() const { return static_cast<EventIndex>(events_.size()); }
  [[nodiscard]] const model::Event &at(EventIndex index) const { return *events_[index]; }
  [[nodiscard]] const std::vector<Stretch> &turns() const { return turns_; }
  [[nodiscard]] const model::Transcript &transcript() const { return transcript_; }
  /// Whether the game is over, not just what was written up to the end.
  [[nodiscard]] bool over() const { return over_; }

  /// The turn that has the event; null in front of the first header.
  [[nodiscard]] const Stretch *turnOf(EventIndex index) const;
  /// The acting Methuselah.
  [[nodiscard]] model::PlayerIndex acting(EventIndex index) const;
  /// Her prey, only where it is certain.
  [[nodiscard]] model::PlayerIndex prey(EventIndex index) const;
  /// The event with which a player is out of the game; kNoEvent: she is not.
  [[nodiscard]] EventIndex outOf(model::PlayerIndex player) const;

  /// Whose a word is at that event: a player herself, a minion's controller (READING 7.8). kNoPlayer: not certain.
  [[nodiscard]] model::PlayerIndex owner(const model::Reference &word, EventIndex index) const;
  /// Who does an event; kNoPlayer: not certain.
  [[nodiscard]] model::PlayerIndex doer(EventIndex index) const;
  /// Whether the subject of a clause, a Methuselah or a minion, does it.
  [[nodiscard]] Sure doneBy(const model::Reference &subject, EventIndex index) const;
  /// Whether a word that an event has means the target of a clause or something of hers.
  [[nodiscard]] Sure hits(const model::Reference &target, const model::Reference &word, EventIndex index) const;

  /// Whether it is certain whose turn it is: no line of it up to the event may be a header as well as an actor (READING
  /// 5.1).
  [[nodiscard]] bool turnIsCertain(EventIndex index) const;

  /// Whether an action is announced.
  [[nodiscard]] bool announces(EventIndex index) const;
  /// The action under way; kNoEvent where there is none.
  [[nodiscard]] EventIndex actionAt(EventIndex index) const;
  /// Behind the last event of the action that is announced there.
  [[nodiscard]] EventIndex endOfAction(EventIndex index) const;
  /// Whether the action that is announced there is of a type.
  [[nodiscard]] Sure isAction(EventIndex index, rules::ActionType type) const;

  /// When and by whom a player is ousted; null: she is not.
  [[nodiscard]] const Oust *oustOf(model::PlayerIndex player) const;

 private:
  using Key = std::pair<cards::CardIndex, std::uint8_t>;
  void findOut();
  void show(const model::Reference &minion, model::PlayerIndex player);
  [[nodiscard]] const Table *tableAt(EventIndex index) const;

  const model::Transcript &transcript_;
  std::span<const model::Event *const> events_;
  const Replay &soFar_;
  std::vector<Stretch> turns_;
  std::vector<bool> announced_;             ///< by event
  std::map<Key, std::uint64_t> shown_;      ///< a bit for each player whose the transcript shows a minion to be
  std::vector<EventIndex> out_;             ///< by player
  std::vector<std::uint32_t> ambiguous_;    ///< words that can mean several cards (READING 4), ascending
  std::vector<std::uint32_t> headerOrNot_;  ///< where a word may be a header or an actor, ascending
  bool over_ = false;
};

}  // namespace vtes::replay
