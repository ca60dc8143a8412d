#pragma once
#include <string>
#include <string_view>

namespace vtes::cards {

/// Letters without diacritics (`Zoë` → `Zoe`, `ß` → `ss`, `ø` `ł` `œ` `æ` `đ` by table); case stays. READING 3.
[[nodiscard]] std::string fold(std::string_view utf8);
/// The same in lower case.
[[nodiscard]] std::string foldLower(std::string_view utf8);

}  // namespace vtes::cards
