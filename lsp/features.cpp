#include "lsp/features.h"

#include <array>

#include "ide/hover.h"
#include "ide/signature.h"
#include "ide/told.h"
#include "ide/turns.h"
#include "json/table.h"
#include "lsp/dispatch.h"

namespace vtes::lsp {

namespace {

using Entry = Dispatch<Feature>;

constexpr std::array kFeatures{
    Entry{"textDocument/hover", features::hover},
    Entry{"textDocument/signatureHelp", features::signatureHelp},
    Entry{"textDocument/completion", features::completion},
    Entry{"completionItem/resolve", features::resolveCompletion},
    Entry{"textDocument/definition", features::definition},
    Entry{"textDocument/declaration", features::declaration},
    Entry{"textDocument/references", features::references},
    Entry{"textDocument/documentHighlight", features::documentHighlight},
    Entry{"textDocument/prepareRename", features::prepareRename},
    Entry{"textDocument/rename", features::rename},
    Entry{"textDocument/documentSymbol", features::documentSymbol},
    Entry{"textDocument/foldingRange", features::foldingRange},
    Entry{"textDocument/selectionRange", features::selectionRange},
    Entry{"textDocument/semanticTokens/full", features::semanticTokens},
    Entry{"textDocument/semanticTokens/full/delta", features::semanticTokensDelta},
    Entry{"textDocument/semanticTokens/range", features::semanticTokensRange},
    Entry{"textDocument/inlayHint", features::inlayHint},
    Entry{"textDocument/codeLens", features::codeLens},
    Entry{"textDocument/documentLink", features::documentLink},
    Entry{"textDocument/codeAction", features::codeAction},
    Entry{"codeAction/resolve", features::resolveCodeAction},
    Entry{"textDocument/formatting", features::formatting},
    Entry{"textDocument/rangeFormatting", features::rangeFormatting},
    Entry{"textDocument/onTypeFormatting", features::onTypeFormatting},
    Entry{"vtes/tell", features::tell},
    Entry{"vtes/status", features::status},
    Entry{"vtes/replayAt", features::replayAt},
    Entry{"vtes/nextTurn", features::nextTurn},
};

}  // namespace

Feature findFeature(std::string_view method) {
  return findHandler(kFeatures, method);
}

Json Call::edits(const std::vector<lint::Edit> &edits) const {
  Json list = Json::array();
  for (const lint::Edit &edit : edits) list.push_back(TextEdit{range(edit.range), edit.text});
  return list;
}

Json Call::workspaceEdit(const std::vector<lint::Edit> &changes) const {
  Json list = edits(changes);
  if (!client.documentChanges) return {{"changes", {{view.uri, std::move(list)}}}};
  Json document{{"uri", view.uri}, {"version", nullptr}};
  if (view.version != nullptr) document["version"] = view.version->number;
  return {{"documentChanges", Json::array({{{"textDocument", std::move(document)}, {"edits", std::move(list)}}})}};
}

Json markup(const ide::Prose &prose, bool markdown) {
  return {{"kind", markdown ? "markdown" : "plaintext"}, {"value", markdown ? prose.markdown : prose.plain}};
}

namespace features {

Json hover(const Call &call) {
  const auto hover = ide::hover(call.snapshot, call.offset());
  if (!hover) return nullptr;
  return {{"contents", markup(hover->text, call.client.hoverMarkdown)}, {"range", call.range(hover->range)}};
}

Json signatureHelp(const Call &call) {
  const auto help = ide::signatureHelp(call.snapshot, call.offset());
  if (!help || help->signatures.empty()) return nullptr;
  Json signatures = Json::array();
  for (const ide::Signature &signature : help->signatures) {
    Json parameters = Json::array();
    for (const ide::Parameter &parameter : signature.parameters) {
      Json entry;
      if (call.client.signatureOffsets) {
        entry["label"] = {parameter.range.begin, parameter.range.end};
      } else {
        entry["label"] = signature.formula.substr(parameter.range.begin, parameter.range.size());
      }
      if (!parameter.text.empty()) entry["documentation"] = markup(parameter.text, call.client.signatureMarkdown);
      parameters.push_back(std::move(entry));
    }
    Json entry{{"label", signature.formula}, {"parameters", std::move(parameters)}};
    if (!signature.text.empty()) entry["documentation"] = markup(signature.text, call.client.signatureMarkdown);
    signatures.push_back(std::move(entry));
  }
  // A client takes no parameter for the first one; one behind the last is none.
  const std::size_t none = help->signatures[help->active].parameters.size();
  return {{"signatures", std::move(signatures)},
          {"activeSignature", help->active},
          {"activeParameter", help->activeParameter.value_or(none)}};
}

Json tell(const Call &call) {
  const text::ByteRange all{0, static_cast<std::uint32_t>(call.source().bytes().size())};
  const Json *range = find(call.params, "range");
  Json sentences = Json::array();
  for (const ide::ToldEvent &event :
       ide::told(call.snapshot, range == nullptr || range->is_null() ? all : call.bytes()))
    sentences.push_back({{"range", call.range(event.range)}, {"text", event.text}});
  return {{"sentences", std::move(sentences)}};
}

Json status(const Call &call) {
  const auto turn = ide::turnAt(call.snapshot, call.offset());
  if (!turn) return nullptr;
  return {{"turn", turn->turn},
          {"player", turn->player},
          {"abbreviation", turn->abbr},
          {"phase", turn->phase},
          {"header", call.range(turn->header)}};
}

Json replayAt(const Call &call) {
  const model::Transcript &transcript = *call.snapshot.transcript;
  const replay::Parts &replay = call.snapshot.replay;
  const auto moment = replay::momentAt(transcript, replay, call.offset());
  if (!moment) return nullptr;
  Json state = json::Tables(transcript, json::playerKeys(transcript, replay.players), replay.folded).turn(moment->turn);
  state["phase"] = model::toString(moment->phase);
  state["transfers"] = moment->transfers ? Json(*moment->transfers) : Json();
  return state;
}

}  // namespace features

}  // namespace vtes::lsp
