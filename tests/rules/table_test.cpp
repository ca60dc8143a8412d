/// The table itself, and that every rule has a test.

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <sstream>
#include <tuple>

#include "rules/game.h"
#include "rules/page.h"

namespace fs = std::filesystem;
using namespace vtes::test;

namespace {

std::string readAll(const fs::path &path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

bool real(Step step) {
  return factsOf(step).kind != StepKind::Pseudo;
}

/// Whether a picture of Graphviz has a step; it writes a hyphen as `&#45;`.
bool shows(const std::string &picture, std::string_view name) {
  std::string title = "<title>";
  for (const char c : name) title += c == '-' ? "&#45;" : std::string(1, c);
  return picture.find(title + "</title>") != std::string::npos;
}

/// Where a row can lead; a loop that is called comes back as well.
std::set<Step> ends(const Transition &row) {
  std::set<Step> out;
  if (real(row.to)) out.insert(row.to);
  if (row.calls() && real(row.back)) out.insert(row.back);
  return out;
}

}  // namespace

TEST_CASE("table: every step can be reached from the start, and left but at the end") {
  std::set<Step> reached{Step::GameStart};
  for (std::size_t before = 0; before != reached.size();) {
    before = reached.size();
    for (const Transition &row : transitions()) {
      // A row of every step or window starts where any step is.
      if (!real(row.from) || reached.count(row.from) == 1) reached.merge(ends(row));
    }
  }
  for (const StepFacts &facts : steps()) {
    if (!real(facts.step)) continue;
    CAPTURE(facts.name);
    CHECK(reached.count(facts.step) == 1);
    const auto rows = transitionsOf(facts.step);
    const bool left = std::any_of(rows.begin(), rows.end(), [](const Transition &row) { return row.to != Step::Stay; });
    CHECK(left == (facts.kind != StepKind::End));
  }
}

TEST_CASE("table: steps and rows are named, each once, with their section") {
  std::set<std::string_view> names;
  for (const StepFacts &facts : steps()) {
    CAPTURE(facts.name);
    CHECK(names.insert(facts.name).second);
    CHECK_FALSE(facts.section.empty());
    CHECK_FALSE(facts.title.empty());
    CHECK(facts.timed == (facts.kind == StepKind::Window || facts.kind == StepKind::Choice));
    CHECK((facts.chooser != Chooser::None) == (facts.kind == StepKind::Choice));
  }
  std::set<std::tuple<Step, Move, Step, std::string_view>> rows;
  for (const Transition &row : transitions()) {
    CAPTURE(factsOf(row.from).name);
    CAPTURE(row.label);
    CHECK(rows.insert({row.from, row.on, row.to, row.label}).second);
    CHECK_FALSE(row.section.empty());
    CHECK_FALSE(row.label.empty());
    // A guard that can refuse says why; one that only chooses does not.
    if (row.on == Move::Auto || row.on == Move::AllPassed) continue;
    for (const Guard guard : row.guards) {
      if (guard == Guard::None) break;
      CAPTURE(factsOf(guard).name);
      CHECK_FALSE(factsOf(guard).refusal.empty());
    }
  }
}

TEST_CASE("table: the rows of a step stand together, and each kind of step has what it needs") {
  std::set<Step> seen;
  Step last = Step::Stay;
  for (const Transition &row : transitions()) {
    if (row.from != last) CHECK(seen.insert(row.from).second);
    last = row.from;
  }
  for (const StepFacts &facts : steps()) {
    CAPTURE(facts.name);
    const auto rows = transitionsOf(facts.step);
    const auto has = [&](Move move) {
      return std::any_of(rows.begin(), rows.end(), [move](const Transition &row) { return row.on == move; });
    };
    CHECK(has(Move::AllPassed) == (facts.kind == StepKind::Window));
    if (facts.kind != StepKind::Fork && facts.kind != StepKind::Through) continue;
    // The last way on holds always.
    CHECK(has(Move::Auto));
    CHECK(rows.back().guards[0] == Guard::None);
  }
}

TEST_CASE("table: every guard, every deed, every move and every window is used") {
  std::set<Guard> guards;
  std::set<Deed> deeds;
  std::set<Move> moves{Move::TimeOut, Move::Outcome};  // made of others, and of forks
  for (const Transition &row : transitions()) {
    guards.insert(row.guards.begin(), row.guards.end());
    deeds.insert(row.deed);
    moves.insert(row.on);
  }
  for (std::size_t i = 0; i < kGuardCount; ++i) {
    CAPTURE(factsOf(static_cast<Guard>(i)).name);
    CHECK(guards.count(static_cast<Guard>(i)) == 1);
  }
  for (std::size_t i = 0; i < kDeedCount; ++i) {
    CAPTURE(nameOf(static_cast<Deed>(i)));
    CHECK(deeds.count(static_cast<Deed>(i)) == 1);
  }
  for (int i = 0; i <= static_cast<int>(Move::EndGame); ++i) {
    CAPTURE(nameOf(static_cast<Move>(i)));
    CHECK(moves.count(static_cast<Move>(i)) == 1);
  }
  for (const WindowFacts &window : windows()) {
    CAPTURE(window.name);
    CHECK(std::any_of(steps().begin(), steps().end(),
                      [&](const StepFacts &facts) { return facts.timed && facts.window == window.window; }));
  }
}

TEST_CASE("table: docs/rules.md is what the table gives, with a picture for each loop") {
  const fs::path docs = fs::path(VTES_SOURCE_DIR) / "docs";
  const bool fresh = readAll(docs / "rules.md") == markdown();
  CHECK_MESSAGE(fresh, "make rules");
  for (const LoopFacts &loop : loops()) {
    CAPTURE(loop.name);
    const std::string picture = readAll(docs / "rules" / (std::string(loop.name) + ".svg"));
    for (const StepFacts &facts : steps()) {
      if (facts.loop == loop.loop && real(facts.step))
        CHECK_MESSAGE(shows(picture, facts.name), "make rules: " << facts.name);
    }
    CHECK(mermaid().find(mermaid(loop.loop)) != std::string::npos);
    CHECK(dot(loop.loop).starts_with("digraph"));
  }
  CHECK(tableText().find("block-attempt") != std::string::npos);
}

TEST_CASE("table: a picture has one arrow from a step back to itself, or its words lie on each other") {
  for (const LoopFacts &loop : loops()) {
    const std::string picture = dot(loop.loop);
    for (const StepFacts &facts : steps()) {
      const std::string name(facts.name);
      const std::string around = "\"" + name + "\" -> \"" + name + "\" ";
      CAPTURE(around);
      CHECK(picture.find(around) == picture.rfind(around));
    }
  }
  CHECK(dot(Loop::Referendum).find("a minion's ballot\\nedge-vote") != std::string::npos);
}

TEST_CASE("coverage: every rule has a row, and every row a test that exists") {
  const fs::path folder = fs::path(VTES_SOURCE_DIR) / "tests" / "rules";
  std::string sources;
  for (const auto &entry : fs::directory_iterator(folder)) {
    if (entry.path().extension() == ".cpp") sources += readAll(entry.path());
  }
  std::ifstream file(folder / "coverage.tsv");
  std::string line;
  std::getline(file, line);
  CHECK(line == "section\trule\ttests");
  std::set<std::string> sections;
  int rows = 0;
  for (; std::getline(file, line); ++rows) {
    CAPTURE(line);
    std::istringstream cells(line);
    std::string section, rule, tests;
    std::getline(cells, section, '\t');
    std::getline(cells, rule, '\t');
    std::getline(cells, tests, '\t');
    CHECK_FALSE(section.empty());
    CHECK_FALSE(rule.empty());
    CHECK_FALSE(tests.empty());
    sections.insert(section);
    std::istringstream list(tests);
    for (std::string test; std::getline(list, test, ';');) {
      test.erase(0, test.find_first_not_of(' '));
      const bool script = test.ends_with(".jsonl");
      CHECK_MESSAGE((script ? fs::is_regular_file(folder / "scripts" / test)
                            : sources.find("TEST_CASE(\"" + test + "\")") != std::string::npos),
                    "no such test: " << test);
    }
  }
  CHECK(rows >= 150);
  // Every section that the machine names is covered.
  for (const Transition &row : transitions()) {
    CHECK_MESSAGE(sections.count(std::string(row.section)) == 1, "no row for: " << row.section);
  }
}
