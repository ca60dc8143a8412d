/// What became of each deal (TS 3, READING 6).

#include <algorithm>
#include <string>

#include "ide/knowledge.h"
#include "replay/deals.h"

namespace vtes::ide {

namespace {

using replay::DealClauseThere;
using replay::DealReason;
using replay::DealThere;

std::string lineOf(const Snapshot &snapshot, replay::EventIndex event) {
  const std::uint32_t begin = snapshot.transcript->events[event].range.begin;
  return std::to_string(snapshot.source->position(begin).line);
}

/// `broken by … in line 13`
std::string stateOf(const Snapshot &snapshot, const DealThere &deal) {
  std::string state(replay::toString(deal.state));
  if (deal.brokenBy != replay::kNoEvent)
    state += " by " + codeSpan(oneLine(textOf(snapshot, snapshot.transcript->events[deal.brokenBy].range))) +
             " in line " + lineOf(snapshot, deal.brokenBy);
  return state;
}

std::string whyOf(const Snapshot &snapshot, const DealClauseThere &clause) {
  const std::string where = clause.event == replay::kNoEvent ? "" : " in line " + lineOf(snapshot, clause.event);
  switch (clause.reason) {
    case DealReason::None:
      return clause.bound ? "" : "its condition is not met yet";
    case DealReason::Done:
      return "done" + where;
    case DealReason::TimeOver:
      return "its time is over" + where;
    case DealReason::NotDone:
      return "not done, and its time is over" + where;
    case DealReason::PartyOut:
      return "a player is out of the game" + where;
    case DealReason::GameOver:
      return "the game is over";
    case DealReason::NotBound:
      return "its condition was not met";
    case DealReason::DealBroken:
      return "the deal was broken" + where;
    case DealReason::Unclear:
      return "its time is over" + where + ", and what happened is not certain";
  }
  return {};
}

class DealKnowledge : public Knowledge {
 public:
  void ofEvent(const Snapshot &snapshot, const model::Event &event, ProseWriter &writer) const override {
    if (event.kind != model::EventKind::Deal) return;
    const std::size_t index = indexOf(snapshot, event);
    const auto deals = replay::replay(*snapshot.transcript).deals;
    const auto deal =
        std::find_if(deals.begin(), deals.end(), [index](const DealThere &one) { return one.event == index; });
    if (deal == deals.end()) return;
    const model::Deal &written = *event.extra().deal;
    writer.fact("state", stateOf(snapshot, *deal));
    for (const DealClauseThere &clause : deal->clauses) {
      const auto &side = clause.condition ? written.condition : written.promise;
      std::string said = codeSpan(oneLine(textOf(snapshot, side[clause.place].range)));
      said += " is ";
      said += replay::toString(clause.state);
      if (const std::string why = whyOf(snapshot, clause); !why.empty()) said += ": " + why;
      writer.fact(clause.condition ? "condition" : "promise", said);
    }
  }
};

}  // namespace

const Knowledge &dealKnowledge() {
  static const DealKnowledge knowledge;
  return knowledge;
}

}  // namespace vtes::ide
