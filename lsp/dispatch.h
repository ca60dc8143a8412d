#pragma once
/// Tables of methods with what handles them.

#include <array>
#include <cstddef>
#include <string_view>

namespace vtes::lsp {

template <typename Handler>
struct Dispatch {
  std::string_view method;
  Handler handler;
};

/// Null where the table has no such method.
template <typename Handler, std::size_t N>
[[nodiscard]] constexpr Handler findHandler(const std::array<Dispatch<Handler>, N> &table, std::string_view method) {
  for (const Dispatch<Handler> &entry : table) {
    if (entry.method == method) return entry.handler;
  }
  return nullptr;
}

}  // namespace vtes::lsp
