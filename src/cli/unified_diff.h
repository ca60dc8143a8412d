#pragma once
#include <string>
#include <string_view>

namespace vtes::cli {

/// What changes between two texts that have the same number of lines, as a unified diff that `patch -p1` takes; empty
/// where they are equal.
[[nodiscard]] std::string unifiedDiff(std::string_view path, std::string_view before, std::string_view after);

}  // namespace vtes::cli
