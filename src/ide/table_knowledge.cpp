/// Who sits where, and who plays what.

#include "ide/knowledge.h"
#include "ide/table.h"

namespace vtes::ide {

namespace {

std::string nameOf(const Snapshot &snapshot, model::PlayerIndex player) {
  const model::Player *known = playerOf(snapshot, player);
  return known == nullptr ? std::string() : oneLine(known->name);
}

class TableKnowledge : public Knowledge {
 public:
  void ofCard(const Snapshot &snapshot, cards::CardIndex card, ProseWriter &writer) const override {
    std::string decks;
    for (const model::PlayerIndex player : decksWith(snapshot, card))
      decks += (decks.empty() ? "" : ", ") + nameOf(snapshot, player);
    if (!decks.empty()) writer.fact("in the deck of", decks);
  }

  void ofMention(const Snapshot &snapshot, const Mention &mention, ProseWriter &writer) const override {
    if (mention.reference.kind != model::RefKind::Player) return;
    const model::PlayerIndex index = mention.reference.player;
    const model::Player *player = playerOf(snapshot, index);
    if (player == nullptr) return;
    writer.heading(player->name, player->abbr);
    const std::size_t event =
        mention.event == nullptr ? snapshot.transcript->events.size() : indexOf(snapshot, *mention.event) + 1;
    if (!player->seated) {
      writer.paragraph("the seat is not known: no turn header and no front matter names it");
      return;
    }
    std::size_t seats = 0;
    while (seats < snapshot.transcript->players.size() && snapshot.transcript->players[seats].seated) ++seats;
    writer.fact("seat", std::to_string(index + 1) + " of " + std::to_string(seats));
    const Neighbours neighbours = neighboursOf(snapshot, index, event);
    writer.fact("prey", nameOf(snapshot, neighbours.prey));
    writer.fact("predator", nameOf(snapshot, neighbours.predator));
    if (!player->declared) writer.paragraph("not declared in the front matter");
  }

  [[nodiscard]] int rank(const Snapshot &snapshot, const Scene &scene, cards::CardIndex index,
                         const cards::Card & /*card*/) const override {
    constexpr int kOwnDeck = 120;
    constexpr int kAnothersDeck = 15;
    const std::vector<model::PlayerIndex> decks = decksWith(snapshot, index);
    if (decks.empty()) return 0;
    const bool own = std::find(decks.begin(), decks.end(), scene.seat) != decks.end();
    return own ? kOwnDeck : kAnothersDeck;
  }

  [[nodiscard]] std::string reason(const Snapshot &snapshot, const Scene &scene,
                                   cards::CardIndex index) const override {
    const std::vector<model::PlayerIndex> decks = decksWith(snapshot, index);
    if (std::find(decks.begin(), decks.end(), scene.seat) == decks.end()) return {};
    return "in the deck of " + nameOf(snapshot, scene.seat);
  }

  void ofTurn(const Snapshot &snapshot, std::size_t header, std::vector<std::string> &words) const override {
    const model::PlayerIndex player = snapshot.transcript->events[header].card.player;
    const Neighbours neighbours = neighboursOf(snapshot, player, header);
    if (neighbours.prey != model::kNoPlayer) words.push_back("prey " + nameOf(snapshot, neighbours.prey));
    if (neighbours.predator != model::kNoPlayer && neighbours.predator != neighbours.prey)
      words.push_back("predator " + nameOf(snapshot, neighbours.predator));
  }
};

}  // namespace

const Knowledge &tableKnowledge() {
  static const TableKnowledge knowledge;
  return knowledge;
}

}  // namespace vtes::ide
