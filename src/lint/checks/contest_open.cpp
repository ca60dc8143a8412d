#include <algorithm>
#include <iterator>
#include <memory>
#include <optional>
#include <vector>

#include "lint/checks/all.h"
#include "lint/game.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

using model::EventKind;

struct Fact {
  enum class Kind : std::uint8_t { Turn, Begins, Answered, Left };
  Kind kind = Kind::Turn;
  model::PlayerIndex player = model::kNoPlayer;  ///< of a turn
  model::Reference card;
  std::string_view term;  ///< of what begins: `cc` or `ct`
  text::ByteRange range;  ///< relative to the stretch
  [[nodiscard]] bool alike(const Fact &other) const {
    return kind == other.kind && player == other.player && card.card == other.card.card &&
           card.abbr == other.card.abbr && term == other.term;
  }
};

struct Contest {
  model::Reference card;
  std::string_view term;  ///< `cc` or `ct`
  text::ByteRange range;
  model::PlayerIndex player = model::kNoPlayer;
};

/// What an event says of a contest that begins: `pbma; cc`, `FeMo; ct`.
std::string_view begins(const model::Event &event) {
  if (event.kind == EventKind::Contest) return event.contestBegins ? event.extra().term : std::string_view();
  if (!event.card.present()) return {};
  for (const model::Item &item : event.result) {
    if ((item.term == "cc" || item.term == "ct") && !item.who.present() && !item.what.present()) return item.term;
  }
  return {};
}

GistPtr gist(const model::Transcript & /*transcript*/, const model::Stretch &stretch) {
  auto gist = std::make_unique<Facts<Fact>>();
  for (const model::Event &event : stretch.events) {
    const text::ByteRange range = relative(stretch, event.range);
    if (event.kind == EventKind::Turn) {
      gist->facts.push_back({Fact::Kind::Turn, event.card.player, {}, {}, range});
    } else if (const std::string_view term = begins(event); !term.empty()) {
      gist->facts.push_back({Fact::Kind::Begins, model::kNoPlayer, event.card, term, range});
    } else if (event.kind == EventKind::Contest || event.kind == EventKind::State) {
      // What is yielded, or burned, is contested no more by the other one either.
      const bool left = event.kind == EventKind::State || event.extra().term.starts_with('y');
      gist->facts.push_back({left ? Fact::Kind::Left : Fact::Kind::Answered, model::kNoPlayer, event.card, {}, range});
    }
  }
  return gist;
}

bool sameCard(const model::Reference &left, const model::Reference &right) {
  return left.card == cards::kNoCard ? left.abbr == right.abbr : left.card == right.card;
}

void tell(Report &report, const Contest &contest, text::ByteRange turn) {
  const bool title = contest.term == "ct";
  const std::string word(contest.card.abbr);
  const std::string kept = word + " (" + std::string(contest.term) + ")";
  const std::string yielded = word + (title ? " (yt)" : " (yc)");
  Diagnostic &diagnostic = report.add(turn, worded("{} of {} is contested, and this turn neither keeps nor yields it",
                                                   title ? "the title" : "the card", quoted(word)));
  diagnostic.hint = worded("write {} or {} in the unlock phase", quoted(kept), quoted(yielded));
  if (!title) diagnostic.message = worded("{} is contested, and this turn neither keeps nor yields it", quoted(word));
  diagnostic.related.push_back({contest.range, "the contest begins here"});
}

void judge(Report &report, const Course &course) {
  std::vector<Contest> open;
  std::vector<Contest> due;  // those that this turn has to answer
  std::optional<text::ByteRange> turn;
  model::PlayerIndex player = model::kNoPlayer;
  const auto answered = [](std::vector<Contest> &contests, const Fact &fact) {
    std::erase_if(contests, [&fact](const Contest &contest) { return sameCard(contest.card, fact.card); });
  };
  const auto close = [&] {
    for (const Contest &contest : due) tell(report, contest, *turn);
    due.clear();
  };
  for (std::size_t i = 0; i < course.gists.size(); ++i) {
    for (const Fact &fact : course.facts<Fact>(i)) {
      if (fact.kind == Fact::Kind::Turn) {
        close();
        turn = course.place(i, fact.range);
        player = fact.player;
        const auto mine = [&player](const Contest &contest) { return contest.player == player; };
        std::copy_if(open.begin(), open.end(), std::back_inserter(due), mine);
        std::erase_if(open, mine);
      } else if (fact.kind == Fact::Kind::Begins) {
        if (turn) open.push_back({fact.card, fact.term, course.place(i, fact.range), player});
      } else {
        // Who keeps it has answered.
        answered(due, fact);
        if (fact.kind == Fact::Kind::Left) answered(open, fact);
      }
    }
  }
  close();
}

}  // namespace

const Check kContestOpen = {
    .rule = {.id = "contest-open",
             .severity = Severity::Hint,
             .meaning = "A card or title is contested, and in the next unlock phase of who contests it nothing says "
                        "whether it is kept or yielded.",
             .section = "TS 2.1.9",
             .shows = "NELS(12)\nMA pbma; cc\nTOM(8)\nNELS(11)\nMA sti\n",
             .showsNot = "NELS(12)\nMA pbma; cc\nTOM(8)\nNELS(11)\npbma (cc)\nMA sti\n"},
    .gist = gist,
    .onCourse = judge,
};

}  // namespace vtes::lint::checks
