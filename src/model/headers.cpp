/// Is a player's word at the start of a line a turn header? (TS 2.1.1, READING 5.1)

#include <algorithm>

#include "model/builder.h"

namespace vtes::model {

using cards::kNoCard;
using syntax::TokenKind;

LineStart Builder::startOf(const LineAtoms &line) const {
  LineStart start;
  if (line.deal) {
    if (line.sides.empty() || line.sides.front().empty()) return start;
    const auto &lead = line.sides.front().front().lead;
    if (lead.empty() || lead.front().kind != Atom::Kind::Noun || lead.front().token != TokenKind::Player) return start;
    const bool pool = lead.front().specs.size() == 1 && soleNumber(lead.front().specs.front());
    const bool phase = lead.size() > 1 && lead[1].kind == Atom::Kind::Phase;
    if (pool || phase) start.header = table_.find(lead.front().text).player;
    return start;
  }
  const auto &atoms = line.atoms;
  if (atoms.empty()) return start;
  start.combat = atoms.front().kind == Atom::Kind::CombatMark;
  const auto &first = atoms.front();
  if (first.kind != Atom::Kind::Noun || first.token != TokenKind::Player || first.sign != 0) return start;
  const bool pool = first.specs.size() == 1 && soleNumber(first.specs.front()).has_value();
  const bool alone = atoms.size() == 1 && first.specs.empty();
  const bool phase = first.specs.empty() && atoms.size() > 1 && !atoms[1].comma && atoms[1].kind == Atom::Kind::Phase;
  if (!pool && !alone && !phase) return start;
  start.header = table_.find(first.text).player;
  return start;
}

/// Players that no front matter declares are met in turn headers; those make the seats, in the order of the first round.
void Builder::prescan() {
  for (auto &line : lines_) {
    const Atom *first = nullptr;
    bool header = false;
    if (line.deal) {
      if (!line.sides.empty() && !line.sides.front().empty() && !line.sides.front().front().lead.empty()) first = &line.sides.front().front().lead.front();
    } else if (!line.atoms.empty()) {
      first = &line.atoms.front();
      header = line.atoms.size() == 1 && first->specs.empty();
      header = header || (line.atoms.size() > 1 && first->specs.empty() && line.atoms[1].kind == Atom::Kind::Phase && !line.atoms[1].comma);
    }
    if (first == nullptr || first->kind != Atom::Kind::Noun || first->token != TokenKind::Player || first->sign != 0) continue;
    header = header || (first->specs.size() == 1 && first->specs.front().attached && soleNumber(first->specs.front()).has_value());
    if (!header || table_.declared()) continue;
    const bool pool = !first->specs.empty();
    if (!pool && table_.find(first->text).player == kNoPlayer && isCryptWord(*first)) continue;
    table_.meet(first->text, true);
  }
  starts_.reserve(lines_.size());
  PlayerIndex seat = kNoPlayer;
  for (const auto &line : lines_) {
    starts_.push_back(startOf(line));
    if (starts_.back().header != kNoPlayer) seat = starts_.back().header;
    gatherEvidence(line, seat);
  }
  lastHeader_.assign(t_.players.size() + 1, 0);
  for (std::size_t i = 0; i < starts_.size(); ++i) {
    if (starts_[i].header != kNoPlayer) lastHeader_[static_cast<std::size_t>(starts_[i].header)] = i;
  }
}

/// What a line tells of the vampires it names, before anything is decided: whose crypt they are of, what they play.
void Builder::gatherEvidence(const LineAtoms &line, PlayerIndex seat) {
  std::vector<std::string_view> named;
  std::string_view actor;
  for (std::size_t k = 0; k < line.atoms.size(); ++k) {
    const auto &atom = line.atoms[k];
    const auto *next = k + 1 < line.atoms.size() ? &line.atoms[k + 1] : nullptr;
    if (atom.kind == Atom::Kind::Play) {
      if (!actor.empty() && !atom.level.empty()) resolver_.seePlay(actor, atom.text, atom.level);
      continue;
    }
    if (atom.kind != Atom::Kind::Noun) continue;
    actor = {};
    if (atom.token == TokenKind::Initial) {
      for (const auto word : named) {
        if (word.starts_with(atom.text)) actor = word;
      }
    } else if (atom.token == TokenKind::Crypt || atom.token == TokenKind::Player) {
      actor = atom.text;
      named.push_back(atom.text);
      // What is transferred to or drawn is of the seat's own crypt.
      const bool transfer = next != nullptr && next->kind == Atom::Kind::Amount && next->sign != 0;
      if (transfer || atom.sign == '+') resolver_.seeGroup(seat, atom.text, atom.advanced);
    }
  }
}

/// A trophy is moved on this line (TS 2.4.4): what was burned is of the Red List.
bool Builder::trophyFollows() const {
  return std::any_of(atoms_->begin() + static_cast<std::ptrdiff_t>(k_), atoms_->end(),
                     [&](const Atom &atom) { return atom.kind == Atom::Kind::Use && (peek(atom, {}).traits & cards::kTrophy) != 0; });
}

PlayerIndex Builder::nextPlayer(PlayerIndex candidate) const {
  const auto seats = static_cast<int>(table_.seats());
  if (seats < 2) return kNoPlayer;
  if (active_ == kNoPlayer) return 0;
  for (int step = 1; step < seats; ++step) {
    const auto seat = static_cast<PlayerIndex>((active_ + step) % seats);
    // A seat that heads no later line is out of the game; the line at hand counts as one.
    if (lastHeader_[static_cast<std::size_t>(seat)] > lineIndex_ || seat == candidate) return seat;
  }
  return kNoPlayer;
}

/// What stands behind the player's word can only be done in one's own turn.
bool Builder::cannotBeReaction() const {
  const auto *second = at(1);
  if (second == nullptr || second->comma) return false;
  switch (second->kind) {
    case Atom::Kind::Use: return true;
    case Atom::Kind::Play: {
      if (second->sign != 0) return true;
      Place place;
      place.fits = cards::kMaster | cards::kEvent;
      const auto card = peek(*second, place);
      if ((card.types & cards::kEvent) != 0) return true;
      return (card.types & cards::kMaster) != 0 && (card.traits & cards::kOutOfTurn) == 0;
    }
    case Atom::Kind::RedList: return true;
    case Atom::Kind::Noun: {
      if (second->sign != 0) return true;
      const auto *third = at(2);
      if (third == nullptr || third->comma) return false;
      if (third->kind == Atom::Kind::Action || third->kind == Atom::Kind::Merge) return true;
      if (third->kind == Atom::Kind::Amount) return third->sign != 0;
      if (third->kind == Atom::Kind::Use) return actingMinion_.present() == false;
      if (third->kind != Atom::Kind::Play) return false;
      constexpr cards::Types kOwnTurn = cards::kAction | cards::kPolitical | cards::kEquipment | cards::kRetainer | cards::kAlly;
      const auto card = peek(*third, {});
      return (card.types & kOwnTurn) != 0 && (card.types & (cards::kReaction | cards::kCombat)) == 0;
    }
    default: return false;
  }
}

/// The next minion that acts, on this line or a later one, is known to be the current Methuselah's.
bool Builder::nextToActIsCurrent() const {
  constexpr std::size_t kLookAhead = 40;
  for (auto i = lineIndex_; i < std::min(lines_.size(), lineIndex_ + kLookAhead); ++i) {
    if (i > lineIndex_ && starts_[i].header != kNoPlayer) return false;
    const auto &atoms = lines_[i].atoms;
    for (std::size_t k = 0; k + 1 < atoms.size(); ++k) {
      if (atoms[k].kind != Atom::Kind::Noun || atoms[k + 1].kind != Atom::Kind::Action || atoms[k + 1].comma) continue;
      const auto card = resolver_.crypt(atoms[k].text, atoms[k].advanced, active_).card;
      return card != kNoCard && table_.controllerOf(card) == active_;
    }
  }
  return false;
}

bool Builder::isHeader(PlayerIndex player) {
  if (starts_[lineIndex_].header == player && player != kNoPlayer) {
    // A player's word alone in an open combat or referendum names nothing there either: it heads the turn whose mark was forgotten.
    return true;
  }
  const auto &first = (*atoms_)[k_];
  if (first.specs.size() == 1 && soleNumber(first.specs.front())) return true;
  if (!first.specs.empty() || combat_ || referendum_ || player == kNoPlayer || player == active_) return false;
  if (atoms_->size() == 1) return true;
  if (const auto next = nextPlayer(player); next != kNoPlayer && next != player) return false;
  if (active_ != kNoPlayer && table_.seats() < 2) return false;
  if (!cannotBeReaction()) return false;
  if (blockPending_ && lineIndex_ + 1 < lines_.size() && starts_[lineIndex_ + 1].combat) return false;
  const auto header = std::find_if(starts_.begin() + static_cast<std::ptrdiff_t>(lineIndex_) + 1, starts_.end(), [](const LineStart &start) { return start.header != kNoPlayer; });
  if (header != starts_.end() && header->header == player) return false;
  return !nextToActIsCurrent();
}

void Builder::turnHeader(PlayerIndex player, bool inferred) {
  const auto &atom = (*atoms_)[k_];
  Event event;
  event.kind = EventKind::Turn;
  event.range = atom.range;
  event.card = this->player(atom);
  if (player == kNoPlayer) player = event.card.player;
  if (!atom.specs.empty()) event.count = soleNumber(atom.specs.front());
  if (combat_) {
    note(Note::Kind::CombatNotClosed, combatMark_).related = atom.word;
    combat_ = false;
  }
  if (referendum_) {
    note(Note::Kind::ReferendumNotClosed, referendumMark_).related = atom.word;
    referendum_ = false;
  }
  ++turn_;
  active_ = player;
  phase_ = PhaseKind::Unlock;
  phaseMarked_ = false;
  lastMinion_ = actingMinion_ = {};
  political_ = blockPending_ = false;
  shorts_.clear();
  if (inferred) note(Note::Kind::HeaderOrActor, atom.word).words = {std::string(atom.text)};
  add(std::move(event));
  current_ = kNone;
}

}  // namespace vtes::model
