#include <doctest/doctest.h>

#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "format/front_matter_text.h"
#include "model/front_matter.h"
#include "text/source.h"

using namespace vtes;
using format::NewFrontMatter;
using format::NewSeat;

namespace {

NewFrontMatter matterOf(const std::vector<std::string> &names) {
  NewFrontMatter matter;
  matter.date = "2026-03-01";
  for (const std::string &name : names) matter.seats.emplace_back().name = name;
  return matter;
}

std::string textOf(const NewFrontMatter &matter) {
  std::string reason;
  std::string text = format::frontMatterText(matter, reason);
  CHECK(reason.empty());
  return text;
}

model::FrontMatter readBack(const std::string &text) {
  return model::readFrontMatter(*text::Source::make(text));
}

}  // namespace

TEST_CASE("names alone") {
  CHECK(textOf(matterOf({"Nelson", "Jean-Claude", "Francisco Pérez"})) ==
        "---\ndate: 2026-03-01\nplayers:\n  - Nelson\n  - Jean-Claude\n  - Francisco Pérez\n---\n");
}

TEST_CASE("an abbreviation where TS 1.3 gives none that can be used") {
  CHECK(textOf(matterOf({"Martin", "Martina", "Mart"})) ==
        "---\ndate: 2026-03-01\nplayers:\n  - Martin\n  - {name: Martina, abbr: MARA}\n  - {name: Mart, abbr: MAR2}\n"
        "---\n");
  // TS tells namesakes apart by their surnames itself.
  CHECK(textOf(matterOf({"Francisco Rojas", "Francisco Pérez"})).find("abbr") == std::string::npos);
  for (const std::vector<std::string> &names : std::vector<std::vector<std::string>>{
           {"Di", "Ma"}, {"X", "Y"}, {"李", "王"}, {"Tom", "Tom", "Tom"}, {"1", "2"}, {"...", "!"}}) {
    const model::FrontMatter read = readBack(textOf(matterOf(names)));
    REQUIRE(read.seats.size() == names.size());
    CHECK(read.faults.empty());
    CHECK(read.seats.back().abbr.has_value());
  }
}

TEST_CASE("abbreviations that are given") {
  NewFrontMatter matter = matterOf({"Nelson", "Oliver"});
  matter.seats[0].abbr = "NELS";
  matter.seats[1].abbr = "OL";
  CHECK(textOf(matter) == "---\ndate: 2026-03-01\nplayers:\n  - Nelson\n  - {name: Oliver, abbr: OL}\n---\n");
}

TEST_CASE("decks, pins and remarks") {
  NewFrontMatter matter = matterOf({"Nelson", "Oliver", "Tom"});
  matter.seats[0].deckPath = "decks/a: b.txt";
  matter.seats[1].deck = {"2x Blood Doll", "Second Tradition: Domain", "Barrens, The"};
  matter.seats[2].remark = "no seat";
  matter.pins = {{"conf", "Confusion"}, {"2nd", "Second Tradition: Domain"}, {"no", "Nothing"}};
  const std::string text = textOf(matter);
  const model::FrontMatter read = readBack(text);
  CHECK(read.faults.empty());
  CHECK(read.seats[0].deckPath->value == "decks/a: b.txt");
  REQUIRE(read.seats[1].inlineDeck->entries.size() == 3);
  CHECK(read.seats[1].inlineDeck->entries[0].count == 2);
  CHECK(read.seats[1].inlineDeck->entries[2].name == "Barrens, The");
  CHECK(text.find("- Tom  # no seat\n") != std::string::npos);
  REQUIRE(read.pins.size() == 3);
  CHECK(read.pins[2].abbr.value == "no");
}

TEST_CASE("any name is read back as it is") {
  for (const std::string name :
       {"null",
        "True",
        "~",
        "- a",
        "a: b",
        "a #b",
        "#a",
        "[a]",
        "{a",
        "\"a\"",
        "'a'",
        "a\\b",
        "*a",
        "&a",
        "!a",
        "| a",
        "> a",
        "%a",
        "@a",
        "`a`",
        "---",
        "...",
        "a,b",
        "12",
        "1e3",
        "0x1F",
        "2005-03-04",
        "a\tb",
        "a\nb",
        "a\x7F\x01z",
        "Zoë",
        "\u0085\u2028\u2029\uFEFF",
        "😀",
        "?",
        ": ",
        "=",
        "<<",
        "yes",
        "No such name (really) 'x'",
        "a very long name that goes on and on and on and on and on and on and on and on and on and on and on and on"}) {
    CAPTURE(name);
    const model::FrontMatter read = readBack(textOf(matterOf({name, "Nelson"})));
    REQUIRE(read.seats.size() == 2);
    CHECK(read.seats[0].name.value == name);
  }
  std::mt19937 random(3);
  const std::vector<std::string> parts{"a",  "B", " ", ":", "#", "-",      "\"",   "'",
                                       "\\", ",", "{", "]", "é", "\u2028", "\x05", "0"};
  for (int i = 0; i < 3000; ++i) {
    std::string name = "n";
    for (std::uint32_t length = random() % 8; length > 0; --length) name += parts[random() % parts.size()];
    const model::FrontMatter read = readBack(textOf(matterOf({name})));
    REQUIRE(read.seats.size() == 1);
    REQUIRE(read.seats[0].name.value == name);
  }
}

TEST_CASE("what cannot be written is refused") {
  std::string reason;
  CHECK(format::frontMatterText(matterOf({"Zo\xEB"}), reason).empty());
  CHECK(reason.find("UTF-8") != std::string::npos);
  NewFrontMatter matter = matterOf({"Nelson", "Oliver"});
  matter.date = "2026-02-30";
  CHECK(format::frontMatterText(matter, reason).empty());
  CHECK(reason.find("2026-02-30") != std::string::npos);
  matter = matterOf({"Nelson", "Oliver"});
  matter.seats[0].abbr = matter.seats[1].abbr = "AB";
  CHECK(format::frontMatterText(matter, reason).empty());
  CHECK(reason.find("AB") != std::string::npos);
}

TEST_CASE("a day that nobody knows is left out") {
  NewFrontMatter matter = matterOf({"Nelson"});
  matter.date.clear();
  CHECK(textOf(matter) == "---\nplayers:\n  - Nelson\n---\n");
}
