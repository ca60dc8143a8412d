#include "lsp/protocol.h"

#include <algorithm>
#include <limits>

namespace vtes::lsp {

namespace {

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

void to_json(Json &json, const Diagnostic &diagnostic) {
  json = {{"range", diagnostic.range},
          {"severity", diagnostic.severity},
          {"code", diagnostic.code},
          {"source", "vtes"},
          {"message", diagnostic.message}};
  if (!diagnostic.codeLink.empty()) json["codeDescription"] = {{"href", diagnostic.codeLink}};
  if (!diagnostic.tags.empty()) json["tags"] = diagnostic.tags;
  for (const auto &[location, message] : diagnostic.related)
    json["relatedInformation"].push_back({{"location", location}, {"message", message}});
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
