#pragma once
/// Writing files so that nothing is lost (invariant 8).

#include <string>
#include <string_view>

namespace vtes::cli {

/// Puts `bytes` in place of a file that holds `expected`: written in full beside it, then renamed; mode and owner stay,
/// and a symbolic link keeps pointing at it. False, with a reason in words and the file as it was, where that fails or
/// the file has changed meanwhile.
[[nodiscard]] bool replaceFile(const std::string &path, std::string_view expected, std::string_view bytes,
                               std::string &reason);

/// Writes a file that is not there yet, or with `force` in place of one that is: in full beside it, then renamed.
/// False, with a reason in words, where that fails or there is one.
[[nodiscard]] bool writeNewFile(const std::string &path, std::string_view bytes, bool force, std::string &reason);

}  // namespace vtes::cli
