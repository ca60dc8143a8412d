/// What cards are by themselves.

#include <cmath>

#include "cards/describe.h"
#include "cards/dictionary.h"
#include "ide/knowledge.h"
#include "model/requirements.h"

namespace vtes::ide {

namespace {

/// Whether a minion has what a card asks for; a card that asks for nothing fits everybody a little.
int disciplineRank(const cards::Card &minion, const cards::Card &card) {
  constexpr int kFits = 40;
  if (card.disciplines.empty()) return kFits / 4;
  return model::meetsDisciplines(minion.disciplines, card.disciplines) == model::Meets::No ? -kFits : kFits;
}

/// The hooks that are open in a scene, as far as that shows; 0: it does not.
cards::Hooks hooksAt(const Scene &scene) {
  using namespace cards;
  if (scene.combat) {
    return kBeforeRangeHook | kRangeHook | kBeforeStrikesHook | kStrikeHook | kAdditionalStrikeHook | kDamageHook |
           kPressHook | kEndOfRoundHook | kCombatEndsHook | kCombatAnyHook;
  }
  if (scene.referendum) return kPollingHook | kReferendumTermsHook | kReferendumResultHook;
  constexpr Hooks kOfAction =
      kActionAnnouncedHook | kBlocksDeclinedHook | kActionBlockedHook | kActionResolvedHook | kReferendumTermsHook;
  if (scene.action) return kOfAction | (scene.acting ? kBlockAttemptActingHook : kBlockAttemptReactingHook);
  switch (scene.phase) {
    case model::PhaseKind::Master:
      return kMasterPhaseHook;
    case model::PhaseKind::Minion:
      return kActionHook | kPoliticalActionHook | kEquipHook | kEmployHook | kRecruitHook | kMinionPhaseHook;
    case model::PhaseKind::Influence:
      return kInfluencePhaseHook;
    case model::PhaseKind::Discard:
      return kDiscardPhaseHook | kEventHook;
    default:
      return 0;
  }
}

/// Less where no line of the card can be played, or used, in the window of a scene.
int windowRank(const cards::Database &database, const Scene &scene, cards::CardIndex index) {
  constexpr int kClosed = -40;
  const cards::Hooks hooks = hooksAt(scene);
  if (hooks == 0) return 0;
  const cards::LineUse use = scene.used ? cards::LineUse::InPlay : cards::LineUse::Play;
  bool any = false;
  for (const cards::CardLine &line : database.lines(index)) {
    if (line.use != use) continue;
    if ((line.hooks & (hooks | cards::kAnyTimeHook)) != 0) return 0;
    any = true;
  }
  return any ? kClosed : 0;
}

/// What each line of the card does (cards/hooks.h), a fact each.
void addLines(std::string_view lines, ProseWriter &writer) {
  while (!lines.empty()) {
    const std::size_t end = std::min(lines.find('\n'), lines.size());
    writer.fact("line", lines.substr(0, end));
    lines.remove_prefix(std::min(end + 1, lines.size()));
  }
}

class CardKnowledge : public Knowledge {
 public:
  void ofCard(const Snapshot &snapshot, cards::CardIndex index, ProseWriter &writer) const override {
    const cards::Database &database = *snapshot.transcript->cards;
    const cards::Card card = database.card(index);
    for (const cards::Fact &fact : cards::describe(database, card)) {
      if (fact.label == "text" || fact.label == "id" || isInSummary(fact.label)) continue;
      if (fact.label == "lines") {
        addLines(fact.value, writer);
        continue;
      }
      writer.fact(fact.label, fact.value);
    }
    writer.quote(card.text);
  }

  [[nodiscard]] int rank(const Snapshot &snapshot, const Scene &scene, cards::CardIndex index,
                         const cards::Card &card) const override {
    constexpr int kAtHome = 60;
    constexpr int kOutOfPlace = -60;
    int rank = 0;
    if (scene.used) {
      rank += (card.traits & cards::kStaysInPlay) != 0 ? kAtHome : kOutOfPlace;
    } else if (scene.fits != 0 && !card.crypt()) {
      rank += (card.types & scene.fits) != 0 ? kAtHome : kOutOfPlace;
    }
    if (scene.actor && scene.actor->crypt() && !card.crypt() && !scene.used) {
      rank += disciplineRank(*scene.actor, card);
      if (!card.clans.empty()) rank += model::meetsClan(scene.actor->clans, card.clans) ? 20 : -40;
    }
    // Where a card is only named it does not matter when it can be played.
    if (!card.crypt() && scene.fits != 0) rank += windowRank(*snapshot.transcript->cards, scene, index);
    // Of 4,000 decks a staple is in 1,500: some tens of points at most, since what is played elsewhere says least.
    rank += static_cast<int>(4.0 * std::log2(1.0 + card.usageDecks));
    if ((card.traits & cards::kBanned) != 0) rank -= 20;
    return rank;
  }

  [[nodiscard]] std::string reason(const Snapshot &snapshot, const Scene &scene,
                                   cards::CardIndex index) const override {
    if (!scene.actor || !scene.actor->crypt() || scene.used) return {};
    const cards::Database &database = *snapshot.transcript->cards;
    const std::string has = model::disciplineMet(database, scene.actor->disciplines, database.disciplines(index));
    return has.empty() ? "" : std::string(scene.actor->natural) + " has " + has;
  }

  void hints(const Snapshot &snapshot, const Mention &mention, std::vector<InlayHint> &out) const override {
    const auto card = cardOf(snapshot, mention.reference);
    if (!card) return;
    const std::string_view written = textOf(snapshot, mention.reference.range);
    if (written == card->natural || written == card->name) return;
    // Behind the marks and the level, which belong to the word.
    std::uint32_t at = mention.reference.range.end;
    const std::string_view bytes = snapshot.source->bytes();
    while (at < bytes.size() && std::string_view("<>^#*").find(bytes[at]) != std::string_view::npos) ++at;
    InlayHint hint;
    hint.offset = at;
    hint.label = oneLine(card->natural);
    hint.blankBefore = true;
    const std::string facts = cards::summary(*snapshot.transcript->cards, *card);
    hint.tooltip = {escaped(facts), facts};
    out.push_back(std::move(hint));
  }

 private:
  static bool isInSummary(std::string_view label) {
    return label == "type" || label == "clan" || label == "capacity" || label == "group" || label == "title" ||
           label == "disciplines" || label == "discipline" || label == "cost";
  }
};

}  // namespace

void cardTitle(const Snapshot &snapshot, cards::CardIndex index, ProseWriter &writer) {
  const cards::Database &database = *snapshot.transcript->cards;
  const cards::Card card = database.card(index);
  writer.heading(card.natural, cards::markedAbbreviation(card));
  writer.paragraph(cards::summary(database, card));
}

const Knowledge &cardKnowledge() {
  static const CardKnowledge knowledge;
  return knowledge;
}

}  // namespace vtes::ide
