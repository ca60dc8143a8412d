#include "replay/deals.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

#include "replay/board.h"
#include "replay/course.h"

namespace vtes::replay {

using model::Deal;
using model::DealClause;
using model::Event;
using model::EventKind;
using model::Item;
using model::kNoPlayer;
using model::PlayerIndex;
using model::Reference;
using model::RefKind;
using rules::ActionType;

namespace {

/// What a clause says is done.
enum class Deed : std::uint8_t {
  Unread,  ///< no deed that the events tell of
  Act,     ///< announces an action of a type: `bd` `ht` `de` `lt` `rt` `ak` `ec`
  GoAnarch,
  Block,
  Political,
  Referendum,
  Oust,
  State,
  Simple,  ///< an event of a kind: `hd`, `me`
  Card,
};

/// The terms of TS 1.4.2, 1.4.3 and 3.2 as verbs.
struct Verb {
  std::string_view word;
  Deed deed;
  ActionType action = ActionType::Other;  ///< Act
  EventKind kind = EventKind::Error;      ///< Simple
  bool flag = false;                      ///< Simple: Event::flag
};

constexpr std::array kVerbs{
    Verb{"bd", Deed::Act, ActionType::Bleed},
    Verb{"ht", Deed::Act, ActionType::Hunt},
    Verb{"de", Deed::Act, ActionType::Diablerie},
    Verb{"lt", Deed::Act, ActionType::LeaveTorpor},
    Verb{"rt", Deed::Act, ActionType::Rescue},
    Verb{"ak", Deed::Act, ActionType::EnterCombat},
    Verb{"ec", Deed::Act, ActionType::EnterCombat},
    Verb{"ga", Deed::GoAnarch},
    Verb{"bk", Deed::Block},
    Verb{"pa", Deed::Political},
    Verb{"rm", Deed::Referendum},
    Verb{"ot", Deed::Oust},
    Verb{"et", Deed::State},
    Verb{"bt", Deed::State},
    Verb{"rip", Deed::State},
    Verb{"rg", Deed::State},
    Verb{"ep", Deed::State},
    Verb{"wd", Deed::State},
    Verb{"me", Deed::Simple, ActionType::Other, EventKind::Merge},
    Verb{"rl", Deed::Simple, ActionType::Other, EventKind::Mark},
    Verb{"hd", Deed::Simple, ActionType::Other, EventKind::Strike, false},
    Verb{"wn", Deed::Simple, ActionType::Other, EventKind::Strike, true},
};

Verb verbOf(const Reference &action) {
  if (action.kind == RefKind::Library && action.card != cards::kNoCard) return {action.abbr, Deed::Card};
  const auto found =
      std::find_if(kVerbs.begin(), kVerbs.end(), [&](const Verb &verb) { return verb.word == action.abbr; });
  return action.kind != RefKind::Term || found == kVerbs.end() ? Verb{action.abbr, Deed::Unread} : *found;
}

/// Whether an event is the deed of a clause: the one that it forbids, or the one that is to be done.
class Deeds {
 public:
  explicit Deeds(const Course &course) : course_(course) {}

  [[nodiscard]] Sure matches(const DealClause &clause, EventIndex index) const {
    return clause.let ? obstructs(clause, index) : does(clause.subject, clause.action, clause.target, index);
  }

 private:
  [[nodiscard]] Sure does(const Reference &subject, const Reference &action, const Reference &target,
                          EventIndex index) const {
    const Event &event = course_.at(index);
    const Verb verb = verbOf(action);
    switch (verb.deed) {
      case Deed::Unread:
        return Sure::No;
      case Deed::Act:
        if (!course_.announces(index)) {
          return verb.action == ActionType::Bleed ? redirects(subject, target, index) : Sure::No;
        }
        return both(both(course_.isAction(index, verb.action), course_.doneBy(subject, index)),
                    verb.action == ActionType::Bleed ? bleeds(target, index) : aims(target, index));
      case Deed::GoAnarch:
        if (event.kind != EventKind::Action || event.action != model::ActionKind::GoAnarch) return Sure::No;
        return course_.doneBy(subject, index);
      case Deed::Block:
        return blocks(subject, target, index);
      case Deed::Political:
        return both(course_.doneBy(subject, index), callsAgainst(target, index, false));
      case Deed::Referendum:
        return both(callerIs(subject, index), callsAgainst(target, index, true));
      case Deed::Oust:
        return ousts(subject, target, index);
      case Deed::State:
        return becomes(subject, verb.word, target, index);
      case Deed::Simple: {
        if (event.kind != verb.kind) return Sure::No;
        const bool flagged = event.kind != EventKind::Merge && event.kind != EventKind::Mark;
        if (flagged && event.flag != verb.flag) return Sure::No;
        // A strike without an actor is both minions' (READING 5.13).
        if (flagged && !event.actor.present()) return Sure::Possibly;
        const Sure who = course_.doneBy(subject, index);
        if (event.kind == EventKind::Mark) return both(who, course_.hits(target, event.card, index));
        return target.present() ? both(who, Sure::Possibly) : who;
      }
      case Deed::Card:
        return plays(subject, action, target, index);
    }
    return Sure::No;
  }

