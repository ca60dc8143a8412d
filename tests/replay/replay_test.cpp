/// What is true after each line, in small games that begin with the game: pool, blood, who is ready; what is only
/// between bounds, and what a later checkpoint says of before.
#include "replay/replay.h"

#include <doctest/doctest.h>

#include <memory>
#include <string>

#include "model/incremental.h"
#include "model/transcript.h"

using namespace vtes;
using namespace vtes::replay;

namespace {

constexpr const char *kStart =
    "---\nplayers: [Nelson, Silvia, Oliver]\n---\n"
    "NELS(30)\nIN Anka +1\nSILV(30)\nIN Agat +2\nOLIV(30)\nIN Alep +3\n"
    "NELS(29)\nIN Anka +3\nSILV(28)\nIN Agat +2\nOLIV(27)\nIN Alep +1\n";

struct Read {
  std::shared_ptr<const model::Transcript> transcript;
  Replay replay;
};

Read read(const std::string &text) {
  Read read;
  read.transcript = model::analyse(text::Source::make(text), {});
  read.replay = replay::replay(*read.transcript);
  return read;
}

std::string poolOf(const Table &table, rules::Seat seat) {
  const Bounds pool = table.pool[seat];
  return pool.exact()     ? std::to_string(pool.low)
         : pool.bounded() ? std::to_string(pool.low) + "-" + std::to_string(pool.high)
                          : std::to_string(pool.low) + "+";
}

const CardThere *find(const Table &table, const model::Transcript &transcript, std::string_view name) {
  for (const CardThere &card : table.cards) {
    if (card.card != cards::kNoCard && transcript.cards->card(card.card).natural.starts_with(name)) return &card;
  }
  return nullptr;
}

int count(const Replay &replay, Finding::Kind kind) {
  int found = 0;
  for (const Finding &finding : replay.findings) found += finding.kind == kind ? 1 : 0;
  return found;
}

}  // namespace

TEST_CASE("vampires come out when their blood reaches their capacity, and pools pay for it") {
  const Read game = read(kStart);
  CHECK(game.replay.fromTheStart);
  CHECK(poolOf(game.replay.last, 0) == "26");
  CHECK(poolOf(game.replay.last, 1) == "26");
  CHECK(poolOf(game.replay.last, 2) == "26");
  const CardThere *anka = find(game.replay.last, *game.transcript, "Anka");
  REQUIRE(anka != nullptr);
  CHECK((anka->region == rules::Region::Ready));
  CHECK((anka->blood == Bounds(4)));
  CHECK(game.replay.findings.empty());
}

TEST_CASE("a bleed takes pool and the Edge; one that is blocked takes neither") {
  const Read bled = read(std::string(kStart) + "NELS(26)\nMI Anka bd (nb)\nSILV\n");
  CHECK(poolOf(bled.replay.last, 1) == "25");
  CHECK(bled.replay.last.edge == 0);
  const Read blocked = read(std::string(kStart) + "NELS(26)\nMI Anka bd Agat bk\nX\nhd\nX\nSILV\n");
  CHECK(poolOf(blocked.replay.last, 1) == "26");
  CHECK((blocked.replay.last.edge == rules::kNoSeat));
  REQUIRE(blocked.replay.actions.size() == 1);
  CHECK((blocked.replay.actions[0].outcome == Outcome::Blocked));
  CHECK(blocked.replay.actions[0].blockedBy.starts_with("Agatha"));
  CHECK((find(blocked.replay.last, *blocked.transcript, "Anka")->blood == Bounds(3)));
}

TEST_CASE("a block attempt without a combat failed (READING 7.1)") {
  const Read game = read(std::string(kStart) + "NELS(26)\nMI Anka bd Agat bk\nSILV\n");
  CHECK(poolOf(game.replay.last, 1) == "25");
}

