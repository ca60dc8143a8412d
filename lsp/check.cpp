#include "lsp/check.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <set>
#include <utility>
#include <vector>

#include "lsp/documents.h"
#include "project/files.h"
#include "project/uri.h"
#include "text/source.h"

namespace vtes::lsp {

namespace {

/// An editor that can do everything and pulls diagnostics.
Json initializeParams() {
  const Json markup{"markdown", "plaintext"};
  Json text;
  text["diagnostic"] = Json::object();
  text["hover"] = {{"contentFormat", markup}};
  text["completion"]["completionItem"] = {{"documentationFormat", markup},
                                          {"resolveSupport", {{"properties", {"documentation"}}}}};
  text["signatureHelp"]["signatureInformation"] = {{"documentationFormat", markup},
                                                   {"parameterInformation", {{"labelOffsetSupport", true}}}};
  text["definition"] = {{"linkSupport", true}};
  text["declaration"] = {{"linkSupport", true}};
  text["documentSymbol"] = {{"hierarchicalDocumentSymbolSupport", true}};
  text["codeAction"] = {{"codeActionLiteralSupport", Json::object()},
                        {"dataSupport", true},
                        {"resolveSupport", {{"properties", {"edit"}}}}};
  text["rename"] = {{"prepareSupport", true}};
  text["publishDiagnostics"] = {{"relatedInformation", true}};
  return {{"processId", nullptr},
          {"rootUri", nullptr},
          {"initializationOptions", {{"inlayHints", true}}},
          {"capabilities",
           {{"textDocument", std::move(text)}, {"workspace", {{"workspaceEdit", {{"documentChanges", true}}}}}}}};
}

/// A server with one document open.
class Editor {
 public:
  Editor(ServerOptions options, std::string uri, const std::string &text)
      : uri_(std::move(uri)), server_(sync(std::move(options)), [this](const std::string &frame) { keep(frame); }) {
    request("initialize", initializeParams());
    notify("initialized", Json::object());
    notify("textDocument/didOpen",
           {{"textDocument", {{"uri", uri_}, {"languageId", "vtes"}, {"version", 1}, {"text", text}}}});
  }

  void change(const std::string &text) {
    notify("textDocument/didChange",
           {{"textDocument", {{"uri", uri_}, {"version", ++version_}}}, {"contentChanges", {{{"text", text}}}}});
  }

  /// The reply, whole.
  Json request(const std::string &method, Json params) {
    reply_ = nullptr;
    send({{"jsonrpc", "2.0"}, {"id", ++id_}, {"method", method}, {"params", std::move(params)}});
    return std::move(reply_);
  }

  [[nodiscard]] Json document() const { return {{"textDocument", {{"uri", uri_}}}}; }
  [[nodiscard]] const std::string &uri() const { return uri_; }

 private:
  static ServerOptions sync(ServerOptions options) {
    options.sync = true;
    return options;
  }
  void notify(const char *method, Json params) {
    send({{"jsonrpc", "2.0"}, {"method", method}, {"params", std::move(params)}});
  }
  void send(const Json &message) { server_.receive(dumped(message)); }
  void keep(const std::string &frame) {
    Json message = Json::parse(frame);
    if (!message.contains("method")) reply_ = std::move(message);
  }

  std::string uri_;
  int id_ = 0;
  int version_ = 1;
  Json reply_;
  Server server_;  ///< last: it calls keep()
};

class Checker {
 public:
  Checker(std::string path, const ServerOptions &options, const std::string &text,
          const std::function<void(const std::string &)> &say, CheckResult &result)
      : path_(std::move(path)),
        options_(options),
        source_(text::Source::make(text)),
        editor_(options, project::uriOf(path_), text),
        say_(say),
        result_(result) {}

  void run() {
    checkDocument();
    checkFormatting();
    checkIncremental();
    for (const Position position : places()) checkPlace(position);
  }