  /// A bleed goes at the prey unless somebody else is written.
  [[nodiscard]] Sure bleeds(const Reference &target, EventIndex index) const {
    if (!target.present()) return Sure::Yes;
    if (target.kind != RefKind::Player) return Sure::No;
    const Event &event = course_.at(index);
    for (const Reference &word : event.targets) {
      if (word.kind == RefKind::Player) return course_.hits(target, word, index);
    }
    const bool specified = std::any_of(event.extra().terms.begin(), event.extra().terms.end(), [](const Item &item) {
      return item.who.kind == RefKind::Player && !item.amount;
    });
    const PlayerIndex prey = course_.prey(index);
    if (specified || prey == kNoPlayer || !event.targets.empty()) return Sure::Possibly;
    return prey == target.player ? Sure::Yes : Sure::No;
  }

  /// Another sends a bleed of the subject's on, perhaps to the target: no breach that is certain.
  [[nodiscard]] Sure redirects(const Reference &subject, const Reference &target, EventIndex index) const {
    const Event &event = course_.at(index);
    if (target.kind != RefKind::Player || event.kind != EventKind::Play || event.card.card == cards::kNoCard) {
      return Sure::No;
    }
    const auto lines = course_.transcript().cards->lines(event.card.card);
    const bool sends = std::any_of(lines.begin(), lines.end(), [&](const cards::CardLine &line) {
      return (event.level.empty() || line.level == event.level) && hasEffect(line.effects, "redirect-bleed");
    });
    const EventIndex action = sends ? course_.actionAt(index) : kNoEvent;
    if (action == kNoEvent || course_.doer(index) == target.player) return Sure::No;
    for (const Reference &word : event.targets) {
      if (word.kind == RefKind::Player && word.player != target.player) return Sure::No;
    }
    return both(Sure::Possibly, both(course_.doneBy(subject, action), course_.isAction(action, ActionType::Bleed)));
  }

  /// Whether what an action names is the target or hers.
  [[nodiscard]] Sure aims(const Reference &target, EventIndex index) const {
    if (!target.present()) return Sure::Yes;
    const Event &event = course_.at(index);
    Sure sure = Sure::No;
    bool named = false;
    const auto see = [&](const Reference &word) {
      if (!word.present()) return;
      named = true;
      sure = either(sure, course_.hits(target, word, index));
    };
    for (const Reference &word : event.targets) see(word);
    for (const Item &item : event.extra().terms) {
      // Behind a target stands who pays, and the like (TS 2.1.7).
      if (!event.targets.empty()) break;
      see(item.who);
      if (meansMinion(item.what)) see(item.what);
    }
    return named ? sure : Sure::Possibly;
  }

  [[nodiscard]] Sure blocks(const Reference &subject, const Reference &target, EventIndex index) const {
    const Event &event = course_.at(index);
    const EventIndex action = course_.actionAt(index);
    if (event.kind == EventKind::CombatBegin) return both(Sure::Possibly, blocksUnwritten(subject, target, index));
    if (event.kind != EventKind::Block) return Sure::No;
    return both(course_.doneBy(subject, index), isActionOf(target, action, index));
  }

  /// READING 7.1: a combat in an action that starts none means that it is blocked, though by whom is not written.
  [[nodiscard]] Sure blocksUnwritten(const Reference &subject, const Reference &target, EventIndex index) const {
    const EventIndex action = course_.actionAt(index);
    if (action == kNoEvent || course_.isAction(action, ActionType::EnterCombat) == Sure::Yes) return Sure::No;
    for (EventIndex i = action; i < index; ++i) {
      if (course_.at(i).kind == EventKind::Block || course_.at(i).kind == EventKind::CombatBegin) return Sure::No;
    }
    const PlayerIndex player = course_.owner(subject, index);
    if (player != kNoPlayer && player == course_.acting(index)) return Sure::No;
    return isActionOf(target, action, index);
  }

