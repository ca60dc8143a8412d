#include "ide/completion.h"

#include <array>

#include "lsp/features.h"

namespace vtes::lsp::features {

namespace {

constexpr std::array kKinds{
    CompletionItemKind::Reference,   // Player
    CompletionItemKind::Class,       // CryptCard
    CompletionItemKind::Event,       // LibraryCard
    CompletionItemKind::Reference,   // ShortForm
    CompletionItemKind::Keyword,     // Term
    CompletionItemKind::Keyword,     // Phase
    CompletionItemKind::Enum,        // Clan
    CompletionItemKind::EnumMember,  // Discipline
    CompletionItemKind::Property,    // Key
    CompletionItemKind::Value,       // Value
    CompletionItemKind::Text,        // CardName
};
static_assert(kKinds.size() == static_cast<std::size_t>(ide::CompletionKind::CardName) + 1);

/// The documentation of a client that cannot ask for it later, into `item`.
void addDocumentation(const Call &call, std::string_view id, Json &item) {
  const auto text = ide::documentationOf(call.snapshot, id);
  if (text && !text->empty()) item["documentation"] = markup(*text, call.client.completionMarkdown);
}

}  // namespace

Json completion(const Call &call) {
  const ide::Completion completion = ide::complete(call.snapshot, call.offset());
  Json items = Json::array();
  for (const ide::CompletionItem &item : completion.items) {
    Json entry{{"label", item.label},
               {"kind", static_cast<int>(kKinds[static_cast<std::size_t>(item.kind)])},
               {"sortText", item.sort},
               {"filterText", item.filter},
               {"textEdit", TextEdit{call.range(item.edit.range), item.edit.text}}};
    const std::string detail = item.facts.empty() ? item.detail : item.detail + " (" + item.facts + ")";
    if (!detail.empty()) entry["detail"] = detail;
    if (!item.id.empty() && call.client.completionResolves) {
      entry["data"] = {{"uri", call.view.uri}, {"id", item.id}};
    } else if (!item.id.empty()) {
      addDocumentation(call, item.id, entry);
    }
    items.push_back(std::move(entry));
  }
  return {{"isIncomplete", !completion.complete}, {"items", std::move(items)}};
}

Json resolveCompletion(const Call &call) {
  Json item = call.params;
  addDocumentation(call, call.params.at("data").at("id").get<std::string>(), item);
  return item;
}

}  // namespace vtes::lsp::features
