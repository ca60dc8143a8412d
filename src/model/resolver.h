#pragma once
/// Which card is meant (READING 4): the candidates of an abbreviation, ranked by what the transcript says.

#include <functional>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/clues.h"
#include "model/evidence.h"
#include "model/front_matter.h"
#include "model/ledger.h"
#include "model/stretch.h"
#include "model/word_table.h"

namespace vtes::model {

/// What is written behind a card's word, a bit each.
enum Written : std::uint8_t {
  kMinionTarget = 1U << 0U,
  kPlayerTarget = 1U << 1U,
  kNothingBehind = 1U << 2U,  ///< certainly no target
  kSomeNumber = 1U << 3U,     ///< `(3)`: a cost, an amount or votes
  kAllocation = 1U << 4U,     ///< `(FERD 3, STAN 1)`
};

/// Where a library card's word stands, as far as that tells what kind of card it can be.
struct Place {
  cards::Types fits = ~0U;                  ///< card types at home here
  bool inPlay = false;                      ///< it is used: a card that stays in play, or one played before
  bool outOfTurn = false;                   ///< played by a Methuselah in another's turn
  PlayerIndex seat = kNoPlayer;             ///< whose card it is likely to be
  cards::CardIndex actor = cards::kNoCard;  ///< the minion that plays it
  std::uint8_t written = 0;                 ///< of Written
  friend bool operator==(const Place &, const Place &) = default;
};

class Resolver {
 private:
  struct Known;

 public:
  /// `weights` have to last.
  Resolver(const cards::Database &cards, const FrontMatter &frontMatter, const Weights &weights = kWeights);

  struct Choice {
    cards::CardIndex card = cards::kNoCard;
    cards::Match match = cards::Match::Canonical;
    bool otherCase = false;
    bool pinned = false;
    std::uint8_t copy = 0;   ///< the word ends in a copy number (READING 2)
    std::size_t length = 0;  ///< of the word without it
    std::vector<cards::CardIndex> others;
    std::size_t later = 0;    ///< how many of the others, the last ones, were printed after the game
    int lead = 1000;          ///< how far ahead of the second; 1000: alone
    Clue clue = Clue::Usage;  ///< what tells most between the two
    bool thin = false;        ///< it could well be the second
    /// What is known of the word as it stands, for remember(). Null: it was not looked up.
    Known *word = nullptr;
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
  [[nodiscard]] bool canBe(std::string_view word, bool crypt) const { return known(word).pile(crypt).first != nullptr; }

  /// What lines show, wherever they stand; what was shown before counts no more.
  /// `learned` has to last, and whoever changes it says so by another call.
  void learn(const Learned &learned);
  /// Forgets what words meant; which cards they can mean is kept.
  void forgetWords();
  /// From now on what is taken and given is written there; null: nowhere.
  void write(Ledger *ledger) { ledger_ = ledger; }

  /// A later word of the same letters is likelier the same card.
  /// `sure`: the reading was not thin; a guess makes no other likelier.
  void remember(std::string_view word, cards::CardIndex card, PlayerIndex seat, bool sure) {
    remember(known(word), word, card, seat, sure);
  }
  /// The same of a choice that still holds: what was looked up to read the word is not looked up again.
  void remember(std::string_view word, const Choice &choice, PlayerIndex seat, bool sure) {
    // Behind a copy number, it may be the word without it that is remembered.
    remember(choice.word != nullptr && choice.copy == 0 ? *choice.word : known(word), word, choice.card, seat, sure);
  }
  /// How many copies the seat's deck has; 0: none, or no deck is known.
  [[nodiscard]] int copiesInDeck(PlayerIndex seat, cards::CardIndex card) const;
  [[nodiscard]] bool hasDeck(PlayerIndex seat) const;
  /// A card of that abbreviation is in a deck at the table, or was seen in this game.
  [[nodiscard]] bool atTable(std::string_view abbreviation) const;
  /// There is an advanced card of this one's name (TS 1.1.4).
  [[nodiscard]] bool hasAdvanced(cards::CardIndex card) const;
  /// Seats whose deck has the card, when it is just one; else kNoPlayer.
  [[nodiscard]] PlayerIndex deckOf(cards::CardIndex card) const;

