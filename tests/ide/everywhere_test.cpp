/// Every feature at every place of every sample, and of texts that are broken in the ways in which texts are: nothing
/// ends, and what is given lies in the text and is in order.
#include <doctest/doctest.h>

#include <array>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <vector>

#include "fixture.h"
#include "ide/code_actions.h"
#include "ide/completion.h"
#include "ide/formatting.h"
#include "ide/hover.h"
#include "ide/inlay_hints.h"
#include "ide/links.h"
#include "ide/navigation.h"
#include "ide/places.h"
#include "ide/ranges.h"
#include "ide/rename.h"
#include "ide/semantic_tokens.h"
#include "ide/signature.h"
#include "ide/symbols.h"
#include "ide/told.h"
#include "ide/turns.h"
#include "support/fewer.h"

using namespace vtes;
using text::ByteRange;

namespace {

class Visitor {
 public:
  explicit Visitor(std::string text) : size_(static_cast<std::uint32_t>(text.size())) {
    snapshot_ = test::snapshotOf(std::move(text));
  }

  [[nodiscard]] std::uint32_t size() const { return size_; }

  void whole() {
    const ide::Snapshot &snapshot = *snapshot_;
    for (const ide::SemanticToken &token : ide::semanticTokens(snapshot)) inText(token.range);
    for (const ide::Folding &folding : ide::foldings(snapshot)) inText(folding.range);
    for (const ide::InlayHint &hint : ide::inlayHints(snapshot, {0, size_})) inText({hint.offset, hint.offset});
    for (const ide::TurnLens &lens : ide::turnLenses(snapshot)) inText(lens.range);
    for (const ide::Link &link : ide::links(snapshot)) inText(link.range);
    for (const ide::ToldEvent &told : ide::told(snapshot, {0, size_})) {
      inText(told.range);
      utf8(told.text);
    }
    for (const ide::FoundSymbol &symbol : ide::findSymbols(snapshot, "a", 50)) inText(symbol.range);
    symbols(ide::documentSymbols(snapshot), {0, size_});
    apart(ide::formatDocument(snapshot));
    apart(ide::fixAll(snapshot));
    for (const ide::CodeAction &action : ide::codeActions(snapshot, {0, size_})) apart(action.edits);
  }

  /// What an editor asks at each move of the cursor.
  void place(std::uint32_t at) {
    const ide::Snapshot &snapshot = *snapshot_;
    if (const auto hover = ide::hover(snapshot, at)) {
      inText(hover->range);
      good(!hover->text.empty() && !hover->text.markdown.empty());
      utf8(hover->text.markdown);
      utf8(hover->text.plain);
    }
    if (const auto help = ide::signatureHelp(snapshot, at)) {
      good(help->active < help->signatures.size());
      good(!help->activeParameter || *help->activeParameter < help->signatures[help->active].parameters.size());
    }
    ByteRange before{ide::clamped(snapshot, at), ide::clamped(snapshot, at)};
    for (const ByteRange range : ide::selectionRanges(snapshot, at)) {
      inText(range);
      good(range.begin <= before.begin && before.end <= range.end);
      before = range;
    }
    static_cast<void>(ide::turnAt(snapshot, at));
    static_cast<void>(ide::prepareRename(snapshot, at));
    const std::uint32_t next = std::min(at + 9, size_);
    for (const ide::SemanticToken &token : ide::semanticTokens(snapshot, {at, next})) inText(token.range);
    for (const ide::InlayHint &hint : ide::inlayHints(snapshot, {at, next})) inText({hint.offset, hint.offset});
  }

  /// What it asks when keys are pressed, or commands given.
  void command(std::uint32_t at) {
    const ide::Snapshot &snapshot = *snapshot_;
    const ide::Completion completion = ide::complete(snapshot, at);
    good(completion.items.size() <= ide::kMostCompletions);
    for (const ide::CompletionItem &item : completion.items) {
      inText(item.edit.range);
      const std::uint32_t cursor = ide::clamped(snapshot, at);
      good(item.edit.range.begin <= cursor && cursor <= item.edit.range.end);
      good(!item.label.empty());
      for (const std::string *text : {&item.label, &item.detail, &item.facts, &item.filter, &item.edit.text})
        utf8(*text);
    }
    for (const ide::Target &target : ide::definition(snapshot, at)) inText(target.selection);
    for (const ide::Target &target : ide::declaration(snapshot, at)) inText(target.selection);
    std::uint32_t behind = 0;
    for (const ByteRange range : ide::references(snapshot, at, true)) {
      inText(range);
      good(range.begin >= behind);
      behind = range.end;
    }
    for (const ide::Highlight &highlight : ide::highlights(snapshot, at)) inText(highlight.range);
    for (const ide::CodeAction &action : ide::codeActions(snapshot, {at, at})) {
      apart(action.edits);
      utf8(action.title);
    }
  }

