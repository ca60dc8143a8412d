#pragma once
/// What a library card asks of who plays it, and whether a crypt card has it (READING 4, TS 2.1.3.2.3).

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "cards/database.h"

namespace vtes::model {

/// What the disciplines of a card are met with.
enum class Meets : std::uint8_t {
  No,
  Inferior,  ///< none of those that fit is superior
  Superior,
};

/// The disciplines that a card takes where it is played at a level (`<<`): alternatives `/`, all needed `&`. Those of
/// the card where it has no such line.
[[nodiscard]] std::string_view disciplinesAt(const cards::Database &cards, cards::CardIndex card,
                                             std::string_view level);

/// `owned`: a crypt card's `for PRE`; `asked`: as disciplinesAt() gives it. Superior where one that counts is.
[[nodiscard]] Meets meetsDisciplines(std::string_view owned, std::string_view asked);

/// The first of the disciplines asked for that is owned, in full: `superior Dementation`; empty: none is.
[[nodiscard]] std::string disciplineMet(const cards::Database &cards, std::string_view owned, std::string_view asked);

/// One of the clans is asked for; `owned` is one.
[[nodiscard]] bool meetsClan(std::string_view owned, std::string_view asked);

/// Which of the other things that a card asks for (Card::requirement) a vampire lacks as it is printed.
struct Lacks {
  bool sect = false, title = false, capacity = false;
  bool asked = false;  ///< a sect or a capacity is asked for
};
[[nodiscard]] Lacks lacks(const cards::Database &cards, cards::CardIndex vampire, std::string_view requirement);

/// Only the imbued play it.
[[nodiscard]] bool isForImbued(const cards::Database &cards, cards::CardIndex card);
/// All that a library card asks of who plays it: read once, and held against a whole crypt.
struct Demand {
  std::string_view clans, disciplines, requirement;
  bool forImbued = false;
};
[[nodiscard]] Demand demandOf(const cards::Database &cards, cards::CardIndex card);
/// Whether a crypt card, as it is printed, has what is asked for, titles apart: those are won in the game. Nothing
/// where nothing of the kind is asked for.
[[nodiscard]] std::optional<bool> canPlay(const cards::Database &cards, cards::CardIndex minion, const Demand &demand);

}  // namespace vtes::model
