#include "lsp/transport.h"

#include <fmt/format.h>
#include <poll.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cerrno>
#include <charconv>
#include <utility>

namespace vtes::lsp {

namespace {

// No header of the base protocol comes near it.
constexpr std::size_t kLongestLine = 8192;

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kBlanks = " \t\r";
  const std::size_t first = text.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

bool isName(std::string_view name, std::string_view lower) {
  return std::equal(name.begin(), name.end(), lower.begin(), lower.end(),
                    [](unsigned char a, char b) { return std::tolower(a) == b; });
}

}  // namespace

void FrameReader::feed(std::string_view bytes) {
  if (state_ == State::Skip) {
    const std::size_t skipped = std::min(bytes.size(), length_);
    length_ -= skipped;
    bytes.remove_prefix(skipped);
    if (length_ > 0) return;
    state_ = State::Header;
  } else if (state_ == State::Body) {
    // Straight to where it belongs: a large document comes in thousands of pieces.
    const std::size_t taken = std::min(bytes.size(), length_ - body_.size());
    body_.append(bytes.substr(0, taken));
    bytes.remove_prefix(taken);
  }
  buffer_.append(bytes);
}

bool FrameReader::next(std::string &body) {
  if (state_ == State::Header) readHeader();
  if (state_ != State::Body || body_.size() < length_) return false;
  body = std::exchange(body_, {});
  state_ = State::Header;
  return true;
}

void FrameReader::readHeader() {
  while (state_ == State::Header) {
    const std::size_t end = buffer_.find('\n', read_);
    if (end == std::string::npos) break;
    const std::string_view line = std::string_view(buffer_).substr(read_, end - read_);
    read_ = end + 1;
    if (!readLine(line)) continue;
    inJunk_ = false;
    hasLength_ = false;
    const std::size_t here = std::min(buffer_.size() - read_, length_);
    if (length_ > kLargestFrame) {
      complaints_.push_back(
          fmt::format("passed over a message of {} bytes: at most {} are read", length_, kLargestFrame));
      length_ -= here;
      if (length_ > 0) state_ = State::Skip;
    } else {
      body_.assign(buffer_, read_, here);
      state_ = State::Body;
    }
    read_ += here;
  }
  buffer_.erase(0, std::exchange(read_, 0));
  if (state_ == State::Header && buffer_.size() > kLongestLine) {
    junk();
    buffer_.clear();
  }
}

bool FrameReader::readLine(std::string_view line) {
  line = trimmed(line);
  if (line.empty()) {
    if (hasLength_) return true;
    if (!inJunk_) junk();
    return false;
  }
  const std::size_t colon = line.find(':');
  const std::string_view name = colon == std::string_view::npos ? std::string_view() : trimmed(line.substr(0, colon));
  if (isName(name, "content-type")) return false;
  bool known = false;
  if (isName(name, "content-length")) {
    const std::string_view value = trimmed(line.substr(colon + 1));
    const char *end = value.data() + value.size();
    const auto result = std::from_chars(value.data(), end, length_);
    known = hasLength_ = result.ec == std::errc() && result.ptr == end;
  }
  if (!known) junk();
  return false;
}

void FrameReader::junk() {
  // Once for all that comes in a row: a stream of noise would fill the log.
  if (!std::exchange(inJunk_, true)) complaints_.emplace_back("passed over bytes that are no header of a message");
}

std::vector<std::string> FrameReader::takeComplaints() {
  return std::exchange(complaints_, {});
}

void FrameWriter::write(std::string_view body) {
  const std::string frame = fmt::format("Content-Length: {}\r\n\r\n{}", body.size(), body);
  const std::scoped_lock lock(mutex_);
  std::string_view rest = frame;
  while (!rest.empty() && !failed_) {
    const ssize_t written = ::write(descriptor_, rest.data(), rest.size());
    if (written >= 0) {
      rest.remove_prefix(static_cast<std::size_t>(written));
    } else if (errno == EAGAIN) {
      pollfd ready{descriptor_, POLLOUT, 0};
      ::poll(&ready, 1, -1);
    } else if (errno != EINTR) {
      failed_ = true;
    }
  }
}

ParentWatch::~ParentWatch() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

void ParentWatch::watch(int process) {
  if (descriptor_ >= 0 || process <= 0) return;
  descriptor_ = static_cast<int>(::syscall(SYS_pidfd_open, process, 0));
  gone_ = descriptor_ < 0 && errno == ESRCH;
}

void readFrames(int descriptor, const ParentWatch &parent, const std::function<bool(const std::string &)> &receive,
                const std::function<void(const std::string &)> &complain) {
  FrameReader reader;
  std::string body;
  std::array<char, 65536> piece{};
  for (;;) {
    // Where the descriptor of the parent is -1, poll() leaves it out.
    std::array<pollfd, 2> ends{{{descriptor, POLLIN, 0}, {parent.descriptor(), POLLIN, 0}}};
    if (::poll(ends.data(), ends.size(), -1) < 0) {
      if (errno == EINTR) continue;
      return;
    }
    if (ends[1].revents != 0) return;
    const ssize_t got = ::read(descriptor, piece.data(), piece.size());
    if (got < 0 && (errno == EINTR || errno == EAGAIN)) continue;
    if (got <= 0) return;
    reader.feed({piece.data(), static_cast<std::size_t>(got)});
    while (reader.next(body)) {
      if (!receive(body)) return;
    }
    // One that died before it could be watched gives no sign.
    if (parent.gone()) return;
    for (const std::string &complaint : reader.takeComplaints()) complain(complaint);
  }
}

}  // namespace vtes::lsp
