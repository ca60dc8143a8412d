#pragma once
/// What the client can do, as far as the server asks.

#include <set>
#include <string>

#include "lsp/json.h"
#include "text/source.h"

namespace vtes::lsp {

/// Read once from `initialize`; immutable from then on.
struct Client {
  text::Encoding encoding = text::Encoding::Utf16;
  std::string encodingName = "utf-16";
  int processId = 0;  ///< of the program that started the server; 0: none is named

  bool applyEdit = false;
  bool documentChanges = false;  ///< a workspace edit can name the version it was made for
  bool configuration = false;
  bool registersConfiguration = false;
  bool registersWatchedFiles = false;
  bool refreshesDiagnostics = false;
  bool refreshesTokens = false;
  bool refreshesHints = false;
  bool refreshesLenses = false;
  bool progress = false;

  bool pullsDiagnostics = false;  ///< it asks for diagnostics, so none are pushed: it would show them twice
  bool diagnosticRelated = false;
  bool diagnosticVersion = false;
  bool diagnosticLink = false;
  std::set<int> diagnosticTags;

  bool hoverMarkdown = false;
  bool completionMarkdown = false;
  bool completionResolves = false;  ///< documentation can come later
  bool signatureMarkdown = false;
  bool signatureOffsets = false;  ///< a parameter can be a range of the label
  bool definitionLinks = false;
  bool declarationLinks = false;
  bool symbolTree = false;
  bool actionLiterals = false;
  bool actionPreferred = false;
  bool actionResolves = false;  ///< edits can come later
  bool foldsLinesOnly = false;
  std::size_t mostFoldings = 0;  ///< 0: any number
  bool renamePrepare = false;
  std::set<std::string> tokenTypes;
  std::set<std::string> retriesModified;  ///< methods that it sends again where the content has been modified
};

/// Fields that are missing or of the wrong type count as not there.
[[nodiscard]] Client readClient(const Json &initializeParams);

}  // namespace vtes::lsp
