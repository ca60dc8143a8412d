#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

void report(Report &report, const Replayed &replayed) {
  const std::vector<std::string> &words = replayed.finding.words;
  const int computed = std::stoi(words[1]), stated = std::stoi(words[2]);
  const int difference = stated - computed;
  Diagnostic &diagnostic = report.add(
      replayed.range, worded("by what is written before {} has {} pool, not {}: {} {}", words[0], words[1], words[2],
                             std::to_string(std::abs(difference)), difference < 0 ? "is missing" : "is too many"));
  diagnostic.hint = "write the pool that comes out, or what moved it: `NAME -2`";
  const model::Transcript &transcript = report.transcript();
  for (const replay::Movement &move :
       replay::movementsBefore(transcript, replayed.parts, replayed.part, replayed.finding))
    diagnostic.related.push_back({move.range, worded("{} pool", move.by)});
  const std::string_view text = report.slice(replayed.range);
  const std::size_t open = text.find('('), close = text.find(')');
  if (open == std::string_view::npos || close == std::string_view::npos || close <= open) return;
  const std::uint32_t begin = replayed.range.begin;
  const text::ByteRange number{begin + static_cast<std::uint32_t>(open) + 1, begin + static_cast<std::uint32_t>(close)};
  diagnostic.fixes.push_back({worded("write the pool that comes out, {}", words[1]), false, {{number, words[1]}}});
  const std::string event =
      worded("{} {}{}", text.substr(0, open), difference < 0 ? "-" : "+", std::to_string(std::abs(difference)));
  diagnostic.fixes.push_back({worded("insert {} in front of it", quoted(event)),
                              false,
                              {{{begin, begin}, event + std::string(transcript.source->lineEnd())}}});
}

}  // namespace

const Check kWrongPool = {
    .rule = {.id = "wrong-pool",
             .severity = Severity::Warning,
             .meaning =
                 "The pool in a turn header is not what comes out of the events since the last header of that player.",
             .section = "TS 2.1.1, READING 7",
             .shows = "---\nplayers: [Nelson, Silvia, Oliver]\n---\nNELS(30)\nKora +1\nSILV(30)\nOLIV(30)\nNELS(25)\n",
             .showsNot =
                 "---\nplayers: [Nelson, Silvia, Oliver]\n---\nNELS(30)\nKora +1\nSILV(30)\nOLIV(30)\nNELS(29)\n"},
    .finding = replay::Finding::Kind::WrongPool,
    .onFinding = report,
};

}  // namespace vtes::lint::checks
