#include <algorithm>
#include <vector>

#include "lint/checks/all.h"
#include "lint/game.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

using model::EventKind;

struct Contest {
  model::Reference card;
  std::string_view term;  ///< `cc` or `ct`
  text::ByteRange range;
  model::PlayerIndex player = model::kNoPlayer;
  std::uint32_t turn = 0;
};

/// What an event says of a contest that begins: `pbma; cc`, `FeMo; ct`.
std::string_view begins(const model::Event &event) {
  if (event.kind == EventKind::Contest) return event.contestBegins ? event.term : std::string_view();
  for (const model::Item &item : event.result) {
    if ((item.term == "cc" || item.term == "ct") && !item.who.present() && !item.what.present()) return item.term;
  }
  return {};
}

bool sameCard(const model::Reference &left, const model::Reference &right) {
  return left.card == cards::kNoCard ? left.abbr == right.abbr : left.card == right.card;
}

void tell(Report &report, const Contest &contest, const model::Event &turn) {
  const bool title = contest.term == "ct";
  const std::string word(contest.card.abbr);
  const std::string kept = word + " (" + std::string(contest.term) + ")";
  const std::string yielded = word + (title ? " (yt)" : " (yc)");
  Diagnostic &diagnostic =
      report.add(turn.range, worded("{} of {} is contested, and this turn neither keeps nor yields it",
                                    title ? "the title" : "the card", quoted(word)));
  diagnostic.hint = worded("write {} or {} in the unlock phase", quoted(kept), quoted(yielded));
  if (!title) diagnostic.message = worded("{} is contested, and this turn neither keeps nor yields it", quoted(word));
  diagnostic.related.push_back({contest.range, "the contest begins here"});
}

void report(Report &report) {
  const model::Transcript &transcript = report.transcript();
  const std::vector<model::PlayerIndex> owners = turnOwners(transcript);
  std::vector<Contest> open;
  std::vector<Contest> due;  // those that this turn has to answer
  const model::Event *turn = nullptr;
  const auto answered = [&](std::vector<Contest> &contests, const model::Event &event) {
    std::erase_if(contests, [&event](const Contest &contest) { return sameCard(contest.card, event.card); });
  };
  const auto close = [&] {
    for (const Contest &contest : due) tell(report, contest, *turn);
    due.clear();
  };
  for (const model::Event &event : transcript.events) {
    if (event.kind == EventKind::Turn) {
      close();
      turn = &event;
      const auto mine = [&event](const Contest &contest) { return contest.player == event.card.player; };
      std::copy_if(open.begin(), open.end(), std::back_inserter(due), mine);
      std::erase_if(open, mine);
      continue;
    }
    const std::string_view term = begins(event);
    if (!term.empty() && event.turn < owners.size() && event.turn > 0) {
      open.push_back({event.card, term, event.range, owners[event.turn], event.turn});
    } else if (event.kind == EventKind::Contest || event.kind == EventKind::State) {
      // Who keeps it has answered; what the other one yields, or is burned, is contested no more.
      answered(due, event);
      if (event.kind == EventKind::State || event.term.starts_with('y')) answered(open, event);
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
    .onTranscript = report,
};

}  // namespace vtes::lint::checks
