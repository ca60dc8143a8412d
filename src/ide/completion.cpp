#include "ide/completion.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <set>

#include "cards/describe.h"
#include "cards/dictionary.h"
#include "cards/fold.h"
#include "ide/candidates.h"
#include "ide/findings.h"
#include "ide/knowledge.h"
#include "ide/places.h"
#include "ide/scene.h"
#include "ide/terms.h"
#include "ide/writing.h"
#include "lint/game.h"

namespace vtes::ide {

namespace {

using cards::Card;
using cards::CardIndex;
using model::RefKind;
using syntax::TokenKind;
using text::ByteRange;

/// How well the terms of a kind fit where an event begins or goes on; nothing: not at all.
std::optional<int> termInStatement(TokenKind term, const Writing &writing, bool subject) {
  const Scene &scene = writing.scene;
  const TokenKind previous = writing.before;
  const bool start = previous == TokenKind::End || previous == TokenKind::Phase;
  switch (term) {
    case TokenKind::Phase:
      if (scene.combat || scene.referendum || subject) return std::nullopt;
      return start || scene.before == nullptr ? 20 : 5;
    case TokenKind::CombatMark:
    case TokenKind::Referendum:
      return scene.combat == (term == TokenKind::CombatMark) ? 15 : 0;
    case TokenKind::Action:
      return scene.combat ? std::optional<int>() : subject ? 90 : 0;
    case TokenKind::Block:
      return scene.combat ? std::optional<int>() : subject && scene.action && !scene.acting ? 140 : 10;
    case TokenKind::Strike:
    case TokenKind::RangeTerm:
    case TokenKind::Press:
      return scene.combat ? std::optional<int>(160) : std::nullopt;
    case TokenKind::State:
      return writing.slot == WordSlot::ResultOrEvent ? 80 : subject ? 20 : 0;
    case TokenKind::Contest:
      return 0;
    case TokenKind::BurnOption:
    case TokenKind::RedList:
    case TokenKind::HandSize:
    case TokenKind::Merge:
      return 5;
    case TokenKind::UnknownCrypt:
      return scene.phase == model::PhaseKind::Influence ? 60 : 0;
    case TokenKind::Let:
    case TokenKind::DealVerb:
      // A player in front, with nothing else on the line, may begin a deal.
      return previous == TokenKind::Player && writing.beforeThat == TokenKind::End ? 100
             : start                                                               ? -40
                                                                                   : std::optional<int>();
    default:
      return std::nullopt;
  }
}

/// The same in a clause of a deal (TS 3.1).
std::optional<int> termInDeal(TokenKind term, WordSlot slot) {
  const bool verb =
      term == TokenKind::DealVerb || term == TokenKind::Action || term == TokenKind::Block || term == TokenKind::State;
  switch (slot) {
    case WordSlot::DealSubject:
      return verb || term == TokenKind::Let ? std::optional<int>(20) : std::nullopt;
    case WordSlot::DealVerb:
      if (term == TokenKind::Let) return 120;
      return verb ? std::optional<int>(term == TokenKind::State ? 60 : 90) : std::nullopt;
    case WordSlot::DealLet:
      // What somebody can let through is a referendum more often than a rescue.
      if (term == TokenKind::DealVerb) return 100;
      return verb ? std::optional<int>(term == TokenKind::State ? 60 : 90) : std::nullopt;
    case WordSlot::DealRest:
      if (term == TokenKind::Not) return 150;
      return term == TokenKind::Next ? std::optional<int>(120) : std::nullopt;
    case WordSlot::DealEnd:
      return term == TokenKind::Next ? std::optional<int>(150) : std::nullopt;
    case WordSlot::DealDuration:
      return term == TokenKind::Phase ? std::optional<int>(150) : std::nullopt;
    default:
      return std::nullopt;
  }
}

std::optional<int> termRank(TokenKind term, const Writing &writing, bool subject) {
  const auto only = [term](std::initializer_list<TokenKind> kinds, int rank) {
    return std::find(kinds.begin(), kinds.end(), term) != kinds.end() ? std::optional<int>(rank) : std::nullopt;
  };
  switch (writing.slot) {
    case WordSlot::Statement:
    case WordSlot::ResultOrEvent:
      return termInStatement(term, writing, subject);
    case WordSlot::Used:
      return only({TokenKind::Special, TokenKind::Edge, TokenKind::RedList}, 100);
    case WordSlot::Specification:
      if (term == TokenKind::NoBlock) return writing.before == TokenKind::Open ? 250 : 60;
      return only({TokenKind::Contest, TokenKind::Edge, TokenKind::Special}, 30);
    case WordSlot::Result:
      if (term == TokenKind::State) return 80;
      return only({TokenKind::Contest, TokenKind::HandSize, TokenKind::Edge}, 30);
    case WordSlot::CryptDraw:
      return only({TokenKind::UnknownCrypt}, 100);
    case WordSlot::Nothing:
    case WordSlot::Ballot:
    case WordSlot::Discard:
      return std::nullopt;
    default:
      return termInDeal(term, writing.slot);
  }
}

void addTerms(Candidates &candidates, const Writing &writing) {
  const bool subject = writing.scene.actor.has_value() || writing.before == TokenKind::Player;
  for (const Term &term : terms()) {
    // Signs are typed; only words are worth a list.
    const char first = term.word.front();
    const bool word = (first >= 'a' && first <= 'z') || (first >= 'A' && first <= 'Z');
    if (!word) continue;
    if (const auto rank = termRank(term.token, writing, subject))
      candidates.word(term.token == TokenKind::Phase ? CompletionKind::Phase : CompletionKind::Term, term.word,
                      std::string(term.name), fmt::format("term:{}", term.word), *rank);
  }
}

/// How well a player fits; nothing: not at all.
std::optional<int> playerRank(const Writing &writing, model::PlayerIndex player) {
  constexpr int kLikely = 180;
  switch (writing.slot) {
    case WordSlot::Nothing:
    case WordSlot::Used:
    case WordSlot::CryptDraw:
    case WordSlot::Discard:
      return std::nullopt;
    case WordSlot::Specification:
    case WordSlot::DealSubject:
    case WordSlot::DealLet:
    case WordSlot::DealTarget:
      return kLikely;
    case WordSlot::Ballot:
      return kLikely - 20;
    case WordSlot::DealRest:
    case WordSlot::DealDuration:
      return kLikely / 2;
    default:
      return writing.before == TokenKind::End && player != writing.scene.active ? 70 : 30;
  }
}

void addPlayers(Candidates &candidates, const Writing &writing) {
  const auto &players = candidates.snapshot().transcript->players;
  for (std::size_t i = 0; i < players.size(); ++i) {
    const auto rank = playerRank(writing, static_cast<model::PlayerIndex>(i));
    if (!rank) continue;
    // The word that is being typed is no player yet, whatever the table makes of it.
    if (!players[i].declared && !players[i].seated &&
        players[i].abbr == textOf(candidates.snapshot(), candidates.word()))
      continue;
    const std::string id = fmt::format("player:{}", i);
    candidates.word(CompletionKind::Player, players[i].abbr, oneLine(players[i].name), id, *rank);
    // The name leads to the abbreviation, as a card's does.
    const std::string name = cards::foldLower(players[i].name);
    const std::string &typed = candidates.folded();
    if (!typed.empty() && name.starts_with(typed) && !cards::foldLower(players[i].abbr).starts_with(typed))
      candidates.put({CompletionKind::Player, players[i].abbr, oneLine(players[i].name), {}, {}, {}, {}, id},
                     std::string_view(name).substr(typed.size()), *rank + rankOf(Fit::Name));
  }
}

/// A clan or discipline, by its three letters or by its name.
void addTermOfDatabase(Candidates &candidates, CompletionKind kind, const cards::Term &term, int rank) {
  constexpr std::size_t kShortestOfName = 3;
  const std::string id = fmt::format("{}:{}", kind == CompletionKind::Clan ? "clan" : "discipline", term.abbreviation);
  candidates.word(kind, term.abbreviation, std::string(term.name), id, rank);
  // `!toreador` for the antitribu.
  const std::string name = (term.abbreviation.front() == '!' ? "!" : "") + cards::foldLower(term.name);
  const std::string &typed = candidates.folded();
  if (typed.size() >= kShortestOfName && name.starts_with(typed) &&
      !cards::foldLower(term.abbreviation).starts_with(typed))
    candidates.put({kind, std::string(term.abbreviation), std::string(term.name), {}, {}, {}, {}, id},
                   std::string_view(name).substr(typed.size()), rank + rankOf(Fit::Name));
}

void addTermsOfDatabase(Candidates &candidates, const Writing &writing) {
  const bool specification = writing.slot == WordSlot::Specification;
  const bool possible = specification || ((writing.slot == WordSlot::Statement || writing.slot == WordSlot::Result ||
                                           writing.slot == WordSlot::ResultOrEvent) &&
                                          !candidates.typed().empty());
  if (!possible) return;
  // Elsewhere the same letters are a card's.
  const int rank = specification ? 40 : -rankOf(Fit::Whole);
  for (const cards::Term &clan : candidates.database().clans())
    addTermOfDatabase(candidates, CompletionKind::Clan, clan, rank);
  for (const cards::Term &discipline : candidates.database().disciplines())
    addTermOfDatabase(candidates, CompletionKind::Discipline, discipline, rank);
}

/// The levels with which a card can be played, the likelier first; `""`: it has none.
std::vector<std::string> levelsOf(const Card &card, const Scene &scene) {
  static constexpr std::array<std::string_view, 3> kInferior{"<", "<<", "<<<"};
  static constexpr std::array<std::string_view, 2> kSuperior{">", ">>"};
  std::vector<std::string> levels;
  if (card.crypt()) return {""};
  for (std::size_t i = 0; i < std::min<std::size_t>(card.inferiorLines, kInferior.size()); ++i)
    levels.emplace_back(kInferior[i]);
  for (std::size_t i = 0; i < std::min<std::size_t>(card.superiorLines, kSuperior.size()); ++i)
    levels.emplace_back(kSuperior[i]);
  if (levels.empty()) return {""};
  // A vampire with the discipline at superior plays it so more often than not.
  if (scene.actor) {
    std::string wanted(card.disciplines.substr(0, 3));
    std::transform(wanted.begin(), wanted.end(), wanted.begin(),
                   [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; });
    if (!wanted.empty() && scene.actor->disciplines.find(wanted) != std::string_view::npos)
      std::stable_partition(levels.begin(), levels.end(),
                            [](const std::string &level) { return level.front() == '>'; });
  }
  return levels;
}

/// A use that is about a card in the hand or the ash heap, and names it: `/wmo imgr`.
bool namesBehindUse(const Snapshot &snapshot, const Scene &scene) {
  if (scene.before == nullptr || scene.before->kind != model::EventKind::Use) return false;
  const cards::CardFigures &used = lint::figuresOf(*snapshot.transcript, scene.before->card);
  if ((used.traits & (cards::kAffectsAshHeap | cards::kAffectsHand)) == 0) return false;
  const std::string_view between = textOf(snapshot, {scene.before->card.range.end, scene.offset});
  return !between.empty() && between.find_first_not_of(" \t") == std::string_view::npos;
}

/// What stands behind a card's abbreviation where it is written: the levels that fit the place. None: it cannot stand
/// there.
std::vector<std::string> endingsOf(const Snapshot &snapshot, const Card &card, const Writing &writing) {
  if (namesCard(writing.slot) && writing.behind != TokenKind::Level) return {""};
  std::vector<std::string> levels = levelsOf(card, writing.scene);
  if (writing.behind == TokenKind::Level) {
    // The level stays; so the card must be one that has it.
    const std::string_view written = textOf(snapshot, writing.mark);
    const bool plain = written.find_first_not_of("<>") == std::string_view::npos;
    const bool has = std::find(levels.begin(), levels.end(), written) != levels.end();
    const bool any = levels.front() != "";
    return (plain ? has : any) ? std::vector<std::string>{""} : std::vector<std::string>();
  }
  const bool named = writing.slot == WordSlot::ResultOrEvent || namesBehindUse(snapshot, writing.scene);
  if (named && !levels.front().empty()) levels.insert(levels.begin(), "");
  return levels;
}

/// How well a kind of card fits; nothing: not at all.
std::optional<int> cardRank(WordSlot slot, bool crypt) {
  constexpr int kUnlikely = -200;
  switch (slot) {
    case WordSlot::Nothing:
    case WordSlot::DealDuration:
      return std::nullopt;
    case WordSlot::CryptDraw:
      return crypt ? std::optional<int>(0) : std::nullopt;
    case WordSlot::Discard:
      return crypt ? std::nullopt : std::optional<int>(0);
    case WordSlot::Specification:
    case WordSlot::Ballot:
      return crypt ? 0 : kUnlikely;
    case WordSlot::Statement:
    case WordSlot::Used:
    case WordSlot::Result:
    case WordSlot::ResultOrEvent:
      return 0;
    default:
      return crypt ? -20 : kUnlikely;
  }
}

/// Adds a card under its abbreviation, once for each level. `rest`: what was not typed of that by which it was found.
void addCard(Candidates &candidates, const Writing &writing, const Sought &sought, CardIndex index, int rank,
             std::string_view rest) {
  const Snapshot &snapshot = candidates.snapshot();
  const cards::Database &database = candidates.database();
  const Card card = database.card(index);
  const auto fits = cardRank(writing.slot, card.crypt());
  if (!fits) return;
  rank += *fits;
  for (const Knowledge *part : allKnowledge()) rank += part->rank(snapshot, writing.scene, index, card);
  std::string abbreviation = cards::markedAbbreviation(card);
  // The mark that stands there stays, and tells which of a vampire's cards it is.
  const bool marked = writing.behind == TokenKind::Advanced || writing.behind == TokenKind::Merged;
  if (marked && (!card.crypt() || (writing.behind == TokenKind::Advanced && !card.advanced))) return;
  if (marked) abbreviation = std::string(card.abbreviation);
  const std::string distinct = cards::distinction(card);
  std::string name(card.natural);
  if (!distinct.empty()) name += " " + distinct;
  std::vector<std::string> endings = endingsOf(snapshot, card, writing);
  // A copy is in play already, or is a minion that acts (TS 2.1.8).
  if (!sought.behind.empty()) endings = {""};
  const CompletionKind kind = card.crypt() ? CompletionKind::CryptCard : CompletionKind::LibraryCard;
  // Of cards that share their abbreviation it is said what speaks for each here (READING 4).
  std::string facts = cards::summary(database, card);
  if (database.find(card.abbreviation).size() > 1) {
    if (const std::string reason = reasonFor(snapshot, writing.scene, index); !reason.empty()) facts += "; " + reason;
  }
  if (const std::string state = stateAt(writing.scene, index, card.types); !state.empty()) facts += "; " + state;
  for (const std::string &ending : endings) {
    const std::string label = sought.before + abbreviation + sought.behind + ending;
    candidates.put({kind, label, name, facts, {}, {}, {}, idOf(index, database)}, rest, rank);
    // The first of the levels is the likeliest, and the others follow it.
    --rank;
  }
}

/// What was probably meant where nothing begins so.
void addNearest(Candidates &candidates, const Writing &writing) {
  constexpr std::size_t kShortest = 3;
  constexpr std::size_t kMost = 3;
  const std::string &typed = candidates.typed();
  // A number in a word is no slip of the pen: it counts copies.
  if (typed.size() < kShortest || typed.find_first_of("0123456789") != std::string::npos) return;
  for (const std::string_view word :
       candidates.database().nearestAbbreviations(typed, cards::Database::Pile::Any, kMost)) {
    for (const cards::Candidate &candidate : candidates.database().find(word))
      addCard(candidates, writing, {}, candidate.card, rankOf(Fit::NameWord), {});
  }
}

Fit fitOf(const cards::Beginning &found) {
  switch (found.of) {
    case cards::Beginning::Of::Abbreviation:
      return found.rest.empty() ? Fit::Whole : Fit::Abbreviation;
    case cards::Beginning::Of::Name:
      return Fit::Name;
    case cards::Beginning::Of::NameWord:
      break;
  }
  return Fit::NameWord;
}

/// All cards that begin with what is sought. False: none does.
bool addBeginnings(Candidates &candidates, const Writing &writing, const Sought &sought) {
  const std::vector<cards::Beginning> all = candidates.database().beginningWith(sought.text);
  const bool small = !sought.text.empty() && sought.text.front() >= 'a' && sought.text.front() <= 'z';
  for (const cards::Beginning &found : all) {
    // Case tells crypt from library; who types small letters may still mean a vampire by name.
    const bool crypt = candidates.database().isCrypt(found.card);
    if (crypt && !(sought.before.empty() && sought.behind.empty())) continue;
    addCard(candidates, writing, sought, found.card, rankOf(fitOf(found)) - (crypt && small ? 50 : 0), found.rest);
  }
  return !all.empty();
}

/// `3` of `3anre`, where several copies are used together (TS 2.1.6.1).
Sought behindCount(const std::string &typed) {
  const std::size_t digits = typed.find_first_not_of("0123456789");
  if (digits == 0 || digits == std::string::npos) return {};
  return {typed.substr(digits), typed.substr(0, digits), {}};
}

/// `cour` of `cour1`, a copy of a card in play (TS 2.1.8).
Sought beforeCopy(const std::string &typed) {
  const std::size_t last = typed.find_last_not_of("0123456789");
  constexpr std::size_t kShortest = 3;
  if (last == std::string::npos || last + 1 == typed.size() || last + 1 < kShortest) return {};
  return {typed.substr(0, last + 1), {}, typed.substr(last + 1)};
}

/// Copies of the cards whose abbreviation is written in full.
bool addCopies(Candidates &candidates, const Writing &writing, const Sought &sought) {
  bool some = false;
  for (const cards::Candidate &candidate : candidates.database().find(sought.text)) {
    if (candidates.database().isCrypt(candidate.card)) continue;
    addCard(candidates, writing, sought, candidate.card, rankOf(Fit::Whole), {});
    some = true;
  }
  return some;
}

/// Cards for what was typed: as it stands, else with a count or a copy number in it.
void addCards(Candidates &candidates, const Writing &writing) {
  const std::string &typed = candidates.typed();
  bool found = addBeginnings(candidates, writing, {typed, {}, {}});
  if (writing.slot == WordSlot::Used) {
    if (const Sought sought = behindCount(typed); !sought.text.empty())
      found = addBeginnings(candidates, writing, sought) || found;
  }
  if (const Sought sought = beforeCopy(typed); !sought.text.empty())
    found = addCopies(candidates, writing, sought) || found;
  if (!found) addNearest(candidates, writing);
}

/// Without a letter typed: what is at the table.
void addLikelyCards(Candidates &candidates, const Writing &writing) {
  const bool worth =
      writing.slot != WordSlot::Specification && writing.slot != WordSlot::Ballot && !inDeal(writing.slot);
  if (!worth) return;
  const Scene &scene = writing.scene;
  std::set<CardIndex> likely;
  for (std::size_t i = 0; i < scene.seen.size(); ++i) {
    if (scene.seen[i] > 0) likely.insert(static_cast<CardIndex>(i));
  }
  const auto &seats = candidates.snapshot().transcript->frontMatter.seats;
  if (scene.seat != model::kNoPlayer && static_cast<std::size_t>(scene.seat) < seats.size()) {
    const model::Seat &seat = seats[static_cast<std::size_t>(scene.seat)];
    if (seat.inlineDeck) {
      for (const model::DeckEntry &entry : seat.inlineDeck->entries) likely.insert(entry.card);
    }
  }
  likely.erase(cards::kNoCard);
  for (const CardIndex index : likely) {
    if (candidates.database().isCrypt(index) && scene.used) continue;
    addCard(candidates, writing, {}, index, 0, {});
  }
}

void addShortForms(Candidates &candidates, const Writing &writing) {
  const bool possible = writing.slot == WordSlot::Statement || writing.slot == WordSlot::Specification ||
                        writing.slot == WordSlot::Result || writing.slot == WordSlot::ResultOrEvent ||
                        writing.slot == WordSlot::Ballot;
  if (!possible) return;
  const Snapshot &snapshot = candidates.snapshot();
  std::set<std::string> taken;
  for (const model::Reference &minion : shortForms(snapshot, writing.scene)) {
    const Card card = *cardOf(snapshot, minion);
    std::string initial(card.abbreviation.substr(0, 1));
    // Where a letter has an accent, or X, there is no short form that everybody can type.
    const bool plain = static_cast<unsigned char>(initial.front()) < 0x80 && initial != "X" && initial != "x";
    if (!plain || !taken.insert(initial).second) continue;
    candidates.word(CompletionKind::ShortForm, initial, std::string(card.natural), fmt::format("card:{}", card.id), 55);
  }
}

void addMinions(Candidates &candidates, const Writing &writing) {
  const Snapshot &snapshot = candidates.snapshot();
  const bool possible = writing.slot != WordSlot::Discard && writing.slot != WordSlot::DealDuration &&
                        writing.slot != WordSlot::DealVerb && writing.behind == TokenKind::End;
  if (!possible) return;
  int recency = 60 + (writing.slot == WordSlot::Specification || writing.slot == WordSlot::Ballot ? 40 : 0);
  for (const CardIndex index : minionsAround(snapshot, writing.scene)) {
    const Card card = candidates.database().card(index);
    std::string detail(card.natural);
    if (const std::string state = stateAt(writing.scene, index, card.types); !state.empty()) detail += ": " + state;
    candidates.word(card.crypt() ? CompletionKind::CryptCard : CompletionKind::LibraryCard,
                    cards::markedAbbreviation(card), std::move(detail), idOf(index, candidates.database()),
                    std::max(recency--, 10) + replayKnowledge().rank(snapshot, writing.scene, index, card));
  }
}

/// `vamp1` … as far as somebody has drawn, and the next.
void addUnknownCrypt(Candidates &candidates, const Writing &writing) {
  const Scene &scene = writing.scene;
  const bool possible = writing.slot == WordSlot::Statement || writing.slot == WordSlot::CryptDraw;
  if (scene.phase != model::PhaseKind::Influence || !possible) return;
  std::uint8_t highest = 0;
  const auto &events = candidates.snapshot().transcript->events;
  constexpr std::uint32_t kTurnsBack = 40;
  const std::uint32_t turn = scene.before == nullptr ? 0 : scene.before->turn;
  for (std::uint32_t each = turn > kTurnsBack ? turn - kTurnsBack : 0; each <= turn; ++each) {
    if (each != turn && ownerOfTurn(candidates.snapshot(), each) != scene.active) continue;
    const Indexes own = eventsOfTurn(candidates.snapshot(), each);
    for (std::size_t i = own.begin; i < own.end; ++i) {
      if (events[i].card.kind == RefKind::UnknownCrypt) highest = std::max(highest, events[i].card.draw);
    }
  }
  for (int i = 1; i <= highest + 1; ++i)
    candidates.word(CompletionKind::Term, fmt::format("vamp{}", i), "unknown crypt card", "term:vamp", 50 - i);
}

/// Words of the game.
Completion inBody(const Snapshot &snapshot, std::uint32_t offset) {
  Writing writing = writingAt(snapshot, offset);
  if (writing.slot == WordSlot::Nothing) return {};
  // Where a card is only named, it matters neither who could play it nor when.
  if (namesCard(writing.slot) && writing.slot != WordSlot::Used) {
    writing.scene.fits = 0;
    writing.scene.actor.reset();
  }
  Candidates candidates(snapshot, writing.word, std::string(textOf(snapshot, {writing.word.begin, offset})));
  if (writing.kind == TokenKind::Antitribu) {
    addTermsOfDatabase(candidates, writing);
    return candidates.take(false);
  }
  const bool numbered = writing.kind == TokenKind::UnknownCrypt && candidates.typed().back() != 'p';
  addUnknownCrypt(candidates, writing);
  if (numbered) return candidates.take(false);
  if (auto table = replay::tableAt(*snapshot.transcript, snapshot.replay, writing.word.begin))
    writing.scene.table = std::make_shared<const replay::Table>(*std::move(table));
  addTerms(candidates, writing);
  addPlayers(candidates, writing);
  addTermsOfDatabase(candidates, writing);
  addShortForms(candidates, writing);
  addMinions(candidates, writing);
  if (candidates.typed().empty()) {
    addLikelyCards(candidates, writing);
  } else {
    addCards(candidates, writing);
  }
  // More letters find cards by parts of their names that fewer do not.
  return candidates.take(false);
}

/// Ids of findings, behind `// vtes: allow`.
Completion inComment(const Snapshot &snapshot, ByteRange comment, std::uint32_t offset) {
  const std::string before(textOf(snapshot, {comment.begin, offset}));
  const std::size_t marker = before.find("vtes:");
  if (marker == std::string::npos) return {};
  const std::size_t blank = before.find_last_of(" ,");
  const std::uint32_t begin = comment.begin + static_cast<std::uint32_t>(blank == std::string::npos ? 0 : blank + 1);
  Candidates candidates(snapshot, {begin, offset}, std::string(textOf(snapshot, {begin, offset})));
  const std::string_view between = std::string_view(before).substr(marker + 5);
  const std::size_t verb = between.find("allow");
  if (verb == std::string_view::npos || between.find(' ', verb) == std::string_view::npos) {
    candidates.word(CompletionKind::Value, "allow", "allows findings on this line", {}, 1);
    candidates.word(CompletionKind::Value, "allow-file", "allows findings in the whole file", {}, 0);
  } else {
    const std::uint32_t line = snapshot.source->lineOf(offset);
    for (const lint::Rule *rule : lint::catalogue()) {
      // What is wrong with waivers is not for waivers to allow.
      if (rule->id.ends_with("-waiver")) continue;
      const bool here =
          std::any_of(snapshot.findings.begin(), snapshot.findings.end(), [&](const lint::Diagnostic &one) {
            return one.rule == rule && snapshot.source->lineOf(one.range.begin) == line;
          });
      candidates.word(CompletionKind::Value, rule->id, std::string(rule->meaning), fmt::format("rule:{}", rule->id),
                      here ? 1 : 0);
    }
  }
  return candidates.take(true);
}

}  // namespace

Completion complete(const Snapshot &snapshot, std::uint32_t offset) {
  offset = clamped(snapshot, offset);
  if (inFrontMatter(snapshot, offset)) return completeFrontMatter(snapshot, offset);
  if (const auto comment = commentAt(snapshot, offset)) return inComment(snapshot, *comment, offset);
  return inBody(snapshot, offset);
}

std::optional<Prose> documentationOf(const Snapshot &snapshot, std::string_view id) {
  const std::size_t colon = id.find(':');
  if (colon == std::string_view::npos) return std::nullopt;
  const std::string_view kind = id.substr(0, colon);
  const std::string_view value = id.substr(colon + 1);
  std::uint32_t number = 0;
  const bool numeric =
      std::from_chars(value.data(), value.data() + value.size(), number).ptr == value.data() + value.size();
  const cards::Database &database = *snapshot.transcript->cards;
  ProseWriter writer;
  if (kind == "card" && numeric) {
    const CardIndex card = database.byId(number);
    if (card == cards::kNoCard) return std::nullopt;
    cardTitle(snapshot, card, writer);
    for (const Knowledge *part : allKnowledge()) part->ofCard(snapshot, card, writer);
  } else if (kind == "player" && numeric) {
    Mention mention;
    mention.reference.kind = RefKind::Player;
    if (number >= snapshot.transcript->players.size()) return std::nullopt;
    mention.reference.player = static_cast<model::PlayerIndex>(number);
    for (const Knowledge *part : allKnowledge()) part->ofMention(snapshot, mention, writer);
  } else if (kind == "term") {
    for (const Term &term : terms()) {
      if (term.word != value) continue;
      writer.paragraph(term.meaning).fact("section", term.section);
      if (!term.example.empty()) writer.example(term.example);
    }
  } else if (kind == "key") {
    if (const FrontMatterKey *key = frontMatterKey(value)) writer.paragraph(key->meaning).example(key->example);
  } else if (kind == "clan") {
    if (const cards::Term *clan = database.clan(value))
      writer.heading(clan->name, value).paragraph("a clan (TS 1.4.1)");
  } else if (kind == "discipline") {
    if (const cards::Term *found = database.discipline(value))
      writer.heading(found->name, value).paragraph("a discipline (TS 1.2.4.4)");
  } else if (kind == "rule") {
    if (const lint::Rule *rule = lint::findRule(value)) return explanationOf(*rule);
  }
  if (writer.empty()) return std::nullopt;
  return writer.take();
}

std::span<const std::string_view> completionTriggers() {
  // Behind a blank a word can begin, but a list after each of them would be in the way of those who know the words.
  static constexpr std::array<std::string_view, 7> kTriggers{"/", "(", "+", "-", ";", "!", ":"};
  return kTriggers;
}

}  // namespace vtes::ide
