#include "replay/board.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "rules/changes.h"

namespace vtes::replay {
namespace {

using rules::Bounds;
using rules::Kind;
using rules::kNoPiece;
using rules::kNoSeat;
using rules::Piece;
using rules::PieceId;
using rules::Region;
using rules::Seat;
using rules::Title;

constexpr std::array<std::pair<std::string_view, Title>, 14> kTitles{{
    {"1 vote", Title::OneVote},
    {"2 votes", Title::TwoVotes},
    {"primogen", Title::Primogen},
    {"bishop", Title::Bishop},
    {"prince", Title::Prince},
    {"archbishop", Title::Archbishop},
    {"baron", Title::Baron},
    {"magaji", Title::Magaji},
    {"kholo", Title::Kholo},
    {"justicar", Title::Justicar},
    {"cardinal", Title::Cardinal},
    {"inner circle", Title::InnerCircle},
    {"regent", Title::Regent},
    {"priscus", Title::Priscus},
}};

Kind kindOf(const cards::CardFigures &facts) {
  if ((facts.types & cards::kVampire) != 0) return Kind::Vampire;
  if ((facts.types & (cards::kImbued | cards::kAlly)) != 0) return Kind::Ally;
  if ((facts.types & cards::kRetainer) != 0) return Kind::Retainer;
  if ((facts.types & cards::kEquipment) != 0) return Kind::Equipment;
  if ((facts.types & cards::kEvent) != 0) return Kind::Event;
  return (facts.traits & cards::kLocation) != 0 ? Kind::Location : Kind::Other;
}

bool fits(const Piece &piece, const model::Reference &word) {
  if (piece.card != keyOf(word.card)) return false;
  if (!piece.there()) return false;
  if (word.kind == model::RefKind::UnknownCrypt) return piece.kind == Kind::Vampire && piece.copy == word.draw;
  if (word.card == cards::kNoCard) return false;
  return word.copy == 0 || piece.copy == 0 || piece.copy == word.copy;
}

/// How well a piece answers to a word: whose it is, the copy, ready before torpid before uncontrolled.
int rank(const Piece &piece, const model::Reference &word, Seat seat) {
  int rank = 0;
  if (seat != kNoSeat && piece.controller == seat) rank += 16;
  if (word.copy != 0 && piece.copy == word.copy) rank += 8;
  if (piece.region == Region::Ready) rank += 4;
  if (piece.region == Region::Torpor) rank += 3;
  if (piece.region == Region::Contested) rank += 2;
  return rank;
}

}  // namespace

Title titleOf(std::string_view words) {
  const auto *found = std::find_if(kTitles.begin(), kTitles.end(), [&](const auto &row) { return row.first == words; });
  return found == kTitles.end() ? Title::None : found->second;
}

bool hasEffect(std::string_view effects, std::string_view word) {
  for (std::size_t at = effects.find(word); at != std::string_view::npos; at = effects.find(word, at + 1)) {
    if (at == 0 || effects[at - 1] == ' ') return true;
  }
  return false;
}

std::optional<int> numberOf(std::string_view effects, std::string_view word) {
  for (std::size_t at = effects.find(word); at != std::string_view::npos; at = effects.find(word, at + 1)) {
    if (at != 0 && effects[at - 1] != ' ') continue;
    std::size_t from = at + word.size();
    if (from < effects.size() && effects[from] == '+') ++from;
    int number = 0;
    const auto [end, error] = std::from_chars(effects.data() + from, effects.data() + effects.size(), number);
    if (error == std::errc{}) return number;
  }
  return std::nullopt;
}

const std::vector<cards::CardLine> &CardNotes::linesOf(cards::CardIndex card) {
  const auto known = lines_.find(card);
  return known != lines_.end() ? known->second : lines_.emplace(card, cards_.lines(card)).first->second;
}

const CardNotes::Numbers &CardNotes::numbersOf(cards::CardIndex card) {
  const auto known = numbers_.find(card);
  return known != numbers_.end() ? known->second : numbers_.emplace(card, read(card)).first->second;
}

CardNotes::Numbers CardNotes::read(cards::CardIndex card) {
  Numbers numbers;
  if (card == cards::kNoCard) return numbers;
  const auto &lines = linesOf(card);
  if (lines.empty()) return numbers;
  const std::string_view first = lines.front().effects;
  if (cards_.isCrypt(card)) {
    numbers.own.bleed += numberOf(first, "bleed").value_or(0);
    numbers.own.strength += numberOf(first, "strength").value_or(0);
    numbers.own.stealth += numberOf(first, "stealth").value_or(0);
    numbers.own.intercept += numberOf(first, "intercept").value_or(0);
    return numbers;
  }
  numbers.own.bleed = numberOf(first, "bleed=").value_or(1);
  numbers.own.strength = numberOf(first, "strength=").value_or(1);
  constexpr cards::Types kBodies = cards::kEquipment | cards::kRetainer | cards::kAlly;
  const bool isBody = (cards_.types(card) & kBodies) != 0;
  for (const cards::CardLine &line : lines) {
    // A master or modifier that lies on a minion has no numbers of its own: they are the minion's.
    if (!isBody && line.use == cards::LineUse::InPlay && line.hooks == cards::kInPlayHook) {
      numbers.given.likelyBleed += byLine(line, numberOf(line.effects, "bleed").value_or(0));
    }
    if (line.effects.find("bearer:") == std::string_view::npos) continue;
    numbers.given.bleed += numberOf(line.effects, "bearer:bleed").value_or(0);
    numbers.given.stealth += numberOf(line.effects, "bearer:stealth").value_or(0);
    numbers.given.intercept += numberOf(line.effects, "bearer:intercept").value_or(0);
    numbers.given.strength += numberOf(line.effects, "bearer:strength").value_or(0);
  }
  return numbers;
}

Board::Board(const model::Transcript &transcript, rules::State &state, CardNotes &notes)
    : transcript_(transcript), cards_(*transcript.cards), notes_(notes), state_(state) {
  for (const model::Player &player : transcript.players) {
    if (!player.seated) break;
    ++seats_;
  }
  if (seats_ < rules::kFewestSeats || seats_ > rules::kMostSeats) seats_ = 0;
}

PieceId Board::find(const model::Reference &word, Seat seat) const {
  PieceId best = kNoPiece;
  int bestRank = -1;
  for (std::size_t i = 0; i < state_.pieces.size(); ++i) {
    const Piece &piece = state_.pieces[i];
    if (!fits(piece, word)) continue;
    const int score = rank(piece, word, seat);
    if (score > bestRank) {
      bestRank = score;
      best = static_cast<PieceId>(i);
    }
  }
  return best;
}

PieceId Board::findIn(const model::Reference &word, Seat seat, Region region) const {
  for (std::size_t i = 0; i < state_.pieces.size(); ++i) {
    const Piece &piece = state_.pieces[i];
    if (fits(piece, word) && piece.region == region && (seat == kNoSeat || piece.controller == seat))
      return static_cast<PieceId>(i);
  }
  return kNoPiece;
}

void Board::become(Piece &piece, cards::CardIndex card) const {
  const cards::Card facts = cards_.card(card);
  piece.card = keyOf(card);
  piece.copy = 0;
  piece.kind = kindOf(facts);
  piece.capacity = facts.capacity;
  piece.title = titleOf(facts.title);
  const auto &lines = linesOf(card);
  const std::string_view first = lines.empty() ? std::string_view() : lines.front().effects;
  piece.unique = !hasEffect(first, "non-unique");
  piece.infernal = (facts.traits & cards::kInfernal) != 0;
  piece.redList = (facts.traits & cards::kRedList) != 0;
  piece.strength = static_cast<std::int8_t>(printedOf(card).strength);
}

Title Board::titlePrinted(cards::CardIndex card) const {
  return titleOf(cards_.card(card).title);
}

void Board::name(Seat seat, std::uint8_t draw, cards::CardIndex card) {
  names_.push_back({seat, draw, card});
}

PieceId Board::uncontrolled(const model::Reference &word, Seat seat, bool empty) {
  model::Reference meant = word;
  if (word.kind == model::RefKind::UnknownCrypt) {
    for (const Name &name : names_) {
      if (name.seat != seat || name.draw != word.draw) continue;
      meant.kind = model::RefKind::Crypt;
      meant.card = name.card;
    }
  }
  const PieceId there = findIn(meant, seat, Region::Uncontrolled);
  if (there != kNoPiece) return there;
  const bool known = meant.card != cards::kNoCard;
  for (std::size_t i = 0; i < state_.pieces.size(); ++i) {
    Piece &piece = state_.pieces[i];
    if (piece.region != Region::Uncontrolled || piece.controller != seat || piece.card != 0 || piece.copy != 0)
      continue;
    if (known) {
      become(piece, meant.card);
    } else {
      piece.copy = word.draw;
    }
    return static_cast<PieceId>(i);
  }
  if (state_.pieces.full()) return kNoPiece;
  Piece piece;
  piece.kind = Kind::Vampire;
  piece.region = Region::Uncontrolled;
  piece.owner = piece.controller = seat;
  if (known) {
    become(piece, meant.card);
  } else {
    piece.copy = word.draw;
  }
  // With all its blood it would have come out (READING 7.7).
  if (!empty) piece.blood = {0, piece.capacity > 0 ? piece.capacity - 1 : Bounds::kUnbounded};
  return rules::place(state_, piece);
}

PieceId Board::appear(const model::Reference &word, Seat seat) {
  if (state_.pieces.full() || word.card == cards::kNoCard) return kNoPiece;
  Piece piece;
  become(piece, word.card);
  if (!cards_.isCrypt(word.card)) {
    const auto &lines = linesOf(word.card);
    piece = rules::pieceOf(
        entering(word.card, lines.empty() ? std::string_view() : lines.front().effects, word.copy, true), seat);
  }
  piece.region = Region::Ready;
  piece.owner = piece.controller = seat;
  piece.copy = word.copy;
  piece.locked = rules::Known::Unknown;
  piece.blood =
      piece.capacity > 0 ? Bounds(0, piece.capacity) : Bounds(rules::hasLife(piece.kind) ? 1 : 0, Bounds::kUnbounded);
  return rules::place(state_, piece);
}

rules::NewPiece Board::entering(cards::CardIndex card, std::string_view effects, std::uint8_t copy, bool sure) const {
  const cards::CardFigures &facts = cards_.figures(card);
  rules::NewPiece piece;
  piece.card = keyOf(card);
  piece.kind = kindOf(facts);
  piece.copy = copy;
  piece.unique = (facts.traits & cards::kUnique) != 0;
  if (const auto capacity = numberOf(effects, "becomes-vampire:"); capacity && (sure || copy > 0)) {
    piece.kind = Kind::Vampire;
    piece.capacity = static_cast<std::uint8_t>(*capacity);
    piece.blood = *capacity;
  }
  if (rules::hasLife(piece.kind)) piece.blood = numberOf(effects, "life:").value_or(1);
  return piece;
}

Bounds Board::strengthOf(PieceId piece) const {
  Bounds strength = printedOf(piece).strength;
  for (const Gain &gain : gains_) {
    if (gain.piece == piece) strength += gain.by;
  }
  return strength.notNegative();
}

void Board::endRound() {
  for (Gain &gain : gains_) gain.by = orNothing(gain.by);
}

std::string Board::pieceName(PieceId id) const {
  if (!state_.hasPiece(id)) return {};
  const Piece &piece = state_.piece(id);
  if (piece.card == 0) return "vamp" + (piece.copy > 0 ? std::to_string(piece.copy) : std::string());
  return std::string(cards_.card(cardOf(piece.card)).name);
}

std::string Board::seatName(Seat seat) const {
  return seat < transcript_.players.size() ? transcript_.players[seat].name : std::string();
}

Printed Board::printedOf(PieceId id) const {
  Printed printed;
  if (!state_.hasPiece(id)) return printed;
  printed = printedOf(cardOf(state_.piece(id).card));
  for (const Piece &on : state_.pieces) {
    if (on.on != id || !on.there() || on.card == 0) continue;
    const Printed &given = notes_.numbersOf(cardOf(on.card)).given;
    printed.bleed += given.bleed;
    printed.stealth += given.stealth;
    printed.intercept += given.intercept;
    printed.strength += given.strength;
    printed.likelyBleed += given.likelyBleed;
  }
  return printed;
}

}  // namespace vtes::replay