TEST_CASE("a checkpoint narrows what was unknown before it, and nothing in front of the one before (READING 7.9)") {
  // Which way the Blood Doll went is not written.
  const std::string moved =
      std::string(kStart) + "NELS(26)\nMA bldo Anka\nSILV(26)\nOLIV(26)\nNELS\n/bldo Anka\nSILV(26)\nOLIV(26)\n";
  CHECK(poolOf(read(moved).replay.last, 0) == "25-27");
  const Read later = read(moved + "NELS(27)\n");
  const Turn &before = later.replay.turns[later.replay.turns.size() - 2];
  CHECK(poolOf(before.table, 0) == "27");
  CHECK(count(later.replay, Finding::Kind::WrongPool) == 0);
  CHECK(count(read(moved + "NELS(24)\n").replay, Finding::Kind::WrongPool) == 1);
}

TEST_CASE("an oust gives its predator a point and six pool") {
  std::string text = std::string(kStart) + "NELS(26)\nMI Anka bd (nb)\nSILV ot\nOLIV(26)\nMI Alep bd (nb)\n";
  const Read game = read(text);
  REQUIRE(game.replay.ousted.size() == 1);
  CHECK(game.replay.ousted[0].seat == 1);
  CHECK(game.replay.ousted[0].by == 0);
  CHECK(game.replay.last.halves[0] == 2);
  CHECK(poolOf(game.replay.last, 0) == "31");
}

TEST_CASE("a face-down vampire has the name of the one that acts later (READING 7.9)") {
  const Read game = read(
      "---\nplayers: [Nelson, Silvia]\n---\nNELS(30)\nIN vamp1 +1\nSILV(30)\nIN Agat +2\n"
      "NELS(29)\nIN vamp1 +3\nSILV(28)\nNELS(26)\nMI Anka bd (nb)\n");
  CHECK(count(game.replay, Finding::Kind::NotInPlay) == 0);
  const CardThere *anka = find(game.replay.turns[3].table, *game.transcript, "Anka");
  REQUIRE(anka != nullptr);
  CHECK((anka->region == rules::Region::Ready));
}

TEST_CASE("in a record from the middle nothing is known but what it says") {
  const Read game = read("---\nplayers: [Nelson, Silvia, Oliver]\n---\nNELS(12)\nMI Kora bd (nb)\nSILV\n");
  CHECK_FALSE(game.replay.fromTheStart);
  CHECK(poolOf(game.replay.last, 0) == "12");
  CHECK(poolOf(game.replay.last, 2) == "1+");
  CHECK(game.replay.findings.empty());
}

TEST_CASE("a starting pool that cannot be is not known") {
  const Read game =
      read("---\nplayers: [Nelson, Silvia]\npool: {Nelson: 0, Silvia: 99999}\n---\nNELS\nMI Kora bd (nb)\nSILV\n");
  CHECK(game.replay.folded);
  CHECK(game.replay.ousted.empty());
  CHECK(game.replay.turns.size() == 2);
}

TEST_CASE("one seat, seven seats, and no events are replayed without a table") {
  CHECK_FALSE(read("NELS(12)\nMI Kora bd (nb)\n").replay.folded);
  CHECK_FALSE(read("---\nplayers: [Ann, Bob, Cid, Dan, Eve, Fay, Gus]\n---\nANN(30)\nBOB(30)\n").replay.folded);
  CHECK(read("").replay.turns.empty());
}

TEST_CASE("by stretches comes what comes at once, and a stretch is folded again only where it has to be") {
  std::string text = kStart;
  for (int round = 0; round < 12; ++round)
    text += "NELS\nMI Anka bd (nb)\nSILV\nMI Agat ht (nb)\nOLIV\nMI Alep ht (nb)\n";
  const auto settings = std::make_shared<const model::Settings>();
  model::Incremental model(settings, 1);
  Replayer replayer;
  const auto first = model.update(text::Source::make(text));
  const Parts parts = replayer.update(*first);
  REQUIRE(parts.parts.size() > 10);
  const std::size_t at = text.rfind("MI Alep ht");
  const auto second =
      model.update(text::Source::make(text.substr(0, at) + "MI Alep ht (nb) // hungry" + text.substr(at + 15)));
  const Parts again = replayer.update(*second);
  REQUIRE(again.parts.size() == parts.parts.size());
  for (std::size_t i = 0; i + 2 < parts.parts.size(); ++i) CHECK(again.parts[i] == parts.parts[i]);
  const Replay whole = replay::replay(*second);
  const auto table = tableAt(*second, again, static_cast<std::uint32_t>(second->source->bytes().size()));
  REQUIRE(table.has_value());
  for (rules::Seat seat = 0; seat < 3; ++seat) CHECK((table->pool[seat] == whole.last.pool[seat]));
}

