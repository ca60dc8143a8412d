#pragma once
/// Documents and files as they are understood. Belongs to the thread that works.

#include <sys/stat.h>

#include <cstdint>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ide/snapshot.h"
#include "lsp/documents.h"
#include "lsp/settings.h"
#include "project/surroundings.h"

namespace vtes::lsp {

/// A document or a file that nobody has open, with what was found.
struct View {
  std::string uri;
  std::string path;                               ///< empty: it is nowhere on the disk
  VersionPtr version;                             ///< of an open document; null: a file
  std::shared_ptr<const ide::Snapshot> snapshot;  ///< null: larger than what is read
  std::string resultId;                           ///< another one whenever the findings may be others
};

/// What the client was told of the colours of a document, for telling it the difference.
struct SentTokens {
  std::uint64_t id = 0;
  std::vector<std::uint32_t> data;
};

class Workspace {
 public:
  Workspace(const Documents &documents, project::Finder::Complain complain);
  ~Workspace();

  /// From now on; everything is understood anew. `cards`: `--cards`, which goes before the settings.
  void configure(Settings settings, const std::string &cards);
  [[nodiscard]] const Settings &settings() const { return settings_; }
  void setRoots(std::vector<std::string> folders) { roots_ = std::move(folders); }
  /// The folders that are open, absolute.
  [[nodiscard]] const std::vector<std::string> &roots() const { return roots_; }
  /// Files have changed on the disk: what was read of them counts no more.
  void forgetFiles();

  /// The document in that version.
  [[nodiscard]] View view(const VersionPtr &version);
  /// A file: the open document of that path if there is one. Nothing where it cannot be read.
  [[nodiscard]] std::optional<View> file(const std::string &path);
  /// View::resultId of a file that nobody has open, which is not read for it. Nothing where there is no such file.
  [[nodiscard]] std::optional<std::string> resultOf(const std::string &path);
  /// The document is closed.
  void forget(const std::string &uri);

  [[nodiscard]] SentTokens &sentTokens(const std::string &uri) { return tokens_[uri]; }
  /// The card facts and the like of a document that is nowhere.
  [[nodiscard]] std::shared_ptr<const project::Surroundings> plainSurroundings() { return finder_->plain(); }

 private:
  struct Analysis;
  struct ReadFile {
    View view;
    std::size_t size = 0;
  };
  /// The result of a file as it is now. Its id lasts until the file, a project or the settings change.
  struct FileResult {
    std::string identity;  ///< changes when the file does
    std::string id;
  };
  [[nodiscard]] std::optional<std::string> resultOf(const std::string &path, struct stat &status);
  [[nodiscard]] std::shared_ptr<const project::Surroundings> around(const std::string &path);
  [[nodiscard]] std::shared_ptr<const ide::Snapshot> adapted(std::shared_ptr<const ide::Snapshot> snapshot,
                                                             const project::Surroundings &around,
                                                             const std::string &path) const;

  const Documents &documents_;
  project::Finder::Complain complain_;
  Settings settings_;
  std::string cards_;
  std::unique_ptr<project::Finder> finder_;
  std::vector<std::string> roots_;
  std::uint64_t epoch_ = 0;  ///< grows when everything has to be understood anew
  std::map<std::string, Analysis> analyses_;
  std::list<ReadFile> files_;  ///< the last that were read, newest first
  std::map<std::string, FileResult> results_;
  std::uint64_t lastResult_ = 0;
  std::map<std::string, SentTokens> tokens_;
};

}  // namespace vtes::lsp
