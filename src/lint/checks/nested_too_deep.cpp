#include "lint/checks/all.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const LineFault &found) {
  report.add(found.range, "parentheses stand in parentheses too deep to be read").hint =
      "a specification is a list, `(nb, FERD 3, STAN 1)`, and seldom holds another parenthesis";
}

}  // namespace

const Check kNestedTooDeep = {
    .rule = {.id = "nested-too-deep",
             .severity = Severity::Error,
             .meaning =
                 "Parentheses are nested so deep that no specification can be meant. The inner ones are not read.",
             .section = "TS 2.1.7",
             .shows = "NELS(12)\nNu ambu Etri "
                      "((((((((((((((((((((((((((((((((((((((((nb))))))))))))))))))))))))))))))))))))))))\n",
             .showsNot = "NELS(12)\nNu ambu Etri (nb)\n"},
    .fault = syntax::Fault::Kind::TooDeep,
    .onFault = report,
};

}  // namespace vtes::lint::checks
