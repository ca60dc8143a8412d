#include "lsp/diagnostics.h"

#include <fmt/format.h>

#include <iterator>
#include <utility>

#include "ide/findings.h"
#include "lsp/features.h"

namespace vtes::lsp {

namespace {

constexpr std::array<DiagnosticSeverity, lint::kSeverities> kSeverities{1, 2, 3, 4};

}  // namespace

Diagnostic diagnosticOf(const lint::Diagnostic &finding, const View &view, const Client &client,
                        const Settings &settings, const text::Source &source) {
  const Positions positions = positionsOf(client, view);
  Diagnostic diagnostic;
  diagnostic.range = positions.range(source, finding.range);
  diagnostic.severity = kSeverities[static_cast<std::size_t>(finding.severity)];
  diagnostic.code = finding.rule->id;
  if (client.diagnosticLink && !settings.findingsPage.empty())
    diagnostic.codeLink.append(settings.findingsPage).append(1, '#').append(ide::anchorOf(*finding.rule));
  diagnostic.message = finding.message;
  if (!finding.hint.empty()) diagnostic.message.append(1, '\n').append(finding.hint);
  if (ide::unnecessary(*finding.rule) && client.diagnosticTags.contains(static_cast<int>(DiagnosticTag::Unnecessary)))
    diagnostic.tags.push_back(DiagnosticTag::Unnecessary);
  if (client.diagnosticRelated) {
    for (const lint::Related &related : finding.related)
      diagnostic.related.emplace_back(Location{view.uri, positions.range(source, related.range)}, related.message);
  }
  return diagnostic;
}

namespace {

/// All of a view; of one that was too large to be read, one that says so.
std::vector<Diagnostic> diagnosticsOf(const View &view, const Client &client, const Settings &settings) {
  std::vector<Diagnostic> diagnostics;
  if (view.snapshot == nullptr) {
    Diagnostic &diagnostic = diagnostics.emplace_back();
    diagnostic.code = "too-large";
    diagnostic.message =
        fmt::format("larger than {} MiB, which no transcript is: it is not read", kLargestDocument >> 20U);
    return diagnostics;
  }
  diagnostics.reserve(view.snapshot->findings.size());
  for (const lint::Diagnostic &finding : view.snapshot->findings)
    diagnostics.push_back(diagnosticOf(finding, view, client, settings, *view.snapshot->source));
  return diagnostics;
}

}  // namespace

std::string publishParams(const View &view, const Client &client, const Settings &settings) {
  std::string params = R"({"uri":)";
  appendString(params, view.uri);
  if (client.diagnosticVersion && view.version != nullptr)
    fmt::format_to(std::back_inserter(params), R"(,"version":{})", view.version->number);
  params += R"(,"diagnostics":[)";
  for (const Diagnostic &diagnostic : diagnosticsOf(view, client, settings)) {
    if (params.back() != '[') params += ',';
    appendJson(params, diagnostic);
  }
  params += "]}";
  return params;
}

Json diagnosticReport(const View &view, const Client &client, const Settings &settings,
                      const std::string &previousResultId) {
  if (view.resultId == previousResultId) return {{"kind", "unchanged"}, {"resultId", view.resultId}};
  return {{"kind", "full"}, {"resultId", view.resultId}, {"items", diagnosticsOf(view, client, settings)}};
}

}  // namespace vtes::lsp
