#pragma once
/// Gathers what can be written for a word that is being typed; for those who make lists of completions.

#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "cards/database.h"
#include "ide/completion.h"
#include "ide/knowledge.h"

namespace vtes::ide {

/// What of an item begins with what was typed.
enum class Fit : std::uint8_t { Whole, Abbreviation, Name, NameWord };

/// Points for a fit. Whoever has typed an abbreviation to its end means it: no place and no deck outweighs that.
[[nodiscard]] int rankOf(Fit fit);

/// What is sought, and what of the typed word stays around it: `3` in front of a used card (TS 2.1.6.1), a copy number
/// behind one (TS 2.1.8).
struct Sought {
  std::string text;
  std::string before;
  std::string behind;
};

/// Collects items that replace a word.
class Candidates {
 public:
  /// `typed`: the word's text in front of the cursor.
  Candidates(const Snapshot &snapshot, text::ByteRange word, std::string typed);

  [[nodiscard]] const Snapshot &snapshot() const { return snapshot_; }
  [[nodiscard]] const cards::Database &database() const { return *snapshot_.transcript->cards; }
  [[nodiscard]] text::ByteRange word() const { return word_; }
  [[nodiscard]] const std::string &typed() const { return typed_; }
  /// The same as it is compared: folded, in small letters.
  [[nodiscard]] const std::string &folded() const { return folded_; }
  /// Points for a text that begins with what was typed; where nothing was, there is nothing to fit.
  [[nodiscard]] int fitOf(std::string_view text) const;

  /// A word that is offered when it begins with what was typed; how well it does is added to `rank`.
  void word(CompletionKind kind, std::string_view text, std::string detail, std::string id, int rank);
  /// One that is offered whatever was typed: its label is written where the edit has no text. `rest`: what is still to
  /// be typed of that by which it was found.
  void put(CompletionItem item, std::string_view rest, int rank);

  /// The likeliest. `complete`: more letters would find no others.
  [[nodiscard]] Completion take(bool complete);

 private:
  struct Ranked {
    int rank = 0;
    CompletionItem item;
  };

  const Snapshot &snapshot_;
  text::ByteRange word_;
  std::string typed_;
  std::string folded_;
  std::string_view present_;  ///< all that stands there now
  std::vector<Ranked> ranked_;
};

[[nodiscard]] std::string idOf(cards::CardIndex index, const cards::Database &database);

/// What can be written at an offset of the front matter.
[[nodiscard]] Completion completeFrontMatter(const Snapshot &snapshot, std::uint32_t offset);

}  // namespace vtes::ide
