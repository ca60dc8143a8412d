#pragma once
/// How a check is written. Each has a file of its own in checks/, and a line in catalogue.cpp.

#include <algorithm>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lint/diagnostic.h"
#include "lint/waivers.h"
#include "model/front_matter.h"
#include "model/transcript.h"
#include "replay/replay.h"
#include "syntax/tree.h"
#include "text/source.h"

namespace vtes::lint {

/// A fault of the parser with the line it is in.
struct LineFault {
  const model::Line &line;
  const syntax::Fault &fault;
  text::ByteRange range;  ///< in the source; `fault.range` is relative to the line
};

/// What the replay noticed.
struct Replayed {
  const replay::Finding &finding;
  text::ByteRange range;  ///< in the source
  const replay::Parts &parts;
  std::size_t part = 0;  ///< in which it was noticed: the number of its stretch
};

/// Where a check puts what it found.
class Report {
 public:
  Report(const model::Transcript &transcript, std::vector<Diagnostic> &out) : transcript_(transcript), out_(out) {}

  /// For checks of faults, notes and stretches that of the stretch by itself; else the whole.
  [[nodiscard]] const model::Transcript &transcript() const { return transcript_; }
  [[nodiscard]] std::string_view slice(text::ByteRange range) const { return transcript_.source->slice(range); }
  /// What was found so far in the stretch by parser and model, for a check that looks over it.
  [[nodiscard]] std::span<const Diagnostic> found() const { return out_; }
  /// A finding of the rule that is being checked. The reference lasts until the next call.
  Diagnostic &add(text::ByteRange range, std::string message);

 private:
  friend class Checker;
  const model::Transcript &transcript_;
  std::vector<Diagnostic> &out_;
  const Rule *rule_ = nullptr;
};

/// What a check of the whole game keeps of a stretch: made once, wherever the stretch stands then.
struct Gist {
  Gist() = default;
  virtual ~Gist() = default;
  Gist(const Gist &) = delete;
  Gist &operator=(const Gist &) = delete;
  /// Says the same as another one of the same check, be it of other places.
  [[nodiscard]] virtual bool saysTheSame(const Gist &other) const = 0;
};
/// A gist that is a list. `Fact` has alike(), which leaves places out.
template <class Fact>
struct Facts final : Gist {
  std::vector<Fact> facts;
  [[nodiscard]] bool saysTheSame(const Gist &other) const override {
    const std::vector<Fact> &others = static_cast<const Facts &>(other).facts;
    return std::equal(facts.begin(), facts.end(), others.begin(), others.end(),
                      [](const Fact &left, const Fact &right) { return left.alike(right); });
  }
};
using GistPtr = std::unique_ptr<const Gist>;

/// The gists of all stretches, in order, for one check.
struct Course {
  const model::Transcript &transcript;
  std::vector<const Gist *> gists;
  template <class Fact>
  [[nodiscard]] const std::vector<Fact> &facts(std::size_t stretch) const {
    return static_cast<const Facts<Fact> *>(gists[stretch])->facts;
  }
  /// `range`, relative to the beginning of that stretch, in the source.
  [[nodiscard]] text::ByteRange place(std::size_t stretch, text::ByteRange range) const {
    const std::uint32_t begin = transcript.layout.standing(stretch).begin;
    return {begin + range.begin, begin + range.end};
  }
};
/// The other way round, for a gist.
[[nodiscard]] inline text::ByteRange relative(const model::Stretch &stretch, text::ByteRange range) {
  return {range.begin - stretch.at.begin, range.end - stretch.at.begin};
}

/// A rule with the one function that words its findings; the others stay null.
struct Check {
  Rule rule;
  /// What the parser noticed.
  std::optional<syntax::Fault::Kind> fault = {};
  void (*onFault)(Report &, const LineFault &) = nullptr;
  /// What the model noticed.
  std::optional<model::Note::Kind> note = {};
  void (*onNote)(Report &, const model::Note &) = nullptr;
  /// What the replay noticed. What is only likely is a hint, whatever the rule's severity.
  std::optional<replay::Finding::Kind> finding = {};
  void (*onFinding)(Report &, const Replayed &) = nullptr;
  /// Looks at how the game ended, where it is over.
  void (*onEnd)(Report &, const replay::End &) = nullptr;
  /// What the reader of the front matter noticed.
  std::optional<model::FrontMatterFault::Kind> frontMatter = {};
  void (*onFrontMatter)(Report &, const model::FrontMatterFault &) = nullptr;
  /// What is wrong with a comment that allows findings.
  std::optional<WaiverFault::Kind> waiver = {};
  void (*onWaiver)(Report &, const WaiverFault &) = nullptr;
  /// Looks over the front matter by itself.
  void (*onHead)(Report &) = nullptr;
  /// Looks over a stretch by itself: nothing in it is about another turn.
  void (*onStretch)(Report &, const model::Stretch &) = nullptr;
  /// Looks over the whole game: keeps of each stretch what it needs, and judges it all.
  GistPtr (*gist)(const model::Transcript &, const model::Stretch &) = nullptr;
  void (*onCourse)(Report &, const Course &) = nullptr;
};

/// All checks, by id.
[[nodiscard]] std::span<const Check *const> allChecks();

}  // namespace vtes::lint
