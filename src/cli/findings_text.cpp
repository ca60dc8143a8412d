#include <fmt/format.h>

#include "cli/excerpt.h"
#include "cli/findings.h"

namespace vtes::cli {

namespace {

constexpr std::string_view kBold = "\x1B[1m";
constexpr std::string_view kDim = "\x1B[2m";
constexpr std::string_view kGreen = "\x1B[32m";
constexpr std::string_view kReset = "\x1B[0m";
constexpr std::array<std::string_view, lint::kSeverities> kSeverityColours{"\x1B[1;31m", "\x1B[1;33m", "\x1B[1;36m",
                                                                           "\x1B[1;34m"};

class TextFindings : public FindingsFormat {
 public:
  explicit TextFindings(const FormatOptions &options) : options_(options) {}

  [[nodiscard]] std::string file(const FileFindings &findings) const override {
    std::string out;
    const std::string path = printable(findings.path);
    for (const lint::Diagnostic &diagnostic : findings.diagnostics) append(out, path, *findings.source, diagnostic);
    return out;
  }

  [[nodiscard]] std::string tail(const Summary &summary) const override {
    if (options_.quiet || summary.files == 0) return {};
    std::string counts;
    for (std::size_t i = 0; i < lint::kSeverities; ++i) {
      if (summary.counts[i] == 0) continue;
      const auto severity = static_cast<lint::Severity>(i);
      // "information" has no plural.
      const bool plural = summary.counts[i] != 1 && severity != lint::Severity::Information;
      counts += fmt::format("{}{} {}{}", counts.empty() ? "" : ", ", summary.counts[i], lint::toString(severity),
                            plural ? "s" : "");
    }
    std::string text = fmt::format("{} in {} {}", counts.empty() ? "nothing found" : counts, summary.files,
                                   summary.files == 1 ? "file" : "files");
    if (summary.fixed > 0) text += fmt::format("; {} fixed", summary.fixed);
    if (summary.known > 0) text += fmt::format("; {} known from the baseline", summary.known);
    return text + '\n';
  }

 private:
  [[nodiscard]] std::string_view colour(std::string_view code) const {
    return options_.colour ? code : std::string_view();
  }

  void append(std::string &out, const std::string &path, const text::Source &source,
              const lint::Diagnostic &diagnostic) const {
    const text::Position begin = source.position(diagnostic.range.begin);
    out += fmt::format("{}{}:{}:{}:{} {}{}:{} {} {}[{}]{}\n", colour(kBold), path, begin.line, begin.column,
                       colour(kReset), colour(kSeverityColours[static_cast<std::size_t>(diagnostic.severity)]),
                       lint::toString(diagnostic.severity), colour(kReset), printable(diagnostic.message), colour(kDim),
                       diagnostic.rule->id, colour(kReset));
    const Excerpt excerpt = excerptOf(source, diagnostic.range);
    const std::string number = fmt::to_string(begin.line);
    const std::size_t gutter = std::max<std::size_t>(number.size(), 4);
    out += fmt::format("{}{:>{}} |{} {}\n", colour(kDim), number, gutter, colour(kReset), excerpt.text);
    out += fmt::format("{}{:>{}} |{} {}{}{}\n", colour(kDim), "", gutter, colour(kReset), colour(kGreen), excerpt.marks,
                       colour(kReset));
    for (const lint::Related &related : diagnostic.related) {
      const text::Position at = source.position(related.range.begin);
      out += fmt::format("{:>{}} = {}:{}:{}: {}\n", "", gutter, path, at.line, at.column, printable(related.message));
    }
    if (!diagnostic.hint.empty()) out += fmt::format("{:>{}} = hint: {}\n", "", gutter, printable(diagnostic.hint));
  }

  FormatOptions options_;
};

}  // namespace

std::unique_ptr<FindingsFormat> makeTextFindings(const FormatOptions &options) {
  return std::make_unique<TextFindings>(options);
}

}  // namespace vtes::cli
