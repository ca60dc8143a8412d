#pragma once
/// What tells one candidate of an abbreviation from another (READING 4): the weights of the model, in one table.

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace vtes::model {

enum class Clue : std::uint8_t {
  Usage,            ///< how many tournament decks play the card; the weight is for a factor of two
  SeatsDeck,        ///< it is in the deck of the seat
  NotInSeatsDeck,   ///< it is not
  SomeDeck,         ///< it is in some deck at the table
  SeenFromSeat,     ///< the word meant it before, for this seat
  Seen,             ///< … for another, or nobody knows for whom
  ShownBySeat,      ///< elsewhere in the game, this seat's word can only mean another card
  Shown,            ///< … another seat's
  NotPrintedYet,    ///< printed after the date of the game
  Cut,              ///< the word is another cut of its name than TS 1 gives
  Kind,             ///< its type is not played here, by this actor
  OutOfTurn,        ///< a master card that cannot be played in another's turn
  NotInPlay,        ///< used, but does not stay in play
  NoSuchLevel,      ///< it has not the level that is written
  LevelLeftOut,     ///< it has levels, and none is written
  HasDiscipline,    ///< the actor has the discipline that it takes
  LacksDiscipline,  ///< the actor has not
  LacksSuperior,    ///< … has it, but not superior, which the level asks for
  Clan,             ///< the actor is of another clan than it takes
  Sect,             ///< … of another sect
  Title,            ///< … without the title
  Capacity,         ///< … too young or too old
  NoTarget,         ///< it needs a target, and none is written
  Target,           ///< a target is written that it does not affect
  Number,           ///< a number is written, and it has no cost or votes that vary
  Allocation,       ///< points are allocated, and it allocates none
  CryptHas,         ///< those of the seat's vampires that were seen can play it; once for half of them
  CryptLacks,       ///< it has none; for each vampire that was seen, up to four
  OtherGroup,       ///< its group does not go with those in the seat's crypt
  RedList,          ///< the vampire is on the Red List, which the line asks for
  Merger,           ///< the vampire has an advanced card, which the line asks for
  PlayedWithout,    ///< the vampire played a card whose discipline it lacks
  PlayedTooHigh,    ///< … has, but not superior
};
inline constexpr std::size_t kClues = static_cast<std::size_t>(Clue::PlayedTooHigh) + 1;

/// By Clue. A factor of two in the odds is 12.
using Weights = std::array<int, kClues>;

extern const Weights kWeights;

/// The word of a clue in tables: `lacks-discipline`.
[[nodiscard]] std::string_view nameOf(Clue clue);

/// What is said for a candidate, clue by clue.
class Case {
  static_assert(kClues <= 64);

 public:
  explicit Case(const Weights &weights) : weights_(&weights) {}
  void add(Clue clue, double times = 1) {
    const int weight = static_cast<int>((*weights_)[static_cast<std::size_t>(clue)] * times);
    by_[static_cast<std::size_t>(clue)] += weight;
    total_ += weight;
    told_ |= std::uint64_t{1} << static_cast<unsigned>(clue);
  }
  /// Counts a clue where `holds`.
  void when(bool holds, Clue clue) {
    if (holds) add(clue);
  }
  [[nodiscard]] int total() const { return total_; }
  /// The clue that speaks most for this one and against `other`.
  [[nodiscard]] Clue against(const Case &other) const;

 private:
  const Weights *weights_;
  int total_ = 0;
  std::uint64_t told_ = 0;  ///< a bit for each clue that counted
  std::array<int, kClues> by_{};
};

}  // namespace vtes::model
