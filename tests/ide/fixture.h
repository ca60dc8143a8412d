#pragma once
/// Transcripts with marks in them: `$0` is the cursor, `[[` and `]]` stand around what is meant.

#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "format/edits.h"
#include "ide/snapshot.h"
#include "lint/diagnostic.h"
#include "model/transcript.h"
#include "text/source.h"

namespace vtes::test {

struct Fixture {
  std::shared_ptr<const ide::Snapshot> snapshot;
  std::uint32_t cursor = 0;             ///< the end of the text where there is no `$0`
  std::vector<text::ByteRange> ranges;  ///< in the order in which they begin

  [[nodiscard]] const ide::Snapshot &operator*() const { return *snapshot; }
  [[nodiscard]] std::string text() const { return std::string(snapshot->source->bytes()); }
  [[nodiscard]] std::string slice(text::ByteRange range) const { return std::string(snapshot->source->slice(range)); }
  /// The selection: the first marked range, or the cursor.
  [[nodiscard]] text::ByteRange selection() const {
    return ranges.empty() ? text::ByteRange{cursor, cursor} : ranges.front();
  }
};

inline std::shared_ptr<const ide::Snapshot> snapshotOf(std::string text, model::Settings settings = {}) {
  return ide::Analyser(std::move(settings)).update(std::move(text));
}

/// Takes the marks out and analyses what is left.
inline Fixture fixture(std::string_view marked, model::Settings settings = {}) {
  Fixture made;
  std::string text;
  std::vector<std::size_t> open;
  bool cursor = false;
  for (std::size_t at = 0; at < marked.size();) {
    const std::string_view rest = marked.substr(at);
    const auto place = static_cast<std::uint32_t>(text.size());
    if (rest.starts_with("$0")) {
      made.cursor = place;
      cursor = true;
    } else if (rest.starts_with("[[")) {
      open.push_back(made.ranges.size());
      made.ranges.push_back({place, place});
    } else if (rest.starts_with("]]")) {
      made.ranges[open.back()].end = place;
      open.pop_back();
    } else {
      text += marked[at++];
      continue;
    }
    at += 2;
  }
  if (!cursor) made.cursor = static_cast<std::uint32_t>(text.size());
  made.snapshot = snapshotOf(std::move(text), std::move(settings));
  return made;
}

/// The text with `[[` and `]]` around ranges that do not overlap.
inline std::string marked(const Fixture &fixture, std::vector<text::ByteRange> ranges) {
  std::sort(ranges.begin(), ranges.end(),
            [](text::ByteRange left, text::ByteRange right) { return left.begin < right.begin; });
  std::string out;
  std::uint32_t at = 0;
  for (const text::ByteRange range : ranges) {
    out += fixture.slice({at, range.begin}) + "[[" + fixture.slice(range) + "]]";
    at = range.end;
  }
  return out + fixture.text().substr(at);
}

/// The text without the marks `[[` and `]]` and `$0`.
inline std::string unmarked(std::string_view text) {
  std::string out(text);
  for (const std::string_view mark : {"[[", "]]", "$0"}) {
    for (std::size_t at = out.find(mark); at != std::string::npos; at = out.find(mark)) out.erase(at, mark.size());
  }
  return out;
}

/// The text with edits in it; they must be in order and apart.
inline std::string edited(const ide::Snapshot &snapshot, const std::vector<lint::Edit> &edits) {
  std::vector<format::Edit> plain;
  std::uint32_t at = 0;
  for (const lint::Edit &edit : edits) {
    if (edit.range.begin < at || edit.range.end < edit.range.begin) return "edits overlap";
    at = edit.range.end;
    plain.push_back({edit.range, edit.text});
  }
  return format::applied(snapshot.source->bytes(), plain);
}

/// Three who are declared, and Nelson's first turn.
inline constexpr std::string_view kTable = "---\nplayers: [Nelson, Silvia, Oliver]\n---\nNELS(12)\n";

/// Lines in Nelson's turn.
inline Fixture atTable(std::string_view lines, model::Settings settings = {}) {
  return fixture(std::string(kTable) + std::string(lines), std::move(settings));
}

inline bool has(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

}  // namespace vtes::test
