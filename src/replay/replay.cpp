#include "replay/replay.h"

#include <algorithm>
#include <utility>

#include "model/versions.h"
#include "replay/deals.h"
#include "replay/fold.h"
#include "replay/narrow.h"
#include "replay/premises.h"

namespace vtes::replay {
namespace {

std::vector<const model::Event *> eventsOf(const model::Stretch &stretch, std::uint32_t most) {
  std::vector<const model::Event *> events;
  events.reserve(stretch.events.size());
  for (const model::Event &event : stretch.events) {
    if (event.range.begin >= most) break;
    events.push_back(&event);
  }
  return events;
}

text::ByteRange relativeTo(std::uint32_t begin, text::ByteRange range) {
  return {range.begin - begin, range.end - begin};
}

void makeRelative(Happenings &course, std::uint32_t begin) {
  for (Finding &finding : course.findings) {
    finding.range = relativeTo(begin, finding.range);
  }
}

std::vector<std::string> playersOf(const model::Transcript &transcript, int seats) {
  std::vector<std::string> players;
  for (const model::Player &player : transcript.players) {
    if (seats > 0 && players.size() == static_cast<std::size_t>(seats)) break;
    players.push_back(player.name);
  }
  return players;
}

}  // namespace

const std::vector<Finding> &findingsOf(const Part &part) {
  return part.course.findings;
}

namespace {

std::string signedBy(const PoolMove &move) {
  const auto text = [](int number) { return (number > 0 ? "+" : "") + std::to_string(number); };
  const int low = move.after.low - move.before.low, high = move.after.high - move.before.high;
  return low == high ? text(low) : text(std::min(low, high)) + " to " + text(std::max(low, high));
}

}  // namespace

std::vector<Movement> movementsBefore(const model::Transcript &transcript, const Parts &parts, std::size_t part,
                                      const Finding &finding) {
  std::vector<Movement> found;
  for (std::size_t i = part + 1; i-- > 0;) {
    const model::Stretch &stretch = transcript.layout.at(i);
    const std::vector<PoolMove> &moves = parts.parts[i]->course.moves;
    for (auto move = moves.rbegin(); move != moves.rend(); ++move) {
      if (move->seat != finding.number || move->event == kNoEvent) continue;
      const text::ByteRange range = stretch.events[move->event].range;
      const bool behind = i == part && range.begin - stretch.at.begin >= finding.range.begin;
      if (behind) continue;
      if (move->stated) {
        std::reverse(found.begin(), found.end());
        return found;
      }
      found.push_back({range, signedBy(*move)});
    }
  }
  std::reverse(found.begin(), found.end());
  return found;
}

namespace {

/// The stretch that has an offset, with its events that begin before `end`.
struct FoldedTo {
  FoldedTo(const model::Transcript &transcript, const Parts &parts, std::uint32_t offset, std::uint32_t end)
      : place(std::min(transcript.layout.stretchAt(offset), parts.parts.size() - 1)),
        events(eventsOf(transcript.layout.at(place), end)),
        notes(*transcript.cards),
        fold(transcript, notes, *parts.premises, events, course, false) {
    fold.beginAt(parts.parts[place]->before.get());
    fold.run();
  }
  std::size_t place;
  std::vector<const model::Event *> events;
  CardNotes notes;
  Happenings course;
  Fold fold;
};

}  // namespace

std::optional<Table> tableAt(const model::Transcript &transcript, const Parts &parts, std::uint32_t offset) {
  if (parts.parts.empty() || parts.premises == nullptr) return std::nullopt;
  return FoldedTo(transcript, parts, offset, offset).fold.table();
}

std::optional<Moment> momentAt(const model::Transcript &transcript, const Parts &parts, std::uint32_t offset) {
  if (parts.parts.empty() || parts.premises == nullptr) return std::nullopt;
  FoldedTo here(transcript, parts, offset, offset + 1);
  if (here.course.turns.empty()) return std::nullopt;
  Moment moment;
  moment.turn = std::move(here.course.turns.back());
  moment.turn.event += static_cast<EventIndex>(transcript.layout.before(here.place).events - transcript.events.first());
  moment.turn.findings.clear();
  moment.turn.table = here.fold.table();
  moment.phase = here.events.back()->phase;
  moment.state = here.fold.state();
  if (moment.phase == model::PhaseKind::Influence) moment.transfers = moment.state.turn.transfers;
  return moment;
}

std::optional<End> endOf(const model::Transcript &transcript, const Parts &parts) {
  if (parts.parts.empty() || !parts.fromTheStart) return std::nullopt;
  Premises premises;
  premises.fromTheStart = true;
  Happenings course;
  CardNotes notes(*transcript.cards);
  Fold fold(transcript, notes, premises, {}, course, false);
  fold.resume(*parts.parts.back()->after);
  fold.finish();
  if (fold.state().step != rules::Step::GameEnd) return std::nullopt;
  End end;
  for (rules::Seat seat = 0; seat < fold.state().seating.count; ++seat)
    end.halves[seat] = fold.state().players[seat].points;
  end.winner = rules::winnerOf(fold.state());
  return end;
}

struct Replayer::Kept {
  std::vector<std::uint64_t> ids;
  std::vector<std::shared_ptr<const Shown>> shown;
  std::vector<std::shared_ptr<const Part>> parts;
  std::shared_ptr<const model::Head> head;
  std::size_t seats = 0;
  std::shared_ptr<const Premises> premises;
  std::unique_ptr<CardNotes> notes;
};

Replayer::Replayer() : kept_(std::make_unique<Kept>()) {}
Replayer::~Replayer() = default;

Parts Replayer::update(const model::Transcript &transcript) {
  const model::Layout &layout = transcript.layout;
  Parts result;
  const int seats = seatsOf(transcript);
  result.players = playersOf(transcript, seats);
  result.folded = seats > 0;
  if (!result.folded) {
    *kept_ = {};
    return result;
  }
  if (kept_->head != transcript.head() || kept_->seats != static_cast<std::size_t>(seats)) *kept_ = {};
  // The head keeps the cards that the notes are of.
  if (kept_->notes == nullptr) kept_->notes = std::make_unique<CardNotes>(*transcript.cards);
  std::vector<std::uint64_t> ids = model::idsOf(layout);
  const std::vector<std::uint64_t> &old = kept_->ids;
  const model::SameStretches same = model::sameStretches(old, ids);
  const auto before = [&](std::size_t i) {
    return i < same.front ? i : i + same.back >= ids.size() ? i + old.size() - ids.size() : old.size();
  };
  std::vector<std::shared_ptr<const Shown>> shown;
  shown.reserve(ids.size());
  for (std::size_t i = 0; i < ids.size(); ++i) {
    const std::size_t was = before(i);
    shown.push_back(was < old.size() ? kept_->shown[was]
                                     : std::make_shared<const Shown>(shownBy(layout.at(i), transcript, seats)));
  }
  auto premises = std::make_shared<const Premises>(premisesOf(transcript, shown));
  const bool samePremises = kept_->premises != nullptr && *premises == *kept_->premises;
  std::vector<std::shared_ptr<const Part>> parts;
  parts.reserve(ids.size());
  for (std::size_t i = 0; i < ids.size(); ++i) {
    const std::size_t was = samePremises ? before(i) : old.size();
    std::shared_ptr<const Carry> from = i == 0 ? nullptr : parts.back()->after;
    if (was < old.size() && kept_->parts[was]->before == from && (i > 0 || was == 0)) {
      parts.push_back(kept_->parts[was]);
      continue;
    }
    auto part = std::make_shared<Part>();
    part->before = from;
    Fold fold(transcript, *kept_->notes, *premises, eventsOf(layout.at(i), 0xFFFFFFFF), part->course, false);
    fold.beginAt(from.get());
    fold.run();
    makeRelative(part->course, layout.standing(i).begin);
    Carry after = fold.carry();
    // The table that the version before had here stands for this one: what follows need not be folded again.
    const std::size_t next = i + 1 < ids.size() ? before(i + 1) : old.size();
    const auto &known = samePremises && next < old.size() ? kept_->parts[next]->before : nullptr;
    part->after = known != nullptr && *known == after ? known : std::make_shared<const Carry>(std::move(after));
    parts.push_back(std::move(part));
  }
  kept_->ids = std::move(ids);
  kept_->shown = std::move(shown);
  kept_->parts = parts;
  kept_->head = transcript.head();
  kept_->seats = static_cast<std::size_t>(seats);
  result.fromTheStart = premises->fromTheStart;
  result.premises = premises;
  kept_->premises = std::move(premises);
  result.parts = std::move(parts);
  return result;
}

Replay replay(const model::Transcript &transcript, std::uint32_t most) {
  Replay result;
  const int seats = seatsOf(transcript);
  result.players = playersOf(transcript, seats);
  std::vector<std::shared_ptr<const Shown>> shown;
  std::vector<const model::Event *> events;
  for (std::size_t i = 0; i < transcript.layout.size(); ++i) {
    const model::Stretch &stretch = transcript.layout.at(i);
    shown.push_back(std::make_shared<const Shown>(shownBy(stretch, transcript, seats)));
    const auto more = eventsOf(stretch, most);
    events.insert(events.end(), more.begin(), more.end());
  }
  if (seats == 0) {
    result.deals = followDeals(transcript, events, result);
    return result;
  }
  result.folded = true;
  const Premises premises = premisesOf(transcript, shown);
  result.fromTheStart = premises.fromTheStart;
  CardNotes notes(*transcript.cards);
  Fold fold(transcript, notes, premises, events, result, true);
  fold.begin();
  fold.run();
  if (most == 0xFFFFFFFF) fold.finish();
  result.last = fold.table();
  result.over = fold.state().step == rules::Step::GameEnd;
  if (result.over) result.winner = rules::winnerOf(fold.state());
  narrow(result);
  result.deals = followDeals(transcript, events, result);
  return result;
}

}  // namespace vtes::replay
