#include <array>

#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

struct Name {
  std::string_view character;
  std::string_view name;
};

// What word processors, phones and mails put in place of plain characters.
constexpr std::array<Name, 32> kNames{{
    {"–", "en dash"},
    {"—", "em dash"},
    {"―", "horizontal bar"},
    {"−", "minus sign"},
    {"‐", "hyphen"},
    {"‑", "non-breaking hyphen"},
    {"‒", "figure dash"},
    {"\u00AD", "soft hyphen"},
    {"“", "typographic quote"},
    {"”", "typographic quote"},
    {"„", "typographic quote"},
    {"‘", "typographic apostrophe"},
    {"’", "typographic apostrophe"},
    {"‚", "low quote"},
    {"‹", "angle quote"},
    {"›", "angle quote"},
    {"«", "angle quote"},
    {"»", "angle quote"},
    {"\u00A0", "non-breaking blank"},
    {"\u202F", "narrow non-breaking blank"},
    {"\u2009", "thin blank"},
    {"\u3000", "full-width blank"},
    {"\u200B", "zero-width blank"},
    {"\u200D", "zero-width joiner"},
    {"\uFEFF", "byte order mark"},
    {"→", "arrow"},
    {"⇒", "double arrow"},
    {"➔", "arrow"},
    {"…", "ellipsis"},
    {"×", "multiplication sign"},
    {"⁄", "fraction slash"},
    {"∕", "division slash"},
}};

// U+FF01 to U+FF5E: the forms of ASCII in East Asian fonts.
bool fullWidth(std::string_view character) {
  return character.size() == 3 && character[0] == '\xEF' && (character[1] == '\xBC' || character[1] == '\xBD');
}

std::string_view nameOf(std::string_view character) {
  for (const Name &entry : kNames) {
    if (entry.character == character) return entry.name;
  }
  return fullWidth(character) ? "full-width form" : "";
}

void report(Report &report, const LineFault &found) {
  const std::string_view seen = report.slice(found.range);
  const std::string &right = found.fault.right;
  const std::string_view name = nameOf(seen);
  const std::string what = name.empty() ? quoted(seen) : worded("{} ({})", quoted(seen), name);
  if (right.empty()) {
    Diagnostic &diagnostic = report.add(found.range, worded("{} is no character of the notation", what));
    diagnostic.hint = "take it out";
    diagnostic.fixes.push_back(removal(found.range, seen, true));
    return;
  }
  Diagnostic &diagnostic = right == " "
                               ? report.add(found.range, worded("{} stands for a plain blank", what))
                               : report.add(found.range, worded("{} stands for the plain {}", what, quoted(right)));
  diagnostic.hint = right == " " ? "write a blank" : worded("write {}", quoted(right));
  diagnostic.fixes.push_back(replacement(found.range, right, true));
}

}  // namespace

const Check kSyntaxSlip = {
    .rule = {.id = "syntax-slip",
             .severity = Severity::Error,
             .meaning =
                 "A character stands for another one that looks like it: a dash for a minus, a typographic arrow, "
                 "a full-width parenthesis, a non-breaking blank. Word processors, phones and mails put them in.",
             .section = "READING 1",
             .shows = "NELS(12)\n/2bldo HeRu; –2b\n",
             .showsNot = "NELS(12)\n/2bldo HeRu; -2b\n"},
    .fault = syntax::Fault::Kind::Slip,
    .onFault = report,
};

}  // namespace vtes::lint::checks
