#include "support/program.h"

#include <doctest/doctest.h>
#include <fcntl.h>
#include <grp.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <fstream>
#include <iterator>
#include <utility>

namespace fs = std::filesystem;

namespace vtes::test {

namespace {

/// In the child; only system calls.
[[noreturn]] void become(const Start &start, std::array<int, 2> in, std::array<int, 2> out, std::array<int, 2> err) {
  ::dup2(in[0], 0);
  ::dup2(out[1], 1);
  ::dup2(err[1], 2);
  for (const auto &pipe : {in, out, err}) {
    ::close(pipe[0]);
    ::close(pipe[1]);
  }
  if (!start.outputTo.empty()) ::dup2(::open(start.outputTo.c_str(), O_WRONLY), 1);
  if (start.closeInput) ::close(0);
  if (start.closeOutput) ::close(1);
  if (!start.folder.empty() && ::chdir(start.folder.c_str()) != 0) ::_exit(126);
  if (start.asNobody && (::setgroups(0, nullptr) != 0 || ::setgid(65534) != 0 || ::setuid(65534) != 0)) ::_exit(126);
  std::vector<char *> arguments;
  const std::string program = start.program.empty() ? VTES_PROGRAM : start.program;
  arguments.push_back(const_cast<char *>(program.c_str()));
  for (const std::string &argument : start.arguments) arguments.push_back(const_cast<char *>(argument.c_str()));
  arguments.push_back(nullptr);
  ::execvp(program.c_str(), arguments.data());
  ::_exit(127);
}

}  // namespace

Ran run(const Start &start) {
  std::array<int, 2> in{};
  std::array<int, 2> out{};
  std::array<int, 2> err{};
  REQUIRE((::pipe(in.data()) == 0 && ::pipe(out.data()) == 0 && ::pipe(err.data()) == 0));
  if (start.readerLeaves) ::close(out[0]);
  const pid_t child = ::fork();
  REQUIRE(child >= 0);
  if (child == 0) become(start, in, out, err);
  ::close(in[0]);
  ::close(out[1]);
  ::close(err[1]);
  std::signal(SIGPIPE, SIG_IGN);
  std::size_t written = 0;
  Ran ran;
  std::array<pollfd, 3> ends{{{in[1], POLLOUT, 0}, {start.readerLeaves ? -1 : out[0], POLLIN, 0}, {err[0], POLLIN, 0}}};
  while (ends[1].fd >= 0 || ends[2].fd >= 0 || ends[0].fd >= 0) {
    if (ends[0].fd >= 0 && written == start.input.size()) {
      ::close(std::exchange(ends[0].fd, -1));
      continue;
    }
    if (::poll(ends.data(), ends.size(), 30'000) <= 0) break;
    if (ends[0].fd >= 0 && ends[0].revents != 0) {
      const std::size_t size = std::min<std::size_t>(4096, start.input.size() - written);
      const ssize_t sent = ::write(ends[0].fd, start.input.data() + written, size);
      written = sent < 0 ? start.input.size() : written + static_cast<std::size_t>(sent);
    }
    for (const auto &[index, text] : {std::pair{1, &ran.out}, std::pair{2, &ran.err}}) {
      pollfd &end = ends[static_cast<std::size_t>(index)];
      if (end.fd < 0 || end.revents == 0) continue;
      std::array<char, 4096> buffer{};
      const ssize_t got = ::read(end.fd, buffer.data(), buffer.size());
      if (got > 0) {
        text->append(buffer.data(), static_cast<std::size_t>(got));
      } else {
        ::close(std::exchange(end.fd, -1));
      }
    }
  }
  int status = 0;
  ::waitpid(child, &status, 0);
  ran.code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  return ran;
}

Ran run(std::vector<std::string> arguments) {
  return run(Start{.arguments = std::move(arguments)});
}

Folder::Folder() {
  std::string name = (fs::temp_directory_path() / "vtes-XXXXXX").string();
  path_ = ::mkdtemp(name.data());
  fs::permissions(path_,
                  fs::perms::owner_all | fs::perms::group_exec | fs::perms::others_exec | fs::perms::others_read);
}

Folder::~Folder() {
  fs::remove_all(path_);
}

std::string Folder::write(const std::string &name, const std::string &text) const {
  fs::create_directories((path_ / name).parent_path());
  std::ofstream(path_ / name, std::ios::binary) << text;
  return at(name);
}

std::string readFile(const std::string &path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

bool contains(const std::string &text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

}  // namespace vtes::test
