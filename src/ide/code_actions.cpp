#include "ide/code_actions.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <set>

#include "cards/dictionary.h"
#include "cards/fold.h"
#include "format/canonical.h"
#include "format/front_matter_text.h"
#include "format/proposals.h"
#include "ide/edits.h"
#include "ide/places.h"
#include "ide/reveal.h"
#include "ide/table.h"
#include "lint/fix.h"
#include "lint/pin.h"
#include "lint/wording.h"
#include "replay/replay.h"

namespace vtes::ide {

namespace {

using lint::quoted;
using lint::worded;
using model::RefKind;
using text::ByteRange;

// More choices than a reader takes in help nobody.
constexpr std::size_t kMostChoices = 4;
constexpr int kFixRounds = 10;

bool isSafe(const lint::Diagnostic &finding) {
  return std::any_of(finding.fixes.begin(), finding.fixes.end(), [](const lint::Fix &fix) { return fix.safe; });
}

/// `a` and `b` have a byte in common, or meet where one of them is a place.
bool meet(ByteRange a, ByteRange b) {
  return a.begin <= b.end && b.begin <= a.end;
}

/// An id of a kind with numbers behind it: `expand:12:40`.
template <typename... Numbers>
std::string idOf(std::string_view kind, Numbers... numbers) {
  std::string id(kind);
  ((id += fmt::format(":{}", numbers)), ...);
  return id;
}

/// The numbers behind a kind; nothing where the id is of another.
std::optional<std::vector<std::uint32_t>> numbersOf(std::string_view id, std::string_view kind, std::size_t count) {
  if (!id.starts_with(kind)) return std::nullopt;
  id.remove_prefix(kind.size());
  std::vector<std::uint32_t> numbers;
  while (!id.empty()) {
    std::uint32_t number = 0;
    if (id.front() != ':') return std::nullopt;
    const auto [end, error] = std::from_chars(id.data() + 1, id.data() + id.size(), number);
    if (error != std::errc()) return std::nullopt;
    numbers.push_back(number);
    id.remove_prefix(static_cast<std::size_t>(end - id.data()));
  }
  return numbers.size() == count ? std::optional(std::move(numbers)) : std::nullopt;
}

/// Whether the transcript with the edits in it says what it said.
bool holds(const Snapshot &snapshot, const std::vector<lint::Edit> &edits) {
  const auto read = model::analyse(text::Source::make(applied(snapshot, edits)), *snapshot.settings);
  return !format::firstDifference(*snapshot.transcript, *read);
}

/// Of edits that could each be made alone, those that together leave what the transcript says.
std::vector<lint::Edit> thatHold(const Snapshot &snapshot, std::vector<lint::Edit> edits) {
  // Each that is tried by itself is an analysis of the whole.
  constexpr std::size_t kMostTries = 40;
  if (holds(snapshot, edits)) return edits;
  std::vector<lint::Edit> kept;
  for (std::size_t i = 0; i < std::min(edits.size(), kMostTries); ++i) {
    kept.push_back(std::move(edits[i]));
    if (!holds(snapshot, kept)) kept.pop_back();
  }
  return kept;
}

enum class Spelling : std::uint8_t { Full, Abbreviated };

/// A card's word in that spelling; empty where it is spelt so.
std::string respelt(const Snapshot &snapshot, const model::Reference &reference, Spelling spelling) {
  const auto card = cardOf(snapshot, reference);
  if (!card || isShort(snapshot, reference)) return {};
  const std::string_view seen = textOf(snapshot, reference.range);
  if (spelling == Spelling::Full) {
    const model::Word *written = wordOf(snapshot, reference);
    if (written == nullptr) return {};
    std::string name = format::fullName(*snapshot.transcript->cards, *written, seen).value_or("");
    return cards::fold(name) == cards::fold(seen) ? std::string() : name;
  }
  std::string word(card->abbreviation);
  if (reference.copy > 0) word += std::to_string(reference.copy);
  return cards::fold(word) == cards::fold(seen) ? std::string() : word;
}

/// The selected words, or the one that the cursor is in, in another spelling.
std::vector<lint::Edit> respellings(const Snapshot &snapshot, ByteRange range, Spelling spelling) {
  std::vector<lint::Edit> edits;
  for (const Mention &mention : mentionsIn(snapshot, range)) {
    const ByteRange word = mention.reference.range;
    if (!(range.empty() ? touches(word, range.begin) : overlap(word, range))) continue;
    if (std::string text = respelt(snapshot, mention.reference, spelling); !text.empty())
      edits.push_back({word, std::move(text)});
  }
  return edits;
}

class Menu {
 public:
  Menu(const Snapshot &snapshot, ByteRange range) : snapshot_(snapshot), range_(range) {}

  std::vector<CodeAction> build() {
    fixes();
    pins();
    reveal();
    names();
    insertions();
    return std::move(actions_);
  }

 private:
  CodeAction &add(ActionKind kind, std::string title) {
    CodeAction &action = actions_.emplace_back();
    action.kind = kind;
    action.title = std::move(title);
    return action;
  }

