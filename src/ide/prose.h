#pragma once
/// Texts for people, in the two forms that editors show.

#include <string>

namespace vtes::ide {

/// The same text twice. Neither has a line end at its end; both are UTF-8.
struct Prose {
  std::string markdown;  ///< CommonMark, names escaped
  std::string plain;
  [[nodiscard]] bool empty() const { return plain.empty(); }
};

}  // namespace vtes::ide
