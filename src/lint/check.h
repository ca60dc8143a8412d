#pragma once
/// How a check is written. Each has a file of its own in checks/, and a line in catalogue.cpp.

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lint/diagnostic.h"
#include "lint/waivers.h"
#include "model/front_matter.h"
#include "model/transcript.h"
#include "syntax/tree.h"
#include "text/source.h"

namespace vtes::lint {

/// A fault of the parser with the line it is in.
struct LineFault {
  const model::Line &line;
  const syntax::Fault &fault;
  text::ByteRange range;  ///< in the source; `fault.range` is relative to the line
};

/// Where a check puts what it found.
class Report {
 public:
  Report(const model::Transcript &transcript, std::vector<Diagnostic> &out) : transcript_(transcript), out_(out) {}

  [[nodiscard]] const model::Transcript &transcript() const { return transcript_; }
  [[nodiscard]] std::string_view slice(text::ByteRange range) const { return transcript_.source->slice(range); }
  /// What was found so far; all that parser and model noticed, for a check that looks over the transcript.
  [[nodiscard]] std::span<const Diagnostic> found() const { return out_; }
  /// A finding of the rule that is being checked. The reference lasts until the next call.
  Diagnostic &add(text::ByteRange range, std::string message);

 private:
  friend std::vector<Diagnostic> check(const model::Transcript &transcript);
  const model::Transcript &transcript_;
  std::vector<Diagnostic> &out_;
  const Rule *rule_ = nullptr;
};

/// A rule with the one function that words its findings; the others stay null.
struct Check {
  Rule rule;
  /// What the parser noticed.
  std::optional<syntax::Fault::Kind> fault = {};
  void (*onFault)(Report &, const LineFault &) = nullptr;
  /// What the model noticed.
  std::optional<model::Note::Kind> note = {};
  void (*onNote)(Report &, const model::Note &) = nullptr;
  /// What the reader of the front matter noticed.
  std::optional<model::FrontMatterFault::Kind> frontMatter = {};
  void (*onFrontMatter)(Report &, const model::FrontMatterFault &) = nullptr;
  /// What is wrong with a comment that allows findings.
  std::optional<WaiverFault::Kind> waiver = {};
  void (*onWaiver)(Report &, const WaiverFault &) = nullptr;
  /// Looks over the transcript by itself.
  void (*onTranscript)(Report &) = nullptr;
};

/// All checks, by id.
[[nodiscard]] std::span<const Check *const> allChecks();

}  // namespace vtes::lint
