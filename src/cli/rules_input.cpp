/// Inputs of the machine out of JSON.

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "cli/rules_session.h"
#include "cli/rules_words.h"
#include "rules/machine_table.h"

namespace vtes::cli {
namespace {

using rules::Input;
using rules::Move;

template <typename Enum>
Enum choiceOf(RulesFields &fields, std::string_view key, Enum fallback) {
  const std::string word = fields.text(key, wordOf(fallback));
  if (const auto value = valueOf<Enum>(word)) return *value;
  fields.fail(fmt::format("`{}` is `{}`, but must be one of: {}", key, word, listed(wordsOf(Enum{}))));
  return fallback;
}

rules::PieceId pieceOf(RulesFields &fields, std::string_view key, const RulesNames &names, const rules::State &state,
                       rules::Seat near) {
  const std::string name = fields.text(key);
  if (name.empty()) return rules::kNoPiece;
  const rules::PieceId piece = names.piece(state, name, near);
  if (piece == rules::kNoPiece) fields.fail(fmt::format("there is no card `{}` on the table", name));
  return piece;
}

rules::SeatSet seatsOf(RulesFields &fields, std::string_view key, const RulesNames &names) {
  rules::SeatSet seats = 0;
  for (const std::string &name : fields.texts(key)) {
    const rules::Seat seat = seatNamed(fields, names, name);
    if (rules::has(seats, seat)) fields.fail(fmt::format("`{}` has `{}` twice", key, name));
    seats = static_cast<rules::SeatSet>(seats | rules::only(seat));
  }
  return seats;
}

/// `stealth+1`, `redirect:Carl`, `pool-2:Bob`, `prevent+1`.
void addEffect(RulesFields &fields, const std::string &text, rules::Play &play, const RulesNames &names,
               const rules::State &state) {
  rules::PlayEffect effect;
  std::string_view word = text;
  std::string target;
  if (const std::size_t colon = word.find(':'); colon != std::string_view::npos) {
    target = word.substr(colon + 1);
    word = word.substr(0, colon);
  }
  // The sign stands before a digit; hyphens within a word do not.
  const std::size_t digit = word.find_first_of("0123456789");
  if (digit != std::string_view::npos && digit > 0 && (word[digit - 1] == '+' || word[digit - 1] == '-')) {
    int amount = 0;
    const auto [end, error] = std::from_chars(word.data() + digit, word.data() + word.size(), amount);
    if (error != std::errc() || end != word.data() + word.size() || amount > 100) {
      return fields.fail(fmt::format("`{}` has no number up to 100", text));
    }
    effect.amount = word[digit - 1] == '-' ? -amount : amount;
    word = word.substr(0, digit - 1);
  }
  const auto kind = valueOf<rules::Effect>(word);
  if (!kind || *kind == rules::Effect::None) {
    return fields.fail(
        fmt::format("`{}` is no effect; there are: {}", word, listed(wordsOf(rules::Effect{}).subspan(1))));
  }
  effect.effect = *kind;
  if (!target.empty()) {
    effect.seat = names.seat(target);
    if (effect.seat == rules::kNoSeat) {
      const std::size_t by = target.rfind('>');
      effect.piece = names.piece(state, target.substr(0, by), rules::kNoSeat);
      if (by != std::string::npos) effect.seat = names.seat(target.substr(by + 1));
      if (effect.piece == rules::kNoPiece)
        return fields.fail(fmt::format("`{}` is no player and no card on the table", target));
    }
  }
  if (play.effects.full()) return fields.fail("there are too many `effects`");
  play.effects.push_back(effect);
}

rules::Strike namedStrike(RulesFields &fields, const std::string &word, int strength) {
  rules::Strike strike;
  strike.kind = rules::StrikeKind::Damage;
  strike.amount = strength;
  if (word == "hand") return strike;
  if (const auto kind = valueOf<rules::StrikeKind>(word); kind && *kind != rules::StrikeKind::None) {
    strike.kind = *kind;
    strike.amount = 1;
    return strike;
  }
  fields.fail(fmt::format("`strike` is `{}`, but must be hand, an object, or one of: {}", word,
                          listed(wordsOf(rules::StrikeKind{}).subspan(1))));
  return strike;
}

rules::Strike strikeOf(RulesFields &fields, RulesNames &names, const rules::State &state, rules::PieceId by) {
  const Json &value = fields.any("strike");
  const int strength = by == rules::kNoPiece ? 1 : state.piece(by).strength;
  if (value.is_null()) return {};
  if (value.is_string()) return namedStrike(fields, value.get<std::string>(), strength);
  RulesFields inner(value, "`strike`");
  rules::Strike strike = namedStrike(inner, inner.text("kind", "damage"), strength);
  strike.amount = inner.bounds("amount", strike.amount);
  strike.ranged = inner.flag("ranged", false);
  strike.aggravated = inner.flag("aggravated", false);
  strike.first = inner.flag("first", false);
  if (const std::string source = inner.text("source"); !source.empty()) strike.source = names.key(source);
  strike.target = pieceOf(inner, "retainer", names, state, rules::kNoSeat);
  if (const std::string fault = inner.finish(); !fault.empty()) fields.fail(fault);
  return strike;
}

void readPlay(RulesFields &fields, RulesNames &names, const rules::State &state, Input &input) {
  rules::Play &play = input.play;
  if (const std::string card = fields.text("card"); !card.empty()) play.card = names.key(card);
  play.player = input.player;
  play.minion = pieceOf(fields, "minion", names, state, input.player);
  play.type = choiceOf(fields, "type", rules::CardType::Unknown);
  play.outside = fields.flag("outside", false);
  play.pool = fields.bounds("pool", 0);
  play.blood = fields.bounds("blood", 0);
  for (const std::string &hook : fields.texts("hooks")) {
    cards::Hooks bits = 0;
    if (!cards::parseHooks(hook, bits)) fields.fail(fmt::format("`{}` is no hook", hook));
    play.hooks |= bits;
  }
  play.strike = strikeOf(fields, names, state, play.minion);
  for (const std::string &effect : fields.texts("effects")) addEffect(fields, effect, play, names, state);
  if (const Json &enters = fields.any("enters"); !enters.is_null()) {
    RulesFields inner(enters, "`enters`");
    play.enters = newPieceOf(inner, names);
    play.enters.on = pieceOf(inner, "on", names, state, input.player);
    if (const std::string fault = inner.finish(); !fault.empty()) fields.fail(fault);
    // What enters is put into play, unless it only says which title is given.
    if (play.find(rules::Effect::PutInPlay) == nullptr && play.find(rules::Effect::GiveTitle) == nullptr)
      addEffect(fields, "put-in-play", play, names, state);
    const bool attached = play.enters.kind == rules::Kind::Equipment || play.enters.kind == rules::Kind::Retainer;
    if (attached && play.enters.on == rules::kNoPiece) play.enters.on = play.minion;
  }
  if (play.enters.card == 0) play.enters.card = play.card;
}

void readAction(RulesFields &fields, RulesNames &names, const rules::State &state, Input &input) {
  readPlay(fields, names, state, input);
  input.piece = input.play.minion;
  fields.require("minion");
  fields.require("action");
  input.action = choiceOf(fields, "action", rules::ActionType::Other);
  input.other = pieceOf(fields, "on", names, state, rules::kNoSeat);
  input.seats = seatsOf(fields, "at", names);
  input.withCard = input.play.card != 0;
  input.play.fromHand = input.withCard && !fields.flag("in_play", false);
  input.stealthGiven = fields.has("stealth");
  input.stealth = fields.bounds("stealth", 0);
  input.amount = fields.bounds("amount", 1);
}

void readTerms(RulesFields &fields, const RulesNames &names, const rules::State &state, Input &input) {
  const Json &pool = fields.any("allocate");
  if (!pool.is_null() && !pool.is_object()) fields.fail("`allocate` must be an object of players and pool");
  if (pool.is_object()) {
    for (const auto &[name, amount] : pool.items()) {
      const rules::Seat seat = seatNamed(fields, names, name);
      if (seat == rules::kNoSeat) continue;
      if (!amount.is_number_integer() || amount.get<std::int64_t>() < -100 || amount.get<std::int64_t>() > 100) {
        fields.fail("`allocate` has whole numbers from -100 to 100");
      } else {
        input.allocation[seat] = static_cast<std::int8_t>(amount.get<int>());
      }
    }
  }
  for (const std::string &effect : fields.texts("effects")) addEffect(fields, effect, input.play, names, state);
}

/// What is told of a vampire that was face down.
void readReveal(RulesFields &fields, RulesNames &names, rules::State &state, Input &input) {
  input.piece = pieceOf(fields, "card", names, state, input.player);
  input.play.pool = fields.bounds("pool", 0);
  const Json &reveal = fields.any("reveal");
  if (reveal.is_null() || input.piece == rules::kNoPiece) return;
  RulesFields inner(reveal, "`reveal`");
  const rules::NewPiece shown = newPieceOf(inner, names);
  if (const std::string fault = inner.finish(); !fault.empty()) fields.fail(fault);
  rules::Piece &piece = state.pieces[input.piece];
  if (piece.card != 0) return fields.fail("this card is known");
  piece.card = shown.card;
  piece.capacity = shown.capacity;
  piece.title = shown.title;
  piece.titleCard = shown.titleCard;
  piece.unique = shown.unique;
  piece.redList = shown.redList;
  piece.infernal = shown.infernal;
}

void readRest(RulesFields &fields, RulesNames &names, rules::State &state, Input &input) {
  switch (input.move) {
    case Move::Play:
    case Move::Use:
    case Move::PlayEvent:
      readPlay(fields, names, state, input);
      input.play.fromHand = input.move != Move::Use;
      if (input.move == Move::PlayEvent) input.play.type = rules::CardType::Event;
      break;
    case Move::Announce:
      readAction(fields, names, state, input);
      break;
    case Move::Block:
    case Move::Vote:
      fields.require("minion");
      input.piece = pieceOf(fields, "minion", names, state, input.player);
      break;
    case Move::Strike:
      fields.require("strike");
      input.piece = pieceOf(fields, "minion", names, state, input.player);
      input.play.strike =
          strikeOf(fields, names, state,
                   input.piece != rules::kNoPiece              ? input.piece
                   : !state.combat.active                      ? rules::kNoPiece
                   : state.step == rules::Step::StrikeOpposing ? state.combat.sides[rules::kOpposing].piece
                                                               : state.combat.sides[rules::kActing].piece);
      break;
    case Move::Terms:
      readTerms(fields, names, state, input);
      break;
    case Move::PayContest:
    case Move::YieldContest:
    case Move::UnlockInfernal:
    case Move::MarkRedList:
    case Move::Transfer:
    case Move::TakeBack:
    case Move::Merge:
      fields.require("card");
      input.piece = pieceOf(fields, "card", names, state, input.player);
      if (input.move == Move::Merge) input.other = pieceOf(fields, "with", names, state, input.player);
      if (input.move == Move::Transfer || input.move == Move::TakeBack)
        input.amount = fields.number("amount", 1, 1, 100);
      break;
    case Move::DrawCrypt:
      if (const Json &enters = fields.any("enters"); !enters.is_null()) {
        RulesFields inner(enters, "`enters`");
        input.play.enters = newPieceOf(inner, names);
        if (const std::string fault = inner.finish(); !fault.empty()) fields.fail(fault);
      }
      break;
    case Move::ComeOut:
      fields.require("card");
      readReveal(fields, names, state, input);
      break;
    case Move::Outcome:
      fields.require("holds");
      input.yes = fields.flag("holds", true);
      break;
    case Move::Oust:
      fields.require("player");
      input.seats = rules::only(seatOf(fields, "player", names));
      break;
    case Move::EndGame: {
      const std::string by = fields.text("ending", "time");
      if (by != "time" && by != "concession") fields.fail("`ending` must be time or concession");
      input.ending = by == "time" ? rules::Ending::Time : rules::Ending::Concession;
      input.seats = rules::only(seatOf(fields, "left", names));
      break;
    }
    default:
      break;
  }
  if (input.move == Move::Vote || input.move == Move::EdgeVote || input.move == Move::CardVote)
    input.yes = fields.flag("for", true);
}

}  // namespace

rules::Seat seatNamed(RulesFields &fields, const RulesNames &names, std::string_view name) {
  const rules::Seat seat = names.seat(name);
  if (seat == rules::kNoSeat) fields.fail(fmt::format("there is no player `{}` at the table", name));
  return seat;
}

rules::Seat seatOf(RulesFields &fields, std::string_view key, const RulesNames &names) {
  const std::string name = fields.text(key);
  return name.empty() ? rules::kNoSeat : seatNamed(fields, names, name);
}

rules::NewPiece newPieceOf(RulesFields &fields, RulesNames &names) {
  rules::NewPiece piece;
  if (const std::string name = fields.text("name"); !name.empty()) piece.card = names.key(name);
  piece.kind = choiceOf(fields, "kind", rules::Kind::Vampire);
  piece.title = choiceOf(fields, "title", rules::Title::None);
  if (const std::string of = fields.text("title_of"); !of.empty()) piece.titleCard = names.key(of);
  piece.capacity = static_cast<std::uint8_t>(fields.number("capacity", 0, 1, 20));
  piece.copy = static_cast<std::uint8_t>(fields.number("copy", 0, 0, 200));
  piece.unique = fields.flag("unique", piece.kind == rules::Kind::Vampire);
  piece.redList = fields.flag("red_list", false);
  piece.infernal = fields.flag("infernal", false);
  piece.blood = fields.bounds("blood", 0);
  return piece;
}

rules::Input inputOf(RulesFields &fields, RulesNames &names, rules::State &state) {
  Input input;
  const std::string word = fields.text("move");
  bool found = false;
  for (int i = static_cast<int>(Move::Pass); i <= static_cast<int>(Move::EndGame); ++i) {
    if (rules::nameOf(static_cast<Move>(i)) != word) continue;
    input.move = static_cast<Move>(i);
    found = true;
  }
  if (!found) fields.fail(fmt::format("`{}` is no move", word));
  const bool environments = input.move == Move::Outcome || input.move == Move::Oust || input.move == Move::EndGame;
  if (!environments) {
    fields.require("by");
    input.player = seatOf(fields, "by", names);
  }
  if (found) readRest(fields, names, state, input);
  return input;
}

}  // namespace vtes::cli
