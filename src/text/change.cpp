#include "text/change.h"

#include <algorithm>
#include <cstring>

namespace vtes::text {

namespace {

// Compared at a time: what differs is found within one block.
constexpr std::size_t kBlock = 256;

std::size_t sameFront(std::string_view a, std::string_view b) {
  const std::size_t most = std::min(a.size(), b.size());
  std::size_t at = 0;
  while (at + kBlock <= most && std::memcmp(a.data() + at, b.data() + at, kBlock) == 0) at += kBlock;
  while (at < most && a[at] == b[at]) ++at;
  return at;
}

std::size_t sameBack(std::string_view a, std::string_view b) {
  const std::size_t most = std::min(a.size(), b.size());
  const char *const endA = a.data() + a.size();
  const char *const endB = b.data() + b.size();
  std::size_t at = 0;
  while (at + kBlock <= most && std::memcmp(endA - at - kBlock, endB - at - kBlock, kBlock) == 0) at += kBlock;
  while (at < most && endA[-static_cast<std::ptrdiff_t>(at) - 1] == endB[-static_cast<std::ptrdiff_t>(at) - 1]) ++at;
  return at;
}

}  // namespace

Change changeBetween(std::string_view before, std::string_view now) {
  const std::size_t front = sameFront(before, now);
  const std::size_t back = sameBack(before.substr(front), now.substr(front));
  return {static_cast<std::uint32_t>(front), static_cast<std::uint32_t>(before.size() - back),
          static_cast<std::uint32_t>(now.size() - back)};
}

}  // namespace vtes::text
