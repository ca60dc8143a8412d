#pragma once
/// Card facts and the dictionary of abbreviations, both ways (TS 1, READING 2, 3).
/// All views point into an image that lives as long as the Database: a look-up costs no start-up and no allocation.

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cards/hooks.h"

namespace vtes::cards {

/// A card's place in the database, by ascending official id. Crypt cards have ids from 200001.
using CardIndex = std::uint16_t;
inline constexpr CardIndex kNoCard = 0xFFFF;

/// Card types, a bit each; a card can have two.
enum Type : std::uint32_t {
  kVampire = 1U << 0U,
  kImbued = 1U << 1U,
  kMaster = 1U << 2U,
  kAction = 1U << 3U,
  kPolitical = 1U << 4U,
  kActionModifier = 1U << 5U,
  kReaction = 1U << 6U,
  kCombat = 1U << 7U,
  kEquipment = 1U << 8U,
  kRetainer = 1U << 9U,
  kAlly = 1U << 10U,
  kEvent = 1U << 11U,
  kPower = 1U << 12U,
  kConviction = 1U << 13U,
};
using Types = std::uint32_t;
inline constexpr Types kCryptTypes = kVampire | kImbued;

/// What a card affects or is put on, a fact of the import (READING 5.2), and how it is played; a bit each.
enum Trait : std::uint32_t {
  kAffectsMinion = 1U << 0U,      ///< takes a minion (vampire, ally, another minion) as target
  kAffectsMethuselah = 1U << 1U,  ///< takes a Methuselah as target
  kAffectsLocation = 1U << 2U,
  kAffectsEquipment = 1U << 3U,
  kAffectsAlly = 1U << 4U,
  kAffectsRetainer = 1U << 5U,
  kAffectsAshHeap = 1U << 6U,     ///< a card in the ash heap
  kAffectsCardInPlay = 1U << 7U,  ///< any other library card in play, or "a card"
  kAffectsHand = 1U << 8U,        ///< cards in a hand or library are seen or named
  kNeedsTarget = 1U << 9U,        ///< cannot be played without naming one
  kStaysInPlay = 1U << 10U,       ///< equipment, ally, retainer, event, "put this card …"
  kUnique = 1U << 11U,
  kLocation = 1U << 12U,
  kTrifle = 1U << 13U,
  kBurnOption = 1U << 14U,
  kVariableCost = 1U << 15U,
  kAllocates = 1U << 16U,  ///< points allocated among Methuselahs
  kDirected = 1U << 17U,   ///< (D)
  kEntersCombat = 1U << 18U,
  kBleeds = 1U << 19U,
  kOutOfTurn = 1U << 20U,       ///< a master that can be played in another's turn
  kMethuselahUses = 1U << 21U,  ///< in play, used by its controller rather than by a minion
  kMinionUses = 1U << 22U,      ///< in play, used by a minion (equipment, a card on a minion)
  kGrantsVotes = 1U << 23U,
  kAffectsUncontrolled = 1U << 24U,
  kAffectsTorpor = 1U << 25U,
  kCancels = 1U << 26U,
  kBanned = 1U << 27U,
  kSlave = 1U << 28U,
  kInfernal = 1U << 29U,
  kRedList = 1U << 30U,
  kTrophy = 1U << 31U,
};
using Traits = std::uint32_t;

/// What of a card is a number. Lies in the image just so: Database::figures() reads nothing.
struct CardFigures {
  std::uint32_t id = 0;
  Types types = 0;
  Traits traits = 0;
  std::uint32_t firstPrint = 0;  ///< YYYYMMDD, 0 unknown
  std::uint32_t usageDecks = 0;  ///< tournament decks that play it
  std::uint32_t usageCopies = 0;
  std::uint8_t group = 0;  ///< 0: any or none
  std::uint8_t capacity = 0;
  bool advanced = false;
  std::uint8_t inferiorLines = 0;  ///< lines that `<` `<<` `<<<` can name (READING 5.6)
  std::uint8_t superiorLines = 0;
  std::int8_t poolCost = 0;  ///< -1: X
  std::int8_t bloodCost = 0;
  std::int8_t convictionCost = 0;
  [[nodiscard]] bool crypt() const { return (types & kCryptTypes) != 0; }
  /// How many lines it has on the side of a level that is not empty (TS 2.1.3.2.3): `<` inferior, else superior.
  [[nodiscard]] int linesOnSideOf(std::string_view level) const {
    return level.front() == '<' ? inferiorLines : superiorLines;
  }
};

/// A row of facts; read through Database.
struct Card : CardFigures {
  std::string_view name;     ///< as the official list has it, the article behind: `Barrens, The`
  std::string_view natural;  ///< `The Barrens`, without `(TM)`
  /// Canonical, without `^`; TS 1. A crypt card's keeps the name's diacritics (`Zoë`, TS 2.2), so compare folded; a
  /// library card's is ASCII.
  std::string_view abbreviation;
  std::string_view clans;        ///< three-letter abbreviations, `tre/!tre`; empty: none (TS 1.4.1)
  std::string_view disciplines;  ///< crypt: `dom DEM`; library: `obf`, alternatives `/`, all needed `&`
  std::string_view path;
  std::string_view title;        ///< crypt: `prince`, `2 votes`
  std::string_view requirement;  ///< library: title, sect and the like, in our words
  std::string_view text;         ///< card text; empty unless a user imported it
};

/// How a word leads to a card (READING 2).
enum class Match : std::uint8_t {
  Canonical,  ///< TS 1 gives just this
  Cut,        ///< another plausible cut: apposition kept, compound split or not, article kept
  Longer,     ///< a longer prefix, or the whole, of a one-word name
};

/// What of a card begins with some letters.
struct Beginning {
  enum class Of : std::uint8_t {
    Abbreviation,
    Name,      ///< the full name, a leading article left out or not
    NameWord,  ///< a later word of the name, small words left out
  };
  CardIndex card = kNoCard;
  Of of = Of::Abbreviation;
  std::string_view key;   ///< that which begins so, as nameKey() has it; lives as long as the Database
  std::string_view rest;  ///< of `key`, what was not typed yet
  friend bool operator==(const Beginning &, const Beginning &) = default;
};

struct Candidate {
  CardIndex card = kNoCard;
  Match match = Match::Canonical;
  friend bool operator==(const Candidate &, const Candidate &) = default;
};

/// A clan or a discipline.
struct Term {
  std::string_view abbreviation;  ///< `!tor`, `dom`
  std::string_view name;          ///< `Toreador antitribu`
};

struct ImportFault {
  std::string file;
  std::uint32_t line = 0;  ///< 1-based; 0: the file as a whole
  std::string message;
};

class Database {
 public:
  /// The facts that the program carries.
  [[nodiscard]] static const Database &builtin();
  /// Fact tables from a folder (as `vtes cards import` writes them). Null and a message where they cannot be read.
  [[nodiscard]] static std::shared_ptr<const Database> load(const std::string &folder, std::string &error);
  /// What a command works with: `folder` when one is named (`--cards DIR`), else the user's own import when there is
  /// one
  /// ($VTES_CARDS, the user's data folder), else the builtin facts. Null and a message where the folder cannot be read.
  [[nodiscard]] static std::shared_ptr<const Database> choose(const std::string &folder, std::string &error);

