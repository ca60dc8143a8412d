#pragma once
/// When a line of a card's text can be played or used, and what it does: the facts of one line. The names are those of
/// the export (docs/hooks.md); the windows behind the hooks are a table of rules/windows.h.

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace vtes::cards {

/// Timing hooks (RR, "Infer timing hooks per card"), a bit each; a line can have several.
enum Hook : std::uint64_t {
  kUnlockPhaseHook = 1ULL << 0U,
  kMasterPhaseHook = 1ULL << 1U,
  kMasterOutOfTurnHook = 1ULL << 2U,
  kActionHook = 1ULL << 3U,
  kPoliticalActionHook = 1ULL << 4U,
  kEquipHook = 1ULL << 5U,
  kEmployHook = 1ULL << 6U,
  kRecruitHook = 1ULL << 7U,
  kActionAnnouncedHook = 1ULL << 8U,
  kBlockAttemptActingHook = 1ULL << 9U,
  kBlockAttemptReactingHook = 1ULL << 10U,
  kBlocksDeclinedHook = 1ULL << 11U,
  kActionBlockedHook = 1ULL << 12U,
  kActionResolvedHook = 1ULL << 13U,
  kBeforeRangeHook = 1ULL << 14U,
  kRangeHook = 1ULL << 15U,
  kBeforeStrikesHook = 1ULL << 16U,
  kStrikeHook = 1ULL << 17U,
  kAdditionalStrikeHook = 1ULL << 18U,
  kDamageHook = 1ULL << 19U,
  kPressHook = 1ULL << 20U,
  kEndOfRoundHook = 1ULL << 21U,
  kCombatEndsHook = 1ULL << 22U,
  kReferendumTermsHook = 1ULL << 23U,
  kPollingHook = 1ULL << 24U,
  kReferendumResultHook = 1ULL << 25U,
  kTorporHook = 1ULL << 26U,
  kDiablerieHook = 1ULL << 27U,
  kInfluencePhaseHook = 1ULL << 28U,
  kDiscardPhaseHook = 1ULL << 29U,
  kEventHook = 1ULL << 30U,
  kCardAsPlayedHook = 1ULL << 31U,
  kOustHook = 1ULL << 32U,
  kContestHook = 1ULL << 33U,
  kMinionPhaseHook = 1ULL << 34U,
  kTurnEndHook = 1ULL << 35U,
  kEntersPlayHook = 1ULL << 36U,
  kBurnedHook = 1ULL << 37U,
  kCombatAnyHook = 1ULL << 38U,
  kInPlayHook = 1ULL << 39U,
  kAnyTimeHook = 1ULL << 40U,
};
using Hooks = std::uint64_t;

/// The names of the hooks, as tables and JSON have them.
[[nodiscard]] const std::array<std::pair<Hooks, std::string_view>, 41> &hookNames();
/// `COMBAT_STRIKE COMBAT_RANGE`, in the order of hookNames().
[[nodiscard]] std::string joinHooks(Hooks hooks);
/// False where a word is no hook.
[[nodiscard]] bool parseHooks(std::string_view text, Hooks &hooks);

/// Where a line's hooks come from.
enum class HookSource : std::uint8_t {
  Type,      ///< the default of the card's type
  Pattern,   ///< a text pattern, named
  Override,  ///< data/hook_overrides.tsv
};

/// How sure a line is.
enum class Confidence : std::uint8_t { Certain, Likely, Uncertain };

/// What kind of line it is.
enum class LineUse : std::uint8_t {
  Play,    ///< what happens when the card is played
  InPlay,  ///< a later use, or a standing effect, of the card in play
  Rule,    ///< what the general rules give every card of its kind
};

/// `type`, `certain`, `in-play`: as tables and JSON have them.
[[nodiscard]] std::string_view nameOf(HookSource source);
[[nodiscard]] std::string_view nameOf(Confidence confidence);
[[nodiscard]] std::string_view nameOf(LineUse use);

/// A line of a card's text, read through Database.
struct CardLine {
  std::string_view level;        ///< as a transcript marks it (TS 2.1.3.2.3): `<` `<<` `<<<` `>`; empty: no discipline
  std::string_view disciplines;  ///< `obf`, alternatives `/`, all needed `&`
  LineUse use = LineUse::Play;
  Hooks hooks = 0;
  std::string_view cost;     ///< `1 blood`, `X pool` (line_cost.h): of playing it, or of this use of the card in play
  std::string_view effects;  ///< with a blank between them; the vocabulary of docs/hooks.md
  std::string_view requirement;  ///< what this line asks for beside the card's own requirement
  std::string_view patterns;     ///< the names of the text patterns that it was read by
  std::string_view doubt;        ///< why it is uncertain
  HookSource source = HookSource::Type;
  Confidence confidence = Confidence::Certain;
  [[nodiscard]] bool superior() const { return level.starts_with('>'); }
};

/// The same with strings of its own: a row of card_lines.tsv.
struct LineFacts {
  std::string level, disciplines, cost, effects, requirement, patterns, doubt;
  LineUse use = LineUse::Play;
  Hooks hooks = 0;
  HookSource source = HookSource::Type;
  Confidence confidence = Confidence::Certain;
  [[nodiscard]] bool superior() const { return level.starts_with('>'); }
};

}  // namespace vtes::cards
