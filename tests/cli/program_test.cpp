/// Starts the program as a user does: what it prints, where, and its exit code.
#include <doctest/doctest.h>
#include <fcntl.h>
#include <grp.h>
#include <poll.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

namespace fs = std::filesystem;

namespace {

struct Ran {
  int code = -1;  ///< 128 + the signal where one ended it
  std::string out;
  std::string err;
};

struct Start {
  std::vector<std::string> arguments;
  std::string input = {};
  bool closeInput = false;
  bool closeOutput = false;
  std::string outputTo = {};  ///< a file in place of the pipe
  bool readerLeaves = false;  ///< the other end of the output is closed before anything is written
  bool asNobody = false;      ///< without root's right to read everything
  std::string folder = {};
};

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
  arguments.push_back(const_cast<char *>(VTES_PROGRAM));
  for (const std::string &argument : start.arguments) arguments.push_back(const_cast<char *>(argument.c_str()));
  arguments.push_back(nullptr);
  ::execv(VTES_PROGRAM, arguments.data());
  ::_exit(127);
}

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

class Folder {
 public:
  Folder() {
    std::string name = (fs::temp_directory_path() / "vtes-XXXXXX").string();
    path_ = ::mkdtemp(name.data());
    fs::permissions(path_,
                    fs::perms::owner_all | fs::perms::group_exec | fs::perms::others_exec | fs::perms::others_read);
  }
  ~Folder() { fs::remove_all(path_); }
  Folder(const Folder &) = delete;
  Folder &operator=(const Folder &) = delete;
  [[nodiscard]] std::string at(const std::string &name) const { return (path_ / name).string(); }
  [[nodiscard]] std::string path() const { return path_.string(); }
  std::string write(const std::string &name, const std::string &text) const {
    fs::create_directories((path_ / name).parent_path());
    std::ofstream(path_ / name, std::ios::binary) << text;
    return at(name);
  }

 private:
  fs::path path_;
};

bool contains(const std::string &text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

constexpr const char *kClean = "NELS(12)\nKora kisp> (nb)\n";
constexpr const char *kWrong = "NELS(12)\nKora ksip> JoAm bk\n";

}  // namespace

TEST_CASE("--version and --help") {
  const Ran version = run({"--version"});
  CHECK(version.code == 0);
  CHECK(version.out.starts_with("vtes "));
  CHECK(std::count(version.out.begin(), version.out.end(), '\n') == 1);
  const Ran help = run({"--help"});
  CHECK(help.code == 0);
  for (const char *command : {"lint", "events", "parse", "abbr", "card", "dictionary", "cards"})
    CHECK(contains(help.out, command));
  const Ran lint = run({"lint", "--help"});
  CHECK(lint.code == 0);
  CHECK(contains(lint.out, "--format"));
}

TEST_CASE("a command that is not there") {
  const Ran near = run({"lnit"});
  CHECK(near.code == 2);
  CHECK(near.err == "vtes: there is no command `lnit`; did you mean `lint`?\n");
  const Ran far = run({"frobnicate"});
  CHECK(far.code == 2);
  CHECK(contains(far.err, "vtes --help"));
  const Ran none = run(std::vector<std::string>{});
  CHECK(none.code == 2);
  CHECK(contains(none.err, "no command given"));
}

TEST_CASE("options that are wrong") {
  for (const auto &arguments : std::vector<std::vector<std::string>>{{"lint"},
                                                                     {"lint", "--no-such-option", "x.vtes"},
                                                                     {"lint", "--format", "pdf", "x.vtes"},
                                                                     {"lint", "--min-severity", "grave", "x.vtes"},
                                                                     {"lint", "--color", "red", "x.vtes"},
                                                                     {"events"},
                                                                     {"parse"},
                                                                     {"--no-such-option"}}) {
    const Ran ran = run(arguments);
    CAPTURE(arguments.front());
    CHECK(ran.code == 2);
    CHECK(ran.out.empty());
    CHECK(ran.err.starts_with("vtes: "));
  }
}

TEST_CASE("lint says where, what and how") {
  const Folder folder;
  folder.write("game.vtes", kWrong);
  const Ran ran = run(Start{.arguments = {"lint", "game.vtes"}, .folder = folder.path()});
  CHECK(ran.code == 1);
  CHECK(ran.err.empty());
  CHECK(
      ran.out.starts_with("game.vtes:2:6: error: `ksip` is not the abbreviation of any library card [unknown-word]\n"
                          "   2 | Kora ksip> JoAm bk\n"
                          "     |      ^^^^^\n"
                          "     = hint: did you mean `kisp` (Kindred Spirits)"));
  CHECK(ran.out.ends_with("1 error in 1 file\n"));
}

