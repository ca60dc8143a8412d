/// What holds of the canonical form of every transcript: it says the same, and it is its own canonical form. Tried on
/// all golden files and samples, as they are and with what people do to them: blanks, case, longer forms, odd signs.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "canonical_of.h"
#include "format/edits.h"
#include "support/fewer.h"
#include "support/transcripts.h"
#include "syntax/tree.h"

namespace fs = std::filesystem;
using namespace vtes;
using syntax::TokenKind;

namespace {

/// The canonical form; checked to say the same, to be stable, and to be what the edits give.
std::string checked(const std::string &text) {
  const auto before = test::readTranscript(text);
  const format::Formatted formatted = format::canonical(before, {}, format::Names::Canonical);
  const auto after = test::readTranscript(formatted.text);
  CAPTURE(text);
  CAPTURE(formatted.text);
  REQUIRE(format::sayTheSame(*before, *after));
  REQUIRE(format::applied(text, formatted.edits) == formatted.text);
  REQUIRE(format::canonical(after, {}, format::Names::Canonical).edits.empty());
  return formatted.text;
}

/// Writes canonical text as people do.
class Scribe {
 public:
  explicit Scribe(std::uint32_t seed) : random_(seed) {}

  /// Up to `count` changes, each of a token or the blank behind it.
  std::string rewrite(const model::Transcript &transcript, int count) {
    std::map<std::uint32_t, format::Edit> edits;
    const auto &lines = transcript.lines;
    for (int i = 0; i < count && !lines.empty(); ++i) {
      const model::Line &line = lines[random_() % lines.size()];
      const auto &tokens = line.tree->tokens;
      if (tokens.empty()) continue;
      const std::size_t at = random_() % tokens.size();
      const syntax::Token &token = tokens[at];
      const std::uint32_t base = line.line.bytes.begin;
      const std::string_view seen = std::string_view(line.tree->text).substr(token.range.begin, token.range.size());
      std::string text = changed(tokens, at, seen);
      // One change a place: the next token's may not touch it.
      const auto near = edits.lower_bound(base + token.range.begin);
      if (near != edits.end() && near->second.range.begin <= base + token.range.end) continue;
      if (near != edits.begin() && std::prev(near)->second.range.end >= base + token.range.begin) continue;
      if (text == seen) continue;
      ++changes;
      edits.emplace(base + token.range.begin,
                    format::Edit{{base + token.range.begin, base + token.range.end}, std::move(text)});
    }
    std::vector<format::Edit> list;
    for (auto &[place, edit] : edits) list.push_back(std::move(edit));
    return format::applied(transcript.source->bytes(), list);
  }

  std::size_t changes = 0;

 private:
  std::string_view oneOf(std::initializer_list<std::string_view> choices) {
    return *(choices.begin() + random_() % choices.size());
  }

  std::string changed(const std::vector<syntax::Token> &tokens, std::size_t at, std::string_view seen) {
    const TokenKind kind = tokens[at].kind;
    const bool last = at + 1 == tokens.size() || tokens[at + 1].kind == TokenKind::Newline;
    switch (kind) {
      case TokenKind::Blank: {
        const TokenKind before = at > 0 ? tokens[at - 1].kind : TokenKind::End;
        const bool closed = before == TokenKind::Level || before == TokenKind::Close || before == TokenKind::Comma;
        if (closed && random_() % 3 == 0) return {};
        return std::string(oneOf({"  ", "\t", " \t ", "\u00A0", "* ", "\u2003"}));
      }
      case TokenKind::Level:
      case TokenKind::Comma:
      case TokenKind::Semicolon:
        if (last) return " " + std::string(seen);
        if (random_() % 3 == 0)
          return std::string(kind == TokenKind::Comma ? "，" : kind == TokenKind::Semicolon ? "；" : seen);
        return " " + std::string(seen);
      case TokenKind::Plus:
        return std::string(oneOf({"+ ", "＋"}));
      case TokenKind::Minus:
        return std::string(oneOf({"- ", "–", "− ", "—"}));
      case TokenKind::Arrow:
        return std::string(oneOf({"→", "=>", " -> "}));
      case TokenKind::Slash:
        return std::string(oneOf({"/ ", "／", "∕"}));
      case TokenKind::Open:
        return std::string(oneOf({"( ", "（", "["}));
      case TokenKind::Close:
        return std::string(oneOf({" )", "）", "]"}));
      case TokenKind::CombatMark:
        return "x";
      case TokenKind::Crypt:
      case TokenKind::Library:
        return word(seen);
      case TokenKind::Newline:
        return std::string(oneOf({" ", "\t", "  "})) + std::string(seen);
      default:
        return std::string(seen);
    }
  }

