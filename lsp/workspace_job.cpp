#include "lsp/workspace_job.h"

#include <algorithm>
#include <utility>

namespace vtes::lsp {

void Progress::begin(std::string_view title) {
  send({{"kind", "begin"}, {"title", title}, {"cancellable", true}, {"percentage", 0}});
}

void Progress::report(std::size_t done, std::size_t all) {
  const std::size_t percent = all == 0 ? 100 : 100 * done / all;
  // Thousands of files would be thousands of messages.
  if (percent == percent_) return;
  percent_ = percent;
  send({{"kind", "report"}, {"percentage", percent}});
}

void Progress::end() {
  send({{"kind", "end"}});
}

void Progress::send(Json value) {
  if (!token_.is_null()) connection_.notify("$/progress", {{"token", token_}, {"value", std::move(value)}});
}

WorkspaceJob::WorkspaceJob(Workspace &workspace, const Documents &documents, Progress progress, std::string title,
                           Parts parts)
    : workspace_(workspace),
      documents_(documents),
      progress_(std::move(progress)),
      title_(std::move(title)),
      parts_(std::move(parts)) {}

bool WorkspaceJob::step() {
  if (!begun_) {
    begun_ = true;
    progress_.begin(title_);
    if (parts_.begin) parts_.begin();
    open_ = documents_.all();
    for (const std::string &root : workspace_.roots()) walks_.emplace_back(root);
  }
  if (parts_.cancelled()) {
    end(true);
    return false;
  }
  if (!open_.empty()) {
    const VersionPtr version = std::move(open_.back());
    open_.pop_back();
    if (documents_.isOpen(*version)) parts_.found(workspace_.view(version));
  } else if (!walks_.empty()) {
    look();
  } else if (done_ < paths_.size()) {
    const std::string &path = paths_[done_++];
    if (documents_.findPath(path) == nullptr) file(path);
    progress_.report(done_, paths_.size());
  } else {
    end(false);
    return false;
  }
  return true;
}

void WorkspaceJob::file(const std::string &path) {
  if (parts_.known) {
    const auto resultId = workspace_.resultOf(path);
    if (!resultId || parts_.known(path, *resultId)) return;
  }
  if (const auto view = workspace_.file(path)) parts_.found(*view);
}

void WorkspaceJob::look() {
  std::optional<project::Input> found;
  if (!walks_.back().step(found)) {
    walks_.pop_back();
    // One folder can lie within another.
    std::sort(paths_.begin(), paths_.end());
    paths_.erase(std::unique(paths_.begin(), paths_.end()), paths_.end());
  } else if (found && found->complaint.empty()) {
    paths_.push_back(std::move(found->path));
  }
}

void WorkspaceJob::end(bool cancelled) {
  progress_.end();
  parts_.end(cancelled);
}

}  // namespace vtes::lsp
