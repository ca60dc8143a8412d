#pragma once
/// Sessions of an editor with the server, as text files (README.md here).

#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "lsp/json.h"
#include "support/program.h"

namespace vtes::test {

/// Who answers.
class Peer {
 public:
  Peer() = default;
  virtual ~Peer() = default;
  Peer(const Peer &) = delete;
  Peer &operator=(const Peer &) = delete;
  /// Hands over a frame's body.
  virtual void send(const std::string &frame) = 0;
  /// What has come since the last call.
  virtual std::vector<std::string> take() = 0;
  /// While true nothing is worked at.
  virtual void hold(bool held) = 0;
};

/// A server in this process, without threads.
[[nodiscard]] std::unique_ptr<Peer> serverInProcess();

/// A message of the server for tests/lsp/validate_messages.py.
struct SentMessage {
  std::string kind;
  std::string method;
  lsp::Json value;
};

/// Reads what the server sends with what was asked in mind.
class Ear {
 public:
  /// Remembers a request of the client. `quiet`: its result is the same in every session, and is not written.
  void asked(const lsp::Json &request, bool quiet = false);
  /// `< result 1 textDocument/hover …`, a message a line or more.
  std::vector<std::string> hear(const std::string &frame);
  [[nodiscard]] const std::vector<SentMessage> &messages() const { return messages_; }

 private:
  std::map<std::string, std::string> asked_;  ///< methods, by id
  std::set<std::string> quiet_;
  std::map<std::string, std::string> progress_;  ///< what a token is for
  std::vector<SentMessage> messages_;
};

/// A session that is being replayed.
class Session {
 public:
  /// `text`: of the file.
  explicit Session(std::string_view text);

  /// Replays it; gives the file as it ought to be.
  std::string replay(Peer &peer);
  /// Everything in it can be sent at once, since nothing happens on the disk and nothing is held.
  [[nodiscard]] bool streams() const;
  /// The frames of the client.
  std::vector<std::string> frames();
  [[nodiscard]] const Ear &ear() const { return ear_; }
  /// The lines of a message of the server, its folder called `$DIR`.
  std::string hear(const std::string &frame);

 private:
  struct Statement {
    std::vector<std::string> lines;  ///< as written
    std::string verb;
    std::string rest;   ///< behind the verb, continued lines included
    std::string block;  ///< of lines behind `|`
  };
  /// What a statement sends.
  std::vector<std::string> framesOf(const Statement &statement);
  lsp::Json call(const std::string &verb, const std::string &method, lsp::Json params, bool quiet = false);
  void touchDisk(const Statement &statement) const;

  Folder folder_;
  std::vector<Statement> statements_;  ///< a statement without a verb is comment
  Ear ear_;
  int lastId_ = 0;
};

}  // namespace vtes::test
