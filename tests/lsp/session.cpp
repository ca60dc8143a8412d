#include "lsp/session.h"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <cstdio>
#include <filesystem>
#include <utility>

#include "lsp/server.h"

namespace vtes::test {

using lsp::Json;

namespace {

constexpr std::size_t kWidth = 116;

std::string positionText(const Json &position) {
  return fmt::format("{}:{}", position["line"].get<int>(), position["character"].get<int>());
}

bool isPosition(const Json &json) {
  return json.is_object() && json.size() == 2 && json.contains("line") && json.contains("character");
}

/// Positions and ranges as `@1:5` and `@1:5-1:9`, everywhere in it.
Json shortened(const Json &json) {
  if (isPosition(json)) return "@" + positionText(json);
  if (json.is_object() && json.size() == 2 && json.contains("start") && json.contains("end") &&
      isPosition(json["start"]) && isPosition(json["end"]))
    return "@" + positionText(json["start"]) + "-" + positionText(json["end"]);
  Json out = json;
  if (json.is_structured()) {
    for (auto &[key, value] : out.items()) value = shortened(value);
  }
  return out;
}

/// The other way, in what the client sends.
Json lengthened(const Json &json) {
  if (json.is_string()) {
    unsigned a = 0;
    unsigned b = 0;
    unsigned c = 0;
    unsigned d = 0;
    char rest = 0;
    const auto text = json.get<std::string>();
    if (std::sscanf(text.c_str(), "@%u:%u-%u:%u%c", &a, &b, &c, &d, &rest) == 4)
      return {{"start", {{"line", a}, {"character", b}}}, {"end", {{"line", c}, {"character", d}}}};
    if (std::sscanf(text.c_str(), "@%u:%u%c", &a, &b, &rest) == 2) return {{"line", a}, {"character", b}};
    return json;
  }
  Json out = json;
  if (json.is_structured()) {
    for (auto &[key, value] : out.items()) value = lengthened(value);
  }
  return out;
}

/// On one line where it fits, else an element a line.
void layOut(const Json &json, const std::string &prefix, std::size_t indent, std::string &line,
            std::vector<std::string> &lines) {
  const std::string flat = lsp::dumped(json);
  const bool numbers = json.is_array() && !json.empty() && json.front().is_number();
  if (line.size() + flat.size() <= kWidth || !json.is_structured() || json.empty() || numbers) {
    line += flat;
    return;
  }
  line += json.is_object() ? '{' : '[';
  std::size_t left = json.size();
  for (const auto &[key, value] : json.items()) {
    lines.push_back(std::exchange(line, prefix + std::string(indent + 2, ' ')));
    if (json.is_object()) line += Json(key).dump() + ":";
    layOut(value, prefix, indent + 2, line, lines);
    if (--left > 0) line += ',';
  }
  lines.push_back(std::exchange(line, prefix + std::string(indent, ' ')));
  line += json.is_object() ? '}' : ']';
}

std::vector<std::string> linesOf(std::string head, const Json &json) {
  std::vector<std::string> lines;
  head += ' ';
  layOut(shortened(json), "<", 1, head, lines);
  lines.push_back(std::move(head));
  return lines;
}

void replaceAll(std::string &text, std::string_view from, std::string_view to) {
  for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size())
    text.replace(at, from.size(), to);
}

class InProcess : public Peer {
 public:
  InProcess()
      : server_({.sync = true, .cards = {}, .logFile = {}, .version = "test"},
                [this](const std::string &frame) { frames_.push_back(frame); }) {}
  void send(const std::string &frame) override { server_.receive(frame); }
  std::vector<std::string> take() override { return std::exchange(frames_, {}); }
  void hold(bool held) override { server_.hold(held); }

 private:
  std::vector<std::string> frames_;
  lsp::Server server_;
};

}  // namespace

std::unique_ptr<Peer> serverInProcess() {
  return std::make_unique<InProcess>();
}

void Ear::asked(const Json &request, bool quiet) {
  asked_[request["id"].dump()] = request["method"].get<std::string>();
  if (quiet) quiet_.insert(request["id"].dump());
  if (!request.contains("params")) return;
  for (const auto &[field, what] : {std::pair{"workDoneToken", std::string("workDone")},
                                    std::pair{"partialResultToken", request["method"].get<std::string>()}}) {
    if (request["params"].contains(field)) progress_[request["params"][field].dump()] = what;
  }
}

std::vector<std::string> Ear::hear(const std::string &frame) {
  const Json json = Json::parse(frame);
  CHECK(json.at("jsonrpc") == "2.0");
  if (json.contains("method")) {
    const auto method = json["method"].get<std::string>();
    const Json params = json.value("params", Json());
    const bool request = json.contains("id");
    messages_.push_back({request ? "request" : "notification", method, params});
    if (method == "window/workDoneProgress/create") progress_[params.at("token").dump()] = "workDone";
    if (method == "$/progress") {
      const auto known = progress_.find(params.at("token").dump());
      REQUIRE(known != progress_.end());
      messages_.push_back({"progress", known->second, params.at("value")});
    }
    return linesOf(request ? fmt::format("< request {} {}", json["id"].dump(), method) : "< notify " + method, params);
  }
  const std::string id = json.at("id").dump();
  const auto asked = asked_.find(id);
  std::string method = "?";
  if (asked != asked_.end()) {
    method = asked->second;
    // Each request gets one reply.
    asked_.erase(asked);
  } else {
    CHECK(json["id"].is_null());
  }
  const bool isError = json.contains("error");
  CHECK(isError != json.contains("result"));
  const Json value = isError ? json["error"] : json["result"];
  messages_.push_back({isError ? "error" : "result", method, value});
  if (quiet_.erase(id) > 0 && !isError) return {};
  return linesOf(fmt::format("< {} {} {}", isError ? "error" : "result", id, method), value);
}

