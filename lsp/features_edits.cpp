#include <algorithm>
#include <array>
#include <string>

#include "ide/code_actions.h"
#include "ide/formatting.h"
#include "lsp/commands.h"
#include "lsp/diagnostics.h"
#include "lsp/features.h"

namespace vtes::lsp::features {

namespace {

constexpr std::array<std::string_view, 7> kActionKinds{
    "quickfix",         "source.fixAll.vtes", "refactor.rewrite.expand", "refactor.rewrite.abbreviate",
    "refactor.rewrite", "source.frontMatter", "source.nextTurn"};
static_assert(kActionKinds.size() == static_cast<std::size_t>(ide::ActionKind::NextTurn) + 1);

/// `kind` is `wanted` or one of its kind: `source.fixAll.vtes` is a `source`.
bool isOfKind(std::string_view kind, std::string_view wanted) {
  return wanted.empty() || (kind.starts_with(wanted) && (kind.size() == wanted.size() || kind[wanted.size()] == '.'));
}

bool wants(const Json &only, std::string_view kind) {
  if (only.is_null()) return true;
  return std::any_of(only.begin(), only.end(),
                     [kind](const Json &wanted) { return isOfKind(kind, wanted.get<std::string>()); });
}

/// For a client that knows commands alone.
Json commandOf(const Call &call, const ide::CodeAction &action) {
  const auto edits = action.id.empty() ? action.edits : ide::editsOf(call.snapshot, action.id);
  return {{"title", action.title},
          {"command", kApplyEditCommand},
          {"arguments", Json::array({{{"label", action.title}, {"edit", call.workspaceEdit(edits)}}})}};
}

Json literalOf(const Call &call, const ide::CodeAction &action, std::string_view kind) {
  Json entry{{"title", action.title}, {"kind", kind}};
  if (action.finding) {
    entry["diagnostics"] = Json::array({diagnosticOf(call.snapshot.findings[*action.finding], call.view, call.client,
                                                     call.workspace.settings(), call.source())});
  }
  if (action.preferred && call.client.actionPreferred) entry["isPreferred"] = true;
  if (action.id.empty()) {
    entry["edit"] = call.workspaceEdit(action.edits);
  } else if (call.client.actionResolves) {
    entry["data"] = {{"uri", call.view.uri}, {"id", action.id}, {"result", call.view.resultId}};
  } else {
    entry["edit"] = call.workspaceEdit(ide::editsOf(call.snapshot, action.id));
  }
  return entry;
}

}  // namespace

std::span<const std::string_view> actionKinds() {
  return kActionKinds;
}

Json codeAction(const Call &call) {
  const Json *context = find(call.params, "context");
  const Json *only = context == nullptr ? nullptr : find(*context, "only");
  Json list = Json::array();
  for (const ide::CodeAction &action : ide::codeActions(call.snapshot, call.bytes())) {
    const std::string_view kind = kActionKinds[static_cast<std::size_t>(action.kind)];
    if (only != nullptr && !wants(*only, kind)) continue;
    list.push_back(call.client.actionLiterals ? literalOf(call, action, kind) : commandOf(call, action));
  }
  return list;
}

Json resolveCodeAction(const Call &call) {
  const Json &data = call.params.at("data");
  // The edits would be those of another text.
  if (data.at("result") != call.view.resultId)
    throw RpcError(ErrorCode::ContentModified, "the document has changed since the action was offered");
  Json action = call.params;
  action["edit"] = call.workspaceEdit(ide::editsOf(call.snapshot, data.at("id").get<std::string>()));
  return action;
}

Json formatting(const Call &call) {
  return call.edits(ide::formatDocument(call.snapshot));
}

Json rangeFormatting(const Call &call) {
  return call.edits(ide::formatRange(call.snapshot, call.bytes()));
}

Json onTypeFormatting(const Call &call) {
  return call.edits(ide::formatOnType(call.snapshot, call.offset()));
}

Json nextTurn(const Call &call) {
  const auto edit = ide::nextTurn(call.snapshot, call.offset());
  return edit ? Json(TextEdit{call.range(edit->range), edit->text}) : Json();
}

}  // namespace vtes::lsp::features