  /// Whether an action is of a Methuselah or minion; no target: of anybody else.
  [[nodiscard]] Sure isActionOf(const Reference &target, EventIndex action, EventIndex index) const {
    if (!target.present()) return Sure::Yes;
    if (target.kind == RefKind::Player) {
      const PlayerIndex player = course_.acting(index);
      if (player == kNoPlayer) return Sure::Possibly;
      return player == target.player ? Sure::Yes : Sure::No;
    }
    return action == kNoEvent ? Sure::Possibly : course_.doneBy(target, action);
  }

  /// `let X rm`: a block of such an action of X, or a vote against it.
  [[nodiscard]] Sure obstructs(const DealClause &clause, EventIndex index) const {
    const Event &event = course_.at(index);
    const bool combat = event.kind == EventKind::CombatBegin;
    const bool votes = event.kind == EventKind::Vote && !event.flag;
    if (!combat && !votes && event.kind != EventKind::Block) return Sure::No;
    const EventIndex action = course_.actionAt(index);
    if (action == kNoEvent) return Sure::No;
    Sure sure = combat ? both(Sure::Possibly, blocksUnwritten(clause.subject, clause.target, index))
                       : course_.doneBy(clause.subject, index);
    const PlayerIndex player = course_.owner(clause.subject, index);
    if (!clause.target.present() && player != kNoPlayer && player == course_.acting(index)) return Sure::No;
    sure = both(sure, isActionOf(clause.target, action, index));
    if (votes) {
      for (EventIndex i = action; i < index; ++i) {
        // Behind its referendum: a correction, or what belongs to another one.
        if (course_.at(i).kind == EventKind::ReferendumEnd) sure = both(sure, Sure::Possibly);
      }
    }
    const Verb verb = verbOf(clause.action);
    switch (verb.deed) {
      case Deed::Political:
      case Deed::Referendum:
        return both(sure, course_.isAction(action, ActionType::Political));
      case Deed::Act:
        return both(sure, course_.isAction(action, verb.action));
      case Deed::GoAnarch: {
        const Event &announced = course_.at(action);
        const bool is = announced.kind == EventKind::Action && announced.action == model::ActionKind::GoAnarch;
        return is ? sure : Sure::No;
      }
      case Deed::Card:
        return course_.at(action).card.card == clause.action.card ? sure : Sure::No;
      default:
        return Sure::No;
    }
  }

  /// The action that calls the referendum which an event belongs to; kNoEvent where it is none, or a blood hunt.
  [[nodiscard]] EventIndex calledAt(EventIndex index) const {
    const EventIndex action = course_.actionAt(index);
    if (action == kNoEvent || course_.isAction(action, ActionType::Political) == Sure::No) return kNoEvent;
    for (EventIndex i = action; i < index; ++i) {
      if (course_.at(i).kind == EventKind::ReferendumEnd) return kNoEvent;
    }
    return action;
  }

  [[nodiscard]] Sure callerIs(const Reference &subject, EventIndex index) const {
    const EventIndex action = calledAt(index);
    return action == kNoEvent ? Sure::No : course_.doneBy(subject, action);
  }

  /// A political action, or its referendum, against somebody. It is judged where it is called and where its terms are.
  [[nodiscard]] Sure callsAgainst(const Reference &target, EventIndex index, bool referendum) const {
    const EventIndex action = calledAt(index);
    if (action == kNoEvent) return Sure::No;
    const Event &event = course_.at(index);
    const Sure political = course_.isAction(action, ActionType::Political);
    if (referendum) {
      if (event.kind == EventKind::ReferendumBegin) {
        Sure sure = against(target, action, action);
        for (EventIndex i = action + 1; i < index; ++i) {
          if (course_.at(i).kind == EventKind::Terms) sure = either(sure, against(target, i, action));
        }
        return both(political, sure);
      }
      // Nobody wrote the referendum down, but it may have been one.
      if (index != action || written(action, EventKind::ReferendumBegin) || written(action, EventKind::CombatBegin)) {
        return Sure::No;
      }
      return both(Sure::Possibly, both(political, against(target, action, action)));
    }
    if (index != action && event.kind != EventKind::Terms) return Sure::No;
    if (index != action && !target.present()) return Sure::No;
    return both(political, against(target, index, action));
  }

