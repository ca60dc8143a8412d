#pragma once
/// The wording of a told game. All of it stands in one catalogue a language (english.cpp); the rest of this folder
/// decides what is said, the catalogue how.

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace vtes::tell {

/// The entries of a catalogue, in its order.
enum class Text : std::uint8_t {
  // A sentence, and what joins the parts of one.
  Sentence,
  ListTwo,
  ListNext,
  ListLast,
  ListNextHeavy,  ///< between elements that have commas of their own
  ListLastHeavy,
  AsideNext,

  // Names.
  Someone,
  Owned,
  Advanced,
  Merged,
  NumberedCopy,
  Copies,
  SomeCopies,
  Unresolved,
  UnknownCrypt,
  UnknownCryptNth,
  OwnUnknownCrypt,
  OwnUnknownCryptNth,
  TheEdge,
  Clan,
  Discipline,
  SpecialAbility,
  OwnSpecialAbility,
  EachOfThem,
  TheirController,
  ControllerOf,
  TheCard,
  CardOn,

  // Levels.
  LevelInferior,
  LevelFirstInferior,
  LevelSecondInferior,
  LevelThirdInferior,
  LevelSuperior,
  LevelFirstSuperior,
  LevelSecondSuperior,

  // Amounts.
  AmountPool,
  AmountBlood,
  AmountPoints,
  AmountVotes,
  AmountBare,

  // Turns and phases.
  TurnBegins,
  PhaseBegins,
  PhaseUnlock,
  PhaseMaster,
  PhaseMinion,
  PhaseInfluence,
  PhaseDiscard,

  // Cards played.
  PlaysOn,
  Plays,
  PutsInPlay,
  BothPlay,
  Attempts,
  AttemptsBleed,
  AttemptsCombat,
  AttemptsEquip,
  AttemptsRecruit,
  AttemptsEmploy,
  Calls,
  AsidePaying,
  AsidePayingMore,
  AsideFor,
  AsideAmount,
  AsideNaming,
  AsideWith,

  // Cards used.
  Uses,
  TakesEffect,
  UsesEdge,
  GainsFromEdge,
  UnlocksInfernal,
  LeavesToSlave,
  MovesTrophy,
  AttacksMarked,
  AttemptsAllowed,

  // Actions and combat.
  Bleeds,
  Hunts,
  GoesAnarch,
  Diablerizes,
  LeavesTorpor,
  Rescues,
  Blocks,
  StrikesByHand,
  StrikesByWeapon,
  BothStrikeByHand,
  BothStrikeByWeapon,
  RangeClose,
  RangeLong,
  RangeIsClose,
  RangeIsLong,
  PressContinue,
  PressEnd,
  CombatBegins,
  CombatEnds,

  // Referenda.
  ReferendumBegins,
  ReferendumEnds,
  TitledFor,
  TitledAgainst,
  VotesFor,
  VotesAgainst,
  PlaysFor,
  PlaysAgainst,
  UsesFor,
  UsesAgainst,
  CastsFor,
  CastsAgainst,
  BurnsFor,
  BurnsAgainst,
  TermsAre,
  TermsName,
  Points,
  TermsClause,

  // Influence, discard, the rest.
  TransfersTo,
  TransfersBack,
  DrawsCrypt,
  DrawsUnknownCrypt,
  MergesBasic,
  MergesAdvanced,
  Merges,
  Discards,
  DiscardsAndDraws,
  ContestBegins,
  ContestTitleBegins,
  ContestKeeps,
  ContestTitleKeeps,
  ContestYields,
  ContestTitleYields,
  BurnOption,
  BurnOptionNothing,
  Marks,
  MarksNobody,
  Unreadable,

  // What a specification or a result says.
  NobodyBlocks,
  Gains,
  Loses,
  Gained,
  Lost,
  BleedIsFor,
  Burned,
  ResultIs,
  HandGrows,
  HandShrinks,
  HandNamed,
  Pays,
  PaysCost,
  Gets,
  GivesUp,
  EquipsWith,
  CardsFound,
  CardsNamed,
  OthersNamed,

  // Terms said of somebody (TS 1.4), in results.
  EntersTorpor,
  EntersPlay,
  IsBurned,
  IsRemoved,
  IsOusted,
  Withdraws,
  CardContested,
  TitleContested,
  CardYielded,
  TitleYielded,
  SomeoneBleeds,
  SomeoneHunts,
  SomeoneGoesAnarch,
  SomeoneDiablerizes,
  SomeoneLeavesTorpor,
  SomeoneIsRescued,
  SomeoneBlocks,
  SomeoneMerges,
  SomeoneIsMarked,
  SomeoneBurnsByOption,
  SomeTerm,

  // Deals.
  Deal,
  DealPromise,
  DealCondition,
  DealIf,
  DealThen,
  DealThenNot,
  DuringNextTurn,
  DuringNextTurns,
  DuringNextPhase,
  UntilNextTurn,
  DurationAsWritten,
  RestOfGame,
  BeforeTheEnd,  ///< for what is done once
  // Three forms each: `will` …, does …, does not …
  VerbBleed,
  VerbHunt,
  VerbGoAnarch,
  VerbDiablerize,
  VerbLeaveTorpor,
  VerbRescue,
  VerbEnterCombat,
  VerbBlock,
  VerbOust,
  VerbBeOusted,
  VerbPoliticalAction,
  VerbReferendum,
  VerbEnterTorpor,
  VerbBeBurned,
  VerbBeRemoved,
  VerbEnterPlay,
  VerbWithdraw,
  VerbMerge,
  VerbMark,
  VerbPlay,
  VerbOther,
  VerbLet,
  LetOf,
  LetBare,
  NounBleed,
  NounHunt,
  NounGoAnarch,
  NounDiablerie,
  NounLeaveTorpor,
  NounRescue,
  NounEnterCombat,
  NounBlock,
  NounOust,
  NounPoliticalAction,
  NounReferendum,

  End,  ///< none: how many there are
};
inline constexpr std::size_t kTexts = static_cast<std::size_t>(Text::End);

/// A catalogue. A text can have forms, `|` between them, which `form` chooses by a count; `{name}` is a value,
/// `{name's}` its possessive; what stands in `[…]` is left out where a value in it is empty.
struct Language {
  std::string_view code;
  std::array<std::string_view, kTexts> texts;
  /// Which form goes with a count.
  std::size_t (*form)(int count);
  /// `third`
  std::string (*ordinal)(int number);
  /// A card's name as it follows its owner: `Barrens`, as in `Tom's Barrens`.
  std::string_view (*behindOwner)(std::string_view name);
};

[[nodiscard]] const Language &english();

/// Stands behind a name that ends in an apposition; becomes a comma where the sentence goes on.
inline constexpr char kAppositionEnds = '\x01';
/// Stands before words of the catalogue that can begin a sentence, and are large there.
inline constexpr char kOwnWords = '\x02';

using Values = std::initializer_list<std::pair<std::string_view, std::string_view>>;

/// `text` with the values in their places. Values are never read as patterns.
[[nodiscard]] std::string say(const Language &language, Text text, Values values = {});
/// The form of `text` for `count`.
[[nodiscard]] std::string say(const Language &language, Text text, int count, Values values = {});
/// The form by its place.
[[nodiscard]] std::string sayForm(const Language &language, Text text, std::size_t form, Values values = {});

/// `A, B, and C`
[[nodiscard]] std::string list(const Language &language, const std::vector<std::string> &elements);

/// What comes from a transcript on its way into a sentence: on one line, without characters that steer a terminal.
[[nodiscard]] std::string plainText(std::string_view text);

/// Marks become commas and large letters, and a sentence that has no end gets its full stop.
[[nodiscard]] std::string finished(std::string_view sentence);

}  // namespace vtes::tell
