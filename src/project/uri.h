#pragma once
/// Paths as URIs (RFC 3986) and back.

#include <optional>
#include <string>
#include <string_view>

namespace vtes::project {

/// `file:///…` of an absolute path; of a relative one a relative reference. Every byte but the plainest is escaped.
[[nodiscard]] std::string uriOf(std::string_view path);

/// The absolute path of a `file` URI of this machine; nothing for any other URI.
[[nodiscard]] std::optional<std::string> pathOf(std::string_view uri);

}  // namespace vtes::project
