#include "lsp/documents.h"

#include <algorithm>
#include <utility>

#include "project/uri.h"

namespace vtes::lsp {

namespace {

/// Keeps the text only where it will be read.
void setText(Version &version, std::string text) {
  version.size = text.size();
  auto kept = std::make_shared<const std::string>(version.size > kLargestKept ? std::string() : std::move(text));
  version.unread = version.tooLarge() && version.size <= kLargestKept ? kept : nullptr;
  version.text = version.tooLarge() ? std::make_shared<const std::string>() : std::move(kept);
}

}  // namespace

bool Documents::open(TextDocumentItem item) {
  auto version = std::make_shared<Version>();
  version->path = project::pathOf(item.uri).value_or("");
  version->number = item.version;
  setText(*version, std::move(item.text));
  version->uri = std::move(item.uri);
  const std::scoped_lock lock(mutex_);
  version->opening = ++openings_;
  version->revision = ++revisions_;
  VersionPtr &slot = open_[version->uri];
  const bool isNew = slot == nullptr;
  slot = std::move(version);
  return isNew;
}

bool Documents::change(const std::string &uri, std::int64_t number, const std::vector<ContentChange> &changes,
                       const Positions &positions) {
  const VersionPtr old = find(uri);
  if (old == nullptr) return false;
  auto version = std::make_shared<Version>(*old);
  version->number = number;
  const auto full =
      std::find_if(changes.rbegin(), changes.rend(), [](const ContentChange &change) { return !change.range; });
  // What was far too large is not there to be changed; a whole text brings it back.
  const auto &before = old->tooLarge() ? old->unread : old->text;
  if (full != changes.rend() || before != nullptr) {
    std::string text = full == changes.rend() ? *before : full->text;
    text::LineHint &near = version->changed;
    if (full != changes.rend()) near = {};
    for (auto change = full.base(); change != changes.end(); ++change) {
      const text::ByteRange bytes = positions.bytes(text, *change->range, near);
      text.replace(bytes.begin, bytes.size(), change->text);
      // Of what is in front of the change nothing has changed.
      if (near.begin > bytes.begin || change->text.find('\r') != std::string::npos) near = {};
    }
    setText(*version, std::move(text));
  }
  const std::scoped_lock lock(mutex_);
  version->revision = ++revisions_;
  open_[uri] = std::move(version);
  return true;
}

bool Documents::close(const std::string &uri, const std::function<void()> &last) {
  const std::scoped_lock lock(mutex_);
  if (open_.erase(uri) == 0) return false;
  last();
  return true;
}

VersionPtr Documents::findLocked(const std::string &uri) const {
  const auto found = open_.find(uri);
  return found == open_.end() ? nullptr : found->second;
}

VersionPtr Documents::find(const std::string &uri) const {
  const std::scoped_lock lock(mutex_);
  return findLocked(uri);
}

VersionPtr Documents::findPath(const std::string &path) const {
  const std::scoped_lock lock(mutex_);
  const auto found =
      std::find_if(open_.begin(), open_.end(), [&path](const auto &entry) { return entry.second->path == path; });
  return found == open_.end() ? nullptr : found->second;
}

std::vector<VersionPtr> Documents::all() const {
  const std::scoped_lock lock(mutex_);
  std::vector<VersionPtr> versions;
  versions.reserve(open_.size());
  for (const auto &[uri, version] : open_) versions.push_back(version);
  return versions;
}

bool Documents::ifNewest(const Version &version, const std::function<void()> &publish) const {
  const std::scoped_lock lock(mutex_);
  const VersionPtr newest = findLocked(version.uri);
  if (newest == nullptr || newest->revision != version.revision) return false;
  publish();
  return true;
}

bool Documents::isOpen(const Version &version) const {
  const VersionPtr newest = find(version.uri);
  return newest != nullptr && newest->opening == version.opening;
}

bool Documents::isNewest(const Version &version) const {
  const VersionPtr newest = find(version.uri);
  return newest != nullptr && newest->revision == version.revision;
}

}  // namespace vtes::lsp
