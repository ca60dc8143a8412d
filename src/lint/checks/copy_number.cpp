#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "lint/checks/all.h"
#include "lint/game.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

using model::EventKind;

/// A copy that came into play: `cour1`, or 0 for one without a number.
struct Copy {
  int number = 0;
  text::ByteRange range;
  bool alive = false;  ///< it did come into play: nobody blocked it, or it did something later
};

struct Known {
  std::vector<Copy> copies;
  int highest = 0;  ///< of all numbers that were written, of cards in play before too
};

using Game = std::map<cards::CardIndex, Known>;

/// Cards that are told apart by a number: they stay, there can be several, and no minion that bears them tells which.
bool numbered(const cards::CardFigures &card) {
  return (card.traits & cards::kStaysInPlay) != 0 && (card.traits & cards::kUnique) == 0 &&
         (card.types & (cards::kEquipment | cards::kRetainer | cards::kEvent)) == 0;
}

std::string withNumber(const model::Reference &reference, int number) {
  return std::string(reference.abbr) + std::to_string(number);
}

/// A reference to a card that is in play already.
void mention(Game &game, const model::Reference &reference) {
  if (reference.kind != model::RefKind::Library || reference.card == cards::kNoCard) return;
  Known &known = game[reference.card];
  known.highest = std::max(known.highest, static_cast<int>(reference.copy));
  for (Copy &copy : known.copies) {
    if (copy.number == reference.copy) copy.alive = true;
  }
}

void entered(Report &report, const model::Event &event, Known &known, bool start) {
  const model::Reference &card = event.card;
  const int number = card.copy;
  const auto same = std::find_if(known.copies.rbegin(), known.copies.rend(),
                                 [number](const Copy &copy) { return copy.number == number; });
  const bool there = same != known.copies.rend() && same->alive;
  const int next = known.highest + 1;
  if (number == 0) {
    // Where a card is put on a minion, that tells which it is. A lone copy without a number harms nobody.
    if (event.targets.empty() && (known.highest > 0 || there)) {
      Diagnostic &diagnostic =
          report.add(card.range, worded("one more {} comes into play without a number", quoted(card.abbr)));
      diagnostic.hint = known.highest > 0 ? worded("write {}", quoted(withNumber(card, next)))
                                          : worded("write {} for the first and {} for this one",
                                                   quoted(withNumber(card, 1)), quoted(withNumber(card, 2)));
      if (there) diagnostic.related.push_back({same->range, "the other one came into play here"});
    }
  } else if (there) {
    Diagnostic &diagnostic = report.add(
        card.range, worded("{} is in play already: a number is for one copy", quoted(withNumber(card, number))));
    diagnostic.hint = worded("write {}", quoted(withNumber(card, next)));
    diagnostic.related.push_back({same->range, "it came into play here"});
  } else if (number > next && (known.highest > 0 || start)) {
    Diagnostic &diagnostic =
        report.add(card.range, worded("{} skips a number: {} was not there yet", quoted(withNumber(card, number)),
                                      quoted(withNumber(card, next))));
    diagnostic.hint = worded("write {}", quoted(withNumber(card, next)));
  }
  known.highest = std::max(known.highest, number);
  const bool unblocked =
      std::any_of(event.terms.begin(), event.terms.end(), [](const model::Item &item) { return item.term == "nb"; });
  if (same != known.copies.rend()) {
    *same = {number, card.range, unblocked};  // an earlier one did not come into play, or has left it
  } else {
    known.copies.push_back({number, card.range, unblocked});
  }
}

void report(Report &report) {
  const model::Transcript &transcript = report.transcript();
  const bool start = fromTheStart(transcript);
  Game game;
  for (const model::Event &event : transcript.events) {
    mention(game, event.actor);
    for (const model::Reference &target : event.targets) mention(game, target);
    if (event.card.kind != model::RefKind::Library || event.card.card == cards::kNoCard) continue;
    if (event.kind == EventKind::State && (event.term == "bt" || event.term == "rip")) {
      std::erase_if(game[event.card.card].copies,
                    [&event](const Copy &copy) { return copy.number == event.card.copy; });
    } else if (event.kind == EventKind::Play) {
      if (numbered(figuresOf(transcript, event.card))) entered(report, event, game[event.card.card], start);
    } else if (event.kind == EventKind::Use) {
      mention(game, event.card);
    }
  }
}

}  // namespace

const Check kCopyNumber = {
    .rule = {.id = "copy-number",
             .severity = Severity::Hint,
             .meaning = "Several copies of a card that is not unique are in play, and their numbers do not tell them "
                        "apart: one is missing, is there twice, or is skipped.",
             .section = "TS 2.1.8",
             .shows = "NELS(12)\nMI Kend cour1 (nb)\nTOM(8)\nNELS(11)\nMI NiSh cour3 (nb)\n",
             .showsNot = "NELS(12)\nMI Kend cour1 (nb)\nTOM(8)\nNELS(11)\nMI NiSh cour2 (nb)\n"},
    .onTranscript = report,
};

}  // namespace vtes::lint::checks
