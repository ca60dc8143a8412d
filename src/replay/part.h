#pragma once
/// A stretch as it was folded, and what goes over from one to the next.

#include <memory>
#include <utility>
#include <vector>

#include "replay/replay.h"
#include "rules/state.h"

namespace vtes::replay {

/// A vampire that was drawn face down and whose name is known from later lines (READING 7.9).
struct DrawnName {
  rules::Seat seat = rules::kNoSeat;
  std::uint8_t draw = 0;
  cards::CardIndex card = cards::kNoCard;
  friend bool operator==(const DrawnName &, const DrawnName &) = default;
};

/// What the fold of any stretch takes from the whole transcript.
struct Premises {
  bool fromTheStart = false;
  rules::Seat opening = 0;  ///< whose turn is the first
  std::vector<DrawnName> names;
  /// Whose the minions are that a record from the middle of a game does not introduce: who first acts with them
  /// (READING 7.8).
  std::vector<std::pair<cards::CardIndex, rules::Seat>> owners{};
  /// Vampires that a record from the middle shows in the uncontrolled region, and acting later: in which turn they are
  /// given blood for the last time.
  std::vector<std::pair<cards::CardIndex, std::uint32_t>> emerging{};
  std::vector<cards::CardIndex> contesting{};  ///< vampires that pay for a contested title, or yield it
  friend bool operator==(const Premises &, const Premises &) = default;
};

/// What one stretch leaves to the next.
struct Carry {
  rules::State state;
  bool edgeKnown = true;
  std::uint32_t turns = 0;  ///< that began so far
  std::uint32_t round = 1;
  rules::Seat lastSeat = rules::kNoSeat;
  friend bool operator==(const Carry &, const Carry &) = default;
};

struct Part {
  std::shared_ptr<const Carry> before;
  std::shared_ptr<const Carry> after;
  Happenings course;
};

/// What a stretch shows for the premises of all.
struct Shown {
  struct Deed {
    enum class Kind : std::uint8_t { Turn, Drawn, Named, Acts, Blocks, Edge, Contests } kind = Kind::Turn;
    rules::Seat seat = rules::kNoSeat;  ///< Turn: whose
    std::uint8_t draw = 0;              ///< Drawn: of which
    int amount = 0;                     ///< Drawn, Named: transferred; Turn: the pool that is stated, -1: none
    cards::CardIndex card = cards::kNoCard;
  };
  std::vector<Deed> deeds;
};

}  // namespace vtes::replay
