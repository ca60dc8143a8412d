#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace vtes::cards {

/// A crypt card's abbreviation (TS 1.1), without `^`. Letters keep their diacritics (`Zoë`, TS 2.2).
[[nodiscard]] std::string abbreviateCrypt(std::string_view name);
/// A library card's (TS 1.2), lower case ASCII.
[[nodiscard]] std::string abbreviateLibrary(std::string_view name);

/// Players' abbreviations (TS 1.3): four letters of the name, upper case; equal first names take two letters of name
/// and surname. Four letters keep their diacritics (`JÜRG`), two and two lose them, as in TS (`FRPE` for Francisco
/// Pérez). One result per name, in order.
[[nodiscard]] std::vector<std::string> abbreviatePlayers(const std::vector<std::string> &names);

}  // namespace vtes::cards
