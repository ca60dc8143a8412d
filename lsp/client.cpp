#include "lsp/client.h"

#include <algorithm>
#include <initializer_list>
#include <string_view>

namespace vtes::lsp {

namespace {

const Json kNothing;

const Json &at(const Json &json, std::initializer_list<std::string_view> path) {
  const Json *here = &json;
  for (const std::string_view name : path) {
    here = find(*here, name);
    if (here == nullptr) return kNothing;
  }
  return *here;
}

bool flag(const Json &json, std::initializer_list<std::string_view> path) {
  const Json &value = at(json, path);
  return value.is_boolean() && value.get<bool>();
}

bool lists(const Json &list, std::string_view word) {
  return std::any_of(list.begin(), list.end(), [word](const Json &entry) { return entry == word; });
}

/// Markdown, where it is what the client likes best or at least takes.
bool markdown(const Json &formats) {
  return lists(formats, "markdown") && (formats.front() == "markdown" || !lists(formats, "plaintext"));
}

std::set<std::string> words(const Json &list) {
  std::set<std::string> all;
  for (const Json &entry : list) {
    if (entry.is_string()) all.insert(entry.get<std::string>());
  }
  return all;
}

void readEncoding(const Json &offered, Client &client) {
  // The client's first that is known here; without any it is UTF-16, which every client has.
  for (const Json &name : offered) {
    if (name == "utf-8") {
      client.encoding = text::Encoding::Utf8;
    } else if (name == "utf-32") {
      client.encoding = text::Encoding::CodePoints;
    } else if (name != "utf-16") {
      continue;
    }
    client.encodingName = name.get<std::string>();
    return;
  }
}

}  // namespace

Client readClient(const Json &initializeParams) {
  Client client;
  if (const Json &process = at(initializeParams, {"processId"}); process.is_number_integer())
    client.processId = process.get<int>();
  const Json &all = at(initializeParams, {"capabilities"});
  readEncoding(at(all, {"general", "positionEncodings"}), client);
  client.retriesModified = words(at(all, {"general", "staleRequestSupport", "retryOnContentModified"}));

  const Json &workspace = at(all, {"workspace"});
  client.applyEdit = flag(workspace, {"applyEdit"});
  client.documentChanges = flag(workspace, {"workspaceEdit", "documentChanges"});
  client.configuration = flag(workspace, {"configuration"});
  client.registersConfiguration = flag(workspace, {"didChangeConfiguration", "dynamicRegistration"});
  client.registersWatchedFiles = flag(workspace, {"didChangeWatchedFiles", "dynamicRegistration"});
  client.refreshesDiagnostics = flag(workspace, {"diagnostics", "refreshSupport"});
  client.refreshesTokens = flag(workspace, {"semanticTokens", "refreshSupport"});
  client.refreshesHints = flag(workspace, {"inlayHint", "refreshSupport"});
  client.refreshesLenses = flag(workspace, {"codeLens", "refreshSupport"});
  client.progress = flag(all, {"window", "workDoneProgress"});

  const Json &text = at(all, {"textDocument"});
  client.pullsDiagnostics = at(text, {"diagnostic"}).is_object();
  const Json &diagnostics = at(text, {"publishDiagnostics"});
  client.diagnosticRelated = flag(diagnostics, {"relatedInformation"});
  client.diagnosticVersion = flag(diagnostics, {"versionSupport"});
  client.diagnosticLink = flag(diagnostics, {"codeDescriptionSupport"});
  for (const Json &tag : at(diagnostics, {"tagSupport", "valueSet"})) {
    if (tag.is_number_integer()) client.diagnosticTags.insert(tag.get<int>());
  }

  client.hoverMarkdown = markdown(at(text, {"hover", "contentFormat"}));
  const Json &item = at(text, {"completion", "completionItem"});
  client.completionMarkdown = markdown(at(item, {"documentationFormat"}));
  // Documentation could be resolved from the beginning; clients of old do not say so.
  const Json &resolved = at(item, {"resolveSupport", "properties"});
  client.completionResolves = resolved.is_null() || lists(resolved, "documentation");
  const Json &signature = at(text, {"signatureHelp", "signatureInformation"});
  client.signatureMarkdown = markdown(at(signature, {"documentationFormat"}));
  client.signatureOffsets = flag(signature, {"parameterInformation", "labelOffsetSupport"});
  client.definitionLinks = flag(text, {"definition", "linkSupport"});
  client.declarationLinks = flag(text, {"declaration", "linkSupport"});
  client.symbolTree = flag(text, {"documentSymbol", "hierarchicalDocumentSymbolSupport"});
  const Json &action = at(text, {"codeAction"});
  client.actionLiterals = at(action, {"codeActionLiteralSupport"}).is_object();
  client.actionPreferred = flag(action, {"isPreferredSupport"});
  client.actionResolves = flag(action, {"dataSupport"}) && lists(at(action, {"resolveSupport", "properties"}), "edit");
  client.foldsLinesOnly = flag(text, {"foldingRange", "lineFoldingOnly"});
  if (const Json &limit = at(text, {"foldingRange", "rangeLimit"}); limit.is_number_unsigned())
    client.mostFoldings = limit.get<std::size_t>();
  client.renamePrepare = flag(text, {"rename", "prepareSupport"});
  client.tokenTypes = words(at(text, {"semanticTokens", "tokenTypes"}));
  return client;
}

}  // namespace vtes::lsp
