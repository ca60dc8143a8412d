/// The program itself: how it ends, what it survives, and how it behaves with threads.

#include <doctest/doctest.h>
#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <csignal>
#include <map>
#include <random>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "lsp/json.h"
#include "lsp/transport.h"
#include "support/program.h"

using namespace vtes;
using lsp::Json;
using test::Folder;
using test::Ran;
using test::run;
using test::Start;
using namespace std::chrono_literals;

namespace {

std::string framed(const std::string &body) {
  return "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body;
}

std::string framed(const Json &json) {
  return framed(json.dump());
}

Json request(int id, const char *method, Json params = Json::object()) {
  return {{"jsonrpc", "2.0"}, {"id", id}, {"method", method}, {"params", std::move(params)}};
}

Json notification(const char *method, Json params = Json::object()) {
  return {{"jsonrpc", "2.0"}, {"method", method}, {"params", std::move(params)}};
}

const Json kInitialize = request(1, "initialize", {{"capabilities", Json::object()}});
const Json kShutdown = {{"jsonrpc", "2.0"}, {"id", 99}, {"method", "shutdown"}};
const Json kExit = {{"jsonrpc", "2.0"}, {"method", "exit"}};

Json open(const std::string &uri, const std::string &text) {
  return notification("textDocument/didOpen",
                      {{"textDocument", {{"uri", uri}, {"languageId", "vtes"}, {"version", 1}, {"text", text}}}});
}

Json change(const std::string &uri, int version, const Json &changes) {
  return notification("textDocument/didChange",
                      {{"textDocument", {{"uri", uri}, {"version", version}}}, {"contentChanges", changes}});
}

std::vector<Json> messagesOf(std::string_view out) {
  lsp::FrameReader reader;
  reader.feed(out);
  std::vector<Json> messages;
  for (std::string body; reader.next(body);) messages.push_back(Json::parse(body));
  CHECK(reader.takeComplaints().empty());
  return messages;
}

/// The reply to a request; null: there is none.
Json replyTo(const std::vector<Json> &messages, const Json &id) {
  Json reply;
  for (const Json &message : messages) {
    if (message.contains("method") || message.at("id") != id) continue;
    CHECK(reply.is_null());
    reply = message;
  }
  return reply;
}

/// The program with pipes that stay open.
class Running {
 public:
  explicit Running(std::vector<std::string> arguments = {"lsp"}) {
    std::array<int, 2> in{};
    std::array<int, 2> out{};
    REQUIRE((::pipe2(in.data(), O_CLOEXEC) == 0 && ::pipe2(out.data(), O_CLOEXEC) == 0));
    child_ = ::fork();
    if (child_ == 0) {
      ::dup2(in[0], 0);
      ::dup2(out[1], 1);
      std::vector<char *> words{const_cast<char *>(VTES_PROGRAM)};
      for (const std::string &argument : arguments) words.push_back(const_cast<char *>(argument.c_str()));
      words.push_back(nullptr);
      ::execv(VTES_PROGRAM, words.data());
      ::_exit(127);
    }
    ::close(in[0]);
    ::close(out[1]);
    in_ = in[1];
    out_ = out[0];
    std::signal(SIGPIPE, SIG_IGN);
  }
  ~Running() {
    closeInput();
    ::close(out_);
    if (child_ > 0) {
      ::kill(child_, SIGKILL);
      ::waitpid(child_, nullptr, 0);
    }
  }
  Running(const Running &) = delete;
  Running &operator=(const Running &) = delete;

