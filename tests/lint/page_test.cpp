#include <doctest/doctest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>

#include "lint/diagnostic.h"

TEST_CASE("docs/diagnostics.md is what the catalogue makes") {
  const std::string path = VTES_SOURCE_DIR "/docs/diagnostics.md";
  const std::string made = vtes::lint::cataloguePage();
  if (std::getenv("VTES_BLESS") != nullptr) {
    std::ofstream(path, std::ios::binary) << made;
  }
  std::ifstream file(path, std::ios::binary);
  const std::string written{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  const bool same = written == made;  // not in the check itself, which would print both pages
  CHECK_MESSAGE(same, "the page is stale; run the tests with VTES_BLESS=1 to rewrite it");
}

TEST_CASE("the page names every rule") {
  const std::string page = vtes::lint::cataloguePage();
  for (const vtes::lint::Rule *rule : vtes::lint::catalogue()) {
    CAPTURE(rule->id);
    CHECK(page.find("\n## " + std::string(rule->id) + "\n") != std::string::npos);
    CHECK(page.find(rule->meaning) != std::string::npos);
  }
}
