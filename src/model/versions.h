#pragma once
/// What two versions of a transcript have in common.

#include <algorithm>
#include <cstdint>
#include <vector>

#include "model/layout.h"

namespace vtes::model {

/// The ids of all stretches, in order, wherever they stand.
[[nodiscard]] inline std::vector<std::uint64_t> idsOf(const Layout &layout) {
  std::vector<std::uint64_t> ids;
  ids.reserve(layout.size());
  for (std::size_t i = 0; i < layout.size(); ++i) ids.push_back(layout.anywhere(i).id);
  return ids;
}

/// Versions have their stretches in one order: those in front of the edit, those behind it, and a few between.
struct SameStretches {
  std::size_t front = 0;  ///< how many of the first ones both have
  std::size_t back = 0;   ///< … of the last ones
};
/// By idsOf() of both. A stretch that is a whole transcript is in no other version.
[[nodiscard]] inline SameStretches sameStretches(const std::vector<std::uint64_t> &old,
                                                 const std::vector<std::uint64_t> &now) {
  const std::size_t most = std::min(now.size(), old.size());
  SameStretches same;
  while (same.front < most && now[same.front] == old[same.front] && now[same.front] != kNoStretch) ++same.front;
  while (same.back < most - same.front && now[now.size() - same.back - 1] == old[old.size() - same.back - 1] &&
         now[now.size() - same.back - 1] != kNoStretch)
    ++same.back;
  return same;
}

}  // namespace vtes::model
