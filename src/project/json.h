#pragma once
/// What all JSON of the program that people and scripts read has in common.

#include <nlohmann/json.hpp>
#include <string>

namespace vtes::project {

/// Keys stay in the order in which they are put in.
using Json = nlohmann::ordered_json;

/// On one line. Bytes that are no UTF-8 become U+FFFD: JSON has to be UTF-8. For JSON of any kind; no conversions.
template <typename AnyJson>
[[nodiscard]] std::string dumpedAny(const AnyJson &json) {
  return json.dump(-1, ' ', false, AnyJson::error_handler_t::replace);
}
[[nodiscard]] inline std::string dumped(const Json &json) {
  return dumpedAny(json);
}

}  // namespace vtes::project
