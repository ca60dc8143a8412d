#include "cli/rules_session.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "cli/rules_words.h"
#include "rules/infer.h"
#include "rules/machine_table.h"
#include "rules/setup.h"

namespace vtes::cli {
namespace {

constexpr int kRulesStepSchema = 1;
constexpr int kMostPasses = 500;

rules::Refusal malformed(std::string reason) {
  return {std::move(reason), "", rules::Guard::None};
}

/// Reads a line. `twice`: the first key that stands twice in one object, of which a parser keeps only one.
Json parsed(std::string_view line, std::string &twice) {
  std::vector<std::set<std::string>> open;
  const auto watch = [&](int /*depth*/, Json::parse_event_t event, Json &value) {
    if (event == Json::parse_event_t::object_start) open.emplace_back();
    if (event == Json::parse_event_t::object_end && !open.empty()) open.pop_back();
    if (event == Json::parse_event_t::key && !open.back().insert(value.get<std::string>()).second && twice.empty())
      twice = value.get<std::string>();
    return true;
  };
  return Json::parse(line, watch, false);
}

bool isBlankOrComment(std::string_view line) {
  const std::size_t first = line.find_first_not_of(" \t\r\n");
  return first == std::string_view::npos || line.substr(first).starts_with("//");
}

/// A player of the setup: a name, or an object with more.
void readPlayer(const Json &value, rules::SetupSeat &seat, std::string &name, RulesFields &outer) {
  seat.hand = rules::kHandSize;
  if (value.is_string()) {
    name = value.get<std::string>();
  } else {
    RulesFields fields(value, "a player");
    fields.require("name");
    name = fields.text("name");
    seat.pool = fields.bounds("pool", seat.pool);
    seat.library = fields.bounds("library", seat.library);
    seat.crypt = fields.bounds("crypt", seat.crypt);
    seat.hand = fields.bounds("hand", seat.hand);
    seat.handSize = fields.number("hand_size", rules::kHandSize, 0, 60);
    if (const std::string fault = fields.finish(); !fault.empty()) outer.fail(fault);
  }
  if (name.empty()) outer.fail("a player has no name");
}

void readCard(const Json &value, rules::Setup &setup, RulesNames &names, RulesFields &outer) {
  RulesFields fields(value, "a card");
  fields.require("of");
  rules::SetupCard card;
  card.card = newPieceOf(fields, names);
  card.owner = seatOf(fields, "of", names);
  card.controller = seatOf(fields, "controller", names);
  const std::string region = fields.text("region", "ready");
  if (const auto found = valueOf<rules::Region>(region); found && *found != rules::Region::None) {
    card.region = *found;
  } else {
    fields.fail(
        fmt::format("`region` is `{}`, but must be one of: {}", region, listed(wordsOf(rules::Region{}).subspan(1))));
  }
  card.locked = rules::known(fields.flag("locked", false));
  card.titleContested = fields.flag("title_contested", false);
  card.strength = fields.number("strength", 1, 0, 20);
  if (const std::string on = fields.text("on"); !on.empty()) {
    const auto base = std::find_if(setup.cards.begin(), setup.cards.end(), [&](const rules::SetupCard &other) {
      return other.card.card != 0 && names.card(other.card.card) == on && other.owner == card.owner;
    });
    if (base == setup.cards.end()) fields.fail(fmt::format("there is no card `{}` before the one that lies on it", on));
    card.card.on = static_cast<rules::PieceId>(base - setup.cards.begin());
  }
  if (const std::string fault = fields.finish(); !fault.empty()) outer.fail(fault);
  setup.cards.push_back(card);
}

}  // namespace

std::optional<rules::Refusal> RulesSession::setUp(const Json &object) {
  RulesFields fields(object, "the setup");
  rules::Setup setup;
  RulesNames names;
  fields.require("players");
  static_cast<void>(fields.text("move"));
  const rules::Bounds pool = fields.bounds("pool", rules::kStartingPool);
  const Json &players = fields.any("players");
  if (!players.is_null() && !players.is_array()) fields.fail("`players` must be a list of names or objects");
  if (players.is_array()) {
    for (const Json &player : players) {
      rules::SetupSeat seat;
      seat.pool = pool;
      std::string name;
      readPlayer(player, seat, name, fields);
      if (names.seat(name) != rules::kNoSeat) fields.fail(fmt::format("there are two players `{}`", name));
      names.players.push_back(name);
      setup.seats.push_back(seat);
      if (setup.seats.size() > rules::kMostSeats) break;
    }
    // Counted before anything else is asked of the seats.
    const auto count = static_cast<int>(players.size());
    if (!fields.failed() && (count < rules::kFewestSeats || count > rules::kMostSeats)) {
      setup.seats.resize(static_cast<std::size_t>(std::min(count, 100)));
      return std::get<rules::Refusal>(rules::start(setup));
    }
  }
  const rules::Seat first = seatOf(fields, "first", names);
  setup.active = first == rules::kNoSeat ? rules::Seat{0} : first;
  setup.edge = seatOf(fields, "edge", names);
  setup.inTheMiddle = fields.flag("in_the_middle", false);
  setup.turn = fields.number("turn", 1, 1, 10000);
  const Json &cards = fields.any("cards");
  if (!cards.is_null() && !cards.is_array()) fields.fail("`cards` must be a list of objects");
  if (cards.is_array() && !fields.failed()) {
    for (const Json &card : cards) readCard(card, setup, names, fields);
  }
  if (const std::string fault = fields.finish(); !fault.empty()) return malformed(fault);
  auto begun = rules::start(setup);
  if (auto *refused = std::get_if<rules::Refusal>(&begun)) {
    refused->reason = rules::named(refused->reason, {[&](rules::Seat each) { return names.seatName(each); },
                                                     [](rules::PieceId) { return std::string("a card"); }});
    return *refused;
  }
  names_ = std::move(names);
  state_ = std::get<rules::State>(begun);
  return std::nullopt;
}

/// `by` is all: until the window is closed. `until`: to a step, time-outs where somebody must choose.
std::optional<rules::Refusal> RulesSession::pass(rules::State &state, const rules::Input &input, bool all,
                                                 const std::string &until) {
  if (!until.empty()) {
    const auto steps = rules::steps();
    const auto wanted =
        std::find_if(steps.begin(), steps.end(), [&](const auto &facts) { return facts.name == until; });
    if (wanted == steps.end()) return malformed(fmt::format("there is no step `{}`", until));
    if (auto reached = rules::passedTo(state, wanted->step, kMostPasses)) {
      state = *reached;
      return std::nullopt;
    }
    return malformed(fmt::format("passing does not lead to {} from {}", until, rules::factsOf(state.step).name));
  }
  if (!all) return rules::apply(state, input);
  if (rules::factsOf(state.step).kind != rules::StepKind::Window) {
    rules::Input own = input;
    own.player = state.impulse();
    return rules::apply(state, own);
  }
  const rules::Step step = state.step;
  rules::State before = state;
  const std::size_t depth = state.returns.size();
  while (state.step == step && state.returns.size() == depth) {
    rules::Input own = input;
    own.player = state.impulse();
    if (auto refused = rules::apply(state, own)) {
      state = before;
      return refused;
    }
    if (state.passed == 0) break;
  }
  return std::nullopt;
}

std::optional<rules::Refusal> RulesSession::move(const Json &object) {
  RulesFields fields(object, "an input");
  // What a line reveals of a card is undone with it.
  rules::State state = *state_;
  RulesNames names = names_;
  rules::Input input;
  std::string until;
  bool all = false;
  const bool passes = object.contains("move") && object["move"] == "pass";
  if (passes) {
    static_cast<void>(fields.text("move"));
    until = fields.text("until");
    const std::string by = fields.text("by", "all");
    all = by == "all";
    if (!all) input.player = seatNamed(fields, names, by);
  } else {
    input = inputOf(fields, names, state);
  }
  if (const std::string fault = fields.finish(); !fault.empty()) return malformed(fault);
  auto refused = passes ? pass(state, input, all, until) : rules::apply(state, input);
  if (refused) {
    refused->reason = rules::named(refused->reason, {[&](rules::Seat seat) { return names.seatName(seat); },
                                                     [&](rules::PieceId id) { return names.pieceName(*state_, id); }});
    return refused;
  }
  state_ = state;
  names_ = std::move(names);
  return std::nullopt;
}

std::optional<rules::Refusal> RulesSession::take(const Json &object) {
  if (object.is_discarded()) return malformed("this line is no JSON");
  if (!object.is_object()) return malformed("a line must be a JSON object");
  const auto word = object.find("move");
  if (word == object.end()) return malformed("a line needs `move`: setup, play, pass, block and the like");
  if (!word->is_string()) return malformed("`move` must be a text");
  if (*word == "setup") {
    if (state_) return malformed("the game is set up already");
    return setUp(object);
  }
  if (!state_) return malformed("the first line must be the setup: {\"move\":\"setup\",\"players\":[…]}");
  return move(object);
}

Json RulesSession::answerJson(std::string_view line) {
  ++line_;
  if (isBlankOrComment(line)) return {};
  std::string twice;
  const Json object = parsed(line, twice);
  const auto refused =
      twice.empty() ? take(object) : std::optional(malformed(fmt::format("the key `{}` stands twice", twice)));
  Json json{{"schema", kRulesStepSchema}, {"line", line_}, {"accepted", !refused.has_value()}};
  if (refused) {
    refused_ = true;
    json["reason"] = refused->reason;
    json["section"] = refused->section.empty() ? Json() : Json(refused->section);
  }
  if (state_) {
    const Json situation = situationJson(*state_, names_);
    for (const auto &[key, value] : situation.items()) json[key] = value;
  }
  return json;
}

std::string RulesSession::answer(std::string_view line) {
  const Json json = answerJson(line);
  return json.is_null() ? std::string() : dumped(json);
}

}  // namespace vtes::cli
