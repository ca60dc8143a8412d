#pragma once
/// What a user can set in the editor: `initializationOptions`, and the section `vtes` of the editor's configuration.

#include <string>
#include <vector>

#include "lint/diagnostic.h"
#include "lsp/json.h"

namespace vtes::lsp {

struct Settings {
  std::string cards;                                  ///< folder of card facts; empty: as commands choose them
  lint::Severity minSeverity = lint::Severity::Hint;  ///< findings that are less are not shown
  bool inlayHints = false;                            ///< any at all; which, the next four say
  bool inlayNames = true;                             ///< full names behind abbreviations
  bool inlayPools = true;                             ///< behind headers without one
  bool inlayStealth = true;                           ///< with intercept, at attempts to block
  bool inlayVotes = true;                             ///< at the end of a referendum
  bool codeLens = true;
  /// URI of the page that describes findings, without a fragment; empty: findings have no link.
  std::string findingsPage;

  friend bool operator==(const Settings &, const Settings &) = default;
};

/// `before` with what `json` says in place of it. What is no setting or has another type is left out, with a message in
/// `complaints`; null and fields that are null say nothing.
[[nodiscard]] Settings readSettings(const Json &json, Settings before, std::vector<std::string> &complaints);

/// The page that is installed beside the program; empty where it is not.
[[nodiscard]] std::string installedFindingsPage();

}  // namespace vtes::lsp
