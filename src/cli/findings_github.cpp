#include <fmt/format.h>

#include "cli/excerpt.h"
#include "cli/findings.h"

namespace vtes::cli {

namespace {

// An error fails the eye, a warning draws it; the two lesser severities are one there.
constexpr std::array<std::string_view, lint::kSeverities> kCommands{"error", "warning", "notice", "notice"};

/// What would end the command, or a property of it, as GitHub's runner decodes it.
std::string escaped(std::string_view text, bool property) {
  std::string result;
  for (const char byte : text) {
    if (byte == '%' || byte == '\r' || byte == '\n' || (property && (byte == ':' || byte == ','))) {
      result += fmt::format("%{:02X}", static_cast<unsigned char>(byte));
    } else {
      result += byte;
    }
  }
  return result;
}

class GithubFindings : public FindingsFormat {
 public:
  [[nodiscard]] std::string file(const FileFindings &findings) const override {
    std::string out;
    for (const lint::Diagnostic &diagnostic : findings.diagnostics) {
      const text::Range range = findings.source->range(diagnostic.range);
      std::string place = fmt::format("line={}", range.begin.line);
      // Columns over several lines are refused by the service that shows them.
      if (range.begin.line == range.end.line) {
        place += fmt::format(",endLine={},col={},endColumn={}", range.end.line, range.begin.column, range.end.column);
      } else {
        place += fmt::format(",endLine={}", range.end.line);
      }
      std::string message = printable(diagnostic.message);
      if (!diagnostic.hint.empty()) message += "\nhint: " + printable(diagnostic.hint);
      out +=
          fmt::format("::{} file={},{},title={}::{}\n", kCommands[static_cast<std::size_t>(diagnostic.severity)],
                      escaped(findings.path, true), place, escaped(diagnostic.rule->id, true), escaped(message, false));
    }
    return out;
  }

  [[nodiscard]] std::string tail(const Summary & /*summary*/) const override { return {}; }
};

}  // namespace

std::unique_ptr<FindingsFormat> makeGithubFindings(const FormatOptions & /*options*/) {
  return std::make_unique<GithubFindings>();
}

}  // namespace vtes::cli
