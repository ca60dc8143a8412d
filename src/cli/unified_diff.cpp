#include "cli/unified_diff.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <vector>

namespace vtes::cli {

namespace {

constexpr std::size_t kContext = 3;

/// The lines of a text, with their line ends. Only LF ends one: that is what diffs count by.
std::vector<std::string_view> linesOf(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t feed = text.find('\n');
    const std::size_t size = feed == std::string_view::npos ? text.size() : feed + 1;
    lines.push_back(text.substr(0, size));
    text.remove_prefix(size);
  }
  return lines;
}

void add(std::string &out, char mark, std::string_view line) {
  out += mark;
  out += line;
  if (!line.ends_with('\n')) out += "\n\\ No newline at end of file\n";
}

}  // namespace

std::string unifiedDiff(std::string_view path, std::string_view before, std::string_view after) {
  const auto old = linesOf(before);
  const auto now = linesOf(after);
  const std::size_t count = std::min(old.size(), now.size());
  std::string out;
  for (std::size_t i = 0; i < count; ++i) {
    if (old[i] == now[i]) continue;
    // A hunk goes on as long as the next change is so near that their contexts touch.
    std::size_t last = i;
    for (std::size_t k = i; k < count && k <= last + 2 * kContext; ++k) {
      if (old[k] != now[k]) last = k;
    }
    const std::size_t begin = i - std::min(i, kContext);
    const std::size_t end = std::min(last + 1 + kContext, count);
    if (out.empty()) {
      // Without the slash of an absolute path, as `patch -p1` wants it.
      const std::string_view name = path.starts_with('/') ? path.substr(1) : path;
      out = fmt::format("--- a/{0}\n+++ b/{0}\n", name);
    }
    out += fmt::format("@@ -{0},{1} +{0},{1} @@\n", begin + 1, end - begin);
    for (std::size_t k = begin; k < end;) {
      if (old[k] == now[k]) {
        add(out, ' ', old[k++]);
        continue;
      }
      std::size_t run = k;
      for (; run < end && old[run] != now[run]; ++run) add(out, '-', old[run]);
      for (; k < run; ++k) add(out, '+', now[k]);
    }
    i = last;
  }
  return out;
}

}  // namespace vtes::cli
