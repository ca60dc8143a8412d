#include "cli/replay_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

#include "cards/text_width.h"
#include "lint/diagnostic.h"
#include "tell/tell.h"

namespace vtes::cli {
namespace {

using cards::textWidth;
using rules::Bounds;
using rules::Known;
using rules::Region;
using rules::Seat;

constexpr std::size_t kColumns = 100;
/// A Methuselah with a longer name has her abbreviation in the tables.
constexpr std::size_t kLongestPlayer = 20;
constexpr std::size_t kLineColumns = 6;  ///< of the line numbers in front of what happened
/// A blank at which no line is broken; no name has one, being plain (tell::plainText).
constexpr char kFirmBlank = '\x1f';

/// What happened, by its place in the transcript.
struct Happening {
  std::uint32_t offset = 0;
  std::uint32_t line = 0;
  std::vector<std::string> lines;  ///< what it is, then its parts
};

std::string boundsText(Bounds bounds) {
  const int low = std::max<int>(bounds.low, 0);
  if (!bounds.bounded()) return low == 0 ? "?" : fmt::format("{}+", low);
  const int high = std::max<int>(bounds.high, low);
  return low == high ? fmt::format("{}", low) : fmt::format("{}-{}", low, high);
}

std::string pointsText(int halves) {
  return halves % 2 == 0 ? fmt::format("{}", halves / 2) : fmt::format("{}.5", halves / 2);
}

/// Puts words behind `first` until a line is full; the next ones begin with blanks up to `indent`.
std::string wrapped(std::string first, std::string_view text, std::size_t indent) {
  std::string out = std::move(first);
  std::size_t width = textWidth(out);
  bool fresh = true;
  while (!text.empty()) {
    const std::size_t blank = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, blank);
    text.remove_prefix(std::min(blank + 1, text.size()));
    const std::size_t more = textWidth(word);
    if (!fresh && width + 1 + more > kColumns) {
      out += '\n';
      out.append(indent, ' ');
      width = indent;
    } else if (!fresh) {
      out += ' ';
      ++width;
    }
    out += word;
    width += more;
    fresh = false;
  }
  while (out.ends_with(' ')) out.pop_back();
  std::replace(out.begin(), out.end(), kFirmBlank, ' ');
  return out + '\n';
}

/// On one line, where it fits there.
std::string kept(std::string text) {
  if (textWidth(text) <= kColumns / 2) std::replace(text.begin(), text.end(), ' ', kFirmBlank);
  return text;
}

class Page {
 public:
  Page(const model::Transcript &transcript, const replay::Replay &replay) : transcript_(transcript), replay_(replay) {
    for (std::size_t seat = 0; seat < replay_.players.size(); ++seat) {
      const std::string name = tell::plainText(replay_.players[seat]);
      const std::string abbr =
          seat < transcript_.players.size() ? tell::plainText(transcript_.players[seat].abbr) : name;
      // Two of one name are told apart by their abbreviations, too.
      const bool twice = std::count(replay_.players.begin(), replay_.players.end(), replay_.players[seat]) > 1;
      shown_.push_back(twice || textWidth(name) > kLongestPlayer ? abbr : name);
      playerColumns_ = std::max(playerColumns_, std::min(kLongestPlayer, textWidth(shown_.back())));
    }
    collect();
  }

  [[nodiscard]] std::string all(std::uint32_t at) {
    std::string out = seats();
    if (!replay_.folded) {
      out += fmt::format("A replay needs two to six Methuselahs, and here {} {}.\n",
                         replay_.players.size() == 1 ? "is" : "are",
                         replay_.players.empty() ? "none" : std::to_string(replay_.players.size()));
      return out;
    }
    out += wrapped({},
                   "12-14 is between, 12+ at least, ? not known; 3/6 is blood and capacity; > marks whose turn "
                   "it is.",
                   4);
    if (replay_.turns.empty()) out += "No turn has begun.\n";
    out += happenedUpTo(replay_.turns.empty() ? 0xFFFFFFFF : offsetOf(replay_.turns.front().event));
    for (std::size_t i = 0; i < replay_.turns.size(); ++i) {
      const replay::Turn &turn = replay_.turns[i];
      out += fmt::format("\nTurn {}, round {}: {} (line {})\n", turn.number, turn.round, nameOf(turn.seat),
                         lineOf(turn.event));
      out += table(turn.table, turn.seat);
      out += happenedUpTo(i + 1 < replay_.turns.size() ? offsetOf(replay_.turns[i + 1].event) : 0xFFFFFFFF);
    }
    out += at > 0 ? fmt::format("\nAfter line {}\n", at) : std::string("\nAfter the last line\n");
    out += table(replay_.last, rules::kNoSeat);
    return out + '\n' + end();
  }

