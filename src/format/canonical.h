#pragma once
/// The canonical form of a transcript (docs/format.md).

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "format/edits.h"
#include "model/transcript.h"

namespace vtes::format {

/// How names are written.
enum class Names : std::uint8_t {
  Canonical,  ///< abbreviated as TS 1 has it
  Full,       ///< cards by their full names, for reading; such lines are no transcript any more (TS 1)
  Keep,       ///< longer forms and other cuts stay
};

struct Formatted {
  std::vector<Edit> edits;  ///< of the original, in order: none where it is canonical
  std::string text;         ///< with the edits in it
};

/// The canonical form. Its events are those of the original: kinds, cards, players, levels, amounts, results, terms. A
/// line that would not keep them stays, and so does a line with an error. Formatting the result again changes nothing.
/// `settings`: those that `transcript` was made with.
[[nodiscard]] Formatted canonical(const std::shared_ptr<const model::Transcript> &transcript,
                                  const model::Settings &settings, Names names);
/// The same of the lines that `lines` touches; the others stay.
[[nodiscard]] Formatted canonical(const std::shared_ptr<const model::Transcript> &transcript,
                                  const model::Settings &settings, Names names, text::ByteRange lines);

/// Both transcripts say the same, whatever the abbreviations and blanks: players, events, comments, front matter,
/// lines.
[[nodiscard]] bool sayTheSame(const model::Transcript &left, const model::Transcript &right);

/// The first place at which the events of two transcripts mean something else; nothing: they all mean the same. Players
/// are the same by their seats, whatever they are called.
[[nodiscard]] std::optional<std::size_t> firstDifference(const model::Transcript &left, const model::Transcript &right);

}  // namespace vtes::format
