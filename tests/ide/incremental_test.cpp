/// Versions of a document: what is taken from the version before is what a reading of the whole would give.

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <random>
#include <set>
#include <string>

#include "ide/inlay_hints.h"
#include "ide/snapshot.h"
#include "lint/diagnostic.h"
#include "model/transcript.h"
#include "support/described.h"
#include "support/transcripts.h"
#include "text/source.h"

using namespace vtes;

namespace {

std::string sample(const std::string &name) {
  return test::contentOf(std::filesystem::path(VTES_SOURCE_DIR) / "samples" / name);
}

/// The hints between the words, all of them.
std::string hints(const ide::Snapshot &snapshot) {
  const text::ByteRange all{0, static_cast<std::uint32_t>(snapshot.source->bytes().size())};
  std::string out;
  for (const ide::InlayHint &hint : ide::inlayHints(snapshot, all))
    out += std::to_string(hint.offset) + ' ' + hint.label + ' ' + hint.tooltip.plain + '\n';
  return out;
}

std::string described(const ide::Snapshot &snapshot) {
  return test::described(*snapshot.transcript) + test::described(snapshot.findings);
}

std::string whole(const std::string &text) {
  const auto transcript = model::analyse(text::Source::make(text), {});
  return test::described(*transcript) + test::described(lint::check(*transcript));
}

/// The ids of the stretches of a version.
std::vector<std::uint64_t> stretches(const ide::Snapshot &snapshot) {
  std::vector<std::uint64_t> ids;
  for (std::size_t i = 0; i < snapshot.transcript->layout.size(); ++i)
    ids.push_back(snapshot.transcript->layout.anywhere(i).id);
  return ids;
}

/// How many stretches of `now` were built for it.
std::size_t built(const ide::Snapshot &before, const ide::Snapshot &now) {
  const auto old = stretches(before);
  const std::set<std::uint64_t> known(old.begin(), old.end());
  const auto ids = stretches(now);
  return static_cast<std::size_t>(
      std::count_if(ids.begin(), ids.end(), [&known](std::uint64_t id) { return !known.contains(id); }));
}

// What changes more than its own line: headers, marks that stay open, words that others lean on, players, waivers.
constexpr std::array<std::string_view, 34> kPieces{"NELS(12)\n",
                                                   "NELS\n",
                                                   "NELS MA sti\n",
                                                   "HARR(9)\n",
                                                   "MATT(3)\n",
                                                   "ZZZZ(3)\n",
                                                   "ZZZZ /edge MA sti\n",
                                                   "X\n",
                                                   "%\n",
                                                   "Kora kisp> JoAm bk K swni<\n",
                                                   "Kora bond<\n",
                                                   "MA pbma; cc\n",
                                                   "pbma (cc)\n",
                                                   "MI Kend cour1 (nb)\n",
                                                   "cour1 bt\n",
                                                   "IN Ange +2\n",
                                                   "IN +vamp, vamp7 +1\n",
                                                   "NELS ot\n",
                                                   "zzzzz\n",
                                                   "zzzzz",
                                                   "govern the unaligned ",
                                                   "// vtes: allow unknown-word\n",
                                                   "// a remark\n",
                                                   "\n",
                                                   "\r\n",
                                                   ",",
                                                   ";",
                                                   "->",
                                                   "(",
                                                   "\xC3",
                                                   "é",
                                                   "---\n",
                                                   "NELS bd not HARR -> HARR let NELS rm\n",
                                                   "Ange"};

}  // namespace

TEST_CASE("Random edits of whole games: each version is what a reading of the whole gives") {
  // Of each game; more by hand.
  const char *wanted = std::getenv("VTES_EDITS");
  const int edits = wanted != nullptr ? std::atoi(wanted) : 40;
  std::mt19937 random(2606);
  const auto pick = [&random](std::size_t count) {
    return std::uniform_int_distribution<std::size_t>(0, count - 1)(random);
  };
  std::size_t reused = 0;
  std::size_t stealth = 0;
  std::size_t votes = 0;
  for (const std::string name : {"dense.vtes", "referenda.vtes", "deals.vtes", "one-a-line.vtes"}) {
    for (const bool headless : {false, true}) {
      const std::string original = sample(name);
      // Without front matter the seats are those that head turns.
      const std::string start = headless ? original.substr(original.find("---", 3) + 4) : original;
      std::string text = start;
      // Turn by turn, where most can go wrong, and as the server has it.
      ide::Analyser analyser{model::Settings{}, headless == (name == "dense.vtes") ? std::size_t{1} : 0};
      std::shared_ptr<const ide::Snapshot> before;
      for (int edit = 0; edit < edits; ++edit) {
        if (edit % 60 == 39) text = start;
        const std::size_t at = pick(text.size() + 1);
        const std::size_t lineBegin = text.rfind('\n', at) == std::string::npos ? 0 : text.rfind('\n', at) + 1;
        const std::size_t lineEnd = std::min(text.find('\n', at), text.size() - 1) + 1;
        switch (pick(7)) {
          case 0:
            text.erase(at, 1);
            break;
          case 1:
            text.erase(lineBegin, lineEnd - lineBegin);
            break;
          case 2:
            text.insert(at, kPieces[pick(kPieces.size())]);
            break;
          case 3:
            text.insert(at, 1, static_cast<char>(' ' + pick('~' - ' ')));
            break;
          case 4:
            text.insert(lineBegin, text.substr(lineBegin, lineEnd - lineBegin));
            break;
          default:
            text.insert(lineBegin, kPieces[pick(kPieces.size())]);
        }
        const auto now = analyser.update(text);
        REQUIRE_MESSAGE(described(*now) == whole(text), name << ", edit " << edit << ":\n" << text);
        // Every fourth is enough, and keeps the test fast.
        if (edit % 4 == 0) {
          const auto anew = ide::Analyser(model::Settings{}, 1).update(text);
          const std::string shown = hints(*now);
          REQUIRE_MESSAGE(shown == hints(*anew), name << ", hints, edit " << edit << ":\n" << text);
          stealth += shown.find("stealth") != std::string::npos ? 1 : 0;
          votes += shown.find(" against") != std::string::npos ? 1 : 0;
        }
        if (before != nullptr) reused += stretches(*now).size() - built(*before, *now);
        before = now;
      }
    }
  }
  // If nothing were taken over, all this would show nothing.
  CHECK(reused > static_cast<std::size_t>(edits) * 20);
  CHECK(stealth > static_cast<std::size_t>(edits) / 8);
  CHECK(votes > static_cast<std::size_t>(edits) / 8);
}

