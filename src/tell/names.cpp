#include "tell/names.h"

#include <cstdlib>
#include <utility>

namespace vtes::tell {

using model::Reference;
using model::RefKind;

namespace {

/// Words of the catalogue that may come to stand at the start of a sentence.
std::string ownWords(std::string words) {
  words.insert(words.begin(), kOwnWords);
  return words;
}

}  // namespace

Names::Names(const model::Transcript &transcript, const Language &language)
    : transcript_(transcript), language_(language) {}

cards::Card Names::card(const Reference &reference) const {
  return reference.card == cards::kNoCard ? cards::Card{} : transcript_.cards->card(reference.card);
}

std::string Names::quoted(std::string_view word) const {
  return say(language_, Text::Unresolved, {{"word", plainText(word)}});
}

std::string Names::of(model::PlayerIndex player) const {
  const auto &players = transcript_.players;
  if (player < 0 || std::cmp_greater_equal(player, players.size())) return ownWords(say(language_, Text::Someone));
  return plainText(players[static_cast<std::size_t>(player)].name);
}

std::string Names::owned(const std::string &owner, const std::string &thing) const {
  return say(language_, Text::Owned, {{"owner", owner}, {"thing", language_.behindOwner(thing)}});
}

std::string Names::cardName(const Reference &reference) const {
  const cards::Card facts = card(reference);
  std::string name = plainText(facts.natural);
  // What follows the comma explains who or what is named; `Goodnight, Sweet Prince` is a title as a whole.
  const bool somebody = facts.crypt() || (facts.traits & (cards::kUnique | cards::kLocation)) != 0;
  if (somebody && name.find(", ") != std::string::npos) name += kAppositionEnds;
  if (reference.merged) return ownWords(say(language_, Text::Merged, {{"name", name}}));
  if (reference.advanced) return ownWords(say(language_, Text::Advanced, {{"name", name}}));
  if (reference.copy == 0) return name;
  return say(language_, Text::NumberedCopy, {{"name", name}, {"n", std::to_string(reference.copy)}});
}

std::string Names::bare(const Reference &reference, bool own) const {
  switch (reference.kind) {
    case RefKind::None:
      return ownWords(say(language_, Text::Someone));
    case RefKind::Player:
      return reference.player == model::kNoPlayer ? quoted(reference.abbr) : of(reference.player);
    case RefKind::Crypt:
    case RefKind::Library:
      return reference.card == cards::kNoCard ? quoted(reference.abbr) : cardName(reference);
    case RefKind::UnknownCrypt:
      if (reference.draw == 0) return ownWords(say(language_, own ? Text::OwnUnknownCrypt : Text::UnknownCrypt));
      return ownWords(say(language_, own ? Text::OwnUnknownCryptNth : Text::UnknownCryptNth,
                          {{"nth", language_.ordinal(reference.draw)}}));
    case RefKind::Edge:
      return ownWords(say(language_, Text::TheEdge));
    case RefKind::Clan:
    case RefKind::Discipline: {
      const std::string name = plainText(model::nameOf(transcript_, reference));
      if (name.empty()) return quoted(reference.abbr);
      return ownWords(
          say(language_, reference.kind == RefKind::Clan ? Text::Clan : Text::Discipline, {{"name", name}}));
    }
    case RefKind::Term:
      if (reference.abbr == "sa") {
        return ownWords(say(language_, own ? Text::OwnSpecialAbility : Text::SpecialAbility));
      }
      return quoted(reference.abbr);
  }
  return {};
}

std::string Names::of(const Reference &reference) const {
  const std::string name = bare(reference, false);
  return reference.controller == model::kNoPlayer ? name : owned(of(reference.controller), name);
}

std::string Names::own(const Reference &reference) const {
  if (reference.controller != model::kNoPlayer) return of(reference);
  return bare(reference, true);
}

std::string Names::actor(const model::Event &event) const {
  const std::string name = of(event.actor);
  const bool told = event.extra().controller.present() && event.extra().controller.player != event.actor.player;
  return told ? owned(of(event.extra().controller), name) : name;
}

std::string Names::list(const std::vector<Reference> &references) const {
  std::vector<std::string> names;
  names.reserve(references.size());
  for (const Reference &reference : references) names.push_back(of(reference));
  return tell::list(language_, names);
}

std::string Names::level(std::string_view level, const Reference &reference) const {
  if (level.empty()) return {};
  const cards::Card facts = card(reference);
  // The first of several has its number; the only one needs none.
  if (level == "<") {
    return say(language_, facts.inferiorLines > 1 ? Text::LevelFirstInferior : Text::LevelInferior);
  }
  if (level == ">") {
    return say(language_, facts.superiorLines > 1 ? Text::LevelFirstSuperior : Text::LevelSuperior);
  }
  if (level == "<<") return say(language_, Text::LevelSecondInferior);
  if (level == "<<<") return say(language_, Text::LevelThirdInferior);
  return say(language_, Text::LevelSecondSuperior);
}

std::string Names::amount(int amount, model::Unit unit) const {
  const int size = std::abs(amount);
  Text text = Text::AmountBare;
  switch (unit) {
    case model::Unit::Pool:
      text = Text::AmountPool;
      break;
    case model::Unit::Blood:
      text = Text::AmountBlood;
      break;
    case model::Unit::Points:
      text = Text::AmountPoints;
      break;
    case model::Unit::HandSize:
    case model::Unit::None:
      break;
  }
  return say(language_, text, size, {{"n", std::to_string(size)}});
}

std::string Names::phase(model::PhaseKind phase) const {
  return say(language_, behind(Text::PhaseUnlock, static_cast<std::size_t>(phase)));
}

}  // namespace vtes::tell
