#include "lsp/jsonrpc.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

using namespace vtes::lsp;
using Kind = Message::Kind;

TEST_CASE("what a frame holds") {
  const Message request = readMessage(R"({"jsonrpc":"2.0","id":"a","method":"m","params":[1]})");
  CHECK((request.kind == Kind::Request));
  CHECK(request.id == "a");
  CHECK(request.method == "m");
  CHECK(request.params == Json::array({1}));
  CHECK((readMessage(R"({"method":"m"})").kind == Kind::Notification));
  const Message response = readMessage(R"({"id":3,"result":null})");
  CHECK((response.kind == Kind::Response));
  CHECK(response.error.empty());
  CHECK(readMessage(R"({"id":3,"error":{"code":1,"message":"no"}})").error == "no");
  CHECK(readMessage(R"({"id":3,"error":7})").error == "7");
}

TEST_CASE("what is none says why") {
  for (const auto &[frame, code] : std::vector<std::pair<std::string, ErrorCode>>{
           {"", ErrorCode::ParseError},
           {"{", ErrorCode::ParseError},
           {"{}}", ErrorCode::ParseError},
           {std::string(100'000, '['), ErrorCode::ParseError},
           {R"({"method":"m","params":)" + std::string(300, '[') + std::string(300, ']') + "}", ErrorCode::ParseError},
           {"[]", ErrorCode::InvalidRequest},
           {"7", ErrorCode::InvalidRequest},
           {"{}", ErrorCode::InvalidRequest},
           {R"({"id":1})", ErrorCode::InvalidRequest},
           {R"({"method":1})", ErrorCode::InvalidRequest},
           {R"({"id":{},"method":"m"})", ErrorCode::InvalidRequest},
           {R"({"id":null,"method":"m"})", ErrorCode::InvalidRequest},
           {R"([{"id":1,"method":"m"}])", ErrorCode::InvalidRequest}}) {
    const Message message = readMessage(frame);
    const std::string shown = frame.substr(0, 40);
    const bool right = message.kind == Kind::Invalid && message.code == code;
    CHECK_MESSAGE(right, shown);
    CHECK_FALSE(message.error.empty());
  }
  CHECK(readMessage(R"({"id":7,"method":1})").id == 7);
  // A bracket in a string is none.
  CHECK((readMessage("{\"method\":\"" + std::string(1000, '[') + "\\\"" + std::string(1000, '{') + "\"}").kind ==
         Kind::Notification));
}

TEST_CASE("bytes that are no UTF-8 and halves of pairs are one unit each") {
  const auto text = [](const std::string &inner) {
    const Message message = readMessage(R"({"method":"m","params":")" + inner + "\"}");
    CHECK((message.kind == Kind::Notification));
    CHECK(message.repaired);
    return message.params.get<std::string>();
  };
  CHECK(text("a\xFF"
             "b") ==
        "a\x1A"
        "b");
  CHECK(text("\xE2\x82") == "\x1A\x1A");
  CHECK(text("a\\ud83d b") == "a\xEF\xBF\xBD b");
  CHECK(text("a\\uDE00") == "a\xEF\xBF\xBD");
  CHECK(text("\\uD83D\\uDE00\\uD83D") == "\U0001F600\xEF\xBF\xBD");
  CHECK(text("\\\\ud83d\\ud83d") == "\\ud83d\xEF\xBF\xBD");
  CHECK(text("\\ud83d\\n\xC3") == "\xEF\xBF\xBD\n\x1A");
  CHECK_FALSE(readMessage(R"({"method":"m","params":"\ud83d\ude00"})").repaired);
}

TEST_CASE("a request gets one reply, whatever happens") {
  std::vector<Json> sent;
  const auto send = [&sent](const Json &json) { sent.push_back(json); };
  {
    Reply reply(1, send);
    reply.result({{"a", 1}});
    reply.error(ErrorCode::InternalError, "late");
    reply.result(nullptr);
  }
  REQUIRE(sent.size() == 1);
  CHECK(sent[0] == Json{{"jsonrpc", "2.0"}, {"id", 1}, {"result", {{"a", 1}}}});
  { Reply reply("x", send); }
  REQUIRE(sent.size() == 2);
  CHECK(sent[1]["id"] == "x");
  CHECK(sent[1]["error"]["code"] == -32603);
}
