/// `vtes diff`: what it prints, and its exit codes.
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "support/program.h"

using namespace vtes;
using test::contains;
using test::Folder;
using test::Ran;
using test::run;
using test::Start;

namespace {

constexpr const char *kOne = "NELS(12)\nMI Kora kisp> JoAm bk\nKora ht\n";
constexpr const char *kOther = "NELS(12)\n\nMI Kora goun< JoAm bk Kora\net Kora ht\n";

}  // namespace

TEST_CASE("the same game") {
  const Folder folder;
  const Ran ran = run(
      {"diff", folder.write("a.vtes", kOne), folder.write("b.vtes", "NELS(12) MI kora  kisp >\nJoAm bk\nKorah ht\n")});
  CHECK(ran.code == 0);
  CHECK(ran.out == "no difference\n");
}

TEST_CASE("differences for people") {
  const Folder folder;
  folder.write("a.vtes", kOne);
  folder.write("b.vtes", "NELS(12)\n\nMI Kora goun< JoAm bk\nKora et Kora ht\n");
  const Ran ran = run(Start{.arguments = {"diff", "a.vtes", "b.vtes"}, .folder = folder.path()});
  CHECK(ran.code == 1);
  CHECK(ran.out ==
        "a.vtes:2 | b.vtes:3: play changed\n"
        "  - Kora kisp>\n"
        "  + Kora goun<\n"
        "    card: Kindred Spirits | Govern the Unaligned\n"
        "    level: > | <\n"
        "a.vtes:2 | b.vtes:4: state extra: only the second has it\n"
        "  + Kora et\n"
        "2 differences: 1 changed, 0 missing, 1 extra\n");
}

TEST_CASE("differences for programs") {
  const Folder folder;
  folder.write("a.vtes", kOne);
  folder.write("b.vtes", kOther);
  const Ran ran =
      run(Start{.arguments = {"diff", "--format", "json", "a.vtes", "-"}, .input = kOther, .folder = folder.path()});
  CHECK(ran.code == 1);
  const auto json = nlohmann::json::parse(ran.out);
  CHECK(json["schema"] == 1);
  CHECK(json["files"] == nlohmann::json{"a.vtes", "<stdin>"});
  REQUIRE_FALSE(json["differences"].empty());
  CHECK(json["differences"][0]["type"] == "changed");
  CHECK(json["differences"][0]["lines"] == nlohmann::json{2, 3});
  CHECK(json["differences"][0]["fields"][0]["values"] == nlohmann::json{"Kindred Spirits", "Govern the Unaligned"});
  for (const std::vector<std::string> &files :
       {std::vector<std::string>{"a.vtes", "b.vtes"}, {"b.vtes", "a.vtes"}, {"a.vtes", "a.vtes"}}) {
    const Ran printed =
        run(Start{.arguments = {"diff", "--format", "json", files[0], files[1]}, .folder = folder.path()});
    folder.write("out.json", printed.out);
    const Ran valid =
        run(Start{.arguments = {std::string(VTES_SOURCE_DIR) + "/tests/cli/validate.py",
                                std::string(VTES_SOURCE_DIR) + "/schemas/diff.schema.json", folder.at("out.json")},
                  .program = "python3"});
    if (valid.code == 2) {
      MESSAGE("the schema is not tried: " << valid.err);
      break;
    }
    CHECK(valid.code == 0);
  }
}

TEST_CASE("phase marks can be left out") {
  const Folder folder;
  const std::string one = folder.write("a.vtes", kOne);
  const std::string other = folder.write("b.vtes", "NELS(12)\nKora kisp> JoAm bk\nKora ht\n");
  CHECK(run({"diff", one, other}).code == 1);
  CHECK(run({"diff", "--ignore-phases", one, other}).code == 0);
}

TEST_CASE("what cannot be compared") {
  const Folder folder;
  const std::string one = folder.write("a.vtes", kOne);
  const std::string binary = folder.write("b.vtes", std::string("a\0b", 3));
  for (const std::vector<std::string> &arguments : {std::vector<std::string>{"diff"},
                                                    {"diff", one},
                                                    {"diff", one, folder.at("none.vtes")},
                                                    {"diff", one, binary},
                                                    {"diff", one, folder.path()},
                                                    {"diff", "-", "-"},
                                                    {"diff", "--format", "html", one, one},
                                                    {"diff", "--cards", folder.at("none"), one, one}}) {
    const Ran ran = run(arguments);
    CHECK(ran.code == 2);
    CHECK(ran.out.empty());
    CHECK(ran.err.starts_with("vtes: "));
  }
}
