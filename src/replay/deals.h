#pragma once
/// What became of each deal (TS 3, READING 6): open, kept, expired, or broken by a certain event.
///
/// A deal stands from its line on. A clause is a prohibition where it forbids something (`bd not`) or lets something
/// through (`let`), else it says that something is to be done. A prohibition is broken by the first deed of its subject
/// that is certainly the forbidden one, within its time; what is to be done is kept by the first deed that can be it.
///
/// Where READING is silent:
/// 1. A deed counts as its action is announced, whatever becomes of it: TS has `bk` for the attempt, too. A
///    bleed that is announced at somebody is a bleed of hers though she sends it on; one that another sends on
///    to her is none that is certain.
/// 2. `bk` and `let` are done in the turns of others, where the next turn of the subject has no place. What can
///    break such a clause for certain lies both in the next turn of the Methuselah whose action it is and
///    before the end of the subject's next turn; its time is over when both are. The same goes for reactions as
///    verbs.
/// 3. `nxt` behind a condition counts from the deal's line, or from where the condition was met. What can break
///    such a promise for certain lies in both times.
/// 4. A condition that goes on (a prohibition) binds the other side from the deal's line on, until it is
///    broken; that is a breach of the deal. A condition that is to be done is no debt: where it is not done in
///    time the deal is expired.
/// 5. `ak` and `ec` are actions that enter combat; a combat that comes of a block is no attack. `rm` is a
///    referendum that begins, `pa` the action that calls one; a blood hunt is neither. Against whom: whom the
///    terms take pool from, or whose card it removes.
/// 6. `let X rm`: no block of a political action of X, no vote against its referendum; abstaining is letting
///    through.
/// 7. `A ot B`: in her own turn, and the victory point is hers. Without a target the subject is ousted herself.
/// 8. An oust or withdrawal of a party ends the deal, and one of a target the clause: what was forbidden is
///    kept, what was not done is expired. The end of the game does the same.
/// 9. What was to be done is broken by the end of its time only where the subject acted in each of her turns in
///    that time, all of it can be read, and the rules did not forbid it (a bleed at another than the prey);
///    else it is expired.
/// 10. After a possible breach of one side no breach of the other is certain: she may have been free.
/// 11. Nothing is certain where whose turn it is or which card is meant can be read in two ways (READING 4,
///     5.1), or where a part of the deal cannot be read.

#include <span>
#include <string_view>
#include <vector>

#include "replay/replay.h"

namespace vtes::replay {

/// The words of the replay's JSON.
[[nodiscard]] std::string_view toString(DealState state);
[[nodiscard]] std::string_view toString(DealReason reason);

/// What became of each deal among `events`, in their order; indexes are those of `events`. `soFar`: what the fold of
/// the same events found: who controls what, who is in the game, when it is over. A pure function; never fails.
[[nodiscard]] std::vector<DealThere> followDeals(const model::Transcript &transcript,
                                                 std::span<const model::Event *const> events, const Replay &soFar);

}  // namespace vtes::replay
