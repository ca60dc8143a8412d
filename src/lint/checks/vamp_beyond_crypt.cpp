#include <deque>
#include <memory>
#include <string>
#include <vector>

#include "lint/checks/all.h"
#include "lint/game.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

using model::EventKind;

constexpr int kDealt = 4;  // crypt cards at the start (RR)

struct Fact {
  enum class Kind : std::uint8_t { Turn, Drawn, Unsure, Named };
  Kind kind = Kind::Turn;
  model::PlayerIndex player = model::kNoPlayer;  ///< of a turn
  std::uint8_t draw = 0;                         ///< Named: 3 of `vamp3`
  text::ByteRange range;                         ///< Named: relative to the stretch
  [[nodiscard]] bool alike(const Fact &other) const {
    return kind == other.kind && player == other.player && draw == other.draw;
  }
};

GistPtr gist(const model::Transcript &transcript, const model::Stretch &stretch) {
  auto gist = std::make_unique<Facts<Fact>>();
  const auto name = [&](const model::Reference &reference) {
    if (reference.kind == model::RefKind::UnknownCrypt && !reference.range.empty())
      gist->facts.push_back({Fact::Kind::Named, model::kNoPlayer, reference.draw, relative(stretch, reference.range)});
  };
  for (const model::Event &event : stretch.events) {
    if (event.kind == EventKind::Turn) {
      gist->facts.push_back({Fact::Kind::Turn, event.card.player, 0, {}});
    } else if (event.kind == EventKind::CryptDraw) {
      gist->facts.push_back({Fact::Kind::Drawn, model::kNoPlayer, 0, {}});
    } else if ((figuresOf(transcript, event.card).traits & cards::kAffectsUncontrolled) != 0) {
      // A card that can draw more, or bring a vampire back.
      gist->facts.push_back({Fact::Kind::Unsure, model::kNoPlayer, 0, {}});
    }
    name(event.card);
    for (const model::Reference &target : event.targets) name(target);
  }
  return gist;
}

void judge(Report &report, const Course &course) {
  // In the middle of a game nobody knows how many were drawn before.
  if (!fromTheStart(course.transcript)) return;
  const std::deque<model::Player> &players = course.transcript.players;
  std::vector<int> drawn(players.size(), kDealt);
  std::vector<bool> unsure(players.size(), false);
  model::PlayerIndex player = model::kNoPlayer;
  for (std::size_t i = 0; i < course.gists.size(); ++i) {
    for (const Fact &fact : course.facts<Fact>(i)) {
      if (fact.kind == Fact::Kind::Turn) player = fact.player;
      if (fact.kind == Fact::Kind::Turn || player == model::kNoPlayer) continue;
      const auto seat = static_cast<std::size_t>(player);
      if (fact.kind == Fact::Kind::Drawn) {
        ++drawn[seat];
      } else if (fact.kind == Fact::Kind::Unsure) {
        unsure[seat] = true;
      } else if (fact.draw > drawn[seat] && !unsure[seat]) {
        const text::ByteRange range = course.place(i, fact.range);
        Diagnostic &diagnostic = report.add(
            range, worded("{} is more than the {} crypt cards that {} has drawn so far", quoted(report.slice(range)),
                          std::to_string(drawn[seat]), quoted(players[seat].abbr)));
        diagnostic.hint = "the number is the order in which they were drawn; a card more is written `+vamp`";
      }
    }
  }
}

}  // namespace

const Check kVampBeyondCrypt = {
    .rule = {.id = "vamp-beyond-crypt",
             .severity = Severity::Hint,
             .meaning = "The number behind `vamp` is higher than that of the crypt cards which the player can have: "
                        "four at the start, and what was drawn since.",
             .section = "TS 2.5, RR",
             .shows = "NELS(30)\nIN vamp5 +1\n",
             .showsNot = "NELS(30)\nIN vamp4 +1\nTOM(30)\nNELS(29)\nIN +vamp, vamp5 +2\n"},
    .gist = gist,
    .onCourse = judge,
};

}  // namespace vtes::lint::checks
