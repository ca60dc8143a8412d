#include "cli/diff.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace vtes::cli {

namespace {

constexpr std::size_t kContext = 3;
// Fixes change lines where they stand; so far ahead the lines that are equal again are looked for.
constexpr std::size_t kLookAhead = 64;

std::vector<std::string_view> linesOf(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size() - 1);
    lines.push_back(text.substr(0, end + 1));
    text.remove_prefix(end + 1);
  }
  return lines;
}

/// Lines that are other ones: [begin, end) before, [otherBegin, otherEnd) after.
struct Change {
  std::size_t begin = 0;
  std::size_t end = 0;
  std::size_t otherBegin = 0;
  std::size_t otherEnd = 0;
};

using Lines = std::vector<std::string_view>;

/// The shortest step over lines that differ to two that are equal.
Change nextChange(const Lines &before, std::size_t i, const Lines &after, std::size_t j) {
  for (std::size_t steps = 1; steps <= 2 * kLookAhead; ++steps) {
    for (std::size_t left = 0; left <= steps; ++left) {
      const std::size_t right = steps - left;
      if (i + left < before.size() && j + right < after.size() && before[i + left] == after[j + right])
        return {i, i + left, j, j + right};
    }
  }
  return {i, std::min(i + kLookAhead, before.size()), j, std::min(j + kLookAhead, after.size())};
}

std::vector<Change> changesOf(const Lines &before, const Lines &after) {
  std::vector<Change> changes;
  std::size_t i = 0;
  std::size_t j = 0;
  while (i < before.size() && j < after.size()) {
    if (before[i] == after[j]) {
      ++i;
      ++j;
      continue;
    }
    const Change change = nextChange(before, i, after, j);
    i = change.end;
    j = change.otherEnd;
    changes.push_back(change);
  }
  if (i < before.size() || j < after.size()) changes.push_back({i, before.size(), j, after.size()});
  return changes;
}

void append(std::string &out, char mark, std::string_view line) {
  out += mark;
  out += line;
  if (!line.ends_with('\n')) out += "\n\\ No newline at end of file\n";
}

/// As git writes a name: with blanks it ends in a tab, with control characters or quotes it is in quotes.
std::string named(std::string_view side, std::string_view path) {
  // git refuses a name with a `.` in it, and a walk over `.` gives such.
  while (path.starts_with("./")) path.remove_prefix(2);
  std::string name = path.starts_with('/') ? fmt::format("{}{}", side, path) : fmt::format("{}/{}", side, path);
  const auto special = [](char byte) {
    return static_cast<unsigned char>(byte) < 0x20 || byte == '"' || byte == '\\' || byte == '\x7F';
  };
  if (std::none_of(name.begin(), name.end(), special)) return name.find(' ') == std::string::npos ? name : name + '\t';
  std::string quoted = "\"";
  for (const char byte : name) {
    if (byte == '"' || byte == '\\') {
      quoted += '\\';
      quoted += byte;
    } else if (special(byte)) {
      quoted += fmt::format("\\{:03o}", static_cast<unsigned char>(byte));
    } else {
      quoted += byte;
    }
  }
  return quoted + '"';
}

/// `begin,count` as a hunk has it: of no lines, the line before.
std::string span(std::size_t begin, std::size_t end) {
  return fmt::format("{},{}", end > begin ? begin + 1 : begin, end - begin);
}

}  // namespace

std::string unifiedDiff(std::string_view path, std::string_view before, std::string_view after) {
  if (before == after) return {};
  const Lines old = linesOf(before);
  const Lines now = linesOf(after);
  const std::vector<Change> changes = changesOf(old, now);
  std::string out = fmt::format("--- {}\n+++ {}\n", named("a", path), named("b", path));
  for (std::size_t first = 0; first < changes.size();) {
    // Changes whose context meets are one hunk.
    std::size_t last = first;
    while (last + 1 < changes.size() && changes[last + 1].begin - changes[last].end <= 2 * kContext) ++last;
    const std::size_t lead = std::min(kContext, changes[first].begin);
    const std::size_t trail = std::min(kContext, old.size() - changes[last].end);
    out += fmt::format("@@ -{} +{} @@\n", span(changes[first].begin - lead, changes[last].end + trail),
                       span(changes[first].otherBegin - lead, changes[last].otherEnd + trail));
    std::size_t at = changes[first].begin - lead;
    for (std::size_t i = first; i <= last; ++i) {
      const Change &change = changes[i];
      for (; at < change.begin; ++at) append(out, ' ', old[at]);
      for (; at < change.end; ++at) append(out, '-', old[at]);
      for (std::size_t line = change.otherBegin; line < change.otherEnd; ++line) append(out, '+', now[line]);
    }
    for (const std::size_t end = at + trail; at < end; ++at) append(out, ' ', old[at]);
    first = last + 1;
  }
  return out;
}

}  // namespace vtes::cli