 private:
  struct Ranked {
    cards::Candidate candidate;
    Case argument;
    Ranked(cards::Candidate one, Case of) : candidate(one), argument(of) {}
  };
  struct Seen {
    PlayerIndex seat = kNoPlayer;
    cards::CardIndex card = cards::kNoCard;
    bool sure = false;
    friend bool operator==(const Seen &, const Seen &) = default;
  };
  /// What is asked of a word.
  struct Question {
    bool crypt = false;
    bool advanced = false;
    std::string_view level;
    Place place;
    friend bool operator==(const Question &, const Question &) = default;
  };
  /// The candidates of a word that are in one pile.
  struct Pile {
    const cards::Candidate *first = nullptr;  ///< null: none
    bool several = false;
    [[nodiscard]] bool sole() const { return first != nullptr && !several; }
  };
  /// What a word is decided by where several cards share it. What was decided holds until something new is known.
  struct Scored {
    unsigned learned = 0;                   ///< learnings_ as of which the rest holds
    const Learned::Shown *shown = nullptr;  ///< null: nothing
    /// What the word can mean elsewhere, seat by seat: a bit for each candidate. Counted when it is asked for.
    std::vector<std::pair<PlayerIndex, std::uint32_t>> meant;
    bool counted = false;
    bool decided = false;
    Question question;
    Choice choice;
    [[nodiscard]] bool isDecided(const Question &other) const { return decided && question == other; }
  };
  /// What is known of a word: a name stands in a game a hundred times.
  struct Known {
    std::span<const cards::Candidate> all;
    Pile crypt, library;
    [[nodiscard]] const Pile &pile(bool ofCrypt) const { return ofCrypt ? crypt : library; }
    /// Of a word that is no card's as it stands: what it is without the copy number behind it; null: it has none.
    const Known *stem = nullptr;
    std::uint8_t copy = 0;
    std::uint8_t digits = 0;
    std::vector<Seen> seen;
    bool seenSole = false;           ///< its only candidate was seen: nothing is decided by whose it was
    std::unique_ptr<Scored> scored;  ///< null: it was not yet, as most words never are
    [[nodiscard]] bool wasSeen() const { return seenSole || !seen.empty(); }
    /// Something new is known.
    void reopen() const {
      if (scored) scored->decided = false;
    }
  };
  [[nodiscard]] Known &known(std::string_view word) const;
  Known &lookUp(std::string_view word) const;
  void remember(Known &of, std::string_view word, cards::CardIndex card, PlayerIndex seat, bool sure);
  /// Of the word, with what is learned of it.
  Scored &scored(std::string_view word, Known &of) const {
    return of.scored && of.scored->learned == learnings_ ? *of.scored : learnedOf(word, of);
  }
  Scored &learnedOf(std::string_view word, Known &of) const;
  void count(Scored &of) const;
  /// Keeps choice_ as the answer.
  const Choice &decide(Scored &of, const Question &question) const;
  /// `copies`: in the deck of the seat.
  void argueAny(Case &argument, const cards::Candidate &candidate, const std::vector<Seen> &list, PlayerIndex seat,
                int copies) const;
  /// `groups`: the lowest and the highest of the seat's crypt.
  void argueCrypt(Case &argument, cards::CardIndex index, const Scored &of, std::pair<int, int> groups,
                  Wanted wanted) const;
  /// `all`: what the word can mean.
  void argueLibrary(Case &argument, cards::CardIndex index, std::span<const cards::Candidate> all, Scored &of,
                    std::string_view level, const Place &place, int copies) const;
  void argueActor(Case &argument, cards::CardIndex index, std::string_view level, cards::CardIndex actor) const;
  void argueCryptOf(Case &argument, cards::CardIndex index, PlayerIndex seat) const;
  /// Null: no card of the pile is pinned to it.
  [[nodiscard]] const Choice *pinned(std::string_view word, bool crypt) const;
  /// The common case: one card of the pile has just these letters, with a copy number or without, whatever is known of
  /// it. Else null.
  [[nodiscard]] const Choice *sole(Known &of, bool crypt, std::string_view word) const {
    const Known &stem = of.stem == nullptr ? of : *of.stem;
    const Pile &pile = stem.pile(crypt);
    if (!pile.sole()) return nullptr;
    sole_.card = pile.first->card;
    sole_.match = pile.first->match;
    sole_.copy = of.copy;
    sole_.length = word.size() - of.digits;
    sole_.word = &of;
    return &sole_;
  }
  [[nodiscard]] const Choice &decideCrypt(Known &of, std::string_view word, bool advanced, PlayerIndex seat,
                                          Wanted wanted) const;
  [[nodiscard]] const Choice &decideLibrary(Known &of, std::string_view word, std::string_view level,
                                            const Place &place) const;
  /// Puts the candidates of a pile into found_.
  void candidates(const Known &of, std::string_view word, bool crypt, Choice &choice) const;
  /// Decides by what is in ranked_.
  void best(Choice &choice, PlayerIndex seat) const;

  const cards::Database &cards_;
  const Weights *weights_;
  std::uint32_t date_ = 0;
  std::map<std::string, cards::CardIndex, std::less<>> pins_;
  struct Copies {
    cards::CardIndex card = cards::kNoCard;
    std::uint16_t count = 0;
  };
  /// What a seat plays with; nothing where no deck is known.
  struct Deck {
    std::vector<Copies> copies;  ///< by card
  };
  std::vector<Deck> decks_;  ///< by seat
  static constexpr PlayerIndex kSeveral = -2;
  /// By card: whose deck has it; kNoPlayer, kSeveral. Most questions are whether it is there at all. Empty: no deck is
  /// known.
  std::vector<PlayerIndex> deckOf_;
  const Learned *learned_ = nullptr;  ///< null: nothing
  unsigned learnings_ = 0;            ///< how often it was given
  mutable WordTable<Known> words_;
  mutable Choice sole_;    ///< what was returned last of a word with one candidate
  mutable Choice choice_;  ///< what was returned last, where it is not kept in words_
  // Kept for their memory.
  mutable std::vector<cards::Candidate> found_;
  mutable std::vector<Ranked> ranked_;
  mutable std::vector<const Ranked *> order_;
  Ledger *ledger_ = nullptr;
};

}  // namespace vtes::model