  [[nodiscard]] bool written(EventIndex action, EventKind kind) const {
    for (EventIndex i = action + 1; i < course_.endOfAction(action); ++i) {
      if (course_.at(i).kind == kind) return true;
    }
    return false;
  }

  /// Whether what an event names, of a political action, goes against the target.
  [[nodiscard]] Sure against(const Reference &target, EventIndex index, EventIndex action) const {
    if (!target.present()) return Sure::Yes;
    const Event &event = course_.at(index);
    const Event &called = course_.at(action);
    const cards::Database &cards = *course_.transcript().cards;
    bool burns = false, removes = false, touches = false;
    if (called.card.card != cards::kNoCard) {
      for (const cards::CardLine &line : cards.lines(called.card.card)) {
        if (line.use != cards::LineUse::Play || (!called.level.empty() && line.level != called.level)) continue;
        // Each point burns: other allocations give, too.
        burns = burns ||
                (hasEffect(line.effects, "allocate:") && line.patterns.find("each-point") != std::string_view::npos);
        removes = removes || hasEffect(line.effects, "move-to-uncontrolled");
        touches = touches || hasEffect(line.effects, "each-methuselah:") || hasEffect(line.effects, "burn-pool:");
      }
    }
    Sure sure = Sure::No;
    for (const Item &item : event.extra().terms) {
      if (item.who.present() && item.amount) {
        const Sure hit = course_.hits(target, item.who, index);
        const bool taken = item.sign == '-' || (item.sign == 0 && burns && item.who.kind == RefKind::Player);
        if (item.sign != '+') sure = either(sure, taken ? hit : both(hit, Sure::Possibly));
      }
      for (const Reference *word : {&item.what, &item.who}) {
        if (!word->present() || item.amount) continue;
        const Sure hit = course_.hits(target, *word, index);
        sure = either(sure, removes && meansMinion(*word) ? hit : both(hit, Sure::Possibly));
      }
    }
    for (const Reference &word : event.targets) {
      const Sure hit = course_.hits(target, word, index);
      sure = either(sure, removes && meansMinion(word) ? hit : both(hit, Sure::Possibly));
    }
    if (sure != Sure::No || index != action) return sure;
    // Nobody is named: it may be against all, or the terms are not written.
    const bool named = !event.targets.empty() || written(action, EventKind::Terms) ||
                       std::any_of(event.extra().terms.begin(), event.extra().terms.end(),
                                   [](const Item &item) { return item.who.present() || item.what.present(); });
    const cards::Traits open =
        cards::kNeedsTarget | cards::kAllocates | cards::kAffectsMinion | cards::kAffectsMethuselah;
    const bool unknown = called.card.card == cards::kNoCard || (cards.traits(called.card.card) & open) != 0 || touches;
    return !named && unknown ? Sure::Possibly : Sure::No;
  }

  [[nodiscard]] Sure ousts(const Reference &subject, const Reference &target, EventIndex index) const {
    const Reference &out = target.present() ? target : subject;
    if (out.kind != RefKind::Player || course_.outOf(out.player) != index) return Sure::No;
    if (course_.at(index).kind == EventKind::State && course_.at(index).extra().term == "wd") return Sure::No;
    if (!target.present()) return Sure::Yes;
    const Oust *oust = course_.oustOf(out.player);
    const PlayerIndex player = course_.owner(subject, index);
    if (oust == nullptr || player == kNoPlayer) return Sure::Possibly;
    if (oust->by != player) return Sure::No;
    // One that is found at a header may have happened before, unwritten.
    const bool seen = course_.at(index).kind == EventKind::State ||
                      (oust->event < course_.size() && course_.at(oust->event).kind != EventKind::Turn);
    return seen && course_.acting(index) == player ? Sure::Yes : Sure::Possibly;
  }

