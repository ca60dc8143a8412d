#include "lsp/connection.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <cerrno>
#include <chrono>
#include <system_error>
#include <utility>

namespace vtes::lsp {

Connection::Connection(std::function<void(const std::string &)> send, const std::string &logFile)
    : send_(std::move(send)) {
  if (logFile.empty()) return;
  log_ = std::fopen(logFile.c_str(), "ae");
  if (log_ == nullptr) logReason_ = fmt::format("the log file {}: {}", logFile, std::generic_category().message(errno));
}

Connection::~Connection() {
  if (log_ != nullptr) static_cast<void>(std::fclose(log_));
}

bool Connection::ready(std::string &reason) const {
  reason = logReason_;
  return reason.empty();
}

void Connection::notify(std::string_view method, Json params) {
  send({{"jsonrpc", "2.0"}, {"method", method}, {"params", std::move(params)}}, method);
}

void Connection::notifyText(std::string_view method, std::string_view params) {
  sendFrame(fmt::format(R"({{"jsonrpc":"2.0","method":"{}","params":{}}})", method, params), method);
}

void Connection::request(std::string_view method, Json params, Answered answered) {
  int id = 0;
  {
    const std::scoped_lock lock(mutex_);
    id = ++lastId_;
    asked_[id] = {std::string(method), std::move(answered)};
  }
  Json message{{"jsonrpc", "2.0"}, {"id", id}, {"method", method}};
  if (!params.is_null()) message["params"] = std::move(params);
  send(message, method);
}

std::shared_ptr<Reply> Connection::replyTo(const Json &id, std::string method) {
  return std::make_shared<Reply>(id, [this, method = std::move(method)](const Json &reply) {
    send(reply, fmt::format("{} ({})", method, dumped(reply["id"])));
  });
}

bool Connection::handleResponse(const Message &response) {
  Asked answered;
  {
    const std::scoped_lock lock(mutex_);
    const auto asked = response.id.is_number_integer() ? asked_.find(response.id.get<int>()) : asked_.end();
    if (asked == asked_.end()) return false;
    answered = std::move(asked->second);
    asked_.erase(asked);
  }
  if (!response.error.empty())
    log(MessageType::Warning, fmt::format("the client refused {}: {}", answered.method, response.error));
  if (answered.then) answered.then(response);
  return true;
}

void Connection::log(MessageType type, std::string_view message) {
  notify("window/logMessage", {{"type", static_cast<int>(type)}, {"message", message}});
}

void Connection::show(MessageType type, std::string_view message) {
  notify("window/showMessage", {{"type", static_cast<int>(type)}, {"message", message}});
}

void Connection::received(std::string_view what, std::string_view frame) {
  write("<--", frame);
  trace(fmt::format("received `{}`", what), frame);
}

void Connection::send(const Json &message, std::string_view what) {
  if (!shut_) sendFrame(dumped(message), what);
}

void Connection::sendFrame(const std::string &frame, std::string_view what) {
  if (shut_) return;
  write("-->", frame);
  send_(frame);
  trace(fmt::format("sent `{}`", what), frame);
}

void Connection::trace(const std::string &what, std::string_view frame) {
  const Trace trace = trace_;
  if (trace == Trace::Off || shut_) return;
  Json params{{"message", what}};
  if (trace == Trace::Verbose) params["verbose"] = frame;
  send_(dumped(Json{{"jsonrpc", "2.0"}, {"method", "$/logTrace"}, {"params", std::move(params)}}));
}

void Connection::write(std::string_view arrow, std::string_view text) {
  const std::scoped_lock lock(mutex_);
  if (log_ == nullptr) return;
  const auto now = std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
  const auto milliseconds = now.time_since_epoch().count() % 1000;
  const std::string line = fmt::format("{:%FT%T}.{:03} {} {}\n", fmt::gmtime(std::chrono::system_clock::to_time_t(now)),
                                       milliseconds, arrow, text);
  // A full disk must not end the server.
  static_cast<void>(std::fwrite(line.data(), 1, line.size(), log_));
  static_cast<void>(std::fflush(log_));
}

}  // namespace vtes::lsp
