#include "ide/formatting.h"

#include <doctest/doctest.h>

#include <string>

#include "fixture.h"

using namespace vtes;
using test::atTable;
using test::edited;
using test::fixture;
using test::Fixture;

TEST_CASE("the document: small edits, none where there is nothing to do") {
  const Fixture made = fixture("NELS(12)\nMI  kora kisp>JoAm bk\nx hd x\n");
  const auto edits = ide::formatDocument(*made);
  CHECK(edited(*made, edits) == "NELS(12)\nMI Kora kisp> JoAm bk\nX hd X\n");
  for (const lint::Edit &edit : edits) {
    CHECK(edit.range.size() <= 4);
    CHECK(edit.text.size() <= 4);
  }
  CHECK(ide::formatDocument(*fixture("NELS(12)\nMI Kora kisp> JoAm bk\nX hd X\n")).empty());
  CHECK(ide::formatDocument(*fixture("")).empty());
}

TEST_CASE("line ends stay as they are") {
  const Fixture made = fixture("NELS(12)\r\nMI  Kora bd  \r\nx hd x\rSILV (9)\n");
  const std::string text = edited(*made, ide::formatDocument(*made));
  CHECK(text == "NELS(12)\r\nMI Kora bd\r\nX hd X\rSILV(9)\n");
  CHECK(ide::formatDocument(*fixture(text)).empty());
}

TEST_CASE("a range: its lines alone") {
  const Fixture made = fixture("NELS (12)\nMI  Kora [[bd\nx hd]] x\nx hd x\n");
  CHECK(edited(*made, ide::formatRange(*made, made.ranges[0])) == "NELS (12)\nMI Kora bd\nX hd X\nx hd x\n");
  CHECK(ide::formatRange(*made, {9000, 9001}).empty());
}

TEST_CASE("a line end formats the line above it, whatever the editor put on the new one") {
  const Fixture typed = fixture("NELS (12)\nMI  Kora bd\n$0x hd x\n");
  CHECK(edited(*typed, ide::formatOnType(*typed, typed.cursor)) == "NELS (12)\nMI Kora bd\nx hd x\n");
  const Fixture indented = fixture("NELS(12)\n  MI  Kora bd\n  $0\n");
  CHECK(edited(*indented, ide::formatOnType(*indented, indented.cursor)) == "NELS(12)\n  MI Kora bd\n  \n");
  const Fixture crlf = fixture("NELS(12)\r\nMI  Kora bd\r\n$0");
  CHECK(edited(*crlf, ide::formatOnType(*crlf, crlf.cursor)) == "NELS(12)\r\nMI Kora bd\r\n");
}

TEST_CASE("front matter is not formatted while it is typed, nor is a line with an error") {
  const Fixture front = fixture("---\ntitle: x  \n$0---\n");
  CHECK(ide::formatOnType(*front, front.cursor).empty());
  const Fixture wrong = atTable("Kora  confg>\n$0");
  CHECK(ide::formatOnType(*wrong, wrong.cursor).empty());
  CHECK(ide::formatOnType(*fixture(""), 0).empty());
  CHECK(ide::formatOnType(*fixture("NELS"), 4).empty());
}

TEST_CASE("what a word means elsewhere is not changed by a range") {
  // `Luci` is another vampire there: the longer form stays.
  const Fixture made = fixture(
      "---\nplayers: [{name: Nelson, deck: [Lucita]}, {name: Oliver, deck: [Lucian]}]\n---\nNELS(12)\n[[Lucita  ht]]\n"
      "OLIV(14)\nLucian  ht\n");
  const std::string text = edited(*made, ide::formatRange(*made, made.ranges[0]));
  CHECK(test::has(text, "NELS(12)\nLuci ht\nOLIV(14)\nLucian  ht\n"));
}
