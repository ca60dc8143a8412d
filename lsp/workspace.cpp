#include "lsp/workspace.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "project/files.h"
#include "project/uri.h"

namespace vtes::lsp {

namespace {

// Bytes of files whose understanding is kept; what is understood takes many times that.
constexpr std::size_t kMostKept = std::size_t{1} << 20U;

/// False where there is no such file.
bool look(const std::string &path, struct stat &status) {
  return ::stat(path.c_str(), &status) == 0 && S_ISREG(status.st_mode);
}

/// Changes when the file does.
std::string identityOf(const struct stat &status) {
  return fmt::format("{}-{}-{}-{}", status.st_ino, status.st_size, status.st_mtim.tv_sec, status.st_mtim.tv_nsec);
}

}  // namespace

/// An open document with what later versions of it can use again.
struct Workspace::Analysis {
  std::uint64_t opening = 0;
  std::uint64_t revision = 0;
  std::shared_ptr<const project::Surroundings> around;
  std::unique_ptr<ide::Analyser> analyser;
  View view;
};

Workspace::Workspace(const Documents &documents, project::Finder::Complain complain)
    : documents_(documents), complain_(std::move(complain)) {
  configure({}, {});
}

Workspace::~Workspace() = default;

void Workspace::configure(Settings settings, const std::string &cards) {
  settings_ = std::move(settings);
  cards_ = cards;
  forgetFiles();
}

void Workspace::forgetFiles() {
  project::Overrides overrides;
  overrides.cards = cards_.empty() ? settings_.cards : cards_;
  finder_ = std::make_unique<project::Finder>(std::move(overrides), complain_);
  analyses_.clear();
  files_.clear();
  results_.clear();
  ++epoch_;
}

std::shared_ptr<const project::Surroundings> Workspace::around(const std::string &path) {
  if (path.empty()) return finder_->plain();
  // A document is worth understanding although its project file is not; the complaint about that has been made.
  auto found = finder_->around(path);
  return found != nullptr ? found : finder_->plain();
}

std::shared_ptr<const ide::Snapshot> Workspace::adapted(std::shared_ptr<const ide::Snapshot> snapshot,
                                                        const project::Surroundings &around,
                                                        const std::string &path) const {
  if (around.leavesAlone(settings_.minSeverity)) return snapshot;
  auto copy = std::make_shared<ide::Snapshot>(*snapshot);
  around.adapt(path, *copy->source, settings_.minSeverity, copy->findings);
  return copy;
}

View Workspace::view(const VersionPtr &version) {
  Analysis &analysis = analyses_[version->uri];
  if (analysis.opening != version->opening) {
    analysis = {};
    analysis.opening = version->opening;
    analysis.around = around(version->path);
  }
  if (analysis.revision == version->revision) return analysis.view;
  std::shared_ptr<const ide::Snapshot> snapshot;
  if (!version->tooLarge()) {
    if (analysis.analyser == nullptr) {
      model::Settings settings = analysis.around->settingsFor(version->path);
      // A document that is nowhere has no decks beside it.
      if (version->path.empty()) settings.readFile = nullptr;
      analysis.analyser = std::make_unique<ide::Analyser>(std::move(settings));
    }
    snapshot = adapted(analysis.analyser->update(*version->text), *analysis.around, version->path);
  }
  analysis.revision = version->revision;
  analysis.view = {version->uri, version->path, version, std::move(snapshot),
                   fmt::format("{}.{}", epoch_, version->revision)};
  return analysis.view;
}

std::optional<std::string> Workspace::resultOf(const std::string &path, struct stat &status) {
  if (!look(path, status)) {
    results_.erase(path);
    return std::nullopt;
  }
  FileResult &result = results_[path];
  if (std::string identity = identityOf(status); result.identity != identity)
    result = {std::move(identity), fmt::format("file.{}", ++lastResult_)};
  return result.id;
}

std::optional<std::string> Workspace::resultOf(const std::string &path) {
  struct stat status {};
  return resultOf(path, status);
}

std::optional<View> Workspace::file(const std::string &path) {
  if (const VersionPtr version = documents_.findPath(path); version != nullptr) return view(version);
  struct stat status {};
  const auto resultId = resultOf(path, status);
  if (!resultId) return std::nullopt;
  const auto known =
      std::find_if(files_.begin(), files_.end(), [&path](const ReadFile &file) { return file.view.path == path; });
  if (known != files_.end()) {
    files_.splice(files_.begin(), files_, known);
    if (known->view.resultId == *resultId) return known->view;
    files_.pop_front();
  }

  ReadFile file;
  std::shared_ptr<const ide::Snapshot> snapshot;
  if (static_cast<std::size_t>(status.st_size) <= kLargestDocument) {
    std::string bytes;
    std::string reason;
    if (!project::readInput(path, bytes, reason)) return std::nullopt;
    file.size = bytes.size();
    const auto surroundings = around(path);
    snapshot = adapted(ide::Analyser(surroundings->settingsFor(path)).update(std::move(bytes)), *surroundings, path);
  }
  file.view = {project::uriOf(path), path, nullptr, std::move(snapshot), *resultId};
  files_.push_front(std::move(file));
  std::size_t kept = files_.front().size;
  const auto end = std::find_if(std::next(files_.begin()), files_.end(), [&kept](const ReadFile &other) {
    kept += other.size;
    return kept > kMostKept;
  });
  View view = files_.front().view;
  files_.erase(end, files_.end());
  return view;
}

void Workspace::forget(const std::string &uri) {
  analyses_.erase(uri);
  tokens_.erase(uri);
}

}  // namespace vtes::lsp