 private:
  [[nodiscard]] std::string text() const { return std::string(source_->bytes()); }

  void fail(Position position, std::string_view method, std::string_view message) {
    ++result_.failed;
    say_(fmt::format("{}:{}:{}: `{}`: {}", path_, position.line + 1, position.character + 1, method, message));
  }

  /// The result; null where it is an error, which is a fault unless it is a refusal with words for the user.
  Json ask(const char *method, Json params, Position place = {}) {
    ++result_.asked;
    Json reply = editor_.request(method, std::move(params));
    const Json *error = find(reply, "error");
    if (error == nullptr && find(reply, "result") == nullptr) {
      fail(place, method, "there is no answer");
    } else if (error != nullptr && error->at("code") != static_cast<int>(ErrorCode::RequestFailed)) {
      fail(place, method, error->at("message").get<std::string>());
    } else if (error == nullptr) {
      checkPlaces(reply["result"], method, place);
      return std::move(reply["result"]);
    }
    return nullptr;
  }

  /// Every position in an answer is one of this document, and no range ends before it begins.
  void checkPlaces(const Json &json, const char *method, Position place) {
    if (!json.is_structured()) return;
    for (const char *key : {"uri", "targetUri"}) {
      const Json *uri = find(json, key);
      if (uri != nullptr && *uri != editor_.uri()) return;
    }
    if (find(json, "line") != nullptr && find(json, "character") != nullptr) {
      const auto position = json.get<Position>();
      if (positions_.position(*source_, positions_.offset(*source_, position)) != position)
        fail(place, method, fmt::format("there is no place {}:{}", position.line + 1, position.character + 1));
      return;
    }
    const Json *start = find(json, "start");
    const Json *end = find(json, "end");
    if (start != nullptr && end != nullptr && start->is_object()) {
      const auto range = json.get<Range>();
      if (positions_.offset(*source_, range.end) < positions_.offset(*source_, range.start))
        fail(place, method, "a range ends before it begins");
    }
    for (const Json &inner : json) checkPlaces(inner, method, place);
  }

  /// The text with edits in it; nothing where two of them overlap.
  std::string applied(const Json &edits, const char *method) {
    std::vector<std::pair<text::ByteRange, std::string>> all;
    for (const Json &json : edits) {
      const auto edit = json.get<TextEdit>();
      all.emplace_back(positions_.bytes(*source_, edit.range), edit.newText);
    }
    std::stable_sort(all.begin(), all.end(),
                     [](const auto &a, const auto &b) { return a.first.begin < b.first.begin; });
    std::string out;
    std::uint32_t at = 0;
    for (const auto &[range, replacement] : all) {
      if (range.begin < at) {
        fail(positions_.position(*source_, range.begin), method, "two edits overlap");
        return text();
      }
      out += source_->slice({at, range.begin});
      out += replacement;
      at = range.end;
    }
    return out + std::string(source_->bytes().substr(at));
  }

  Json withRange(text::ByteRange bytes) {
    Json params = editor_.document();
    params["range"] = positions_.range(*source_, bytes);
    return params;
  }

  void checkDocument() {
    for (const char *method : {"textDocument/diagnostic", "textDocument/documentSymbol", "textDocument/foldingRange",
                               "textDocument/codeLens", "textDocument/documentLink", "vtes/tell"}) {
      static_cast<void>(ask(method, editor_.document()));
    }
    const text::ByteRange all{0, static_cast<std::uint32_t>(source_->bytes().size())};
    static_cast<void>(ask("textDocument/inlayHint", withRange(all)));
    const Json whole = ask("textDocument/semanticTokens/range", withRange(all));
    const Json tokens = ask("textDocument/semanticTokens/full", editor_.document());
    if (!tokens.is_object() || !whole.is_object()) return;
    if (whole["data"] != tokens["data"])
      fail({}, "textDocument/semanticTokens/range", "the range of all has other tokens than the document");
    Json params = editor_.document();
    params["previousResultId"] = tokens["resultId"];
    const Json delta = ask("textDocument/semanticTokens/full/delta", std::move(params));
    if (!delta.is_object() || delta.value("edits", Json()) != Json::array())
      fail({}, "textDocument/semanticTokens/full/delta", "there is a difference although nothing has changed");
    readTokens(tokens["data"]);
  }