 private:
  [[nodiscard]] std::uint32_t offsetOf(replay::EventIndex event) const {
    if (event == replay::kNoEvent) return 0;
    return transcript_.events[transcript_.events.first() + event].range.begin;
  }
  [[nodiscard]] std::uint32_t lineOf(replay::EventIndex event) const {
    return transcript_.source->lineOf(offsetOf(event));
  }
  [[nodiscard]] std::string nameOf(Seat seat) const {
    return seat < shown_.size() ? shown_[seat] : std::string("somebody");
  }

  /// The name in its natural order; a vampire's without what stands behind a comma.
  [[nodiscard]] std::string nameOf(cards::CardIndex card) const {
    if (card == cards::kNoCard) return "a card";
    const cards::Card facts = transcript_.cards->card(card);
    const std::string_view name = facts.natural;
    const std::string_view most = facts.crypt() ? name.substr(0, name.find(", ")) : name;
    return tell::plainText(most) + (facts.advanced ? " (ADV)" : "");
  }

  /// The same for one that the replay gives by name: a card's official one, a player's, a word.
  [[nodiscard]] std::string nameOf(const std::string &name) const {
    const auto player = std::find(replay_.players.begin(), replay_.players.end(), name);
    if (player != replay_.players.end()) return nameOf(static_cast<Seat>(player - replay_.players.begin()));
    const std::vector<cards::CardIndex> found = transcript_.cards->byName(name);
    return found.empty() ? tell::plainText(name) : nameOf(found.front());
  }

  [[nodiscard]] std::string seats() const {
    std::string out = "Methuselahs:";
    if (replay_.players.empty()) return {};
    for (std::size_t seat = 0; seat < replay_.players.size(); ++seat) {
      const std::string name = tell::plainText(replay_.players[seat]);
      const std::string abbr = seat < transcript_.players.size() ? tell::plainText(transcript_.players[seat].abbr) : "";
      out += seat == 0 ? " " : ", ";
      out += abbr.empty() || abbr == name ? name : fmt::format("{} ({})", name, abbr);
    }
    return wrapped({}, out, 4);
  }

  // Tables.

  [[nodiscard]] std::string cardText(const replay::Table &table, const replay::CardThere &card) const {
    const bool vampire = card.kind == rules::Kind::Vampire;
    const std::string copy = card.copy > 0 ? std::to_string(card.copy) : std::string();
    std::string out = card.card != cards::kNoCard ? nameOf(card.card) : vampire ? "vamp" + copy : "a card";
    if (card.card != cards::kNoCard && !copy.empty()) out += ' ' + copy;
    if (vampire) {
      const bool any = card.blood.low <= 0 && card.capacity > 0 && card.blood.high >= card.capacity;
      out += fmt::format(" {}/{}", any ? "?" : boundsText(card.blood),
                         card.capacity > 0 ? std::to_string(card.capacity) : "?");
    } else if (rules::hasLife(card.kind)) {
      out += fmt::format(" ({} life)", boundsText(card.blood));
    }
    if (card.locked == Known::Yes) out += " locked";
    if (card.locked == Known::Unknown) out += " locked?";
    out = kept(std::move(out));
    if (card.on.empty()) return out;
    std::string on;
    for (const std::uint16_t place : card.on) {
      const replay::CardThere &lies = table.cards[place];
      std::string name = nameOf(lies.card);
      if (rules::hasLife(lies.kind)) name += fmt::format(" ({} life)", boundsText(lies.blood));
      if (lies.locked == Known::Yes) name += " locked";
      on += (on.empty() ? "" : ", ") + kept(std::move(name));
    }
    return out + " [" + on + ']';
  }

