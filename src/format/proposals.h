#pragma once
/// What canonical form would change, line by line, by the look of a line and what its words mean. Whether the
/// transcript still says the same afterwards is for canonical.cpp to see.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "format/canonical.h"
#include "format/edits.h"
#include "model/transcript.h"

namespace vtes::format {

/// The changes of one line; a logical line's are taken together or not at all.
struct Proposal {
  std::vector<Edit> edits;  ///< in order
  std::vector<bool> bold;   ///< of each edit: it changes a word, or what blanks attach to what
  [[nodiscard]] bool anyBold() const;
  /// The edits that are not bold.
  [[nodiscard]] std::vector<Edit> plain() const;
};

/// The full name of a card as the notation reads it, in place of a word; nothing where it would not be read. `seen`:
/// the word as written.
[[nodiscard]] std::optional<std::string> fullName(const cards::Database &cards, const model::Word &word,
                                                  std::string_view seen);

/// In the order of the text. A line that could not be read in full (an unknown word, a stray sign, a full name) has
/// none.
[[nodiscard]] std::vector<Proposal> proposals(const model::Transcript &transcript, Names names);

}  // namespace vtes::format
