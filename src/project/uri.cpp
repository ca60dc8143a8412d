#include "project/uri.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <charconv>

namespace vtes::project {

namespace {

constexpr std::string_view kScheme = "file://";

bool sameFolded(std::string_view text, std::string_view lower) {
  return std::equal(text.begin(), text.end(), lower.begin(), lower.end(),
                    [](unsigned char a, char b) { return std::tolower(a) == b; });
}

}  // namespace

std::string uriOf(std::string_view path) {
  constexpr std::string_view kPlain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/";
  std::string uri(path.starts_with('/') ? kScheme : "");
  for (const char byte : path) {
    if (kPlain.find(byte) != std::string_view::npos) {
      uri += byte;
    } else {
      uri += fmt::format("%{:02X}", static_cast<unsigned char>(byte));
    }
  }
  return uri;
}

std::optional<std::string> pathOf(std::string_view uri) {
  if (!sameFolded(uri.substr(0, kScheme.size()), kScheme)) return std::nullopt;
  uri.remove_prefix(kScheme.size());
  uri = uri.substr(0, uri.find_first_of("?#"));
  const std::size_t slash = uri.find('/');
  if (slash == std::string_view::npos) return std::nullopt;
  const std::string_view host = uri.substr(0, slash);
  if (!host.empty() && !sameFolded(host, "localhost")) return std::nullopt;
  uri.remove_prefix(slash);

  std::string path;
  for (std::size_t i = 0; i < uri.size(); ++i) {
    unsigned value = 0;
    const char *digits = uri.data() + i + 1;
    if (uri[i] != '%' || uri.size() - i < 3 || std::from_chars(digits, digits + 2, value, 16).ptr != digits + 2) {
      path += uri[i];
    } else {
      path += static_cast<char>(value);
      i += 2;
    }
  }
  // No file has such a name, and what reads files would stop there.
  if (path.find('\0') != std::string::npos) return std::nullopt;
  return path;
}

}  // namespace vtes::project
