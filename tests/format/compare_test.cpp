#include <doctest/doctest.h>

#include <array>
#include <chrono>
#include <string>
#include <string_view>
#include <vector>

#include "canonical_of.h"
#include "format/compare.h"

using namespace vtes;
using format::Difference;

namespace {

constexpr std::string_view kGame =
    "NELS(12)\nMA bldo Kora; +1p\nMI Kora kisp> JoAm bk K swni<\nIN GuLu +3, vamp2 +1\n"
    "OLIV(10)\nMI Luci ambu ElFe (nb)\nX L tosi< hd X\n"
    "NELS(11)\nMI Kora bd (nb)\n";

std::vector<Difference> compared(std::string_view left, std::string_view right, bool phaseMarks = true) {
  return format::compare(*test::readTranscript(std::string(left)), *test::readTranscript(std::string(right)),
                         {.phaseMarks = phaseMarks});
}

std::string replaced(std::string_view text, std::string_view from, std::string_view to) {
  std::string out(text);
  const std::size_t at = out.find(from);
  REQUIRE(at != std::string::npos);
  return out.replace(at, from.size(), to);
}

}  // namespace

TEST_CASE("the same game in another hand") {
  CHECK(compared(kGame, kGame).empty());
  const std::string other =
      "---\nplayers: [Nelson, Oliver]\n---\nNELS(12) MA bldo Korah; +1p MI kora kisp > JoAm bk Kora swni<\n\nIN GuLu "
      "+3,\nvamp2 +1\nOLIVER(10) MI Luci ambu ElFe(nb) x Luci tosi< hd x // a comment\nNELS(11)\nMI Kora bd (nb)\n";
  CHECK(compared(kGame, other).empty());
  CHECK(compared(other, kGame).empty());
  CHECK(compared("", "").empty());
}

TEST_CASE("what is changed is said field by field, with both lines") {
  const auto card = compared(kGame, "\n\n" + replaced(kGame, "kisp>", "goun<"));
  REQUIRE(card.size() == 1);
  CHECK(card[0].kind == Difference::Kind::Changed);
  CHECK((card[0].event == model::EventKind::Play));
  CHECK(card[0].leftLine == 3);
  CHECK(card[0].rightLine == 5);
  CHECK(card[0].leftTurn == 1);
  REQUIRE(card[0].fields.size() == 2);
  CHECK(card[0].fields[0].field == "card");
  CHECK(card[0].fields[0].left == "Kindred Spirits");
  CHECK(card[0].fields[0].right == "Govern the Unaligned");
  CHECK(card[0].fields[1].field == "level");

  const auto pool = compared(kGame, replaced(kGame, "NELS(11)", "NELS"));
  REQUIRE(pool.size() == 1);
  CHECK(pool[0].fields[0].field == "pool");
  CHECK(pool[0].fields[0].left == "11");
  CHECK_FALSE(pool[0].fields[0].right.has_value());
  CHECK(pool[0].leftTurn == 3);
}

TEST_CASE("what only one has") {
  const std::string less = replaced(kGame, " JoAm bk", "");
  const auto missing = compared(kGame, less);
  REQUIRE(missing.size() == 1);
  CHECK(missing[0].kind == Difference::Kind::Missing);
  CHECK((missing[0].event == model::EventKind::Block));
  CHECK(missing[0].right == Difference::kNone);
  CHECK(missing[0].rightLine == 3);
  const auto extra = compared(less, kGame);
  REQUIRE(extra.size() == 1);
  CHECK(extra[0].kind == Difference::Kind::Extra);
  CHECK(extra[0].left == Difference::kNone);
}

TEST_CASE("a turn that one has left out does not shift the others") {
  const std::string less = replaced(kGame, "OLIV(10)\nMI Luci ambu ElFe (nb)\nX L tosi< hd X\n", "");
  const auto missing = compared(kGame, less);
  CHECK(missing.size() == 7);
  for (const Difference &difference : missing) {
    CHECK(difference.kind == Difference::Kind::Missing);
    CHECK(difference.leftTurn == 2);
    CHECK(difference.rightTurn == 0);
  }
  // Of several turns of a player the likest is taken.
  const std::string longer = std::string(kGame) + "OLIV(9)\nLuci ht (nb)\n";
  CHECK(compared(longer, replaced(longer, "OLIV(10)\nMI Luci ambu ElFe (nb)\nX L tosi< hd X\n", "")).size() == 7);
}

TEST_CASE("phase marks count unless they are to be left out") {
  const std::string bare = replaced(kGame, "MA bldo", "bldo");
  CHECK(compared(kGame, bare).size() == 1);
  CHECK(compared(kGame, bare, false).empty());
}

TEST_CASE("vampires of one name are told apart") {
  const auto plain = compared("NELS(12)\nLuci^ me\n", "NELS(12)\nLuci me\n");
  REQUIRE(plain.size() == 1);
  CHECK(plain[0].fields[0].field == "card");
}

TEST_CASE("deals, votes, results and amounts") {
  const std::string_view all =
      "NELS(12)\nNELS bd not OLIV nxt -> OLIV let NELS rm\nViAs krc (nb, OLIV 3) % +NELS -GiFo drga> %\nViAs voca>; "
      "1b, "
      "2p\n-defl, +cond\nKora et\npbma; cc\nIN GuLu +3\n";
  CHECK(compared(all, all).empty());
  for (const auto &change : std::vector<std::array<std::string_view, 3>>{{"not OLIV nxt", "not OLIV nxt 2", "if"},
                                                                         {"+NELS", "-NELS", "for"},
                                                                         {"drga>", "drga<", "level"},
                                                                         {"2p", "3p", "result"},
                                                                         {"+cond", "+conf", "drawn"},
                                                                         {"Kora et", "Kora rip", "term"},
                                                                         {"GuLu +3", "GuLu +2", "amount"},
                                                                         {"OLIV 3", "OLIV 2", "terms"}}) {
    const auto differences = compared(all, replaced(all, change[0], change[1]));
    CAPTURE(change[1]);
    REQUIRE(differences.size() == 1);
    REQUIRE(differences[0].fields.size() == 1);
    CHECK(differences[0].fields[0].field == change[2]);
  }
}

TEST_CASE("a turn of very many events") {
  std::string left = "NELS(12)\n";
  for (int i = 0; i < 8'000; ++i) left += i % 3 == 0 ? "Kora ht\n" : i % 5 == 0 ? "JoAm bd\n" : "/part\n";
  std::string right = left;
  right.replace(right.find("JoAm bd"), 7, "JoAm ht");
  right.insert(right.rfind("JoAm bd"), "Mene ga\n");
  const auto before = std::chrono::steady_clock::now();
  const auto differences = compared(left, right);
  CHECK(std::chrono::steady_clock::now() - before < std::chrono::seconds(60));
  CHECK(differences.size() == 2);
}