  void readTokens(const Json &data) {
    Position at;
    for (std::size_t i = 0; i + 4 < data.size(); i += 5) {
      const auto line = data[i].get<std::uint32_t>();
      const auto column = data[i + 1].get<std::uint32_t>();
      at = line == 0 ? Position{at.line, at.character + column} : Position{at.line + line, column};
      tokens_.push_back(at);
      const Position end{at.line, at.character + data[i + 2].get<std::uint32_t>()};
      for (const Position position : {at, end}) {
        if (positions_.position(*source_, positions_.offset(*source_, position)) != position)
          fail(at, "textDocument/semanticTokens/full", "a token is no place in the document");
      }
    }
  }

  void checkFormatting() {
    constexpr const char *kMethod = "textDocument/formatting";
    Json params = editor_.document();
    params["options"] = {{"tabSize", 2}, {"insertSpaces", true}};
    const Json edits = ask(kMethod, params);
    if (!edits.is_array() || edits.empty()) return;
    Editor formatted(options_, editor_.uri(), applied(edits, kMethod));
    const Json again = formatted.request(kMethod, params);
    if (!again.contains("result") || !again["result"].empty())
      fail({}, kMethod, "what has been formatted would be formatted again");
  }

  /// Takes a line away and puts it back: then everything is as it was.
  void checkIncremental() {
    constexpr const char *kMethod = "textDocument/diagnostic";
    const auto items = [&](const Json &report) { return report.is_object() ? report["items"] : Json(); };
    const Json before = items(ask(kMethod, editor_.document()));
    const std::string whole = text();
    const std::uint32_t steps = std::min(source_->lineCount(), 50U);
    for (std::uint32_t step = 0; step < steps; ++step) {
      const std::uint32_t number = 1 + source_->lineCount() * step / steps;
      const text::ByteRange line = source_->line(number);
      editor_.change(whole.substr(0, line.begin) + whole.substr(line.end));
      static_cast<void>(editor_.request(kMethod, editor_.document()));
      editor_.change(whole);
      if (items(ask(kMethod, editor_.document())) != before) {
        fail({number - 1, 0}, kMethod, "without this line and with it again there are other findings than before");
        return;
      }
    }
  }

  /// Where words and tokens begin, in their order.
  [[nodiscard]] std::vector<Position> places() const {
    std::set<std::uint32_t> offsets;
    for (const Position token : tokens_) offsets.insert(positions_.offset(*source_, token));
    const std::string_view bytes = source_->clean();
    bool blank = true;
    for (std::uint32_t i = source_->bomLength(); i < bytes.size(); ++i) {
      const bool isBlank = bytes[i] == ' ' || bytes[i] == '\t' || bytes[i] == '\n' || bytes[i] == '\r';
      if (blank && !isBlank) offsets.insert(i);
      blank = isBlank;
    }
    std::vector<Position> all;
    all.reserve(offsets.size());
    for (const std::uint32_t offset : offsets) all.push_back(positions_.position(*source_, offset));
    return all;
  }

  void checkPlace(Position position) {
    Json params = editor_.document();
    params["position"] = position;
    params["context"] = {{"includeDeclaration", true}};
    for (const char *method : {"textDocument/definition", "textDocument/declaration", "textDocument/references",
                               "textDocument/documentHighlight", "textDocument/signatureHelp", "vtes/status",
                               "vtes/replayAt", "vtes/nextTurn"}) {
      static_cast<void>(ask(method, params, position));
    }
    checkHover(params, position);
    checkCompletion(params, position);
    checkRename(params, position);
    checkActions(position);
    Json selection = editor_.document();
    selection["positions"] = {position};
    static_cast<void>(ask("textDocument/selectionRange", std::move(selection), position));
    params["ch"] = "\n";
    params["options"] = {{"tabSize", 2}, {"insertSpaces", true}};
    static_cast<void>(ask("textDocument/onTypeFormatting", params, position));
  }

