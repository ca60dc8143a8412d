#include <deque>
#include <map>
#include <memory>
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

struct Fact {
  enum class Kind : std::uint8_t { Turn, Moved, Acts };
  Kind kind = Kind::Turn;
  PlayerIndex player = model::kNoPlayer;  ///< of a turn
  cards::CardIndex card = cards::kNoCard;
  std::string_view abbr;  ///< Acts: as written
  text::ByteRange range;  ///< Acts: relative to the stretch
  [[nodiscard]] bool alike(const Fact &other) const {
    return kind == other.kind && player == other.player && card == other.card && abbr == other.abbr;
  }
};

struct Acted {
  PlayerIndex player = model::kNoPlayer;
  text::ByteRange range;
};

GistPtr gist(const model::Transcript &transcript, const model::Stretch &stretch) {
  auto gist = std::make_unique<Facts<Fact>>();
  const auto moved = [&gist](const model::Reference &reference) {
    if (reference.kind == RefKind::Crypt && reference.card != cards::kNoCard)
      gist->facts.push_back({Fact::Kind::Moved, model::kNoPlayer, reference.card, {}, {}});
  };
  for (const model::Event &event : stretch.events) {
    if (event.kind == EventKind::Turn) gist->facts.push_back({Fact::Kind::Turn, event.card.player, {}, {}, {}});
    // Taking control, contesting, leaving play: all are said of a card that is no subject of an action.
    for (const model::Reference &target : event.targets) moved(target);
    if (event.kind == EventKind::Contest || event.kind == EventKind::State) moved(event.card);
    for (const model::Item &item : event.result) {
      moved(item.who);
      moved(item.what);
    }
    const model::Reference &actor = event.actor;
    if (declaresAction(transcript, event) && actor.kind == RefKind::Crypt && actor.card != cards::kNoCard &&
        !actor.range.empty() && !event.extra().controller.present())
      gist->facts.push_back(
          {Fact::Kind::Acts, model::kNoPlayer, actor.card, actor.abbr, relative(stretch, actor.range)});
  }
  return gist;
}

void judge(Report &report, const Course &course) {
  const std::deque<model::Player> &players = course.transcript.players;
  std::map<cards::CardIndex, Acted> acted;
  std::set<cards::CardIndex> moved;  // may have changed hands, or is contested; or it has been told
  PlayerIndex player = model::kNoPlayer;
  for (std::size_t i = 0; i < course.gists.size(); ++i) {
    for (const Fact &fact : course.facts<Fact>(i)) {
      if (fact.kind == Fact::Kind::Turn) player = fact.player;
      if (fact.kind == Fact::Kind::Turn || player == model::kNoPlayer) continue;
      if (fact.kind == Fact::Kind::Moved) {
        moved.insert(fact.card);
        continue;
      }
      if (moved.contains(fact.card)) continue;
      const text::ByteRange range = course.place(i, fact.range);
      const auto [known, first] = acted.try_emplace(fact.card, Acted{player, range});
      if (first || known->second.player == player) continue;
      moved.insert(fact.card);
      const auto abbr = [&](PlayerIndex who) { return quoted(players[static_cast<std::size_t>(who)].abbr); };
      Diagnostic &diagnostic = report.add(
          range, worded("{} acts for {} here and acted for {} before, but there is one {}, and it is not contested",
                        quoted(fact.abbr), abbr(player), abbr(known->second.player),
                        course.transcript.cards->card(fact.card).natural));
      diagnostic.hint =
          "where two vampires share the abbreviation, a longer form tells which is meant, or a pin in `cards`";
      diagnostic.related.push_back({known->second.range, worded("it acts for {} here", abbr(known->second.player))});
    }
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
    .gist = gist,
    .onCourse = judge,
};

}  // namespace vtes::lint::checks
