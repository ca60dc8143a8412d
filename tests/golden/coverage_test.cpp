/// tests/coverage.tsv: every formula and every term of the specification, with the test that shows it.

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace fs = std::filesystem;

namespace {

struct Row {
  int line = 0;
  std::string section;
  std::string what;  ///< begins with the notation in backticks
  std::vector<std::string> tests;
};

std::string cell(std::string_view line, std::size_t index) {
  for (; index > 0; --index) {
    const std::size_t tab = line.find('\t');
    if (tab == std::string_view::npos) return "";
    line.remove_prefix(tab + 1);
  }
  return std::string(line.substr(0, line.find('\t')));
}

std::vector<Row> readRows() {
  std::vector<Row> rows;
  std::ifstream file(fs::path(VTES_SOURCE_DIR) / "tests" / "coverage.tsv", std::ios::binary);
  std::string line;
  for (int number = 1; std::getline(file, line); ++number) {
    if (number == 1) continue;
    Row row{number, cell(line, 0), cell(line, 1), {}};
    std::istringstream tests(cell(line, 2));
    for (std::string test; tests >> test;) row.tests.push_back(test);
    rows.push_back(std::move(row));
  }
  return rows;
}

/// The notation at the start of `what`.
std::string notation(const Row &row) {
  if (!row.what.starts_with('`')) return "";
  const std::size_t end = row.what.find('`', 1);
  return end == std::string::npos ? "" : row.what.substr(1, end - 1);
}

/// A transcript without its comments.
std::string readTranscript(const fs::path &path) {
  std::ifstream file(path, std::ios::binary);
  std::string text;
  for (std::string line; std::getline(file, line);) text += line.substr(0, line.find("//")) + '\n';
  return text;
}

/// Sections with a formula or a list of terms.
constexpr std::array<std::string_view, 66> kSections = {
    "1.1.1",     "1.1.2",     "1.1.3",     "1.1.4",     "1.1.5",     "1.2.1",     "1.2.2",    "1.2.3",   "1.2.4.1",
    "1.2.4.2",   "1.2.4.3",   "1.2.4.4",   "1.3",       "1.4.1",     "1.4.2",     "1.4.3",    "2.1.1",   "2.1.2",
    "2.1.3.1.1", "2.1.3.1.2", "2.1.3.2.1", "2.1.3.2.2", "2.1.3.2.3", "2.1.4",     "2.1.5",    "2.1.6",   "2.1.6.1",
    "2.1.6.2",   "2.1.7",     "2.1.8",     "2.1.9",     "2.1.10.1",  "2.1.10.2",  "2.1.10.3", "2.2",     "2.3.1.1",
    "2.3.1.2",   "2.3.2",     "2.3.3",     "2.4.1",     "2.4.1.1",   "2.4.1.1.1", "2.4.1.2",  "2.4.1.3", "2.4.1.4",
    "2.4.1.5",   "2.4.2",     "2.4.2.1",   "2.4.2.2",   "2.4.2.3",   "2.4.2.4",   "2.4.2.5",  "2.4.3",   "2.4.4",
    "2.5",       "2.5.1",     "2.5.2",     "2.5.3",     "2.5.4",     "2.5.5",     "2.6.1",    "2.6.2",   "2.6.3",
    "3.1",       "3.2",       "1.2"};

/// Sections that are lists of terms, and the terms.
const std::map<std::string, std::vector<std::string>> &terms() {
  static const std::map<std::string, std::vector<std::string>> kTerms = {
      {"1.2.4.4", {"abo", "ani", "aus", "cel", "dai", "dem", "dom", "for", "mel", "myt", "nec", "obe", "obf", "obt",
                   "pot", "pre", "pro", "qui", "san", "ser", "spi", "tem", "thn", "tha", "val", "vic", "vis", "fli"}},
      {"1.4.1", {"abo", "ahr", "aku", "ass",  "baa", "blo", "bru",  "!bru", "cai",  "dau", "fol", "gan",  "!gan",
                 "gar", "gio", "gur", "har",  "ish", "kia", "las",  "mal",  "!mal", "nag", "nos", "!nos", "ose",
                 "pan", "rav", "sal", "!sal", "sam", "tor", "!tor", "tre",  "!tre", "tru", "tzi", "ven",  "!ven"}},
      {"1.4.2", {"bd", "ht", "ga", "de", "lt", "rt"}},
      {"1.4.3",
       {",",   "!",  "/rl", "/",  "bk", "b",  "bo", "bt", "rip", "cr", "cc", "ct", "ep", "et", "hd", "hs", "<", "<<",
        "<<<", "lr", "rl",  "me", "-",  "nb", "+",  "p",  "pc",  "pe", "rg", "sa", ">",  ">>", "wn", "yc", "yt"}},
      {"2.1.2", {"UN", "MA", "MI", "IN", "DI"}},
      {"3.2", {"->", "ak", "ec", "let", "not", "nxt", "ot", "pa", "rm"}},
  };
  return kTerms;
}

}  // namespace

TEST_CASE("coverage: every row names tests that exist and show it") {
  const auto rows = readRows();
  CHECK(rows.size() > 200);
  for (const Row &row : rows) {
    INFO("coverage.tsv:" << row.line);
    CHECK_FALSE(row.section.empty());
    const std::string code = notation(row);
    CHECK_MESSAGE(!code.empty(), "what begins with the notation in backticks");
    CHECK_MESSAGE(!row.tests.empty(), "no test");
    bool shown = false;
    for (const std::string &test : row.tests) {
      const fs::path path = fs::path(VTES_SOURCE_DIR) / test;
      CHECK_MESSAGE(fs::is_regular_file(path), "no such file: " << test);
      shown = shown || path.extension() != ".vtes" || readTranscript(path).find(code) != std::string::npos;
    }
    CHECK_MESSAGE(shown, "none of its tests has `" << code << "`");
  }
}

TEST_CASE("coverage: every section with a formula has a row, every term too") {
  std::map<std::string, std::set<std::string>> shown;
  for (const Row &row : readRows()) shown[row.section].insert(notation(row));
  for (const std::string_view section : kSections) {
    CHECK_MESSAGE(shown.count(std::string(section)) == 1, "no row for section " << section);
  }
  for (const auto &term : terms()) {
    const std::string &section = term.first;
    for (const std::string &word : term.second) {
      CHECK_MESSAGE(shown[section].count(word) == 1, "no row for `" << word << "` of section " << section);
    }
  }
}

TEST_CASE("coverage: every example of the specification has its file") {
  constexpr int kExamples = 116;
  std::map<int, int> files;
  for (const auto &entry : fs::directory_iterator(fs::path(VTES_SOURCE_DIR) / "tests" / "golden" / "spec")) {
    if (entry.path().extension() == ".vtes") ++files[std::stoi(entry.path().filename().string().substr(0, 3))];
  }
  for (int example = 1; example <= kExamples; ++example) CHECK_MESSAGE(files[example] == 1, "example " << example);
  CHECK(files.size() == kExamples);
}
