/// Every transcript under tests/golden gives the events and findings that stand beside its lines (README.md here).

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "lint/diagnostic.h"
#include "model/transcript.h"
#include "support/event_text.h"
#include "text/source.h"

namespace fs = std::filesystem;
using namespace vtes;

namespace {

using Lines = std::vector<std::string>;

constexpr std::string_view kEvent = "//=";
constexpr std::string_view kFinding = "//!";

Lines splitLines(std::string_view text) {
  Lines lines;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    lines.emplace_back(text.substr(0, end));
    if (end == std::string_view::npos) break;
    text.remove_prefix(end + 1);
  }
  return lines;
}

std::string joinLines(const Lines &lines) {
  std::string text;
  for (const std::string &line : lines) text += line + '\n';
  return text;
}

bool isExpectation(std::string_view line) {
  return line.starts_with(kEvent) || line.starts_with(kFinding);
}

std::string readFile(const fs::path &path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

std::vector<fs::path> goldenFiles() {
  std::vector<fs::path> files;
  for (const auto &entry : fs::recursive_directory_iterator(fs::path(VTES_SOURCE_DIR) / "tests" / "golden")) {
    if (entry.is_regular_file() && entry.path().extension() == ".vtes") files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

std::shared_ptr<const model::Transcript> analyse(std::string text) {
  return model::analyse(text::Source::make(std::move(text)), model::Settings{});
}

/// The physical line behind which an expectation about `offset` stands: the last of its logical line or of the front
/// matter.
std::uint32_t anchor(const text::Source &source, std::uint32_t offset) {
  const auto &front = source.frontMatter();
  if (front.present && offset < front.bodyBegin) return source.lineOf(front.bodyBegin == 0 ? 0 : front.bodyBegin - 1);
  for (const text::LogicalLine &line : source.logicalLines()) {
    if (offset >= line.bytes.begin && offset <= line.bytes.end) return source.lineOf(line.bytes.end);
  }
  return source.lineOf(offset);
}

/// What an expected finding says behind its place is somewhere in the finding.
bool says(const lint::Diagnostic &diagnostic, std::string_view part) {
  const auto has = [part](const std::string &text) { return text.find(part) != std::string::npos; };
  return has(diagnostic.message) || has(diagnostic.hint) ||
         std::any_of(diagnostic.fixes.begin(), diagnostic.fixes.end(),
                     [&has](const lint::Fix &fix) { return has(fix.title); });
}

/// Errors are always expected or wrong. In broken/ so are warnings and hints; elsewhere they may be left out.
bool mustBeExpected(const lint::Diagnostic &diagnostic, bool broken) {
  if (diagnostic.severity == lint::Severity::Error) return true;
  return broken && diagnostic.severity != lint::Severity::Information;
}

/// The file as it ought to be.
Lines annotate(const Lines &written, bool broken) {
  Lines bare;
  std::copy_if(written.begin(), written.end(), std::back_inserter(bare),
               [](const std::string &line) { return !isExpectation(line); });
  const auto transcript = analyse(joinLines(bare));
  const text::Source &source = *transcript->source;

  std::map<std::uint32_t, Lines> notes;
  for (const model::Event &event : transcript->events) {
    notes[anchor(source, event.range.begin)].push_back(std::string(kEvent) + ' ' + test::eventText(*transcript, event));
  }
  Lines expected;
  std::copy_if(written.begin(), written.end(), std::back_inserter(expected),
               [](const std::string &line) { return line.starts_with(kFinding); });
  for (const lint::Diagnostic &diagnostic : lint::check(*transcript)) {
    const std::string place = std::string(kFinding) + ' ' + test::findingPlace(source, diagnostic);
    const auto found = std::find_if(expected.begin(), expected.end(), [&](const std::string &line) {
      if (line == place) return true;
      return line.starts_with(place + ' ') && says(diagnostic, std::string_view(line).substr(place.size() + 1));
    });
    Lines &here = notes[anchor(source, diagnostic.range.begin)];
    if (found != expected.end()) {
      here.push_back(*found);
      expected.erase(found);
    } else if (mustBeExpected(diagnostic, broken)) {
      here.push_back(place + ' ' + diagnostic.message);
    }
  }

  Lines lines;
  for (std::uint32_t line = 1; line <= bare.size(); ++line) {
    lines.push_back(bare[line - 1]);
    if (const auto note = notes.find(line); note != notes.end()) {
      lines.insert(lines.end(), note->second.begin(), note->second.end());
    }
  }
  return lines;
}

/// A line diff by longest common subsequence: `-` expected, `+` found, with the last line of the transcript above it.
std::string diff(const Lines &expected, const Lines &found) {
  const std::size_t n = expected.size();
  const std::size_t m = found.size();
  std::vector<std::vector<std::size_t>> length(n + 1, std::vector<std::size_t>(m + 1, 0));
  for (std::size_t i = n; i-- > 0;) {
    for (std::size_t j = m; j-- > 0;) {
      length[i][j] = expected[i] == found[j] ? length[i + 1][j + 1] + 1 : std::max(length[i + 1][j], length[i][j + 1]);
    }
  }
  std::string text;
  std::string context;
  const auto put = [&](char mark, const std::string &line) {
    if (!context.empty()) text += "    " + context + '\n';
    context.clear();
    text += "  ";
    text += mark;
    text += ' ' + line + '\n';
  };
  std::size_t i = 0;
  std::size_t j = 0;
  while (i < n || j < m) {
    if (i < n && j < m && expected[i] == found[j]) {
      if (!isExpectation(expected[i])) context = expected[i];
      ++i;
      ++j;
    } else if (i < n && (j == m || length[i + 1][j] >= length[i][j + 1])) {
      put('-', expected[i++]);
    } else {
      put('+', found[j++]);
    }
  }
  return text;
}

bool blessing() {
  const char *value = std::getenv("VTES_BLESS");  // NOLINT(concurrency-mt-unsafe): one thread
  return value != nullptr && std::string_view(value) == "1";
}

}  // namespace

TEST_CASE("golden files give the events and findings beside their lines") {
  const auto files = goldenFiles();
  CHECK(files.size() > 150);
  const fs::path root = fs::path(VTES_SOURCE_DIR) / "tests" / "golden";
  for (const fs::path &file : files) {
    const std::string name = fs::relative(file, root).generic_string();
    const Lines written = splitLines(readFile(file));
    const Lines lines = annotate(written, name.starts_with("broken/"));
    if (lines == written) continue;
    if (blessing()) {
      std::ofstream(file, std::ios::binary) << joinLines(lines);
      std::cout << "rewritten: " << name << '\n';
      continue;
    }
    FAIL_CHECK(name << " (- expected, + found; VTES_BLESS=1 rewrites it)\n" << diff(written, lines));
  }
}

TEST_CASE("the expectations are comments: a golden file gives the same events with them") {
  for (const fs::path &file : goldenFiles()) {
    const Lines written = splitLines(readFile(file));
    Lines bare;
    std::copy_if(written.begin(), written.end(), std::back_inserter(bare),
                 [](const std::string &line) { return !isExpectation(line); });
    const auto events = [](const Lines &lines) {
      const auto transcript = analyse(joinLines(lines));
      Lines texts;
      for (const model::Event &event : transcript->events) texts.push_back(test::eventText(*transcript, event));
      return texts;
    };
    const Lines with = events(written);
    const Lines without = events(bare);
    CHECK_MESSAGE(with == without, file.filename().string() << '\n' << diff(without, with));
  }
}

TEST_CASE("every block of notation in docs/language.md is read without an error or a warning") {
  const Lines page = splitLines(readFile(fs::path(VTES_SOURCE_DIR) / "docs" / "language.md"));
  int blocks = 0;
  for (std::size_t i = 0; i < page.size(); ++i) {
    const std::size_t indent = page[i].find_first_not_of(' ');
    if (indent == std::string::npos || page[i].substr(indent) != "```vtes") continue;
    const std::size_t first = i + 1;
    Lines block;
    while (++i < page.size() && page[i].find("```") != indent) {
      block.push_back(page[i].substr(std::min(indent, page[i].size())));
    }
    ++blocks;
    const auto transcript = analyse(joinLines(block));
    for (const lint::Diagnostic &diagnostic : lint::check(*transcript)) {
      if (diagnostic.severity == lint::Severity::Information || diagnostic.severity == lint::Severity::Hint) continue;
      FAIL_CHECK("docs/language.md, the block behind line "
                 << first << ": " << test::findingPlace(*transcript->source, diagnostic) << ": " << diagnostic.message);
    }
  }
  CHECK(blocks > 40);
}
