#include "cli/replay_json.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "cli/rules_words.h"
#include "json/table.h"
#include "lint/diagnostic.h"
#include "replay/deals.h"

namespace vtes::cli {
namespace {

using json::boundsJson;
using json::knownJson;
using json::list;
using json::pointsJson;
using json::wordJson;
using rules::Seat;

constexpr int kReplaySchema = 1;

class Writer {
 public:
  Writer(const model::Transcript &transcript, const replay::Replay &replay)
      : transcript_(transcript),
        replay_(replay),
        names_(json::playerKeys(transcript, replay.players)),
        tables_(transcript, names_, replay.folded) {
    findTurns();
  }

  [[nodiscard]] Json all(const std::string &file) const {
    Json json;
    json["schema"] = kReplaySchema;
    json["file"] = file;
    json["players"] = names_;
    json["turns"] = Json::array();
    for (std::size_t i = 0; i < replay_.turns.size(); ++i)
      json["turns"].push_back(turnJson(replay_.turns[i], notes_[i]));
    json["actions"] = list(replay_.actions, [&](const replay::Action &action) { return actionJson(action); });
    json["combats"] = list(replay_.combats, [&](const replay::Combat &combat) { return combatJson(combat); });
    json["referendums"] = list(replay_.referendums, [&](const auto &one) { return referendumJson(one); });
    json["contests"] = list(replay_.contests, [&](const replay::Contest &contest) { return contestJson(contest); });
    json["deals"] = list(replay_.deals, [&](const replay::DealThere &deal) { return dealJson(deal); });
    json["ousted"] = list(replay_.ousted, [&](const replay::Oust &oust) { return oustJson(oust); });
    json["withdrawn"] = list(replay_.withdrawn, [&](const replay::Oust &oust) { return oustJson(oust); });
    json["final"] = finalJson();
    json["end"] = endJson();
    return json;
  }

 private:
  [[nodiscard]] std::uint32_t lineOf(replay::EventIndex event) const {
    return transcript_.source->lineOf(offsetOf(event));
  }
  [[nodiscard]] std::uint32_t offsetOf(replay::EventIndex event) const {
    return event == replay::kNoEvent ? 0 : transcript_.events[transcript_.events.first() + event].range.begin;
  }
  /// The seats of which something is known: none where the game could not be folded.
  [[nodiscard]] Seat seats() const {
    return replay_.folded ? static_cast<Seat>(std::min<std::size_t>(replay_.players.size(), rules::kMostSeats))
                          : Seat{0};
  }
  [[nodiscard]] const std::string &nameOf(Seat seat) const {
    static const std::string kNobody;
    return seat < names_.size() ? names_[seat] : kNobody;
  }
  [[nodiscard]] std::string nameOf(cards::CardIndex card) const {
    return card == cards::kNoCard ? std::string() : std::string(transcript_.cards->card(card).name);
  }

  [[nodiscard]] Json turnJson(const replay::Turn &turn, const std::vector<std::uint32_t> &notes) const {
    Json json = tables_.turn(turn);
    addNotes(json, notes);
    return json;
  }

  /// The last turn, with how it stands at its end.
  [[nodiscard]] Json finalJson() const {
    Json json;
    const bool any = !replay_.turns.empty();
    json["turn"] = any ? replay_.turns.back().number : 0;
    json["round"] = any ? replay_.turns.back().round : 0;
    json["player"] = any ? Json(nameOf(replay_.turns.back().seat)) : Json();
    json["line"] = any ? Json(lineOf(replay_.turns.back().event)) : Json();
    json.update(tables_.table(replay_.last));
    return json;
  }

  /// A finding that no other item has is that of the turn that it falls in.
  void findTurns() {
    std::vector<bool> taken(replay_.findings.size(), false);
    const auto take = [&](const auto &items) {
      for (const auto &item : items) {
        for (const std::uint32_t place : item.findings) taken[place] = true;
      }
    };
    take(replay_.turns);
    take(replay_.actions);
    take(replay_.combats);
    take(replay_.referendums);
    for (const replay::Turn &turn : replay_.turns) notes_.push_back(turn.findings);
    for (std::size_t i = 0; i < taken.size(); ++i) {
      if (taken[i] || notes_.empty()) continue;
      std::size_t turn = 0;
      while (turn + 1 < replay_.turns.size() &&
             offsetOf(replay_.turns[turn + 1].event) <= replay_.findings[i].range.begin)
        ++turn;
      notes_[turn].push_back(static_cast<std::uint32_t>(i));
    }
  }

  void addNotes(Json &json, const std::vector<std::uint32_t> &findings) const {
    if (findings.empty()) return;
    json["notes"] = list(findings, [&](std::uint32_t place) { return noteJson(replay_.findings[place]); });
  }
  [[nodiscard]] Json noteJson(const replay::Finding &finding) const {
    Json json;
    json["id"] = lint::ruleOf(finding.kind).id;
    json["line"] = transcript_.source->lineOf(finding.range.begin);
    return json;
  }

  [[nodiscard]] Json actionJson(const replay::Action &action) const {
    static constexpr std::array<std::string_view, 4> kOutcomes{"unknown", "successful", "blocked", "ended"};
    Json json;
    json["line"] = lineOf(action.event);
    json["actor"] = wordJson(action.actor);
    json["action"] = wordOf(action.type);
    json["card"] = wordJson(nameOf(action.card));
    json["target"] = wordJson(action.target);
    json["stealth"] = boundsJson(action.stealth);
    json["intercept"] = boundsJson(action.intercept);
    json["blocked_by"] = wordJson(action.blockedBy);
    json["outcome"] = kOutcomes[static_cast<std::size_t>(action.outcome)];
    json["bleed"] = action.bleed ? boundsJson(*action.bleed) : Json();
    addNotes(json, action.findings);
    return json;
  }

