#pragma once
/// Two texts compared line by line.

#include <string>
#include <string_view>

namespace vtes::cli {

/// A unified diff that `patch -p1` and `git apply` take; empty where the texts are equal. Line ends are kept as they
/// are, so that the patch brings about `after` to the byte.
[[nodiscard]] std::string unifiedDiff(std::string_view path, std::string_view before, std::string_view after);

}  // namespace vtes::cli
