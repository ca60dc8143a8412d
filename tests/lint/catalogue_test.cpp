#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "lint/diagnostic.h"
#include "model/transcript.h"
#include "text/source.h"

namespace {

using namespace vtes;

/// The deck files that examples name: of these one is there and holds nothing.
bool readExampleDeck(const std::string &path, std::string &text) {
  text.clear();
  return path.ends_with("empty.txt");
}

struct Found {
  std::shared_ptr<const model::Transcript> transcript;
  std::vector<lint::Diagnostic> diagnostics;
};

Found findingsOf(std::string text, std::string_view players = {}) {
  model::Settings settings;
  settings.readFile = readExampleDeck;
  while (!players.empty()) {
    const std::size_t comma = std::min(players.find(", "), players.size());
    settings.knownPlayers.emplace_back(players.substr(0, comma));
    players.remove_prefix(std::min(comma + 2, players.size()));
  }
  Found found;
  found.transcript = model::analyse(text::Source::make(std::move(text)), settings);
  found.diagnostics = lint::check(*found.transcript);
  return found;
}

bool has(const Found &found, std::string_view id) {
  return std::any_of(found.diagnostics.begin(), found.diagnostics.end(),
                     [id](const lint::Diagnostic &diagnostic) { return diagnostic.rule->id == id; });
}

std::string listed(const Found &found) {
  std::string ids;
  for (const lint::Diagnostic &diagnostic : found.diagnostics) {
    ids += std::string(diagnostic.rule->id) + ": " + diagnostic.message + "\n";
  }
  return ids;
}

std::vector<model::EventKind> readKinds(const model::Transcript &transcript) {
  std::vector<model::EventKind> kinds;
  for (const model::Event &event : transcript.events) {
    if (event.kind != model::EventKind::Error) kinds.push_back(event.kind);
  }
  return kinds;
}

std::string shownText(const lint::Rule &rule) {
  std::string text;
  for (std::uint32_t i = 0; i < rule.times; ++i) text += rule.shows;
  return text;
}

}  // namespace

TEST_CASE("the rules are in order of their ids, and found by them") {
  const auto all = lint::catalogue();
  REQUIRE(!all.empty());
  for (std::size_t i = 1; i < all.size(); ++i) CHECK(all[i - 1]->id < all[i]->id);
  for (const lint::Rule *rule : all) CHECK(lint::findRule(rule->id) == rule);
  CHECK(lint::findRule("no-such-rule") == nullptr);
}

TEST_CASE("every rule says what it means, where it comes from, and shows both sides") {
  for (const lint::Rule *rule : lint::catalogue()) {
    CAPTURE(rule->id);
    CHECK(rule->id.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == std::string_view::npos);
    CHECK(rule->meaning.ends_with('.'));
    CHECK_FALSE(rule->section.empty());
    CHECK_FALSE(rule->shows.empty());
    CHECK_FALSE(rule->showsNot.empty());
  }
}

TEST_CASE("the one example has the finding, the other has it not") {
  for (const lint::Rule *rule : lint::catalogue()) {
    CAPTURE(rule->id);
    const Found shows = findingsOf(shownText(*rule), rule->players);
    CHECK_MESSAGE(has(shows, rule->id), "the example that shows ", rule->id, " gives:\n", listed(shows));
    const Found showsNot = findingsOf(std::string(rule->showsNot), rule->players);
    CHECK_MESSAGE(!has(showsNot, rule->id), "the example without ", rule->id, " gives:\n", listed(showsNot));
    CHECK_MESSAGE(std::none_of(showsNot.diagnostics.begin(), showsNot.diagnostics.end(),
                               [](const lint::Diagnostic &each) { return each.severity == lint::Severity::Error; }),
                  "the example without ", rule->id, " has another error:\n", listed(showsNot));
  }
}

TEST_CASE("messages are lower case, on one line, without a full stop; ranges and edits lie in the text") {
  for (const lint::Rule *rule : lint::catalogue()) {
    const Found found = findingsOf(shownText(*rule), rule->players);
    const auto size = static_cast<std::uint32_t>(found.transcript->source->bytes().size());
    for (const lint::Diagnostic &diagnostic : found.diagnostics) {
      CAPTURE(diagnostic.rule->id);
      CAPTURE(diagnostic.message);
      REQUIRE_FALSE(diagnostic.message.empty());
      CHECK((diagnostic.message.front() < 'A' || diagnostic.message.front() > 'Z'));
      for (const std::string &text : {diagnostic.message, diagnostic.hint}) {
        CHECK_FALSE(text.ends_with('.'));
        CHECK(text.find('\n') == std::string::npos);
        CHECK(text.find("{}") == std::string::npos);
        CHECK(std::count(text.begin(), text.end(), '`') % 2 == 0);
      }
      CHECK(diagnostic.range.begin <= diagnostic.range.end);
      CHECK(diagnostic.range.end <= size);
      for (const lint::Fix &fix : diagnostic.fixes) {
        CHECK_FALSE(fix.title.empty());
        CHECK_FALSE(fix.edits.empty());
        for (const lint::Edit &edit : fix.edits) {
          CHECK(edit.range.begin <= edit.range.end);
          CHECK(edit.range.end <= size);
        }
      }
    }
  }
}

TEST_CASE("a safe fix removes its finding and leaves the events as they are") {
  for (const lint::Rule *rule : lint::catalogue()) {
    const Found before = findingsOf(shownText(*rule), rule->players);
    for (const lint::Diagnostic &diagnostic : before.diagnostics) {
      for (const lint::Fix &fix : diagnostic.fixes) {
        if (!fix.safe) continue;
        CAPTURE(diagnostic.rule->id);
        CAPTURE(fix.title);
        std::string text(before.transcript->source->bytes());
        std::vector<lint::Edit> edits = fix.edits;
        std::sort(edits.begin(), edits.end(),
                  [](const lint::Edit &left, const lint::Edit &right) { return left.range.begin > right.range.begin; });
        for (const lint::Edit &edit : edits) text.replace(edit.range.begin, edit.range.size(), edit.text);
        CAPTURE(text);
        const Found after = findingsOf(text, rule->players);
        const auto same = [&diagnostic](const lint::Diagnostic &each) { return each.rule == diagnostic.rule; };
        CHECK(std::count_if(after.diagnostics.begin(), after.diagnostics.end(), same) <
              std::count_if(before.diagnostics.begin(), before.diagnostics.end(), same));
        CHECK((readKinds(*before.transcript) == readKinds(*after.transcript)));
      }
    }
  }
}

TEST_CASE("findings come by place") {
  const Found found = findingsOf("NELS(12)\nKora ksip> JoAm bk\n/2bldo HeRu; –2b\nNu ambu Etri (nb\n");
  for (std::size_t i = 1; i < found.diagnostics.size(); ++i) {
    CHECK(found.diagnostics[i - 1].range.begin <= found.diagnostics[i].range.begin);
  }
}