  [[nodiscard]] Sure becomes(const Reference &subject, std::string_view word, const Reference &target,
                             EventIndex index) const {
    const auto same = [&](std::string_view term) {
      return term == word || ((term == "bt" || term == "rip") && (word == "bt" || word == "rip"));
    };
    const Event &event = course_.at(index);
    const Reference &who = target.present() ? target : subject;
    Sure sure = Sure::No;
    if (event.kind == EventKind::State && same(event.extra().term)) sure = course_.hits(who, event.card, index);
    for (const Item &item : event.result) {
      if (!same(item.term)) continue;
      sure = either(sure, item.who.present() ? course_.hits(who, item.who, index) : Sure::Possibly);
    }
    // Who burned it is not written.
    return target.present() ? both(sure, Sure::Possibly) : sure;
  }

  [[nodiscard]] Sure plays(const Reference &subject, const Reference &card, const Reference &target,
                           EventIndex index) const {
    const Event &event = course_.at(index);
    // One abbreviation is one card, though it was read otherwise there.
    const bool same = event.card.card == card.card;
    if (!same && event.card.abbr != card.abbr) return Sure::No;
    const bool vote = event.kind == EventKind::Vote;
    if (event.kind != EventKind::Play && event.kind != EventKind::Use && !vote) return Sure::No;
    const bool used = event.kind == EventKind::Use || (vote && event.used);
    Sure sure = course_.doneBy(subject, index);
    sure = both(sure, aims(target, index));
    // Using a card in play is not playing it (TS 2.1.6).
    return used || !same ? both(sure, Sure::Possibly) : sure;
  }

  const Course &course_;
};

/// When a clause holds.
class Time {
 public:
  Time(const Course &course, const DealClause &clause, PlayerIndex subject, PlayerIndex target, EventIndex from)
      : course_(course) {
    std::string_view rest = clause.duration;
    constexpr std::string_view kNext = "nxt";
    if (rest.empty()) {
      sure_ = maybe_ = {{from + 1, course.size()}};
      return;
    }
    if (rest.starts_with(kNext)) rest.remove_prefix(kNext.size());
    // A line may go on between the two (READING 1.4).
    rest.remove_prefix(std::min(rest.find_first_not_of(" \t\r\n"), rest.size()));
    std::size_t count = 1;
    if (!rest.empty()) {
      constexpr std::array<std::string_view, 5> kMarks{"UN", "MA", "MI", "IN", "DI"};
      const auto *const mark = std::find(kMarks.begin(), kMarks.end(), rest);
      const PlayerIndex until = playerOf(rest);
      if (until != kNoPlayer) {
        const std::vector<Part> turn = turns(until, 1, from);
        const EventIndex end = turn.empty() ? course.size() : turn.front().begin;
        sure_ = maybe_ = {{from + 1, end}};
        if (!turn.empty()) end_ = end;
        return;
      }
      if (mark != kMarks.end()) {
        phase_ = static_cast<model::PhaseKind>(mark - kMarks.begin());
      } else {
        const auto read = std::from_chars(rest.data(), rest.data() + rest.size(), count);
        if (read.ec != std::errc() || read.ptr != rest.data() + rest.size() || count == 0) {
          // Nobody knows how long.
          maybe_ = {{from + 1, course.size()}};
          return;
        }
      }
    }
    const std::vector<Part> own = turns(subject, count, from);
    if (!answers(clause)) {
      sure_ = maybe_ = own;
      if (subject == kNoPlayer) maybe_ = {{from + 1, course.size()}};
      end_ = endOf(own, count);
      return;
    }
    const std::vector<Part> others = turns(target, count, from);
    const EventIndex ownEnd = endOf(own, count);
    const EventIndex othersEnd = target == kNoPlayer ? ownEnd : endOf(others, count);
    const EventIndex until = std::min(ownEnd, course.size());
    maybe_ = others;
    maybe_.push_back({from + 1, until});
    if (subject != kNoPlayer) {
      for (const Part &part : others) {
        if (part.begin < until) sure_.push_back({part.begin, std::min(part.end, until)});
      }
    }
    end_ = ownEnd == kNoEvent || othersEnd == kNoEvent ? kNoEvent : std::max(ownEnd, othersEnd);
  }

  /// Whether an event lies in it.
  [[nodiscard]] Sure holds(EventIndex index) const {
    const auto has = [&](const std::vector<Part> &parts) {
      return std::any_of(parts.begin(), parts.end(),
                         [&](const Part &part) { return part.begin <= index && index < part.end; });
    };
    if (!has(maybe_)) return Sure::No;
    const Sure sure = has(sure_) ? Sure::Yes : Sure::Possibly;
    if (!phase_ || course_.at(index).phase == *phase_) return sure;
    return course_.at(index).phaseMarked ? Sure::No : Sure::Possibly;
  }
  /// The header at which it is over; kNoEvent: it is not.
  [[nodiscard]] EventIndex end() const { return end_; }

