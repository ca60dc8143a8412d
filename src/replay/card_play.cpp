#include "replay/card_play.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "rules/machine.h"

namespace vtes::replay {
namespace {

using rules::Bounds;
using rules::CardType;
using rules::Effect;
using rules::kNoPiece;
using rules::kNoSeat;
using rules::PieceId;
using rules::Play;
using rules::PlayEffect;
using rules::Seat;
using rules::StrikeKind;

/// Cuts the next word off a list of effects.
std::string_view nextWord(std::string_view &rest) {
  const std::size_t end = std::min(rest.find(' '), rest.size());
  const std::string_view word = rest.substr(0, end);
  rest.remove_prefix(std::min(end + 1, rest.size()));
  return word;
}

std::optional<int> leadingNumber(std::string_view text) {
  if (text.starts_with('+')) text.remove_prefix(1);
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc{} ? std::optional(number) : std::nullopt;
}

/// `stealth+2` after `stealth`: 2; with X as much as is written.
std::optional<Bounds> amountOf(std::string_view word, std::string_view name, const model::Event &event) {
  if (!word.starts_with(name)) return std::nullopt;
  const std::string_view rest = word.substr(name.size());
  if (const auto number = leadingNumber(rest)) return Bounds(*number);
  if (rest.find('X') == std::string_view::npos) return std::nullopt;
  if (event.cost) return Bounds(*event.cost);
  return Bounds(0, Bounds::kUnbounded);
}

void add(Play &play, Effect effect, Bounds amount = 1, Seat seat = kNoSeat, PieceId piece = kNoPiece) {
  if (play.effects.full()) return;
  PlayEffect row;
  row.effect = effect;
  row.amount = amount;
  row.seat = seat;
  row.piece = piece;
  play.effects.push_back(row);
}

/// Words that are effects of the machine with a number or without, and about nobody in particular.
constexpr std::array<std::pair<std::string_view, Effect>, 10> kNumbered{{
    {"additional-strike:", Effect::Additional},
    {"hand-size", Effect::HandSize},
    {"transfers", Effect::Transfers},
    {"prevent:", Effect::Prevent},
    {"draw:", Effect::Draw},
    {"stealth", Effect::Stealth},
    {"intercept", Effect::Intercept},
    {"votes-against", Effect::VotesAgainst},
    {"votes", Effect::VotesFor},
    {"hunt", Effect::Hunt},
}};
constexpr std::array<std::pair<std::string_view, Effect>, 11> kPlain{{
    {"no-replace", Effect::NoReplace},
    {"unblockable", Effect::Unblockable},
    {"action-ends", Effect::EndAction},
    {"action-fails", Effect::EndAction},
    {"combat-ends", Effect::EndCombat},
    {"cancel-combat", Effect::NoCombat},
    {"maneuver", Effect::Maneuver},
    {"press:continue", Effect::PressContinue},
    {"press:end", Effect::PressEnd},
    {"cancel-card", Effect::Cancel},
    {"trifle", Effect::MasterActions},
}};

/// More than any strike does.
constexpr int kAllDamage = 100;
/// Blood of the largest vampire.
constexpr int kMostMoved = 11;

/// Effects on somebody: on whom it is played, else on who plays it.
void addAimed(Reading &reading, std::string_view word, const model::Event &event, const Aim &aim) {
  Play &play = reading.play;
  const PieceId on = aim.target != kNoPiece ? aim.target : aim.minion;
  const bool reacts = play.type == CardType::Reaction || play.type == CardType::Modifier;
  if (word == "lock" && (on != kNoPiece)) {
    add(play, Effect::Lock, 1, kNoSeat, reacts ? aim.minion : on);
  } else if (word == "unlock" && on != kNoPiece) {
    add(play, Effect::Unlock, 1, kNoSeat, reacts ? aim.minion : on);
  } else if (word == "edge") {
    add(play, Effect::TakeEdge, 1, aim.seat);
  } else if (const auto blood = amountOf(word, "burn-blood:", event); blood && aim.minion != kNoPiece) {
    add(play, Effect::Blood, Bounds(blood->bounded() ? -blood->high : -20, 0), kNoSeat, on);
  } else if (word.starts_with('+') && word.ends_with("-blood") && on != kNoPiece) {
    const auto number = leadingNumber(word);
    add(play, Effect::Blood, number ? Bounds(*number) : Bounds(0, 20), kNoSeat, on);
  } else if (word.starts_with('+') && word.ends_with("-life") && on != kNoPiece) {
    if (const auto number = leadingNumber(word)) add(play, Effect::Blood, *number, kNoSeat, on);
  }
}

bool isPoolWord(std::string_view word) {
  return (word.starts_with('+') && word.find("-pool") != std::string_view::npos) || word.starts_with("burn-pool:") ||
         word.starts_with("each-methuselah:") || word.starts_with("allocate:");
}

/// `move-blood-to-pool:X`: between a Methuselah's pool and her vampire; between bounds where no number is written, or
/// the card can do either.
void addMove(Reading &reading, std::string_view word, const model::Event &event, const Aim &aim, const Board &board,
             const rules::State &state) {
  PieceId vampire = aim.target;
  if (const PieceId card = board.find(event.card, aim.seat); vampire == kNoPiece && card != kNoPiece)
    vampire = state.piece(card).on;
  if (vampire == kNoPiece) vampire = aim.minion;
  const auto number = leadingNumber(word.substr(word.find(':') + 1));
  const std::optional<int> exact = number ? number : event.cost;
  Bounds amount = exact ? Bounds(*exact) : Bounds(0, kMostMoved);
  if (!exact && vampire != kNoPiece) amount.high = std::min(amount.high, state.piece(vampire).blood.high);
  const std::string_view effects = reading.line->effects;
  const bool either = hasEffect(effects, "move-blood-to-pool:") && hasEffect(effects, "move-pool-to-blood:");
  const bool sure = reading.line->confidence == cards::Confidence::Certain && !either;
  if (!sure && !event.cost) amount.low = 0;
  Bounds gained = word.starts_with("move-blood") ? amount : Bounds(0) - amount;
  if (either) {
    // The other word says the same of the other way.
    if (!word.starts_with("move-blood")) return;
    gained = {-amount.high, amount.high};
  }
  add(reading.play, Effect::Pool, gained, aim.seat);
  if (vampire != kNoPiece) add(reading.play, Effect::Blood, Bounds(0) - gained, kNoSeat, vampire);
}

/// As much as a Methuselah hardly burns at once.
constexpr int kMostBurned = 10;

/// Pool, where the card says just how much; where it does not the reading is vague.
void addPool(Reading &reading, std::string_view word, const model::Event &event, const Aim &aim,
             const rules::State &state) {
  Play &play = reading.play;
  // `/anre`: in her own unlock or discard phase a Methuselah writes what happens to her (TS 2.2).
  constexpr cards::Hooks kOwnPhases = cards::kUnlockPhaseHook | cards::kDiscardPhaseHook;
  const bool affected = !play.fromHand && aim.minion == kNoPiece && aim.seat == state.turn.active && reading.line &&
                        (reading.line->hooks & kOwnPhases) != 0;
  if (word.starts_with('+')) {
    const auto number = leadingNumber(word);
    if (number && word.ends_with("-pool")) return add(play, Effect::Pool, *number, aim.seat);
    // Who plays it gains, and nobody else.
    if (word.find("-pool") != std::string_view::npos) return add(play, Effect::Pool, {0, kMostBurned}, aim.seat);
  } else if (word.starts_with("burn-pool:")) {
    const std::string_view whose = word.substr(10, word.find(':', 10) - 10);
    const auto number = leadingNumber(word.substr(word.rfind(':') + 1));
    if (whose == "any" && affected && aim.targetSeat == kNoSeat) {
      // Just that much where the line says nothing else; with more on it she may choose, or burn it for each of
      // something.
      const bool just = number && reading.line->effects == word && reading.line->hooks == cards::kUnlockPhaseHook &&
                        reading.line->patterns.find("methuselah-burns") != std::string_view::npos;
      const int copies = event.count.value_or(1);
      return add(play, Effect::Pool, just ? Bounds(-*number * copies) : Bounds(-kMostBurned, 0), aim.seat);
    }
    const Seat seat = whose == "self"       ? aim.seat
                      : whose == "prey"     ? state.seating.prey(aim.seat)
                      : whose == "predator" ? state.seating.predator(aim.seat)
                                            : aim.targetSeat;
    if (number && seat != kNoSeat && whose != "each" && whose != "controller")
      return add(play, Effect::Pool, -*number, seat);
  }
  reading.vague = true;
}

void addEffects(Reading &reading, std::string_view effects, const model::Event &event, const Aim &aim,
                const Board &board, const rules::State &state) {
  Play &play = reading.play;
  const bool sure = reading.line && reading.line->confidence == cards::Confidence::Certain;
  while (!effects.empty()) {
    const std::string_view word = nextWord(effects);
    if (word.starts_with("move-blood-to-pool:") || word.starts_with("move-pool-to-blood:")) {
      addMove(reading, word, event, aim, board, state);
      continue;
    }
    if (isPoolWord(word)) {
      addPool(reading, word, event, aim, state);
      continue;
    }
    const auto *plain = std::find_if(kPlain.begin(), kPlain.end(), [&](const auto &row) { return row.first == word; });
    if (plain != kPlain.end()) {
      add(play, plain->second);
      continue;
    }
    if (word == "press") {
      add(play, state.combat.pressed ? Effect::PressEnd : Effect::PressContinue);
      continue;
    }
    if (word == "wake" || word == "attempt-block") {
      if (aim.minion != kNoPiece) add(play, Effect::Wake, 1, kNoSeat, aim.minion);
      continue;
    }
    if (word == "prevent:all") {
      add(play, Effect::Prevent, kAllDamage);
      continue;
    }
    if (word == "cancel:cost-unpaid") {
      add(play, Effect::CancelCost);
      continue;
    }
    if (word == "redirect-bleed") {
      if (aim.targetSeat != kNoSeat) add(play, Effect::Redirect, 1, aim.targetSeat);
      continue;
    }
    if (const auto less = amountOf(word, "reduce-bleed:", event)) {
      add(play, Effect::Bleed, less->bounded() ? Bounds(-less->high, -less->low) : Bounds(-20, 0));
      continue;
    }
    if (word.starts_with("bleed") && !word.starts_with("bleed=") && !reading.acts) {
      if (const auto more = amountOf(word, "bleed", event))
        add(play, Effect::Bleed, sure ? *more : Bounds(std::min<int>(0, more->low), more->high));
      continue;
    }
    bool taken = false;
    for (const auto &[name, effect] : kNumbered) {
      if (!word.starts_with(name) || word.starts_with("hunt=") || word.starts_with("stealth=")) continue;
      if (const auto number = amountOf(word, name, event)) {
        add(play, effect, *number);
        taken = true;
      }
      break;
    }
    if (!taken) addAimed(reading, word, event, aim);
  }
}

/// `1 blood`, `X pool`: into the play.
void addCost(Play &play, std::string_view cost, const cards::CardFigures &facts, const model::Event &event) {
  Bounds blood = 0, pool = 0;
  const auto written = [&](int amount) {
    return amount >= 0 ? Bounds(amount) : event.cost ? Bounds(*event.cost) : Bounds(0, 20);
  };
  if (!cost.empty()) {
    const int amount = leadingNumber(cost).value_or(-1);
    if (cost.find("blood") != std::string_view::npos) blood = written(amount);
    if (cost.find("pool") != std::string_view::npos) pool = written(amount);
  } else {
    blood = written(facts.bloodCost);
    pool = written(facts.poolCost);
  }
  play.blood = blood;
  play.pool = pool;
}

CardType typeOf(cards::Types types, const rules::State &state, const Aim &aim) {
  const bool inCombat = state.combat.active;
  if ((types & cards::kCombat) != 0 && (inCombat || (types & ~cards::kCombat) == 0)) return CardType::Combat;
  if ((types & cards::kMaster) != 0) return CardType::Master;
  if ((types & cards::kEvent) != 0) return CardType::Event;
  const bool acting = aim.seat == state.turn.active;
  if ((types & cards::kActionModifier) != 0 && acting) return CardType::Modifier;
  if ((types & cards::kReaction) != 0 && !acting) return CardType::Reaction;
  if ((types & cards::kActionModifier) != 0) return CardType::Modifier;
  if ((types & cards::kReaction) != 0) return CardType::Reaction;
  if ((types & cards::kPolitical) != 0) return CardType::Political;
  if ((types & (cards::kAction | cards::kEquipment | cards::kRetainer | cards::kAlly)) != 0) return CardType::Action;
  return CardType::Unknown;
}

}  // namespace

std::optional<cards::CardLine> lineOf(const Board &board, const model::Event &event, cards::LineUse use,
                                      cards::Hooks open, bool locked) {
  if (event.card.card == cards::kNoCard) return std::nullopt;
  std::optional<cards::CardLine> best;
  int bestRank = -10;
  for (const cards::CardLine &line : board.linesOf(event.card.card)) {
    if (line.use != use || (line.level != event.level && !event.level.empty())) continue;
    int rank = 0;
    if (line.level == event.level) rank += 4;
    if ((line.hooks & open) != 0) rank += 2;
    // Only minions perform actions.
    if ((line.hooks & kActionHooks) != 0 && event.actor.kind == model::RefKind::Player) rank -= 3;
    if ((line.requirement.find("locked") != std::string_view::npos) == locked) rank += 1;
    // `/drsp Amis`: of what it can do the one that has such a target.
    const bool onCrypt = !event.targets.empty() && event.targets.front().kind == model::RefKind::Crypt;
    if (onCrypt && hasEffect(line.effects, "add-blood-uncontrolled:")) rank += 1;
    if (rank <= bestRank) continue;
    bestRank = rank;
    best = line;
  }
  return best;
}

std::optional<rules::Strike> strikeOf(std::string_view effects, Bounds strength) {
  while (!effects.empty()) {
    std::string_view word = nextWord(effects);
    if (word != "strike" && !word.starts_with("strike:")) continue;
    rules::Strike strike;
    strike.kind = StrikeKind::Damage;
    word.remove_prefix(std::min<std::size_t>(word.size(), 7));
    strike.aggravated = word.find("aggravated") != std::string_view::npos;
    if (word == "dodge") {
      strike.kind = StrikeKind::Dodge;
    } else if (word == "combat-ends") {
      strike.kind = StrikeKind::CombatEnds;
    } else if (word.starts_with("steal-")) {
      strike.kind = StrikeKind::StealBlood;
      strike.ranged = true;
      const auto number = leadingNumber(word.substr(6));
      strike.amount = number ? Bounds(*number) : Bounds(0, 10);
    } else if (word.starts_with("hand") || word.starts_with("strength") || word.starts_with("weapon")) {
      const std::size_t plus = word.find('+');
      const auto more = plus == std::string_view::npos ? std::optional(0) : leadingNumber(word.substr(plus));
      strike.amount = strength + (more ? Bounds(*more) : Bounds(0, 10));
    } else if (const auto number = leadingNumber(word)) {
      strike.amount = *number;
      strike.ranged = word.find('R') != std::string_view::npos;
    } else {
      // A strike that does something else: no damage of its own that the facts know of.
      strike.amount = 0;
      strike.ranged = true;
    }
    strike.first = effects.find("first-strike") != std::string_view::npos;
    return strike;
  }
  return std::nullopt;
}

rules::ActionType actionOf(const cards::CardFigures &facts, const cards::CardLine *line) {
  using rules::ActionType;
  if ((facts.types & cards::kPolitical) != 0) return ActionType::Political;
  if ((facts.types & cards::kEquipment) != 0) return ActionType::Equip;
  if ((facts.types & cards::kRetainer) != 0) return ActionType::Employ;
  if ((facts.types & cards::kAlly) != 0) return ActionType::Recruit;
  if (line == nullptr) return ActionType::Other;
  if (hasEffect(line->effects, "bleed")) return ActionType::Bleed;
  if (hasEffect(line->effects, "enter-combat")) return ActionType::EnterCombat;
  if (hasEffect(line->effects, "hunt")) return ActionType::Hunt;
  return ActionType::Other;
}

Reading readCard(const Board &board, const rules::State &state, const model::Event &event, const Aim &aim,
                 cards::LineUse use, cards::Hooks wanted) {
  Reading reading;
  Play &play = reading.play;
  play.player = aim.seat;
  play.minion = aim.minion;
  play.card = keyOf(event.card.card);
  play.fromHand = use == cards::LineUse::Play;
  if (event.card.card == cards::kNoCard) return reading;
  const cards::Database &cards = board.cards();
  const cards::CardFigures &facts = cards.figures(event.card.card);
  play.type = use == cards::LineUse::Play ? typeOf(facts.types, state, aim) : CardType::Unknown;
  const bool locked = state.hasPiece(aim.minion) && state.piece(aim.minion).locked == rules::Known::Yes;
  reading.line = lineOf(board, event, use, wanted != 0 ? wanted : rules::openHooks(state, aim.seat), locked);
  if (play.type == CardType::Action || play.type == CardType::Political) reading.acts = true;
  if (!reading.line) {
    if (play.fromHand) addCost(play, {}, facts, event);
    return reading;
  }
  const cards::CardLine &line = *reading.line;
  if ((line.hooks & kActionHooks) != 0 && use == cards::LineUse::InPlay) reading.acts = true;
  if (line.confidence == cards::Confidence::Certain) play.hooks = line.hooks;
  addCost(play, line.cost, facts, event);
  if (!play.fromHand && line.cost.empty()) play.pool = play.blood = 0;
  if (!reading.acts || play.type != CardType::Political) addEffects(reading, line.effects, event, aim, board, state);
  // The pattern is named so: a further master phase action (TS 2.1.6.1 has no word for it).
  if (line.patterns.find("master-action") != std::string_view::npos) add(play, Effect::MasterActions);
  const bool strikes = line.effects.find("strike") != std::string_view::npos;
  const Bounds strength = strikes ? board.strengthOf(aim.minion) : Bounds(1);
  if (const auto strike = strikes ? strikeOf(line.effects, strength) : std::nullopt) {
    play.strike = *strike;
    play.strike.source = play.card;
    reading.strikes = true;
  }
  const bool enters = play.fromHand && (facts.traits & (cards::kStaysInPlay | cards::kTrophy)) != 0;
  if (enters) {
    play.enters =
        board.entering(event.card.card, line.effects, event.card.copy, line.confidence == cards::Confidence::Certain);
    const bool onMinion = play.enters.kind == rules::Kind::Retainer || play.enters.kind == rules::Kind::Equipment;
    if (onMinion || hasEffect(line.effects, "put-on"))
      play.enters.on = aim.target != kNoPiece ? aim.target : aim.minion;
    add(play, Effect::PutInPlay);
  }
  return reading;
}

}  // namespace vtes::replay
