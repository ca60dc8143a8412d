#include "project/replace_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <optional>

#include "project/files.h"

namespace vtes::project {

namespace {

/// A file that is removed again unless it takes its place.
class Temporary {
 public:
  /// In the folder of `target`, so that the rename stays within one file system.
  explicit Temporary(const std::string &target) : path_(folderOf(target) + ".vtes-XXXXXX") {
    descriptor_ = ::mkostemp(path_.data(), O_CLOEXEC);
  }
  ~Temporary() {
    if (descriptor_ < 0) return;
    ::close(descriptor_);
    if (!moved_) ::unlink(path_.c_str());
  }
  Temporary(const Temporary &) = delete;
  Temporary &operator=(const Temporary &) = delete;

  [[nodiscard]] bool made() const { return descriptor_ >= 0; }
  /// False with errno set.
  [[nodiscard]] bool write(std::string_view text) const {
    while (!text.empty()) {
      const ssize_t written = ::write(descriptor_, text.data(), text.size());
      if (written < 0) {
        if (errno == EINTR) continue;
        return false;
      }
      text.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
  }
  /// Takes on the mode and, where that is allowed, the owner of `status`.
  [[nodiscard]] bool resemble(const struct stat &status) const {
    if (::fchown(descriptor_, status.st_uid, status.st_gid) != 0 &&
        ::fchown(descriptor_, static_cast<uid_t>(-1), status.st_gid) != 0 && errno != EPERM) {
      return false;
    }
    return ::fchmod(descriptor_, status.st_mode & 07777U) == 0;
  }
  [[nodiscard]] bool moveTo(const std::string &target) {
    // The bytes are on the disk before the name points to them.
    if (::fsync(descriptor_) != 0 || ::rename(path_.c_str(), target.c_str()) != 0) return false;
    moved_ = true;
    return true;
  }

 private:
  std::string path_;
  int descriptor_ = -1;
  bool moved_ = false;
};

std::string notWritten(const char *why) {
  return fmt::format("cannot be written: {}; nothing is changed", why);
}

/// Where `path` leads, links followed; empty where it does not exist.
std::string resolved(const std::string &path) {
  char *real = ::realpath(path.c_str(), nullptr);
  std::string result = real == nullptr ? "" : real;
  std::free(real);
  return result;
}

/// `before`: what the file must still hold; `status`: of the file that is replaced, if there is one.
bool replace(const std::string &target, const std::optional<std::string_view> &before,
             const std::optional<struct stat> &status, std::string_view text, std::string &reason) {
  Temporary temporary(target);
  if (!temporary.made()) {
    reason = notWritten(std::strerror(errno));
    return false;
  }
  if (!temporary.write(text) || (status ? !temporary.resemble(*status) : false)) {
    reason = notWritten(std::strerror(errno));
    return false;
  }
  if (before) {
    // As late as can be: only the rename is still to come.
    std::string now;
    std::string ignored;
    if (!readInput(target, now, ignored) || now != *before) {
      reason = "was changed by somebody else while it was fixed; nothing is written";
      return false;
    }
  }
  if (!temporary.moveTo(target)) {
    reason = notWritten(std::strerror(errno));
    return false;
  }
  return true;
}

}  // namespace

bool replaceFile(const std::string &path, std::string_view before, std::string_view text, std::string &reason) {
  const std::string target = resolved(path);
  struct stat status {};
  if (target.empty() || ::stat(target.c_str(), &status) != 0) {
    reason = notWritten(std::strerror(errno));
    return false;
  }
  if (!S_ISREG(status.st_mode)) {
    reason = notWritten("it is no regular file");
    return false;
  }
  // A rename would pass over a file that its owner has protected.
  if (::access(target.c_str(), W_OK) != 0) {
    reason = notWritten(std::strerror(errno));
    return false;
  }
  return replace(target, before, status, text, reason);
}

bool writeFile(const std::string &path, std::string_view text, std::string &reason) {
  std::string target = resolved(path);
  struct stat status {};
  const bool there = !target.empty() && ::stat(target.c_str(), &status) == 0;
  if (there && (!S_ISREG(status.st_mode) || ::access(target.c_str(), W_OK) != 0)) {
    reason = notWritten(S_ISREG(status.st_mode) ? std::strerror(errno) : "it is no regular file");
    return false;
  }
  if (!there) {
    target = path;
    // As if it had been created the usual way.
    const mode_t mask = ::umask(0);
    ::umask(mask);
    status.st_mode = 0666U & ~mask;
    status.st_uid = ::geteuid();
    status.st_gid = ::getegid();
  }
  return replace(target, std::nullopt, status, text, reason);
}

}  // namespace vtes::project
