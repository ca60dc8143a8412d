#include "lsp/jsonrpc.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "text/source.h"

namespace vtes::lsp {

namespace {

// What is copied and printed is walked by recursion. No message of the protocol comes near it.
constexpr int kDeepest = 256;

bool nestedTooDeep(std::string_view frame) {
  int depth = 0;
  bool inString = false;
  for (std::size_t i = 0; i < frame.size(); ++i) {
    const char c = frame[i];
    if (inString) {
      if (c == '\\') ++i;
      if (c == '"') inString = false;
    } else if (c == '"') {
      inString = true;
    } else if (c == '[' || c == '{') {
      if (++depth > kDeepest) return true;
    } else if (c == ']' || c == '}') {
      --depth;
    }
  }
  return false;
}

/// `D8` to `DB` begin the first half of a pair, `DC` to `DF` the second: 1, 2; 0 else.
int surrogateHalf(std::string_view escape) {
  if (escape.size() < 6 || escape[0] != '\\' || escape[1] != 'u' || (escape[2] != 'd' && escape[2] != 'D')) return 0;
  const char c = escape[3];
  if (c == '8' || c == '9' || c == 'a' || c == 'b' || c == 'A' || c == 'B') return 1;
  return (c >= 'c' && c <= 'f') || (c >= 'C' && c <= 'F') ? 2 : 0;
}

/// The frame with an escape in place of what no JSON text may have. Programs in JavaScript send halves of pairs: their
/// strings can hold them.
std::string repaired(std::string_view frame) {
  const auto source = text::Source::make(std::string(frame));
  const auto &invalid = source->invalidBytes();
  auto next = invalid.begin();
  std::string out;
  out.reserve(frame.size() + 8 * invalid.size());
  for (std::size_t i = 0; i < frame.size();) {
    if (next != invalid.end() && *next == i) {
      out += "\\u001a";
      ++next;
      ++i;
    } else if (frame[i] == '\\') {
      const int half = surrogateHalf(frame.substr(i, 6));
      const bool pair = half == 1 && surrogateHalf(frame.substr(i + 6, 6)) == 2;
      const std::size_t length = pair ? 12 : half != 0 ? 6 : 2;
      out += half != 0 && !pair ? std::string_view("\\ufffd") : frame.substr(i, length);
      i += length;
      // A backslash can stand in front of a byte that is no UTF-8.
      while (next != invalid.end() && *next < i) ++next;
    } else {
      out += frame[i++];
    }
  }
  return out;
}

bool isId(const Json &id) {
  return id.is_string() || id.is_number_integer();
}

Message invalid(ErrorCode code, std::string error, Json id = nullptr) {
  Message message;
  message.id = std::move(id);
  message.error = std::move(error);
  message.code = code;
  return message;
}

Message messageOf(Json &json) {
  if (!json.is_object()) return invalid(ErrorCode::InvalidRequest, "a message is an object");
  Message message;
  const Json *id = find(json, "id");
  if (id != nullptr && isId(*id)) message.id = *id;
  if (const Json *method = find(json, "method"); method != nullptr) {
    if (!method->is_string()) return invalid(ErrorCode::InvalidRequest, "`method` is a string", message.id);
    if (id != nullptr && !isId(*id)) return invalid(ErrorCode::InvalidRequest, "`id` is a string or an integer");
    message.kind = id != nullptr ? Message::Kind::Request : Message::Kind::Notification;
    message.method = method->get<std::string>();
    if (const auto params = json.find("params"); params != json.end()) message.params = std::move(*params);
    return message;
  }
  const auto result = json.find("result");
  const Json *error = find(json, "error");
  if (id == nullptr || (result == json.end() && error == nullptr))
    return invalid(ErrorCode::InvalidRequest, "a message has a `method`, or an `id` with `result` or `error`",
                   message.id);
  message.kind = Message::Kind::Response;
  if (result != json.end()) message.result = std::move(*result);
  if (error != nullptr && !error->is_null()) {
    const Json *words = find(*error, "message");
    message.error = words != nullptr && words->is_string() ? words->get<std::string>() : dumped(*error);
  }
  return message;
}

}  // namespace

Message readMessage(std::string_view frame) {
  if (nestedTooDeep(frame)) return invalid(ErrorCode::ParseError, "the message is nested too deep");
  Json json = Json::parse(frame, nullptr, false);
  bool wasRepaired = false;
  if (json.is_discarded()) {
    json = Json::parse(repaired(frame), nullptr, false);
    wasRepaired = true;
  }
  if (json.is_discarded()) return invalid(ErrorCode::ParseError, "the message is no JSON");
  Message message = messageOf(json);
  message.repaired = wasRepaired;
  return message;
}

Reply::~Reply() {
  if (send_) error(ErrorCode::InternalError, "the request was dropped");
}

void Reply::result(Json value) {
  send("result", std::move(value));
}

void Reply::error(ErrorCode code, std::string_view message) {
  send("error", {{"code", static_cast<int>(code)}, {"message", message}});
}

void Reply::send(const char *key, Json value) {
  const Send send = std::exchange(send_, nullptr);
  if (send) send({{"jsonrpc", "2.0"}, {"id", id_}, {key, std::move(value)}});
}

}  // namespace vtes::lsp