  void checkHover(const Json &params, Position position) {
    constexpr const char *kMethod = "textDocument/hover";
    const Json hover = ask(kMethod, params, position);
    if (!hover.is_object()) return;
    const text::ByteRange range = positions_.bytes(*source_, hover["range"].get<Range>());
    const std::uint32_t offset = positions_.offset(*source_, position);
    if (offset < range.begin || offset > range.end) fail(position, kMethod, "the text is about another place");
  }

  void checkCompletion(const Json &params, Position position) {
    constexpr const char *kMethod = "textDocument/completion";
    const Json list = ask(kMethod, params, position);
    if (!list.is_object()) return;
    const std::uint32_t offset = positions_.offset(*source_, position);
    for (const Json &item : list["items"]) {
      const auto edit = item.at("textEdit").get<TextEdit>();
      const text::ByteRange range = positions_.bytes(*source_, edit.range);
      if (edit.range.start.line != edit.range.end.line || offset < range.begin || offset > range.end)
        fail(position, kMethod, fmt::format("`{}` would be put elsewhere", edit.newText));
    }
    if (list["items"].empty() || !list["items"].front().contains("data")) return;
    static_cast<void>(ask("completionItem/resolve", list["items"].front(), position));
  }

  void checkRename(Json params, Position position) {
    const Json found = ask("textDocument/prepareRename", params, position);
    if (!found.is_object()) return;
    params["newName"] = found["placeholder"].get<std::string>() + "x";
    const Json edit = ask("textDocument/rename", params, position);
    if (edit.is_object()) static_cast<void>(applied(edit["documentChanges"][0]["edits"], "textDocument/rename"));
  }

  void checkActions(Position position) {
    constexpr const char *kMethod = "textDocument/codeAction";
    const std::uint32_t offset = positions_.offset(*source_, position);
    Json params = withRange({offset, offset});
    params["context"] = {{"diagnostics", Json::array()}};
    for (Json &action : ask(kMethod, std::move(params), position)) {
      // What is the same everywhere is checked once.
      const bool seen = !actions_.insert(dumped(action)).second;
      if (seen) continue;
      if (action.contains("data")) action = ask("codeAction/resolve", std::move(action), position);
      if (action.is_object() && action.contains("edit"))
        static_cast<void>(applied(action["edit"]["documentChanges"][0]["edits"], kMethod));
    }
  }

  std::string path_;
  ServerOptions options_;
  std::shared_ptr<const text::Source> source_;
  Positions positions_{text::Encoding::Utf16, true};
  Editor editor_;
  std::vector<Position> tokens_;
  std::set<std::string> actions_;
  const std::function<void(const std::string &)> &say_;
  CheckResult &result_;
};

}  // namespace

bool checkFile(const std::string &path, const ServerOptions &options,
               const std::function<void(const std::string &)> &say, CheckResult &result, std::string &reason) {
  std::string text;
  if (!project::readInput(path, text, reason)) return false;
  if (text.size() > kLargestDocument) {
    reason = fmt::format("larger than {} MiB, which no transcript is", kLargestDocument >> 20U);
    return false;
  }
  // An editor sends text: without a BOM, and what is no UTF-8 is replaced before.
  const auto source = text::Source::make(std::move(text));
  const std::string sent(source->clean().substr(source->bomLength()));
  std::error_code error;
  const std::string absolute = std::filesystem::absolute(path, error).lexically_normal().string();
  Checker(absolute, options, sent, say, result).run();
  return true;
}

}  // namespace vtes::lsp