  [[nodiscard]] std::size_t size() const;
  [[nodiscard]] Card card(CardIndex index) const;
  /// Some facts without reading the rest: the numbers of a Card, Card::crypt(), and each one by itself.
  [[nodiscard]] const CardFigures &figures(CardIndex index) const;
  [[nodiscard]] bool isCrypt(CardIndex index) const;
  [[nodiscard]] Types types(CardIndex index) const;
  [[nodiscard]] Traits traits(CardIndex index) const;
  [[nodiscard]] std::string_view clans(CardIndex index) const;
  [[nodiscard]] std::string_view disciplines(CardIndex index) const;
  [[nodiscard]] std::string_view requirement(CardIndex index) const;
  /// What its lines do, and when: the facts of hooks.h, in printed order.
  [[nodiscard]] std::vector<CardLine> lines(CardIndex index) const;
  /// kNoCard where the id is unknown.
  [[nodiscard]] CardIndex byId(std::uint32_t id) const;
  /// A full name in any usual spelling: case, accents, the article's place, `(ADV)` `[ADVANCED]` `(TM)` `(G5)`. Several
  /// vampires can have one name (groups, advanced): all, the plain one first.
  [[nodiscard]] std::vector<CardIndex> byName(std::string_view name) const;
  /// The same of a name that is written just as the official list has it, the article behind it or in front; none of
  /// any other. A look-up of the bytes as they are.
  [[nodiscard]] std::span<const CardIndex> byWrittenName(std::string_view name) const;

  /// What `word` (without `^`, `#`, `!`, level) can mean, exact case; diacritics fold. Likeliest (usage) first within
  /// each Match.
  [[nodiscard]] std::span<const Candidate> find(std::string_view word) const;
  /// The same with case ignored; asked where find() fits nothing.
  [[nodiscard]] std::span<const Candidate> findAnyCase(std::string_view word) const;
  /// Longer prefixes and whole one-word names (`Saulot`, `Omaya`, `bloo`…), at least five letters, exact then any case.
  [[nodiscard]] std::vector<Candidate> findLonger(std::string_view word) const;

  /// A full name of two words or more (or one with a hyphen or apostrophe) that stands at the start of `text`; the
  /// longest.
  struct FullName {
    std::size_t length = 0;
    std::vector<CardIndex> cards;
  };
  [[nodiscard]] FullName fullNameAt(std::string_view text) const;

  /// The cards that somebody can mean who has typed so much: case, accents and signs do not count, blanks do (`govern
  /// the u`). Each once, by the first of Beginning::Of that fits; in no order that tells. Names count from two letters
  /// on, later words of names from three. The first call makes an index of all names, which takes milliseconds.
  [[nodiscard]] std::vector<Beginning> beginningWith(std::string_view typed) const;

  enum class Pile : std::uint8_t { Any, Crypt, Library };
  /// The abbreviations nearest to a misspelt one (transpositions count once), best first, at most `limit`.
  [[nodiscard]] std::vector<std::string_view> nearestAbbreviations(std::string_view word, Pile pile,
                                                                   std::size_t limit) const;
  [[nodiscard]] std::vector<CardIndex> nearestNames(std::string_view name, std::size_t limit) const;

  /// TS 1.4.1, `!` included (`!tor`); null when unknown.
  [[nodiscard]] const Term *clan(std::string_view abbreviation) const;
  /// TS 1.2.4.4; lower case.
  [[nodiscard]] const Term *discipline(std::string_view abbreviation) const;
  [[nodiscard]] std::span<const Term> clans() const;
  [[nodiscard]] std::span<const Term> disciplines() const;

  struct Impl;
  explicit Database(std::shared_ptr<const Impl> impl);

 private:
  std::shared_ptr<const Impl> impl_;
};

}  // namespace vtes::cards
