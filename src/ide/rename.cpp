#include "ide/rename.h"

#include <algorithm>

#include "cards/fold.h"
#include "format/canonical.h"
#include "format/edits.h"
#include "ide/edits.h"
#include "ide/front_matter.h"
#include "ide/places.h"
#include "ide/terms.h"
#include "lint/wording.h"
#include "model/yaml_tree.h"
#include "syntax/tree.h"

namespace vtes::ide {

namespace {

using lint::quoted;
using lint::worded;
using model::RefKind;
using syntax::TokenKind;
using text::ByteRange;

/// What is to be renamed.
struct Renaming {
  ByteRange range;
  std::string word;
  model::PlayerIndex player = model::kNoPlayer;  ///< a player, or
  const model::Pin *pin = nullptr;               ///< a pin
};

const model::Pin *pinOf(const Snapshot &snapshot, std::string_view word) {
  const auto &pins = snapshot.transcript->frontMatter.pins;
  const auto found =
      std::find_if(pins.begin(), pins.end(), [&word](const model::Pin &pin) { return pin.abbr.value == word; });
  return found == pins.end() ? nullptr : &*found;
}

Refusal nothingHere() {
  return {"there is nothing to rename here: players can be renamed, and abbreviations that the front matter pins"};
}

std::variant<Renaming, Refusal> inFrontMatterBlock(const Snapshot &snapshot, std::uint32_t offset) {
  const model::FrontMatter &matter = snapshot.transcript->frontMatter;
  for (std::size_t i = 0; i < matter.seats.size(); ++i) {
    const model::Seat &seat = matter.seats[i];
    if (seat.abbr && touches(seat.abbr->range, offset))
      return Renaming{seat.abbr->range, seat.abbr->value, static_cast<model::PlayerIndex>(i), nullptr};
  }
  for (const model::Pin &pin : matter.pins) {
    if (touches(pin.abbr.range, offset)) return Renaming{pin.abbr.range, pin.abbr.value, model::kNoPlayer, &pin};
  }
  return nothingHere();
}

std::variant<Renaming, Refusal> renamingAt(const Snapshot &snapshot, std::uint32_t offset) {
  if (inFrontMatter(snapshot, offset)) return inFrontMatterBlock(snapshot, offset);
  if (commentAt(snapshot, offset)) return nothingHere();
  const auto mention = mentionAt(snapshot, offset);
  if (!mention) return nothingHere();
  const model::Reference &reference = mention->reference;
  const auto size = static_cast<std::uint32_t>(reference.abbr.size());
  const ByteRange word{reference.range.begin, std::min(reference.range.begin + size, reference.range.end)};
  const std::string written(textOf(snapshot, word));
  if (reference.kind == RefKind::Player && reference.player != model::kNoPlayer)
    return Renaming{word, written, reference.player, nullptr};
  if (const model::Pin *pin = pinOf(snapshot, written); pin != nullptr && !isShort(snapshot, reference))
    return Renaming{word, written, model::kNoPlayer, pin};
  if (isShort(snapshot, reference))
    return Refusal{worded("{} is a short form, the initial of a minion's abbreviation (TS 1.1.5)", quoted(written))};
  if (const auto card = cardOf(snapshot, reference))
    return Refusal{
        worded("{} is what the specification makes of {} (TS 1): only an abbreviation that the front matter "
               "pins can be another",
               quoted(written), card->natural)};
  return nothingHere();
}

/// The one token that a word is; End where it is none or several.
TokenKind kindOf(std::string_view word) {
  syntax::Parser parser;
  const std::string text(word);
  const auto source = text::Source::make(text);
  const auto tree = parser.parse(text, source->clean(), false);
  return tree->tokens.size() == 1 ? tree->tokens.front().kind : TokenKind::End;
}

/// Keys of `pool` that are a player's abbreviation.
void poolKeys(const Snapshot &snapshot, std::string_view word, std::string_view name, std::vector<lint::Edit> &edits) {
  const text::FrontMatterBlock &block = snapshot.source->frontMatter();
  const model::YamlTree tree = model::readYaml(textOf(snapshot, block.content), block.content.begin);
  if (tree.failed || tree.nodes.empty()) return;
  const model::YamlNode &root = tree.nodes.front();
  if (root.kind != model::YamlNode::Kind::Map) return;
  for (std::size_t i = 0; i + 1 < root.children.size(); i += 2) {
    const model::YamlNode &value = tree.nodes[root.children[i + 1]];
    if (tree.nodes[root.children[i]].value != "pool" || value.kind != model::YamlNode::Kind::Map) continue;
    for (std::size_t k = 0; k < value.children.size(); k += 2) {
      const model::YamlNode &key = tree.nodes[value.children[k]];
      if (key.value == word) edits.push_back({key.range, std::string(name)});
    }
  }
}

/// Writes a seat's abbreviation into the front matter.
lint::Edit seatEdit(const Snapshot &snapshot, const model::Seat &seat, std::string_view name) {
  if (seat.abbr) return {seat.abbr->range, std::string(name)};
  const text::Source &source = *snapshot.source;
  const ByteRange written = model::writtenRange(source, seat.name);
  const std::string_view bytes = source.clean();
  std::uint32_t at = written.begin;
  const auto skipGaps = [&] {
    while (at > 0 && (bytes[at - 1] == ' ' || bytes[at - 1] == '\t')) --at;
  };
  skipGaps();
  constexpr std::string_view kKey = "name:";
  if (!bytes.substr(0, at).ends_with(kKey))
    return {written, worded("{name: {}, abbr: {}}", textOf(snapshot, written), name)};
  at -= static_cast<std::uint32_t>(kKey.size());
  const std::uint32_t key = at;
  skipGaps();
  if (at > 0 && (bytes[at - 1] == '{' || bytes[at - 1] == ','))
    return {{written.end, written.end}, worded(", abbr: {}", name)};
  const ByteRange line = source.line(source.lineOf(key));
  return {{line.end, line.end}, worded("{}{}abbr: {}", source.lineEnd(), std::string(key - line.begin, ' '), name)};
}

/// `nxt ROBE`: a deal's duration names a player, and is no reference.
void durations(const Snapshot &snapshot, model::PlayerIndex player, std::string_view name,
               std::vector<lint::Edit> &edits) {
  const std::string_view abbr = playerOf(snapshot, player)->abbr;
  for (const model::Event &event : snapshot.transcript->events) {
    if (event.extra().deal == nullptr) continue;
    for (const auto *side : {&event.extra().deal->condition, &event.extra().deal->promise}) {
      for (const model::DealClause &clause : *side) {
        if (clause.duration.empty()) continue;
        std::string_view text = textOf(snapshot, clause.range);
        while (!text.empty() && isBlank(text.back())) text.remove_suffix(1);
        if (text.size() <= abbr.size() || !text.ends_with(abbr) || !isBlank(text[text.size() - abbr.size() - 1]))
          continue;
        const std::uint32_t end = clause.range.begin + static_cast<std::uint32_t>(text.size());
        edits.push_back({{end - static_cast<std::uint32_t>(abbr.size()), end}, std::string(name)});
      }
    }
  }
}

std::vector<lint::Edit> editsOf(const Snapshot &snapshot, const Renaming &renaming, std::string_view name) {
  std::vector<lint::Edit> edits;
  const ByteRange all{0, static_cast<std::uint32_t>(snapshot.source->bytes().size())};
  for (const Mention &mention : mentionsIn(snapshot, all)) {
    const model::Reference &reference = mention.reference;
    if (renaming.pin == nullptr) {
      if (reference.kind == RefKind::Player && reference.player == renaming.player)
        edits.push_back({reference.range, std::string(name)});
      continue;
    }
    const model::Word *word = wordOf(snapshot, reference);
    if (word == nullptr || !word->pinned || reference.abbr != renaming.word) continue;
    const auto size = static_cast<std::uint32_t>(reference.abbr.size());
    edits.push_back({{reference.range.begin, reference.range.begin + size}, std::string(name)});
  }
  if (renaming.pin != nullptr) {
    edits.push_back({renaming.pin->abbr.range, std::string(name)});
  } else {
    durations(snapshot, renaming.player, name, edits);
    const auto &seats = snapshot.transcript->frontMatter.seats;
    const auto seat = static_cast<std::size_t>(static_cast<std::uint8_t>(renaming.player));
    if (seat < seats.size()) {
      edits.push_back(seatEdit(snapshot, seats[seat], name));
      poolKeys(snapshot, playerOf(snapshot, renaming.player)->abbr, name, edits);
    }
  }
  return ordered(std::move(edits));
}

std::size_t errorsIn(const std::vector<lint::Diagnostic> &findings) {
  return static_cast<std::size_t>(std::count_if(findings.begin(), findings.end(), [](const lint::Diagnostic &one) {
    return one.severity == lint::Severity::Error;
  }));
}

/// Why a word cannot stand in the place of the old one by itself; empty: it can.
std::string unfit(const Snapshot &snapshot, const Renaming &renaming, std::string_view name) {
  if (renaming.pin == nullptr) {
    if (kindOf(name) != TokenKind::Player)
      return worded("{} is no player's word: two capital letters or more, and no phase (TS 1.3)", quoted(name));
    const auto &players = snapshot.transcript->players;
    for (std::size_t i = 0; i < players.size(); ++i) {
      if (static_cast<model::PlayerIndex>(i) != renaming.player &&
          cards::foldLower(players[i].abbr) == cards::foldLower(name))
        return worded("{} is {} already", quoted(name), players[i].name);
    }
    return {};
  }
  const TokenKind old = kindOf(renaming.word);
  if (termNamed(name) != nullptr) return worded("{} is a term of the notation and names no card", quoted(name));
  if (kindOf(name) == TokenKind::LibraryInitial || kindOf(name) == TokenKind::Initial)
    return worded("{} would be a short form: one letter names no card", quoted(name));
  if (kindOf(name) == TokenKind::Number) return worded("{} is a number and names no card", quoted(name));
  if (kindOf(name) != old || (old != TokenKind::Library && old != TokenKind::Crypt && old != TokenKind::Player))
    return worded(
        "{} is no word of the same kind as {}: crypt cards begin with a capital letter, library cards are small",
        quoted(name), quoted(renaming.word));
  if (pinOf(snapshot, name) != nullptr) return worded("{} is pinned already", quoted(name));
  return {};
}

}  // namespace

std::variant<Renamable, Refusal> prepareRename(const Snapshot &snapshot, std::uint32_t offset) {
  auto found = renamingAt(snapshot, clamped(snapshot, offset));
  if (auto *refusal = std::get_if<Refusal>(&found)) return std::move(*refusal);
  auto &renaming = std::get<Renaming>(found);
  return Renamable{renaming.range, std::move(renaming.word)};
}

std::variant<std::vector<lint::Edit>, Refusal> rename(const Snapshot &snapshot, std::uint32_t offset,
                                                      std::string_view name) {
  auto found = renamingAt(snapshot, clamped(snapshot, offset));
  if (auto *refusal = std::get_if<Refusal>(&found)) return std::move(*refusal);
  const auto &renaming = std::get<Renaming>(found);
  if (std::string reason = unfit(snapshot, renaming, name); !reason.empty()) return Refusal{std::move(reason)};
  std::vector<lint::Edit> edits = editsOf(snapshot, renaming, name);

  // Whether everything still means what it meant is for the analysis to say.
  const auto renamed = model::analyse(text::Source::make(applied(snapshot, edits)), *snapshot.settings);
  if (const auto different = format::firstDifference(*snapshot.transcript, *renamed)) {
    const auto &events = snapshot.transcript->events;
    const std::uint32_t line =
        events.empty() ? 1 : snapshot.source->lineOf(events[std::min(*different, events.size() - 1)].range.begin);
    return Refusal{worded("with {} the transcript would say something else, first in line {}", quoted(name),
                          std::to_string(line))};
  }
  const std::vector<lint::Diagnostic> findings = lint::check(*renamed);
  if (errorsIn(findings) > errorsIn(snapshot.findings)) {
    const auto fresh = std::find_if(findings.begin(), findings.end(), [&](const lint::Diagnostic &one) {
      return one.severity == lint::Severity::Error &&
             std::none_of(snapshot.findings.begin(), snapshot.findings.end(),
                          [&one](const lint::Diagnostic &old) { return old.message == one.message; });
    });
    const std::string why = fresh == findings.end() ? "" : ": " + fresh->message;
    return Refusal{worded("with {} the transcript would have another error{}", quoted(name), why)};
  }
  return edits;
}

}  // namespace vtes::ide
