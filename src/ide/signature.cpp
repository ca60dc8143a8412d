#include "ide/signature.h"

#include <algorithm>
#include <array>

#include "ide/places.h"
#include "ide/writing.h"

namespace vtes::ide {

namespace {

using model::Event;
using model::EventKind;
using model::RefKind;
using syntax::TokenKind;
using text::ByteRange;

/// What a part of a formula is filled with.
enum class Slot : std::uint8_t {
  None,
  Player,
  Pool,
  Subject,
  Sign,
  Slash,
  Copies,
  Word,
  Drawn,
  Level,
  Amount,
  Target,
  Specification,
  Result,
  Not,
  Duration,
  Promise,
};

struct PartOf {
  std::string_view text;  ///< as it stands in the formula
  Slot slot = Slot::None;
  std::string_view meaning;
};

struct Formula {
  std::string_view name;
  std::string_view section;
  std::array<PartOf, 8> parts;
};

constexpr PartOf kController{"[player]", Slot::Player, "the minion's controller, where it matters"};
constexpr PartOf kMinion{"minion", Slot::Subject, "who does it; its initial once it is named in this action or combat"};
constexpr PartOf kLevel{"[level]", Slot::Level, "`<` `<<` `<<<` inferior, `>` `>>` superior, right behind the card"};
constexpr PartOf kTarget{"[target, ...]", Slot::Target, "on whom or what; several with commas between them"};
constexpr PartOf kSpecification{"[(specification, ...)]", Slot::Specification,
                                "`nb`, cost, points, those who pay; right behind a word it belongs to the word"};
constexpr PartOf kResult{"[; result, ...]", Slot::Result, "what came of it: amounts, cards seen, states"};

constexpr Formula kTurn{"a turn begins",
                        "TS 2.1.1",
                        {{{"player", Slot::Subject, "whose turn it is"},
                          {"[(pool)]", Slot::Pool, "her pool as the turn begins; no blank in front"}}}};
constexpr Formula kPhase{"a phase begins", "TS 2.1.2", {{{"UN|MA|MI|IN|DI", Slot::Word, "the phase"}}}};
constexpr Formula kPlayByMinion{"a minion plays a card",
                                "TS 2.1.3.2",
                                {{kController,
                                  kMinion,
                                  {"card", Slot::Word, "the card that is played"},
                                  kLevel,
                                  kTarget,
                                  kSpecification,
                                  kResult}}};
constexpr Formula kPlayByMethuselah{"a Methuselah plays a card",
                                    "TS 2.1.3.1",
                                    {{{"[player]", Slot::Subject, "who plays it, where it is not her turn"},
                                      {"card", Slot::Word, "the card that is played"},
                                      kTarget,
                                      kSpecification,
                                      kResult}}};
constexpr Formula kUse{"a card in play is used, or affects somebody",
                       "TS 2.1.6",
                       {{{"[minion|player]", Slot::Subject, "who uses it or is affected"},
                         {"/", Slot::Slash, "use"},
                         {"[copies]", Slot::Copies, "how many copies are used together"},
                         {"card|sa|rl|edge", Slot::Word, "what is used"},
                         kTarget,
                         kSpecification,
                         kResult}}};
constexpr Formula kAction{
    "a minion takes a default action",
    "TS 1.4.2, 2.4.1",
    {{kController, kMinion, {"bd|ht|ga|de|lt|rt", Slot::Word, "the action"}, kTarget, kSpecification, kResult}}};
constexpr Formula kBlock{
    "a minion blocks or attempts to", "TS 1.4.3", {{kController, kMinion, {"bk", Slot::Word, "the block"}, kResult}}};
constexpr Formula kCombatTerm{"in combat: a strike, a range, a press",
                              "TS 1.4.3, 2.4.3",
                              {{kMinion, {"hd|wn|cr|lr|pc|pe", Slot::Word, "what it does"}, kResult}}};
constexpr Formula kCombat{"a combat begins or ends", "TS 2.4.3", {{{"X", Slot::Word, "the mark"}}}};
constexpr Formula kReferendum{"a referendum begins or ends", "TS 2.4.2", {{{"%", Slot::Word, "the mark"}}}};
constexpr Formula kVote{"a ballot",
                        "TS 2.4.2",
                        {{{"+|-", Slot::Sign, "for or against"},
                          {"player|vampire", Slot::Subject, "who casts it: all of a player's titled vampires, or one"},
                          {"[/]", Slot::Slash, "where a card in play or the Edge gives the votes"},
                          {"[card]", Slot::Word, "the card played or used"},
                          kLevel,
                          {"[(number)]", Slot::Specification,
                           "behind a card that is played its cost, behind one that is used the votes"}}}};
constexpr Formula kTermsFormula{"the terms of a political action",
                                "TS 2.1.7",
                                {{{"(player points, ...)", Slot::Specification, "who gets how much"}}}};
constexpr Formula kState{
    "what became of somebody",
    "TS 1.4.3",
    {{{"minion|player", Slot::Word, "of whom it is told"},
      {"ep|et|bt|rip|rg|ot|wd", Slot::Amount, "enters play, enters torpor, burned, removed, ousted"},
      kResult}}};
constexpr Formula kTransfer{
    "blood is transferred",
    "TS 2.5.1",
    {{{"vampire|vampN", Slot::Word, "the uncontrolled vampire"}, {"+|-amount", Slot::Amount, "`+` to it, `-` back"}}}};
constexpr Formula kCryptDraw{
    "a vampire comes from the crypt", "TS 2.5.3", {{{"+", Slot::Sign, ""}, {"vampire|vamp", Slot::Word, "which one"}}}};
constexpr Formula kMerge{"a vampire is merged",
                         "TS 2.5.4",
                         {{{"vampire[^]", Slot::Word, "the one in play"}, {"me", Slot::Amount, "merge"}}}};
constexpr Formula kDiscard{"a card is discarded and another drawn",
                           "TS 2.6.1",
                           {{{"-", Slot::Sign, ""},
                             {"card", Slot::Word, "the card discarded"},
                             {"[, +card]", Slot::Drawn, "the card drawn, where it is known"}}}};
constexpr Formula kContest{
    "a contest goes on, or is given up",
    "TS 2.1.9",
    {{{"card|vampire", Slot::Word, "what is contested; `ct` and `yt` are about a vampire's title"},
      {"(cc|ct|yc|yt)", Slot::Specification, "contested or yielded, card or title"}}}};
constexpr Formula kAmount{
    "an amount is gained or lost",
    "TS 1.4.3",
    {{{"player|minion", Slot::Word, "who"}, {"+|-amount[b|p]", Slot::Amount, "`p` is pool, `b` blood"}}}};
constexpr Formula kBurnOption{"a card is burned by its burn option",
                              "TS 2.1.10.1",
                              {{{"[player]", Slot::Subject, "who burns it, where it is not her turn"},
                                {"bo", Slot::Sign, "burn option"},
                                {"card", Slot::Word, "the card"}}}};
constexpr Formula kMark{"a Red List minion is marked",
                        "TS 2.3.3",
                        {{{"rl", Slot::Sign, "marks"}, {"minion", Slot::Word, "the one that is marked"}}}};
constexpr Formula kDeal{"a deal",
                        "TS 3.1",
                        {{{"[subject]", Slot::Subject, "who; without one the acting Methuselah"},
                          {"[let] action", Slot::Word, "a term or a card; `let` means to let it through"},
                          {"[not]", Slot::Not, "it is not to be done"},
                          {"[target]", Slot::Target, "on whom"},
                          {"[nxt [number|phase|player]]", Slot::Duration, "how long; without it until the game ends"},
                          {"-> ...", Slot::Promise, "what is promised for that, in the same form"}}}};

/// The formulas of an event, the one it follows first.
std::vector<const Formula *> formulasOf(const Event &event) {
  switch (event.kind) {
    case EventKind::Turn:
      // A player with nothing behind her yet can still act in another's turn.
      if (!event.count) return {&kTurn, &kPlayByMethuselah, &kPlayByMinion, &kUse, &kBurnOption};
      return {&kTurn};
    case EventKind::Phase:
      return {&kPhase};
    case EventKind::Play:
      if (event.actor.kind == RefKind::Player) return {&kPlayByMethuselah, &kPlayByMinion};
      return {&kPlayByMinion, &kPlayByMethuselah};
    case EventKind::Use:
      return {&kUse};
    case EventKind::Action:
      return {&kAction};
    case EventKind::Block:
      return {&kBlock};
    case EventKind::Strike:
    case EventKind::Range:
    case EventKind::Press:
      return {&kCombatTerm};
    case EventKind::CombatBegin:
    case EventKind::CombatEnd:
      return {&kCombat};
    case EventKind::ReferendumBegin:
    case EventKind::ReferendumEnd:
      return {&kReferendum};
    case EventKind::Vote:
      return {&kVote};
    case EventKind::Terms:
      return {&kTermsFormula};
    case EventKind::State:
      return {&kState};
    case EventKind::Transfer:
      return {&kTransfer};
    case EventKind::CryptDraw:
      return {&kCryptDraw};
    case EventKind::Merge:
      return {&kMerge};
    case EventKind::Discard:
      return {&kDiscard};
    case EventKind::Contest:
      return {&kContest};
    case EventKind::Amount:
      return {&kAmount};
    case EventKind::BurnOption:
      return {&kBurnOption};
    case EventKind::Mark:
      return {&kMark};
    case EventKind::Deal:
      return {&kDeal};
    case EventKind::Error:
      break;
  }
  return {};
}

/// What can follow something that is no event yet.
std::vector<const Formula *> formulasBehind(TokenKind first, model::PhaseKind phase) {
  switch (first) {
    case TokenKind::Player:
      return {&kTurn, &kPlayByMethuselah, &kPlayByMinion, &kUse, &kBurnOption};
    case TokenKind::Crypt:
    case TokenKind::Initial:
    case TokenKind::LibraryInitial:
    case TokenKind::UnknownCrypt:
      if (phase == model::PhaseKind::Influence) return {&kTransfer, &kMerge, &kState};
      return {&kPlayByMinion, &kAction, &kUse, &kBlock, &kState};
    case TokenKind::Slash:
      return {&kUse};
    case TokenKind::Plus:
    case TokenKind::Minus:
      if (phase == model::PhaseKind::Discard) return {&kDiscard};
      if (phase == model::PhaseKind::Influence) return {&kCryptDraw};
      return {&kVote};
    case TokenKind::BurnOption:
      return {&kBurnOption};
    case TokenKind::RedList:
      return {&kMark};
    case TokenKind::Let:
    case TokenKind::DealVerb:
      return {&kDeal};
    default:
      return {};
  }
}

bool has(const Formula &formula, Slot slot) {
  return std::any_of(formula.parts.begin(), formula.parts.end(),
                     [slot](const PartOf &part) { return part.slot == slot && !part.text.empty(); });
}

Signature signatureOf(const Formula &formula) {
  Signature signature;
  for (const PartOf &part : formula.parts) {
    if (part.text.empty()) break;
    // Levels and numbers of copies stand right at the word.
    const bool tight = part.slot == Slot::Level || part.slot == Slot::Pool ||
                       ((part.slot == Slot::Copies || part.slot == Slot::Word) && signature.formula.ends_with('/')) ||
                       (part.slot == Slot::Word && signature.formula.ends_with("[copies]")) ||
                       ((part.slot == Slot::Word || part.slot == Slot::Subject) &&
                        (signature.formula == "+" || signature.formula == "-" || signature.formula == "+|-"));
    if (!signature.formula.empty() && !tight) signature.formula += ' ';
    Parameter parameter;
    parameter.range.begin = static_cast<std::uint32_t>(signature.formula.size());
    signature.formula += part.text;
    parameter.range.end = static_cast<std::uint32_t>(signature.formula.size());
    if (!part.meaning.empty()) parameter.text = {escaped(part.meaning), std::string(part.meaning)};
    signature.parameters.push_back(std::move(parameter));
  }
  const std::string text = std::string(formula.name) + " (" + std::string(formula.section) + ")";
  signature.text = {escaped(text), text};
  return signature;
}

/// The piece of a line that a slot is filled with.
struct Filled {
  ByteRange range;
  Slot slot = Slot::None;
};

/// Which slots of an event its text fills, by place.
std::vector<Filled> filledBy(const Snapshot &snapshot, const Event &event) {
  std::vector<Filled> filled;
  const bool deal = event.kind == EventKind::Deal;
  const bool vote = event.kind == EventKind::Vote;
  eachMention(event, [&](const model::Reference &reference, Part part) {
    Slot slot = Slot::Target;
    if (part == Part::Actor) slot = Slot::Subject;
    if (part == Part::Controller) slot = Slot::Player;
    if (part == Part::Card) slot = event.kind == EventKind::Turn ? Slot::Subject : Slot::Word;
    if (part == Part::Other) slot = vote ? Slot::Subject : Slot::Drawn;
    if (part == Part::Terms) slot = Slot::Specification;
    if (part == Part::Result) slot = Slot::Result;
    if (!deal) filled.push_back({reference.range, slot});
  });
  if (deal) {
    bool promise = false;
    for (const auto *side : {&event.extra().deal->condition, &event.extra().deal->promise}) {
      for (const model::DealClause &clause : *side) {
        if (promise) {
          filled.push_back({clause.range, Slot::Promise});
          continue;
        }
        if (!clause.subject.range.empty()) filled.push_back({clause.subject.range, Slot::Subject});
        if (!clause.action.range.empty()) filled.push_back({clause.action.range, Slot::Word});
        if (!clause.target.range.empty()) filled.push_back({clause.target.range, Slot::Target});
      }
      promise = true;
    }
  }
  // Signs and terms, by the tokens.
  const model::Line *line = lineAt(snapshot, event.range.begin);
  if (line == nullptr) return filled;
  int depth = 0;
  bool result = false;
  bool promise = false;
  for (const TokenAt &token : tokensOf(*line)) {
    if (token.range.begin < event.range.begin) continue;
    // What is typed behind an event belongs to it until something else begins.
    if (token.range.begin >= event.range.end && token.kind != TokenKind::Open && depth == 0) break;
    if (token.kind == TokenKind::Open) ++depth;
    if (depth > 0) {
      filled.push_back({token.range, event.kind == EventKind::Turn ? Slot::Pool : Slot::Specification});
      if (token.kind == TokenKind::Close) --depth;
      continue;
    }
    if (token.kind == TokenKind::Semicolon) result = true;
    if (result) {
      filled.push_back({token.range, Slot::Result});
      continue;
    }
    promise = promise || token.kind == TokenKind::Arrow;
    if (promise) {
      filled.push_back({token.range, Slot::Promise});
      continue;
    }
    switch (token.kind) {
      case TokenKind::Level:
        filled.push_back({token.range, Slot::Level});
        break;
      case TokenKind::Slash:
        filled.push_back({token.range, Slot::Slash});
        break;
      case TokenKind::Plus:
      case TokenKind::Minus:
        filled.push_back({token.range, event.kind == EventKind::Transfer || event.kind == EventKind::Amount
                                           ? Slot::Amount
                                           : Slot::Sign});
        break;
      case TokenKind::Number:
      case TokenKind::Quantity:
        filled.push_back({token.range, event.kind == EventKind::Use ? Slot::Copies : Slot::Amount});
        break;
      case TokenKind::State:
      case TokenKind::Merge:
        filled.push_back({token.range, deal ? Slot::Word : Slot::Amount});
        break;
      case TokenKind::BurnOption:
      case TokenKind::RedList:
        filled.push_back({token.range, event.kind == EventKind::Use ? Slot::Word : Slot::Sign});
        break;
      case TokenKind::Not:
        filled.push_back({token.range, Slot::Not});
        break;
      case TokenKind::Next:
        filled.push_back({token.range, Slot::Duration});
        break;
      case TokenKind::Let:
      case TokenKind::DealVerb:
      case TokenKind::Phase:
      case TokenKind::CombatMark:
      case TokenKind::Referendum:
      case TokenKind::Action:
      case TokenKind::Block:
      case TokenKind::Strike:
      case TokenKind::RangeTerm:
      case TokenKind::Press:
        filled.push_back({token.range, Slot::Word});
        break;
      default:
        break;
    }
  }
  std::stable_sort(filled.begin(), filled.end(),
                   [](const Filled &left, const Filled &right) { return left.range.begin < right.range.begin; });
  return filled;
}

std::optional<std::size_t> partWith(const Formula &formula, Slot slot) {
  for (std::size_t i = 0; i < formula.parts.size() && !formula.parts[i].text.empty(); ++i) {
    if (formula.parts[i].slot == slot) return i;
  }
  return std::nullopt;
}

/// The last part.
std::size_t lastPart(const Formula &formula) {
  std::size_t last = 0;
  while (last + 1 < formula.parts.size() && !formula.parts[last + 1].text.empty()) ++last;
  return last;
}

/// What a cursor at the end of a clause of a deal is about to write.
Slot slotInDeal(WordSlot slot) {
  switch (slot) {
    case WordSlot::DealVerb:
    case WordSlot::DealLet:
      return Slot::Word;
    case WordSlot::DealRest:
      return Slot::Not;
    case WordSlot::DealTarget:
      return Slot::Target;
    case WordSlot::DealEnd:
    case WordSlot::DealDuration:
      return Slot::Duration;
    default:
      return Slot::Subject;
  }
}

/// What follows a comma: one more of what stands in front of it (TS 1.4.3).
Slot slotBehindComma(const Event &event, const Formula &formula) {
  if (event.kind == EventKind::Discard) return Slot::Drawn;
  if (!event.result.empty() && has(formula, Slot::Result)) return Slot::Result;
  return has(formula, Slot::Word) ? Slot::Word : Slot::Subject;
}

/// The part that the offset is in; behind a blank the one that can follow.
std::optional<std::size_t> activePart(const Formula &formula, const std::vector<Filled> &filled, std::uint32_t offset) {
  const Filled *last = nullptr;
  for (const Filled &one : filled) {
    if (one.range.begin < offset || (one.range.begin == offset && last == nullptr)) last = &one;
  }
  if (last == nullptr) return std::nullopt;
  const auto part = partWith(formula, last->slot);
  if (!part) return std::nullopt;
  const bool open = last->slot == Slot::Specification || last->slot == Slot::Result || last->slot == Slot::Target ||
                    last->slot == Slot::Duration || last->slot == Slot::Promise;
  // Behind a sign the next part begins at once.
  const bool sign = last->slot == Slot::Sign || last->slot == Slot::Slash;
  if (offset < last->range.end || (offset == last->range.end && !sign) || open) return part;
  for (std::size_t i = *part + 1; i < formula.parts.size() && !formula.parts[i].text.empty(); ++i) {
    // A level stands right behind its card.
    if (formula.parts[i].slot != Slot::Level && formula.parts[i].slot != Slot::Pool) return i;
  }
  return std::nullopt;
}

/// Formulas, the likeliest first, and which part of that is being written; nothing: the last one is done.
struct Help {
  std::vector<const Formula *> formulas;
  std::optional<std::size_t> part;
};

Help helpOn(const Snapshot &snapshot, const Event &event, std::uint32_t offset) {
  Help help{formulasOf(event), std::nullopt};
  // `SILV ` alone: with a blank behind her no pool follows any more.
  if (event.kind == EventKind::Turn && help.formulas.size() > 1 && offset > event.range.end)
    std::rotate(help.formulas.begin(), help.formulas.begin() + 1, help.formulas.end());
  if (!help.formulas.empty()) help.part = activePart(*help.formulas.front(), filledBy(snapshot, event), offset);
  return help;
}

/// In a line that is a deal, though it may be none that could be read yet.
Help helpInDeal(const Snapshot &snapshot, std::uint32_t offset) {
  Help help{{&kDeal}, std::nullopt};
  const model::Line *line = lineAt(snapshot, offset);
  const bool promise = line != nullptr && [&] {
    for (const TokenAt &token : tokensOf(*line)) {
      if (token.kind == TokenKind::Arrow && token.range.end <= offset) return true;
    }
    return false;
  }();
  help.part = partWith(kDeal, promise ? Slot::Promise : slotInDeal(writingAt(snapshot, offset).slot));
  return help;
}

/// Behind a subject or a sign that nothing follows yet, or a comma behind an event.
Help helpBegun(const Snapshot &snapshot, const model::Line &line, std::uint32_t at, std::uint32_t offset) {
  Help help;
  std::vector<Filled> filled;
  std::uint32_t begin = line.line.bytes.begin;
  const Event *done = nullptr;
  const Indexes events = eventsIn(snapshot, line.line.bytes);
  for (std::size_t i = events.begin; i < events.end; ++i) {
    const Event &one = snapshot.transcript->events[i];
    if (one.kind == EventKind::Error || one.range.end >= at) continue;
    if (one.range.end > begin || done == nullptr) done = &one;
    begin = std::max(begin, one.range.end);
  }
  for (const TokenAt &token : tokensOf(line)) {
    if (token.range.begin < begin || token.range.begin >= offset) continue;
    // A word that is still being typed is the next part of what stands in front of it.
    if (token.range.end >= offset && !help.formulas.empty()) continue;
    if (token.kind == TokenKind::Comma && done != nullptr && !formulasOf(*done).empty()) {
      help.formulas = formulasOf(*done);
      help.part = partWith(*help.formulas.front(), slotBehindComma(*done, *help.formulas.front()));
      return help;
    }
    // `NELS(`: a pool.
    if (token.kind == TokenKind::Open && !help.formulas.empty() && help.formulas.front() == &kTurn)
      filled.push_back({token.range, Slot::Pool});
    const Event *before = eventBefore(snapshot, token.range.begin);
    const auto formulas = formulasBehind(token.kind, before == nullptr ? model::PhaseKind::Unlock : before->phase);
    if (formulas.empty()) continue;
    help.formulas = formulas;
    const Formula &formula = *formulas.front();
    Slot slot = has(formula, Slot::Subject) ? Slot::Subject : Slot::Word;
    if (token.kind == TokenKind::Slash) slot = Slot::Slash;
    if (token.kind == TokenKind::Plus || token.kind == TokenKind::Minus || token.kind == TokenKind::BurnOption ||
        token.kind == TokenKind::RedList)
      slot = Slot::Sign;
    filled.assign(1, {token.range, slot});
  }
  if (!help.formulas.empty()) help.part = activePart(*help.formulas.front(), filled, offset);
  return help;
}

}  // namespace

std::optional<SignatureHelp> signatureHelp(const Snapshot &snapshot, std::uint32_t offset) {
  offset = clamped(snapshot, offset);
  if (inFrontMatter(snapshot, offset) || commentAt(snapshot, offset)) return std::nullopt;
  const text::Source &source = *snapshot.source;
  // Behind the last word of a line, blanks between, one is still writing what it began.
  const ByteRange physical = source.line(source.lineOf(offset));
  std::uint32_t at = offset;
  while (at > physical.begin && isBlank(source.bytes()[at - 1])) --at;
  const Event *event = eventAt(snapshot, at);
  Help help;
  if (event != nullptr && event->kind == EventKind::Deal) {
    help = helpOn(snapshot, *event, offset);
  } else if (at > physical.begin && inDeal(writingAt(snapshot, offset).slot)) {
    help = helpInDeal(snapshot, offset);
  } else if (event != nullptr && event->kind != EventKind::Error) {
    help = helpOn(snapshot, *event, offset);
  } else if (const model::Line *line = lineAt(snapshot, at); line != nullptr) {
    help = helpBegun(snapshot, *line, at, offset);
  }
  if (help.formulas.empty()) return std::nullopt;
  SignatureHelp answer;
  for (const Formula *formula : help.formulas) answer.signatures.push_back(signatureOf(*formula));
  // An editor takes what is out of range for the first part: behind the last one, that is still being written.
  answer.activeParameter = help.part.value_or(lastPart(*help.formulas.front()));
  return answer;
}

std::span<const std::string_view> signatureTriggers() {
  static constexpr std::array<std::string_view, 5> kTriggers{" ", "/", "(", ",", ";"};
  return kTriggers;
}

}  // namespace vtes::ide
