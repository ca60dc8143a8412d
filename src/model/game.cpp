#include "model/game.h"

namespace vtes::model {

Game::Game(const cards::Database &cards, const FrontMatter &frontMatter, const Weights &weights)
    : players(std::make_shared<std::deque<Player>>()),
      table(frontMatter, *players),
      resolver(cards, frontMatter, weights) {
  dealCrypts(frontMatter, cards);
}

/// Whose deck a vampire is in, hers it is.
void Game::dealCrypts(const FrontMatter &frontMatter, const cards::Database &cards) {
  for (std::size_t i = 0; i < frontMatter.seats.size(); ++i) {
    const Seat &seat = frontMatter.seats[i];
    if (!seat.inlineDeck) continue;
    const auto player = static_cast<PlayerIndex>(i);
    for (const DeckEntry &entry : seat.inlineDeck->entries) {
      if (entry.card != cards::kNoCard && cards.isCrypt(entry.card) && resolver.deckOf(entry.card) == player)
        table.control(entry.card, player);
    }
  }
}

void Game::write(Ledger *ledger) {
  ledger_ = ledger;
  table.write(ledger);
  resolver.write(ledger);
}

void Game::beginAnew(std::shared_ptr<std::deque<Player>> seats, const FrontMatter &frontMatter,
                     const cards::Database &cards) {
  players = std::move(seats);
  table.beginAnew(*players);
  resolver.forgetWords();
  allies.clear();
  nears.clear();
  active = kNoPlayer;
  dealCrypts(frontMatter, cards);
}

void Game::take(const Given &given, const std::deque<Player> &all) {
  for (std::size_t i = players->size(); i < given.players; ++i) table.meet(all[i].name, false);
  for (const Given::Seen &seen : given.seen) resolver.remember(seen.word, seen.card, seen.seat, seen.sure);
  for (const auto &[card, player] : given.controls) table.control(card, player);
  allies.insert(allies.end(), given.allies.begin(), given.allies.end());
  for (const Given::Near &near : given.nears) nears.emplace(near.word, near.nearest);
  active = given.active;
}

}  // namespace vtes::model