  void send(const Json &json) { write(framed(json)); }
  void write(std::string_view bytes) {
    while (!bytes.empty()) {
      const ssize_t sent = ::write(in_, bytes.data(), bytes.size());
      REQUIRE(sent > 0);
      bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
  }
  void closeInput() {
    if (in_ >= 0) ::close(std::exchange(in_, -1));
  }
  void closeOutput() { ::close(std::exchange(out_, -1)); }

  /// The next message. Fails after half a minute.
  Json next() {
    for (;;) {
      if (reader_.next(body_)) return Json::parse(body_);
      pollfd end{out_, POLLIN, 0};
      REQUIRE(::poll(&end, 1, 30'000) == 1);
      std::array<char, 65536> piece{};
      const ssize_t got = ::read(out_, piece.data(), piece.size());
      REQUIRE(got > 0);
      reader_.feed({piece.data(), static_cast<std::size_t>(got)});
    }
  }
  /// Reads on until the reply to `id` has come; all messages up to it.
  std::vector<Json> until(const Json &id) {
    std::vector<Json> messages;
    do messages.push_back(next());
    while (messages.back().contains("method") || messages.back().at("id") != id);
    return messages;
  }
  /// Waits for its end. The exit code; -1 where it has not come within the time.
  int end(std::chrono::milliseconds most = 20s) {
    const auto limit = std::chrono::steady_clock::now() + most;
    while (std::chrono::steady_clock::now() < limit) {
      int status = 0;
      if (::waitpid(child_, &status, WNOHANG) == child_) {
        child_ = -1;
        return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
      }
      std::this_thread::sleep_for(2ms);
    }
    return -1;
  }

 private:
  pid_t child_ = -1;
  int in_ = -1;
  int out_ = -1;
  lsp::FrameReader reader_;
  std::string body_;
};

/// A game of `lines` lines that takes its time.
std::string game(int lines) {
  std::string text = "NELS(12)\n";
  for (int i = 0; i < lines; ++i) text += "Kora kisp> JoAm bk K swni<\n";
  return text;
}

}  // namespace

TEST_CASE("the end: 0 behind `shutdown`, 1 without, and when the input closes") {
  const auto code = [](const std::string &input) { return run(Start{.arguments = {"lsp"}, .input = input}).code; };
  const std::string begin = framed(kInitialize) + framed(notification("initialized"));
  CHECK(code(begin + framed(kShutdown) + framed(kExit)) == 0);
  Json withParams = kShutdown;
  withParams["params"] = nullptr;
  CHECK(code(begin + framed(withParams) + framed(kExit)) == 0);
  CHECK(code(begin + framed(kExit)) == 1);
  CHECK(code(framed(kExit)) == 1);
  CHECK(code(begin + framed(kShutdown)) == 0);
  CHECK(code(begin) == 1);
  CHECK(code("") == 1);
  CHECK(code("Content-Length: 1000\r\n\r\n{\"half") == 1);
}

TEST_CASE("every request is answered before the end, and nothing but frames is written") {
  std::string input = framed(kInitialize) + framed(open("file:///a.vtes", game(300)));
  for (int i = 2; i < 50; ++i) {
    input +=
        framed(request(i, i % 2 == 0 ? "textDocument/hover" : "textDocument/completion",
                       {{"textDocument", {{"uri", "file:///a.vtes"}}}, {"position", {{"line", i}, {"character", 6}}}}));
  }
  input += framed(kShutdown) + framed(kExit);
  const Ran ran = run(Start{.arguments = {"lsp"}, .input = input});
  const auto messages = messagesOf(ran.out);
  // `exit` comes while what was asked before `shutdown` is still worked at.
  CHECK(ran.code == 0);
  CHECK(ran.err.empty());
  std::set<int> answered;
  for (const Json &message : messages) {
    if (!message.contains("method")) CHECK(answered.insert(message["id"].get<int>()).second);
  }
  CHECK(answered.size() == 50);

  // With a client that waits for the answer to `shutdown`, all are there.
  Running server;
  server.write(std::string_view(input).substr(0, input.size() - framed(kExit).size()));
  std::set<int> all;
  for (const Json &message : server.until(99)) {
    if (!message.contains("method")) CHECK(all.insert(message["id"].get<int>()).second);
  }
  CHECK(all.size() == 50);
  server.send(kExit);
  CHECK(server.end() == 0);
}

TEST_CASE("random bytes are survived, alone and between messages") {
  std::mt19937 random(3);
  for (int round = 0; round < 20; ++round) {
    std::string noise;
    for (int i = 0; i < 3000; ++i) noise += static_cast<char>(random());
    const Ran alone = run(Start{.arguments = {"lsp"}, .input = noise});
    CHECK(alone.code == 1);
    const Ran ran = run(Start{.arguments = {"lsp"},
                              .input = framed(kInitialize) + noise + "\r\n" + framed(noise) +
                                       framed(request(2, "textDocument/hover",
                                                      {{"textDocument", {{"uri", "file:///none.vtes"}}},
                                                       {"position", {{"line", 0}, {"character", 0}}}})) +
                                       framed(kShutdown) + framed(kExit)});
    CHECK(ran.code == 0);
    CHECK(replyTo(messagesOf(ran.out), 99).contains("result"));
  }
}

TEST_CASE("messages with something random in them get an answer, or silence, and are survived") {
  std::mt19937 random(5);
  const std::vector<std::string> methods{"textDocument/hover",
                                         "textDocument/didOpen",
                                         "textDocument/didChange",
                                         "textDocument/didClose",
                                         "textDocument/completion",
                                         "workspace/symbol",
                                         "textDocument/rename",
                                         "textDocument/codeAction",
                                         "workspace/executeCommand",
                                         "workspace/didChangeConfiguration",
                                         "$/cancelRequest",
                                         "completionItem/resolve",
                                         "textDocument/selectionRange",
                                         "textDocument/semanticTokens/full/delta",
                                         "workspace/didChangeWorkspaceFolders",
                                         "workspace/diagnostic",
                                         "vtes/tell",
                                         "vtes/explain"};
  const auto value = [&random](const auto &self, int depth) -> Json {
    switch (random() % (depth > 3 ? 6 : 8)) {
      case 0:
        return nullptr;
      case 1:
        return static_cast<std::int64_t>(random()) - 2'000'000'000;
      case 2:
        return "file:///a.vtes";
      case 3:
        return 1.5e300;
      case 4:
        return "\u00E9";
      case 5:
        return true;
      case 6:
        return Json::array({self(self, depth + 1), self(self, depth + 1)});
      default: {
        Json object = Json::object();
        for (const char *key : {"textDocument", "uri", "position", "line", "character", "range", "start", "end", "text",
                                "contentChanges", "query", "data", "id", "version", "context", "settings", "event"}) {
          if (random() % 3 == 0) object[key] = self(self, depth + 1);
        }
        return object;
      }
    }
  };
  std::string input = framed(kInitialize) + framed(open("file:///a.vtes", game(5)));
  std::set<int> asked;
  for (int i = 2; i < 600; ++i) {
    Json message = request(i, methods[random() % methods.size()].c_str(), value(value, 0));
    if (random() % 2 == 0) {
      message.erase("id");
    } else {
      asked.insert(i);
    }
    input += framed(message);
  }
  Running server;
  server.write(input + framed(Json{{"jsonrpc", "2.0"}, {"id", 9999}, {"method", "shutdown"}}));
  for (const Json &message : server.until(9999)) {
    if (!message.contains("method")) asked.erase(message["id"].is_number() ? message["id"].get<int>() : 0);
  }
  CHECK(asked.empty());
}

TEST_CASE("a document over 64 MiB is reported, and not read") {
  const std::string uri = "file:///large.vtes";
  std::string text = "NELS(12)\n";
  text.resize((std::size_t{64} << 20U) + 1, 'x');
  Running server;
  server.send(kInitialize);
  server.send(open(uri, text));
  server.send(request(2, "textDocument/hover",
                      {{"textDocument", {{"uri", uri}}}, {"position", {{"line", 0}, {"character", 1}}}}));
  const auto messages = server.until(2);
  CHECK(messages.back()["result"].is_null());
  const Json &published = messages[messages.size() - 2];
  CHECK(published["method"] == "textDocument/publishDiagnostics");
  REQUIRE(published["params"]["diagnostics"].size() == 1);
  CHECK(published["params"]["diagnostics"][0]["code"] == "too-large");
  // Small again, it is served again.
  server.send(change(uri, 2, {{{"text", "NELS(12)\nKora kisp> JoAm bk\n"}}}));
  server.send(request(3, "textDocument/hover",
                      {{"textDocument", {{"uri", uri}}}, {"position", {{"line", 1}, {"character", 1}}}}));
  CHECK(server.until(3).back()["result"].is_object());
}

TEST_CASE("a client that dies: the input ends, nobody reads any more, the named process is gone") {
  SUBCASE("the input ends while a long analysis runs") {
    Running server;
    server.send(kInitialize);
    server.send(open("file:///a.vtes", game(60'000)));
    server.closeInput();
    CHECK(server.end(2s) == 1);
  }
  SUBCASE("nobody reads") {
    Running server;
    server.send(kInitialize);
    server.closeOutput();
    for (int i = 0; i < 100; ++i) server.send(open("file:///a.vtes", "Kora ksip>\n"));
    server.closeInput();
    CHECK(server.end(5s) == 1);
  }
  SUBCASE("the process that `initialize` names") {
    const pid_t editor = ::fork();
    if (editor == 0) {
      ::pause();
      ::_exit(0);
    }
    Running server;
    server.send(request(1, "initialize", {{"processId", editor}, {"capabilities", Json::object()}}));
    server.until(1);
    CHECK(server.end(100ms) == -1);
    ::kill(editor, SIGKILL);
    CHECK(server.end(5s) == 1);
    ::waitpid(editor, nullptr, 0);
  }
  SUBCASE("one that was dead before it was named") {
    Running server;
    server.send(request(1, "initialize", {{"processId", 0x3FFFFFFF}, {"capabilities", Json::object()}}));
    CHECK(server.end(5s) == 1);
  }
}

TEST_CASE("with threads: versions never go back, and nothing comes behind a close") {
  const std::string uri = "file:///a.vtes";
  Running server;
  server.send(request(1, "initialize",
                      {{"capabilities", {{"textDocument", {{"publishDiagnostics", {{"versionSupport", true}}}}}}}}));
  server.send(open(uri, game(400)));
  constexpr int kLast = 60;
  for (int version = 2; version <= kLast; ++version) {
    server.send(
        change(uri, version,
               {{{"range", {{"start", {{"line", 200}, {"character", 0}}}, {"end", {{"line", 200}, {"character", 0}}}}},
                 {"text", "x"}}}));
    if (version % 20 == 0)
      server.send(request(version, "textDocument/hover",
                          {{"textDocument", {{"uri", uri}}}, {"position", {{"line", 5}, {"character", 1}}}}));
  }
  int newest = 0;
  std::set<int> answered;
  while (newest < kLast || answered.size() < 4) {
    const Json message = server.next();
    if (!message.contains("method")) {
      CHECK(answered.insert(message["id"].get<int>()).second);
    } else if (message["method"] == "textDocument/publishDiagnostics") {
      const int version = message["params"]["version"].get<int>();
      CHECK(version > newest);
      newest = version;
    }
  }
  server.send(change(uri, kLast + 1, {{{"text", game(2000)}}}));
  server.send(notification("textDocument/didClose", {{"textDocument", {{"uri", uri}}}}));
  server.send(kShutdown);
  bool closed = false;
  for (const Json &message : server.until(99)) {
    if (!message.contains("method") || message["method"] != "textDocument/publishDiagnostics") continue;
    CHECK_FALSE(closed);
    closed = message["params"]["diagnostics"].empty() && !message["params"].contains("version");
  }
  CHECK(closed);
}

TEST_CASE("cancelled while it waits: one reply, the error; what came in time is answered") {
  const std::string uri = "file:///a.vtes";
  Running server;
  server.send(kInitialize);
  std::string input = framed(open(uri, game(20'000)));
  const Json params{{"textDocument", {{"uri", uri}}}, {"position", {{"line", 5}, {"character", 1}}}};
  input += framed(request(2, "textDocument/hover", params)) + framed(request(3, "textDocument/hover", params));
  input += framed(notification("$/cancelRequest", {{"id", 3}})) + framed(notification("$/cancelRequest", {{"id", 77}}));
  input += framed(kShutdown);
  server.write(input);
  const auto messages = server.until(99);
  CHECK(replyTo(messages, 2).contains("result"));
  CHECK(replyTo(messages, 3)["error"]["code"] == -32800);
}

TEST_CASE("a log file has every message; one that cannot be written is said at once") {
  const Folder folder;
  const std::string path = folder.at("lsp.log");
  const Ran ran = run(Start{.arguments = {"lsp", "--log", path, "--stdio"},
                            .input = framed(kInitialize) + framed(kShutdown) + framed(kExit)});
  CHECK(ran.code == 0);
  const std::string log = test::readFile(path);
  CHECK(test::contains(log, " <-- {"));
  CHECK(test::contains(log, "\"method\":\"initialize\""));
  CHECK(test::contains(log, " --> {"));
  const Ran bad = run({"lsp", "--log", folder.at("none/lsp.log")});
  CHECK(bad.code == 2);
  CHECK(bad.out.empty());
  CHECK(test::contains(bad.err, "the log file"));
}

TEST_CASE("the dictionary has every card") {
  const Ran ran = run(
      Start{.arguments = {"lsp"},
            .input = framed(kInitialize) + framed(request(2, "vtes/dictionary")) + framed(kShutdown) + framed(kExit)});
  const Json entries = replyTo(messagesOf(ran.out), 2)["result"];
  CHECK(entries.size() > 4000);
  bool found = false;
  for (const Json &entry : entries) {
    CHECK(entry.size() == 3);
    found = found || (entry["abbr"] == "kisp" && entry["name"] == "Kindred Spirits");
  }
  CHECK(found);
}

TEST_CASE("--check asks for everything, and finds nothing wrong") {
  const Ran ran = run({"lsp", "--check", VTES_SOURCE_DIR "/samples/first-turns.vtes"});
  CHECK_MESSAGE(ran.code == 0, ran.out.substr(0, 4000));
  CHECK(test::contains(ran.out, "requests, 0 failed"));
  const Folder folder;
  const Ran odd = run({"lsp", "--check",
                       folder.write("odd.vtes",
                                    "\xEF\xBB\xBF"
                                    "NELS(12)\r\nx \U0001F600 \xFF Kora kisp>\rMA bldo\n"),
                       folder.at("none.vtes")});
  CHECK(odd.code == 2);
  CHECK_MESSAGE(test::contains(odd.out, "requests, 0 failed"), odd.out);
  CHECK(test::contains(odd.err, "none.vtes: no such file"));
}
