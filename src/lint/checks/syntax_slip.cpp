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
bool fullWidth(std::string_view characters) {
  for (std::size_t at = 0; at + 3 <= characters.size(); at += 3) {
    if (characters[at] != '\xEF' || (characters[at + 1] != '\xBC' && characters[at + 1] != '\xBD')) return false;
  }
  return !characters.empty() && characters.size() % 3 == 0;
}

/// Of a character, with blanks beside it or not.
std::string nameOf(std::string_view seen) {
  std::string_view character = seen;
  while (character.starts_with(' ') || character.starts_with('\t')) character.remove_prefix(1);
  while (character.ends_with(' ') || character.ends_with('\t')) character.remove_suffix(1);
  for (const Name &entry : kNames) {
    if (entry.character == character) return std::string(entry.name);
  }
  return fullWidth(character) ? "full-width form" : invisible(seen);
}

void report(Report &report, const LineFault &found) {
  const std::string_view seen = report.slice(found.range);
  const std::string &right = found.fault.right;
  const std::string name = nameOf(seen);
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