  /// A clause whose deed belongs in the turns of others.
  [[nodiscard]] bool answers(const DealClause &clause) const {
    if (clause.let || verbOf(clause.action).deed == Deed::Block) return true;
    if (clause.action.kind != RefKind::Library || clause.action.card == cards::kNoCard) return false;
    const cards::Database &cards = *course_.transcript().cards;
    return (cards.types(clause.action.card) & cards::kReaction) != 0 ||
           (cards.traits(clause.action.card) & cards::kOutOfTurn) != 0;
  }

 private:
  struct Part {
    EventIndex begin = 0;
    EventIndex end = 0;
  };

  [[nodiscard]] PlayerIndex playerOf(std::string_view word) const {
    const auto &players = course_.transcript().players;
    const auto found = std::find_if(players.begin(), players.end(), [&](const model::Player &player) {
      return player.abbr == word || player.name == word;
    });
    return found == players.end() ? kNoPlayer : static_cast<PlayerIndex>(found - players.begin());
  }

  [[nodiscard]] std::vector<Part> turns(PlayerIndex player, std::size_t count, EventIndex from) const {
    std::vector<Part> parts;
    for (const Course::Stretch &turn : course_.turns()) {
      if (parts.size() == count) break;
      if (player != kNoPlayer && turn.player == player && turn.begin > from) parts.push_back({turn.begin, turn.end});
    }
    return parts;
  }

  [[nodiscard]] EventIndex endOf(const std::vector<Part> &parts, std::size_t count) const {
    return parts.size() == count && parts.back().end < course_.size() ? parts.back().end : kNoEvent;
  }

  const Course &course_;
  std::vector<Part> sure_, maybe_;
  std::optional<model::PhaseKind> phase_;
  EventIndex end_ = kNoEvent;
};

/// Follows one deal.
class Follower {
 public:
  Follower(const Course &course, EventIndex deal) : course_(course), deeds_(course), deal_(deal) {
    there_.event = deal;
    const Deal &written = *course.at(deal).extra().deal;
    // A clause that cannot be read is an error beside the deal; what the rest comes to nobody knows.
    const text::ByteRange range = course.at(deal).range;
    for (EventIndex i = deal; i-- > 0 && course.at(i).range.end > range.begin;) readError(i);
    for (EventIndex i = deal + 1; i < course.size() && course.at(i).range.begin < range.end; ++i) readError(i);
    for (const DealClause &clause : written.condition) add(clause, true);
    for (const DealClause &clause : written.promise) add(clause, false);
    const bool waits = std::any_of(followed_.begin(), followed_.end(),
                                   [](const Followed &each) { return each.there.condition && !each.there.forbids; });
    for (Followed &each : followed_) each.there.bound = each.there.condition || !waits;
  }

  DealThere follow() {
    EventIndex out = kNoEvent;
    for (const PlayerIndex party : there_.parties) {
      if (const EventIndex at = course_.outOf(party); at >= deal_) out = std::min(out, std::max(at, deal_ + 1));
    }
    for (EventIndex i = deal_ + 1; i < course_.size() && running(); ++i) {
      for (Followed &each : followed_) {
        if (open(each)) close(each, i);
      }
      for (Followed &each : followed_) {
        if (open(each)) meet(each, i);
      }
      for (Followed &each : followed_) {
        if (open(each) && (i == out || i == course_.outOf(each.there.towards))) endEarly(each, i, DealReason::PartyOut);
      }
    }
    if (course_.over()) {
      for (Followed &each : followed_) {
        if (open(each)) endEarly(each, kNoEvent, DealReason::GameOver);
      }
    }
    return result();
  }

 private:
  struct Followed {
    const DealClause *clause = nullptr;
    DealClauseThere there;
    std::vector<Time> times;  ///< as counted from the deal's line, and from where its condition was met
    bool readable = true;
    bool doubtful = false;  ///< it may be broken
  };

  void readError(EventIndex index) { whole_ = whole_ && course_.at(index).kind != EventKind::Error; }

