#include "lsp/capabilities.h"

#include "ide/completion.h"
#include "ide/formatting.h"
#include "ide/semantic_tokens.h"
#include "ide/signature.h"
#include "lsp/commands.h"
#include "lsp/features.h"

namespace vtes::lsp {

namespace {

Json serverCapabilities(const Client &client) {
  Json all;
  all["positionEncoding"] = client.encodingName;
  constexpr int kIncremental = 2;
  all["textDocumentSync"] = {{"openClose", true}, {"change", kIncremental}};
  all["hoverProvider"] = true;
  all["completionProvider"] = {{"triggerCharacters", ide::completionTriggers()}, {"resolveProvider", true}};
  all["signatureHelpProvider"] = {{"triggerCharacters", ide::signatureTriggers()}};
  all["definitionProvider"] = true;
  all["declarationProvider"] = true;
  all["referencesProvider"] = true;
  all["documentHighlightProvider"] = true;
  all["renameProvider"] = client.renamePrepare ? Json{{"prepareProvider", true}} : Json(true);
  all["documentSymbolProvider"] = true;
  all["workspaceSymbolProvider"] = true;
  all["foldingRangeProvider"] = true;
  all["selectionRangeProvider"] = true;
  all["inlayHintProvider"] = true;
  all["codeLensProvider"] = Json::object();
  all["documentLinkProvider"] = Json::object();
  all["documentFormattingProvider"] = true;
  all["documentRangeFormattingProvider"] = true;

  const auto triggers = ide::formatTriggers();
  all["documentOnTypeFormattingProvider"] = {{"firstTriggerCharacter", triggers.front()}};
  if (triggers.size() > 1) all["documentOnTypeFormattingProvider"]["moreTriggerCharacter"] = triggers.subspan(1);

  if (client.actionLiterals) {
    all["codeActionProvider"] = {{"codeActionKinds", features::actionKinds()},
                                 {"resolveProvider", client.actionResolves}};
  } else {
    all["codeActionProvider"] = true;
  }
  all["semanticTokensProvider"] = {
      {"legend", {{"tokenTypes", tokenTypesFor(client)}, {"tokenModifiers", ide::tokenModifierNames()}}},
      {"range", true},
      {"full", {{"delta", true}}}};
  all["executeCommandProvider"] = {{"commands", {kApplyEditCommand, kCheckWorkspaceCommand}},
                                   {"workDoneProgress", true}};
  if (client.pullsDiagnostics) {
    all["diagnosticProvider"] = {{"identifier", "vtes"},
                                 {"interFileDependencies", false},
                                 {"workspaceDiagnostics", true},
                                 {"workDoneProgress", true}};
  }
  all["workspace"] = {{"workspaceFolders", {{"supported", true}, {"changeNotifications", true}}}};
  return all;
}

}  // namespace

Json initializeResult(const Client &client, std::string_view version) {
  return {{"capabilities", serverCapabilities(client)}, {"serverInfo", {{"name", "vtes"}, {"version", version}}}};
}

Json registrations(const Client &client) {
  Json list = Json::array();
  if (client.registersWatchedFiles) {
    // Deck lists can have any name; most have this one.
    Json watchers = Json::array();
    for (const char *pattern : {"**/*.vtes", "**/.vtes.yaml", "**/.vtes-baseline.json", "**/*.txt"})
      watchers.push_back({{"globPattern", pattern}});
    list.push_back({{"id", "watched-files"},
                    {"method", "workspace/didChangeWatchedFiles"},
                    {"registerOptions", {{"watchers", std::move(watchers)}}}});
  }
  if (client.registersConfiguration) {
    list.push_back({{"id", "configuration"},
                    {"method", "workspace/didChangeConfiguration"},
                    {"registerOptions", {{"section", "vtes"}}}});
  }
  if (list.empty()) return nullptr;
  return {{"registrations", std::move(list)}};
}

}  // namespace vtes::lsp