  [[nodiscard]] Json combatJson(const replay::Combat &combat) const {
    Json json;
    json["line"] = lineOf(combat.event);
    json["between"] = combat.between;
    json["rounds"] = list(combat.rounds, [](const replay::Round &round) {
      Json each;
      each["range"] = !round.longRange ? "?" : *round.longRange ? "long" : "close";
      each["strikes"] = list(round.strikes, [](const replay::StrikeThere &strike) {
        return Json{{"by", strike.by}, {"strike", strike.what}};
      });
      each["presses"] = list(round.presses, [](const replay::PressThere &press) {
        return Json{{"by", press.by}, {"to", press.end ? "end" : "continue"}};
      });
      return each;
    });
    addNotes(json, combat.findings);
    return json;
  }

  [[nodiscard]] Json referendumJson(const replay::Referendum &referendum) const {
    Json json;
    json["line"] = lineOf(referendum.event);
    json["card"] = referendum.card == cards::kNoCard ? std::string("blood hunt") : nameOf(referendum.card);
    json["for"] = boundsJson(referendum.yes);
    json["against"] = boundsJson(referendum.no);
    json["passes"] = knownJson(referendum.passes);
    json["ballots"] = list(referendum.ballots, [](const replay::BallotThere &ballot) {
      return Json{{"who", ballot.who}, {"votes", boundsJson(ballot.votes)}, {"for", ballot.yes}};
    });
    addNotes(json, referendum.findings);
    return json;
  }

  [[nodiscard]] Json contestJson(const replay::Contest &contest) const {
    Json json;
    json["line"] = lineOf(contest.event);
    json["card"] = nameOf(contest.card);
    json["of"] = contest.title ? "title" : "card";
    Json players = Json::array();
    for (Seat seat = 0; seat < seats(); ++seat) {
      if (rules::has(contest.between, seat)) players.push_back(nameOf(seat));
    }
    json["between"] = std::move(players);
    json["ended"] = contest.ended == replay::kNoEvent ? Json() : Json(lineOf(contest.ended));
    return json;
  }

  [[nodiscard]] Json dealJson(const replay::DealThere &deal) const {
    Json json;
    json["line"] = lineOf(deal.event);
    json["state"] = replay::toString(deal.state);
    json["broken_at"] = Json();
    if (deal.brokenBy != replay::kNoEvent) {
      const auto place = transcript_.source->position(offsetOf(deal.brokenBy));
      json["broken_at"] = Json::array({place.line, place.column});
    }
    json["parties"] = list(deal.parties, [&](model::PlayerIndex party) { return playerJson(party); });
    const model::Deal &written = *transcript_.events[deal.event].extra().deal;
    json["clauses"] = list(deal.clauses, [&](const replay::DealClauseThere &clause) {
      const auto &side = clause.condition ? written.condition : written.promise;
      return clauseJson(clause, side[clause.place]);
    });
    return json;
  }

  [[nodiscard]] Json clauseJson(const replay::DealClauseThere &clause, const model::DealClause &written) const {
    Json json;
    json["side"] = clause.condition ? "condition" : "promise";
    json["text"] = transcript_.source->slice(written.range);
    json["by"] = playerJson(clause.by);
    json["towards"] = playerJson(clause.towards);
    json["forbids"] = clause.forbids;
    json["bound"] = clause.bound;
    json["state"] = replay::toString(clause.state);
    json["reason"] = clause.reason == replay::DealReason::None ? Json() : Json(replay::toString(clause.reason));
    json["ended"] = clause.event == replay::kNoEvent ? Json() : Json(lineOf(clause.event));
    return json;
  }

  /// A player who may have no seat; null: not known.
  [[nodiscard]] Json playerJson(model::PlayerIndex player) const {
    if (player == model::kNoPlayer) return {};
    const auto index = static_cast<std::size_t>(player);
    return index < names_.size() ? Json(names_[index]) : Json(transcript_.players[index].name);
  }

  [[nodiscard]] Json oustJson(const replay::Oust &oust) const {
    Json json;
    json["player"] = nameOf(oust.seat);
    json["by"] = oust.by == rules::kNoSeat ? Json() : Json(nameOf(oust.by));
    json["line"] = lineOf(oust.event);
    return json;
  }

  [[nodiscard]] Json endJson() const {
    Json json;
    json["over"] = replay_.over;
    Json points = Json::object();
    for (Seat seat = 0; seat < seats(); ++seat) points[nameOf(seat)] = pointsJson(replay_.last.halves[seat]);
    json["vp"] = std::move(points);
    json["winner"] = replay_.winner == rules::kNoSeat ? Json() : Json(nameOf(replay_.winner));
    return json;
  }

  const model::Transcript &transcript_;
  const replay::Replay &replay_;
  std::vector<std::string> names_;  ///< of the players, each once
  json::Tables tables_;
  std::vector<std::vector<std::uint32_t>> notes_;  ///< of each turn: indexes of Replay::findings
};

}  // namespace

Json replayJson(const model::Transcript &transcript, const replay::Replay &replay, const std::string &file) {
  return Writer(transcript, replay).all(file);
}

std::string spread(const Json &json) {
  std::string out = "{";
  for (auto each = json.begin(); each != json.end(); ++each) {
    out += fmt::format("{}{}:", each == json.begin() ? "" : ",\n ", dumped(Json(each.key())));
    const Json &value = each.value();
    if (!value.is_array() || value.empty() || !value.front().is_object()) {
      out += dumped(value);
      continue;
    }
    for (std::size_t i = 0; i < value.size(); ++i) out += (i == 0 ? "[\n  " : ",\n  ") + dumped(value[i]);
    out += ']';
  }
  return out + "}\n";
}

}  // namespace vtes::cli
