#pragma once
/// Work over every transcript of the open folders, piece by piece.

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "lsp/connection.h"
#include "lsp/documents.h"
#include "lsp/workspace.h"
#include "project/files.h"

namespace vtes::lsp {

/// `$/progress` for a token; where that is null it says nothing.
class Progress {
 public:
  Progress(Connection &connection, Json token) : connection_(connection), token_(std::move(token)) {}
  void begin(std::string_view title);
  /// `done` of `all` pieces.
  void report(std::size_t done, std::size_t all);
  void end();

 private:
  void send(Json value);
  Connection &connection_;
  Json token_;
  std::size_t percent_ = 0;
};

/// Open documents first, then the files that are not open.
class WorkspaceJob {
 public:
  struct Parts {
    std::function<bool()> cancelled;  ///< asked before each piece
    std::function<void()> begin;      ///< once, first; may be empty
    /// Whether a file that nobody has open is known already by its result, so that it need not be read; may be empty.
    std::function<bool(const std::string &path, const std::string &resultId)> known;
    std::function<void(const View &)> found;  ///< each document, and each file that is not known
    std::function<void(bool cancelled)> end;  ///< once, last
  };
  WorkspaceJob(Workspace &workspace, const Documents &documents, Progress progress, std::string title, Parts parts);

  /// One piece. False: that was the end.
  bool step();

 private:
  void look();
  void file(const std::string &path);
  void end(bool cancelled);

  Workspace &workspace_;
  const Documents &documents_;
  Progress progress_;
  std::string title_;
  Parts parts_;
  bool begun_ = false;
  std::vector<VersionPtr> open_;
  std::vector<project::Walk> walks_;
  std::vector<std::string> paths_;
  std::size_t done_ = 0;
};

}  // namespace vtes::lsp
