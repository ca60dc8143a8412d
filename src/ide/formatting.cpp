#include "ide/formatting.h"

#include <array>

#include "format/canonical.h"
#include "ide/edits.h"
#include "ide/places.h"

namespace vtes::ide {

std::vector<lint::Edit> formatDocument(const Snapshot &snapshot) {
  return smallest(snapshot, format::canonical(snapshot.transcript, *snapshot.settings, format::Names::Canonical).edits);
}

std::vector<lint::Edit> formatRange(const Snapshot &snapshot, text::ByteRange range) {
  return smallest(snapshot,
                  format::canonical(snapshot.transcript, *snapshot.settings, format::Names::Canonical, range).edits);
}

std::vector<lint::Edit> formatOnType(const Snapshot &snapshot, std::uint32_t offset) {
  const text::Source &source = *snapshot.source;
  offset = clamped(snapshot, offset);
  const std::uint32_t line = source.lineOf(offset);
  // The editor may have indented the new line already.
  if (line < 2) return {};
  const text::ByteRange above = source.line(line - 1);
  return inFrontMatter(snapshot, above.begin) ? std::vector<lint::Edit>() : formatRange(snapshot, above);
}

std::span<const std::string_view> formatTriggers() {
  static constexpr std::array<std::string_view, 1> kTriggers{"\n"};
  return kTriggers;
}

}  // namespace vtes::ide
