#pragma once
/// Findings and their catalogue (invariant 6).

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/transcript.h"
#include "replay/replay.h"
#include "text/source.h"

namespace vtes::lint {

enum class Severity : std::uint8_t { Error, Warning, Information, Hint };
inline constexpr std::size_t kSeverities = 4;
/// As the findings have it: `error`.
[[nodiscard]] std::string_view toString(Severity severity);
/// The other way; nothing where it is no severity.
[[nodiscard]] std::optional<Severity> severityNamed(std::string_view name);

/// Puts `text` in place of `range`; an empty range is a place between two characters.
struct Edit {
  text::ByteRange range;
  std::string text;
};

struct Fix {
  std::string title;  ///< an order: "write `kisp`"
  bool safe = false;  ///< does not change what the transcript says
  std::vector<Edit> edits;
};

struct Related {
  text::ByteRange range;
  std::string message;
};

/// A row of the catalogue: makes the documentation; a test runs both examples.
struct Rule {
  std::string_view id;  ///< `unknown-word`
  Severity severity = Severity::Error;
  std::string_view meaning;       ///< what is wrong and why it matters, in a sentence or two
  std::string_view section;       ///< where the rule comes from: `TS 1.2`, `READING 5.9` …
  std::string_view shows;         ///< a transcript that has it
  std::string_view showsNot;      ///< one that is near and has it not
  std::string_view players = {};  ///< who plays in the archive of both examples: `Nelson, Silvia`
  std::uint32_t times = 1;        ///< how often `shows` is put behind itself, where the whole is too long to print
};

struct Diagnostic {
  const Rule *rule = nullptr;
  Severity severity = Severity::Error;
  text::ByteRange range;
  std::string message;  ///< lower case, no full stop, code in backticks: what was seen, then the rule
  std::string hint;     ///< what to write instead, a full thought; may be empty
  std::vector<Related> related;
  std::vector<Fix> fixes;
};

/// All rules, by id.
[[nodiscard]] std::span<const Rule *const> catalogue();
/// The rule that words what a replay noticed.
[[nodiscard]] const Rule &ruleOf(replay::Finding::Kind kind);
/// Null when unknown.
[[nodiscard]] const Rule *findRule(std::string_view id);

/// The page of all rules, docs/diagnostics.md; Markdown.
[[nodiscard]] std::string cataloguePage();
/// What the page says of one rule, without its heading.
[[nodiscard]] std::string cataloguePage(const Rule &rule);

/// All findings of a transcript, by place, without those that a comment allows (waivers.h). Pure.
[[nodiscard]] std::vector<Diagnostic> check(const model::Transcript &transcript);

/// check() for one version of a document after another: a stretch that both have is checked once.
class Checker {
 public:
  Checker();
  ~Checker();
  Checker(const Checker &) = delete;
  Checker &operator=(const Checker &) = delete;
  [[nodiscard]] std::vector<Diagnostic> check(const model::Transcript &transcript);
  /// The replay of the version that was checked last.
  [[nodiscard]] const replay::Parts &replayed() const;

 private:
  struct Kept;
  std::unique_ptr<Kept> kept_;
};

}  // namespace vtes::lint
