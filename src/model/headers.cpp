/// Is a player's word at the start of a line a turn header? (TS 2.1.1, READING 5.1)

#include <algorithm>

#include "model/builder.h"

namespace vtes::model {

using cards::kNoCard;
using syntax::TokenKind;

namespace {

/// The visible tokens of a tree, one after another.
class Visible {
 public:
  explicit Visible(const syntax::Tree &tree) : tree_(tree) { skip(); }
  [[nodiscard]] TokenKind kind() const { return at_ < tree_.tokens.size() ? tree_.tokens[at_].kind : TokenKind::End; }
  [[nodiscard]] std::string_view text() const {
    const auto range = tree_.tokens[at_].range;
    return std::string_view(tree_.text).substr(range.begin, range.size());
  }
  void next() {
    ++at_;
    skip();
  }

 private:
  void skip() {
    while (at_ < tree_.tokens.size() && syntax::hidden(tree_.tokens[at_].kind)) ++at_;
  }
  const syntax::Tree &tree_;
  std::size_t at_ = 0;
};

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

/// Before anything is decided: who is seated, which lines head turns, what each vampire plays and whose crypt it is of.
void Builder::prescan() {
  for (const auto &line : t_.lines) {
    if (table_.declared()) break;
    // Players that no front matter declares are met in turn headers; those make the seats, in the order of the first
    // round.
    bool pool = false;
    auto word = headerShape(*line.tree, table_, pool);
    if (word.empty() && t_.players.empty()) word = firstHeaderShape(*line.tree);
    if (word.empty() || (!pool && table_.find(word).player == kNoPlayer && isCryptWord(word))) continue;
    table_.meet(word, true);
  }
  PlayerIndex seat = kNoPlayer;
  starts_.reserve(t_.lines.size());
  for (const auto &line : t_.lines) {
    LineStart start;
    bool pool = false;
    auto word = headerShape(*line.tree, table_, pool);
    if (word.empty() && seat == kNoPlayer) word = firstHeaderShape(*line.tree);
    if (!word.empty()) start.header = table_.find(word).player;
    start.combat = Visible(*line.tree).kind() == TokenKind::CombatMark;
    starts_.push_back(start);
    if (start.header != kNoPlayer) seat = start.header;
    gatherEvidence(*line.tree, seat);
  }
  lastHeader_.assign(t_.players.size() + 1, 0);
  for (std::size_t i = 0; i < starts_.size(); ++i) {
    if (starts_[i].header != kNoPlayer) lastHeader_[static_cast<std::size_t>(starts_[i].header)] = i;
  }
}

void Builder::gatherEvidence(const syntax::Tree &tree, PlayerIndex seat) {
  named_.clear();
  std::string_view actor;
  auto before = TokenKind::End;
  for (Visible at(tree); at.kind() != TokenKind::End;) {
    const auto kind = at.kind();
    const auto text = at.text();
    at.next();
    if (kind == TokenKind::Library && at.kind() == TokenKind::Level && before != TokenKind::Slash && !actor.empty()) {
      resolver_.seePlay(actor, text, at.text());
    } else if (kind == TokenKind::Initial) {
      actor = {};
      for (const auto word : named_) {
        if (word.starts_with(text)) actor = resolver_.find(word).size() > 1 ? word : std::string_view{};
      }
    } else if ((kind == TokenKind::Crypt || kind == TokenKind::Player) && before != TokenKind::Slash) {
      // Only where several vampires share the word is there anything to tell.
      actor = resolver_.find(text).size() > 1 ? text : std::string_view{};
      named_.push_back(text);
      const bool advanced = at.kind() == TokenKind::Advanced;
      if (advanced) at.next();
      // What is transferred to or drawn is of the seat's own crypt.
      bool own = before == TokenKind::Plus;
      if (at.kind() == TokenKind::Plus || at.kind() == TokenKind::Minus) {
        auto number = at;
        number.next();
        own = own || number.kind() == TokenKind::Number;
      }
      if (own) resolver_.seeGroup(seat, text, advanced);
    }
    before = kind;
  }
}

/// A trophy is moved on this line (TS 2.4.4): what was burned is of the Red List.
bool Builder::trophyFollows() const {
  return std::any_of(atoms_->begin() + static_cast<std::ptrdiff_t>(k_), atoms_->end(), [&](const Atom &atom) {
    return atom.kind == Atom::Kind::Use && (peek(atom, {}).traits & cards::kTrophy) != 0;
  });
}

/// The last deed is a diablerie: whoever has trophies in play moves them now (TS 2.4.4).
bool Builder::earnsTrophies() const {
  for (auto event = t_.events.rbegin(); event != t_.events.rend(); ++event) {
    if (event->kind == EventKind::Action) return event->action == ActionKind::Diablerie;
    if (event->kind != EventKind::Use) return false;
  }
  return false;
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
  for (auto i = lineIndex_; i < std::min(t_.lines.size(), lineIndex_ + kLookAhead); ++i) {
    if (i > lineIndex_ && starts_[i].header != kNoPlayer) return false;
    std::string_view word;
    bool advanced = false;
    for (Visible at(*t_.lines[i].tree); at.kind() != TokenKind::End; at.next()) {
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
  if (blockPending_ && lineIndex_ + 1 < starts_.size() && starts_[lineIndex_ + 1].combat) return false;
  const auto header = std::find_if(starts_.begin() + static_cast<std::ptrdiff_t>(lineIndex_) + 1, starts_.end(),
                                   [](const LineStart &start) { return start.header != kNoPlayer; });
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
  closeForgotten(atom.word);
  ++turn_;
  active_ = player;
  phase_ = PhaseKind::Unlock;
  phaseMarked_ = false;
  lastMinion_ = actingMinion_ = {};
  political_ = blockPending_ = false;
  opponent_ = {};
  strikesBefore_ = 0;
  shorts_.clear();
  if (inferred) note(Note::Kind::HeaderOrActor, atom.word).words = {std::string(atom.text)};
  add(std::move(event));
  current_ = kNone;
}

}  // namespace vtes::model
