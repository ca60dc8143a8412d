#pragma once
/// Which card is meant (READING 4): the candidates of an abbreviation, ranked by what the transcript says.

#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "model/front_matter.h"
#include "model/ledger.h"
#include "model/stretch.h"

namespace vtes::model {

/// Where a library card's word stands, as far as that tells what kind of card it can be.
struct Place {
  cards::Types fits = ~0U;                  ///< card types at home here
  bool inPlay = false;                      ///< it is used: a card that stays in play, or one played before
  bool outOfTurn = false;                   ///< played by a Methuselah in another's turn
  PlayerIndex seat = kNoPlayer;             ///< whose card it is likely to be
  cards::CardIndex actor = cards::kNoCard;  ///< the minion that plays it
};

class Resolver {
 public:
  Resolver(const cards::Database &cards, const FrontMatter &frontMatter);

  struct Choice {
    cards::CardIndex card = cards::kNoCard;
    cards::Match match = cards::Match::Canonical;
    bool otherCase = false;
    bool pinned = false;
    std::uint8_t copy = 0;   ///< the word ends in a copy number (READING 2)
    std::size_t length = 0;  ///< of the word without it
    std::vector<cards::CardIndex> others;
    int lead = 1000;  ///< how far ahead of the second; 1000: alone
  };
  /// What else is known of a vampire whose word is read.
  struct Wanted {
    bool redList = false;  ///< it is marked, attacked as marked, or its diablerie brings trophies
    bool merger = false;   ///< it merges or is merged: it has an advanced card
  };
  [[nodiscard]] Choice crypt(std::string_view word, bool advanced, PlayerIndex seat, Wanted wanted) const;
  [[nodiscard]] Choice crypt(std::string_view word, bool advanced, PlayerIndex seat) const {
    return crypt(word, advanced, seat, {});
  }
  [[nodiscard]] Choice library(std::string_view word, std::string_view level, const Place &place) const;

  /// A vampire of that group was seen in the seat's crypt: a crypt has one group or two that follow each other.
  void seeGroup(PlayerIndex seat, std::string_view word, bool advanced);

  /// The minion of that word plays a card of that word: its disciplines tell who it is. Only a card that is no other's
  /// counts.
  void seePlay(std::string_view minion, std::string_view card, std::string_view level);

  /// Takes what lines showed when they were read before.
  void add(const Evidence &evidence);
  /// From now on what seeGroup() and seePlay() count is written there too; null: nowhere.
  void write(Evidence *evidence) { evidence_ = evidence; }
  /// Forgets what was shown, and what words meant.
  void forgetEvidence();
  /// Forgets what words meant.
  void forgetWords();
  /// The pieces of evidence that differ between this and another resolver of the same front matter.
  [[nodiscard]] std::vector<Key> differences(const Resolver &other) const;
  /// From now on what is taken and given is written there; null: nowhere.
  void write(Ledger *ledger) { ledger_ = ledger; }

  /// A later word of the same letters is likelier the same card. `word` has to last.
  void remember(std::string_view word, cards::CardIndex card, PlayerIndex seat);
  [[nodiscard]] bool inDeck(PlayerIndex seat, cards::CardIndex card) const;
  [[nodiscard]] bool hasDeck(PlayerIndex seat) const;
  /// A card of that abbreviation is in a deck at the table, or was seen in this game.
  [[nodiscard]] bool atTable(std::string_view abbreviation) const;
  /// Seats whose deck has the card, when it is just one; else kNoPlayer.
  [[nodiscard]] PlayerIndex deckOf(cards::CardIndex card) const;

 private:
  /// Disciplines that a minion's word was seen to use: three letters, and whether superior.
  struct Used {
    std::string_view disciplines;
    bool superior = false;
    friend bool operator==(const Used &, const Used &) = default;
  };
  void see(PlayerIndex seat, std::uint8_t group);
  void see(std::string_view minion, Used used);
  struct Ranked {
    cards::Candidate candidate;
    int score = 0;
  };
  [[nodiscard]] int general(const cards::Card &card, const cards::Candidate &candidate, std::string_view word,
                            PlayerIndex seat) const;
  [[nodiscard]] int cryptScore(const cards::Card &card, std::string_view word, Wanted wanted) const;
  [[nodiscard]] int libraryScore(const cards::Card &card, std::string_view level, const Place &place) const;
  [[nodiscard]] cards::CardIndex pinned(std::string_view word) const;
  /// The common case: one card has just these letters.
  [[nodiscard]] bool sole(std::string_view word, bool crypt, Choice &choice) const;
  [[nodiscard]] std::vector<cards::Candidate> candidates(std::string_view word, bool crypt, Choice &choice) const;
  static Choice best(std::vector<Ranked> &ranked, Choice choice);

  const cards::Database &cards_;
  std::uint32_t date_ = 0;
  std::map<std::string, cards::CardIndex, std::less<>> pins_;
  std::vector<std::vector<bool>> decks_;  ///< by seat; empty: no deck known
  std::vector<bool> anyDeck_;
  struct Groups {
    std::uint8_t low = 0;  ///< 0: none seen
    std::uint8_t high = 0;
    friend bool operator==(const Groups &, const Groups &) = default;
  };
  std::vector<Groups> groups_;  ///< by seat
  std::unordered_map<std::string_view, std::vector<Used>> played_;
  /// Decided vampires, until something new is known of their word: a name stands in a game a hundred times.
  struct Decided {
    bool advanced = false;
    PlayerIndex seat = kNoPlayer;
    Choice choice;
  };
  mutable std::unordered_map<std::string_view, Decided> decided_;
  std::unordered_map<std::string_view, std::vector<std::pair<PlayerIndex, cards::CardIndex>>> seen_;
  Ledger *ledger_ = nullptr;
  Evidence *evidence_ = nullptr;
};

}  // namespace vtes::model
