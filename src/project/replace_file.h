#pragma once
/// Writing a file so that no byte is lost: all of the new text, or the file as it was.

#include <string>
#include <string_view>

namespace vtes::project {

/// Puts `text` in place of the file's bytes, by a temporary file in the same folder and a rename; mode and owner stay,
/// and a symbolic link stays one. False, with a reason in words and the file untouched, where it cannot be written or
/// its bytes are no longer `before`.
[[nodiscard]] bool replaceFile(const std::string &path, std::string_view before, std::string_view text,
                               std::string &reason);

/// The same for a file that may be new; what was there before does not matter.
[[nodiscard]] bool writeFile(const std::string &path, std::string_view text, std::string &reason);

}  // namespace vtes::project
