/// The sessions under tests/lsp/sessions (README.md there), in this process and through the program; all that the
/// server sends is of the protocol's types.

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>

#include "lsp/session.h"
#include "support/program.h"

namespace fs = std::filesystem;
using namespace vtes;

namespace {

std::vector<fs::path> sessionFiles() {
  std::vector<fs::path> files;
  for (const auto &entry : fs::directory_iterator(fs::path(VTES_SOURCE_DIR) / "tests" / "lsp" / "sessions")) {
    if (entry.path().extension() == ".session") files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

bool blessing() {
  const char *value = std::getenv("VTES_BLESS");  // NOLINT(concurrency-mt-unsafe): one thread
  return value != nullptr && std::string_view(value) == "1";
}

/// Both from the first line that is not the same on.
std::string difference(std::string_view expected, std::string_view found) {
  const auto [a, b] = std::mismatch(expected.begin(), expected.end(), found.begin(), found.end());
  const std::size_t same = static_cast<std::size_t>(a - expected.begin());
  const std::size_t line = expected.substr(0, same).rfind('\n') + 1;
  return "\n- " + std::string(expected.substr(std::min(line, expected.size()), 600)) + "\n+ " +
         std::string(found.substr(std::min(line, found.size()), 600));
}

void addMessages(const test::Ear &ear, std::string &out) {
  for (const test::SentMessage &message : ear.messages())
    out += lsp::dumped({{"kind", message.kind}, {"method", message.method}, {"value", message.value}}) + '\n';
}

}  // namespace

TEST_CASE("sessions give the messages beside those of the client, and all are of the protocol's types") {
  const auto files = sessionFiles();
  CHECK(files.size() > 20);
  std::string sent;
  for (const fs::path &file : files) {
    const std::string written = test::readFile(file.string());
    test::Session session(written);
    const auto server = test::serverInProcess();
    const std::string found = session.replay(*server);
    addMessages(session.ear(), sent);
    if (found == written) continue;
    if (blessing()) {
      std::ofstream(file, std::ios::binary) << found;
      std::cout << "rewritten: " << file.filename().string() << '\n';
      continue;
    }
    FAIL_CHECK(file.filename().string() << " (- expected, + found; VTES_BLESS=1 rewrites it)"
                                        << difference(written, found));
  }
  const test::Folder folder;
  const test::Ran ran = test::run(
      test::Start{.arguments = {VTES_SOURCE_DIR "/tests/lsp/validate_messages.py", folder.write("sent.jsonl", sent)},
                  .program = "python3"});
  CHECK_MESSAGE(ran.code == 0, ran.out << ran.err);
}

TEST_CASE("the program says the same through pipes") {
  const std::string version = test::run({"--version"}).out.substr(5);
  int replayed = 0;
  for (const fs::path &file : sessionFiles()) {
    test::Session session(test::readFile(file.string()));
    if (!session.streams()) continue;
    ++replayed;
    std::string input;
    for (const std::string &frame : session.frames())
      input += "Content-Length: " + std::to_string(frame.size()) + "\r\n\r\n" + frame;
    const test::Ran ran = test::run(test::Start{.arguments = {"lsp", "--sync"}, .input = input});
    CHECK_MESSAGE(ran.err.empty(), ran.err);

    // What stands in the file, without what the client says and without the version.
    std::string expected;
    test::Session again(test::readFile(file.string()));
    const auto server = test::serverInProcess();
    std::string all = again.replay(*server);
    for (std::size_t at = 0; at < all.size();) {
      const std::size_t end = all.find('\n', at);
      if (all[at] == '<') expected += all.substr(at, end + 1 - at);
      at = end + 1;
    }
    std::string found;
    std::string_view out = ran.out;
    while (!out.empty()) {
      const std::size_t head = out.find("\r\n\r\n");
      REQUIRE(head != std::string_view::npos);
      const std::size_t size = std::stoul(std::string(out.substr(out.find(' '), head)));
      std::string frame(out.substr(head + 4, size));
      const std::size_t at = frame.find('"' + version.substr(0, version.size() - 1) + '"');
      if (at != std::string::npos) frame.replace(at, version.size() + 1, "\"test\"");
      found += session.hear(frame);
      out.remove_prefix(head + 4 + size);
    }
    CHECK_MESSAGE(found == expected, file.filename().string() << difference(expected, found));
  }
  CHECK(replayed > 15);
}
