#include "tell/deeds.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace vtes::tell {

namespace {

/// Levels, a bit each.
enum Level : std::uint8_t {
  kNone = 0,
  kFirst = 1U << 0U,
  kSecond = 1U << 1U,
  kThird = 1U << 2U,
  kSuperior = 1U << 3U,
  kSecondSuperior = 1U << 4U,
  kAll = 0xFF,
};

/// A card that does it at some levels alone, or at none.
struct Exception {
  std::uint32_t id;
  std::uint8_t levels;
};

/// Cards with the trait that bleed at these levels, by id; all others bleed at each.
constexpr std::array kBleeding{
    Exception{100030, kFirst | kSecond},    // The Ailing Spirit
    Exception{100263, kFirst},              // Brutal Influence
    Exception{100316, kNone},               // Chain of Command: others bleed
    Exception{100395, kFirst},              // Concordance
    Exception{100515, kFirst},              // Deep Song
    Exception{100573, kFirst},              // Dominate Kine
    Exception{100587, kFirst},              // Dream World
    Exception{100640, kFirst},              // Enchant Kindred
    Exception{100652, kFirst},              // Entrancement
    Exception{100665, kFirst},              // The Eternal Mask
    Exception{100747, kFirst},              // Fleetness
    Exception{100845, kFirst},              // Govern the Unaligned
    Exception{100854, kFirst},              // Greater Curse
    Exception{100856, kFirst | kSuperior},  // Gremlins
    Exception{101124, kSuperior},           // Loss
    Exception{101138, kFirst},              // Madman's Quill
    Exception{101193, kFirst},              // Media Influence
    Exception{101215, kFirst},              // Puppet Master
    Exception{101555, kSecond},             // Rayzeel's Song
    Exception{101698, kFirst},              // Scouting Mission
    Exception{101801, kFirst},              // Slaughtering the Herd
    Exception{101809, kSecond},             // Smash and Grab
    Exception{101828, kSuperior},           // Songs of the Distant Vitae
    Exception{101830, kFirst},              // Soul Decoration
    Exception{101848, kFirst | kSecond},    // Spirit Marionette
    Exception{101869, kSecond},             // Steely Tenacity
    Exception{102067, kSecond},             // Undue Influence
    Exception{102229, kThird},              // Line Brawl
    Exception{102295, kFirst},              // Shroud of Decay
};

/// The same for combat.
constexpr std::array kFighting{
    Exception{100010, kNone},      // Abomination
    Exception{100191, kNone},      // Blithe Acceptance
    Exception{100202, kNone},      // Blood Hunt
    Exception{100222, kNone},      // Bloodlust
    Exception{100280, kNone},      // Call the Great Beast
    Exception{100415, kNone},      // Consignment to Duat
    Exception{100417, kNone},      // Consume the Dead
    Exception{100436, kNone},      // Covenant of Blood
    Exception{100515, kSuperior},  // Deep Song
    Exception{100647, kNone},      // Enrage
    Exception{100648, kNone},      // Ensconced
    Exception{100701, kNone},      // Fantasy World
    Exception{100747, kSuperior},  // Fleetness
    Exception{100786, kNone},      // The Framing
    Exception{100961, kNone},      // Imperial Decree
    Exception{101029, kNone},      // Judgment: Death to the Brujah!
    Exception{101132, kNone},      // Lunatic Eruption
    Exception{101257, kNone},      // Muse of Flame
    Exception{101324, kNone},      // Open War
    Exception{101327, kNone},      // Oppugnant Night
    Exception{101418, kNone},      // Political Struggle
    Exception{101845, kNone},      // Spell of Life
    Exception{101863, kNone},      // The Status Perfectus
    Exception{101869, kThird},     // Steely Tenacity
    Exception{101947, kFirst},     // Taunt the Caged Beast
    Exception{102145, kNone},      // War Party
    Exception{102229, kSecond},    // Line Brawl
};

template <std::size_t Size>
constexpr bool byId(const std::array<Exception, Size> &all) {
  for (std::size_t i = 1; i < Size; ++i) {
    if (all[i - 1].id >= all[i].id) return false;
  }
  return true;
}
static_assert(byId(kBleeding) && byId(kFighting));

std::uint8_t bitOf(std::string_view level) {
  if (level == "<") return kFirst;
  if (level == "<<") return kSecond;
  if (level == "<<<") return kThird;
  if (level == ">") return kSuperior;
  if (level == ">>") return kSecondSuperior;
  return kNone;
}

template <std::size_t Size>
bool doesAt(const std::array<Exception, Size> &exceptions, std::uint32_t id, std::string_view level) {
  const auto *const found =
      std::lower_bound(exceptions.begin(), exceptions.end(), id,
                       [](const Exception &one, std::uint32_t wanted) { return one.id < wanted; });
  return found == exceptions.end() || found->id != id || (found->levels & bitOf(level)) != 0;
}

}  // namespace

bool bleedsAt(const cards::Card &card, std::string_view level) {
  return (card.traits & cards::kBleeds) != 0 && doesAt(kBleeding, card.id, level);
}

bool entersCombatAt(const cards::Card &card, std::string_view level) {
  return (card.traits & cards::kEntersCombat) != 0 && doesAt(kFighting, card.id, level);
}

}  // namespace vtes::tell