TEST_CASE("a combat that nobody is written to have blocked: the last minion that reacted did (READING 7.1)") {
  const Read game = read(std::string(kStart) + "NELS(26)\nMI Anka bd\nAgat wef\nX\nhd\nX\nSILV\n");
  REQUIRE(game.replay.actions.size() == 1);
  CHECK(game.replay.actions[0].blockedBy.starts_with("Agatha"));
  CHECK((find(game.replay.last, *game.transcript, "Agatha")->blood == Bounds(3)));
  CHECK(count(game.replay, Finding::Kind::CombatWithoutBlock) == 0);
  const Read nobody = read(std::string(kStart) + "NELS(26)\nMI Anka bd\nX\nhd\nX\nSILV\n");
  CHECK(count(nobody.replay, Finding::Kind::CombatWithoutBlock) == 1);
}

TEST_CASE("what a card adds to the strength counts for the hands of its round") {
  const std::string fight = std::string(kStart) + "NELS(26)\nMI Anka bd Agat bk\nX\nAnka tosi<\nhd\n";
  const Read one = read(fight + "X\nSILV\n");
  CHECK((find(one.replay.last, *one.transcript, "Agatha")->blood == Bounds(2)));
  CHECK((find(one.replay.last, *one.transcript, "Anka")->blood == Bounds(3)));
  // Whether it holds for a second round is the card's affair.
  const Read two = read(fight + "Anka pc\nhd\nX\nSILV\n");
  CHECK((find(two.replay.last, *two.transcript, "Agatha")->blood == Bounds(0, 1)));
  CHECK((find(two.replay.last, *two.transcript, "Anka")->blood == Bounds(2)));
}

TEST_CASE("what a card asks for is held against who plays it") {
  const auto asks = [](const std::string &line) {
    return count(read(std::string(kStart) + "NELS(26)\n" + line + "\nSILV\n").replay, Finding::Kind::RequirementNotMet);
  };
  CHECK(asks("MI Anka arch") == 1);
  // A Methuselah has to control a ready vampire of the clan.
  CHECK(asks("MA mapr") == 1);
  CHECK(asks("Braz ep\nMA mapr") == 0);
  // Whom a face-down vampire with blood is, is not known: it can be the one that acts.
  CHECK(count(read(std::string(kStart) + "NELS(26)\nIN Braz +1\nSILV\nOLIV\nNELS(25)\nMI Braz bd\n").replay,
              Finding::Kind::Uncontrolled) == 1);
  CHECK(count(read(std::string(kStart) + "NELS(26)\nIN vamp2 +1, Braz +1\nSILV\nOLIV\nNELS(24)\nMI Braz bd\n").replay,
              Finding::Kind::Uncontrolled) == 0);
}

TEST_CASE("a minion acts by its own ability, and attacks one that is marked") {
  const auto after = [](const std::string &line) {
    return read(std::string(kStart) + "NELS(26)\nMA rl Agat\n" + line + "\nSILV\n");
  };
  for (const char *line : {"MI Anka /sa Agat\nX\nhd\nX", "MI Anka /rl Agat\nX\nhd\nX"}) {
    const Read game = after(line);
    CAPTURE(line);
    REQUIRE(game.replay.actions.size() == 1);
    CHECK((game.replay.actions[0].type == rules::ActionType::EnterCombat));
    CHECK((game.replay.actions[0].card == cards::kNoCard));
    CHECK((find(game.replay.last, *game.transcript, "Anka")->locked == rules::Known::Yes));
    CHECK((find(game.replay.last, *game.transcript, "Agatha")->blood == Bounds(3)));
    CHECK(game.replay.findings.empty());
  }
}

TEST_CASE(
    "a referendum that the count leaves open is settled by what is played behind it; one that it does not is "
    "contradicted") {
  const std::string called = std::string(kStart) + "NELS(26)\nAgat ep\nMI Anka krc (nb, SILV 3, OLIV 1)\n%\n";
  const auto pool = [&](const std::string &rest) { return poolOf(read(called + rest + "\nSILV\n").replay.last, 1); };
  CHECK(pool("%") == "23");
  CHECK(pool("-SILV /edge\n%") == "26");
  const Read shown = read(called + "-SILV /edge\n%\nAnka voca<\nSILV\n");
  CHECK(count(shown.replay, Finding::Kind::ResultDiffers) == 1);
  // Which is wrong, the votes or the card, nobody knows.
  CHECK(poolOf(shown.replay.last, 1) == "23-26");
}

