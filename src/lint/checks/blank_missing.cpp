#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

bool among(std::string_view bytes, char byte) {
  return bytes.find(byte) != std::string_view::npos;
}

/// The word or the parenthesis that ends at `split`.
std::string_view before(std::string_view line, std::size_t split) {
  std::size_t begin = split;
  if (begin > 0 && line[begin - 1] == ')') {
    const std::size_t open = line.rfind('(', begin - 1);
    if (open != std::string_view::npos) return line.substr(open, split - open);
    --begin;
  }
  while (begin > 0 && !among(" \t\r\n,;()/+-", line[begin - 1])) --begin;
  return line.substr(begin, split - begin);
}

/// The word that begins at `split`.
std::string_view behind(std::string_view line, std::size_t split) {
  std::size_t end = split;
  if (end < line.size()) ++end;
  while (end < line.size() && !among(" \t\r\n,;()/<>", line[end])) ++end;
  return line.substr(split, end - split);
}

void report(Report &report, const LineFault &found) {
  const std::string &right = found.fault.right;
  const std::string_view seen = report.slice(found.range);
  const std::size_t blank = right.find(' ');
  if (blank == std::string::npos || blank > seen.size()) {
    report.add(found.range, worded("a blank is missing in {}", quoted(seen))).hint = "blanks set events apart";
    return;
  }
  const std::string_view line = report.slice(found.line.line.bytes);
  const std::size_t split = found.fault.range.begin + blank;
  Diagnostic &diagnostic = report.add(found.range, worded("a blank is missing between {} and {}",
                                                          quoted(before(line, split)), quoted(behind(line, split))));
  diagnostic.hint = worded("write {}", quoted(right));
  diagnostic.fixes.push_back(replacement(found.range, right, true));
}

}  // namespace

const Check kBlankMissing = {
    .rule = {.id = "blank-missing",
             .severity = Severity::Error,
             .meaning = "Two events run together. Nothing but a blank sets them apart.",
             .section = "READING 1.5",
             .shows = "NELS(12)\nKora kisp>JoAm bk\n",
             .showsNot = "NELS(12)\nKora kisp> JoAm bk\n"},
    .fault = syntax::Fault::Kind::BlankMissing,
    .onFault = report,
};

}  // namespace vtes::lint::checks
