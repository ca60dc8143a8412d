#pragma once
/// The features of the editor, a handler a request: positions in, a call of ide/, positions out.

#include <span>
#include <string_view>

#include "ide/prose.h"
#include "ide/snapshot.h"
#include "lsp/client.h"
#include "lsp/json.h"
#include "lsp/jsonrpc.h"
#include "lsp/positions.h"
#include "lsp/workspace.h"

namespace vtes::lsp {

/// A request about one document, which has been understood.
struct Call {
  const Json &params;
  const View &view;
  const ide::Snapshot &snapshot;
  Positions positions;
  const Client &client;
  Workspace &workspace;

  [[nodiscard]] const text::Source &source() const { return *snapshot.source; }
  /// `params.position`
  [[nodiscard]] std::uint32_t offset() const { return positions.offset(source(), positionOf(params)); }
  /// `params.range`
  [[nodiscard]] text::ByteRange bytes() const { return positions.bytes(source(), rangeOf(params)); }
  [[nodiscard]] Range range(text::ByteRange bytes) const { return positions.range(source(), bytes); }
  [[nodiscard]] Json edits(const std::vector<lint::Edit> &edits) const;
  /// Edits of this document as a `WorkspaceEdit`, with its version where the client takes one.
  [[nodiscard]] Json workspaceEdit(const std::vector<lint::Edit> &changes) const;
};

/// Gives the result; throws RpcError for an answer that is an error, Json::exception where `params` are not right.
using Feature = Json (*)(const Call &call);

/// Null where the method is none of a document's. The method has to be answered with `null` where there is nothing to
/// look at.
[[nodiscard]] Feature findFeature(std::string_view method);

/// The positions of what a client sees of a view.
[[nodiscard]] inline Positions positionsOf(const Client &client, const View &view) {
  return {client.encoding, view.version != nullptr};
}

/// `{kind, value}`, or the plain text.
[[nodiscard]] Json markup(const ide::Prose &prose, bool markdown);

// One a method; the files are named after what they are about.
namespace features {

Json hover(const Call &call);
Json signatureHelp(const Call &call);
Json completion(const Call &call);
/// `completionItem/resolve`; `params` is the item.
Json resolveCompletion(const Call &call);

Json definition(const Call &call);
Json declaration(const Call &call);
Json references(const Call &call);
Json documentHighlight(const Call &call);
Json prepareRename(const Call &call);
Json rename(const Call &call);

Json documentSymbol(const Call &call);
Json foldingRange(const Call &call);
Json selectionRange(const Call &call);
Json semanticTokens(const Call &call);
Json semanticTokensDelta(const Call &call);
Json semanticTokensRange(const Call &call);
Json inlayHint(const Call &call);
Json codeLens(const Call &call);
Json documentLink(const Call &call);

/// What code actions can be.
[[nodiscard]] std::span<const std::string_view> actionKinds();
Json codeAction(const Call &call);
/// `codeAction/resolve`; `params` is the action.
Json resolveCodeAction(const Call &call);
Json formatting(const Call &call);
Json rangeFormatting(const Call &call);
Json onTypeFormatting(const Call &call);

// Our own: docs/editors.md has them.
/// `vtes/tell`
Json tell(const Call &call);
/// `vtes/status`
Json status(const Call &call);
/// `vtes/replayAt`
Json replayAt(const Call &call);
/// `vtes/nextTurn`
Json nextTurn(const Call &call);

}  // namespace features

/// The names of token types as this client knows them, in the order of ide/.
[[nodiscard]] std::vector<std::string> tokenTypesFor(const Client &client);

/// `workspace/symbol` of one document, without its limit.
[[nodiscard]] Json workspaceSymbols(const Call &call, std::string_view query, std::size_t limit);

}  // namespace vtes::lsp
