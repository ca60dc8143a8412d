#pragma once
/// Which card is meant (READING 4): the candidates of an abbreviation, ranked by what the transcript says.

#include <functional>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
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
  friend bool operator==(const Place &, const Place &) = default;
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
  /// The card that is meant. What is returned holds until the next call.
  [[nodiscard]] const Choice &crypt(std::string_view word, bool advanced, PlayerIndex seat, Wanted wanted) const;
  [[nodiscard]] const Choice &crypt(std::string_view word, bool advanced, PlayerIndex seat) const {
    return crypt(word, advanced, seat, {});
  }
  [[nodiscard]] const Choice &library(std::string_view word, std::string_view level, const Place &place) const;
  /// The cards that a word can mean just as it stands: Database::find(), looked up once for each word.
  [[nodiscard]] std::span<const cards::Candidate> find(std::string_view word) const { return known(word).all; }
  /// One of them is of that pile.
  [[nodiscard]] bool canBe(std::string_view word, bool crypt) const {
    const auto &of = known(word);
    return crypt ? of.crypt : of.library;
  }

  /// A vampire of that group was seen in the seat's crypt: a crypt has one group or two that follow each other.
  void seeGroup(PlayerIndex seat, std::string_view word, bool advanced);

  /// The minion of that word plays a card of that word: its disciplines tell who it is. Only a card that is no other's
  /// counts.
  void seePlay(std::string_view minion, std::string_view card, std::string_view level);

  /// Takes what lines showed when they were read before; before any word is asked about.
  void add(const Evidence &evidence);
  /// From now on what seeGroup() and seePlay() count is written there too; null: nowhere.
  void write(Evidence *evidence) { evidence_ = evidence; }
  /// Forgets what was shown, and what words meant.
  void forgetEvidence();
  /// Forgets what words meant, and what seePlay() was told.
  void forgetWords();
  /// The pieces of added evidence that differ between this and another resolver of the same front matter.
  [[nodiscard]] std::vector<Key> differences(const Resolver &other) const;
  /// From now on what is taken and given is written there; null: nowhere.
  void write(Ledger *ledger) { ledger_ = ledger; }

  /// A later word of the same letters is likelier the same card. `word`, as all that are asked about, has to last.
  void remember(std::string_view word, cards::CardIndex card, PlayerIndex seat);
  [[nodiscard]] bool inDeck(PlayerIndex seat, cards::CardIndex card) const;
  [[nodiscard]] bool hasDeck(PlayerIndex seat) const;
  /// A card of that abbreviation is in a deck at the table, or was seen in this game.
  [[nodiscard]] bool atTable(std::string_view abbreviation) const;
  /// Seats whose deck has the card, when it is just one; else kNoPlayer.
  [[nodiscard]] PlayerIndex deckOf(cards::CardIndex card) const;

 private:
  struct Ranked {
    cards::Candidate candidate;
    int score = 0;
  };
  /// Disciplines that a minion's word was seen to use: three letters, and whether superior.
  struct Used {
    std::string_view disciplines;
    bool superior = false;
    friend bool operator==(const Used &, const Used &) = default;
  };
  using Seen = std::vector<std::pair<PlayerIndex, cards::CardIndex>>;
  /// What is asked of a word.
  struct Question {
    bool crypt = false;
    bool advanced = false;
    std::string_view level;
    Place place;
    friend bool operator==(const Question &, const Question &) = default;
  };
  /// What is known of a word: a name stands in a game a hundred times. What was decided holds until something new is
  /// known.
  struct Known {
    std::span<const cards::Candidate> all;
    bool crypt = false, library = false;  ///< some of them are
    std::vector<Used> played;
    Seen seen;
    std::uint32_t groupsSeen = 0;  ///< Resolver::groupsSeen_ when it was decided; 0: it is not
    Question question;
    Choice choice;
  };
  /// The word that was asked of last: one word is asked several things, one after another.
  struct Last {
    std::string_view word;
    Known *known = nullptr;
    Last() = default;
    Last(const Last & /*other*/) {}  // what it points to is the other resolver's
    Last &operator=(const Last & /*other*/) {
      known = nullptr;
      return *this;
    }
    ~Last() = default;
  };
  struct Hash {
    using is_transparent = void;
    std::size_t operator()(std::string_view word) const {
      std::size_t value = 14695981039346656037U;  // FNV-1a: words are short
      for (const char c : word) value = (value ^ static_cast<unsigned char>(c)) * 1099511628211U;
      return value;
    }
  };
  void see(PlayerIndex seat, std::uint8_t group);
  static void see(std::vector<Used> &played, Used used);
  [[nodiscard]] Known &known(std::string_view word) const;
  [[nodiscard]] bool isDecided(const Known &of, const Question &question) const {
    return of.groupsSeen == groupsSeen_ && of.question == question;
  }
  /// Keeps choice_ as the answer.
  const Choice &decide(Known &of, const Question &question) const;
  [[nodiscard]] int general(const cards::CardFigures &card, const cards::Candidate &candidate, const Seen &list,
                            PlayerIndex seat) const;
  [[nodiscard]] int cryptScore(cards::CardIndex index, const std::vector<Used> &played, Wanted wanted) const;
  [[nodiscard]] int libraryScore(cards::CardIndex index, std::string_view level, const Place &place) const;
  [[nodiscard]] cards::CardIndex pinned(std::string_view word) const;
  /// The common case: one card has just these letters.
  [[nodiscard]] static bool sole(const Known &of, bool crypt, Choice &choice);
  /// Puts the candidates of a pile into found_.
  void candidates(std::string_view word, bool crypt, Choice &choice) const;
  /// Decides by what is in ranked_.
  void best(Choice &choice) const;

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
  std::vector<Groups> groups_;    ///< by seat
  std::uint32_t groupsSeen_ = 1;  ///< rises with each group that is seen
  std::unordered_map<std::string, std::vector<Used>, Hash, std::equal_to<>> shown_;  ///< by add()
  mutable std::unordered_map<std::string_view, Known, Hash> words_;
  mutable Last last_;
  mutable Choice choice_;  ///< what was returned last, where it is not kept in words_
  // Kept for their memory.
  mutable std::vector<cards::Candidate> found_;
  mutable std::vector<Ranked> ranked_;
  Ledger *ledger_ = nullptr;
  Evidence *evidence_ = nullptr;
};

}  // namespace vtes::model
