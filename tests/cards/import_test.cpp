#include "cards/import.h"

#include <doctest/doctest.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

#include "cards/csv.h"
#include "cards/hook_overrides.h"
#include "cards/image_file.h"

using namespace vtes::cards;
namespace fs = std::filesystem;

namespace {

/// A folder that goes with the test.
class Folder {
 public:
  Folder()
      : path_(fs::temp_directory_path() /
              ("vtes-cards-" + std::to_string(::getpid()) + '-' + std::to_string(++count_))) {
    fs::create_directories(path_);
  }
  ~Folder() {
    std::error_code ignored;
    fs::permissions(path_, fs::perms::owner_all, ignored);
    fs::remove_all(path_, ignored);
  }
  Folder(const Folder &) = delete;
  Folder &operator=(const Folder &) = delete;

  [[nodiscard]] std::string operator/(const std::string &name) const { return (path_ / name).string(); }
  [[nodiscard]] std::string path() const { return path_.string(); }
  std::string write(const std::string &name, const std::string &text) const {
    std::ofstream(path_ / name, std::ios::binary) << text;
    return *this / name;
  }
  [[nodiscard]] std::size_t files() const {
    return static_cast<std::size_t>(std::distance(fs::directory_iterator(path_), fs::directory_iterator{}));
  }

 private:
  static inline int count_ = 0;
  fs::path path_;
};

const std::string kLibrary =
    "\xEF\xBB\xBF\"Id\",\"Name\",\"Aka\",\"Type\",\"Clan\",\"Path\",\"Discipline\",\"Pool Cost\",\"Blood "
    "Cost\",\"Conviction Cost\","
    "\"Burn Option\",\"Card Text\",\"Set\",\"Banned\"\r\n"
    "\"100001\",\"Example, The\",\"\",\"Master\",\"\",\"\",\"\",\"X\",\"\",\"\",\"Y\",\"Unique location.\r\nSay "
    "\"\"so\"\", and lock it.\","
    "\"A:C, B:R\",\"\"\r\n"
    "100002,Two Icons,,Action Modifier/Combat,Tremere/Tremere antitribu,,Auspex & Presence,,2,,,[aus] "
    "One.,\"Promo-20050115\",1999\n";
const std::string kCrypt =
    "\"Id\",\"Name\",\"Aka\",\"Type\",\"Clan\",\"Path\",\"Adv\",\"Group\",\"Capacity\",\"Disciplines\",\"Card "
    "Text\",\"Set\",\"Title\",\"Banned\"\n"
    "\"200001\",\"Zoë Example, The Test\",\"\",\"Vampire\",\"Follower of Set\",\"\",\"Advanced\",\"ANY\",\"4\",\"for "
    "PRE\",\"Sabbat.\",\"B:U\",\"bishop\",\"\"\n";
const std::string kSets = "Id,Abbrev,Release Date,Full Name,Company\n1,A,20010101,Alpha,X\n2,B,19990909,Beta,X\n";

struct Lists {
  Folder folder;
  ImportFiles files;

  explicit Lists(const std::string &library = kLibrary, const std::string &crypt = kCrypt) {
    files.library = folder.write("lib.csv", library);
    files.crypt = folder.write("crypt.csv", crypt);
    files.sets = folder.write("sets.csv", kSets);
    files.usage = folder.write("usage.tsv", "id\tdecks\tcopies\n100002\t7\t9\n999999\t1\t1\n");
  }

  ImportFault faultOf() const {
    std::vector<CardFacts> cards;
    ImportFault fault;
    CHECK_FALSE(importLists(files, false, cards, fault));
    return fault;
  }
};

void replace(std::string &text, const std::string &what, const std::string &with) {
  const auto at = text.find(what);
  REQUIRE(at != std::string::npos);
  text.replace(at, what.size(), with);
}

}  // namespace

TEST_CASE("CSV as RFC 4180 has it") {
  Csv csv;
  std::uint32_t line = 0;
  std::string message;
  REQUIRE(parseCsv("a,b\r\n\"x\ny\",\"say \"\"so\"\"\"\r\n1,\"2\"  \n\n,\n", csv, line, message));
  REQUIRE(csv.records.size() == 3);
  CHECK(csv.records[0].cells == std::vector<std::string>{"x\ny", "say \"so\""});
  CHECK(csv.records[1].line == 4);
  CHECK(csv.records[1].cells == std::vector<std::string>{"1", "2"});
  CHECK(csv.records[2].cells == std::vector<std::string>{"", ""});
  CHECK_FALSE(parseCsv("a,b\n1,\"2\n3\n", csv, line, message));
  CHECK(line == 2);
  CHECK(message == "the quote that opens here is never closed");
  CHECK_FALSE(parseCsv("a,b\n1,2\n1,2,3\n", csv, line, message));
  CHECK(line == 3);
  CHECK_FALSE(parseCsv("a\n\"1\"x\n", csv, line, message));
  CHECK_FALSE(parseCsv("", csv, line, message));
}

