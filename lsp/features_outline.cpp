#include <algorithm>
#include <array>

#include "ide/inlay_hints.h"
#include "ide/links.h"
#include "ide/ranges.h"
#include "ide/semantic_tokens.h"
#include "ide/symbols.h"
#include "ide/turns.h"
#include "lsp/features.h"
#include "project/uri.h"

namespace vtes::lsp {

namespace {

constexpr std::array kSymbols{
    SymbolKind::Namespace,  // FrontMatter
    SymbolKind::Class,      // Turn
    SymbolKind::Property,   // Phase
    SymbolKind::Method,     // Action
    SymbolKind::Event,      // Combat
    SymbolKind::Interface,  // Referendum
    SymbolKind::Constant,   // Deal
    SymbolKind::Variable,   // Player
    SymbolKind::Struct,     // Minion
    SymbolKind::Function,   // Card
};
static_assert(kSymbols.size() == static_cast<std::size_t>(ide::SymbolKind::Card) + 1);

bool wanted(ide::HintKind kind, const Settings &settings) {
  switch (kind) {
    case ide::HintKind::Name:
      return settings.inlayNames;
    case ide::HintKind::Pool:
      return settings.inlayPools;
    case ide::HintKind::Stealth:
      return settings.inlayStealth;
    case ide::HintKind::Votes:
      return settings.inlayVotes;
  }
  return true;
}

int kindOf(ide::SymbolKind kind) {
  return static_cast<int>(kSymbols[static_cast<std::size_t>(kind)]);
}

Json symbolTree(const Call &call, const std::vector<ide::Symbol> &symbols) {
  Json list = Json::array();
  for (const ide::Symbol &symbol : symbols) {
    Json entry{{"name", symbol.name},
               {"kind", kindOf(symbol.kind)},
               {"range", call.range(symbol.range)},
               {"selectionRange", call.range(symbol.selection)}};
    if (!symbol.detail.empty()) entry["detail"] = symbol.detail;
    if (!symbol.children.empty()) entry["children"] = symbolTree(call, symbol.children);
    list.push_back(std::move(entry));
  }
  return list;
}

/// The tree in a row, for clients that show no trees.
void symbolList(const Call &call, const std::vector<ide::Symbol> &symbols, const std::string &container, Json &list) {
  for (const ide::Symbol &symbol : symbols) {
    Json entry{{"name", symbol.name},
               {"kind", kindOf(symbol.kind)},
               {"location", Location{call.view.uri, call.range(symbol.range)}}};
    if (!container.empty()) entry["containerName"] = container;
    list.push_back(std::move(entry));
    symbolList(call, symbol.children, symbol.name, list);
  }
}

/// Five numbers a token: lines and columns relative to the token before, length, type, modifiers.
std::vector<std::uint32_t> tokenData(const Call &call, const std::vector<ide::SemanticToken> &tokens) {
  std::vector<std::uint32_t> data;
  data.reserve(5 * tokens.size());
  Position before;
  for (const ide::SemanticToken &token : tokens) {
    const Range range = call.range(token.range);
    const std::uint32_t line = range.start.line - before.line;
    data.insert(data.end(),
                {line, range.start.character - (line == 0 ? before.character : 0),
                 range.end.character - range.start.character, static_cast<std::uint32_t>(token.type), token.modifiers});
    before = range.start;
  }
  return data;
}

/// Keeps what is sent, for the next difference.
const SentTokens &sendTokens(const Call &call, std::vector<std::uint32_t> data) {
  SentTokens &sent = call.workspace.sentTokens(call.view.uri);
  ++sent.id;
  sent.data = std::move(data);
  return sent;
}

}  // namespace

std::vector<std::string> tokenTypesFor(const Client &client) {
  const auto own = ide::tokenTypeNames();
  const auto standard = ide::standardTokenTypeNames();
  std::vector<std::string> names;
  for (std::size_t i = 0; i < own.size(); ++i)
    names.emplace_back(client.tokenTypes.contains(std::string(own[i])) ? own[i] : standard[i]);
  return names;
}

Json workspaceSymbols(const Call &call, std::string_view query, std::size_t limit) {
  Json list = Json::array();
  for (const ide::FoundSymbol &symbol : ide::findSymbols(call.snapshot, query, limit)) {
    Json entry{{"name", symbol.name},
               {"kind", kindOf(symbol.kind)},
               {"location", Location{call.view.uri, call.range(symbol.range)}}};
    if (!symbol.container.empty()) entry["containerName"] = symbol.container;
    list.push_back(std::move(entry));
  }
  return list;
}

namespace features {

Json documentSymbol(const Call &call) {
  const std::vector<ide::Symbol> symbols = ide::documentSymbols(call.snapshot);
  if (call.client.symbolTree) return symbolTree(call, symbols);
  Json list = Json::array();
  symbolList(call, symbols, {}, list);
  return list;
}

Json foldingRange(const Call &call) {
  Json list = Json::array();
  for (const ide::Folding &folding : ide::foldings(call.snapshot)) {
    const Range range = call.range(folding.range);
    if (range.start.line == range.end.line) continue;
    if (call.client.mostFoldings != 0 && list.size() == call.client.mostFoldings) break;
    Json entry{{"startLine", range.start.line}, {"endLine", range.end.line}};
    if (!call.client.foldsLinesOnly) {
      // The header stays in view: what is folded begins behind it.
      const auto header = call.source().line(range.start.line + 1);
      entry["startCharacter"] = call.positions.position(call.source(), header.end).character;
      entry["endCharacter"] = range.end.character;
    }
    if (folding.kind == ide::FoldingKind::Comment) entry["kind"] = "comment";
    if (folding.kind == ide::FoldingKind::Turn || folding.kind == ide::FoldingKind::FrontMatter)
      entry["kind"] = "region";
    list.push_back(std::move(entry));
  }
  return list;
}

Json selectionRange(const Call &call) {
  Json list = Json::array();
  for (const Json &position : call.params.at("positions")) {
    const auto ranges =
        ide::selectionRanges(call.snapshot, call.positions.offset(call.source(), position.get<Position>()));
    Json selection;
    for (auto range = ranges.rbegin(); range != ranges.rend(); ++range) {
      Json inner{{"range", call.range(*range)}};
      if (!selection.is_null()) inner["parent"] = std::move(selection);
      selection = std::move(inner);
    }
    list.push_back(std::move(selection));
  }
  return list;
}

Json semanticTokens(const Call &call) {
  const SentTokens &sent = sendTokens(call, tokenData(call, ide::semanticTokens(call.snapshot)));
  return {{"resultId", std::to_string(sent.id)}, {"data", sent.data}};
}

Json semanticTokensDelta(const Call &call) {
  const SentTokens &known = call.workspace.sentTokens(call.view.uri);
  const auto previous = call.params.at("previousResultId").get<std::string>();
  if (known.id == 0 || previous != std::to_string(known.id)) return semanticTokens(call);
  const std::vector<std::uint32_t> before = known.data;
  const SentTokens &sent = sendTokens(call, tokenData(call, ide::semanticTokens(call.snapshot)));
  // Whole tokens that are the same in front and behind stay; in between lies one edit.
  const auto whole = [](std::ptrdiff_t numbers) { return numbers - numbers % 5; };
  const auto &after = sent.data;
  const auto front =
      whole(std::mismatch(before.begin(), before.end(), after.begin(), after.end()).first - before.begin());
  const auto oldRest = std::make_reverse_iterator(before.begin() + front);
  const auto newRest = std::make_reverse_iterator(after.begin() + front);
  const auto back = whole(std::mismatch(before.rbegin(), oldRest, after.rbegin(), newRest).first - before.rbegin());
  Json edits = Json::array();
  if (front + back < std::ssize(before) || front + back < std::ssize(after)) {
    edits.push_back({{"start", front},
                     {"deleteCount", std::ssize(before) - back - front},
                     {"data", std::vector<std::uint32_t>(after.begin() + front, after.end() - back)}});
  }
  return {{"resultId", std::to_string(sent.id)}, {"edits", std::move(edits)}};
}

Json semanticTokensRange(const Call &call) {
  return {{"data", tokenData(call, ide::semanticTokens(call.snapshot, call.bytes()))}};
}

Json inlayHint(const Call &call) {
  Json list = Json::array();
  if (!call.workspace.settings().inlayHints) return list;
  for (const ide::InlayHint &hint : ide::inlayHints(call.snapshot, call.bytes())) {
    if (!wanted(hint.kind, call.workspace.settings())) continue;
    Json entry{{"position", call.positions.position(call.source(), hint.offset)},
               {"label", hint.label},
               {"paddingLeft", hint.blankBefore},
               {"paddingRight", hint.blankBehind}};
    if (!hint.tooltip.empty()) entry["tooltip"] = markup(hint.tooltip, call.client.hoverMarkdown);
    list.push_back(std::move(entry));
  }
  return list;
}

Json codeLens(const Call &call) {
  Json list = Json::array();
  if (!call.workspace.settings().codeLens) return list;
  // A lens without a command is only read; by the protocol it is a command of no name.
  for (const ide::TurnLens &lens : ide::turnLenses(call.snapshot))
    list.push_back({{"range", call.range(lens.range)}, {"command", {{"title", lens.title}, {"command", ""}}}});
  return list;
}

Json documentLink(const Call &call) {
  Json list = Json::array();
  for (const ide::Link &link : ide::links(call.snapshot)) {
    // What a document that lies nowhere names is relative to nothing.
    if (!link.path.starts_with('/')) continue;
    Json entry{{"range", call.range(link.range)}, {"target", project::uriOf(link.path)}};
    if (!link.tooltip.empty()) entry["tooltip"] = link.tooltip;
    list.push_back(std::move(entry));
  }
  return list;
}

}  // namespace features

}  // namespace vtes::lsp