  void add(const DealClause &clause, bool condition) {
    Followed each;
    each.clause = &clause;
    DealClauseThere &there = each.there;
    there.condition = condition;
    there.place = static_cast<std::uint16_t>(std::count_if(
        followed_.begin(), followed_.end(), [&](const Followed &other) { return other.there.condition == condition; }));
    there.by = course_.owner(clause.subject, deal_);
    there.towards = course_.owner(clause.target, deal_);
    there.forbids = clause.negated != clause.let;
    const bool known = clause.subject.kind == RefKind::Player
                           ? clause.subject.player != kNoPlayer
                           : meansMinion(clause.subject) && clause.subject.card != cards::kNoCard;
    each.readable = whole_ && known && verbOf(clause.action).deed != Deed::Unread;
    each.doubtful = !each.readable;
    each.times.emplace_back(course_, clause, there.by, there.towards, deal_);
    const bool met = std::find(there_.parties.begin(), there_.parties.end(), there.by) != there_.parties.end();
    if (there.by != kNoPlayer && !met) there_.parties.push_back(there.by);
    followed_.push_back(std::move(each));
  }

  static bool open(const Followed &each) { return each.there.state == DealState::Open; }
  [[nodiscard]] bool running() const {
    return there_.state != DealState::Broken && std::any_of(followed_.begin(), followed_.end(), open);
  }

  static void decide(Followed &each, DealState state, DealReason reason, EventIndex index) {
    each.there.state = state;
    each.there.reason = reason;
    each.there.event = index;
  }

  void breakBy(Followed &each, DealReason reason, EventIndex index) {
    decide(each, DealState::Broken, reason, index);
    there_.state = DealState::Broken;
    there_.brokenBy = index;
    there_.brokenClause = static_cast<std::size_t>(&each - followed_.data());
    for (Followed &other : followed_) {
      if (open(other)) decide(other, DealState::Expired, DealReason::DealBroken, index);
    }
  }

  [[nodiscard]] Sure inTime(const Followed &each, EventIndex index) const {
    Sure all = Sure::Yes, any = Sure::No;
    for (const Time &time : each.times) {
      const Sure sure = time.holds(index);
      all = both(all, sure);
      any = either(any, sure);
    }
    return all == Sure::Yes ? Sure::Yes : both(any, Sure::Possibly);
  }

  /// Whether the other side may have broken the deal: then this one may be free.
  [[nodiscard]] bool excused(const Followed &each) const {
    return std::any_of(followed_.begin(), followed_.end(),
                       [&](const Followed &other) { return other.doubtful && other.there.by != each.there.by; });
  }

  void meet(Followed &each, EventIndex index) {
    if (!each.readable || there_.state == DealState::Broken) return;
    Sure sure = both(inTime(each, index), deeds_.matches(*each.clause, index));
    if (sure == Sure::No) return;
    if (!course_.turnIsCertain(index)) sure = Sure::Possibly;
    if (each.there.forbids) {
      if (!each.there.bound) return;
      if (sure == Sure::Yes && !excused(each)) {
        breakBy(each, DealReason::Done, index);
      } else {
        each.doubtful = true;
      }
      return;
    }
    // A condition frees nobody from doubt: a promise binds only where it is certainly met.
    if (each.there.condition && sure != Sure::Yes) {
      each.doubtful = true;
      return;
    }
    decide(each, DealState::Kept, DealReason::Done, index);
    if (each.there.condition) bind(index);
  }

  void bind(EventIndex index) {
    const bool waits = std::any_of(followed_.begin(), followed_.end(), [](const Followed &each) {
      return each.there.condition && !each.there.forbids && open(each);
    });
    if (waits) return;
    for (Followed &each : followed_) {
      if (each.there.bound) continue;
      each.there.bound = true;
      if (!each.clause->duration.empty()) {
        each.times.emplace_back(course_, *each.clause, each.there.by, each.there.towards, index);
      }
    }
  }

