/// What cards are by themselves.

#include <cmath>

#include "cards/describe.h"
#include "cards/dictionary.h"
#include "ide/knowledge.h"

namespace vtes::ide {

namespace {

/// A vampire's discipline at a level: `dom` inferior, `DOM` superior.
enum class Mastery : std::uint8_t { None, Inferior, Superior };

Mastery masteryOf(const cards::Card &minion, std::string_view discipline) {
  std::string_view rest = minion.disciplines;
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find(' '), rest.size());
    const std::string_view own = rest.substr(0, end);
    const bool superior = !own.empty() && own.front() >= 'A' && own.front() <= 'Z';
    const auto same = [](char left, char right) { return (left | 0x20) == (right | 0x20); };
    if (std::equal(own.begin(), own.end(), discipline.begin(), discipline.end(), same))
      return superior ? Mastery::Superior : Mastery::Inferior;
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return Mastery::None;
}

/// Whether a minion has what a card asks for; a card that asks for nothing fits everybody a little.
int disciplineRank(const cards::Card &minion, const cards::Card &card) {
  constexpr int kFits = 40;
  if (card.disciplines.empty()) return kFits / 4;
  // Alternatives `/`, all needed `&`.
  const bool all = card.disciplines.find('&') != std::string_view::npos;
  std::size_t has = 0;
  std::size_t asked = 0;
  std::string_view rest = card.disciplines;
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find_first_of("/&"), rest.size());
    ++asked;
    if (masteryOf(minion, rest.substr(0, end)) != Mastery::None) ++has;
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return (all ? has == asked : has > 0) ? kFits : -kFits;
}

bool shareClan(const cards::Card &minion, const cards::Card &card) {
  std::string_view rest = card.clans;
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find('/'), rest.size());
    if (rest.substr(0, end) == minion.clans) return true;
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return false;
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

  [[nodiscard]] int rank(const Snapshot & /*snapshot*/, const Scene &scene, cards::CardIndex /*index*/,
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
      if (!card.clans.empty()) rank += shareClan(*scene.actor, card) ? 20 : -40;
    }
    // Of 4,000 decks a staple is in 1,500: some tens of points at most, since what is played elsewhere says least.
    rank += static_cast<int>(4.0 * std::log2(1.0 + card.usageDecks));
    if ((card.traits & cards::kBanned) != 0) rank -= 20;
    return rank;
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
