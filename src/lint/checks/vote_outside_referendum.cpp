#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const model::Note &note) {
  Diagnostic &diagnostic =
      report.add(note.range, worded("{} is a vote, but no referendum is open", quoted(report.slice(note.range))));
  diagnostic.hint = "write a `%` where the referendum begins and another where it ends";
  // `- Kora bd`: in a list each line begins so.
  const std::string_view text = report.slice(note.range);
  const auto &source = *report.transcript().source;
  const bool begins = source.position(note.range.begin).column == 1;
  if (begins && text.starts_with("- ")) {
    diagnostic.hint += "; where the `-` is the mark of a pasted list, take it out";
    diagnostic.fixes.push_back(removal({note.range.begin, note.range.begin + 2}, "-", false));
  }
  if (!note.related.empty()) diagnostic.related.push_back({note.related, "the last referendum ended here"});
}

}  // namespace

const Check kVoteOutsideReferendum = {
    .rule = {.id = "vote-outside-referendum",
             .severity = Severity::Warning,
             .meaning = "A vote is cast where no referendum is open.",
             .section = "TS 2.4.2",
             .shows = "NELS(12)\nIrRi krc (nb, MARI 3, JEAN 1)\n+NELS -MARI\n",
             .showsNot = "NELS(12)\nIrRi krc (nb, MARI 3, JEAN 1) %\n+NELS -MARI %\n"},
    .note = model::Note::Kind::VoteOutsideReferendum,
    .onNote = report,
};

}  // namespace vtes::lint::checks
