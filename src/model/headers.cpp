/// Is a player's word at the start of a line a turn header? (TS 2.1.1, READING 5.1)

#include <algorithm>

#include "model/builder.h"
#include "model/reading.h"
#include "model/visible.h"

namespace vtes::model {

using cards::kNoCard;
using syntax::TokenKind;

namespace {

/// `NELS(12)`, `NELS` alone, `NELS MA`: what can only be a turn header. Gives the player's word, else nothing; `pool`
/// when that is written.
std::string_view headerShape(const syntax::Tree &tree, const Table &table, bool &pool) {
  Visible at(tree);
  pool = false;
  const bool phaseWord = at.kind() == TokenKind::Phase && table.declared() && table.find(at.text()).player != kNoPlayer;
  if (at.kind() != TokenKind::Player && !phaseWord) return {};
  const auto word = at.text();
  at.next();
  if (at.kind() == TokenKind::End || at.kind() == TokenKind::Phase) return word;
  if (at.kind() != TokenKind::Open) return {};
  at.next();
  if (at.kind() != TokenKind::Number) return {};
  at.next();
  pool = at.kind() == TokenKind::Close || at.kind() == TokenKind::MissingClose;
  return pool ? word : std::string_view{};
}

/// `HARRY /edge MA …` (TS 2.1.2): a use and a phase mark, where no turn has begun yet. There is no turn of another in
/// which this could be done.
std::string_view firstHeaderShape(const syntax::Tree &tree) {
  Visible at(tree);
  if (at.kind() != TokenKind::Player) return {};
  const auto word = at.text();
  at.next();
  if (at.kind() != TokenKind::Slash) return {};
  auto before = TokenKind::Slash;
  for (; at.kind() != TokenKind::End; at.next()) {
    if (at.kind() == TokenKind::Phase && before != TokenKind::Next) return word;
    before = at.kind();
  }
  return {};
}

}  // namespace

text::ByteRange headerWord(const Line &line) {
  const auto range = Visible(*line.tree).range();
  return {line.line.bytes.begin + range.begin, line.line.bytes.begin + range.end};
}

LineShape shapeOf(const syntax::Tree &tree, const Table &table) {
  LineShape shape;
  shape.header = headerShape(tree, table, shape.pool);
  shape.firstHeader = firstHeaderShape(tree);
  shape.combat = Visible(tree).kind() == TokenKind::CombatMark;
  return shape;
}

void Seating::line(const LineShape &shape) {
  if (!open_) return;
  // Players that no front matter declares are met in turn headers; those make the seats.
  auto word = shape.header;
  if (word.empty() && game_.players->empty()) word = shape.firstHeader;
  if (word.empty()) return;
  if (!shape.pool && game_.table.find(word).player == kNoPlayer) {
    const auto &choice = game_.resolver.crypt(word, false, kNoPlayer);
    if (choice.card != kNoCard && !choice.otherCase) return;
  }
  game_.table.meet(word, true);
}

LineStart Headers::line(const LineShape &shape) {
  LineStart start;
  const auto word = shape.header.empty() && seat_ == kNoPlayer ? shape.firstHeader : shape.header;
  if (!word.empty()) start.header = table_.find(word).player;
  start.combat = shape.combat;
  if (start.header != kNoPlayer) seat_ = start.header;
  return start;
}

/// A trophy is moved on this line (TS 2.4.4): what was burned is of the Red List.
bool Builder::trophyFollows() const {
  return std::any_of(atoms_->begin() + static_cast<std::ptrdiff_t>(k_), atoms_->end(), [&](const Atom &atom) {
    return atom.kind == Atom::Kind::Use && (peek(atom, {}).traits & cards::kTrophy) != 0;
  });
}

/// The last deed is a diablerie: whoever has trophies in play moves them now (TS 2.4.4).
bool Builder::earnsTrophies() const {
  for (auto event = s_.events.rbegin(); event != s_.events.rend(); ++event) {
    if (event->kind == EventKind::Action) return event->action == ActionKind::Diablerie;
    if (event->kind != EventKind::Use) return false;
  }
  return false;
}

PlayerIndex Builder::nextPlayer(PlayerIndex candidate) const {
  const auto seats = static_cast<int>(table_.seats());
  if (seats < 2) return kNoPlayer;
  if (active_ == kNoPlayer) return 0;
  if (auto *ledger = game_.ledger()) ledger->taken.insert(keyOf(Known::Course));
  for (int step = 1; step < seats; ++step) {
    const auto seat = static_cast<PlayerIndex>((active_ + step) % seats);
    // A seat that heads no later line is out of the game; the line at hand counts as one.
    if (lastHeader_[static_cast<std::size_t>(seat)] > lineIndex_ || ahead_.headsTurn(seat) || seat == candidate)
      return seat;
  }
  return kNoPlayer;
}

/// What stands behind the player's word can only be done in one's own turn.
bool Builder::cannotBeReaction() const {
  const auto *second = at(1);
  if (second == nullptr || second->comma) return false;
  switch (second->kind) {
    case Atom::Kind::Use:
      return !earnsTrophies() || (peek(*second, {}).traits & cards::kTrophy) == 0;
    case Atom::Kind::Play: {
      if (second->sign != 0) return true;
      Place place;
      place.fits = cards::kMaster | cards::kEvent;
      const auto &card = peek(*second, place);
      if ((card.types & cards::kEvent) != 0) return true;
      return (card.types & cards::kMaster) != 0 && (card.traits & cards::kOutOfTurn) == 0;
    }
    case Atom::Kind::RedList:
      return true;
    case Atom::Kind::Noun: {
      if (second->sign != 0) return true;
      const auto *third = at(2);
      if (third == nullptr || third->comma) return false;
      if (third->kind == Atom::Kind::Action || third->kind == Atom::Kind::Merge) return true;
      if (third->kind == Atom::Kind::Amount) return third->sign != 0;
      if (third->kind == Atom::Kind::Use) return actingMinion_.present() == false;
      if (third->kind != Atom::Kind::Play) return false;
      constexpr cards::Types kOwnTurn =
          cards::kAction | cards::kPolitical | cards::kEquipment | cards::kRetainer | cards::kAlly;
      const auto &card = peek(*third, {});
      return (card.types & kOwnTurn) != 0 && (card.types & (cards::kReaction | cards::kCombat)) == 0;
    }
    default:
      return false;
  }
}

/// The next minion that acts, on this line or a later one, is known to be the current Methuselah's.
bool Builder::nextToActIsCurrent() const {
  constexpr std::size_t kLookAhead = 40;
  for (auto i = lineIndex_; i < std::min(s_.lines.size(), lineIndex_ + kLookAhead); ++i) {
    if (i > lineIndex_ && starts_[i].header != kNoPlayer) return false;
    std::string_view word;
    bool advanced = false;
    for (Visible at(*s_.lines[i].tree); at.kind() != TokenKind::End; at.next()) {
      if (at.kind() == TokenKind::Crypt || at.kind() == TokenKind::Player) {
        word = at.text();
        advanced = false;
      } else if (at.kind() == TokenKind::Advanced) {
        advanced = true;
      } else if (at.kind() == TokenKind::Action && !word.empty()) {
        const auto card = resolver_.crypt(word, advanced, active_).card;
        return card != kNoCard && table_.controllerOf(card) == active_;
      } else {
        word = {};
      }
    }
  }
  return false;
}

bool Builder::referendumFollows() const {
  constexpr std::size_t kLookAhead = 8;
  if (!political_) return false;
  for (auto i = lineIndex_ + 1; i < std::min(s_.lines.size(), lineIndex_ + kLookAhead); ++i) {
    if (starts_[i].header != kNoPlayer) return false;
    for (Visible at(*s_.lines[i].tree); at.kind() != TokenKind::End; at.next()) {
      if (at.kind() == TokenKind::Referendum) return true;
      if (at.kind() == TokenKind::Action || at.kind() == TokenKind::Phase) return false;
    }
  }
  return false;
}

bool Builder::isHeader(PlayerIndex player) {
  if (starts_[lineIndex_].header == player && player != kNoPlayer) {
    // A player's word alone in an open combat or referendum names nothing there either: it heads the turn whose mark
    // was forgotten.
    return true;
  }
  const auto &first = (*atoms_)[k_];
  if (first.specs.size() == 1 && soleNumber(first.specs.front())) return true;
  if (!first.specs.empty() || combat_ || referendum_ || player == kNoPlayer || player == active_) return false;
  if (atoms_->size() == 1) return true;
  if (const auto next = nextPlayer(player); next != kNoPlayer && next != player) return false;
  if (active_ != kNoPlayer && table_.seats() < 2) return false;
  if (!cannotBeReaction()) return false;
  if (referendumFollows()) return false;
  if (blockPending_ && lineIndex_ + 1 < starts_.size() && starts_[lineIndex_ + 1].combat) return false;
  const auto header = std::find_if(starts_.begin() + static_cast<std::ptrdiff_t>(lineIndex_) + 1, starts_.end(),
                                   [](const LineStart &start) { return start.header != kNoPlayer; });
  if (auto *ledger = game_.ledger()) ledger->taken.insert(keyOf(Known::Course));
  if ((header != starts_.end() ? header->header : ahead_.header) == player) return false;
  return !nextToActIsCurrent();
}

void Builder::resetTurn() {
  phase_ = PhaseKind::Unlock;
  phaseMarked_ = false;
  lastMinion_ = actingMinion_ = {};
  political_ = blockPending_ = false;
  opponent_ = {};
  strikesBefore_ = 0;
  shorts_.clear();
  current_ = kNone;
  closed_ = false;
  sharing_.clear();
}

void Builder::turnHeader(PlayerIndex player, bool inferred) {
  const auto &atom = (*atoms_)[k_];
  Event event;
  event.kind = EventKind::Turn;
  event.range = atom.range;
  event.card = this->player(atom);
  if (player == kNoPlayer) player = event.card.player;
  if (!atom.specs.empty()) {
    event.count = soleNumber(atom.specs.front());
    atom.specs.front().read = event.count.has_value();
  }
  closeForgotten(atom.word);
  ++turn_;
  active_ = player;
  resetTurn();
  if (inferred) note(Note::Kind::HeaderOrActor, atom.word).words = {std::string(atom.text)};
  add(std::move(event));
  current_ = kNone;
}

}  // namespace vtes::model
