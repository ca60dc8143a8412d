#pragma once
/// The findings of `vtes lint` in the forms it prints. A form is a class; the table of them is in findings.cpp.

#include <array>
#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lint/diagnostic.h"
#include "text/source.h"

namespace vtes::cli {

using Counts = std::array<std::size_t, lint::kSeverities>;

/// What was found in one file.
struct FileFindings {
  std::string_view path;
  const text::Source *source = nullptr;
  std::span<const lint::Diagnostic> diagnostics;
};

/// What was found in all.
struct Summary {
  std::size_t files = 0;
  Counts counts{};
  std::size_t fixed = 0;  ///< fixes that were made; their findings are not counted
  std::size_t known = 0;  ///< findings of a baseline, which are not counted either
  bool failed = false;    ///< a file could not be checked
};

class FindingsFormat {
 public:
  FindingsFormat() = default;
  virtual ~FindingsFormat() = default;
  FindingsFormat(const FindingsFormat &) = delete;
  FindingsFormat &operator=(const FindingsFormat &) = delete;
  /// Before the first file.
  [[nodiscard]] virtual std::string head() const { return {}; }
  /// One file; called from any thread.
  [[nodiscard]] virtual std::string file(const FileFindings &findings) const = 0;
  /// Between two files that print something.
  [[nodiscard]] virtual std::string_view between() const { return {}; }
  /// Behind the last file.
  [[nodiscard]] virtual std::string tail(const Summary &summary) const = 0;
};

struct FormatOptions {
  bool colour = false;
  bool quiet = false;                             ///< no summary, for forms that people read
  lint::Severity failOn = lint::Severity::Error;  ///< the least that makes the command fail
};

/// The names of the forms.
[[nodiscard]] std::vector<std::string> findingsFormats();
/// Null where there is no such form.
[[nodiscard]] std::unique_ptr<FindingsFormat> makeFindingsFormat(std::string_view name, const FormatOptions &options);

/// `path:line:column: severity: message [id]`, the line with a mark, and what to write instead.
[[nodiscard]] std::unique_ptr<FindingsFormat> makeTextFindings(const FormatOptions &options);
/// One JSON object (docs/events.md, "The findings"), a file a line.
[[nodiscard]] std::unique_ptr<FindingsFormat> makeJsonFindings(const FormatOptions &options);
/// SARIF 2.1.0, one run: the catalogue as rules, columns in code points, fixes as replacements.
[[nodiscard]] std::unique_ptr<FindingsFormat> makeSarifFindings(const FormatOptions &options);
/// Workflow commands, which GitHub shows beside the lines: `::error file=…,line=…::message`.
[[nodiscard]] std::unique_ptr<FindingsFormat> makeGithubFindings(const FormatOptions &options);
/// JUnit's XML: a file is a suite, a finding a case, which fails where it is as grave as `failOn`.
[[nodiscard]] std::unique_ptr<FindingsFormat> makeJunitFindings(const FormatOptions &options);

}  // namespace vtes::cli
