#pragma once
/// JSON-RPC 2.0: what a frame holds, and the one reply that each request gets.

#include <exception>
#include <functional>
#include <string>
#include <string_view>

#include "lsp/json.h"

namespace vtes::lsp {

/// Of JSON-RPC and of the Language Server Protocol.
enum class ErrorCode : int {
  ParseError = -32700,
  InvalidRequest = -32600,
  MethodNotFound = -32601,
  InvalidParams = -32602,
  InternalError = -32603,
  ServerNotInitialized = -32002,
  RequestFailed = -32803,
  ServerCancelled = -32802,
  ContentModified = -32801,
  RequestCancelled = -32800,
};

/// A request that gets an error for an answer.
class RpcError : public std::exception {
 public:
  RpcError(ErrorCode code, std::string message) : code_(code), message_(std::move(message)) {}
  [[nodiscard]] ErrorCode code() const { return code_; }
  [[nodiscard]] const char *what() const noexcept override { return message_.c_str(); }

 private:
  ErrorCode code_;
  std::string message_;
};

/// What a frame holds.
struct Message {
  enum class Kind : std::uint8_t { Request, Notification, Response, Invalid };
  Kind kind = Kind::Invalid;
  Json id;                                     ///< a string or an integer; null where there is none
  std::string method;                          ///< of requests and notifications
  Json params;                                 ///< null where there are none
  Json result;                                 ///< of a response; null where it is an error
  std::string error;                           ///< of a response: its message; empty: none. Of Invalid: what is wrong
  ErrorCode code = ErrorCode::InvalidRequest;  ///< of Invalid
  bool repaired = false;                       ///< it had bytes or letters that no text has; they became SUB or U+FFFD
};

/// Reads a frame; never throws. A byte that is no UTF-8 becomes SUB and half a surrogate pair U+FFFD, one unit each, so
/// that columns stay right; what is nested too deep is invalid.
[[nodiscard]] Message readMessage(std::string_view frame);

/// The reply to one request: sent once, by whoever answers first; where nobody does, an internal error when it goes.
class Reply {
 public:
  using Send = std::function<void(const Json &)>;
  Reply(Json id, Send send) : id_(std::move(id)), send_(std::move(send)) {}
  ~Reply();
  Reply(const Reply &) = delete;
  Reply &operator=(const Reply &) = delete;

  void result(Json value);
  void error(ErrorCode code, std::string_view message);
  [[nodiscard]] const Json &id() const { return id_; }

 private:
  void send(const char *key, Json value);
  Json id_;
  Send send_;  ///< empty: sent
};

}  // namespace vtes::lsp