TEST_CASE("lint of clean files") {
  const Folder folder;
  const Ran ran = run({"lint", folder.write("a.vtes", kClean), folder.write("b.vtes", "")});
  CHECK(ran.code == 0);
  CHECK(ran.out == "nothing found in 2 files\n");
  const Ran quiet = run({"lint", "--quiet", folder.path()});
  CHECK(quiet.code == 0);
  CHECK(quiet.out.empty());
}

TEST_CASE("lint leaves out what is less") {
  const Folder folder;
  const std::string path = folder.write("a.vtes", "NELS(12)\nCrusher buru Alex\n");
  CHECK(contains(run({"lint", path}).out, "[not-canonical]"));
  const Ran errors = run({"lint", "--min-severity", "error", path});
  CHECK(errors.code == 0);
  CHECK(errors.out == "nothing found in 1 file\n");
}

TEST_CASE("lint as JSON") {
  const Folder folder;
  folder.write("a.vtes", kWrong);
  folder.write("b.vtes", kClean);
  const Ran ran = run({"lint", "--format", "json", folder.path()});
  CHECK(ran.code == 1);
  const auto json = nlohmann::json::parse(ran.out);
  CHECK(json["schema"] == 1);
  REQUIRE(json["files"].size() == 2);
  CHECK(json["files"][0]["file"] == folder.at("a.vtes"));
  const auto &diagnostic = json["files"][0]["diagnostics"][0];
  CHECK(diagnostic["id"] == "unknown-word");
  CHECK(diagnostic["severity"] == "error");
  CHECK(diagnostic["range"] == nlohmann::json::array({2, 6, 2, 11}));
  CHECK(diagnostic["fixes"][0]["edits"][0]["text"] == "kisp>");
  CHECK(json["files"][1]["diagnostics"].empty());
  CHECK(json["summary"]["error"] == 1);
  const Ran nothing = run({"lint", "--format", "json", folder.at("none.vtes")});
  CHECK(nothing.code == 2);
  CHECK(nlohmann::json::parse(nothing.out)["files"].empty());
}

TEST_CASE("colours only where they are asked for") {
  const Folder folder;
  const std::string path = folder.write("a.vtes", kWrong);
  CHECK_FALSE(contains(run({"lint", path}).out, "\x1B["));
  CHECK(contains(run({"lint", "--color", "always", path}).out, "\x1B["));
}

TEST_CASE("standard input") {
  const Ran ran = run(Start{.arguments = {"lint", "-"}, .input = kWrong});
  CHECK(ran.code == 1);
  CHECK(contains(ran.out, "<stdin>:2:6: error:"));
  const Ran events = run(Start{.arguments = {"events", "-"}, .input = kClean});
  CHECK(events.code == 0);
  CHECK(std::count(events.out.begin(), events.out.end(), '\n') == 3);
  const Ran closed = run(Start{.arguments = {"lint", "-"}, .closeInput = true});
  CHECK(closed.code == 2);
  CHECK(closed.err == "vtes: <stdin>: standard input is closed\n");
}

TEST_CASE("what cannot be read is said, and the rest is still checked") {
  const Folder folder;
  folder.write("wrong.vtes", kWrong);
  folder.write("binary.vtes", std::string("NELS\0(12)", 9));
  fs::create_directories(folder.at("empty"));
  const Ran ran =
      run(Start{.arguments = {"lint", "none.vtes", "binary.vtes", "empty", "wrong.vtes"}, .folder = folder.path()});
  CHECK(ran.code == 2);
  CHECK(ran.err ==
        "vtes: none.vtes: no such file or folder\n"
        "vtes: binary.vtes: a binary file, no transcript (it has a NUL byte)\n"
        "vtes: empty: no transcripts (*.vtes) in this folder\n");
  CHECK(contains(ran.out, "wrong.vtes:2:6: error:"));
  CHECK(ran.out.ends_with("1 error in 1 file\n"));
  const Ran events = run(Start{.arguments = {"events", "none.vtes", "wrong.vtes"}, .folder = folder.path()});
  CHECK(events.code == 2);
  CHECK(contains(events.out, "\"file\":\"wrong.vtes\""));
  const Ran parse = run(Start{.arguments = {"parse", "none.vtes"}, .folder = folder.path()});
  CHECK(parse.code == 2);
}

TEST_CASE("no permission") {
  const Folder folder;
  folder.write("open.vtes", kClean);
  const std::string path = folder.write("shut.vtes", kClean);
  fs::permissions(path, fs::perms::none);
  const Ran ran = run(
      Start{.arguments = {"lint", "shut.vtes", "open.vtes"}, .asNobody = ::geteuid() == 0, .folder = folder.path()});
  if (ran.code >= 126) {
    MESSAGE("the program cannot be started as another user here");
    return;
  }
  CHECK(ran.code == 2);
  CHECK(ran.err == "vtes: shut.vtes: no permission to read it\n");
  CHECK(ran.out == "nothing found in 1 file\n");
}

