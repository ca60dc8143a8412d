#pragma once
/// A YAML document as a small tree whose nodes know their bytes. The only user of yaml-cpp.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "text/source.h"

namespace vtes::model {

struct YamlNode {
  enum class Kind : std::uint8_t { Null, Scalar, List, Map };
  Kind kind = Kind::Null;
  text::ByteRange range;                ///< a scalar's without quotes; where a list or mapping starts
  std::string value;                    ///< of a scalar
  std::vector<std::uint32_t> children;  ///< of a mapping: key, value, key, value …
};

struct YamlTree {
  std::vector<YamlNode> nodes;  ///< the first is the root; none: the document is empty
  bool failed = false;          ///< no YAML: `message` says why, `range` where
  std::string message;
  text::ByteRange range;
};

/// Reads `content`, whose first byte has the offset `base` in its file. Never throws.
[[nodiscard]] YamlTree readYaml(std::string_view content, std::uint32_t base);

/// The same by yaml-cpp, whatever the text; readYaml() is spared it where the text is plain (plain_yaml.h).
[[nodiscard]] YamlTree readAnyYaml(std::string_view content, std::uint32_t base);

}  // namespace vtes::model
