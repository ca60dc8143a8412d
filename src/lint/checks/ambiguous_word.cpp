#include <cstddef>
#include <span>

#include "lint/checks/all.h"
#include "lint/pin.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

// More choices than a reader takes in help nobody.
constexpr std::size_t kMostNames = 4;

void report(Report &report, const model::Note &note) {
  const model::Transcript &transcript = report.transcript();
  if (note.word >= transcript.words.size()) return;
  const model::Word &word = transcript.words[note.word];
  if (transcript.cards == nullptr || word.card == cards::kNoCard || word.others.empty()) return;
  const std::string_view seen = report.slice(note.range);
  const std::string_view bare = seen.substr(0, seen.size() - marksOf(seen).size());

  const std::string chosen = pinName(*transcript.cards, word.card);
  // What was printed later than the game can hardly be meant.
  const std::span likely(word.others.begin(), word.others.end() - static_cast<std::ptrdiff_t>(word.later));
  std::vector<std::string> others;
  for (const cards::CardIndex other : likely) {
    if (others.size() == kMostNames) break;
    others.push_back(pinName(*transcript.cards, other));
  }
  const std::size_t left = likely.size() - others.size();
  std::vector<std::string> listed = others;
  if (left > 0) listed.push_back(counted(static_cast<int>(left), "other card"));

  Diagnostic &diagnostic = report.add(
      note.range, worded("{} is read as {}, but can also be {}", quoted(bare), chosen, plainList(listed, "or")));
  diagnostic.hint = worded("pin it in the front matter, and it is certain: `{}`", pinText(bare, chosen));
  addPinFix(transcript, bare, word.card, diagnostic.fixes);
  for (std::size_t i = 0; i < others.size(); ++i) addPinFix(transcript, bare, likely[i], diagnostic.fixes);
}

}  // namespace

const Check kAmbiguousWord = {
    .rule = {.id = "ambiguous-word",
             .severity = Severity::Information,
             .meaning =
                 "An abbreviation that several cards share, and the transcript does not show clearly which is meant.",
             .section = "READING 4",
             .shows = "NELS(12)\nRoBi coha\n",
             .showsNot = "---\ncards: {coha: Computer Hacking}\n---\nNELS(12)\nRoBi coha\n"},
    .note = model::Note::Kind::Ambiguous,
    .onNote = report,
};

}  // namespace vtes::lint::checks
