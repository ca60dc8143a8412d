#include "lsp/protocol.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <limits>

namespace vtes::lsp {

namespace {

void appendPosition(std::string &out, const Position &position) {
  const fmt::format_int line(position.line);
  const fmt::format_int character(position.character);
  out += R"({"line":)";
  out.append(line.data(), line.size());
  out += R"(,"character":)";
  out.append(character.data(), character.size());
  out += '}';
}

void appendRange(std::string &out, const Range &range) {
  out += R"({"start":)";
  appendPosition(out, range.start);
  out += R"(,"end":)";
  appendPosition(out, range.end);
  out += '}';
}

std::uint32_t unsignedField(const Json &object, const char *name) {
  const auto value = object.at(name).get<double>();
  constexpr double kLargest = std::numeric_limits<std::int32_t>::max();
  // A NaN cannot come: JSON has none.
  return static_cast<std::uint32_t>(std::clamp(value, 0.0, kLargest));
}

}  // namespace

void from_json(const Json &json, Position &position) {
  position = {unsignedField(json, "line"), unsignedField(json, "character")};
}

void to_json(Json &json, const Position &position) {
  json = {{"line", position.line}, {"character", position.character}};
}

void from_json(const Json &json, Range &range) {
  json.at("start").get_to(range.start);
  json.at("end").get_to(range.end);
}

void to_json(Json &json, const Range &range) {
  json = {{"start", range.start}, {"end", range.end}};
}

void from_json(const Json &json, TextDocumentItem &item) {
  json.at("uri").get_to(item.uri);
  json.at("text").get_to(item.text);
  item.version = optionalField<std::int64_t>(json, "version").value_or(0);
}

void from_json(const Json &json, ContentChange &change) {
  change.range = optionalField<Range>(json, "range");
  json.at("text").get_to(change.text);
}

void to_json(Json &json, const Location &location) {
  json = {{"uri", location.uri}, {"range", location.range}};
}

void from_json(const Json &json, TextEdit &edit) {
  json.at("range").get_to(edit.range);
  json.at("newText").get_to(edit.newText);
}

void to_json(Json &json, const TextEdit &edit) {
  json = {{"range", edit.range}, {"newText", edit.newText}};
}

/// What stands in JSON as it is.
constexpr std::array<bool, 256> kPlain = [] {
  std::array<bool, 256> table{};
  for (std::size_t byte = ' '; byte < 0x7F; ++byte) table[byte] = byte != '"' && byte != '\\';
  return table;
}();

void appendString(std::string &out, std::string_view text) {
  const std::size_t begin = out.size();
  out += '"';
  std::size_t done = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const char c = text[at];
    if (kPlain[static_cast<unsigned char>(c)]) continue;
    out += text.substr(done, at - done);
    done = at + 1;
    if (c == '"' || c == '\\') {
      out += '\\';
      out += c;
    } else if (c == '\n') {
      out += "\\n";
    } else {
      // Anything else as all other JSON has it.
      out.resize(begin);
      out += dumped(Json(text));
      return;
    }
  }
  out += text.substr(done);
  out += '"';
}

void appendJson(std::string &out, const Diagnostic &diagnostic) {
  out += R"({"range":)";
  appendRange(out, diagnostic.range);
  out += R"(,"severity":)";
  out += std::to_string(diagnostic.severity);
  out += R"(,"code":)";
  appendString(out, diagnostic.code);
  out += R"(,"source":"vtes","message":)";
  appendString(out, diagnostic.message);
  if (!diagnostic.codeLink.empty()) {
    out += R"(,"codeDescription":{"href":)";
    appendString(out, diagnostic.codeLink);
    out += '}';
  }
  if (!diagnostic.tags.empty()) {
    out += R"(,"tags":[)";
    for (const DiagnosticTag tag : diagnostic.tags) {
      if (out.back() != '[') out += ',';
      out += std::to_string(static_cast<int>(tag));
    }
    out += ']';
  }
  if (!diagnostic.related.empty()) {
    out += R"(,"relatedInformation":[)";
    for (const auto &[location, message] : diagnostic.related) {
      if (out.back() != '[') out += ',';
      out += R"({"location":{"uri":)";
      appendString(out, location.uri);
      out += R"(,"range":)";
      appendRange(out, location.range);
      out += R"(},"message":)";
      appendString(out, message);
      out += '}';
    }
    out += ']';
  }
  out += '}';
}

void to_json(Json &json, const Diagnostic &diagnostic) {
  std::string text;
  appendJson(text, diagnostic);
  json = Json::parse(text);
}

std::string documentUri(const Json &params) {
  return params.at("textDocument").at("uri").get<std::string>();
}

Position positionOf(const Json &params) {
  return params.at("position").get<Position>();
}

Range rangeOf(const Json &params) {
  return params.at("range").get<Range>();
}

}  // namespace vtes::lsp
