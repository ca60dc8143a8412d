#include "ide/hover.h"

#include <algorithm>

#include "ide/findings.h"
#include "ide/front_matter.h"
#include "ide/knowledge.h"
#include "ide/places.h"
#include "ide/terms.h"
#include "tell/tell.h"

namespace vtes::ide {

namespace {

using model::Reference;
using model::RefKind;
using syntax::TokenKind;
using text::ByteRange;

/// The event in English, and what became of it, as the last thing that is said.
void tellEvent(const Snapshot &snapshot, const model::Event *event, ProseWriter &writer) {
  if (event == nullptr || event->kind == model::EventKind::Error) return;
  const std::size_t index = indexOf(snapshot, *event);
  for (const tell::Sentence &sentence : tell::tell(*snapshot.transcript, index, index + 1))
    writer.paragraph(sentence.text);
  for (const Knowledge *part : allKnowledge()) part->ofEvent(snapshot, *event, writer);
}

/// What was found wrong with a word; the marks behind it are part of what a finding is about.
void findings(const Snapshot &snapshot, ByteRange range, ProseWriter &writer) {
  const auto &all = snapshot.findings;
  auto at = std::partition_point(all.begin(), all.end(),
                                 [&range](const lint::Diagnostic &one) { return one.range.begin < range.begin; });
  for (; at != all.end() && at->range.begin < range.end; ++at) {
    writer.paragraph(at->message);
    writer.paragraph(at->hint);
  }
}

Hover ofTerm(const Snapshot &snapshot, const Term &term, ByteRange range, const model::Event *event) {
  ProseWriter writer;
  writer.heading(term.name, textOf(snapshot, range));
  writer.paragraph(term.meaning);
  writer.fact("section", term.section);
  if (!term.example.empty()) writer.example(term.example);
  tellEvent(snapshot, event, writer);
  return {range, writer.take()};
}

/// A reference that is neither card nor player: the Edge, clans, disciplines, unknown vampires, terms.
void ofOther(const Snapshot &snapshot, const Reference &reference, ProseWriter &writer) {
  const std::string_view written = textOf(snapshot, reference.range);
  const std::string_view name = model::nameOf(*snapshot.transcript, reference);
  const auto term = [&](TokenKind kind, std::string_view word) {
    const Term *found = termOf(kind, word);
    writer.heading(found->name, written);
    writer.paragraph(found->meaning);
    writer.fact("section", found->section);
  };
  switch (reference.kind) {
    case RefKind::UnknownCrypt:
      term(TokenKind::UnknownCrypt, "vamp");
      break;
    case RefKind::Edge:
      term(TokenKind::Edge, "edge");
      break;
    case RefKind::Clan:
      writer.heading(name, written).paragraph("a clan").fact("section", "TS 1.4.1");
      break;
    case RefKind::Discipline:
      writer.heading(name, written).paragraph("a discipline").fact("section", "TS 1.2.4.4");
      break;
    case RefKind::Term:
      if (const Term *found = termNamed(reference.abbr))
        writer.heading(found->name, written).paragraph(found->meaning).fact("section", found->section);
      break;
    default:
      break;
  }
}

/// A word and the `^` or `#` behind it.
ByteRange withMark(const Snapshot &snapshot, const Reference &reference) {
  ByteRange range = reference.range;
  if (const auto mark = tokenAt(snapshot, range.end);
      mark && mark->range.begin == range.end && (mark->kind == TokenKind::Advanced || mark->kind == TokenKind::Merged))
    range.end = mark->range.end;
  return range;
}

Hover ofMention(const Snapshot &snapshot, const Mention &mention) {
  ProseWriter writer;
  const Reference &reference = mention.reference;
  const bool card = reference.card != cards::kNoCard;
  if (card) {
    // What happens is what a reader wants to know; what the card is in all detail comes behind that.
    cardTitle(snapshot, reference.card, writer);
    tellEvent(snapshot, mention.event, writer);
    for (const Knowledge *part : allKnowledge()) part->ofCard(snapshot, reference.card, writer);
  } else {
    ofOther(snapshot, reference, writer);
  }
  if (writer.empty() && reference.player == model::kNoPlayer) {
    writer.heading(textOf(snapshot, reference.range));
    findings(snapshot, reference.range, writer);
  }
  for (const Knowledge *part : allKnowledge()) part->ofMention(snapshot, mention, writer);
  if (!card) tellEvent(snapshot, mention.event, writer);
  return {withMark(snapshot, reference), writer.take()};
}

/// Ids of findings in a comment that allows them.
std::optional<Hover> ofComment(const Snapshot &snapshot, ByteRange comment, std::uint32_t offset) {
  const std::string_view text = textOf(snapshot, comment);
  const auto isPart = [](char c) { return (c >= 'a' && c <= 'z') || c == '-' || (c >= '0' && c <= '9'); };
  std::size_t begin = offset - comment.begin;
  std::size_t end = begin;
  while (begin > 0 && isPart(text[begin - 1])) --begin;
  while (end < text.size() && isPart(text[end])) ++end;
  const lint::Rule *rule = lint::findRule(text.substr(begin, end - begin));
  if (rule == nullptr || text.find("vtes:") == std::string_view::npos) return std::nullopt;
  return Hover{{comment.begin + static_cast<std::uint32_t>(begin), comment.begin + static_cast<std::uint32_t>(end)},
               explanationOf(*rule)};
}

std::optional<Hover> ofFrontMatter(const Snapshot &snapshot, std::uint32_t offset) {
  const FrontMatterPlace place = frontMatterAt(snapshot, offset);
  ProseWriter writer;
  Mention mention;
  mention.reference.range = place.word;
  switch (place.kind) {
    case FrontMatterPlace::Kind::Key:
      if (const FrontMatterKey *key = frontMatterKey(textOf(snapshot, place.word))) {
        writer.heading(key->key).paragraph(key->meaning).example(key->example);
      }
      break;
    case FrontMatterPlace::Kind::Player:
      mention.reference.kind = RefKind::Player;
      mention.reference.player = place.player;
      for (const Knowledge *part : allKnowledge()) part->ofMention(snapshot, mention, writer);
      break;
    case FrontMatterPlace::Kind::Card:
      cardTitle(snapshot, place.card, writer);
      for (const Knowledge *part : allKnowledge()) part->ofCard(snapshot, place.card, writer);
      break;
    case FrontMatterPlace::Kind::Other:
      break;
  }
  if (writer.empty()) return std::nullopt;
  return Hover{place.word, writer.take()};
}

}  // namespace

std::optional<Hover> hover(const Snapshot &snapshot, std::uint32_t offset) {
  offset = clamped(snapshot, offset);
  if (inFrontMatter(snapshot, offset)) return ofFrontMatter(snapshot, offset);
  if (const auto comment = commentAt(snapshot, offset)) return ofComment(snapshot, *comment, offset);
  const auto token = tokenAt(snapshot, offset);
  const auto mention = mentionAt(snapshot, offset);
  // A mark that touches a word, `goun|<`, is asked about when the cursor is on it.
  const bool onMention = mention && (!token || overlap(token->range, mention->reference.range));
  if (onMention) return ofMention(snapshot, *mention);
  if (!token) return std::nullopt;
  const model::Event *event = eventAt(snapshot, offset);
  if (token->kind == TokenKind::Level && event != nullptr && event->card.card != cards::kNoCard) {
    // The level's word is that of the card it belongs to.
    Mention played{event->card, Part::Card, event};
    Hover hover = ofMention(snapshot, played);
    hover.range = token->range;
    return hover;
  }
  if (const Term *term = termOf(token->kind, textOf(snapshot, token->range)))
    return ofTerm(snapshot, *term, token->range, event);
  ProseWriter writer;
  findings(snapshot, token->range, writer);
  tellEvent(snapshot, event, writer);
  if (writer.empty()) return std::nullopt;
  return Hover{token->range, writer.take()};
}

}  // namespace vtes::ide
