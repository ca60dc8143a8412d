#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const LineFault &found) {
  const std::string_view seen = report.slice(found.range);
  Diagnostic &diagnostic = report.add(found.range, worded("the quote {} means nothing in the notation", quoted(seen)));
  diagnostic.hint = "take it out";
  diagnostic.fixes.push_back(removal(found.range, seen, true));
}

}  // namespace

const Check kStrayQuote = {
    .rule = {.id = "stray-quote",
             .severity = Severity::Error,
             .meaning = "Quotes mean nothing in the notation; they come with what is pasted from a text.",
             .section = "READING 1.5",
             .shows = "NELS(12)\n\"/bldo Hann; +1p\"\n",
             .showsNot = "NELS(12)\n/bldo Hann; +1p\n"},
    .fault = syntax::Fault::Kind::StrayQuote,
    .onFault = report,
};

}  // namespace vtes::lint::checks
