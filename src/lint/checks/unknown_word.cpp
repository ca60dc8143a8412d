#include <algorithm>

#include "lint/checks/all.h"
#include "lint/game.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

/// What a word of this shape would be.
std::string_view kindOf(std::string_view word) {
  const char first = word.empty() ? 0 : word.front();
  if (first >= 'A' && first <= 'Z') return "vampire";
  return "library card";
}

/// In whose deck a card of that abbreviation is; empty: in none that is known.
std::string_view ownerOf(const model::Transcript &transcript, std::string_view abbreviation) {
  for (const model::Seat &seat : transcript.frontMatter.seats) {
    if (!seat.inlineDeck) continue;
    const auto &entries = seat.inlineDeck->entries;
    const auto has = [&](const model::DeckEntry &entry) {
      return entry.card != cards::kNoCard && transcript.cards->card(entry.card).abbreviation == abbreviation;
    };
    if (std::any_of(entries.begin(), entries.end(), has)) return seat.name.value;
  }
  return {};
}

/// A card of that abbreviation can be played at the level that is written; no level asks for nothing.
bool fitsLevel(const model::Transcript &transcript, std::string_view abbreviation, std::string_view level) {
  const auto all = transcript.cards->find(abbreviation);
  return level.empty() || std::any_of(all.begin(), all.end(), [&](const cards::Candidate &candidate) {
           return hasLevel(transcript.cards->figures(candidate.card), level);
         });
}

void report(Report &report, const model::Note &note) {
  const std::string_view seen = report.slice(note.range);
  std::string_view word = seen.substr(0, seen.size() - marksOf(seen).size());
  while (!word.empty() && (word.back() == ' ' || word.back() == '\t')) word.remove_suffix(1);
  Diagnostic &diagnostic =
      report.add(note.range, worded("{} is not the abbreviation of any {}", quoted(word), kindOf(word)));
  if (const std::string term = termMeant(word); !term.empty()) {
    diagnostic.hint = worded("did you mean the term {}?", quoted(term));
    diagnostic.fixes.push_back(replacement(note.range, term, false));
    return;
  }
  if (note.words.empty()) {
    diagnostic.hint = "`vtes card` finds cards by name, `vtes abbr` abbreviates them";
    return;
  }
  std::vector<std::string> near;
  const bool some = std::any_of(note.words.begin(), note.words.end(), [&](const std::string &right) {
    return fitsLevel(report.transcript(), right, marksOf(seen));
  });
  for (const std::string &right : note.words) {
    // What cannot be played at the level that is written would only be the next slip.
    if (some && !fitsLevel(report.transcript(), right, marksOf(seen))) continue;
    const std::string_view owner = ownerOf(report.transcript(), right);
    const std::string what = described(report.transcript(), right);
    near.push_back(owner.empty() ? what : worded("{} of {}'s deck", what, owner));
    diagnostic.fixes.push_back(replacement(note.range, respelt(seen, right), false));
  }
  diagnostic.hint = worded("did you mean {}?", plainList(near, "or"));
}

}  // namespace

const Check kUnknownWord = {
    .rule = {.id = "unknown-word",
             .severity = Severity::Error,
             .meaning = "A word is no abbreviation of a card, no term, clan or discipline.",
             .section = "TS 1",
             .shows = "KARL(12)\nKora ksip> JoAm bk\n",
             .showsNot = "KARL(12)\nKora kisp> JoAm bk\n"},
    .note = model::Note::Kind::UnknownWord,
    .onNote = report,
};

}  // namespace vtes::lint::checks
