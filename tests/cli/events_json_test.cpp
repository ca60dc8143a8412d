#include "cli/events_json.h"

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "model/transcript.h"

namespace {

using Json = nlohmann::ordered_json;

std::vector<Json> eventsOf(const std::string &text) {
  const auto transcript = vtes::model::analyse(vtes::text::Source::make(text), {});
  std::istringstream lines(vtes::cli::eventsOf(*transcript, "game.vtes"));
  std::vector<Json> events;
  for (std::string line; std::getline(lines, line);) events.push_back(Json::parse(line));
  return events;
}

std::vector<std::string> keysOf(const Json &json) {
  std::vector<std::string> keys;
  for (const auto &[key, value] : json.items()) keys.push_back(key);
  return keys;
}

using Keys = std::vector<std::string>;

}  // namespace

TEST_CASE("the first line names the file and the players by seat") {
  const auto events = eventsOf("---\nplayers: [Nelson, Oliver]\n---\nNELS(12)\n");
  CHECK(
      events[0].dump() ==
      R"({"schema":1,"file":"game.vtes","players":[{"name":"Nelson","abbr":"NELS","seat":1},{"name":"Oliver","abbr":"OLIV","seat":2}]})");
}

TEST_CASE("an empty transcript has its first line") {
  CHECK(eventsOf("").size() == 1);
  CHECK(eventsOf("// nothing\n\n").size() == 1);
}

TEST_CASE("keys come in one order") {
  const auto events = eventsOf("NELS(12)\nKora kisp> (nb)\n/2bldo HeRu; -2b\n");
  REQUIRE(events.size() == 4);
  CHECK((keysOf(events[1]) == Keys{"kind", "range", "turn", "phase", "text", "player", "pool"}));
  CHECK((keysOf(events[2]) ==
         Keys{"kind", "range", "turn", "phase", "actor", "text", "card", "level", "targets", "terms", "result"}));
  CHECK((keysOf(events[3]) ==
         Keys{"kind", "range", "turn", "phase", "actor", "text", "card", "copies", "targets", "terms", "result"}));
}

TEST_CASE("a play") {
  const Json play = eventsOf("NELS(12)\nKora kisp> JoAm bk\n")[2];
  CHECK(play["kind"] == "play");
  CHECK(play["range"] == Json::array({2, 1, 2, 11}));
  CHECK(play["turn"] == 1);
  CHECK(play["text"] == "Kora kisp>");
  CHECK(play["actor"]["name"] == "Korah");
  CHECK(play["card"]["name"] == "Kindred Spirits");
  CHECK(play["card"]["kind"] == "library");
  CHECK(play["card"]["id"].is_string());
  CHECK(play["level"] == ">");
  CHECK(play["targets"].empty());
}

TEST_CASE("columns are code points, and ends exclusive") {
  const auto events = eventsOf("NELS(12)\n/ashg Zoë /bldo Hann; +1p\n");
  REQUIRE(events.size() == 4);
  CHECK(events[2]["range"] == Json::array({2, 1, 2, 10}));
  CHECK(events[3]["range"] == Json::array({2, 11, 2, 26}));
}

TEST_CASE("votes, transfers and deals") {
  const auto events = eventsOf(
      "NELS(12)\nViAs krc (nb, MARI 3, JEAN 1) % +NELS -MARI %\nIN GuLu +2\n"
      "BART bd not CLAU nxt -> CLAU let BART rm\n");
  std::vector<std::string> kinds;
  for (std::size_t i = 1; i < events.size(); ++i) kinds.push_back(events[i]["kind"]);
  CHECK((kinds ==
         Keys{"turn", "play", "referendum-begin", "vote", "vote", "referendum-end", "phase", "transfer", "deal"}));
  CHECK(events[4]["for"] == true);
  CHECK(events[4]["voter"]["abbr"] == "NELS");
  CHECK(events[4]["used"] == false);
  CHECK(events[5]["for"] == false);
  CHECK(events[8]["amount"] == 2);
  const Json &deal = events[9];
  REQUIRE(deal["if"].size() == 1);
  CHECK((keysOf(deal["if"][0]) == Keys{"subject", "let", "action", "not", "target", "duration"}));
  CHECK(deal["if"][0]["action"] == "bd");
  CHECK(deal["if"][0]["not"] == true);
  CHECK(deal["then"][0]["let"] == true);
}

TEST_CASE("bytes that are no UTF-8 still make valid JSON") {
  for (const Json &event : eventsOf("NELS(12)\nKora ki\xEBsp> JoAm bk\n\xFF\xFE\n")) CHECK_FALSE(event.is_discarded());
}
