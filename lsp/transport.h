#pragma once
/// Frames: the base protocol's header and the bytes behind it. Nothing here knows JSON.

#include <atomic>
#include <cstddef>
#include <functional>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace vtes::lsp {

/// A frame larger than this is passed over.
inline constexpr std::size_t kLargestFrame = std::size_t{512} << 20U;

/// Cuts a stream of bytes into frames. Header names in any case and order; what is no header is passed over until one
/// comes.
class FrameReader {
 public:
  /// What arrived, in pieces of any size.
  void feed(std::string_view bytes);
  /// The next frame's body. False: it has not arrived yet.
  [[nodiscard]] bool next(std::string &body);
  /// What was passed over since the last call, a message each.
  [[nodiscard]] std::vector<std::string> takeComplaints();

 private:
  enum class State : std::uint8_t { Header, Body, Skip };
  /// One line of the header. True: it was the last one.
  bool readLine(std::string_view line);
  void readHeader();
  void junk();

  State state_ = State::Header;
  std::string buffer_;
  std::size_t read_ = 0;  ///< bytes of `buffer_` that are done with
  std::string body_;
  std::size_t length_ = 0;
  bool hasLength_ = false;
  bool inJunk_ = false;
  std::vector<std::string> complaints_;
};

/// Writes frames to a file descriptor; from any thread.
class FrameWriter {
 public:
  explicit FrameWriter(int descriptor) : descriptor_(descriptor) {}
  /// Nothing is written any more once that has failed.
  void write(std::string_view body);
  [[nodiscard]] bool failed() const { return failed_; }

 private:
  std::mutex mutex_;
  int descriptor_;
  std::atomic<bool> failed_ = false;
};

/// Watches a process, so that the server ends with the editor that started it.
class ParentWatch {
 public:
  ParentWatch() = default;
  ~ParentWatch();
  ParentWatch(const ParentWatch &) = delete;
  ParentWatch &operator=(const ParentWatch &) = delete;
  /// A client that lives where this program cannot see it (another container) names no process (LSP).
  void watch(int process);
  /// Becomes readable when the process has ended; -1: none is watched.
  [[nodiscard]] int descriptor() const { return descriptor_; }
  /// The process had ended before it could be watched.
  [[nodiscard]] bool gone() const { return gone_; }

 private:
  int descriptor_ = -1;
  bool gone_ = false;
};

/// Reads `descriptor` and hands over each frame until `receive` gives false, the input ends or the watched process
/// does. Sleeps where there is nothing to read.
void readFrames(int descriptor, const ParentWatch &parent, const std::function<bool(const std::string &)> &receive,
                const std::function<void(const std::string &)> &complain);

}  // namespace vtes::lsp