  /// In another case, or longer.
  std::string word(std::string_view seen) {
    std::string out(seen);
    if (random_() % 2 == 0) {
      const bool large = random_() % 2 == 0;
      for (char &c : out) {
        if (large && c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
        if (!large && c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
        if (large) break;
      }
      return out;
    }
    const auto &cards = cards::Database::builtin();
    const auto found = cards.find(seen);
    if (found.empty()) return out;
    const cards::Card card = cards.card(found.front().card);
    const std::string_view name = card.natural.substr(0, card.natural.find_first_of(" ,-'(:"));
    if (name.size() <= seen.size()) return out;
    out = name.substr(0, seen.size() + 1 + random_() % (name.size() - seen.size()));
    if (!card.crypt() && out.front() >= 'A' && out.front() <= 'Z')
      out.front() = static_cast<char>(out.front() - 'A' + 'a');
    return out;
  }

  std::mt19937 random_;
};

}  // namespace

TEST_CASE("golden files and samples") {
  const auto paths = test::transcriptsIn({"tests/golden", "samples"});
  CHECK(paths.size() > 150);
  for (const fs::path &path : paths) {
    CAPTURE(path.string());
    checked(test::contentOf(path));
  }
}

TEST_CASE("names written out or kept are read the same") {
  for (const fs::path &path : test::transcriptsIn({"tests/golden", "samples"})) {
    CAPTURE(path.string());
    const auto before = test::readTranscript(test::contentOf(path));
    for (const format::Names names : {format::Names::Full, format::Names::Keep}) {
      CHECK(format::sayTheSame(*before, *test::readTranscript(format::canonical(before, {}, names).text)));
    }
  }
}

TEST_CASE("samples are canonical") {
  for (const auto &entry : fs::directory_iterator(fs::path(VTES_SOURCE_DIR) / "samples")) {
    if (entry.path().extension() != ".vtes") continue;
    const std::string text = test::contentOf(entry.path());
    CAPTURE(entry.path().string());
    CHECK(checked(text) == text);
  }
}

TEST_CASE("what people do to blanks, case, names and signs") {
  constexpr std::size_t kWanted = 24'000 / test::kFewer;
  constexpr std::size_t kLargest = 6'000;  // whole games take long; one of them is tried below
  std::vector<std::shared_ptr<const model::Transcript>> canonical;
  for (const fs::path &path : test::transcriptsIn({"tests/golden", "samples"})) {
    const std::string text = test::contentOf(path);
    if (text.size() <= kLargest) canonical.push_back(test::readTranscript(checked(text)));
  }
  Scribe scribe(20260301);
  std::size_t variants = 0;
  std::size_t same = 0;
  std::size_t back = 0;
  while (scribe.changes < kWanted) {
    for (const auto &transcript : canonical) {
      const std::string written = scribe.rewrite(*transcript, 8);
      const std::string again = checked(written);
      ++variants;
      if (!format::sayTheSame(*transcript, *test::readTranscript(written))) continue;
      ++same;
      back += again == transcript->source->bytes() ? 1 : 0;
    }
  }
  MESSAGE(scribe.changes << " changes in " << variants << " transcripts; " << same << " say the same, " << back
                         << " of these come back as they were");
  // Most of what does not change the meaning is put right to the byte; the rest stands in lines with errors.
  CHECK(same > variants / 2);
  CHECK(back > same - same / 10);
}

TEST_CASE("a whole game") {
  const auto game = test::readTranscript(checked(test::contentOf(fs::path(VTES_SOURCE_DIR) / "samples/dense.vtes")));
  Scribe scribe(11);
  for (int i = 0; i < 20; ++i) checked(scribe.rewrite(*game, 40));
}
