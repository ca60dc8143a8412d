#include <string>
#include <vector>

#include "lint/checks/all.h"
#include "lint/game.h"
#include "lint/wording.h"

namespace vtes::lint::checks {

namespace {

using model::EventKind;

constexpr int kDealt = 4;  // crypt cards at the start (RR)

void report(Report &report) {
  const model::Transcript &transcript = report.transcript();
  // In the middle of a game nobody knows how many were drawn before.
  if (!fromTheStart(transcript)) return;
  const std::vector<model::PlayerIndex> owners = turnOwners(transcript);
  std::vector<int> drawn(transcript.players.size(), kDealt);
  std::vector<bool> unsure(transcript.players.size(), false);
  for (const model::Event &event : transcript.events) {
    const model::PlayerIndex player = event.turn < owners.size() ? owners[event.turn] : model::kNoPlayer;
    if (player == model::kNoPlayer) continue;
    const auto seat = static_cast<std::size_t>(player);
    if (event.kind == EventKind::CryptDraw) {
      ++drawn[seat];
    } else if ((figuresOf(transcript, event.card).traits & cards::kAffectsUncontrolled) != 0) {
      // A card that can draw more, or bring a vampire back.
      unsure[seat] = true;
    }
    const auto look = [&](const model::Reference &reference) {
      if (reference.kind != model::RefKind::UnknownCrypt || reference.draw <= drawn[seat] || unsure[seat]) return;
      Diagnostic &diagnostic =
          report.add(reference.range, worded("{} is more than the {} crypt cards that {} has drawn so far",
                                             quoted(report.slice(reference.range)), std::to_string(drawn[seat]),
                                             quoted(transcript.players[seat].abbr)));
      diagnostic.hint = "the number is the order in which they were drawn; a card more is written `+vamp`";
    };
    look(event.card);
    for (const model::Reference &target : event.targets) look(target);
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
    .onTranscript = report,
};

}  // namespace vtes::lint::checks
