#include <fmt/format.h>

#include <charconv>

#include "cli/rules_session.h"

namespace vtes::cli {

rules::CardKey RulesNames::key(const std::string &card) {
  const auto [found, isNew] = keys_.try_emplace(card, static_cast<rules::CardKey>(cards_.size()));
  if (isNew) cards_.push_back(card);
  return found->second;
}

std::string_view RulesNames::card(rules::CardKey key) const {
  return cards_[key];
}

rules::Seat RulesNames::seat(std::string_view name) const {
  for (std::size_t i = 0; i < players.size(); ++i) {
    if (players[i] == name) return static_cast<rules::Seat>(i);
  }
  return rules::kNoSeat;
}

std::string RulesNames::seatName(rules::Seat seat) const {
  return seat < players.size() ? players[seat] : "nobody";
}

std::string RulesNames::pieceName(const rules::State &state, rules::PieceId id) const {
  if (id >= state.pieces.size() || state.piece(id).card == 0) return fmt::format("#{}", id);
  const rules::Piece &piece = state.piece(id);
  return piece.copy == 0 ? cards_[piece.card] : fmt::format("{} {}", cards_[piece.card], piece.copy);
}

rules::PieceId RulesNames::piece(const rules::State &state, std::string_view name, rules::Seat near) const {
  if (name.starts_with('#')) {
    int number = -1;
    const auto [end, error] = std::from_chars(name.data() + 1, name.data() + name.size(), number);
    const bool fits = error == std::errc() && end == name.data() + name.size() && number >= 0 && number < 256 &&
                      state.hasPiece(static_cast<rules::PieceId>(number));
    return fits ? static_cast<rules::PieceId>(number) : rules::kNoPiece;
  }
  rules::Seat of = rules::kNoSeat;
  if (const std::size_t at = name.rfind('@'); at != std::string_view::npos) {
    of = seat(name.substr(at + 1));
    if (of != rules::kNoSeat) name = name.substr(0, at);
  }
  rules::PieceId best = rules::kNoPiece;
  for (std::size_t i = 0; i < state.pieces.size(); ++i) {
    const auto id = static_cast<rules::PieceId>(i);
    const rules::Piece &piece = state.pieces[i];
    if (!piece.there() || pieceName(state, id) != name) continue;
    if (of != rules::kNoSeat && piece.controller != of) continue;
    if (best == rules::kNoPiece || (piece.controller == near && state.piece(best).controller != near)) best = id;
  }
  return best;
}

}  // namespace vtes::cli
