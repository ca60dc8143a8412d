#include <algorithm>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "lint/checks/all.h"
#include "lint/game.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

using model::EventKind;

struct Fact {
  enum class Kind : std::uint8_t { Mentioned, Left, Entered };
  Kind kind = Kind::Mentioned;
  cards::CardIndex card = cards::kNoCard;
  std::uint8_t copy = 0;
  bool onMinion = false;   ///< Entered: put on something, which tells which it is
  bool unblocked = false;  ///< Entered: `nb`
  std::string_view abbr;   ///< Entered: as written
  text::ByteRange range;   ///< Entered: relative to the stretch
  [[nodiscard]] bool alike(const Fact &other) const {
    return kind == other.kind && card == other.card && copy == other.copy && onMinion == other.onMinion &&
           unblocked == other.unblocked && abbr == other.abbr;
  }
};

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
/// Whether a political action came into play only its referendum tells.
bool numbered(const cards::CardFigures &card) {
  return (card.traits & cards::kStaysInPlay) != 0 && (card.traits & cards::kUnique) == 0 &&
         (card.types & (cards::kEquipment | cards::kRetainer | cards::kEvent | cards::kPolitical)) == 0;
}

std::string withNumber(std::string_view abbr, int number) {
  return std::string(abbr) + std::to_string(number);
}

GistPtr gist(const model::Transcript &transcript, const model::Stretch &stretch) {
  auto gist = std::make_unique<Facts<Fact>>();
  const auto concerns = [&transcript](const model::Reference &reference) {
    return reference.kind == model::RefKind::Library && reference.card != cards::kNoCard &&
           numbered(figuresOf(transcript, reference));
  };
  const auto add = [&](Fact::Kind kind, const model::Reference &reference) {
    if (concerns(reference)) gist->facts.push_back({kind, reference.card, reference.copy, false, false, {}, {}});
  };
  for (const model::Event &event : stretch.events) {
    add(Fact::Kind::Mentioned, event.actor);
    for (const model::Reference &target : event.targets) add(Fact::Kind::Mentioned, target);
    if (event.kind == EventKind::State && (event.extra().term == "bt" || event.extra().term == "rip")) {
      add(Fact::Kind::Left, event.card);
    } else if (event.kind == EventKind::Play && concerns(event.card)) {
      const bool unblocked = std::any_of(event.extra().terms.begin(), event.extra().terms.end(),
                                         [](const model::Item &item) { return item.term == "nb"; });
      gist->facts.push_back({Fact::Kind::Entered, event.card.card, event.card.copy, !event.targets.empty(), unblocked,
                             event.card.abbr, relative(stretch, event.card.range)});
    } else if (event.kind == EventKind::Use) {
      add(Fact::Kind::Mentioned, event.card);
    }
  }
  return gist;
}

/// A reference to a card that is in play already.
void mention(Known &known, int number) {
  known.highest = std::max(known.highest, number);
  for (Copy &copy : known.copies) {
    if (copy.number == number) copy.alive = true;
  }
}

void entered(Report &report, const Fact &fact, text::ByteRange range, Known &known, bool start) {
  const int number = fact.copy;
  const auto same = std::find_if(known.copies.rbegin(), known.copies.rend(),
                                 [number](const Copy &copy) { return copy.number == number; });
  const bool there = same != known.copies.rend() && same->alive;
  const int next = known.highest + 1;
  if (number == 0) {
    // Where a card is put on a minion, that tells which it is. A lone copy without a number harms nobody.
    if (!fact.onMinion && (known.highest > 0 || there)) {
      Diagnostic &diagnostic =
          report.add(range, worded("one more {} comes into play without a number", quoted(fact.abbr)));
      diagnostic.hint = known.highest > 0 ? worded("write {}", quoted(withNumber(fact.abbr, next)))
                                          : worded("write {} for the first and {} for this one",
                                                   quoted(withNumber(fact.abbr, 1)), quoted(withNumber(fact.abbr, 2)));
      if (there) diagnostic.related.push_back({same->range, "the other one came into play here"});
    }
  } else if (there) {
    Diagnostic &diagnostic = report.add(
        range, worded("{} is in play already: a number is for one copy", quoted(withNumber(fact.abbr, number))));
    diagnostic.hint = worded("write {}", quoted(withNumber(fact.abbr, next)));
    diagnostic.related.push_back({same->range, "it came into play here"});
  } else if (number > next && (known.highest > 0 || start)) {
    Diagnostic &diagnostic =
        report.add(range, worded("{} skips a number: {} was not there yet", quoted(withNumber(fact.abbr, number)),
                                 quoted(withNumber(fact.abbr, next))));
    diagnostic.hint = worded("write {}", quoted(withNumber(fact.abbr, next)));
  }
  known.highest = std::max(known.highest, number);
  if (same != known.copies.rend()) {
    *same = {number, range, fact.unblocked};  // an earlier one did not come into play, or has left it
  } else {
    known.copies.push_back({number, range, fact.unblocked});
  }
}

void judge(Report &report, const Course &course) {
  const bool start = fromTheStart(course.transcript);
  Game game;
  for (std::size_t i = 0; i < course.gists.size(); ++i) {
    for (const Fact &fact : course.facts<Fact>(i)) {
      Known &known = game[fact.card];
      if (fact.kind == Fact::Kind::Mentioned) {
        mention(known, fact.copy);
      } else if (fact.kind == Fact::Kind::Left) {
        std::erase_if(known.copies, [&fact](const Copy &copy) { return copy.number == fact.copy; });
      } else {
        entered(report, fact, course.place(i, fact.range), known, start);
      }
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
    .gist = gist,
    .onCourse = judge,
};

}  // namespace vtes::lint::checks
