#include <map>
#include <set>
#include <utility>
#include <vector>

#include "lint/checks/all.h"
#include "lint/game.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

using model::EventKind;
using model::PlayerIndex;
using model::RefKind;

struct Acted {
  PlayerIndex player = model::kNoPlayer;
  text::ByteRange range;
};

void report(Report &report) {
  const model::Transcript &transcript = report.transcript();
  const std::vector<PlayerIndex> owners = turnOwners(transcript);
  std::map<cards::CardIndex, Acted> acted;
  std::set<cards::CardIndex> moved;  // may have changed hands, or is contested; or it has been told
  for (const model::Event &event : transcript.events) {
    const PlayerIndex player = event.turn < owners.size() ? owners[event.turn] : model::kNoPlayer;
    if (player == model::kNoPlayer) continue;
    // Taking control, contesting, leaving play: all are said of a card that is no subject of an action.
    for (const model::Reference &target : event.targets) moved.insert(target.card);
    if (event.kind == EventKind::Contest || event.kind == EventKind::State) moved.insert(event.card.card);
    for (const model::Item &item : event.result) {
      if (item.who.kind == RefKind::Crypt) moved.insert(item.who.card);
      if (item.what.kind == RefKind::Crypt) moved.insert(item.what.card);
    }
    const model::Reference &actor = event.actor;
    if (!declaresAction(transcript, event) || actor.kind != RefKind::Crypt || actor.card == cards::kNoCard ||
        actor.range.empty() || event.controller.present() || moved.contains(actor.card)) {
      continue;
    }
    const auto [known, first] = acted.try_emplace(actor.card, Acted{player, actor.range});
    if (first || known->second.player == player) continue;
    moved.insert(actor.card);
    const auto abbr = [&](PlayerIndex who) { return quoted(transcript.players[static_cast<std::size_t>(who)].abbr); };
    Diagnostic &diagnostic = report.add(
        actor.range, worded("{} acts for {} here and acted for {} before, but there is one {}, and it is not contested",
                            quoted(actor.abbr), abbr(player), abbr(known->second.player),
                            transcript.cards->card(actor.card).natural));
    diagnostic.hint =
        "where two vampires share the abbreviation, a longer form tells which is meant, or a pin in `cards`";
    diagnostic.related.push_back({known->second.range, worded("it acts for {} here", abbr(known->second.player))});
  }
}

}  // namespace

const Check kUniqueTwice = {
    .rule = {.id = "unique-twice",
             .severity = Severity::Hint,
             .meaning = "The same vampire acts for two Methuselahs, and nothing says that it is contested or changed "
                        "hands. Vampires are unique: two of one abbreviation are probably meant.",
             .section = "READING 4, RR",
             .shows = "NELS(12)\nMI Kora bd (nb)\nTOM(8)\nMI Kora bd (nb)\n",
             .showsNot = "NELS(12)\nMI Kora bd (nb)\nTOM(8)\nMI Crus bd (nb)\n"},
    .onTranscript = report,
};

}  // namespace vtes::lint::checks
