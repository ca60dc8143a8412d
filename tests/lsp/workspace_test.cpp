#include "lsp/workspace.h"

#include <doctest/doctest.h>

#include <map>
#include <string>
#include <vector>

#include "lsp/connection.h"
#include "lsp/workspace_job.h"
#include "support/program.h"

using namespace vtes;

namespace {

using Results = std::map<std::string, std::string>;

/// A client that asks for the findings of a folder and remembers the results.
class Asking {
 public:
  explicit Asking(const std::string &folder) : workspace_(documents_, [](const project::Complaint &) {}) {
    workspace_.setRoots({folder});
  }

  /// The files that were read for it.
  std::vector<std::string> ask() {
    std::vector<std::string> read;
    lsp::WorkspaceJob::Parts parts;
    parts.cancelled = [] { return false; };
    parts.known = [this](const std::string &path, const std::string &resultId) { return results_[path] == resultId; };
    parts.found = [this, &read](const lsp::View &view) {
      results_[view.path] = view.resultId;
      read.push_back(view.path);
    };
    parts.end = [](bool) {};
    lsp::WorkspaceJob job(workspace_, documents_, lsp::Progress(connection_, nullptr), "asking", std::move(parts));
    while (job.step()) {
    }
    return read;
  }

  lsp::Workspace &workspace() { return workspace_; }

 private:
  lsp::Connection connection_{[](const std::string &) {}, ""};
  lsp::Documents documents_;
  lsp::Workspace workspace_;
  Results results_;
};

}  // namespace

TEST_CASE("files that have not changed are not read again") {
  const test::Folder folder;
  const std::string first = folder.write("a.vtes", "NELS(12)\n");
  const std::string second = folder.write("b/b.vtes", "NELS(12)\n");
  Asking client(folder.path());
  CHECK(client.ask() == std::vector{first, second});
  CHECK(client.ask().empty());
  folder.write("b/b.vtes", "NELS(12)\nKora ht\n");
  CHECK(client.ask() == std::vector{second});
  CHECK(client.ask().empty());
  std::filesystem::remove(first);
  CHECK(client.ask().empty());
  CHECK_FALSE(client.workspace().resultOf(first).has_value());
}

TEST_CASE("a deck, a project or a setting can change what is found in any of them") {
  const test::Folder folder;
  const std::string path = folder.write("a.vtes", "NELS(12)\n");
  Asking client(folder.path());
  CHECK(client.ask() == std::vector{path});
  client.workspace().forgetFiles();
  CHECK(client.ask() == std::vector{path});
  client.workspace().configure({}, {});
  CHECK(client.ask() == std::vector{path});
  CHECK(client.ask().empty());
}
