#pragma once
/// What a card that is played or used does, in the machine's words, from the facts of its line (docs/hooks.md).

#include <optional>
#include <vector>

#include "replay/board.h"

namespace vtes::replay {

/// A card event with the line of the card that it is about.
struct Reading {
  std::optional<cards::CardLine> line;  ///< nothing: the card has no such line, or it is not known which card it is
  rules::Play play;
  bool acts = false;     ///< it performs an action
  bool strikes = false;  ///< Play::strike is chosen with it
  bool vague = false;    ///< it changes pools, by how much the transcript does not say
};

/// Who plays it on whom.
struct Aim {
  rules::Seat seat = rules::kNoSeat;
  rules::PieceId minion = rules::kNoPiece;
  rules::PieceId target = rules::kNoPiece;
  rules::Seat targetSeat = rules::kNoSeat;
};

/// The line that a play or use is about: of the level that is written, and where several have it the one that is open
/// now. `locked`: the minion that plays it is.
[[nodiscard]] std::optional<cards::CardLine> lineOf(const Board &board, const model::Event &event, cards::LineUse use,
                                                    cards::Hooks open, bool locked);

/// The hooks of lines that perform actions.
inline constexpr cards::Hooks kActionHooks =
    cards::kActionHook | cards::kPoliticalActionHook | cards::kEquipHook | cards::kEmployHook | cards::kRecruitHook;

/// Reads a play or use. `wanted`: the hooks of the line that is meant; none: those that are open now.
[[nodiscard]] Reading readCard(const Board &board, const rules::State &state, const model::Event &event, const Aim &aim,
                               cards::LineUse use, cards::Hooks wanted = 0);

/// The strike that a line has, with that many hands; nothing where it has none.
[[nodiscard]] std::optional<rules::Strike> strikeOf(std::string_view effects, Bounds strength);

/// What an action with that line is by the rulebook.
[[nodiscard]] rules::ActionType actionOf(const cards::CardFigures &facts, const cards::CardLine *line);

}  // namespace vtes::replay
