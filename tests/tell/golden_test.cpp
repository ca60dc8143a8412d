/// The transcripts in tests/tell/golden give the sentences beside their lines (`//~`), and all examples of the
/// specification are among them. `VTES_BLESS=1` rewrites the sentences: read each before it is committed.

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "model/transcript.h"
#include "tell/tell.h"
#include "text/source.h"

namespace fs = std::filesystem;
using namespace vtes;

namespace {

using Lines = std::vector<std::string>;

constexpr std::string_view kSentence = "//~ ";
/// Opens a transcript; a file holds many.
constexpr std::string_view kSection = "=== ";

struct Section {
  std::string name;
  Lines lines;
};

const fs::path kTests = fs::path(VTES_SOURCE_DIR) / "tests";

Lines readLines(const fs::path &path) {
  std::ifstream file(path, std::ios::binary);
  Lines lines;
  for (std::string line; std::getline(file, line);) lines.push_back(line);
  return lines;
}

std::vector<fs::path> filesIn(const fs::path &folder) {
  std::vector<fs::path> files;
  for (const auto &entry : fs::directory_iterator(folder)) {
    if (entry.is_regular_file()) files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

std::vector<Section> readSections(const fs::path &path) {
  std::vector<Section> sections;
  for (const std::string &line : readLines(path)) {
    if (line.starts_with(kSection)) {
      sections.push_back({line.substr(kSection.size()), {}});
    } else if (!sections.empty()) {
      sections.back().lines.push_back(line);
    }
  }
  return sections;
}

Lines without(const Lines &lines, std::initializer_list<std::string_view> marks) {
  Lines out;
  std::copy_if(lines.begin(), lines.end(), std::back_inserter(out), [marks](const std::string &line) {
    return std::none_of(marks.begin(), marks.end(), [&line](std::string_view mark) { return line.starts_with(mark); });
  });
  return out;
}

std::string joined(const Lines &lines) {
  std::string text;
  for (const std::string &line : lines) text += line + '\n';
  return text;
}

/// The last physical line of the logical line at `offset`: its sentences stand under that.
std::uint32_t anchor(const text::Source &source, std::uint32_t offset) {
  for (const text::LogicalLine &line : source.logicalLines()) {
    if (offset >= line.bytes.begin && offset <= line.bytes.end) return source.lineOf(line.bytes.end);
  }
  return source.lineOf(offset);
}

/// The section as it ought to be.
Lines told(const Lines &lines) {
  const Lines bare = without(lines, {kSentence});
  const auto transcript = model::analyse(text::Source::make(joined(bare)), model::Settings{});
  std::map<std::uint32_t, Lines> sentences;
  for (const tell::Sentence &sentence : tell::tell(*transcript)) {
    const std::uint32_t offset = transcript->events[sentence.event].range.begin;
    sentences[anchor(*transcript->source, offset)].push_back(std::string(kSentence) + sentence.text);
  }
  Lines out;
  for (std::uint32_t line = 1; line <= bare.size(); ++line) {
    out.push_back(bare[line - 1]);
    const auto found = sentences.find(line);
    if (found != sentences.end()) out.insert(out.end(), found->second.begin(), found->second.end());
  }
  return out;
}

/// The lines that are in one of the two alone.
std::string difference(const Lines &expected, const Lines &found) {
  std::string text;
  for (const std::string &line : expected) {
    if (std::find(found.begin(), found.end(), line) == found.end()) text += "  - " + line + '\n';
  }
  for (const std::string &line : found) {
    if (std::find(expected.begin(), expected.end(), line) == expected.end()) text += "  + " + line + '\n';
  }
  return text.empty() ? "  (the order differs)\n" : text;
}

bool blessing() {
  const char *value = std::getenv("VTES_BLESS");  // NOLINT(concurrency-mt-unsafe): one thread
  return value != nullptr && std::string_view(value) == "1";
}

}  // namespace

TEST_CASE("transcripts give the sentences beside their lines") {
  for (const fs::path &file : filesIn(kTests / "tell" / "golden")) {
    std::string whole;
    bool changed = false;
    for (const Section &section : readSections(file)) {
      const Lines lines = told(section.lines);
      whole += std::string(kSection) + section.name + '\n' + joined(lines);
      if (lines == section.lines) continue;
      changed = true;
      if (blessing()) continue;
      FAIL_CHECK(file.filename().string() << ", " << section.name << " (- expected, + told; VTES_BLESS=1 rewrites it)\n"
                                          << difference(section.lines, lines));
    }
    if (changed && blessing()) {
      std::ofstream(file, std::ios::binary) << whole;
      std::cout << "rewritten: " << file.filename().string() << '\n';
    }
  }
}

namespace {

/// Every transcript of a folder is a section of a file in golden/, just as it stands without the lines with these
/// marks.
std::size_t checkSections(const fs::path &folder, const char *goldens,
                          std::initializer_list<std::string_view> marks = {}) {
  std::map<std::string, Lines> sections;
  for (const Section &section : readSections(kTests / "tell" / "golden" / goldens)) {
    sections[section.name] = without(section.lines, {kSentence});
  }
  std::size_t transcripts = 0;
  for (const fs::path &file : filesIn(folder)) {
    if (file.extension() != ".vtes") continue;
    ++transcripts;
    const std::string name = file.stem().string();
    const auto found = sections.find(name);
    REQUIRE_MESSAGE(found != sections.end(), name);
    CHECK_MESSAGE(found->second == without(readLines(file), marks), name);
  }
  CHECK(sections.size() == transcripts);
  return transcripts;
}

}  // namespace

TEST_CASE("every example of the specification is told, just as it stands in tests/golden/spec") {
  CHECK(checkSections(kTests / "golden" / "spec", "spec.txt", {"//= ", "//! "}) == 116);
}

TEST_CASE("every sample is told, just as it stands in samples") {
  CHECK(checkSections(fs::path(VTES_SOURCE_DIR) / "samples", "samples.txt") >= 5);
}