TEST_CASE("the lists become facts") {
  const Lists lists;
  std::vector<CardFacts> cards;
  ImportFault fault;
  REQUIRE(importLists(lists.files, false, cards, fault));
  REQUIRE(cards.size() == 3);
  const auto &place = cards[0];
  CHECK(place.abbreviation == "exam");
  CHECK(place.poolCost == -1);
  CHECK(place.firstPrint == 19990909);
  CHECK((place.traits & (kUnique | kLocation | kBurnOption | kVariableCost)) ==
        (kUnique | kLocation | kBurnOption | kVariableCost));
  CHECK(place.text.empty());
  const auto &icons = cards[1];
  CHECK(icons.types == (kActionModifier | kCombat));
  CHECK(icons.clans == "tre/!tre");
  CHECK(icons.disciplines == "aus&pre");
  CHECK(icons.bloodCost == 2);
  CHECK(icons.firstPrint == 20050115);
  CHECK(icons.usageDecks == 7);
  CHECK(icons.usageCopies == 9);
  CHECK((icons.traits & kBanned) != 0);
  const auto &vampire = cards[2];
  CHECK(vampire.abbreviation == "ZoEx");
  CHECK(vampire.clans == "fol");
  CHECK(vampire.group == 0);
  CHECK(vampire.advanced);
  CHECK(vampire.title == "bishop");
}

TEST_CASE("where a list is not given, the program's own facts stand in") {
  Lists lists;
  lists.files.sets.clear();
  lists.files.usage.clear();
  std::vector<CardFacts> cards;
  ImportFault fault;
  REQUIRE(importLists(lists.files, false, cards, fault));
  const Card own = Database::builtin().card(Database::builtin().byId(100001));
  CHECK(cards[0].firstPrint == own.firstPrint);
  CHECK(cards[0].usageDecks == own.usageDecks);
}

TEST_CASE("tables are written and read again, with or without the ready image") {
  const Lists lists;
  std::vector<CardFacts> cards;
  ImportFault fault;
  REQUIRE(importLists(lists.files, true, cards, fault));
  for (const bool image : {false, true}) {
    const Folder out;
    REQUIRE(writeFolder(out.path(), cards, image, fault));
    CHECK(fs::exists(out / kImageFile) == image);
    CHECK((mapImage(out.path()) != nullptr) == image);
    std::string error;
    const auto database = Database::load(out.path(), error);
    REQUIRE_MESSAGE(database != nullptr, error);
    REQUIRE(database->size() == 3);
    const auto found = database->byName("The Example");
    REQUIRE(found.size() == 1);
    const Card card = database->card(found[0]);
    CHECK(card.text == "Unique location.\nSay \"so\", and lock it.");
    CHECK(card.poolCost == -1);
    CHECK(card.firstPrint == 19990909);
    CHECK(database->find("ZoEx").size() == 1);
    CHECK(database->card(database->find("twic")[0].card).usageDecks == 7);
    CHECK(database->clan("tor") != nullptr);
  }
}

TEST_CASE("a table that is newer than the image, or rules of its own, make the image stale") {
  const Lists lists;
  std::vector<CardFacts> cards;
  ImportFault fault;
  REQUIRE(importLists(lists.files, false, cards, fault));
  const Folder out;
  REQUIRE(writeFolder(out.path(), cards, true, fault));
  REQUIRE(mapImage(out.path()) != nullptr);
  fs::last_write_time(out / "cards.tsv", fs::last_write_time(out / kImageFile) + std::chrono::seconds(5));
  CHECK(mapImage(out.path()) == nullptr);
  fs::last_write_time(out / "cards.tsv", fs::last_write_time(out / kImageFile) - std::chrono::seconds(5));
  CHECK(mapImage(out.path()) != nullptr);
  out.write("compounds.tsv", "word\tfirst\tsecond\n");
  CHECK(mapImage(out.path()) == nullptr);
  fs::remove(out / "compounds.tsv");
  out.write(kImageFile, "no image");
  CHECK(mapImage(out.path()) == nullptr);
}

TEST_CASE("an import without text takes away the text of an older one") {
  const Lists lists;
  std::vector<CardFacts> cards;
  ImportFault fault;
  const Folder out;
  REQUIRE(importLists(lists.files, true, cards, fault));
  REQUIRE(writeFolder(out.path(), cards, true, fault));
  CHECK(fs::exists(out / "text.tsv"));
  REQUIRE(importLists(lists.files, false, cards, fault));
  REQUIRE(writeFolder(out.path(), cards, false, fault));
  CHECK_FALSE(fs::exists(out / "text.tsv"));
  CHECK_FALSE(fs::exists(out / kImageFile));
}