Session::Session(std::string_view text) {
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    const std::string line(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    if (line.starts_with("<")) continue;
    if (line.starts_with("|") || line.starts_with(">  ")) {
      REQUIRE(!statements_.empty());
      Statement &statement = statements_.back();
      statement.lines.push_back(line);
      if (line.starts_with("|")) {
        statement.block += line.substr(std::min<std::size_t>(2, line.size())) + '\n';
      } else {
        statement.rest += line.substr(1);
      }
      continue;
    }
    Statement &statement = statements_.emplace_back();
    statement.lines.push_back(line);
    if (!line.starts_with("> ")) continue;
    const std::size_t blank = std::min(line.find(' ', 2), line.size());
    statement.verb = line.substr(2, blank - 2);
    statement.rest = line.substr(std::min(blank + 1, line.size()));
  }
}

std::string Session::hear(const std::string &frame) {
  std::string out;
  for (const std::string &line : ear_.hear(frame)) out += line + '\n';
  replaceAll(out, folder_.path(), "$DIR");
  return out;
}

Json Session::call(const std::string &verb, const std::string &method, Json params, bool quiet) {
  Json json{{"jsonrpc", "2.0"}, {"method", method}};
  if (!params.is_null()) json["params"] = std::move(params);
  if (verb == "request") {
    json["id"] = ++lastId_;
    ear_.asked(json, quiet);
  }
  return json;
}

std::vector<std::string> Session::framesOf(const Statement &statement) {
  const std::string &verb = statement.verb;
  if (verb.empty() || verb == "hold" || verb == "release" || verb == "write" || verb == "remove") return {};
  std::string rest = statement.rest;
  replaceAll(rest, "$DIR", folder_.path());
  if (verb == "raw") return {rest};
  if (verb == "start") {
    const Json params = call("request", "initialize", lengthened(Json::parse(rest)), true);
    return {lsp::dumped(params), lsp::dumped(call("notify", "initialized", Json::object()))};
  }
  const std::size_t blank = std::min(rest.find(' '), rest.size());
  const std::string name = rest.substr(0, blank);
  const std::string tail = rest.substr(blank);
  const Json value = tail.find_first_not_of(' ') == std::string::npos ? Json() : lengthened(Json::parse(tail));
  if (verb == "open") {
    std::string text = statement.block;
    // The last line end is not part of it; `\\r` is a carriage return.
    if (!text.empty()) text.pop_back();
    replaceAll(text, "\\r", "\r");
    const Json document{
        {"uri", name}, {"languageId", "vtes"}, {"version", value.is_null() ? Json(1) : value}, {"text", text}};
    return {lsp::dumped(call("notify", "textDocument/didOpen", {{"textDocument", document}}))};
  }
  if (verb == "reply") return {lsp::dumped({{"jsonrpc", "2.0"}, {"id", Json::parse(name)}, {"result", value}})};
  if (verb == "refuse") {
    const Json error{{"code", -32601}, {"message", "not here"}};
    return {lsp::dumped({{"jsonrpc", "2.0"}, {"id", Json::parse(name)}, {"error", error}})};
  }
  REQUIRE_MESSAGE((verb == "request" || verb == "notify"), "there is no `" << verb << "` in sessions");
  return {lsp::dumped(call(verb, name, value))};
}

void Session::touchDisk(const Statement &statement) const {
  if (statement.verb == "write") static_cast<void>(folder_.write(statement.rest, statement.block));
  if (statement.verb == "remove") std::filesystem::remove(folder_.at(statement.rest));
}

std::string Session::replay(Peer &peer) {
  std::string out;
  for (const Statement &statement : statements_) {
    for (const std::string &line : statement.lines) out += line + '\n';
    if (statement.verb == "hold" || statement.verb == "release") peer.hold(statement.verb == "hold");
    touchDisk(statement);
    for (const std::string &frame : framesOf(statement)) peer.send(frame);
    for (const std::string &frame : peer.take()) out += hear(frame);
  }
  return out;
}

bool Session::streams() const {
  for (const Statement &statement : statements_) {
    for (const char *verb : {"hold", "write", "remove"}) {
      if (statement.verb == verb) return false;
    }
  }
  return true;
}

std::vector<std::string> Session::frames() {
  std::vector<std::string> all;
  for (const Statement &statement : statements_) {
    for (std::string &frame : framesOf(statement)) all.push_back(std::move(frame));
  }
  return all;
}

}  // namespace vtes::test
