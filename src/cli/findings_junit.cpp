#include <fmt/format.h>

#include <algorithm>

#include "cli/excerpt.h"
#include "cli/findings.h"

namespace vtes::cli {

namespace {

/// As text or as the value of an attribute. XML has no place for control characters at all.
std::string escaped(std::string_view text) {
  std::string result;
  for (const char byte : printable(text)) {
    switch (byte) {
      case '&':
        result += "&amp;";
        break;
      case '<':
        result += "&lt;";
        break;
      case '>':
        result += "&gt;";
        break;
      case '"':
        result += "&quot;";
        break;
      default:
        result += byte;
    }
  }
  return result;
}

class JunitFindings : public FindingsFormat {
 public:
  explicit JunitFindings(const FormatOptions &options) : options_(options) {}

  [[nodiscard]] std::string head() const override {
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"vtes lint\">\n";
  }

  [[nodiscard]] std::string file(const FileFindings &findings) const override {
    const auto fails = [this](const lint::Diagnostic &diagnostic) { return diagnostic.severity <= options_.failOn; };
    const auto failures = std::count_if(findings.diagnostics.begin(), findings.diagnostics.end(), fails);
    const std::string path = escaped(findings.path);
    // A suite without a case would be shown as one that did not run.
    std::string out = fmt::format("  <testsuite name=\"{}\" tests=\"{}\" failures=\"{}\" errors=\"0\">\n", path,
                                  std::max<std::size_t>(1, findings.diagnostics.size()), failures);
    if (findings.diagnostics.empty()) out += fmt::format("    <testcase classname=\"{0}\" name=\"{0}\"/>\n", path);
    for (const lint::Diagnostic &diagnostic : findings.diagnostics) {
      const text::Position at = findings.source->position(diagnostic.range.begin);
      const std::string_view severity = lint::toString(diagnostic.severity);
      const std::string message = escaped(diagnostic.message);
      std::string body =
          fmt::format("{}:{}:{}: {}: {} [{}]", path, at.line, at.column, severity, message, diagnostic.rule->id);
      if (!diagnostic.hint.empty()) body += "\nhint: " + escaped(diagnostic.hint);
      out += fmt::format("    <testcase classname=\"{}\" name=\"{} {}:{}\">\n", path, diagnostic.rule->id, at.line,
                         at.column);
      if (fails(diagnostic)) {
        out += fmt::format("      <failure type=\"{}\" message=\"{}\">{}</failure>\n", severity, message, body);
      } else {
        out += fmt::format("      <system-out>{}</system-out>\n", body);
      }
      out += "    </testcase>\n";
    }
    return out += "  </testsuite>\n";
  }

  [[nodiscard]] std::string tail(const Summary & /*summary*/) const override { return "</testsuites>\n"; }

 private:
  FormatOptions options_;
};

}  // namespace

std::unique_ptr<FindingsFormat> makeJunitFindings(const FormatOptions &options) {
  return std::make_unique<JunitFindings>(options);
}

}  // namespace vtes::cli