  /// Her cards of one kind in one region, behind a label; nothing where she has none.
  [[nodiscard]] std::string listOf(const replay::Table &table, Seat seat, Region region, bool minions,
                                   std::string_view label) const {
    std::string out;
    std::size_t faceDown = 0;
    const auto append = [&](const std::string &one) {
      out += (out.empty() ? std::string(label) + ' ' : std::string(", ")) + one;
    };
    for (const replay::CardThere &card : table.cards) {
      const bool minion = card.kind == rules::Kind::Vampire || card.kind == rules::Kind::Ally;
      const bool fits = region == Region::Contested || minion == minions;
      if (card.region != region || card.controller != seat || !fits || card.lies) continue;
      const bool untouched = region == Region::Uncontrolled && card.card == cards::kNoCard && card.copy == 0;
      if (untouched && card.blood == Bounds(0)) {
        ++faceDown;
      } else {
        append(cardText(table, card));
      }
    }
    if (faceDown > 0) append(kept(fmt::format("{} face down", faceDown)));
    return out;
  }

  /// A row for each Methuselah who is still in the game; `whose`: her turn it is.
  [[nodiscard]] std::string table(const replay::Table &table, Seat whose) const {
    std::size_t poolColumns = 4;
    for (Seat seat = 0; seat < shown_.size(); ++seat) {
      if (rules::has(table.alive, seat)) poolColumns = std::max(poolColumns, textWidth(boundsText(table.pool[seat])));
    }
    std::string out = fmt::format("  {:{}}  {:>{}}  {:>3}  Edge  Cards\n", "Methuselah",
                                  std::max<std::size_t>(playerColumns_, 10), "Pool", poolColumns, "VP");
    for (Seat seat = 0; seat < shown_.size(); ++seat) {
      if (!rules::has(table.alive, seat)) continue;
      const std::string edge = !table.edgeKnown ? "?" : table.edge == seat ? "Edge" : "";
      std::string row = fmt::format("{} {}  {:>{}}  {:>3}  {:4}  ", seat == whose ? '>' : ' ',
                                    cards::padded(shown_[seat], std::max<std::size_t>(playerColumns_, 10)),
                                    boundsText(table.pool[seat]), poolColumns, pointsText(table.halves[seat]), edge);
      const std::size_t indent = textWidth(row);
      bool first = true;
      for (const std::string &part :
           {listOf(table, seat, Region::Ready, true, "ready:"), listOf(table, seat, Region::Torpor, true, "torpor:"),
            listOf(table, seat, Region::Uncontrolled, true, "uncontrolled:"),
            listOf(table, seat, Region::Ready, false, "in play:"),
            listOf(table, seat, Region::Contested, false, "contested:")}) {
        if (part.empty()) continue;
        out += wrapped(first ? row : std::string(indent, ' '), part, indent + 2);
        first = false;
      }
      if (first) out += wrapped(row, {}, indent);
    }
    return out;
  }

  // What happened.

  void add(replay::EventIndex event, std::vector<std::string> lines) {
    happenings_.push_back({offsetOf(event), lineOf(event), std::move(lines)});
  }

  void collect() {
    for (const replay::Action &action : replay_.actions) add(action.event, {actionText(action)});
    for (const replay::Combat &combat : replay_.combats) add(combat.event, combatText(combat));
    for (const replay::Referendum &referendum : replay_.referendums) add(referendum.event, referendumText(referendum));
    for (const replay::Contest &contest : replay_.contests) add(contest.event, {contestText(contest)});
    for (const replay::DealThere &deal : replay_.deals) add(deal.event, {dealText(deal)});
    for (const replay::Oust &oust : replay_.ousted) {
      const std::string by = oust.by == rules::kNoSeat ? std::string() : " by " + nameOf(oust.by);
      add(oust.event, {fmt::format("{} is ousted{}", nameOf(oust.seat), by)});
    }
    for (const replay::Oust &oust : replay_.withdrawn) add(oust.event, {nameOf(oust.seat) + " withdraws"});
    for (const replay::Finding &finding : replay_.findings) {
      std::string words;
      for (const std::string &word : finding.words) words += (words.empty() ? ": " : ", ") + nameOf(word);
      happenings_.push_back({finding.range.begin,
                             transcript_.source->lineOf(finding.range.begin),
                             {fmt::format("note: {}{}", lint::ruleOf(finding.kind).id, words)}});
    }
    std::stable_sort(happenings_.begin(), happenings_.end(),
                     [](const Happening &a, const Happening &b) { return a.offset < b.offset; });
  }

