#include "replay/narrow.h"

#include <algorithm>

namespace vtes::replay {

using rules::Bounds;
using rules::Seat;

namespace {

Bounds within(Bounds a, Bounds b) {
  const int low = std::max(a.low, b.low), high = std::min(a.high, b.high);
  return low <= high ? Bounds(low, high) : a;
}

/// By how much a pool changed.
Bounds changeOf(const PoolMove &move) {
  const bool open = !move.before.bounded() || !move.after.bounded();
  const int low = move.after.low - move.before.low, high = open ? 0 : move.after.high - move.before.high;
  return {std::min(low, high), std::max(low, high)};
}

/// What is known behind each move: from the last to the first, then on again.
std::vector<Bounds> narrowed(const std::vector<const PoolMove *> &moves) {
  std::vector<Bounds> known(moves.size());
  for (std::size_t i = moves.size(); i-- > 0;) {
    known[i] = moves[i]->after;
    if (i + 1 == moves.size()) continue;
    // A checkpoint says what there was just before it, whatever was computed.
    const Bounds by = moves[i + 1]->stated ? Bounds(0) : changeOf(*moves[i + 1]);
    const Bounds later = known[i + 1];
    const Bounds before{later.low - by.high, later.bounded() ? later.high - by.low : Bounds::kUnbounded};
    known[i] = within(known[i], before.notNegative());
  }
  for (std::size_t i = 1; i < moves.size(); ++i) {
    if (moves[i]->stated) continue;
    const Bounds by = changeOf(*moves[i]);
    const Bounds before = known[i - 1];
    const Bounds after{before.low + by.low, before.bounded() ? before.high + by.high : Bounds::kUnbounded};
    known[i] = within(known[i], after.notNegative());
  }
  return known;
}

}  // namespace

void narrow(Replay &replay) {
  for (Seat seat = 0; seat < replay.players.size() && seat < rules::kMostSeats; ++seat) {
    std::vector<const PoolMove *> own;
    for (const PoolMove &move : replay.moves) {
      if (move.seat == seat) own.push_back(&move);
    }
    const std::vector<Bounds> known = narrowed(own);
    std::size_t next = 0;
    for (Turn &turn : replay.turns) {
      while (next < own.size() && (own[next]->event == kNoEvent || own[next]->event <= turn.event)) ++next;
      if (next > 0) turn.table.pool[seat] = known[next - 1];
    }
    if (!own.empty()) replay.last.pool[seat] = known.back();
  }
}

}  // namespace vtes::replay
