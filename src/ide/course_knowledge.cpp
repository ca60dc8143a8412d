/// What actions and referendums came to: stealth against intercept, votes for and against.

#include <algorithm>
#include <string>

#include "ide/knowledge.h"
#include "ide/numbers.h"
#include "replay/board.h"
#include "replay/events.h"
#include "replay/part.h"

namespace vtes::ide {

namespace {

using model::Event;
using model::EventKind;
using replay::EventIndex;
using rules::Known;

InlayHint hintBehind(const Event &event, HintKind kind, std::string label, const std::string &tooltip) {
  InlayHint hint;
  hint.kind = kind;
  hint.offset = event.range.end;
  hint.label = std::move(label);
  hint.blankBefore = true;
  hint.tooltip = {escaped(tooltip), tooltip};
  return hint;
}

/// Behind the last event of an action of a stretch: the next one begins, or something that belongs to none.
EventIndex behindAction(const model::Stretch &stretch, const replay::Happenings &course, std::size_t action) {
  const auto &actions = course.actions;
  const auto all = static_cast<EventIndex>(stretch.events.size());
  const EventIndex most = action + 1 < actions.size() ? std::min(actions[action + 1].event, all) : all;
  EventIndex end = actions[action].event + 1;
  while (end < most && !replay::endsAction(stretch.events[end].kind)) ++end;
  return end;
}

/// A card that raises or lowers stealth or intercept as it is played or used there.
bool changesStealth(const cards::Database &cards, const Event &event) {
  const bool card = event.kind == EventKind::Play || event.kind == EventKind::Use;
  if (!card || event.card.card == cards::kNoCard) return false;
  const auto lines = cards.lines(event.card.card);
  return std::any_of(lines.begin(), lines.end(), [&](const cards::CardLine &line) {
    const bool level = line.level.empty() || event.level.empty() || line.level == event.level;
    return level && (replay::hasEffect(line.effects, "stealth") || replay::hasEffect(line.effects, "intercept"));
  });
}

class CourseKnowledge : public Knowledge {
 public:
  void hintsIn(const Snapshot &snapshot, text::ByteRange range, std::vector<InlayHint> &out) const override {
    const auto &parts = snapshot.replay.parts;
    const model::Layout &layout = snapshot.transcript->layout;
    const std::size_t all = std::min(parts.size(), layout.size());
    for (std::size_t i = layout.stretchAt(range.begin); i < all; ++i) {
      if (layout.standing(i).begin > range.end) break;
      const model::Stretch &stretch = layout.at(i);
      std::vector<InlayHint> found;
      ofActions(*snapshot.transcript->cards, stretch, parts[i]->course, found);
      ofReferendums(stretch, parts[i]->course, found);
      for (InlayHint &hint : found) {
        if (hint.offset >= range.begin && hint.offset <= range.end) out.push_back(std::move(hint));
      }
    }
  }

 private:
  static void ofActions(const cards::Database &cards, const model::Stretch &stretch, const replay::Happenings &course,
                        std::vector<InlayHint> &out) {
    for (std::size_t i = 0; i < course.actions.size(); ++i) {
      const replay::Action &action = course.actions[i];
      if (action.event >= stretch.events.size()) continue;
      // What it stood at when it was decided belongs where that is written: at the last attempt, else at the last card
      // that changed it.
      EventIndex at = action.event;
      const EventIndex end = behindAction(stretch, course, i);
      for (EventIndex each = action.event + 1; each < end; ++each) {
        const Event &event = stretch.events[each];
        if (action.attempted ? event.kind == EventKind::Block : changesStealth(cards, event)) at = each;
      }
      if (action.attempted) {
        out.push_back(
            hintBehind(stretch.events[at], HintKind::Stealth,
                       "stealth " + shownNumber(action.stealth) + " · intercept " + shownNumber(action.intercept),
                       at == action.event ? "when the attempt to block was decided that led to the combat"
                                          : "when this attempt to block was decided"));
      } else if (at != action.event) {
        out.push_back(hintBehind(stretch.events[at], HintKind::Stealth, "stealth " + shownNumber(action.stealth),
                                 "at the end of the action, which nobody attempts to block"));
      }
    }
  }

  static void ofReferendums(const model::Stretch &stretch, const replay::Happenings &course,
                            std::vector<InlayHint> &out) {
    for (const replay::Referendum &referendum : course.referendums) {
      // One that was cancelled has no count.
      if (referendum.event >= stretch.events.size()) continue;
      if (referendum.ballots.empty() && referendum.passes == Known::Unknown) continue;
      EventIndex at = referendum.event;
      for (auto each = at + 1; each < stretch.events.size(); ++each) {
        const EventKind kind = stretch.events[each].kind;
        if (kind == EventKind::ReferendumBegin || replay::endsAction(kind)) break;
        if (kind == EventKind::Vote || kind == EventKind::ReferendumEnd) at = each;
        if (kind == EventKind::ReferendumEnd) break;
      }
      const std::string tooltip = referendum.passes == Known::Yes  ? "the referendum passes"
                                  : referendum.passes == Known::No ? "the referendum fails"
                                                                   : "it is not certain whether the referendum passes";
      out.push_back(hintBehind(stretch.events[at], HintKind::Votes,
                               shownNumber(referendum.yes) + " for · " + shownNumber(referendum.no) + " against",
                               tooltip));
    }
  }
};

}  // namespace

const Knowledge &courseKnowledge() {
  static const CourseKnowledge knowledge;
  return knowledge;
}

}  // namespace vtes::ide
