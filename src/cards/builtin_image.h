#pragma once
#include <string_view>

namespace vtes::cards {

/// The image that the program carries.
[[nodiscard]] std::string_view builtinImage();

}  // namespace vtes::cards
