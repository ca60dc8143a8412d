#pragma once
/// A game driven by lines of JSON (docs/rules-step.md): what `vtes rules step` does with each.

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/json.h"
#include "cli/rules_fields.h"
#include "rules/machine.h"

namespace vtes::cli {

/// The names of a game for the machine's numbers.
class RulesNames {
 public:
  std::vector<std::string> players;

  /// A number for a card's name, the same for the same name.
  [[nodiscard]] rules::CardKey key(const std::string &card);
  [[nodiscard]] std::string_view card(rules::CardKey key) const;
  /// kNoSeat where there is no such player.
  [[nodiscard]] rules::Seat seat(std::string_view name) const;
  [[nodiscard]] std::string seatName(rules::Seat seat) const;

  /// `Korah`, `Blood Doll 2` for the second copy, `#7` for a card that is not known.
  [[nodiscard]] std::string pieceName(const rules::State &state, rules::PieceId id) const;
  /// The card on the table of such a name, one of `near` where several have it; `Korah@Anna` and `#7` tell them apart.
  [[nodiscard]] rules::PieceId piece(const rules::State &state, std::string_view name, rules::Seat near) const;

 private:
  std::map<std::string, rules::CardKey> keys_;
  std::vector<std::string> cards_{std::string()};
};

class RulesSession {
 public:
  /// The answer to a line, without a line end; empty for a blank line and a comment (`//`).
  [[nodiscard]] std::string answer(std::string_view line);
  /// The same as JSON; null for a blank line and a comment.
  [[nodiscard]] Json answerJson(std::string_view line);

  [[nodiscard]] bool refusedSome() const { return refused_; }
  /// Nothing before the setup.
  [[nodiscard]] const std::optional<rules::State> &state() const { return state_; }
  [[nodiscard]] const RulesNames &names() const { return names_; }

 private:
  [[nodiscard]] std::optional<rules::Refusal> take(const Json &object);
  [[nodiscard]] std::optional<rules::Refusal> setUp(const Json &object);
  [[nodiscard]] std::optional<rules::Refusal> move(const Json &object);
  [[nodiscard]] std::optional<rules::Refusal> pass(rules::State &state, const rules::Input &input, bool all,
                                                   const std::string &until);

  RulesNames names_;
  std::optional<rules::State> state_;
  int line_ = 0;
  bool refused_ = false;
};

/// The seat of a player who must be at the table: kNoSeat, and a fault in `fields`, where nobody has that name.
[[nodiscard]] rules::Seat seatNamed(RulesFields &fields, const RulesNames &names, std::string_view name);
/// The same of a field; kNoSeat where it is left out.
[[nodiscard]] rules::Seat seatOf(RulesFields &fields, std::string_view key, const RulesNames &names);
/// An input out of its JSON. Faults go into `fields`. `state` gets what the line reveals of a card (`come-out`).
[[nodiscard]] rules::Input inputOf(RulesFields &fields, RulesNames &names, rules::State &state);
/// `enters` of a play, a card of the setup.
[[nodiscard]] rules::NewPiece newPieceOf(RulesFields &fields, RulesNames &names);

/// The state, and who may do what.
[[nodiscard]] Json situationJson(const rules::State &state, const RulesNames &names);
[[nodiscard]] Json stateJson(const rules::State &state, const RulesNames &names);

}  // namespace vtes::cli
