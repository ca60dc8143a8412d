#include "ide/edits.h"

#include <algorithm>

namespace vtes::ide {

namespace {

bool continues(char c) {
  return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
}

/// Takes off what both texts have at their ends, whole characters only. `\r\n` stays together.
lint::Edit shrunk(std::string_view bytes, text::ByteRange range, std::string_view text) {
  std::uint32_t front = 0;
  while (front < range.size() && front < text.size() && bytes[range.begin + front] == text[front]) ++front;
  const auto splits = [&](std::uint32_t at, std::string_view whole) {
    return at < whole.size() && (continues(whole[at]) || (at > 0 && whole[at] == '\n' && whole[at - 1] == '\r'));
  };
  const std::string_view old = bytes.substr(range.begin, range.size());
  while (front > 0 && (splits(front, old) || splits(front, text))) --front;
  std::uint32_t back = 0;
  while (back < range.size() - front && back < text.size() - front &&
         old[range.size() - 1 - back] == text[text.size() - 1 - back])
    ++back;
  const auto splitsBack = [&](std::string_view whole) {
    return splits(static_cast<std::uint32_t>(whole.size() - back), whole);
  };
  while (back > 0 && (splitsBack(old) || splitsBack(text))) --back;
  return {{range.begin + front, range.end - back}, std::string(text.substr(front, text.size() - front - back))};
}

}  // namespace

std::vector<lint::Edit> ordered(std::vector<lint::Edit> edits) {
  std::stable_sort(edits.begin(), edits.end(), [](const lint::Edit &left, const lint::Edit &right) {
    return left.range.begin < right.range.begin;
  });
  const auto same = [](const lint::Edit &left, const lint::Edit &right) {
    return left.range == right.range && left.text == right.text;
  };
  edits.erase(std::unique(edits.begin(), edits.end(), same), edits.end());
  return edits;
}

std::vector<format::Edit> forFormatter(const std::vector<lint::Edit> &edits) {
  std::vector<format::Edit> out;
  out.reserve(edits.size());
  for (const lint::Edit &edit : edits) out.push_back({edit.range, edit.text});
  return out;
}

std::string applied(const Snapshot &snapshot, const std::vector<lint::Edit> &edits) {
  return format::applied(snapshot.source->bytes(), forFormatter(edits));
}

std::vector<lint::Edit> smallest(const Snapshot &snapshot, const std::vector<format::Edit> &edits) {
  std::vector<lint::Edit> out;
  for (const format::Edit &edit : edits) {
    lint::Edit own = shrunk(snapshot.source->bytes(), edit.range, edit.text);
    if (!own.range.empty() || !own.text.empty()) out.push_back(std::move(own));
  }
  return out;
}

}  // namespace vtes::ide
