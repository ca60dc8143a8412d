#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const model::Note &note) {
  const std::string_view seen = report.slice(note.range);
  Diagnostic &diagnostic = report.add(
      note.range,
      worded("{} stands for nobody: no minion with this initial was named in this action or combat", quoted(seen)));
  diagnostic.hint = "write the abbreviation in full the first time: `Kora`, then `K`";
  // `+1 p`: a unit that a blank tore off.
  const std::string_view before = report.transcript().source->bytes().substr(0, note.range.begin);
  const std::size_t last = before.find_last_not_of(" \t");
  if ((seen == "p" || seen == "b") && last != std::string_view::npos && before[last] >= '0' && before[last] <= '9') {
    diagnostic.message = worded("{} stands for nobody, and as a unit it belongs to the number in front", quoted(seen));
    const std::size_t first = before.find_last_not_of("0123456789", last) + 1;
    diagnostic.hint =
        worded("write {}", quoted(std::string(before.substr(first, last + 1 - first)) + std::string(seen)));
    diagnostic.fixes.push_back(
        removal({static_cast<std::uint32_t>(last + 1), note.range.begin}, before.substr(last + 1), true));
    diagnostic.fixes.back().title = "take the blank out";
  }
}

}  // namespace

const Check kShortFormUnknown = {
    .rule = {.id = "short-form-unknown",
             .severity = Severity::Error,
             .meaning = "A single letter stands for a minion that was named before in the same action or combat, but "
                        "none with this initial was.",
             .section = "TS 1.1.5, READING 5.9",
             .shows = "NELS(12)\nKora kisp> JoAm bk\nZ swni<\n",
             .showsNot = "NELS(12)\nKora kisp> JoAm bk\nK swni<\n"},
    .note = model::Note::Kind::ShortWithout,
    .onNote = report,
};

}  // namespace vtes::lint::checks