TEST_CASE("An edit builds its own turn, and what leans on it") {
  const std::string front = "---\nplayers: [Nelson, Silvia, Oliver]\n---\n";
  const std::string text = front +
                           "NELS(30)\nMA bldo Kora\nSILV(30)\nMI Kora bd (nb)\nOLIV(30)\nMA sti\nNELS(29)\nMI Kora bd\n"
                           "SILV(28)\nMA sti\nOLIV(27)\nMA vess Angel\n";
  ide::Analyser analyser{model::Settings{}, 1};
  const auto first = analyser.update(text);
  REQUIRE(stretches(*first).size() == 6);
  const auto with = [&](const std::string &seen, const std::string &wanted) {
    std::string edited = text;
    edited.replace(edited.rfind(seen), seen.size(), wanted);
    (void)analyser.update(text);
    const auto before = analyser.update(text);
    const auto now = analyser.update(edited);
    CHECK(described(*now) == whole(edited));
    return built(*before, *now);
  };
  CHECK(with("MA vess", "MA sti") == 1);
  CHECK(with("(28)\nMA sti", "(28)\nMA stix") == 1);
  CHECK(with("SILV(28)\n", "// all fine\nSILV(28)\n") == 1);
  // Whose the vampire is, later turns have to know.
  CHECK(with("MI Kora bd (nb)", "MI Crus bd (nb)") > 1);
  // What a header says may close what the turn before left open.
  CHECK(with("OLIV(27)", "OLIV(26)") == 2);
  // Nothing is different, and nothing is done.
  CHECK(with("MA vess", "MA vess") == 0);
  // The front matter is for all.
  CHECK(with("Oliver]", "Olivia]") == 6);
}

TEST_CASE("Whether a deal is broken, edits far from it decide") {
  const std::string text =
      "---\nplayers: [Nelson, Silvia, Oliver]\n---\nNELS(12)\nNELS bd not SILV nxt -> SILV let NELS rm\n"
      "SILV(9)\nMA sti\nOLIV(8)\nMA bldo\nNELS(12)\nMI Anne bd\nSILV(8)\nMA vess\n";
  ide::Analyser analyser{model::Settings{}, 1};
  const auto broken = [&](const std::string &seen, const std::string &wanted) {
    std::string edited = text;
    edited.replace(edited.find(seen), seen.size(), wanted);
    (void)analyser.update(text);
    const auto now = analyser.update(edited);
    CHECK(described(*now) == whole(edited));
    return std::count_if(now->findings.begin(), now->findings.end(),
                         [](const lint::Diagnostic &one) { return one.rule->id == "deal-broken"; });
  };
  CHECK(broken("MA vess", "MA vess") == 1);
  CHECK(broken("Anne bd", "Anne ht") == 0);
  CHECK(broken("bd not", "ht not") == 0);
  CHECK(broken("MA sti", "MA sti\n// all fine") == 1);
  // Her next turn is then another one.
  CHECK(broken("OLIV(8)\n", "NELS(12)\nMI Anne ht\nOLIV(8)\n") == 0);
  CHECK(broken("Oliver]", "Olivia]") == 1);
}

TEST_CASE("A version stays what it was when later ones are made") {
  const std::string text = sample("dense.vtes");
  ide::Analyser analyser{model::Settings{}};
  const auto first = analyser.update(text);
  const std::string before = described(*first);
  std::string longer = text;
  longer.insert(text.find("\n---\n", 3) + 5, "// a remark in front of all\n");
  const auto second = analyser.update(longer);
  CHECK(built(*first, *second) <= 1);
  CHECK(described(*first) == before);
  CHECK(described(*second) == whole(longer));
}
