/// The machine's state as JSON (schemas/rules-step.schema.json).

#include <string>

#include "cli/rules_session.h"
#include "cli/rules_words.h"
#include "rules/machine_table.h"

namespace vtes::cli {
namespace {

using rules::State;

Json boundsJson(rules::Bounds bounds) {
  return Json::array({Json(bounds.low), bounds.bounded() ? Json(bounds.high) : Json()});
}

Json seatJson(rules::Seat seat, const RulesNames &names) {
  return seat == rules::kNoSeat ? Json() : Json(names.seatName(seat));
}

Json pieceJson(const State &state, rules::PieceId id, const RulesNames &names) {
  return id == rules::kNoPiece ? Json() : Json(names.pieceName(state, id));
}

Json seatsJson(rules::SeatSet seats, const RulesNames &names) {
  Json list = Json::array();
  for (std::size_t i = 0; i < names.players.size(); ++i) {
    if (rules::has(seats, static_cast<rules::Seat>(i))) list.push_back(names.players[i]);
  }
  return list;
}

Json knownJson(rules::Known fact) {
  return fact == rules::Known::Unknown ? Json() : Json(fact == rules::Known::Yes);
}

Json playersJson(const State &state, const RulesNames &names) {
  Json list = Json::array();
  for (std::size_t i = 0; i < names.players.size(); ++i) {
    const rules::Player &player = state.players[i];
    list.push_back({{"name", names.players[i]},
                    {"in_game", state.seating.in(static_cast<rules::Seat>(i))},
                    {"pool", boundsJson(player.pool)},
                    {"vp", player.points / 2.0},
                    {"hand", boundsJson(player.hand)},
                    {"hand_size", player.handSize},
                    {"library", boundsJson(player.library)},
                    {"crypt", boundsJson(player.crypt)},
                    {"ousted_by", seatJson(player.oustedBy, names)},
                    {"withdrawing", player.withdrawing},
                    {"withdrawn", player.withdrawn},
                    {"returned", player.returned},
                    {"masters_owed", player.mastersOwed}});
  }
  return list;
}

Json cardsJson(const State &state, const RulesNames &names) {
  Json list = Json::array();
  for (std::size_t i = 0; i < state.pieces.size(); ++i) {
    const rules::Piece &piece = state.pieces[i];
    if (!piece.there()) continue;
    const auto id = static_cast<rules::PieceId>(i);
    Json card{{"id", i},
              {"name", names.pieceName(state, id)},
              {"kind", wordOf(piece.kind)},
              {"region", wordOf(piece.region)},
              {"owner", seatJson(piece.owner, names)},
              {"controller", seatJson(piece.controller, names)},
              {"blood", boundsJson(piece.blood)},
              {"locked", knownJson(piece.locked)}};
    if (piece.capacity > 0) card["capacity"] = piece.capacity;
    if (piece.title != rules::Title::None) card["title"] = wordOf(piece.title);
    if (piece.on != rules::kNoPiece) card["on"] = pieceJson(state, piece.on, names);
    if (piece.titleContested) card["title_contested"] = true;
    if (piece.paid) card["contest_paid"] = true;
    if (piece.marked) card["marked"] = true;
    if (piece.awake) card["awake"] = true;
    list.push_back(std::move(card));
  }
  return list;
}

Json actionJson(const State &state, const RulesNames &names) {
  const rules::Action &action = state.action;
  if (!action.active) return {};
  return {{"action", wordOf(action.type)},
          {"minion", pieceJson(state, action.actor, names)},
          {"on", pieceJson(state, action.target, names)},
          {"at", seatsJson(action.targets, names)},
          {"card", action.withCard ? Json(names.card(action.card.card)) : Json()},
          {"stealth", boundsJson(action.stealth)},
          {"intercept", boundsJson(action.intercept)},
          {"amount", boundsJson(action.amount)},
          {"may_block", seatsJson(action.mayBlock, names)},
          {"declined", seatsJson(action.declined, names)},
          {"blocker", pieceJson(state, action.blocker, names)},
          {"blocked", action.blocked},
          {"successful", action.successful}};
}

Json strikeJson(const State &state, const rules::Strike &strike, const RulesNames &names) {
  if (strike.kind == rules::StrikeKind::None) return {};
  Json json{{"kind", wordOf(strike.kind)}, {"amount", boundsJson(strike.amount)}};
  if (strike.ranged) json["ranged"] = true;
  if (strike.aggravated) json["aggravated"] = true;
  if (strike.first) json["first"] = true;
  if (strike.source != 0) json["source"] = names.card(strike.source);
  if (strike.target != rules::kNoPiece) json["retainer"] = pieceJson(state, strike.target, names);
  return json;
}

Json combatJson(const State &state, const RulesNames &names) {
  const rules::Combat &combat = state.combat;
  if (!combat.active) return {};
  Json sides = Json::array();
  for (const rules::Combatant &side : combat.sides) {
    sides.push_back({{"minion", pieceJson(state, side.piece, names)},
                     {"strike", strikeJson(state, side.strike, names)},
                     {"bound_to", side.isBound ? Json(names.card(side.bound)) : Json()},
                     {"additional", side.additional},
                     {"damage", boundsJson(side.damage)},
                     {"aggravated", boundsJson(side.aggravated)}});
  }
  return {{"round", combat.round},
          {"range", combat.longRange ? "long" : "close"},
          {"pair", combat.pair + 1},
          {"press", combat.pressed ? "continue" : "none"},
          {"sides", std::move(sides)}};
}

Json referendumJson(const State &state, const RulesNames &names) {
  const rules::Referendum &referendum = state.referendum;
  if (!referendum.active) return {};
  Json ballots = Json::array();
  for (const rules::Ballot &ballot : referendum.ballots) {
    ballots.push_back({{"by", seatJson(ballot.player, names)},
                       {"minion", pieceJson(state, ballot.minion, names)},
                       {"for", ballot.yes},
                       {"votes", boundsJson(ballot.votes)}});
  }
  Json terms = Json::object();
  for (std::size_t i = 0; i < names.players.size(); ++i) {
    if (referendum.allocation[i] != 0) terms[names.players[i]] = referendum.allocation[i];
  }
  return {{"blood_hunt", referendum.bloodHunt},
          {"caller", seatJson(referendum.caller, names)},
          {"terms", std::move(terms)},
          {"for", boundsJson(state.votes(true))},
          {"against", boundsJson(state.votes(false))},
          {"passes", knownJson(referendum.passed)},
          {"ballots", std::move(ballots)}};
}

Json playsJson(const State &state, const RulesNames &names) {
  Json list = Json::array();
  for (const rules::Play &play : state.plays) {
    list.push_back({{"by", seatJson(play.player, names)},
                    {"minion", pieceJson(state, play.minion, names)},
                    {"card", play.card == 0 ? Json() : Json(names.card(play.card))},
                    {"cancelled", play.cancelled}});
  }
  return list;
}

/// Who has won, once the game is over: most points, and nobody else as many.
Json winnerJson(const State &state, const RulesNames &names) {
  if (state.step != rules::Step::GameEnd) return {};
  const rules::Seat winner = rules::winnerOf(state);
  return winner == rules::kNoSeat ? Json() : Json(names.seatName(winner));
}

}  // namespace

Json stateJson(const State &state, const RulesNames &names) {
  return {{"turn", state.turn.number},
          {"active", seatJson(state.turn.active, names)},
          {"edge", seatJson(state.edge, names)},
          {"master_actions", state.turn.masterActions},
          {"transfers", state.turn.transfers},
          {"discard_actions", state.turn.discardActions},
          {"players", playersJson(state, names)},
          {"cards", cardsJson(state, names)},
          {"action", actionJson(state, names)},
          {"combat", combatJson(state, names)},
          {"referendum", referendumJson(state, names)},
          {"plays", playsJson(state, names)},
          {"winner", winnerJson(state, names)}};
}

Json situationJson(const State &state, const RulesNames &names) {
  const rules::StepFacts &facts = rules::factsOf(state.step);
  Json json{{"step", facts.name},
            {"loop", rules::loops()[static_cast<std::size_t>(facts.loop)].name},
            {"step_section", facts.section},
            {"impulse", seatJson(state.impulse(), names)}};
  json["context"] =
      facts.kind == rules::StepKind::Window ? Json(std::string(1, rules::letterOf(state.polled().context))) : Json();
  json["passed"] = seatsJson(state.passed, names);
  if (rules::undecided(state)) json["question"] = rules::question(state);
  Json moves = Json::array();
  for (const rules::Move move : rules::movesOf(state)) moves.push_back(rules::nameOf(move));
  json["moves"] = std::move(moves);
  Json open = Json::object();
  for (std::size_t i = 0; i < names.players.size(); ++i) {
    const cards::Hooks hooks = rules::openHooks(state, static_cast<rules::Seat>(i));
    if (hooks == 0) continue;
    Json &list = open[names.players[i]] = Json::array();
    for (const auto &[bit, name] : cards::hookNames()) {
      if ((hooks & bit) != 0) list.push_back(name);
    }
  }
  json["open"] = std::move(open);
  json["state"] = stateJson(state, names);
  return json;
}

}  // namespace vtes::cli
