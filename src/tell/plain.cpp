#include "tell/plain.h"

#include <algorithm>

#include "tell/deals.h"
#include "tell/deeds.h"

namespace vtes::tell {

using model::Event;
using model::EventKind;
using model::Reference;
using model::RefKind;
using model::Unit;

namespace {

constexpr cards::Types kActionTypes =
    cards::kAction | cards::kPolitical | cards::kEquipment | cards::kRetainer | cards::kAlly;

/// In play it is its controller's to use; other cards in play work on whoever they meet (TS 2.1.6).
bool isUsedByMethuselah(const cards::Card &card) {
  if ((card.traits & cards::kLocation) != 0 || card.types == 0) return true;
  const bool works = (card.traits & (cards::kMinionUses | cards::kDirected | cards::kAffectsTorpor)) != 0;
  return (card.types & cards::kMaster) != 0 && (card.traits & cards::kMethuselahUses) != 0 && !works;
}

bool allPlayers(const std::vector<Reference> &references) {
  return std::all_of(references.begin(), references.end(),
                     [](const Reference &reference) { return reference.kind == RefKind::Player; });
}

/// One text where a ballot is for the referendum, the one behind it in the catalogue where it is against.
Text side(Text forIt, bool isFor) {
  return behind(forIt, isFor ? 0 : 1);
}

}  // namespace

PlainTeller::PlainTeller(const model::Transcript &transcript, const Language &language)
    : names_(transcript, language), language_(language) {}

std::string PlainTeller::next(const Event &event) {
  if (event.kind == EventKind::CombatEnd) scene_.combat = false;
  std::string main = mainClause(event);
  if (main.empty()) main = unreadable(event);
  const Tail tail = event.kind == EventKind::Terms ? Tail{} : tailOf(names_, event, scene_);
  std::string asides;
  for (const std::string &aside : tail.asides) {
    asides = asides.empty() ? aside : say(language_, Text::AsideNext, {{"a", asides}, {"b", aside}});
  }
  // Clauses have commas of their own, so even two take one between them.
  std::string clauses;
  for (std::size_t i = 0; i < tail.clauses.size(); ++i) {
    const Text text = i + 1 == tail.clauses.size() ? Text::ListLast : Text::ListNext;
    clauses = i == 0 ? tail.clauses[0] : say(language_, text, {{"a", clauses}, {"b", tail.clauses[i]}});
  }
  follow(event);
  return finished(say(language_, Text::Sentence, {{"main", main}, {"asides", asides}, {"clauses", clauses}}));
}

/// What later events need to know of this one.
void PlainTeller::follow(const Event &event) {
  switch (event.kind) {
    case EventKind::Turn:
      acting_ = {};
      scene_.combat = false;
      break;
    case EventKind::CombatBegin:
      scene_.combat = true;
      break;
    case EventKind::Action:
      acting_ = event.actor;
      break;
    case EventKind::Play:
      if (isAttempt(event, names_.card(event.card))) acting_ = event.actor;
      break;
    default:
      break;
  }
}

std::string PlainTeller::mainClause(const Event &event) const {
  const auto actor = [&] { return names_.actor(event); };
  const auto acts = [&](Text text) { return say(language_, text, {{"actor", names_.actor(event)}}); };
  switch (event.kind) {
    case EventKind::Turn:
      return say(language_, Text::TurnBegins,
                 {{"player", names_.of(event.card)},
                  {"pool", event.count ? names_.amount(*event.count, Unit::Pool) : std::string()}});
    case EventKind::Phase:
      return say(language_, Text::PhaseBegins, {{"phase", names_.phase(event.phase)}});
    case EventKind::Play:
      return play(event);
    case EventKind::Use:
      return use(event);
    case EventKind::Action:
      return action(event);
    case EventKind::Block:
      return acts(Text::Blocks);
    case EventKind::Strike:
      if (!event.actor.present()) {
        return say(language_, event.flag ? Text::BothStrikeByWeapon : Text::BothStrikeByHand);
      }
      return acts(event.flag ? Text::StrikesByWeapon : Text::StrikesByHand);
    case EventKind::Range:
      if (!event.actor.present()) return say(language_, event.flag ? Text::RangeIsLong : Text::RangeIsClose);
      return acts(event.flag ? Text::RangeLong : Text::RangeClose);
    case EventKind::Press:
      return acts(event.flag ? Text::PressEnd : Text::PressContinue);
    case EventKind::CombatBegin:
      return say(language_, Text::CombatBegins);
    case EventKind::CombatEnd:
      return say(language_, Text::CombatEnds);
    case EventKind::ReferendumBegin:
      return say(language_, Text::ReferendumBegins);
    case EventKind::ReferendumEnd:
      return say(language_, Text::ReferendumEnds);
    case EventKind::Vote:
      return vote(event);
    case EventKind::Terms:
      return termsSentence(names_, event.extra().terms);
    case EventKind::State:
      return termOf(names_, event.extra().term, names_.of(event.card));
    case EventKind::Transfer:
      return transfer(event);
    case EventKind::CryptDraw:
      if (event.card.kind == RefKind::UnknownCrypt) {
        return say(language_, Text::DrawsUnknownCrypt,
                   {{"actor", actor()}, {"card", event.card.draw == 0 ? std::string() : names_.own(event.card)}});
      }
      return say(language_, Text::DrawsCrypt, {{"actor", actor()}, {"card", names_.of(event.card)}});
    case EventKind::Merge:
      return merge(event);
    case EventKind::Discard:
      if (!event.extra().other.present()) {
        return say(language_, Text::Discards, {{"actor", actor()}, {"card", names_.of(event.card)}});
      }
      return say(language_, Text::DiscardsAndDraws,
                 {{"actor", actor()}, {"card", names_.of(event.card)}, {"drawn", names_.of(event.extra().other)}});
    case EventKind::Contest:
      return contest(event);
    case EventKind::Amount: {
      const std::string amount = names_.amount(event.count.value_or(0), event.unit);
      return say(language_, event.count.value_or(0) < 0 ? Text::Loses : Text::Gains,
                 {{"who", names_.of(event.card)}, {"amount", amount}});
    }
    case EventKind::BurnOption:
      if (!event.card.present()) return acts(Text::BurnOptionNothing);
      return say(language_, Text::BurnOption, {{"actor", actor()}, {"card", names_.of(event.card)}});
    case EventKind::Mark:
      if (!event.card.present()) return acts(Text::MarksNobody);
      return say(language_, Text::Marks, {{"actor", actor()}, {"minion", names_.of(event.card)}});
    case EventKind::Deal:
      return event.extra().deal == nullptr ? std::string() : dealSentence(names_, *event.extra().deal);
    case EventKind::Error:
      return unreadable(event);
  }
  return {};
}

// ---------------------------------------------------------------- cards played

/// A card that is an action, rather than a reaction or a strike on the same card.
bool PlainTeller::isAttempt(const Event &event, const cards::Card &card) const {
  if (!isMinion(event.actor) || scene_.combat || (card.types & kActionTypes) == 0) return false;
  const bool another = acting_.present() && (acting_.card != event.actor.card || acting_.copy != event.actor.copy);
  return (card.types & cards::kReaction) == 0 || !another;
}

std::string PlainTeller::play(const Event &event) const {
  const cards::Card card = names_.card(event.card);
  const std::string name = names_.of(event.card);
  const std::string level = names_.level(event.level, event.card);
  const std::string targets = names_.list(event.targets);
  if (!event.actor.present() && scene_.combat) {
    return say(language_, Text::BothPlay, {{"card", name}, {"level", level}, {"targets", targets}});
  }
  if (isMinion(event.actor)) return playByMinion(event, card);
  const std::string actor = names_.actor(event);
  const bool stays = (card.traits & (cards::kStaysInPlay | cards::kTrophy)) != 0 || (card.types & cards::kEvent) != 0;
  if (stays && event.targets.empty() && level.empty()) {
    return say(language_, Text::PutsInPlay, {{"actor", actor}, {"card", name}});
  }
  return say(language_, Text::PlaysOn, {{"actor", actor}, {"card", name}, {"level", level}, {"targets", targets}});
}

std::string PlainTeller::playByMinion(const Event &event, const cards::Card &card) const {
  const std::string targets = names_.list(event.targets);
  Text text = Text::Plays;
  std::string player;
  bool toPlayer = false;
  if (isAttempt(event, card)) {
    if ((card.types & cards::kPolitical) != 0) {
      text = Text::Calls;
    } else if ((card.types & cards::kEquipment) != 0) {
      text = Text::AttemptsEquip;
    } else if ((card.types & cards::kAlly) != 0) {
      text = Text::AttemptsRecruit;
    } else if ((card.types & cards::kRetainer) != 0) {
      text = Text::AttemptsEmploy;
    } else if (bleedsAt(card, event.level)) {
      text = Text::AttemptsBleed;
      toPlayer = !event.targets.empty() && allPlayers(event.targets);
    } else if (entersCombatAt(card, event.level) && !(allPlayers(event.targets) && !event.targets.empty())) {
      text = Text::AttemptsCombat;
    } else {
      text = Text::Attempts;
    }
  }
  return say(language_, text,
             {{"actor", names_.actor(event)},
              {"card", names_.of(event.card)},
              {"level", names_.level(event.level, event.card)},
              {"player", toPlayer ? targets : std::string()},
              {"targets", toPlayer ? std::string() : targets}});
}

// ---------------------------------------------------------------- cards used

std::string PlainTeller::use(const Event &event) const {
  const std::string actor = names_.actor(event);
  const std::string targets = names_.list(event.targets);
  switch (event.card.kind) {
    case RefKind::Edge:
      // In the unlock phase the Edge gives its owner 1 pool, which TS does not write.
      if (event.phase == model::PhaseKind::Unlock && event.result.empty() && event.targets.empty() &&
          event.actor.kind == RefKind::Player) {
        return say(language_, Text::GainsFromEdge, {{"actor", actor}});
      }
      return say(language_, Text::UsesEdge, {{"actor", actor}, {"targets", targets}});
    case RefKind::Crypt:
      if (isMinion(event.actor)) {
        return say(language_, Text::LeavesToSlave, {{"actor", actor}, {"minion", names_.of(event.card)}});
      }
      if (event.phase == model::PhaseKind::Unlock || (names_.card(event.card).traits & cards::kInfernal) != 0) {
        return say(language_, Text::UnlocksInfernal, {{"actor", actor}, {"minion", names_.of(event.card)}});
      }
      return say(language_, Text::Uses, {{"actor", actor}, {"card", names_.of(event.card)}, {"targets", targets}});
    case RefKind::Term:
      if (event.card.abbr == "rl") {
        const std::string whom = targets.empty() ? names_.of(Reference{}) : targets;
        return say(language_, Text::AttacksMarked, {{"actor", actor}, {"targets", whom}});
      }
      return say(language_, Text::Uses,
                 {{"actor", actor},
                  {"card", isMinion(event.actor) ? names_.own(event.card) : names_.of(event.card)},
                  {"targets", targets}});
    default:
      return isMinion(event.actor) ? useByMinion(event) : useOfCard(event, names_.card(event.card));
  }
}

std::string PlainTeller::useByMinion(const Event &event) const {
  const Reference *const holder = holderOf(event);
  const std::string actor = names_.actor(event);
  std::string card = names_.of(event.card);
  const std::string targets = names_.list(event.targets);
  if (holder == nullptr && event.card.controller == model::kNoPlayer) {
    if (event.count) {
      card = say(language_, Text::Copies, *event.count, {{"n", std::to_string(*event.count)}, {"card", card}});
    }
    return say(
        language_, Text::Uses,
        {{"actor", actor}, {"card", card}, {"level", names_.level(event.level, event.card)}, {"targets", targets}});
  }
  if (holder != nullptr) {
    card = holder->kind == RefKind::Player
               ? names_.owned(names_.of(*holder), card)
               : say(language_, Text::CardOn, {{"card", card}, {"holder", names_.of(*holder)}});
  }
  return say(language_, Text::AttemptsAllowed, {{"actor", actor}, {"card", card}, {"targets", targets}});
}

std::string PlainTeller::useOfCard(const Event &event, const cards::Card &card) const {
  const std::string actor = event.actor.present() ? names_.actor(event) : std::string();
  const std::string targets = names_.list(event.targets);
  std::string name = names_.of(event.card);
  // It is moved when a Red List minion is burned, by an action (TS 2.4.4); later it is used.
  if ((card.traits & cards::kTrophy) != 0 && !event.targets.empty() && event.phase == model::PhaseKind::Minion) {
    return say(language_, Text::MovesTrophy, {{"actor", names_.actor(event)}, {"card", name}, {"targets", targets}});
  }
  int copies = event.count.value_or(1);
  if (event.count) {
    name = say(language_, Text::Copies, copies, {{"n", std::to_string(copies)}, {"card", name}});
  } else if (event.targets.size() > 1 && (card.traits & cards::kUnique) == 0 && card.types != 0) {
    // One card for each of them (TS 2.1.6.2).
    copies = static_cast<int>(event.targets.size());
    name = kOwnWords + say(language_, Text::SomeCopies, {{"card", name}});
  }
  if (!isUsedByMethuselah(card) || actor.empty()) {
    // What works on other Methuselahs is the acting one's, whose name is left out.
    const bool onOthers =
        (card.traits & cards::kAffectsMethuselah) != 0 || (!event.targets.empty() && allPlayers(event.targets));
    if (onOthers && event.actor.kind == RefKind::Player && event.actor.range.empty()) {
      return say(language_, Text::TakesEffect, copies, {{"card", names_.owned(actor, name)}, {"targets", targets}});
    }
    // Where it works on somebody, whose turn it is says nothing more.
    return say(language_, Text::TakesEffect, copies,
               {{"card", name}, {"targets", targets}, {"actor", targets.empty() ? actor : std::string()}});
  }
  return say(
      language_, Text::Uses,
      {{"actor", actor}, {"card", name}, {"level", names_.level(event.level, event.card)}, {"targets", targets}});
}

// ---------------------------------------------------------------- the rest

std::string PlainTeller::action(const Event &event) const {
  const Text text = behind(Text::Bleeds, static_cast<std::size_t>(event.action));
  std::string targets = names_.list(event.targets);
  if (targets.empty() && text == Text::Rescues) targets = names_.of(Reference{});
  return say(language_, text, {{"actor", names_.actor(event)}, {"targets", targets}});
}

std::string PlainTeller::vote(const Event &event) const {
  const std::string voter = names_.of(event.extra().other);
  const std::string votes = event.count
                                ? say(language_, Text::AmountVotes, *event.count, {{"n", std::to_string(*event.count)}})
                                : std::string();
  const bool isFor = event.flag;
  if (!event.card.present()) {
    const bool block = event.extra().other.kind == RefKind::Player;
    return say(language_, side(block ? Text::TitledFor : Text::VotesFor, isFor), {{"voter", voter}, {"votes", votes}});
  }
  const bool methuselah = event.extra().other.kind == RefKind::Player;
  const bool edge = event.card.kind == RefKind::Edge;
  const bool burned = !event.used && methuselah && (names_.card(event.card).types & cards::kPolitical) != 0;
  Text text = Text::PlaysFor;
  if (edge || burned) {
    text = Text::BurnsFor;
  } else if (event.used) {
    text = event.count ? Text::CastsFor : Text::UsesFor;
  }
  return say(language_, side(text, isFor),
             {{"voter", voter},
              {"card", names_.own(event.card)},
              {"level", names_.level(event.level, event.card)},
              {"votes", votes}});
}

std::string PlainTeller::transfer(const Event &event) const {
  const int amount = event.count.value_or(0);
  return say(language_, amount < 0 ? Text::TransfersBack : Text::TransfersTo,
             {{"actor", names_.actor(event)},
              {"amount", names_.amount(amount, Unit::Blood)},
              {"vampire", names_.own(event.card)}});
}

std::string PlainTeller::merge(const Event &event) const {
  const bool known = event.card.kind == RefKind::Crypt && event.card.card != cards::kNoCard;
  Reference plain = event.card;
  plain.advanced = plain.merged = false;
  const Text text = !known || event.card.merged ? Text::Merges
                    : event.card.advanced       ? Text::MergesAdvanced
                                                : Text::MergesBasic;
  return say(language_, text, {{"actor", names_.actor(event)}, {"name", names_.of(plain)}});
}

std::string PlainTeller::contest(const Event &event) const {
  const bool title = event.extra().term.ends_with('t');
  const bool yields = event.extra().term.starts_with('y');
  const Text text = event.contestBegins ? Text::ContestBegins : yields ? Text::ContestYields : Text::ContestKeeps;
  return say(language_, behind(text, title ? 1 : 0), {{"actor", names_.actor(event)}, {"card", names_.of(event.card)}});
}

std::string PlainTeller::unreadable(const Event &event) const {
  const std::string_view clean = names_.transcript().source->clean();
  const std::string text = plainText(clean.substr(event.range.begin, event.range.size()));
  return say(language_, Text::Unreadable, {{"text", text}, {"why", plainText(event.extra().message)}});
}

}  // namespace vtes::tell