  /// What began in front of that byte and is not yet told.
  [[nodiscard]] std::string happenedUpTo(std::uint32_t offset) {
    std::string out;
    for (; told_ < happenings_.size() && happenings_[told_].offset < offset; ++told_) {
      const Happening &happening = happenings_[told_];
      bool first = true;
      for (const std::string &line : happening.lines) {
        std::string begin =
            first ? fmt::format("{:>{}}  ", happening.line, kLineColumns) : std::string(kLineColumns + 4, ' ');
        out += wrapped(std::move(begin), line, kLineColumns + (first ? 4 : 6));
        first = false;
      }
    }
    return out;
  }

  [[nodiscard]] std::string deedText(const replay::Action &action) const {
    const std::string actor = action.actor.empty() ? "somebody" : nameOf(action.actor);
    const std::string target = action.target.empty() ? std::string() : nameOf(action.target);
    const std::string card = action.card == cards::kNoCard ? std::string() : nameOf(action.card);
    const std::string with = card.empty() ? card : " with " + card;
    const std::string on = target.empty() ? target : " on " + target;
    switch (action.type) {
      case rules::ActionType::Bleed: {
        const bool counts = action.outcome == replay::Outcome::Successful && action.bleed;
        return fmt::format("{} bleeds {}{}{}", actor, target.empty() ? "somebody" : target,
                           counts ? " for " + boundsText(*action.bleed) : "", with);
      }
      case rules::ActionType::Hunt:
        return actor + " hunts" + with;
      case rules::ActionType::Political:
        return fmt::format("{} calls {}{}", actor, card.empty() ? "a referendum" : card, on);
      case rules::ActionType::Equip:
        return actor + " equips" + with + on;
      case rules::ActionType::Employ:
        return fmt::format("{} employs {}", actor, card.empty() ? "a retainer" : card);
      case rules::ActionType::Recruit:
        return fmt::format("{} recruits {}", actor, card.empty() ? "an ally" : card);
      case rules::ActionType::LeaveTorpor:
        return actor + " leaves torpor" + with;
      case rules::ActionType::Rescue:
        return fmt::format("{} rescues {}{}", actor, target.empty() ? "somebody" : target, with);
      case rules::ActionType::Diablerie:
        return fmt::format("{} diablerizes {}{}", actor, target.empty() ? "somebody" : target, with);
      case rules::ActionType::EnterCombat:
        return fmt::format("{} attacks {}{}", actor, target.empty() ? "somebody" : target, with);
      case rules::ActionType::Other:
        break;
    }
    return actor + (card.empty() ? " acts" : " plays " + card) + on;
  }

  [[nodiscard]] std::string actionText(const replay::Action &action) const {
    std::string out = deedText(action);
    std::string numbers;
    if (action.attempted || action.stealth != Bounds(0)) numbers = "stealth " + boundsText(action.stealth);
    if (action.attempted) numbers += ", intercept " + boundsText(action.intercept);
    if (!numbers.empty()) out += fmt::format(" ({})", numbers);
    switch (action.outcome) {
      case replay::Outcome::Successful:
        return out + ": succeeds";
      case replay::Outcome::Blocked:
        return fmt::format("{}: blocked{}", out, action.blockedBy.empty() ? "" : " by " + nameOf(action.blockedBy));
      case replay::Outcome::Ended:
        return out + ": ends without effect";
      case replay::Outcome::Unknown:
        break;
    }
    return out + ": outcome not known";
  }

  [[nodiscard]] std::string roundText(const replay::Round &round) const {
    std::string out;
    for (const replay::StrikeThere &strike : round.strikes) {
      if (strike.what == "?") continue;
      out += fmt::format("{}{} {}", out.empty() ? "" : ", ", nameOf(strike.by),
                         strike.what == "hand"     ? "strikes by hand"
                         : strike.what == "weapon" ? "strikes with a weapon"
                                                   : "strikes with " + nameOf(strike.what));
    }
    if (out.empty()) out = "no strike is written";
    for (const replay::PressThere &press : round.presses)
      out += fmt::format("; {} presses to {}", nameOf(press.by), press.end ? "end" : "continue");
    return out;
  }