  void fixes() {
    const auto &findings = snapshot_.findings;
    bool any = false;
    for (std::size_t i = 0; i < findings.size(); ++i) {
      const lint::Diagnostic &finding = findings[i];
      any = any || isSafe(finding);
      if (!meet(finding.range, range_)) continue;
      for (const lint::Fix &fix : finding.fixes) {
        CodeAction &action = add(ActionKind::QuickFix, fix.title);
        action.finding = i;
        action.preferred = fix.safe && finding.fixes.size() == 1;
        action.edits = ordered(fix.edits);
        if (finding.rule->id == "ambiguous-word") pinned_.insert(finding.range.begin);
      }
    }
    if (any) add(ActionKind::FixAll, "make all fixes that are safe").id = "fix-all";
  }

  /// The word that is selected, or in which the cursor is.
  [[nodiscard]] std::optional<Mention> word() const {
    if (inFrontMatter(snapshot_, range_.begin)) return std::nullopt;
    auto mention = mentionAt(snapshot_, range_.begin);
    if (!mention || !touches(mention->reference.range, range_.end)) return std::nullopt;
    return mention;
  }

  void pins() {
    const auto mention = word();
    if (!mention || pinned_.contains(mention->reference.range.begin)) return;
    const model::Word *word = wordOf(snapshot_, mention->reference);
    if (word == nullptr || word->others.empty() || word->pinned || word->role == model::Word::Role::Short ||
        word->card == cards::kNoCard)
      return;
    const auto pin = [&](cards::CardIndex card) {
      std::vector<lint::Fix> fixes;
      lint::addPinFix(*snapshot_.transcript, mention->reference.abbr, card, fixes);
      for (lint::Fix &fix : fixes) add(ActionKind::Rewrite, std::move(fix.title)).edits = ordered(std::move(fix.edits));
    };
    pin(word->card);
    for (std::size_t i = 0; i < std::min(word->others.size(), kMostChoices); ++i) pin(word->others[i]);
  }

  void reveal() {
    const auto mention = word();
    if (!mention || mention->event == nullptr) return;
    const model::Reference &reference = mention->reference;
    const bool unknown = reference.kind == RefKind::UnknownCrypt;
    if (!unknown && (reference.kind != RefKind::Crypt || reference.card == cards::kNoCard)) return;
    const model::PlayerIndex owner = ownerOfTurn(snapshot_, mention->event->turn);
    std::size_t offered = 0;
    for (const Revelation &each : revelations(snapshot_, owner)) {
      if (unknown ? each.draw != reference.draw : each.card != reference.card) continue;
      if (++offered > kMostChoices) break;
      const cards::Card card = snapshot_.transcript->cards->card(each.card);
      const std::string name = fmt::format("vamp{}", each.draw);
      CodeAction &action =
          add(ActionKind::Rewrite, worded("write {} ({}) for {} everywhere", quoted(cards::markedAbbreviation(card)),
                                          card.natural, quoted(name)));
      action.preferred = each.certain;
      action.id = idOf("reveal", static_cast<int>(each.owner), static_cast<int>(each.draw), card.id);
    }
  }

  void names() {
    const std::string_view what = range_.empty() ? "the name" : "the names in the selection";
    const auto offer = [&](Spelling spelling, ActionKind kind, std::string_view title, std::string_view id) {
      if (!respellings(snapshot_, range_, spelling).empty())
        add(kind, worded(title, what)).id = idOf(id, range_.begin, range_.end);
    };
    offer(Spelling::Full, ActionKind::Expand, "write out {}", "expand");
    offer(Spelling::Abbreviated, ActionKind::Abbreviate, "abbreviate {}", "abbreviate");
  }

  void insertions() {
    if (!snapshot_.source->frontMatter().present && !snapshot_.transcript->players.empty())
      add(ActionKind::FrontMatter, "add front matter with the players of this game").id = "front-matter";
    if (inFrontMatter(snapshot_, range_.begin)) return;
    if (const auto edit = nextTurn(snapshot_, range_.end)) {
      std::string_view header = edit->text;
      while (!header.empty() && isBlank(header.front())) header.remove_prefix(1);
      while (!header.empty() && isBlank(header.back())) header.remove_suffix(1);
      add(ActionKind::NextTurn, worded("begin the turn of {}", quoted(header))).edits = {*edit};
    }
  }