  /// Ends a clause whose time is over at that event.
  void close(Followed &each, EventIndex index) {
    if (!each.there.bound) return;
    EventIndex end = 0;
    for (const Time &time : each.times) end = std::max(end, time.end());
    if (end != index) return;
    if (each.there.forbids) {
      decide(each, each.doubtful ? DealState::Expired : DealState::Kept,
             each.doubtful ? DealReason::Unclear : DealReason::TimeOver, index);
    } else if (each.there.condition) {
      decide(each, DealState::Expired, each.doubtful ? DealReason::Unclear : DealReason::NotDone, index);
      for (Followed &other : followed_) {
        if (open(other)) decide(other, DealState::Expired, DealReason::NotBound, index);
      }
    } else if (certainlyNotDone(each, index)) {
      breakBy(each, DealReason::NotDone, index);
    } else {
      decide(each, DealState::Expired, each.readable ? DealReason::NotDone : DealReason::Unclear, index);
    }
  }

  /// Nothing in its time can have been the deed, and the subject acted in each of the turns in it.
  [[nodiscard]] bool certainlyNotDone(const Followed &each, EventIndex end) const {
    if (!each.readable || each.clause->let || each.there.by == kNoPlayer || excused(each)) return false;
    const Verb verb = verbOf(each.clause->action);
    if (verb.deed != Deed::Act && verb.deed != Deed::Political && verb.deed != Deed::Card) return false;
    // Who is in no torpor cannot leave it, and who has nobody there cannot rescue or diablerize.
    if (verb.action == ActionType::LeaveTorpor || verb.action == ActionType::Rescue ||
        verb.action == ActionType::Diablerie) {
      return false;
    }
    const Course::Stretch *turn = nullptr;
    bool acted = true, any = false;
    for (EventIndex i = deal_ + 1; i < end; ++i) {
      const Event &event = course_.at(i);
      if (inTime(each, i) == Sure::No) continue;
      if (event.kind == EventKind::Error || !course_.turnIsCertain(i)) return false;
      if (event.kind == EventKind::Play && event.card.card == cards::kNoCard) return false;
      if (course_.acting(i) != each.there.by) continue;
      if (course_.turnOf(i) != turn) {
        if (!acted) return false;
        turn = course_.turnOf(i);
        acted = false;
      }
      if (!course_.announces(i) || course_.doneBy(each.clause->subject, i) != Sure::Yes) continue;
      acted = any = true;
      const bool bleed = verb.action == ActionType::Bleed && each.clause->target.present();
      if (bleed && course_.prey(i) != each.there.towards) return false;
    }
    return acted && any;
  }

  void endEarly(Followed &each, EventIndex index, DealReason reason) const {
    if (!each.there.forbids || !each.there.bound) {
      decide(each, DealState::Expired, each.there.bound ? reason : DealReason::NotBound, index);
    } else {
      decide(each, each.doubtful ? DealState::Expired : DealState::Kept, each.doubtful ? DealReason::Unclear : reason,
             index);
    }
  }

  DealThere result() {
    if (there_.state != DealState::Broken) {
      const auto any = [&](DealState state) {
        return std::any_of(followed_.begin(), followed_.end(),
                           [&](const Followed &each) { return each.there.state == state; });
      };
      there_.state = any(DealState::Open)      ? DealState::Open
                     : any(DealState::Expired) ? DealState::Expired
                                               : DealState::Kept;
    }
    for (Followed &each : followed_) there_.clauses.push_back(each.there);
    return std::move(there_);
  }

  const Course &course_;
  Deeds deeds_;
  EventIndex deal_;
  DealThere there_;
  std::vector<Followed> followed_;
  bool whole_ = true;  ///< all of the deal can be read
};

}  // namespace

std::string_view toString(DealState state) {
  static constexpr std::array<std::string_view, 4> kWords{"open", "kept", "expired", "broken"};
  return kWords[static_cast<std::size_t>(state)];
}

std::string_view toString(DealReason reason) {
  static constexpr std::array<std::string_view, 9> kWords{
      "none", "done", "time-over", "not-done", "party-out", "game-over", "not-bound", "deal-broken", "unclear"};
  return kWords[static_cast<std::size_t>(reason)];
}

std::vector<DealThere> followDeals(const model::Transcript &transcript, std::span<const Event *const> events,
                                   const Replay &soFar) {
  std::vector<EventIndex> found;
  for (EventIndex i = 0; i < events.size(); ++i) {
    if (events[i]->kind == EventKind::Deal && events[i]->extra().deal != nullptr) found.push_back(i);
  }
  std::vector<DealThere> deals;
  if (found.empty()) return deals;
  const Course course(transcript, events, soFar);
  for (const EventIndex deal : found) deals.push_back(Follower(course, deal).follow());
  return deals;
}

}  // namespace vtes::replay