  /// What reads the whole anew.
  void slow(std::uint32_t at) {
    const ide::Snapshot &snapshot = *snapshot_;
    for (const ide::CodeAction &action : ide::codeActions(snapshot, {at, std::min(at + 40, size_)}))
      apart(ide::editsOf(snapshot, action.id));
    const auto renamed = ide::rename(snapshot, at, "ZZZZ");
    if (const auto *refusal = std::get_if<ide::Refusal>(&renamed)) utf8(refusal->reason);
    if (const auto *edits = std::get_if<std::vector<lint::Edit>>(&renamed)) apart(*edits);
    apart(ide::formatRange(snapshot, {at, at}));
    apart(ide::formatOnType(snapshot, at));
  }

  /// Where a token can begin or end.
  [[nodiscard]] std::set<std::uint32_t> edges() const {
    std::set<std::uint32_t> places{0, size_};
    for (const ide::SemanticToken &token : ide::semanticTokens(*snapshot_)) {
      places.insert(token.range.begin);
      places.insert(token.range.end);
    }
    for (std::uint32_t line = 1; line <= snapshot_->source->lineCount(); ++line) {
      places.insert(snapshot_->source->line(line).begin);
      places.insert(snapshot_->source->line(line).end);
    }
    return places;
  }

  [[nodiscard]] std::size_t faults() const { return faults_; }

 private:
  void good(bool holds) { faults_ += holds ? 0 : 1; }
  /// What is shown goes through JSON, which knows nothing else.
  void utf8(const std::string &text) { good(text::Source::make(text)->invalidBytes().empty()); }
  void inText(ByteRange range) { good(range.begin <= range.end && range.end <= size_); }
  void apart(const std::vector<lint::Edit> &edits) {
    std::uint32_t behind = 0;
    for (const lint::Edit &edit : edits) {
      inText(edit.range);
      good(edit.range.begin >= behind);
      behind = edit.range.end;
    }
  }
  void symbols(const std::vector<ide::Symbol> &all, ByteRange parent) {
    for (const ide::Symbol &symbol : all) {
      good(parent.begin <= symbol.range.begin && symbol.range.end <= parent.end);
      good(symbol.range.begin <= symbol.selection.begin && symbol.selection.end <= symbol.range.end);
      good(!symbol.name.empty());
      utf8(symbol.name);
      utf8(symbol.detail);
      symbols(symbol.children, symbol.range);
    }
  }