TEST_CASE("bad input is said with file and line") {
  SUBCASE("no such file") {
    Lists lists;
    lists.files.crypt = lists.folder / "none.csv";
    const auto fault = lists.faultOf();
    CHECK(fault.file == lists.files.crypt);
    CHECK(fault.line == 0);
    CHECK(fault.message == "no such file");
  }
  SUBCASE("a folder") {
    Lists lists;
    lists.files.library = lists.folder.path();
    CHECK(lists.faultOf().message == "is a folder, not a file");
  }
  SUBCASE("a missing column") {
    std::string text = kLibrary;
    replace(text, "\"Discipline\"", "\"Disziplin\"");
    const auto fault = Lists(text).faultOf();
    CHECK(fault.line == 1);
    CHECK(fault.message == "the column \"Discipline\" is missing");
  }
  SUBCASE("an open quote") {
    const auto fault = Lists(kLibrary + "\"100003\",\"Never closed\n\n").faultOf();
    CHECK(fault.line == 5);
  }
  SUBCASE("an id that is none") {
    std::string text = kLibrary;
    replace(text, "100002,", "onehundred,");
    const auto fault = Lists(text).faultOf();
    CHECK(fault.line == 4);
    CHECK(fault.message == "the id is not a number");
  }
  SUBCASE("an unknown type") {
    std::string text = kCrypt;
    replace(text, "\"Vampire\"", "\"Vampyre\"");
    const auto fault = Lists(kLibrary, text).faultOf();
    CHECK(fault.line == 2);
    CHECK(fault.message == "the type \"Vampyre\" is not known");
  }
  SUBCASE("an id twice") {
    std::string text = kLibrary;
    replace(text, "100002,", "100001,");
    const auto fault = Lists(text).faultOf();
    CHECK(fault.line == 4);
    CHECK(fault.message.starts_with("the id 100001 (Two Icons) is there twice, first at "));
    CHECK(fault.message.ends_with("lib.csv:2"));
  }
  SUBCASE("an id in both lists") {
    std::string text = kCrypt;
    replace(text, "200001", "100002");
    const Lists lists(kLibrary, text);
    const auto fault = lists.faultOf();
    CHECK(fault.file == lists.files.crypt);
    CHECK(fault.line == 2);
  }
  SUBCASE("titles are missing") {
    std::string text = kCrypt;
    replace(text, "\"Title\"", "\"Titel\"");
    CHECK(Lists(kLibrary, text).faultOf().message == "the column \"Title\" is missing");
  }
  SUBCASE("a usage table that is none") {
    Lists lists;
    lists.files.usage = lists.folder.write("usage.tsv", "id\tdecks\tcopies\n1\tmany\t2\n");
    const auto fault = lists.faultOf();
    CHECK(fault.line == 2);
  }
}

namespace {

/// Sixty actions with that text.
std::string manyWith(const std::string &text) {
  std::string out = kLibrary;
  for (int i = 0; i < 60; ++i)
    out += "1010" + std::to_string(10 + i) + ",Many " + std::to_string(i) + ",,Action,,,,,,,," + text + ",A:C,\n";
  return out;
}

}  // namespace

TEST_CASE("lines of cards come with the import, and go through the tables") {
  const Lists lists;
  std::vector<CardFacts> cards;
  ImportFault fault;
  REQUIRE(importLists(lists.files, false, cards, fault));
  REQUIRE(cards[0].lines.size() == 3);  // put in play, its use, the burn option
  CHECK(cards[0].lines[0].hooks == kMasterPhaseHook);
  CHECK(cards[0].lines[0].effects == "put-in-play");
  CHECK(cards[0].lines[2].use == LineUse::Rule);
  const Folder out;
  REQUIRE(writeFolder(out.path(), cards, false, fault));
  std::string error;
  const auto database = Database::load(out.path(), error);
  REQUIRE_MESSAGE(database != nullptr, error);
  const auto lines = database->lines(database->byId(100001));
  REQUIRE(lines.size() == 3);
  CHECK(lines[0].hooks == kMasterPhaseHook);
  CHECK(lines[0].effects == "put-in-play");
  CHECK(lines[2].use == LineUse::Rule);
  out.write("card_lines.tsv", "id\tline\n100001\t1\n");
  CHECK(Database::load(out.path(), error) == nullptr);
  CHECK(error.find("card_lines.tsv:1: the column level is missing") != std::string::npos);
}

