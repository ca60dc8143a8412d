#pragma once
/// Another abbreviation for a player or a pinned card.

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "ide/snapshot.h"
#include "lint/diagnostic.h"
#include "text/source.h"

namespace vtes::ide {

/// Why something is not done; worded like a finding.
struct Refusal {
  std::string reason;
};

struct Renamable {
  text::ByteRange range;  ///< the word that would be renamed
  std::string word;       ///< as it is now
};

/// Whether what stands at the offset can be renamed: a player, or an abbreviation that the front matter pins.
[[nodiscard]] std::variant<Renamable, Refusal> prepareRename(const Snapshot &snapshot, std::uint32_t offset);

/// The edits, ascending, that write `name` everywhere. Refused where the transcript would then say something else.
[[nodiscard]] std::variant<std::vector<lint::Edit>, Refusal> rename(const Snapshot &snapshot, std::uint32_t offset,
                                                                    std::string_view name);

}  // namespace vtes::ide
