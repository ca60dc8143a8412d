#include <algorithm>
#include <array>
#include <span>

#include "lint/checks/all.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

// Windows-1252, 0x80 to 0x9F; 0: not assigned. Above, it is Latin-1.
constexpr std::array<char32_t, 32> kWindows1252{0x20AC, 0,      0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
                                                0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0,      0x017D, 0,
                                                0,      0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
                                                0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0,      0x017E, 0x0178};

/// The text of bytes in Windows-1252, which most files that are no UTF-8 are in; empty where a byte means nothing
/// there.
std::string fromWindows1252(std::string_view bytes) {
  std::string result;
  for (const char byte : bytes) {
    const auto code = static_cast<unsigned char>(byte);
    const char32_t point = code >= 0x80 && code < 0xA0 ? kWindows1252[code - 0x80U] : code;
    if (point == 0) return {};
    if (point < 0x80) {
      result += static_cast<char>(point);
    } else if (point < 0x800) {
      result += static_cast<char>(0xC0U | (point >> 6U));
      result += static_cast<char>(0x80U | (point & 0x3FU));
    } else {
      result += static_cast<char>(0xE0U | (point >> 12U));
      result += static_cast<char>(0x80U | ((point >> 6U) & 0x3FU));
      result += static_cast<char>(0x80U | (point & 0x3FU));
    }
  }
  return result;
}

void addRun(Report &report, text::ByteRange run) {
  const std::string_view bytes = report.slice(run);
  constexpr std::size_t kShown = 8;
  constexpr std::string_view kDigits = "0123456789ABCDEF";
  std::string hex;
  for (std::size_t i = 0; i < bytes.size() && i < kShown; ++i) {
    const auto code = static_cast<unsigned char>(bytes[i]);
    if (i > 0) hex += ' ';
    hex += kDigits[code >> 4U];
    hex += kDigits[code & 0xFU];
  }
  if (bytes.size() > kShown) hex += " …";
  Diagnostic &diagnostic = report.add(
      run, bytes.size() == 1 ? worded("the byte `{}` is not UTF-8", hex) : worded("the bytes `{}` are not UTF-8", hex));
  const std::string guess = fromWindows1252(bytes);
  if (guess.empty()) {
    diagnostic.hint = "save the file as UTF-8";
    return;
  }
  diagnostic.hint = worded("save the file as UTF-8; in Windows-1252 this is {}", quoted(guess));
  diagnostic.fixes.push_back(replacement(run, guess, false));
}

/// From the source itself: it knows of all such bytes, in comments and front matter too, where the parser sees none.
void report(Report &report, const model::Stretch &stretch) {
  text::ByteRange run;
  const std::vector<std::uint32_t> &all = report.transcript().source->invalidBytes();
  const auto first = std::lower_bound(all.begin(), all.end(), stretch.at.begin);
  for (const std::uint32_t offset : std::span(first, std::lower_bound(first, all.end(), stretch.end))) {
    if (offset != run.end && !run.empty()) {
      addRun(report, run);
      run = {};
    }
    if (run.empty()) run.begin = offset;
    run.end = offset + 1;
  }
  if (!run.empty()) addRun(report, run);
}

void coveredAlready(Report & /*report*/, const LineFault & /*found*/) {}

}  // namespace

const Check kInvalidUtf8 = {
    .rule = {.id = "invalid-utf8",
             .severity = Severity::Error,
             .meaning = "Bytes that are not UTF-8, usually from a file that was saved in an older encoding.",
             .section = "READING 1.1",
             .shows = "NELS(12)\n/ashg Zo\xEB\n",
             .showsNot = "NELS(12)\n/ashg Zoë\n"},
    .fault = syntax::Fault::Kind::InvalidByte,
    .onFault = coveredAlready,
    .onStretch = report,
};

}  // namespace vtes::lint::checks
