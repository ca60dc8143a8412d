#pragma once
/// The cards of a transcript as pieces of the turn machine: who sits where, which piece a word means, and what the card
/// facts say of what enters play.

#include <algorithm>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "model/transcript.h"
#include "rules/state.h"

namespace vtes::replay {

using rules::Bounds;

/// The machine's number of a card; 0 where it is not known.
[[nodiscard]] inline rules::CardKey keyOf(cards::CardIndex card) {
  return card == cards::kNoCard ? 0 : static_cast<rules::CardKey>(card) + 1;
}
[[nodiscard]] inline cards::CardIndex cardOf(rules::CardKey key) {
  return key == 0 ? cards::kNoCard : static_cast<cards::CardIndex>(key - 1);
}

/// The title that card facts name (`prince`, `2 votes`); None for another word. READING 8.
[[nodiscard]] rules::Title titleOf(std::string_view words);

/// What always holds of a minion, by its card: `bleed+1` of its first line and the like.
struct Printed {
  int bleed = 1;
  int strength = 1;
  int stealth = 0;
  int intercept = 0;
  Bounds likelyBleed = 0;  ///< beside `bleed`, by a line that is only likely
};
/// The number behind a word of the vocabulary: `bleed+2` for `bleed` is 2, `strength=0` for `strength=` is 0; nothing
/// where `effects` do not have it or it is no number.
[[nodiscard]] std::optional<int> numberOf(std::string_view effects, std::string_view word);
/// So much, or nothing at all.
[[nodiscard]] inline Bounds orNothing(Bounds by) {
  return {std::min<int>(by.low, 0), std::max<int>(by.high, 0)};
}
/// So much by a line of a card: one that is only likely proves nothing.
[[nodiscard]] inline Bounds byLine(const cards::CardLine &line, int number) {
  return line.confidence == cards::Confidence::Certain ? Bounds(number) : orNothing(number);
}
/// Whether the word is among them, with whatever number behind it.
[[nodiscard]] bool hasEffect(std::string_view effects, std::string_view word);

/// What the lines of cards say, read once for all the stretches of a transcript and all its versions.
class CardNotes {
 public:
  explicit CardNotes(const cards::Database &cards) : cards_(cards) {}
  /// Database::lines(), kept.
  [[nodiscard]] const std::vector<cards::CardLine> &linesOf(cards::CardIndex card);
  struct Numbers {
    Printed own;
    Printed given{0, 0, 0, 0, 0};  ///< to the minion it lies on
  };
  [[nodiscard]] const Numbers &numbersOf(cards::CardIndex card);

 private:
  [[nodiscard]] Numbers read(cards::CardIndex card);

  const cards::Database &cards_;
  std::unordered_map<cards::CardIndex, std::vector<cards::CardLine>> lines_;
  std::unordered_map<cards::CardIndex, Numbers> numbers_;
};

class Board {
 public:
  /// `notes`: of the transcript's cards.
  Board(const model::Transcript &transcript, rules::State &state, CardNotes &notes);

  /// Seats in order of play; none where there are fewer than two or more than six.
  [[nodiscard]] int seats() const { return seats_; }
  [[nodiscard]] rules::Seat seatOf(model::PlayerIndex player) const {
    return player >= 0 && player < seats_ ? static_cast<rules::Seat>(player) : rules::kNoSeat;
  }
  [[nodiscard]] rules::Seat seatOf(const model::Reference &player) const { return seatOf(player.player); }

  /// The piece that a word means, where one lies on the table; those of `seat` first. Uncontrolled ones only where
  /// nothing else fits.
  [[nodiscard]] rules::PieceId find(const model::Reference &word, rules::Seat seat = rules::kNoSeat) const;
  /// One in a region.
  [[nodiscard]] rules::PieceId findIn(const model::Reference &word, rules::Seat seat, rules::Region region) const;
  /// The uncontrolled vampire of that name or number, named now if it was not yet; made where there is none.
  /// `empty`: it has no blood yet; else how much is not known.
  rules::PieceId uncontrolled(const model::Reference &word, rules::Seat seat, bool empty = true);
  /// Puts a minion on the table that nobody brought there.
  rules::PieceId appear(const model::Reference &word, rules::Seat seat);
  /// What enters play with that card. A vampire that it becomes is one where `sure`: a line that is only likely proves
  /// nothing, but a copy number does, which minions get.
  [[nodiscard]] rules::NewPiece entering(cards::CardIndex card, std::string_view effects, std::uint8_t copy,
                                         bool sure) const;
  /// Name of a piece, with its copy number; `vamp2` where it is not known.
  [[nodiscard]] std::string pieceName(rules::PieceId piece) const;
  [[nodiscard]] std::string seatName(rules::Seat seat) const;
  [[nodiscard]] const cards::Database &cards() const { return cards_; }
  [[nodiscard]] const std::vector<cards::CardLine> &linesOf(cards::CardIndex card) const {
    return notes_.linesOf(card);
  }
  /// The bleed, strength and the like of a minion, with what lies on it.
  [[nodiscard]] Printed printedOf(rules::PieceId piece) const;
  /// By its card alone.
  [[nodiscard]] Printed printedOf(cards::CardIndex card) const { return notes_.numbersOf(card).own; }
  /// Strength of a minion: printedOf() with what was gained in this combat or action.
  [[nodiscard]] Bounds strengthOf(rules::PieceId piece) const;
  /// It has so much more, or less.
  void gainStrength(rules::PieceId piece, Bounds by) { gains_.push_back({piece, by}); }
  /// What was gained for a round may be over.
  void endRound();
  void endGains() { gains_.clear(); }
  /// The title it has by its card.
  [[nodiscard]] rules::Title titlePrinted(cards::CardIndex card) const;
  /// What number a vampire that was drawn face down has, once its name is known: `vamp2` of a seat.
  void name(rules::Seat seat, std::uint8_t draw, cards::CardIndex card);

 private:
  struct Name {
    rules::Seat seat;
    std::uint8_t draw;
    cards::CardIndex card;
  };
  void become(rules::Piece &piece, cards::CardIndex card) const;

  const model::Transcript &transcript_;
  const cards::Database &cards_;
  CardNotes &notes_;
  rules::State &state_;
  int seats_ = 0;
  std::vector<Name> names_;
  struct Gain {
    rules::PieceId piece;
    Bounds by;
  };
  std::vector<Gain> gains_;
};

}  // namespace vtes::replay
