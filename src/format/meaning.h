#pragma once
/// What an event says, apart from how and where it is written: the kind, who, whom, with which card, how much.

#include <string>
#include <string_view>
#include <vector>

#include "model/transcript.h"

namespace vtes::format {

/// A key of the event stream (docs/events.md) and its value in words.
struct Field {
  std::string_view name;
  std::string value;
  friend bool operator==(const Field &, const Field &) = default;
};

struct Meaning {
  model::EventKind kind = model::EventKind::Error;
  std::vector<Field> fields;  ///< only those that are present, in the order of the event stream
  friend bool operator==(const Meaning &, const Meaning &) = default;
};

/// How each player is called in meanings, by index.
using PlayerNames = std::vector<std::string>;

/// The players' abbreviations.
[[nodiscard]] PlayerNames playerNames(const model::Transcript &transcript);

/// Two events mean the same when their meanings are equal: abbreviations, short forms and places do not count, cards do
/// by their identity.
[[nodiscard]] Meaning meaningOf(const model::Transcript &transcript, const model::Event &event,
                                const PlayerNames &players);

}  // namespace vtes::format