  const Snapshot &snapshot_;
  ByteRange range_;
  std::vector<CodeAction> actions_;
  std::set<std::uint32_t> pinned_;  ///< words whose finding offers the pins already
};

std::vector<lint::Edit> frontMatter(const Snapshot &snapshot) {
  format::NewFrontMatter matter;
  for (const model::Player &player : snapshot.transcript->players) {
    format::NewSeat seat;
    seat.name = player.name;
    seat.abbr = player.abbr;
    if (!player.seated) seat.remark = "has no turn in this transcript: the seat is not known";
    matter.seats.push_back(std::move(seat));
  }
  std::string reason;
  std::string text = format::frontMatterText(std::move(matter), reason);
  if (text.empty()) return {};
  std::string lines;
  for (const char c : text) {
    if (c == '\n') {
      lines += snapshot.source->lineEnd();
    } else {
      lines += c;
    }
  }
  const std::uint32_t at = snapshot.source->bomLength();
  std::vector<lint::Edit> edits{{{at, at}, std::move(lines)}};
  return holds(snapshot, edits) ? edits : std::vector<lint::Edit>();
}

std::vector<lint::Edit> revealedBy(const Snapshot &snapshot, const std::vector<std::uint32_t> &numbers) {
  for (const Revelation &each : revelations(snapshot, static_cast<model::PlayerIndex>(numbers[0]))) {
    if (each.draw == numbers[1] && snapshot.transcript->cards->card(each.card).id == numbers[2])
      return revealed(snapshot, each);
  }
  return {};
}

}  // namespace

std::vector<CodeAction> codeActions(const Snapshot &snapshot, ByteRange range) {
  range.end = clamped(snapshot, range.end);
  range.begin = std::min(range.begin, range.end);
  return Menu(snapshot, range).build();
}

std::vector<lint::Edit> editsOf(const Snapshot &snapshot, std::string_view id) {
  const auto clampedRange = [&](const std::vector<std::uint32_t> &numbers) {
    const std::uint32_t end = clamped(snapshot, numbers[1]);
    return ByteRange{std::min(numbers[0], end), end};
  };
  if (id == "fix-all") return fixAll(snapshot);
  if (id == "front-matter")
    return snapshot.source->frontMatter().present ? std::vector<lint::Edit>() : frontMatter(snapshot);
  if (const auto range = numbersOf(id, "expand", 2))
    return thatHold(snapshot, respellings(snapshot, clampedRange(*range), Spelling::Full));
  if (const auto range = numbersOf(id, "abbreviate", 2))
    return thatHold(snapshot, respellings(snapshot, clampedRange(*range), Spelling::Abbreviated));
  if (const auto numbers = numbersOf(id, "reveal", 3)) return revealedBy(snapshot, *numbers);
  return {};
}

std::vector<lint::Edit> fixAll(const Snapshot &snapshot) {
  // Rules that the findings leave out, since nobody wants to hear of them, are not mended in later rounds either.
  std::set<const lint::Rule *> rules;
  for (const lint::Diagnostic &finding : snapshot.findings) rules.insert(finding.rule);
  std::vector<format::Edit> all;
  std::vector<lint::Diagnostic> findings = snapshot.findings;
  for (int round = 0; round < kFixRounds; ++round) {
    const lint::SafeEdits safe = lint::safeEdits(findings);
    if (safe.fixes == 0) break;
    all = format::composed(all, forFormatter(safe.edits));
    const auto read =
        model::analyse(text::Source::make(format::applied(snapshot.source->bytes(), all)), *snapshot.settings);
    findings = lint::check(*read);
    std::erase_if(findings, [&rules](const lint::Diagnostic &finding) { return !rules.contains(finding.rule); });
  }
  return smallest(snapshot, all);
}

namespace {

/// The pool of who is next, as a header has it; empty where it is not known exactly. Nothing between the last line and
/// the header changes it.
std::string poolBehind(const Snapshot &snapshot, model::PlayerIndex next) {
  const auto seat = static_cast<rules::Seat>(next);
  if (seat >= snapshot.replay.players.size()) return {};
  const auto end = static_cast<std::uint32_t>(snapshot.source->bytes().size());
  const auto table = replay::tableAt(*snapshot.transcript, snapshot.replay, end);
  if (!table || !rules::has(table->alive, seat) || !table->pool[seat].exact()) return {};
  return fmt::format("({})", table->pool[seat].low);
}

}  // namespace

std::optional<lint::Edit> nextTurn(const Snapshot &snapshot, std::uint32_t offset) {
  const auto &events = snapshot.transcript->events;
  const model::Event *event = eventBefore(snapshot, clamped(snapshot, offset) + 1);
  if (event == nullptr || event->turn == 0 || event->turn != events.back().turn) return std::nullopt;
  const model::PlayerIndex player = ownerOfTurn(snapshot, event->turn);
  const model::PlayerIndex next = neighboursOf(snapshot, player, events.size()).prey;
  const model::Player *known = playerOf(snapshot, next);
  if (known == nullptr) return std::nullopt;
  // Behind the last line that says something; comments below it belong to what was.
  const text::Source &source = *snapshot.source;
  std::uint32_t line = source.lineCount();
  while (line > 1 && std::all_of(source.bytes().begin() + source.line(line).begin,
                                 source.bytes().begin() + source.line(line).end, isBlank))
    --line;
  const std::uint32_t at = source.line(line).end;
  const bool last = line == source.lineCount();
  return lint::Edit{
      {at, at},
      worded("{}{}{}{}", source.lineEnd(), known->abbr, poolBehind(snapshot, next), last ? source.lineEnd() : "")};
}

}  // namespace vtes::ide
