/// Documents under random edits: the text is what the client has, and what is understood of it is what a fresh analysis
/// says.

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <memory>
#include <random>
#include <sstream>
#include <string>

#include "ide/semantic_tokens.h"
#include "ide/snapshot.h"
#include "ide/symbols.h"
#include "lsp/documents.h"
#include "support/described.h"
#include "support/fewer.h"

using namespace vtes;
using lsp::ContentChange;
using lsp::Position;
using lsp::Positions;
using lsp::Range;

namespace {

// A game of which every part can go, come and stand elsewhere.
constexpr std::array<std::string_view, 40> kPieces{
    "---\nplayers: [Nelson, Silvia, Oliver]\npins: {confg: Confusion}\n---\n",
    "players: [Nelson, Nina]\n",
    "---\n",
    "date: 2019-13-01\n",
    "\n",
    "\r\n",
    "\r",
    "NELS(12)\n",
    "SILV(9)\n",
    "OLIV(30)\n",
    "NELS.MA\n",
    "MA bldo Kora; +1p\n",
    "MI Kora kisp> JoAm bk K swni<\n",
    "J cagu> K confg> J drab> K mitr>\n",
    "IN GuLu +3, vamp2 +1\n",
    "Kora bl> 2p\n",
    "Kora /bldo\n",
    "X\n",
    "@c X\n",
    "% NELS prince, SILV -2 %\n",
    "govern the unaligned",
    "Korah",
    "vamp2",
    "K ",
    ">",
    "<",
    "(",
    ")",
    "->",
    ",",
    ";\n",
    "// vtes: allow unknown-word\n",
    "// vtes: allow-file not-canonical\n",
    "\"",
    "é😀",
    "\xEF\xBB\xBF",
    "{deal: NELS let SILV bleed -> OLIV}\n",
    "DI conf, +swni\n",
    "ConSha",
    "\t",
};

/// All that is understood, as text.
std::string described(const ide::Snapshot &snapshot) {
  std::ostringstream out;
  out << test::described(*snapshot.transcript) << test::described(snapshot.findings);
  const auto range = [&out](text::ByteRange bytes) { out << bytes.begin << '-' << bytes.end << ' '; };
  for (const ide::SemanticToken &token : ide::semanticTokens(snapshot)) {
    out << "\ntoken " << static_cast<int>(token.type) << ' ' << token.modifiers << ' ';
    range(token.range);
  }
  for (const ide::FoundSymbol &symbol : ide::findSymbols(snapshot, "", 1000)) {
    out << "\nsymbol " << symbol.name << ' ' << symbol.container << ' ';
    range(symbol.range);
  }
  return out.str();
}

}  // namespace

TEST_CASE("10,000 random edits: the text is right, and understood as if it were new") {
  constexpr int kEdits = 10'000 / test::kFewer;
  constexpr std::size_t kLargest = 250;
  const std::string uri = "file:///game.vtes";
  std::mt19937 random(2026);
  const auto pick = [&random](std::size_t count) {
    return std::uniform_int_distribution<std::size_t>(0, count - 1)(random);
  };
  const Positions positions(text::Encoding::Utf16, true);
  lsp::Documents documents;
  documents.open({uri, 0, ""});
  std::string expected;
  ide::Analyser analyser{model::Settings{}, 1};  // turn by turn: where most can go wrong
  std::shared_ptr<const ide::Snapshot> understood;

  // What was meant by a word that is none takes longer to find than all the rest.
  const auto isNoise = [&understood] {
    return understood != nullptr &&
           std::count_if(understood->findings.begin(), understood->findings.end(),
                         [](const auto &finding) { return finding.rule->id == "unknown-word"; }) > 2;
  };
  for (int edit = 1; edit <= kEdits; ++edit) {
    if (isNoise()) {
      expected.clear();
      REQUIRE(documents.change(uri, edit, {ContentChange{std::nullopt, ""}}, positions));
    }
    // What an editor would send for a change of characters: positions of the text as it is.
    const auto source = text::Source::make(expected);
    const auto place = [&](std::size_t offset) {
      return positions.position(*source, static_cast<std::uint32_t>(offset));
    };
    // Mostly where a word or a line begins: what is all noise has little that could be wrong.
    const auto anywhere = [&] {
      const std::size_t offset = pick(expected.size() + 1);
      const std::size_t begin = expected.find_last_of(pick(2) == 0 ? "\n" : " \n", offset);
      return pick(5) == 0 ? offset : begin == std::string::npos ? 0 : begin + 1;
    };
    Range range;
    range.start = place(anywhere());
    const bool grow = expected.size() < kLargest;
    range.end = pick(3) == 0 || !grow ? place(anywhere()) : range.start;
    const text::ByteRange bytes = positions.bytes(*source, range);
    std::string text;
    if (pick(8) == 0 && bytes.empty()) {
      text = static_cast<char>(' ' + pick('~' - ' '));
    } else if (grow) {
      text = kPieces[pick(kPieces.size())];
    }
    expected.replace(bytes.begin, bytes.size(), text);
    REQUIRE(documents.change(uri, edit, {ContentChange{range, text}}, positions));
    const auto version = documents.find(uri);
    REQUIRE_MESSAGE(*version->text == expected, "edit " << edit);

    understood = analyser.update(*version->text);
    const auto kept = described(*understood);
    const auto fresh = described(*ide::Analyser(model::Settings{}).update(*version->text));
    REQUIRE_MESSAGE(kept == fresh, "edit " << edit << " gives\n" << expected);
  }
}
