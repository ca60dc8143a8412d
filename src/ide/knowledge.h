#pragma once
/// Where a part of the toolkit adds what it knows to hover, completion, inlay hints and lens. A part is one class in a
/// file of its own and a line in knowledge.cpp; the features ask all parts, in the order in which they stand there.

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "ide/inlay_hints.h"
#include "ide/places.h"
#include "ide/prose.h"
#include "ide/snapshot.h"
#include "replay/replay.h"

namespace vtes::ide {

/// What is going on where a word is to be written.
struct Scene {
  std::uint32_t offset = 0;                      ///< where the word begins
  const model::Event *before = nullptr;          ///< the last event in front; null: none
  model::PlayerIndex active = model::kNoPlayer;  ///< whose turn it is
  model::PlayerIndex seat = model::kNoPlayer;    ///< whose card it is likely to be: the actor's, else the active one's
  std::optional<cards::Card> actor;              ///< the minion whose card it is, where one is written in front
  model::PhaseKind phase = model::PhaseKind::Unlock;
  bool combat = false;      ///< one is open
  bool referendum = false;  ///< one is open
  bool acting = false;      ///< `actor` is the minion whose action it is
  bool action = false;      ///< somebody's action is going on
  bool used = false;        ///< behind `/`
  std::vector<std::uint16_t>
      seen;               ///< how often each card was named in front, of the last words, as many as a game has
  cards::Types fits = 0;  ///< card types at home here; 0: not known
  /// The table as the events in front leave it, for what ranks by it; null: not asked for, or the game is not replayed.
  std::shared_ptr<const replay::Table> table;
};

/// Something that a part of the toolkit knows. What it does not know it leaves alone.
class Knowledge {
 public:
  Knowledge() = default;
  virtual ~Knowledge() = default;
  Knowledge(const Knowledge &) = delete;
  Knowledge &operator=(const Knowledge &) = delete;

  /// Says of a card, wherever it is shown (hover, the documentation of a completion): facts, behind its cardTitle().
  virtual void ofCard(const Snapshot &snapshot, cards::CardIndex card, ProseWriter &writer) const;
  /// Says of a word in the game: what it is there.
  virtual void ofMention(const Snapshot &snapshot, const Mention &mention, ProseWriter &writer) const;
  /// Says of an event, behind its sentence: what became of it.
  virtual void ofEvent(const Snapshot &snapshot, const model::Event &event, ProseWriter &writer) const;
  /// How well a card fits a place, added to what other parts give: a hundred is much.
  [[nodiscard]] virtual int rank(const Snapshot &snapshot, const Scene &scene, cards::CardIndex index,
                                 const cards::Card &card) const;
  /// What speaks for a card there, in a few words ("Korah has superior Dementation"); empty: nothing.
  [[nodiscard]] virtual std::string reason(const Snapshot &snapshot, const Scene &scene, cards::CardIndex index) const;
  /// Hints of a word in the game.
  virtual void hints(const Snapshot &snapshot, const Mention &mention, std::vector<InlayHint> &out) const;
  /// Hints that belong to no word but to what is written there, in a range.
  virtual void hintsIn(const Snapshot &snapshot, text::ByteRange range, std::vector<InlayHint> &out) const;
  /// Says of a turn, by the index of its header: a few words each.
  virtual void ofTurn(const Snapshot &snapshot, std::size_t header, std::vector<std::string> &words) const;
};

/// What a card is called and what it is, in a line each: with what everything said of it begins.
void cardTitle(const Snapshot &snapshot, cards::CardIndex card, ProseWriter &writer);

/// What speaks most for a card at a place: of the first part that has something to say.
[[nodiscard]] std::string reasonFor(const Snapshot &snapshot, const Scene &scene, cards::CardIndex index);

/// How a minion is on the table of a scene: `ready, 3/7`, `in torpor`, `ready, locked`; empty: it is not there, or no
/// card of these types is one.
[[nodiscard]] std::string stateAt(const Scene &scene, cards::CardIndex index, cards::Types types);

/// All parts.
[[nodiscard]] std::span<const Knowledge *const> allKnowledge();

// The parts, each in the file of its name.
[[nodiscard]] const Knowledge &cardKnowledge();    ///< cards by themselves: facts, names
[[nodiscard]] const Knowledge &tableKnowledge();   ///< seats, prey and predator, decks
[[nodiscard]] const Knowledge &replayKnowledge();  ///< pools and minions at a place of the game
[[nodiscard]] const Knowledge &courseKnowledge();  ///< what actions and referendums came to
[[nodiscard]] const Knowledge &gameKnowledge();    ///< what this game showed so far, and how words were read
[[nodiscard]] const Knowledge &dealKnowledge();    ///< whether deals were kept

}  // namespace vtes::ide
