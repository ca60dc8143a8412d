#include <fmt/format.h>

#include <algorithm>

#include "cli/findings.h"
#include "cli/json.h"
#include "project/uri.h"

namespace vtes::cli {

namespace {

constexpr std::string_view kSchema = "https://json.schemastore.org/sarif-2.1.0-rtm.5.json";

// SARIF knows no hint: both lesser severities are notes, and `properties` has ours.
constexpr std::array<std::string_view, lint::kSeverities> kLevels{"error", "warning", "note", "note"};

std::string_view levelOf(lint::Severity severity) {
  return kLevels[static_cast<std::size_t>(severity)];
}

Json ruleJson(const lint::Rule &rule) {
  return {{"id", rule.id},
          {"shortDescription", {{"text", rule.meaning}}},
          {"help",
           {{"text", fmt::format("{} See {}.", rule.meaning, rule.section)}, {"markdown", lint::cataloguePage(rule)}}},
          {"defaultConfiguration", {{"level", levelOf(rule.severity)}}},
          {"properties", {{"severity", lint::toString(rule.severity)}, {"section", rule.section}}}};
}

Json regionJson(const text::Source &source, text::ByteRange bytes) {
  const text::Range range = source.range(bytes);
  return {{"startLine", range.begin.line},
          {"startColumn", range.begin.column},
          {"endLine", range.end.line},
          {"endColumn", range.end.column}};
}

class SarifFindings : public FindingsFormat {
 public:
  [[nodiscard]] std::string head() const override {
    Json rules = Json::array();
    for (const lint::Rule *rule : lint::catalogue()) rules.push_back(ruleJson(*rule));
    const Json tool{{"driver", {{"name", "vtes lint"}, {"version", VTES_VERSION}, {"rules", std::move(rules)}}}};
    return fmt::format(
        "{{\"$schema\":\"{}\",\"version\":\"2.1.0\",\"runs\":[{{\"tool\":{},\n"
        "\"columnKind\":\"unicodeCodePoints\",\"results\":[\n",
        kSchema, dumped(tool));
  }

  [[nodiscard]] std::string file(const FileFindings &findings) const override {
    const std::string uri = project::uriOf(findings.path);
    std::string out;
    for (const lint::Diagnostic &diagnostic : findings.diagnostics) {
      if (&diagnostic != findings.diagnostics.data()) out += ",\n";
      out += dumped(resultJson(*findings.source, uri, diagnostic));
    }
    return out;
  }

  [[nodiscard]] std::string_view between() const override { return ",\n"; }

  [[nodiscard]] std::string tail(const Summary &summary) const override {
    return fmt::format("\n],\"invocations\":[{{\"executionSuccessful\":{}}}]}}]}}\n", !summary.failed);
  }

 private:
  [[nodiscard]] static Json locationJson(const text::Source &source, const std::string &uri, text::ByteRange range) {
    return {{"physicalLocation", {{"artifactLocation", {{"uri", uri}}}, {"region", regionJson(source, range)}}}};
  }

  [[nodiscard]] static Json resultJson(const text::Source &source, const std::string &uri,
                                       const lint::Diagnostic &diagnostic) {
    const auto rules = lint::catalogue();
    const std::string message =
        diagnostic.hint.empty() ? diagnostic.message : fmt::format("{}; {}", diagnostic.message, diagnostic.hint);
    Json json{{"ruleId", diagnostic.rule->id},
              {"ruleIndex", std::find(rules.begin(), rules.end(), diagnostic.rule) - rules.begin()},
              {"level", levelOf(diagnostic.severity)},
              {"message", {{"text", message}}},
              {"locations", Json::array({locationJson(source, uri, diagnostic.range)})}};
    if (!diagnostic.related.empty()) {
      Json &all = json["relatedLocations"] = Json::array();
      for (const lint::Related &related : diagnostic.related) {
        Json location = locationJson(source, uri, related.range);
        location["message"] = {{"text", related.message}};
        all.push_back(std::move(location));
      }
    }
    if (!diagnostic.fixes.empty()) {
      Json &all = json["fixes"] = Json::array();
      for (const lint::Fix &fix : diagnostic.fixes) all.push_back(fixJson(source, uri, fix));
    }
    json["properties"] = {{"severity", lint::toString(diagnostic.severity)}};
    return json;
  }

  [[nodiscard]] static Json fixJson(const text::Source &source, const std::string &uri, const lint::Fix &fix) {
    Json replacements = Json::array();
    for (const lint::Edit &edit : fix.edits) {
      replacements.push_back(
          {{"deletedRegion", regionJson(source, edit.range)}, {"insertedContent", {{"text", edit.text}}}});
    }
    Json change{{"artifactLocation", {{"uri", uri}}}, {"replacements", std::move(replacements)}};
    return {{"description", {{"text", fix.title}}},
            {"artifactChanges", Json::array({std::move(change)})},
            {"properties", {{"safe", fix.safe}}}};
  }
};

}  // namespace

std::unique_ptr<FindingsFormat> makeSarifFindings(const FormatOptions & /*options*/) {
  return std::make_unique<SarifFindings>();
}

}  // namespace vtes::cli
