#pragma once
/// Analysis of one version after another: an edit reparses its logical lines, rebuilds the stretch that they are in,
/// and then those that took something from it which is different now.

#include <memory>

#include "model/transcript.h"
#include "text/source.h"

namespace vtes::model {

/// The versions of one document, one thread at a time.
class Incremental {
 public:
  /// A stretch has turns of so many lines or more. Few long ones cost an edit the building of one, many short ones the
  /// looking at all.
  static constexpr std::size_t kUsualStretch = 48;

  explicit Incremental(std::shared_ptr<const Settings> settings, std::size_t stretchLines = kUsualStretch);
  ~Incremental();
  Incremental(const Incremental &) = delete;
  Incremental &operator=(const Incremental &) = delete;

  /// What analyse() says of it, cut at turn headers; stretches that an edit leaves alone are those of the version
  /// before. The transcript before where the text is the same.
  [[nodiscard]] std::shared_ptr<const Transcript> update(std::shared_ptr<const text::Source> source);

 private:
  struct Kept;
  std::unique_ptr<Kept> kept_;
};

}  // namespace vtes::model
