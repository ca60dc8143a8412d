/// What this game showed, and how its words were read.

#include <algorithm>

#include "ide/knowledge.h"
#include "lint/game.h"
#include "lint/pin.h"
#include "lint/reason.h"
#include "tell/language.h"
#include "tell/names.h"

namespace vtes::ide {

namespace {

using model::RefKind;

// More choices than a reader takes in help nobody.
constexpr std::size_t kMostOthers = 4;

class GameKnowledge : public Knowledge {
 public:
  void ofMention(const Snapshot &snapshot, const Mention &mention, ProseWriter &writer) const override {
    const model::Reference &reference = mention.reference;
    if (reference.kind == RefKind::UnknownCrypt) {
      const model::PlayerIndex owner =
          mention.event == nullptr ? model::kNoPlayer : ownerOfTurn(snapshot, mention.event->turn);
      if (const model::Player *player = playerOf(snapshot, owner); player != nullptr)
        writer.fact("uncontrolled by", player->name);
    }
    if (isShort(snapshot, reference)) {
      if (const auto card = cardOf(snapshot, reference)) {
        const std::string_view written = textOf(snapshot, reference.range);
        writer.paragraph(codeSpan(written) + " is short for " + codeSpan(card->abbreviation) +
                         " in this action or combat (TS 1.1.5)");
      }
    }
    if (reference.copy > 0) writer.fact("copy", std::to_string(reference.copy));
    if (reference.advanced) writer.fact("advanced", "its advanced card is in play (TS 1.1.4)");
    if (reference.merged) writer.fact("merged", "both its cards are in play (TS 1.1.4)");
    if (mention.event != nullptr && mention.part == Part::Card && !mention.event->level.empty() &&
        reference.card != cards::kNoCard) {
      const tell::Names names(*snapshot.transcript, tell::english());
      writer.paragraph(codeSpan(mention.event->level) + " played " + names.level(mention.event->level, reference) +
                       (lint::hasLevel(snapshot.transcript->cards->figures(reference.card), mention.event->level)
                            ? ""
                            : ", which the card does not have"));
    }
    const model::Word *word = wordOf(snapshot, reference);
    if (word == nullptr) return;
    if (word->pinned) writer.paragraph("pinned in the front matter");
    if (word->role == model::Word::Role::Short || word->others.empty() || word->pinned) return;
    writer.fact("read so because", lint::reasonFor(*snapshot.transcript, *word, mention.event));
    std::string others;
    for (std::size_t i = 0; i < std::min(word->others.size(), kMostOthers); ++i)
      others += (others.empty() ? "" : ", ") + lint::pinName(*snapshot.transcript->cards, word->others[i]);
    if (word->others.size() > kMostOthers) others += " and others";
    writer.fact(word->ambiguous ? "could as well be" : "can also mean", others);
  }

  [[nodiscard]] std::string reason(const Snapshot & /*snapshot*/, const Scene &scene,
                                   cards::CardIndex index) const override {
    return index < scene.seen.size() && scene.seen[index] > 0 ? "named before in this game" : "";
  }

  [[nodiscard]] int rank(const Snapshot & /*snapshot*/, const Scene &scene, cards::CardIndex index,
                         const cards::Card & /*card*/) const override {
    constexpr int kUsed = 60;
    constexpr int kOften = 4;
    constexpr int kMost = 100;
    const int times = index < scene.seen.size() ? scene.seen[index] : 0;
    return times == 0 ? 0 : std::min(kUsed + kOften * times, kMost);
  }
};

}  // namespace

const Knowledge &gameKnowledge() {
  static const GameKnowledge knowledge;
  return knowledge;
}

}  // namespace vtes::ide
