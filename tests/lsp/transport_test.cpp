#include "lsp/transport.h"

#include <doctest/doctest.h>
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <random>
#include <string>
#include <vector>

using vtes::lsp::FrameReader;

namespace {

/// All frames of a stream that comes in pieces of `size` bytes.
std::vector<std::string> framesOf(std::string_view stream, std::size_t size, FrameReader &reader) {
  std::vector<std::string> frames;
  std::string body;
  for (std::size_t at = 0; at < stream.size(); at += size) {
    reader.feed(stream.substr(at, size));
    while (reader.next(body)) frames.push_back(body);
  }
  return frames;
}

std::vector<std::string> framesOf(std::string_view stream, std::size_t size = 4096) {
  FrameReader reader;
  return framesOf(stream, size, reader);
}

using Frames = std::vector<std::string>;

}  // namespace

TEST_CASE("frames come whole, however the stream is cut") {
  const std::string stream =
      "Content-Length: 2\r\n\r\n{}"
      "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nContent-Length: 5\r\n\r\n\"\xC3\xA9k\""
      "CONTENT-LENGTH:3\r\ncontent-type: text/plain; charset=latin1\r\n\r\n[1]"
      "content-length:   0\r\n\r\n"
      "Content-Length: 1\n\n7";
  for (std::size_t size = 1; size < 80; ++size)
    CHECK(framesOf(stream, size) == Frames{"{}", "\"\xC3\xA9k\"", "[1]", "", "7"});
}

TEST_CASE("two messages in one read, the second cut: no byte is counted twice") {
  FrameReader reader;
  std::string body;
  reader.feed("Content-Length: 2\r\n\r\n{}Content-Length: 5\r\n\r\n[1");
  CHECK(reader.next(body));
  CHECK(body == "{}");
  CHECK_FALSE(reader.next(body));
  CHECK_FALSE(reader.next(body));
  reader.feed(",");
  CHECK_FALSE(reader.next(body));
  reader.feed("2]Con");
  CHECK(reader.next(body));
  CHECK(body == "[1,2]");
  CHECK_FALSE(reader.next(body));
}

TEST_CASE("what is no header is passed over, and said once") {
  FrameReader reader;
  CHECK(framesOf("some noise\r\nmore noise\r\n\r\n\r\nContent-Length: 2\r\n\r\n{}", 7, reader) == Frames{"{}"});
  CHECK(reader.takeComplaints() == Frames{"passed over bytes that are no header of a message"});
  CHECK(reader.takeComplaints().empty());
  for (const char *bad : {"Content-Length: x", "Content-Length: -2", "Content-Length: 2 2", "Content-Length:",
                          "Content-Length: 99999999999999999999999", "Content-Size: 4", ": 4", "Content-Type: x"}) {
    FrameReader other;
    CHECK(framesOf(std::string(bad) + "\r\n\r\nContent-Length: 2\r\n\r\n{}", 9, other) == Frames{"{}"});
    CHECK(other.takeComplaints().size() == 1);
  }
}

TEST_CASE("a line without an end takes no memory") {
  FrameReader reader;
  const std::string noise(100'000, 'x');
  for (int i = 0; i < 100; ++i) {
    reader.feed(noise);
    std::string body;
    CHECK_FALSE(reader.next(body));
  }
  CHECK(reader.takeComplaints().size() == 1);
  reader.feed("\nContent-Length: 2\r\n\r\n{}");
  std::string body;
  CHECK(reader.next(body));
}

TEST_CASE("a message that is too large is passed over, and the next one is read") {
  FrameReader reader;
  const std::size_t size = vtes::lsp::kLargestFrame + 1000;
  reader.feed("Content-Length: " + std::to_string(size) + "\r\n\r\n");
  std::string body;
  CHECK_FALSE(reader.next(body));
  const std::string piece(std::size_t{1} << 20U, 'x');
  for (std::size_t left = size; left > 0;) {
    const std::size_t now = std::min(left, piece.size());
    reader.feed(std::string_view(piece).substr(0, now));
    CHECK_FALSE(reader.next(body));
    left -= now;
  }
  CHECK(reader.takeComplaints().size() == 1);
  CHECK(framesOf("Content-Length: 2\r\n\r\n{}", 4096, reader) == Frames{"{}"});
}

TEST_CASE("random bytes give no frame and no end") {
  std::mt19937 random(7);
  for (int round = 0; round < 200; ++round) {
    std::string noise;
    for (int i = 0; i < 2000; ++i) noise += static_cast<char>(random());
    FrameReader reader;
    std::string body;
    reader.feed(noise);
    while (reader.next(body)) {
    }
    CHECK(reader.takeComplaints().size() < 2);
  }
}

TEST_CASE("frames are read until the input ends or the watched process does") {
  std::array<int, 2> ends{};
  REQUIRE(::pipe(ends.data()) == 0);
  const std::string_view stream = "Content-Length: 2\r\n\r\n{}noise\r\nContent-Length: 2\r\n\r\n[]";
  REQUIRE(::write(ends[1], stream.data(), stream.size()) == static_cast<ssize_t>(stream.size()));
  Frames frames;
  Frames complaints;
  const auto keep = [&frames](const std::string &frame) {
    frames.push_back(frame);
    return true;
  };
  const auto complain = [&complaints](const std::string &complaint) { complaints.push_back(complaint); };

  SUBCASE("the input ends") {
    ::close(ends[1]);
    vtes::lsp::readFrames(ends[0], {}, keep, complain);
    CHECK(frames == Frames{"{}", "[]"});
    CHECK(complaints.size() == 1);
  }
  SUBCASE("the process ends") {
    const pid_t child = ::fork();
    if (child == 0) {
      ::usleep(50'000);
      ::_exit(0);
    }
    vtes::lsp::ParentWatch parent;
    parent.watch(child);
    REQUIRE(parent.descriptor() >= 0);
    // The child is not waited for: what has ended counts as ended also while it is a zombie.
    vtes::lsp::readFrames(ends[0], parent, keep, complain);
    CHECK(frames == Frames{"{}", "[]"});
    ::waitpid(child, nullptr, 0);
    ::close(ends[1]);
  }
  SUBCASE("nothing is watched where there is no such process") {
    vtes::lsp::ParentWatch parent;
    parent.watch(0);
    CHECK(parent.descriptor() < 0);
    parent.watch(0x3FFFFFFF);
    CHECK(parent.descriptor() < 0);
    ::close(ends[1]);
  }
  SUBCASE("the receiver has enough") {
    vtes::lsp::readFrames(
        ends[0], {},
        [&frames](const std::string &frame) {
          frames.push_back(frame);
          return false;
        },
        complain);
    CHECK(frames == Frames{"{}"});
    ::close(ends[1]);
  }
  ::close(ends[0]);
}

TEST_CASE("nothing more is written once it has failed") {
  std::array<int, 2> ends{};
  REQUIRE(::pipe(ends.data()) == 0);
  vtes::lsp::FrameWriter writer(ends[1]);
  writer.write("\"\xC3\xA9\"");
  std::array<char, 64> buffer{};
  const ssize_t got = ::read(ends[0], buffer.data(), buffer.size());
  CHECK(std::string(buffer.data(), static_cast<std::size_t>(got)) == "Content-Length: 4\r\n\r\n\"\xC3\xA9\"");
  ::close(ends[0]);
  ::signal(SIGPIPE, SIG_IGN);
  writer.write("{}");
  CHECK(writer.failed());
  writer.write("{}");
  ::close(ends[1]);
}
