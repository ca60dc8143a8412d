#pragma once
/// The structures of the Language Server Protocol 3.17 that the server uses. Positions are in the client's encoding
/// here, and nowhere else (positions.h).

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "lsp/json.h"

namespace vtes::lsp {

/// 0-based.
struct Position {
  std::uint32_t line = 0;
  std::uint32_t character = 0;
  friend bool operator==(const Position &, const Position &) = default;
};
/// A number below nothing counts as 0, one beyond what a position can hold as the largest.
void from_json(const Json &json, Position &position);
void to_json(Json &json, const Position &position);

/// End exclusive.
struct Range {
  Position start;
  Position end;
  friend bool operator==(const Range &, const Range &) = default;
};
void from_json(const Json &json, Range &range);
void to_json(Json &json, const Range &range);

struct TextDocumentItem {
  std::string uri;
  std::int64_t version = 0;
  std::string text;
};
void from_json(const Json &json, TextDocumentItem &item);

struct ContentChange {
  std::optional<Range> range;  ///< nothing: `text` is the whole document
  std::string text;
};
void from_json(const Json &json, ContentChange &change);

struct Location {
  std::string uri;
  Range range;
};
void to_json(Json &json, const Location &location);

struct TextEdit {
  Range range;
  std::string newText;
};
void from_json(const Json &json, TextEdit &edit);
void to_json(Json &json, const TextEdit &edit);

/// 1 error, 2 warning, 3 information, 4 hint.
using DiagnosticSeverity = int;
enum class DiagnosticTag : int { Unnecessary = 1, Deprecated = 2 };

struct Diagnostic {
  Range range;
  DiagnosticSeverity severity = 1;
  std::string code;
  std::string codeLink;  ///< a URI; empty: none
  std::string message;
  std::vector<DiagnosticTag> tags;
  std::vector<std::pair<Location, std::string>> related;
};
/// Puts it behind `out` as JSON: there may be many after each key, and a tree of them takes ten times as long.
void appendJson(std::string &out, const Diagnostic &diagnostic);
void to_json(Json &json, const Diagnostic &diagnostic);

enum class CompletionItemKind : int {
  Text = 1,
  Class = 7,
  Property = 10,
  Value = 12,
  Enum = 13,
  Keyword = 14,
  Reference = 18,
  EnumMember = 20,
  Constant = 21,
  Event = 23,
};
enum class SymbolKind : int {
  Namespace = 3,
  Class = 5,
  Method = 6,
  Property = 7,
  Enum = 10,
  Interface = 11,
  Function = 12,
  Variable = 13,
  Constant = 14,
  Object = 19,
  Struct = 23,
  Event = 24,
};
enum class DocumentHighlightKind : int { Text = 1, Read = 2, Write = 3 };
enum class MessageType : int { Error = 1, Warning = 2, Info = 3, Log = 4 };

/// `params.textDocument.uri`. Throws Json::exception where it is missing, as the functions below do for theirs.
[[nodiscard]] std::string documentUri(const Json &params);
[[nodiscard]] Position positionOf(const Json &params);
[[nodiscard]] Range rangeOf(const Json &params);

}  // namespace vtes::lsp
