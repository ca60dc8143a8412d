#pragma once
/// The open documents with their versions. What the client sends counts, whatever is on the disk.

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "lsp/positions.h"
#include "lsp/protocol.h"

namespace vtes::lsp {

/// A document larger than this is reported and not read.
inline constexpr std::size_t kLargestDocument = std::size_t{64} << 20U;
/// One larger than this is not even kept: only a whole text brings it back.
inline constexpr std::size_t kLargestKept = 2 * kLargestDocument;

/// One version of an open document; immutable.
struct Version {
  std::string uri;
  std::string path;            ///< of a `file` URI; empty: it is nowhere on the disk
  std::uint64_t opening = 0;   ///< a document that is closed and opened anew has another one
  std::uint64_t revision = 0;  ///< ours, ascending with each change: clients can send any `number`
  std::int64_t number = 0;     ///< the client's
  std::shared_ptr<const std::string> text;
  /// What is too large to be read, but not so large that the next edit could not make it small again. Null: nothing.
  std::shared_ptr<const std::string> unread;
  std::size_t size = 0;    ///< of the text in bytes, also where it is not kept
  text::LineHint changed;  ///< where the text was changed last: the next change is likely near it
  [[nodiscard]] bool tooLarge() const { return size > kLargestDocument; }
};
using VersionPtr = std::shared_ptr<const Version>;

/// From any thread.
class Documents {
 public:
  /// False: it was open; its text is now this one.
  bool open(TextDocumentItem item);
  /// Changes in their order, each of the text that the one before gives. False: no such document is open.
  bool change(const std::string &uri, std::int64_t number, const std::vector<ContentChange> &changes,
              const Positions &positions);
  /// `last` runs while nothing can be published of it, and nothing is from then on. False: it is not open.
  bool close(const std::string &uri, const std::function<void()> &last);

  /// Null: it is not open.
  [[nodiscard]] VersionPtr find(const std::string &uri) const;
  /// The open document of a file on the disk; null: none.
  [[nodiscard]] VersionPtr findPath(const std::string &path) const;
  [[nodiscard]] std::vector<VersionPtr> all() const;

  /// Runs `publish` if the version is the newest of an open document; what is published can so never come behind a
  /// close or behind something newer. False: it is not.
  bool ifNewest(const Version &version, const std::function<void()> &publish) const;
  /// Its document is still open, in whatever version.
  [[nodiscard]] bool isOpen(const Version &version) const;
  [[nodiscard]] bool isNewest(const Version &version) const;

 private:
  [[nodiscard]] VersionPtr findLocked(const std::string &uri) const;

  mutable std::mutex mutex_;
  std::map<std::string, VersionPtr> open_;
  std::uint64_t openings_ = 0;
  std::uint64_t revisions_ = 0;
};

}  // namespace vtes::lsp
