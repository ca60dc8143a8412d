#pragma once
/// The YAML that front matter is written in nearly always, read without a library that takes as long as the game.

#include <optional>
#include <string_view>

#include "model/yaml_tree.h"

namespace vtes::model {

/// What readYaml() gives, for a text that is plain: mappings and lists by indentation, a key or an item a line, values
/// of letters, digits and a few signs or in double quotes (with no escapes but those of quote and backslash), a list or
/// mapping in brackets on one line, no keys without a value, comments on lines of their own. Nothing for every other
/// text, faulty ones included.
[[nodiscard]] std::optional<YamlTree> readPlainYaml(std::string_view content, std::uint32_t base);

}  // namespace vtes::model
