#pragma once
/// Findings that are known and not shown again, so that an old archive shows only what is new
/// (schemas/baseline.schema.json).

#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lint/diagnostic.h"
#include "text/source.h"

namespace vtes::project {

/// How often each finding of a file is known. A finding is known by its id and the text of its line, so that it stays
/// known when lines move.
using KnownFindings = std::map<std::string, std::size_t>;

class Baseline {
 public:
  /// Null, with a reason, where the file cannot be read or is no baseline of this version.
  [[nodiscard]] static std::shared_ptr<const Baseline> read(const std::string &path, std::string &reason);

  /// Takes what is known of a file out of its findings. Gives how many that were.
  std::size_t remove(const std::string &file, const text::Source &source,
                     std::vector<lint::Diagnostic> &diagnostics) const;

 private:
  std::string folder_;
  std::map<std::string, KnownFindings> files_;
};

/// What `--write-baseline` writes.
class BaselineWriter {
 public:
  /// `path`: of the baseline; files are named relative to its folder.
  explicit BaselineWriter(std::string path) : path_(std::move(path)) {}
  /// The findings of one file.
  void add(const std::string &file, const KnownFindings &found);
  /// Writes the file. False, with a reason, where it cannot; a file that is no baseline is never overwritten.
  [[nodiscard]] bool write(std::string &reason) const;

 private:
  std::string path_;
  std::map<std::string, KnownFindings> files_;
};

/// The findings of one text as a baseline has them.
[[nodiscard]] KnownFindings knownFindings(const text::Source &source, std::span<const lint::Diagnostic> diagnostics);

/// `file` as a baseline in `folder` names it: relative to it, with `/`.
[[nodiscard]] std::string pathFrom(const std::string &folder, const std::string &file);

}  // namespace vtes::project
