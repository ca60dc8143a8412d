#include "cli/findings.h"
#include "cli/json.h"

namespace vtes::cli {

namespace {

Json toJson(const text::Source &source, const lint::Diagnostic &diagnostic) {
  Json json{{"id", diagnostic.rule->id},
            {"severity", lint::toString(diagnostic.severity)},
            {"range", rangeJson(source, diagnostic.range)},
            {"message", diagnostic.message}};
  if (!diagnostic.hint.empty()) json["hint"] = diagnostic.hint;
  if (!diagnostic.related.empty()) {
    Json &all = json["related"] = Json::array();
    for (const lint::Related &related : diagnostic.related) {
      all.push_back({{"range", rangeJson(source, related.range)}, {"message", related.message}});
    }
  }
  if (!diagnostic.fixes.empty()) {
    Json &all = json["fixes"] = Json::array();
    for (const lint::Fix &fix : diagnostic.fixes) {
      Json edits = Json::array();
      for (const lint::Edit &edit : fix.edits)
        edits.push_back({{"range", rangeJson(source, edit.range)}, {"text", edit.text}});
      all.push_back({{"title", fix.title}, {"safe", fix.safe}, {"edits", std::move(edits)}});
    }
  }
  return json;
}

class JsonFindings : public FindingsFormat {
 public:
  [[nodiscard]] std::string head() const override { return "{\"schema\":1,\"files\":[\n"; }

  [[nodiscard]] std::string file(const FileFindings &findings) const override {
    // A finding at a time, so that only their text is kept.
    std::string out = "{\"file\":" + dumped(findings.path) + ",\"diagnostics\":[";
    for (const lint::Diagnostic &diagnostic : findings.diagnostics) {
      if (&diagnostic != findings.diagnostics.data()) out += ',';
      out += dumped(toJson(*findings.source, diagnostic));
    }
    return out += "]}";
  }

  [[nodiscard]] std::string_view between() const override { return ",\n"; }

  [[nodiscard]] std::string tail(const Summary &summary) const override {
    Json counts = Json::object();
    for (std::size_t i = 0; i < lint::kSeverities; ++i) {
      counts[std::string(lint::toString(static_cast<lint::Severity>(i)))] = summary.counts[i];
    }
    return "\n],\"summary\":" + dumped(counts) + "}\n";
  }
};

}  // namespace

std::unique_ptr<FindingsFormat> makeJsonFindings(const FormatOptions & /*options*/) {
  return std::make_unique<JsonFindings>();
}

}  // namespace vtes::cli
