#include <algorithm>
#include <array>
#include <map>
#include <variant>

#include "ide/navigation.h"
#include "ide/rename.h"
#include "lsp/features.h"
#include "project/files.h"
#include "project/uri.h"

namespace vtes::lsp::features {

namespace {

constexpr std::array kHighlights{DocumentHighlightKind::Text, DocumentHighlightKind::Read,
                                 DocumentHighlightKind::Write};
static_assert(kHighlights.size() == static_cast<std::size_t>(ide::HighlightKind::Write) + 1);

/// Files that targets lead to; each is read once.
class Files {
 public:
  explicit Files(const Client &client) : client_(client) {}

  /// Nothing where the file cannot be read: it has gone since it was analysed.
  bool range(const std::string &path, text::ByteRange bytes, Range &out) {
    auto &source = sources_[path];
    if (source == nullptr) {
      std::string text;
      if (!project::readDeckFile(path, text)) return false;
      source = text::Source::make(std::move(text));
    }
    out = Positions(client_.encoding, false).range(*source, bytes);
    return true;
  }

 private:
  const Client &client_;
  std::map<std::string, std::shared_ptr<const text::Source>> sources_;
};

Json targetsJson(const Call &call, const std::vector<ide::Target> &targets, bool links) {
  Files files(call.client);
  Json list = Json::array();
  for (const ide::Target &target : targets) {
    Location whole{call.view.uri, {}};
    Range selection;
    if (target.path.empty()) {
      whole.range = call.range(target.range);
      selection = call.range(target.selection);
    } else {
      whole.uri = project::uriOf(target.path);
      if (!files.range(target.path, target.range, whole.range) ||
          !files.range(target.path, target.selection, selection)) {
        continue;
      }
    }
    if (links) {
      list.push_back({{"originSelectionRange", call.range(target.origin)},
                      {"targetUri", whole.uri},
                      {"targetRange", whole.range},
                      {"targetSelectionRange", selection}});
    } else {
      list.push_back(Location{whole.uri, selection});
    }
  }
  return list;
}

[[noreturn]] void refuse(const ide::Refusal &refusal) {
  throw RpcError(ErrorCode::RequestFailed, refusal.reason);
}

}  // namespace

Json definition(const Call &call) {
  return targetsJson(call, ide::definition(call.snapshot, call.offset()), call.client.definitionLinks);
}

Json declaration(const Call &call) {
  return targetsJson(call, ide::declaration(call.snapshot, call.offset()), call.client.declarationLinks);
}

Json references(const Call &call) {
  const Json &context = call.params.at("context");
  const bool declaration = optionalField<bool>(context, "includeDeclaration").value_or(true);
  Json list = Json::array();
  for (const text::ByteRange range : ide::references(call.snapshot, call.offset(), declaration))
    list.push_back(Location{call.view.uri, call.range(range)});
  return list;
}

Json documentHighlight(const Call &call) {
  Json list = Json::array();
  for (const ide::Highlight &highlight : ide::highlights(call.snapshot, call.offset())) {
    list.push_back({{"range", call.range(highlight.range)},
                    {"kind", static_cast<int>(kHighlights[static_cast<std::size_t>(highlight.kind)])}});
  }
  return list;
}

Json prepareRename(const Call &call) {
  const auto found = ide::prepareRename(call.snapshot, call.offset());
  if (const auto *refusal = std::get_if<ide::Refusal>(&found); refusal != nullptr) refuse(*refusal);
  const auto &renamable = std::get<ide::Renamable>(found);
  return {{"range", call.range(renamable.range)}, {"placeholder", renamable.word}};
}

Json rename(const Call &call) {
  const auto done = ide::rename(call.snapshot, call.offset(), call.params.at("newName").get<std::string>());
  if (const auto *refusal = std::get_if<ide::Refusal>(&done); refusal != nullptr) refuse(*refusal);
  return call.workspaceEdit(std::get<std::vector<lint::Edit>>(done));
}

}  // namespace vtes::lsp::features