  std::shared_ptr<const ide::Snapshot> snapshot_;
  std::uint32_t size_ = 0;
  std::size_t faults_ = 0;
};

std::string contents(const std::filesystem::path &path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

const std::vector<std::string> &brokenTexts() {
  static const std::vector<std::string> texts{
      "",
      "\n",
      "---",
      "---\n",
      "---\nplayers: [Nelson, {name: \n---\nNELS",
      "---\nplayers:\n- \n  name\n- {deck: [Korah, 2x \"Gov\ncards: {conf: }\nend:\n---\nNELS(12)\nKora conf>\n",
      "---\n\"\n'\n[{\n---\n",
      "NELS(12)\r\nMI Kora kisp> (nb\r\nX K hd\r\r\n% +\r\n",
      "NELS(12\nKora , , ;; -> let\n-> BART bd ->\n((((((((((((((((((((((((((((((((((((((((((((((\n",
      "\xEF\xBB\xBF---\ntitle: \xC3\xA9\n---\nNELS(12)\nZo\xC3\xAB ht \xF0\x9F\x98\x80 Kora kisp>\n",
      "\xFF\xFE\x00NELS\xC3(12)\n\xC3",
      "---\nplayers: [Nel\xFFson, Sil\xC3]\ncards: {co\xFF: Conf\xFF}\n---\nN\xFFLS(12)\nKo\xFFra go\xC3un< "
      "zz\xFEzz>\n",
      "NELS(12)\n// vtes: allow \nKora bd // vtes:\n//\n",
      "X X % % X\nX\n%\n%\n",
      "BART bd not CLAU nxt ROBE -> CLAU let\nlet\nNELS -> \n",
      "vamp vamp1 vamp99999999999 Luci^#^ /3/3anre +++ --- 99999999999999999999 2b\n",
      std::string("NELS(12)\nKora\0bd\n", 17),
  };
  return texts;
}

}  // namespace

TEST_CASE("samples") {
  std::size_t files = 0;
  for (const auto &entry : std::filesystem::directory_iterator(VTES_SAMPLES)) {
    if (entry.path().extension() != ".vtes") continue;
    ++files;
    CAPTURE(entry.path().string());
    Visitor visitor(contents(entry.path()));
    visitor.whole();
    for (std::uint32_t at = 0; at <= visitor.size() + 1; at += test::kFewer) visitor.place(at);
    for (const std::uint32_t at : visitor.edges()) visitor.command(at);
    for (std::uint32_t at = 0; at <= visitor.size(); at += 199 * test::kFewer) visitor.slow(at);
    CHECK(visitor.faults() == 0);
  }
  CHECK(files >= 6);
}

TEST_CASE("broken texts") {
  for (const std::string &text : brokenTexts()) {
    CAPTURE(text);
    Visitor visitor(text);
    visitor.whole();
    for (std::uint32_t at = 0; at <= visitor.size() + 2; ++at) {
      visitor.place(at);
      visitor.command(at);
      visitor.slow(at);
    }
    CHECK(visitor.faults() == 0);
  }
}

TEST_CASE("a line while it is typed, letter by letter, and while it is deleted") {
  const std::string before =
      "---\nplayers: [{name: Nelson, deck: [Korah, Govern the Unaligned]}, Silvia]\n---\nNELS(12)\n";
  constexpr std::array<std::string_view, 4> kLines{
      "MI Kora govern the unaligned< (nb, SILV 3), cond>; et", "X K hd, /flas J scst> X",
      "% +SILV -ViAs /alam(3) +ViAs awe>(3) %",
      "NELS bd not SILV nxt SILV -> SILV let NELS rm // vtes: allow unknown-word"};
  for (const std::string_view line : kLines) {
    for (std::size_t length = 0; length <= line.size(); ++length) {
      Visitor visitor(before + std::string(line.substr(0, length)));
      CAPTURE(line.substr(0, length));
      visitor.whole();
      visitor.place(visitor.size());
      visitor.command(visitor.size());
      CHECK(visitor.faults() == 0);
    }
  }
}

TEST_CASE("front matter while it is typed") {
  const std::string text =
      "---\ntitle: x\nplayers:\n  - {name: Nelson, abbr: NL, deck: [Korah, \"2x Kindred Spirits\"]}\n  - name: "
      "Silvia\n    deck:\n"
      "      - Confusion\ncards: {conf: Confusion}\npool: {NL: 12}\nend: time\n---\nNL(12)\n";
  for (std::size_t length = 0; length <= text.size(); ++length) {
    Visitor visitor(text.substr(0, length));
    CAPTURE(length);
    visitor.whole();
    visitor.place(visitor.size());
    visitor.command(visitor.size());
    CHECK(visitor.faults() == 0);
  }
}

namespace {

/// The least time that hover and completion took together, in the middle of a game of so many lines.
std::chrono::nanoseconds costAt(std::size_t lines) {
  std::string text = "---\nplayers: [{name: Nelson, deck: [Korah, Govern the Unaligned]}, Silvia]\n---\n";
  std::uint32_t middle = 0;
  for (std::size_t i = 0; i < lines; i += 4) {
    if (i >= lines / 2 && middle == 0) middle = static_cast<std::uint32_t>(text.size()) + 20;
    text += i % 8 == 0 ? "NELS\n" : "SILV\n";
    text += "MI Kora kisp> JoAm bk K swni<\nX K hd J scst> X Mene bd\nIN GuLu +3, vamp2 +1\n";
  }
  const auto snapshot = test::snapshotOf(std::move(text));
  auto least = std::chrono::nanoseconds::max();
  for (int run = 0; run < 30; ++run) {
    const auto begin = std::chrono::steady_clock::now();
    CHECK(ide::hover(*snapshot, middle).has_value());
    CHECK_FALSE(ide::complete(*snapshot, middle).items.empty());
    least = std::min(least, std::chrono::nanoseconds(std::chrono::steady_clock::now() - begin));
  }
  return least;
}

}  // namespace

TEST_CASE("hover and completion do not cost more in a longer game") {
  // What looks through the whole costs a hundred times more; the rest is room for a busy machine.
  const auto less = costAt(100);
  const auto more = costAt(10000);
  const double times = static_cast<double>(more.count()) / static_cast<double>(less.count());
  MESSAGE("at 10,000 lines " << times << " times as long as at 100");
  CHECK(times < 6);
}
