#pragma once
/// The JSON of messages.

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "project/json.h"

namespace vtes::lsp {

/// Keys are found by a tree: messages come from elsewhere and may have any number of them.
using Json = nlohmann::json;
[[nodiscard]] inline std::string dumped(const Json &json) {
  return project::dumpedAny(json);
}

/// Puts a string behind `out` as JSON.
void appendString(std::string &out, std::string_view text);

/// The field of an object; null where there is no such field or `object` is none.
[[nodiscard]] inline const Json *find(const Json &object, std::string_view name) {
  const auto found = object.find(name);
  return found == object.end() ? nullptr : &*found;
}

/// A field that may be absent or null. Throws Json::exception where it is of another type.
template <typename T>
[[nodiscard]] std::optional<T> optionalField(const Json &object, std::string_view name) {
  const Json *field = find(object, name);
  if (field == nullptr || field->is_null()) return std::nullopt;
  return field->get<T>();
}

}  // namespace vtes::lsp