TEST_CASE("a record from the middle: who acts later came out with the last blood it was given") {
  const std::string middle = "---\nplayers: [Nelson, Silvia, Oliver]\n---\nNELS(12)\nAnka ht (nb)\nIN Agat +1\n";
  const Read later = read(middle + "SILV(9)\nOLIV(7)\nNELS(11)\nMI Agat bd (nb)\nSILV\n");
  const CardThere *agatha = find(later.replay.turns[1].table, *later.transcript, "Agatha");
  REQUIRE(agatha != nullptr);
  CHECK((agatha->region == rules::Region::Ready));
  CHECK((agatha->blood == Bounds(4)));
  // Of one that does not, nobody knows how much it had.
  const Read never = read(middle + "SILV(9)\nOLIV(7)\nNELS(11)\nSILV\n");
  const CardThere *waits = find(never.replay.last, *never.transcript, "Agatha");
  REQUIRE(waits != nullptr);
  CHECK((waits->region == rules::Region::Uncontrolled));
  CHECK((waits->blood == Bounds(1, 4)));
}

TEST_CASE("an action that a card lets go on behind its combat is blocked again, or succeeds") {
  const std::string blocked = std::string(kStart) + "NELS(26)\nMI Anka bd Agat bk\nX\nAnka fomi>\nX\nAnka /fomi\n";
  const Read goes = read(blocked + "SILV\n");
  REQUIRE(goes.replay.actions.size() == 1);
  CHECK((goes.replay.actions[0].outcome == Outcome::Successful));
  CHECK(poolOf(goes.replay.last, 1) == "25");
  CHECK((goes.replay.last.edge == 0));
  const Read again = read(blocked + "Agat bk\nX\nhd\nX\nSILV\n");
  CHECK((again.replay.actions[0].outcome == Outcome::Blocked));
  CHECK(poolOf(again.replay.last, 1) == "26");
}

TEST_CASE("damage that is prevented does nothing, all of it where the card says so") {
  const Read game = read(std::string(kStart) + "NELS(26)\nMI Anka bd Agat bk\nX\nhd\nAnka skst<\nX\nSILV\n");
  CHECK((find(game.replay.last, *game.transcript, "Anka")->blood == Bounds(3)));  // its cost
  CHECK((find(game.replay.last, *game.transcript, "Agatha")->blood == Bounds(3)));
}

TEST_CASE("what moves between a pool and a vampire changes both, and nobody else's") {
  const Read some = read(std::string(kStart) + "NELS(26)\nMA vill Anka\nSILV\n");
  CHECK(poolOf(some.replay.last, 0) == "26-30");
  CHECK(poolOf(some.replay.last, 1) == "26");
  CHECK((find(some.replay.last, *some.transcript, "Anka")->blood == Bounds(0, 4)));
  const Read two = read(std::string(kStart) + "NELS(26)\nMA vill(2) Anka\nSILV\n");
  CHECK(poolOf(two.replay.last, 0) == "28");
  CHECK((find(two.replay.last, *two.transcript, "Anka")->blood == Bounds(2)));
}

TEST_CASE("a Trophy is moved to who burned a Red List minion (TS 2.4.4)") {
  const Read game = read(std::string(kStart) +
                         "NELS(26)\nMA trdia\nSILV\nAgat et\nOLIV\nNELS\nMI Anka de Agat (nb)\n/trdia Anka\nSILV\n");
  const CardThere *anka = find(game.replay.last, *game.transcript, "Anka");
  REQUIRE(anka != nullptr);
  REQUIRE(anka->on.size() == 1);
  CHECK(game.transcript->cards->card(game.replay.last.cards[anka->on[0]].card).natural == "Trophy: Diablerie");
  CHECK((game.replay.actions.back().stealth == Bounds(1)));
  CHECK((anka->blood == Bounds(4)));
}
