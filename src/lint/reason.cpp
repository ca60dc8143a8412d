#include "lint/reason.h"

#include <string_view>

#include "lint/pin.h"
#include "lint/wording.h"
#include "model/requirements.h"

namespace vtes::lint {

namespace {

using model::Clue;

std::string actorName(const model::Transcript &transcript, const model::Event *event) {
  const std::string_view name = event == nullptr ? std::string_view{} : model::nameOf(transcript, event->actor);
  return name.empty() ? "who plays it" : std::string(name);
}

/// The first of the disciplines asked for that the actor has: `superior Dementation`.
std::string disciplineOf(const model::Transcript &transcript, cards::CardIndex card, const model::Event *event) {
  const cards::Database &cards = *transcript.cards;
  if (event == nullptr || event->actor.card == cards::kNoCard || !cards.isCrypt(event->actor.card)) return {};
  return model::disciplineMet(cards, cards.disciplines(event->actor.card),
                              model::disciplinesAt(cards, card, event->level));
}

}  // namespace

std::string reasonFor(const model::Transcript &transcript, const model::Word &word, const model::Event *event) {
  if (word.card == cards::kNoCard || word.others.empty() || word.pinned) return {};
  const std::string other = pinName(*transcript.cards, word.others.front());
  const std::string actor = actorName(transcript, event);
  switch (word.clue) {
    case Clue::Usage:
      return worded("it is played more often than {}", other);
    case Clue::SeatsDeck:
    case Clue::NotInSeatsDeck:
      return worded("it is in the deck, and {} is not", other);
    case Clue::SomeDeck:
      return "it is in a deck at this table";
    case Clue::SeenFromSeat:
    case Clue::Seen:
      return "that is what it meant before in this game";
    case Clue::ShownBySeat:
    case Clue::Shown:
      return worded("elsewhere in this game it cannot be {}", other);
    case Clue::NotPrintedYet:
      return worded("{} was printed after this game", other);
    case Clue::Cut:
      return worded("that is the canonical abbreviation, which {} has not", other);
    case Clue::Kind:
      return worded("{} is not played here", other);
    case Clue::OutOfTurn:
      return worded("{} cannot be played in another's turn", other);
    case Clue::NotInPlay:
      return worded("{} does not stay in play", other);
    case Clue::NoSuchLevel:
      return worded("{} has no such level", other);
    case Clue::LevelLeftOut:
      return worded("{} would have a level", other);
    case Clue::HasDiscipline:
    case Clue::LacksDiscipline:
    case Clue::LacksSuperior: {
      const std::string discipline = disciplineOf(transcript, word.card, event);
      return discipline.empty() ? worded("{} lacks what {} takes", actor, other)
                                : worded("{} has {}", actor, discipline);
    }
    case Clue::Clan:
      return worded("{} is not of the clan of {}", actor, other);
    case Clue::Sect:
      return worded("{} is not of the sect that {} asks for", actor, other);
    case Clue::Title:
      return worded("{} has not the title that {} asks for", actor, other);
    case Clue::Capacity:
      return worded("{} has not the capacity that {} asks for", actor, other);
    case Clue::NoTarget:
      return worded("{} would have a target", other);
    case Clue::Target:
      return worded("{} takes no such target", other);
    case Clue::Number:
      return worded("{} has no cost or votes that vary", other);
    case Clue::Allocation:
      return worded("{} allocates no points", other);
    case Clue::CryptHas:
    case Clue::CryptLacks:
      return "it goes with the vampires of that crypt";
    case Clue::OtherGroup:
      return worded("the group of {} does not go with that crypt", other);
    case Clue::RedList:
      return "it is on the Red List";
    case Clue::Merger:
      return "it has an advanced card";
    case Clue::PlayedWithout:
    case Clue::PlayedTooHigh:
      return "it has the disciplines of what it plays";
  }
  return {};
}

}  // namespace vtes::lint
