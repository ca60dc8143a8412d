#pragma once
/// What a stretch takes from the stretches around it, and what it gives them: so that an edit redoes only what depends
/// on it.

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>
#include <vector>

#include "cards/database.h"
#include "model/event.h"

namespace vtes::model {

/// What is known of the game beside the lines of a stretch, piece by piece.
enum class Known : std::uint8_t {
  Seen,     ///< what a word meant before; by the word
  Shown,    ///< what else lines show of a word, anywhere; by the word
  Crypts,   ///< the vampires of a seat, anywhere; by the seat
  Control,  ///< whose a minion is; by the card
  Ally,     ///< a card is in play as a minion; by the card
  Near,     ///< what an unknown word was likely to be; by the word
  Nears,    ///< how many of those were looked up
  Course,   ///< which players head turns, and in which order
};

/// Names a piece; that two of them share a key costs time and nothing else.
using Key = std::uint64_t;
[[nodiscard]] inline Key keyOf(Known known, std::string_view word) {
  return std::hash<std::string_view>{}(word)*31 + static_cast<Key>(known);
}
[[nodiscard]] inline Key keyOf(Known known, std::size_t number = 0) {
  return (static_cast<Key>(number) + 1) * 0x9E3779B97F4A7C15U * 31 + static_cast<Key>(known);
}

/// What a stretch adds to what those behind it know.
struct Given {
  struct Seen {
    std::string word;
    PlayerIndex seat = kNoPlayer;
    cards::CardIndex card = cards::kNoCard;
    bool sure = false;
    friend bool operator==(const Seen &, const Seen &) = default;
  };
  struct Near {
    std::string word;
    std::vector<std::string> nearest;
    friend bool operator==(const Near &, const Near &) = default;
  };
  std::vector<Seen> seen;
  std::vector<std::pair<cards::CardIndex, PlayerIndex>> controls;
  std::vector<cards::CardIndex> allies;
  std::vector<Near> nears;
  std::size_t players = 0;         ///< at the table behind it
  PlayerIndex active = kNoPlayer;  ///< whose turn it ends in
  friend bool operator==(const Given &, const Given &) = default;
};

/// Written while a stretch is built.
struct Ledger {
  std::unordered_set<Key> taken;
  Given given;
};

}  // namespace vtes::model