TEST_CASE("a line that no pattern understands stays, uncertain and with its reason") {
  std::string text = kLibrary;
  replace(text, "[aus] One.", "[aus] Whistle a tune in the dark.");
  const Lists lists(text);
  std::vector<CardFacts> cards;
  ImportFault fault;
  REQUIRE(importLists(lists.files, false, cards, fault));
  REQUIRE(cards[1].lines.size() == 1);
  CHECK(cards[1].lines[0].hooks != 0);
  CHECK(cards[1].lines[0].confidence == Confidence::Uncertain);
  CHECK_FALSE(cards[1].lines[0].doubt.empty());
}

TEST_CASE("the same lists make the same bytes") {
  const Lists lists;
  std::vector<std::string> made;
  for (int i = 0; i < 2; ++i) {
    std::vector<CardFacts> cards;
    ImportFault fault;
    REQUIRE(importLists(lists.files, false, cards, fault));
    made.push_back(writeCards(cards) + writeLines(cards) + writeUsage(cards));
  }
  CHECK(made[0] == made[1]);
}

TEST_CASE("a list with texts in another language is refused") {
  std::vector<CardFacts> cards;
  ImportFault fault;
  const Lists foreign(manyWith("Brenne cette carte pour gagner deux points."));
  CHECK_FALSE(importLists(foreign.files, false, cards, fault));
  CHECK(fault.file == foreign.files.library);
  CHECK(fault.message.starts_with("the card texts are not the English ones: "));
  const Lists english(manyWith("+1 stealth action."));
  CHECK(importLists(english.files, false, cards, fault));
}

TEST_CASE("overrides are put into the lines that they name") {
  std::vector<CardFacts> cards(1);
  cards[0].id = 100007;
  cards[0].lines.resize(2);
  applyOverrides(
      "id\tline\thooks\teffects\treason\n100007\t2\tPOLLING\t-"
      "\twhy\n100007\t3\tPOLLING\t\twhy\n100009\t1\tPOLLING\t\twhy\n",
      cards);
  CHECK(cards[0].lines[1].hooks == kPollingHook);
  CHECK(cards[0].lines[1].source == HookSource::Override);
  CHECK(cards[0].lines[0].source == HookSource::Type);
}

TEST_CASE("nothing half written") {
  const Lists lists;
  std::vector<CardFacts> cards;
  ImportFault fault;
  REQUIRE(importLists(lists.files, true, cards, fault));
  const Folder out;
  SUBCASE("a file where the folder should be") {
    out.write("taken", "");
    CHECK_FALSE(writeFolder(out / "taken", cards, false, fault));
    CHECK(out.files() == 1);
  }
  SUBCASE("a folder in a table's place") {
    fs::create_directories(out / "usage.tsv/x");
    CHECK_FALSE(writeFolder(out.path(), cards, false, fault));
    CHECK(fault.file == (out / "usage.tsv"));
    CHECK_FALSE(fs::exists(out / "text.tsv"));
  }
  SUBCASE("no permission") {
    if (::geteuid() == 0) return;  // root may write anywhere
    fs::permissions(out.path(), fs::perms::owner_read | fs::perms::owner_exec);
    CHECK_FALSE(writeFolder(out.path(), cards, false, fault));
  }
  for (const auto &entry : fs::recursive_directory_iterator(out.path())) {
    CHECK(entry.path().string().find(".new") == std::string::npos);
  }
}

TEST_CASE("a folder that is no folder of cards") {
  std::string error;
  CHECK(Database::load("/no/such/folder", error) == nullptr);
  CHECK(error == "/no/such/folder: no such folder of cards");
  const Folder empty;
  CHECK(Database::load(empty.path(), error) == nullptr);
  CHECK(error.find("cards.tsv: no such file") != std::string::npos);
  empty.write("cards.tsv", "id\tname\n1\tx\n");
  CHECK(Database::load(empty.path(), error) == nullptr);
  CHECK(error.find("cards.tsv:1: the column abbr is missing") != std::string::npos);
}

TEST_CASE("which facts a command works with") {
  const Lists lists;
  std::vector<CardFacts> cards;
  ImportFault fault;
  REQUIRE(importLists(lists.files, false, cards, fault));
  const Folder out;
  REQUIRE(writeFolder(out.path(), cards, false, fault));
  std::string error;
  ::setenv("VTES_CARDS", out.path().c_str(), 1);
  CHECK(Database::choose("", error)->size() == 3);
  ::setenv("VTES_CARDS", (out / "none").c_str(), 1);
  CHECK(Database::choose("", error)->size() == Database::builtin().size());
  CHECK(Database::choose(out.path(), error)->size() == 3);
  CHECK(Database::choose(out / "none", error) == nullptr);
  ::unsetenv("VTES_CARDS");
}
