#include "cli/replace_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <optional>

#include "cli/input.h"

namespace vtes::cli {

namespace {

std::string reasonOf(int error) {
  return error == EACCES || error == EPERM || error == EROFS ? "no permission to write it" : std::strerror(error);
}

/// A file beside `target` that is removed again unless it takes its place.
class Temporary {
 public:
  explicit Temporary(const std::string &target) : path_(folderOf(target) + ".vtes-XXXXXX") {
    descriptor_ = ::mkostemp(path_.data(), O_CLOEXEC);
  }
  ~Temporary() {
    if (descriptor_ < 0) return;
    ::close(descriptor_);
    if (!kept_) ::unlink(path_.c_str());
  }
  Temporary(const Temporary &) = delete;
  Temporary &operator=(const Temporary &) = delete;

  [[nodiscard]] int descriptor() const { return descriptor_; }
  [[nodiscard]] const std::string &path() const { return path_; }

  [[nodiscard]] bool write(std::string_view bytes) const {
    while (!bytes.empty()) {
      const ssize_t written = ::write(descriptor_, bytes.data(), bytes.size());
      if (written < 0 && errno == EINTR) continue;
      if (written < 0) return false;
      bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    // A rename that outlives a crash while the bytes do not would leave an empty file.
    return ::fsync(descriptor_) == 0;
  }

  [[nodiscard]] bool rename(const std::string &target) {
    kept_ = ::rename(path_.c_str(), target.c_str()) == 0;
    return kept_;
  }

 private:
  std::string path_;
  int descriptor_ = -1;
  bool kept_ = false;
};

/// The file that a path leads to in the end, links followed.
std::optional<std::string> resolved(const std::string &path) {
  char *real = ::realpath(path.c_str(), nullptr);
  if (real == nullptr) return std::nullopt;
  std::string out = real;
  std::free(real);
  return out;
}

}  // namespace

bool replaceFile(const std::string &path, std::string_view expected, std::string_view bytes, std::string &reason) {
  const auto fail = [&reason](int error) {
    reason = reasonOf(error);
    return false;
  };
  const auto target = resolved(path);
  if (!target) return fail(errno);
  struct stat status {};
  if (::stat(target->c_str(), &status) != 0) return fail(errno);
  if (!S_ISREG(status.st_mode)) {
    reason = "not a regular file: it cannot be rewritten";
    return false;
  }
  // A rename asks the folder alone; who made the file read-only meant the file.
  if (::access(target->c_str(), W_OK) != 0) return fail(errno);

  Temporary temporary(*target);
  if (temporary.descriptor() < 0) return fail(errno);
  // Another owner may be impossible to give; then the mode is all that can be kept.
  const bool owned = ::fchown(temporary.descriptor(), status.st_uid, status.st_gid) == 0;
  const mode_t mode = owned ? status.st_mode & 07777U : status.st_mode & 0777U;
  if (!temporary.write(bytes) || ::fchmod(temporary.descriptor(), mode) != 0) return fail(errno);

  std::string now;
  if (!readInput(*target, now, reason)) return false;
  if (now != expected) {
    reason = "it was changed by somebody else meanwhile; left as it is";
    return false;
  }
  return temporary.rename(*target) || fail(errno);
}

bool writeNewFile(const std::string &path, std::string_view bytes, bool force, std::string &reason) {
  const auto fail = [&reason](int error) {
    reason = reasonOf(error);
    return false;
  };
  struct stat status {};
  const bool there = ::stat(path.c_str(), &status) == 0;
  if (there && !force) {
    reason = "it is already there; `--force` overwrites it";
    return false;
  }
  if (there) {
    std::string old;
    return readInput(path, old, reason) && replaceFile(path, old, bytes, reason);
  }
  Temporary temporary(path);
  if (temporary.descriptor() < 0) return fail(errno);
  const mode_t mask = ::umask(0);
  ::umask(mask);
  if (!temporary.write(bytes) || ::fchmod(temporary.descriptor(), 0666U & ~mask) != 0) return fail(errno);
  // A link fails where somebody has made the file meanwhile; a rename would put it away.
  if (::link(temporary.path().c_str(), path.c_str()) == 0) return true;
  if (errno == EEXIST) {
    reason = "it is already there; `--force` overwrites it";
    return false;
  }
  // Some file systems have no links.
  return temporary.rename(path) || fail(errno);
}

}  // namespace vtes::cli
