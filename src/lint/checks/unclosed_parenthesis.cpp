#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const LineFault &found) {
  Diagnostic &diagnostic = report.add(found.range, "a `(` is not closed");
  diagnostic.hint = found.fault.right.empty() ? "write the `)` on the same line"
                                              : worded("did you mean {}?", quoted(found.fault.right));
  // The parser closed it where reading on made most sense: worth offering, not worth doing unasked.
  for (const syntax::Token &token : found.line.tree->tokens) {
    if (token.kind == syntax::TokenKind::MissingClose && token.range.begin >= found.fault.range.begin) {
      const std::uint32_t at = found.line.line.bytes.begin + token.range.begin;
      diagnostic.fixes.push_back({"write a `)`", false, {{{at, at}, ")"}}});
      break;
    }
  }
}

}  // namespace

const Check kUnclosedParenthesis = {
    .rule = {.id = "unclosed-parenthesis",
             .severity = Severity::Error,
             .meaning = "A parenthesis is opened and not closed on its line.",
             .section = "TS 2.1.7",
             .shows = "NELS(12)\nNu ambu Etri (nb\n",
             .showsNot = "NELS(12)\nNu ambu Etri (nb)\n"},
    .fault = syntax::Fault::Kind::NotClosed,
    .onFault = report,
};

}  // namespace vtes::lint::checks
