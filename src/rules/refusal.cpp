#include "rules/refusal.h"

#include <fmt/format.h>

#include <charconv>

#include "rules/guard_groups.h"
#include "rules/machine.h"
#include "rules/machine_table.h"

namespace vtes::rules {
namespace {

std::string said(Bounds value) {
  if (value.exact()) return fmt::format("{}", value.low);
  return value.bounded() ? fmt::format("{} to {}", value.low, value.high) : fmt::format("{} or more", value.low);
}

std::string said(Seat seat) {
  return seat == kNoSeat ? "nobody" : fmt::format("<seat {}>", seat);
}

std::string saidPiece(PieceId id) {
  return id == kNoPiece ? "the Methuselah" : fmt::format("<card {}>", id);
}

/// `locked`, `in torpor`: what keeps a minion from acting.
std::string conditionOf(const State &state, PieceId id) {
  const Piece *piece = groups::find(state, id);
  if (piece == nullptr) return "not in play";
  std::string_view kind = piece->kind == Kind::Vampire ? "a vampire" : piece->minion() ? "an ally" : "no minion";
  std::string_view where = piece->region == Region::Torpor         ? "in torpor"
                           : piece->region == Region::Uncontrolled ? "uncontrolled"
                           : piece->region == Region::Contested    ? "contested"
                           : piece->locked == Known::Yes           ? "locked"
                                                                   : "ready";
  return fmt::format("{}, {}", kind, where);
}

std::string value(std::string_view word, const State &state, const Input &input) {
  const Piece *piece = groups::find(state, input.piece);
  const Piece *minion = groups::find(state, input.play.minion);
  const Player *player = input.player < state.seating.count ? &state.players[input.player] : nullptr;
  if (word == "player") return said(input.player);
  if (word == "active") return said(state.turn.active);
  if (word == "piece") return saidPiece(input.piece);
  if (word == "other") return saidPiece(input.other);
  if (word == "minion") return saidPiece(input.play.minion);
  if (word == "amount") return said(input.amount);
  if (word == "pool") return player == nullptr ? "no" : said(player->pool);
  if (word == "library") return player == nullptr ? "no" : said(player->library);
  if (word == "blood") return piece == nullptr ? "no" : said(piece->blood);
  if (word == "minionblood") return minion == nullptr ? "no" : said(minion->blood);
  if (word == "capacity") return piece == nullptr ? "nothing" : fmt::format("{}", piece->capacity);
  if (word == "condition") return conditionOf(state, input.piece);
  if (word == "masters") return fmt::format("{}", state.turn.masterActions);
  if (word == "transfers") return fmt::format("{}", state.turn.transfers);
  if (word == "stealth") return said(state.action.stealth);
  if (word == "intercept") return said(state.action.intercept);
  if (word == "attempt") return state.step == Step::BlockAttempt ? "in a block attempt" : "no block is attempted";
  if (word == "hooks") return cards::joinHooks(input.play.hooks);
  return std::string(factsOf(state.step).name);
}

/// Puts values where a text has `{word}`.
template <typename Value>
std::string filled(std::string_view text, char open, char close, Value valueOf) {
  std::string out;
  while (!text.empty()) {
    const std::size_t begin = text.find(open);
    out += text.substr(0, begin);
    if (begin == std::string_view::npos) break;
    const std::size_t end = text.find(close, begin);
    if (end == std::string_view::npos) return out.append(text.substr(begin));
    out += valueOf(text.substr(begin + 1, end - begin - 1));
    text.remove_prefix(end + 1);
  }
  return out;
}

}  // namespace

std::string named(std::string_view reason, const Names &names) {
  return filled(reason, '<', '>', [&](std::string_view mark) {
    const std::size_t blank = mark.find(' ');
    int number = 0;
    if (blank == std::string_view::npos) return '<' + std::string(mark) + '>';
    std::from_chars(mark.data() + blank + 1, mark.data() + mark.size(), number);
    return mark.starts_with("seat") ? names.seat(static_cast<Seat>(number)) : names.piece(static_cast<PieceId>(number));
  });
}

Refusal refusal(Guard guard, const State &state, const Input &input) {
  const GuardFacts &facts = factsOf(guard);
  return {filled(facts.refusal, '{', '}', [&](std::string_view word) { return value(word, state, input); }),
          facts.section, guard};
}

Refusal refusedMove(const State &state, const Input &input) {
  const StepFacts &facts = factsOf(state.step);
  if (facts.kind == StepKind::End) return {"the game is over, and nothing can be done any more", facts.section};
  if (undecided(state)) {
    return {fmt::format("at {} it is open how it comes out ({}); only an outcome is expected, not {}", facts.name,
                        question(state), nameOf(input.move)),
            facts.section};
  }
  std::string expected;
  for (const Move move : movesOf(state)) {
    if (!expected.empty()) expected += ", ";
    expected += nameOf(move);
  }
  return {fmt::format("{} is not possible at {}; expected is one of: {}", nameOf(input.move), facts.name, expected),
          facts.section};
}

Refusal refusedPlayer(const State &state, const Input &input) {
  const StepFacts &facts = factsOf(state.step);
  if (input.player >= state.seating.count) return {"there is no such player at the table", "Start game session"};
  if (!state.seating.in(input.player))
    return {fmt::format("{} is out of the game", said(input.player)), "If Methuselah pool reaches 0 -> ousted"};
  if (undecided(state)) return refusedMove(state, input);
  return {fmt::format("{} has the impulse at {}, not {}", said(state.impulse()), facts.name, said(input.player)),
          facts.kind == StepKind::Choice ? facts.section : std::string_view("Open impulse window")};
}

}  // namespace vtes::rules
