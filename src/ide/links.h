#pragma once
/// Files that a transcript names.

#include <string>
#include <vector>

#include "ide/snapshot.h"
#include "text/source.h"

namespace vtes::ide {

struct Link {
  text::ByteRange range;  ///< the path as written
  std::string path;       ///< where analysis reads it: absolute, or relative as Settings::folder is
  std::string tooltip;    ///< `Nelson's deck`
};

/// The deck lists, by place. Those that are not there are left out where the settings can tell
/// (model::Settings::readFile).
[[nodiscard]] std::vector<Link> links(const Snapshot &snapshot);

}  // namespace vtes::ide
