#pragma once
/// What editor features look at: one version of one document, understood. Immutable, so threads may share it.

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "lint/diagnostic.h"
#include "model/transcript.h"
#include "text/source.h"

namespace vtes::ide {

/// A version of a document with all that the toolkit knows of it. All places are offsets in bytes into `source`.
struct Snapshot {
  std::shared_ptr<const text::Source> source;
  std::shared_ptr<const model::Transcript> transcript;
  std::vector<lint::Diagnostic> findings;  ///< by place, as `vtes lint` has them
  replay::Parts replay;                    ///< what became of it by the rules (replay::tableAt)
  /// What the transcript was made with: for features that read an edited text anew.
  std::shared_ptr<const model::Settings> settings;
};

/// Keeps what later versions of one document can use again. One document, one thread at a time.
class Analyser {
 public:
  /// `stretchLines`: as model::Incremental has it; 0: as is usual.
  explicit Analyser(model::Settings settings, std::size_t stretchLines = 0);
  ~Analyser();
  Analyser(const Analyser &) = delete;
  Analyser &operator=(const Analyser &) = delete;

  /// The document with this text: equal to what a new Analyser says of it.
  [[nodiscard]] std::shared_ptr<const Snapshot> update(std::string text);

 private:
  struct Kept;
  std::unique_ptr<Kept> kept_;
};

}  // namespace vtes::ide
