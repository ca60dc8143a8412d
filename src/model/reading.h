#pragma once
/// From the lines of a transcript to its stretches: what analyse() and Incremental share.

#include <cstddef>
#include <memory>
#include <string_view>
#include <vector>

#include "model/atoms.h"
#include "model/builder.h"
#include "model/game.h"
#include "model/transcript.h"
#include "syntax/tree.h"
#include "text/source.h"

namespace vtes::model {

/// What a line looks like before anything is known of the game (READING 5.1). Words point into the tree.
struct LineShape {
  std::string_view header;       ///< the player's word of what can only be a turn header; empty: it is none
  bool pool = false;             ///< … a pool is written
  std::string_view firstHeader;  ///< the player's word of a header in front of which there is none
  bool combat = false;           ///< an `X` opens the line
};

/// A logical line, parsed; the same wherever it stands.
struct ParsedLine {
  std::shared_ptr<const syntax::Tree> tree;
  std::vector<FullNameRead> names;  ///< ranges relative to the line
};

/// Front matter, decks and cards of a transcript.
[[nodiscard]] std::shared_ptr<const Head> readHead(const text::Source &source, const Settings &settings);

/// Parses a logical line of `source`; full names in it are read as the abbreviations that stand for them.
[[nodiscard]] ParsedLine parseLine(const text::Source &source, const text::LogicalLine &line,
                                   const cards::Database &cards);

[[nodiscard]] LineShape shapeOf(const syntax::Tree &tree, const Table &table);

/// Seats those that head turns where no front matter declares the table, in the order of the first round.
class Seating {
 public:
  explicit Seating(Game &game) : game_(game), open_(!game.table.declared()) {}
  /// The lines in order.
  void line(const LineShape &shape);

 private:
  Game &game_;
  bool open_;
};

/// Finds which lines head turns. The lines in order.
class Headers {
 public:
  explicit Headers(const Table &table) : table_(table) {}
  LineStart line(const LineShape &shape);
  /// Who headed a turn last.
  [[nodiscard]] PlayerIndex seat() const { return seat_; }
  /// Goes on behind lines that were read before.
  void goOn(PlayerIndex seat) { seat_ = seat; }

 private:
  const Table &table_;
  PlayerIndex seat_ = kNoPlayer;
};

}  // namespace vtes::model
