#pragma once
/// The flat image of the card facts: offsets instead of pointers, so that it needs no relocation and no work at
/// start-up. The builder makes it, at build time for what the program carries and at run time for a folder of tables;
/// Database reads it.

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "cards/database.h"
#include "cards/word_bits.h"

namespace vtes::cards::image {

struct Section {
  std::uint32_t offset = 0;
  std::uint32_t count = 0;
};

/// In the order in which they lie there: what every transcript needs first, so that the system has few pages to bring.
enum SectionId : std::size_t {
  kPiles,
  kClans,
  kDisciplines,
  kFigures,
  kExactSlots,
  kExactKeys,
  kCandidates,
  kFirstWordSlots,
  kFirstWordKeys,
  kWrittenNameSlots,
  kWrittenNameKeys,
  kNameSlots,
  kNameKeys,
  kNameCards,
  kStrings,
  kCards,
  kAnyCaseSlots,
  kAnyCaseKeys,
  kWords,
  kIgnoredWords,
  kCompounds,
  kFamilies,
  kSpellings,
  kClanTable,
  kDisciplineTable,
  kHookOverrides,
  kLines,
  kSectionCount,
};

inline constexpr std::array<char, 8> kMagic{'V', 'T', 'E', 'S', 'C', 'R', 'D', '1'};

struct Header {
  std::array<char, 8> magic = kMagic;
  std::uint32_t size = 0;
  std::uint32_t longestName = 0;  ///< of the keys of names, in bytes
  std::uint32_t rules = 0;        ///< hash of the tables that abbreviating rests on: another one makes the image stale
  std::uint32_t reserved = 0;
  std::array<Section, kSectionCount> sections{};
};

struct String {
  std::uint32_t offset = 0;
  std::uint32_t length = 0;
};

/// What of a card is text, its figures aside.
struct CardRecord {
  String name, natural, abbreviation, clans, disciplines, path, title, requirement, text;
  std::uint32_t firstLine, lines;
};

/// A line of a card (hooks.h).
struct LineRecord {
  std::uint64_t hooks;
  String level, disciplines, cost, effects, requirement, patterns, doubt;
  std::uint8_t use, source, confidence;
};

/// A key of an index: its text and the values that it leads to. Where the text is short it stands in the key itself, as
/// does a value that is the only one: of a word that is looked up once each further place of memory is a slow one.
struct Key {
  static constexpr std::size_t kInPlace = 8;
  std::array<char, kInPlace> text{};  ///< zeroes behind it; of a longer one its offset among the strings
  std::uint32_t first = 0;            ///< of the values; the bytes of the only one
  std::uint16_t count = 0;
  std::uint16_t length = 0;
};

/// A one-word name, by its lower-case text; `text` is in the case it is written in.
struct SingleWord {
  String text;
  std::uint32_t card = 0;
};

struct TermRecord {
  String abbreviation, name;
};

/// Changes with the records above and with what the builder puts into them.
inline constexpr std::string_view kLayout = "2026-11-30.8";

[[nodiscard]] inline std::uint32_t hash(std::string_view text) {
  return static_cast<std::uint32_t>(mixedBits(wordBits(text)));
}

/// A slot of a table of keys: the index of the key, and of its hash what the place of the slot does not tell. A key of
/// another text, whose memory nobody else needed, is passed by without a look at it.
inline constexpr std::uint32_t kEmptySlot = 0xFFFFFFFFU;
inline constexpr std::uint32_t kSlotIndex = 0x000FFFFFU;  ///< more keys than cards with a 16-bit index can have
[[nodiscard]] constexpr std::uint32_t slotOf(std::uint32_t hash, std::uint32_t index) {
  return (hash & ~kSlotIndex) | index;
}

/// How a full name is looked up: folded, lower case, words of letters and digits with one blank between. Quotes,
/// apostrophes and dots vanish.
[[nodiscard]] std::string nameKey(std::string_view name);
/// The same of an ASCII name without `,` `(` and `[`, written to `key`, which has room for the name; the key's length.
/// Nothing where the name has any of these: it may have its article behind it, or marks.
[[nodiscard]] std::optional<std::size_t> plainNameKey(std::string_view name, char *key);

}  // namespace vtes::cards::image