TEST_CASE("files that are strange, but transcripts") {
  const Folder folder;
  const Ran utf8 = run({"lint", folder.write("a.vtes", "NELS(12)\n/ashg Zo\xEB\n")});
  CHECK(utf8.code == 1);
  CHECK(contains(utf8.out, ":2:9: error: the byte `EB` is not UTF-8 [invalid-utf8]"));
  CHECK(contains(utf8.out, "`ë`"));

  const Ran longLine =
      run({"lint", folder.write("b.vtes", "NELS(12)\n" + std::string(2'000'000, 'k') + "\nKora ksip>\n")});
  CHECK(longLine.code == 1);
  CHECK(contains(longLine.out, "[line-too-long]"));
  CHECK(contains(longLine.out, "[unknown-word]"));
  CHECK(longLine.out.size() < 4000);

  const Ran deep =
      run({"lint", folder.write("c.vtes", "NELS(12)\nKora kisp> " + std::string(100'000, '(') + "nb\nK ksip>\n")});
  CHECK(deep.code == 1);
  CHECK(contains(deep.out, "[nested-too-deep]"));
  CHECK(contains(deep.out, ":3:3: error:"));

  const Ran crlf = run({"lint", folder.write("d.vtes", "\uFEFFNELS(12)\r\nKora ksip> JoAm bk")});
  CHECK(contains(crlf.out, ":2:6: error:"));

  const Ran open = run({"lint", folder.write("e.vtes", "---\ntitle: One\nNELS(12)\nKora kisp>\n")});
  CHECK(open.code == 1);
  CHECK(contains(open.out, "[front-matter-not-closed]"));

  const Ran yaml = run({"lint", folder.write("f.vtes", "---\ntitle: [open\n---\nNELS(12)\n")});
  CHECK(yaml.code == 1);
  CHECK(contains(yaml.out, "[front-matter-not-yaml]"));

  const Ran empty = run({"lint", folder.write("g.vtes", "")});
  CHECK(empty.code == 0);
}

TEST_CASE("deck files beside the transcript") {
  const Folder folder;
  folder.write("decks/nelson.txt", "2x Kindred Spirits\n");
  const std::string path = folder.write(
      "game.vtes",
      "---\nplayers: [{name: Nelson, deck: decks/nelson.txt}, {name: Tom, deck: decks/tom.txt}]\n---\nNELS(12)\n");
  const Ran ran = run({"lint", path});
  CHECK(ran.code == 1);
  CHECK(contains(ran.out, "`decks/tom.txt` is not there"));
  CHECK_FALSE(contains(ran.out, "nelson.txt` is not there"));
}

TEST_CASE("a folder of cards that is not there") {
  const Folder folder;
  for (const char *command : {"lint", "events"}) {
    const Ran ran = run({command, "--cards", folder.at("none"), folder.write("a.vtes", kClean)});
    CHECK(ran.code == 2);
    CHECK(ran.out.empty());
    CHECK(contains(ran.err, folder.at("none")));
  }
}

TEST_CASE("output that cannot be written") {
  const Folder folder;
  const std::string path = folder.write("a.vtes", kWrong);
  for (const std::vector<std::string> &arguments : {std::vector<std::string>{"lint", path},
                                                    {"events", path},
                                                    {"parse", path},
                                                    {"--version"},
                                                    {"--help"},
                                                    {"dictionary"}}) {
    CAPTURE(arguments.front());
    const Ran full = run(Start{.arguments = arguments, .outputTo = "/dev/full"});
    CHECK(full.code == 2);
    CHECK(contains(full.err, "cannot write the output"));
    const Ran closed = run(Start{.arguments = arguments, .closeOutput = true});
    CHECK(closed.code == 2);
    const Ran gone = run(Start{.arguments = arguments, .readerLeaves = true});
    CHECK(gone.code == 2);
    CHECK(gone.err.empty());
  }
}

TEST_CASE("a great many files, in order") {
  const Folder folder;
  for (int i = 0; i < 300; ++i) folder.write(std::to_string(1000 + i) + ".vtes", kWrong);
  const Ran ran = run({"lint", "--quiet", folder.path()});
  CHECK(ran.code == 1);
  std::size_t last = 0;
  for (int i = 0; i < 300; ++i) {
    const std::size_t place = ran.out.find("/" + std::to_string(1000 + i) + ".vtes:2:6:");
    REQUIRE(place != std::string::npos);
    CHECK(place >= last);
    last = place;
  }
}

TEST_CASE("parse shows the tree") {
  const Ran ran = run(Start{.arguments = {"parse", "-"}, .input = kClean});
  CHECK(ran.code == 0);
  CHECK(ran.out.starts_with("1: NELS(12)\n  eventLine\n"));
  CHECK(contains(ran.out, "`kisp`"));
}
