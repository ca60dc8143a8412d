#include "cards/phrase.h"

#include <doctest/doctest.h>

#include "cards/sentences.h"

using namespace vtes::cards;

namespace {

/// What the phrase captures in a text, `-` where it does not stand there.
std::string taken(std::string_view phrase, std::string_view text) {
  const auto sentences = sentencesOf(plainText(text));
  const auto words = canonicalWords(sentences.at(0).words, {});
  std::vector<bool> used(words.size(), false);
  Captures captures;
  std::size_t end = 0;
  if (!Phrase(phrase).take(words, 0, used, captures, end)) return "-";
  std::string out;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (used[i]) out += (out.empty() ? "" : " ") + words[i];
  }
  for (const auto &capture : captures) {
    if (!capture.empty()) out += '|' + capture;
  }
  return out;
}

}  // namespace

TEST_CASE("words, alternatives, words that may be missing") {
  CHECK(taken("burn a|an location", "Then burn a location.") == "burn a location");
  CHECK(taken("burn a|an location", "Burn any location.") == "-");
  CHECK(taken("strike ranged? dodge", "Strike: dodge.") == "strike dodge");
  CHECK(taken("strike ranged? dodge", "Strike, ranged: dodge.") == "strike ranged dodge");
}

TEST_CASE("a word of any kind") {
  CHECK(taken("burn # _? counter", "Burn 1 counter.") == "burn 1 counter|1");
  CHECK(taken("burn # _? counter", "Burn 1 plague counter.") == "burn 1 plague counter|1");
  CHECK(taken("burn # _ counter", "Burn 1 counter.") == "-");
}

TEST_CASE("numbers") {
  CHECK(taken("gain # pool", "Gain two pool.") == "gain two pool|2");
  CHECK(taken("gain # pool", "Gain a pool.") == "gain a pool|1");
  CHECK(taken("gain # pool", "Gain X pool.") == "gain x pool|X");
  CHECK(taken("n# bleed", "During a bleed.") == "-");
  CHECK(taken("+# votes", "Gets +2X+1 votes.") == "+2x+1 votes|2X+1");
  CHECK(taken("+# stealth", "It gets +1 stealth.") == "+1 stealth|1");
  CHECK(taken("-# stealth", "It gets +1 stealth.") == "-");
  CHECK(taken("#r damage", "A strike for 2R damage.") == "2r damage|2");
  CHECK(taken("from n# to n#", "From 2 to 5.") == "from 2 to 5|2|5");
}

TEST_CASE("gaps, the rest, both ends of a sentence") {
  CHECK(taken("cancel * played", "Cancel a card of theirs as it is played.") == "cancel played");
  CHECK(taken("^ play", "You can play it.") == "-");
  CHECK(taken("burn it $", "If it is empty, burn it.") == "burn it");
  CHECK(taken("burn it $", "Burn it to draw.") == "-");
  CHECK(taken("requires **", "Requires a ready baron.") == "requires a ready baron");
}

TEST_CASE("words that are taken are not there for the next") {
  const std::vector<std::string> words{"+1", "stealth", "+2", "stealth"};
  std::vector<bool> used(4, false);
  Captures captures;
  std::size_t end = 0;
  const Phrase phrase("+# stealth");
  REQUIRE(phrase.take(words, 0, used, captures, end));
  CHECK(captures[0] == "1");
  CHECK(end == 2);
  REQUIRE(phrase.take(words, 0, used, captures, end));
  CHECK(captures[0] == "2");
  CHECK_FALSE(phrase.take(words, 0, used, captures, end));
}

TEST_CASE("old and new wordings are the same") {
  const auto canonical = [](std::vector<std::string> words) { return canonicalWords(words, {{"red", "fox"}}); };
  CHECK(canonical({"tap", "his", "or", "her", "card"}) == canonical({"lock", "their", "card"}));
  CHECK(canonical({"he", "or", "she", "may", "untap"}) == canonical({"they", "can", "unlock"}));
  CHECK(canonical({"may", "not", "block"}) == canonical({"cannot", "block"}));
  CHECK(canonical({"before", "range", "is", "chosen"}) == canonical({"before", "range", "is", "determined"}));
  CHECK(canonical({"doesn't", "unlock"}) == canonical({"does", "not", "unlock"}));
  CHECK(canonical({"2", "points", "of", "damage"}) == canonical({"2", "damage"}));
  CHECK(canonical({"strength+1", "damage"}) == canonical({"strength", "+1", "damage"}));
  CHECK(canonical({"the", "red", "fox", "strikes"}) == std::vector<std::string>{"the", "itself", "strikes"});
}

TEST_CASE("what a phrase reaches over: gaps, words of any kind, the rest") {
  const auto words =
      canonicalWords(sentencesOf(plainText("Move the red card from here to the end of it.")).at(0).words, {});
  std::vector<bool> used(words.size(), false);
  Captures captures;
  std::size_t end = 0;
  Reach reach;
  REQUIRE(Phrase("move the _ * to **").take(words, 0, used, captures, end, reach));
  CHECK(reach.any == std::vector<std::size_t>{2});
  CHECK(reach.gaps == std::vector<std::size_t>{3, 4, 5});
  CHECK(reach.rest == 7);
  REQUIRE(Phrase("from here").take(words, 0, used = std::vector<bool>(words.size(), false), captures, end, reach));
  CHECK(reach.rest == words.size());
}
