#pragma once
/// What references, levels and amounts are called in a sentence.

#include <string>
#include <string_view>
#include <vector>

#include "model/transcript.h"
#include "tell/language.h"

namespace vtes::tell {

class Names {
 public:
  Names(const model::Transcript &transcript, const Language &language);

  [[nodiscard]] const Language &language() const { return language_; }
  [[nodiscard]] const model::Transcript &transcript() const { return transcript_; }

  /// The full name, natural (`The Barrens`), with advanced, merged, copy number and owner in words; a word that
  /// resolves to nothing in quotes, as written; nobody is someone.
  [[nodiscard]] std::string of(const model::Reference &reference) const;
  /// The same for one that belongs to the subject of the sentence (`their third uncontrolled vampire`).
  [[nodiscard]] std::string own(const model::Reference &reference) const;
  [[nodiscard]] std::string of(model::PlayerIndex player) const;
  /// Who does it: with the controller in front where one is written.
  [[nodiscard]] std::string actor(const model::Event &event) const;
  /// `{owner}'s {thing}`
  [[nodiscard]] std::string owned(const std::string &owner, const std::string &thing) const;
  [[nodiscard]] std::string list(const std::vector<model::Reference> &references) const;
  [[nodiscard]] std::string quoted(std::string_view word) const;

  /// `at the second inferior level`; empty where none is written.
  [[nodiscard]] std::string level(std::string_view level, const model::Reference &reference) const;
  /// Without a sign.
  [[nodiscard]] std::string amount(int amount, model::Unit unit) const;
  [[nodiscard]] std::string phase(model::PhaseKind phase) const;

  /// Its facts; no types and no traits where it is no card.
  [[nodiscard]] cards::Card card(const model::Reference &reference) const;

 private:
  [[nodiscard]] std::string bare(const model::Reference &reference, bool own) const;
  [[nodiscard]] std::string cardName(const model::Reference &reference) const;

  const model::Transcript &transcript_;
  const Language &language_;
};

/// A vampire, an imbued, an ally: one that acts.
[[nodiscard]] inline bool isMinion(const model::Reference &reference) {
  return reference.kind == model::RefKind::Crypt || reference.kind == model::RefKind::Library;
}

/// The texts of an enumerated thing, by its place behind the first.
[[nodiscard]] inline Text behind(Text first, std::size_t place) {
  return static_cast<Text>(static_cast<std::size_t>(first) + place);
}

}  // namespace vtes::tell