  [[nodiscard]] std::vector<std::string> combatText(const replay::Combat &combat) const {
    std::vector<std::string> lines{
        fmt::format("combat of {} and {}", nameOf(combat.between[0]), nameOf(combat.between[1]))};
    const auto range = [](const replay::Round &round) {
      return !round.longRange ? "" : *round.longRange ? " at long range" : " at close range";
    };
    if (combat.rounds.size() == 1) {
      lines.front() += fmt::format("{}: {}", range(combat.rounds.front()), roundText(combat.rounds.front()));
      return lines;
    }
    for (std::size_t i = 0; i < combat.rounds.size(); ++i)
      lines.push_back(fmt::format("round {}{}: {}", i + 1, range(combat.rounds[i]), roundText(combat.rounds[i])));
    return lines;
  }

  [[nodiscard]] std::vector<std::string> referendumText(const replay::Referendum &referendum) const {
    std::vector<std::string> lines{
        fmt::format("referendum, {}: {} for, {} against: {}",
                    referendum.card == cards::kNoCard ? "a blood hunt" : nameOf(referendum.card),
                    boundsText(referendum.yes), boundsText(referendum.no),
                    referendum.passes == Known::Unknown ? "not known whether it passes"
                    : referendum.passes == Known::Yes   ? "passes"
                                                        : "fails")};
    for (const bool yes : {true, false}) {
      std::string ballots;
      for (const replay::BallotThere &ballot : referendum.ballots) {
        if (ballot.yes == yes)
          ballots += fmt::format("{}{} {}", ballots.empty() ? "" : ", ", nameOf(ballot.who), boundsText(ballot.votes));
      }
      if (!ballots.empty()) lines.push_back(fmt::format("{}: {}", yes ? "for" : "against", ballots));
    }
    return lines;
  }

  [[nodiscard]] std::string contestText(const replay::Contest &contest) const {
    std::string between;
    for (Seat seat = 0; seat < shown_.size(); ++seat) {
      if (rules::has(contest.between, seat)) between += (between.empty() ? "" : " and ") + nameOf(seat);
    }
    return fmt::format(
        "contest of {}{}{}, {}", contest.title ? "the title of " : "", nameOf(contest.card),
        between.empty() ? "" : " between " + between,
        contest.ended == replay::kNoEvent ? "still open" : fmt::format("until line {}", lineOf(contest.ended)));
  }

  [[nodiscard]] std::string dealText(const replay::DealThere &deal) const {
    const std::size_t at = deal.event;
    std::string said;
    for (const tell::Sentence &sentence : tell::tell(transcript_, at, at + 1)) said += sentence.text;
    switch (deal.state) {
      case replay::DealState::Kept:
        return "deal, kept: " + said;
      case replay::DealState::Expired:
        return "deal, expired: " + said;
      case replay::DealState::Broken:
        return fmt::format("deal, broken{}: {}",
                           deal.brokenBy == replay::kNoEvent ? "" : fmt::format(" in line {}", lineOf(deal.brokenBy)),
                           said);
      case replay::DealState::Open:
        break;
    }
    return "deal, open: " + said;
  }

  [[nodiscard]] std::string end() const {
    std::string points;
    for (Seat seat = 0; seat < shown_.size(); ++seat)
      points += fmt::format("{} {} {}", points.empty() ? "" : ",", shown_[seat], pointsText(replay_.last.halves[seat]));
    std::string out = replay_.over ? "The game is over." : "The game is not over.";
    out += " Victory points:" + points + '.';
    if (replay_.over)
      out += replay_.winner == rules::kNoSeat ? std::string(" Nobody wins.")
                                              : fmt::format(" {} wins.", nameOf(replay_.winner));
    return wrapped({}, out, 0);
  }

  const model::Transcript &transcript_;
  const replay::Replay &replay_;
  std::vector<std::string> shown_;  ///< Methuselahs as the tables call them
  std::size_t playerColumns_ = 0;
  std::vector<Happening> happenings_;
  std::size_t told_ = 0;
};

}  // namespace

std::string replayText(const model::Transcript &transcript, const replay::Replay &replay, std::uint32_t at) {
  return Page(transcript, replay).all(at);
}

}  // namespace vtes::cli
