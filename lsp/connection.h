#pragma once
/// The way to the client: what the server sends, from any thread, and what it has asked.

#include <atomic>
#include <cstdio>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>

#include "lsp/jsonrpc.h"
#include "lsp/protocol.h"

namespace vtes::lsp {

enum class Trace : std::uint8_t { Off, Messages, Verbose };

class Connection {
 public:
  /// `send` gets each message, one at a time. `logFile`: what happens is written there, too; may be empty.
  Connection(std::function<void(const std::string &)> send, const std::string &logFile);
  ~Connection();
  Connection(const Connection &) = delete;
  Connection &operator=(const Connection &) = delete;

  /// False, with a reason, where the log file cannot be written.
  [[nodiscard]] bool ready(std::string &reason) const;

  void notify(std::string_view method, Json params);
  /// With parameters that are JSON text already.
  void notifyText(std::string_view method, std::string_view params);
  using Answered = std::function<void(const Message &)>;
  /// `answered` gets the response, on the thread that reads; it may be empty.
  void request(std::string_view method, Json params, Answered answered = nullptr);
  [[nodiscard]] std::shared_ptr<Reply> replyTo(const Json &id, std::string method);
  /// A response of the client. False: nothing was asked with that id.
  bool handleResponse(const Message &response);

  /// `window/logMessage`
  void log(MessageType type, std::string_view message);
  /// `window/showMessage`, for what the user has to know.
  void show(MessageType type, std::string_view message);

  void setTrace(Trace trace) { trace_ = trace; }
  /// Of what was received: for the trace and the log file.
  void received(std::string_view what, std::string_view frame);
  /// Nothing is sent any more.
  void shut() { shut_ = true; }

 private:
  void send(const Json &message, std::string_view what);
  void sendFrame(const std::string &frame, std::string_view what);
  void write(std::string_view arrow, std::string_view text);
  void trace(const std::string &what, std::string_view frame);

  std::function<void(const std::string &)> send_;
  std::atomic<Trace> trace_ = Trace::Off;
  std::atomic<bool> shut_ = false;
  std::mutex mutex_;  ///< of all that follows
  struct Asked {
    std::string method;
    Answered then;
  };
  std::map<int, Asked> asked_;
  int lastId_ = 0;
  std::FILE *log_ = nullptr;
  std::string logReason_;
};

}  // namespace vtes::lsp
