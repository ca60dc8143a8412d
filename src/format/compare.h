#pragma once
/// Two transcripts of one game, compared by what happens and not by how it is written.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/transcript.h"

namespace vtes::format {

struct FieldDifference {
  std::string_view field;           ///< a key of the event stream (docs/events.md)
  std::optional<std::string> left;  ///< nothing: not said
  std::optional<std::string> right;
};

struct Difference {
  enum class Kind : std::uint8_t {
    Missing,  ///< only the left one has the event
    Extra,    ///< only the right one has it
    Changed,  ///< both have it, and say something else of it
  };
  static constexpr std::size_t kNone = static_cast<std::size_t>(-1);

  Kind kind = Kind::Changed;
  model::EventKind event = model::EventKind::Error;
  std::size_t left = kNone;   ///< index into the left one's events; kNone for Extra
  std::size_t right = kNone;  ///< … the right one's; kNone for Missing
  /// The lines, 1-based: of the event, or where it would stand.
  std::uint32_t leftLine = 1;
  std::uint32_t rightLine = 1;
  std::uint32_t leftTurn = 0;  ///< ordinals; 0 before the first turn
  std::uint32_t rightTurn = 0;
  std::vector<FieldDifference> fields;  ///< of Changed
};

struct CompareOptions {
  bool phaseMarks = true;  ///< false: a phase mark that only one has is no difference
};

/// In the order of the game. Turns are aligned by their players, the events of a turn by kind and meaning. Players are
/// the same when their abbreviations or names are, or when one abbreviation begins the other.
[[nodiscard]] std::vector<Difference> compare(const model::Transcript &left, const model::Transcript &right,
                                              const CompareOptions &options);

}  // namespace vtes::format
