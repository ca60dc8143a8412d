#include "ide/scene.h"

#include <algorithm>

#include "cards/type_groups.h"
#include "ide/table.h"
#include "lint/game.h"

namespace vtes::ide {

namespace {

using cards::kActionTypes;
using cards::kMethuselahTypes;
using model::RefKind;
using model::Word;
using syntax::TokenKind;

// Games have a thousand words. What lies further back than that would make each key of a long file slower.
constexpr std::ptrdiff_t kRecent = 1500;

struct Recent {
  model::Words::Iterator begin;
  model::Words::Iterator end;
};

Recent recentWords(const Snapshot &snapshot, std::uint32_t offset) {
  const auto &words = snapshot.transcript->words;
  const auto end = std::partition_point(words.begin(), words.end(),
                                        [offset](const Word &word) { return word.range.begin < offset; });
  return {end - std::min(end - words.begin(), kRecent), end};
}

std::vector<std::uint16_t> countCards(const Snapshot &snapshot, const Recent &recent) {
  std::vector<std::uint16_t> seen(snapshot.transcript->cards->size());
  for (auto word = recent.begin; word != recent.end; ++word) {
    if (word->card != cards::kNoCard) ++seen[word->card];
  }
  return seen;
}

/// The minion whose deed a word in that place is: the noun in front of it, or in front of `/`, `,` and the like.
std::optional<Mention> subjectOf(const Snapshot &snapshot, const model::Line &line, std::uint32_t begin) {
  std::optional<Mention> found;
  for (const Mention &mention : mentionsIn(snapshot, {begin, begin})) {
    if (mention.reference.range.begin < line.line.bytes.begin || mention.reference.range.end > begin) continue;
    found = mention;
  }
  return found;
}

void setFits(Scene &scene, bool minion, bool player) {
  if (scene.combat) {
    scene.fits = cards::kCombat;
  } else if (player) {
    scene.fits = scene.seat == scene.active ? kMethuselahTypes : cards::kMaster;
  } else if (minion) {
    scene.fits = scene.acting   ? cards::kActionModifier | (scene.action ? 0U : kActionTypes)
                 : scene.action ? cards::kReaction | cards::kActionModifier | kActionTypes
                                : kActionTypes;
  } else {
    switch (scene.phase) {
      case model::PhaseKind::Unlock:
      case model::PhaseKind::Master:
        scene.fits = kMethuselahTypes;
        break;
      case model::PhaseKind::Minion:
        scene.fits = scene.action ? cards::kActionModifier | cards::kReaction | kMethuselahTypes : kActionTypes;
        break;
      case model::PhaseKind::Influence:
        scene.fits = cards::kVampire | cards::kImbued;
        break;
      case model::PhaseKind::Discard:
        scene.fits = 0;
        break;
    }
  }
}

}  // namespace

Scene sceneAt(const Snapshot &snapshot, std::uint32_t begin) {
  Scene scene;
  scene.offset = begin;
  scene.before = eventBefore(snapshot, begin);
  scene.seen = countCards(snapshot, recentWords(snapshot, begin));
  if (scene.before != nullptr) {
    const model::Event &before = *scene.before;
    const std::size_t index = indexOf(snapshot, before);
    scene.active = ownerOfTurn(snapshot, before.turn);
    scene.seat = scene.active;
    scene.phase = before.phase;
    if (const auto bout = boutAt(snapshot, index)) {
      const bool open = !bout->end || snapshot.transcript->events[*bout->end].range.begin >= begin;
      scene.combat = open && bout->combat;
      scene.referendum = open && !bout->combat;
    }
    const Indexes action = actionOf(snapshot, index);
    scene.action = !action.empty();
  }

  const model::Line *line = lineAt(snapshot, begin);
  std::optional<TokenAt> previous;
  if (line != nullptr) {
    for (const TokenAt &token : tokensOf(*line)) {
      if (token.range.end <= begin && !syntax::hidden(token.kind)) previous = token;
    }
  }
  scene.used = previous && previous->kind == TokenKind::Slash;
  bool minion = false;
  bool player = false;
  if (line != nullptr && previous) {
    if (const auto subject = subjectOf(snapshot, *line, begin)) {
      const model::Reference &reference = subject->reference;
      // The noun directly in front, `/` between or not; behind a comma the actor of what stands before it goes on.
      const bool direct =
          reference.range.end == previous->range.end ||
          (scene.used && tokenBefore(*previous) && tokenBefore(*previous)->range.end == reference.range.end);
      const bool noun = subject->part == Part::Actor || subject->part == Part::Target || subject->event == nullptr ||
                        reference.kind == RefKind::Player || reference.kind == RefKind::Crypt;
      model::Reference actor = reference;
      if ((!direct || !noun) && previous->kind == TokenKind::Comma && scene.before != nullptr)
        actor = scene.before->actor;
      if ((direct && noun) || previous->kind == TokenKind::Comma) {
        if (actor.kind == RefKind::Player) {
          player = true;
          scene.seat = actor.player;
        } else if (actor.card != cards::kNoCard) {
          minion = true;
          scene.actor = cardOf(snapshot, actor);
          const auto decks = decksWith(snapshot, actor.card);
          if (!decks.empty()) scene.seat = decks.front();
          if (scene.action && scene.before != nullptr) {
            const Indexes action = actionOf(snapshot, indexOf(snapshot, *scene.before));
            scene.acting = !action.empty() && snapshot.transcript->events[action.begin].actor.card == actor.card;
          }
        }
      }
    }
  }
  setFits(scene, minion, player);
  return scene;
}

std::vector<model::Reference> shortForms(const Snapshot &snapshot, const Scene &scene) {
  std::vector<model::Reference> found;
  if (scene.before == nullptr) return found;
  const auto &events = snapshot.transcript->events;
  const std::size_t last = indexOf(snapshot, *scene.before);
  std::size_t first = eventsOfTurn(snapshot, scene.before->turn).begin;
  if (const Indexes action = actionOf(snapshot, last); !action.empty()) first = action.begin;
  if (const auto bout = boutAt(snapshot, last); bout && bout->combat && !scene.action) first = bout->begin;
  for (std::size_t i = last + 1; i-- > first;) {
    eachMention(events[i], [&](const model::Reference &reference, Part) {
      const bool minion = reference.card != cards::kNoCard &&
                          (reference.kind == RefKind::Crypt ||
                           (lint::figuresOf(*snapshot.transcript, reference).types & cards::kAlly) != 0);
      if (!minion || reference.range.begin >= scene.offset) return;
      const auto same = [&](const model::Reference &one) {
        return one.card == reference.card && one.copy == reference.copy;
      };
      if (std::none_of(found.begin(), found.end(), same)) found.push_back(reference);
    });
  }
  return found;
}

std::vector<cards::CardIndex> minionsAround(const Snapshot &snapshot, const Scene &scene) {
  std::vector<cards::CardIndex> minions;
  const cards::Database &database = *snapshot.transcript->cards;
  std::vector<bool> done(database.size());
  const auto add = [&](cards::CardIndex card) {
    if (card == cards::kNoCard || done[card]) return;
    done[card] = true;
    minions.push_back(card);
  };
  const Recent recent = recentWords(snapshot, scene.offset);
  for (auto word = recent.end; word != recent.begin;) {
    --word;
    if (word->role == Word::Role::Minion) add(word->card);
  }
  for (const model::Seat &seat : snapshot.transcript->frontMatter.seats) {
    if (!seat.inlineDeck) continue;
    for (const model::DeckEntry &entry : seat.inlineDeck->entries) {
      if (entry.card != cards::kNoCard && database.isCrypt(entry.card)) add(entry.card);
    }
  }
  return minions;
}

}  // namespace vtes::ide
