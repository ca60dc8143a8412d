#include "project/files.h"

#include <dirent.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <iterator>
#include <utility>

namespace vtes::project {

namespace {

constexpr std::size_t kLargestInput = std::size_t{1} << 30U;
constexpr std::size_t kLargestDeck = std::size_t{1} << 20U;
constexpr std::string_view kExtension = ".vtes";

std::string reasonOf(int error) {
  switch (error) {
    case ENOENT:
      return "no such file or folder";
    case EACCES:
    case EPERM:
      return "no permission to read it";
    case ELOOP:
      return "a loop of symbolic links";
    default:
      return std::strerror(error);
  }
}

/// A file descriptor that closes itself.
class File {
 public:
  explicit File(int descriptor) : descriptor_(descriptor) {}
  ~File() {
    if (descriptor_ > STDERR_FILENO) ::close(descriptor_);
  }
  File(const File &) = delete;
  File &operator=(const File &) = delete;
  [[nodiscard]] int get() const { return descriptor_; }

 private:
  int descriptor_;
};

/// Reads to the end. 0, or an errno; EFBIG where it is longer than `most`; EILSEQ at a NUL byte where those are
/// refused: an endless device is found out early.
int readAll(int descriptor, std::size_t most, bool refuseNul, std::string &bytes) {
  struct stat status {};
  std::size_t expected = 0;
  if (::fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode)) expected = static_cast<std::size_t>(status.st_size);
  if (expected > most) return EFBIG;
  constexpr std::size_t kChunk = 64UL * 1024UL;
  std::size_t used = 0;
  // One byte more than the file has, so that its end is seen without growing.
  bytes.resize(expected > 0 ? expected + 1 : kChunk);
  for (;;) {
    if (used == bytes.size()) bytes.resize(2 * used);
    const ssize_t got = ::read(descriptor, bytes.data() + used, bytes.size() - used);
    if (got < 0) {
      if (errno == EINTR) continue;
      const int error = errno;
      bytes.clear();
      return error;
    }
    if (got == 0) break;
    const auto size = static_cast<std::size_t>(got);
    if (refuseNul && std::memchr(bytes.data() + used, 0, size) != nullptr) return EILSEQ;
    used += size;
    if (used > most) return EFBIG;
  }
  bytes.resize(used);
  return 0;
}

std::string joined(const std::string &folder, std::string_view name) {
  return folder.ends_with('/') ? folder + std::string(name) : fmt::format("{}/{}", folder, name);
}

}  // namespace

Walk::Walk(const std::string &folder) {
  struct stat status {};
  if (::stat(folder.c_str(), &status) == 0) visited_.emplace(status.st_dev, status.st_ino);
  left_.push_back({folder, true});
}

bool Walk::step(std::optional<Input> &found) {
  found.reset();
  if (left_.empty()) return false;
  Entry entry = std::move(left_.back());
  left_.pop_back();
  if (entry.isFolder) {
    readFolder(entry.path);
  } else {
    found = Input{std::move(entry.path), std::move(entry.complaint)};
  }
  return true;
}

void Walk::readFolder(const std::string &folder) {
  DIR *directory = ::opendir(folder.c_str());
  if (directory == nullptr) {
    left_.push_back({folder, false, reasonOf(errno)});
    return;
  }
  std::vector<std::string> names;
  while (const dirent *entry = ::readdir(directory)) {
    if (entry->d_name[0] != '.') names.emplace_back(entry->d_name);
  }
  ::closedir(directory);
  std::sort(names.begin(), names.end());
  std::vector<Entry> entries;
  for (const std::string &name : names) {
    const std::string path = joined(folder, name);
    struct stat status {};
    if (::stat(path.c_str(), &status) != 0) {
      // A link to nowhere concerns nobody unless it looks like a transcript.
      if (name.ends_with(kExtension)) entries.push_back({path, false, reasonOf(errno)});
    } else if (S_ISDIR(status.st_mode)) {
      if (visited_.emplace(status.st_dev, status.st_ino).second) entries.push_back({path, true});
    } else if (S_ISREG(status.st_mode) && name.ends_with(kExtension)) {
      entries.push_back({path, false});
    }
  }
  left_.insert(left_.end(), std::make_move_iterator(entries.rbegin()), std::make_move_iterator(entries.rend()));
}

std::vector<Input> collectInputs(const std::vector<std::string> &names) {
  std::vector<Input> inputs;
  for (const std::string &name : names) {
    if (name == "-") {
      inputs.push_back({std::string(kStandardInput), {}});
      continue;
    }
    struct stat status {};
    if (::stat(name.c_str(), &status) != 0) {
      inputs.push_back({name, reasonOf(errno)});
      continue;
    }
    if (!S_ISDIR(status.st_mode)) {
      inputs.push_back({name, {}});
      continue;
    }
    const std::size_t before = inputs.size();
    Walk walk(name);
    for (std::optional<Input> found; walk.step(found);) {
      if (found) inputs.push_back(std::move(*found));
    }
    if (inputs.size() == before) inputs.push_back({name, "no transcripts (*.vtes) in this folder"});
  }
  return inputs;
}

bool readInput(const std::string &path, std::string &bytes, std::string &reason) {
  const bool standard = path == kStandardInput;
  const File file(standard ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_CLOEXEC));
  const int error = file.get() < 0 ? errno : readAll(file.get(), kLargestInput, true, bytes);
  switch (error) {
    case 0:
      return true;
    case EFBIG:
      reason = fmt::format("larger than {} MiB, no transcript is", kLargestInput >> 20U);
      return false;
    case EILSEQ:
      reason = "a binary file, no transcript (it has a NUL byte)";
      return false;
    case EBADF:
      reason = standard ? "standard input is closed" : reasonOf(error);
      return false;
    default:
      reason = reasonOf(error);
      return false;
  }
}

std::string folderOf(const std::string &path) {
  const std::size_t slash = path.rfind('/');
  if (path == kStandardInput || slash == std::string::npos) return {};
  return path.substr(0, slash + 1);
}

bool readDeckFile(const std::string &path, std::string &text) {
  // A pipe or a device must not make the program wait: it is opened without blocking, then looked at.
  const File file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
  struct stat status {};
  if (file.get() < 0 || ::fstat(file.get(), &status) != 0 || !S_ISREG(status.st_mode)) return false;
  return readAll(file.get(), kLargestDeck, true, text) == 0;
}

}  // namespace vtes::project
