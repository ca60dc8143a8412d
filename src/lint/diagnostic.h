#pragma once
/// Findings and their catalogue (invariant 6).

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/transcript.h"
#include "text/source.h"

namespace vtes::lint {

enum class Severity : std::uint8_t { Error, Warning, Information, Hint };
[[nodiscard]] std::string_view toString(Severity severity);

struct Edit {
  text::ByteRange range;
  std::string text;
};

struct Fix {
  std::string title;
  bool safe = false;  ///< does not change what the transcript says
  std::vector<Edit> edits;
};

struct Related {
  text::ByteRange range;
  std::string message;
};

/// A row of the catalogue: makes the documentation; a test runs both examples.
struct Rule {
  std::string_view id;        ///< `unknown-word`
  Severity severity;
  std::string_view meaning;   ///< one line
  std::string_view section;   ///< `TS 1.2`, `READING 5.9` …
  std::string_view shows;     ///< a transcript that has it
  std::string_view showsNot;  ///< one that is near and has it not
};

struct Diagnostic {
  const Rule *rule = nullptr;
  Severity severity = Severity::Error;
  text::ByteRange range;
  std::string message;        ///< lower case, no full stop, code in backticks: what was seen, then the rule
  std::string hint;           ///< what to write instead, a full thought; may be empty
  std::vector<Related> related;
  std::vector<Fix> fixes;
};

/// All rules, by id.
[[nodiscard]] std::span<const Rule *const> catalogue();
/// Null when unknown.
[[nodiscard]] const Rule *findRule(std::string_view id);

/// All findings of a transcript, by place. Pure.
[[nodiscard]] std::vector<Diagnostic> check(const model::Transcript &transcript);

}  // namespace vtes::lint
