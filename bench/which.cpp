/// which DIR: how often a word means the card that is meant, by the model and by usage alone. DIR has transcripts
/// `NAME.vtes` with the truth beside them, `NAME.truth.jsonl` (support/truth.h). Prints a table; exits with 2 where
/// there is nothing to read.

#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>
#include <string>
#include <vector>

#include "model/transcript.h"
#include "support/transcripts.h"
#include "support/truth.h"

namespace {

using namespace vtes;
namespace fs = std::filesystem;

struct Share {
  int right = 0, all = 0;
  void count(bool good) {
    ++all;
    right += good ? 1 : 0;
  }
};

/// What is counted, with decks and without.
struct Counts {
  Share all, shared, decidable, unusual;
  int words = 0, remarks = 0;
  Share remarked;  ///< wrong answers with a remark
};

void judge(const model::Transcript &transcript, const std::vector<test::Truth> &truths, Counts &counts) {
  test::compare(transcript, truths, [&](const test::Truth &truth, const model::Word &word) {
    const bool right = transcript.cards->figures(word.card).id == truth.card;
    counts.all.count(right);
    if (truth.shared) counts.shared.count(right);
    if (truth.shared && truth.decidable) counts.decidable.count(right);
    if (truth.shared && truth.decidable && !truth.usual) counts.unusual.count(right);
    if (!right) counts.remarked.count(word.ambiguous);
  });
  for (const model::Word &word : transcript.words) {
    ++counts.words;
    counts.remarks += word.ambiguous ? 1 : 0;
  }
}

void print(const char *what, const Share &usage, const Share &model) {
  const auto percent = [](const Share &share) { return share.all == 0 ? 100.0 : 100.0 * share.right / share.all; };
  std::printf("  %-44s %8.2f %%  %8.2f %%   of %d\n", what, percent(usage), percent(model), model.all);
}

}  // namespace

int main(int argc, char **argv) {
  const fs::path folder = argc > 1 ? argv[1] : ".";
  std::vector<fs::path> games;
  std::error_code error;
  for (const auto &entry : fs::directory_iterator(folder, error)) {
    auto truth = entry.path();
    truth.replace_extension(".truth.jsonl");
    if (entry.path().extension() == ".vtes" && fs::exists(truth)) games.push_back(entry.path());
  }
  std::sort(games.begin(), games.end());
  if (games.empty()) {
    std::fprintf(stderr, "which: no transcript with a truth beside it in %s\n", folder.c_str());
    return 2;
  }
  model::Weights usageAlone{};
  usageAlone[static_cast<std::size_t>(model::Clue::Usage)] =
      model::kWeights[static_cast<std::size_t>(model::Clue::Usage)];
  const std::array<const model::Weights *, 2> by{&usageAlone, &model::kWeights};
  std::array<std::array<Counts, 2>, 2> counts;  // with decks or not; by what
  for (const auto &game : games) {
    auto beside = game;
    const auto truths = test::truthOf(beside.replace_extension(".truth.jsonl"));
    for (std::size_t k = 0; k < by.size(); ++k) {
      model::Settings settings;
      settings.weights = by[k];
      const auto transcript = model::analyse(text::Source::make(test::contentOf(game)), settings);
      const auto &seats = transcript->frontMatter.seats;
      const bool decks =
          std::any_of(seats.begin(), seats.end(), [](const auto &seat) { return seat.inlineDeck.has_value(); });
      judge(*transcript, truths, counts[decks ? 1 : 0][k]);
    }
  }
  std::printf("%zu games\n  %-44s %10s  %10s\n", games.size(), "words that mean the right card", "usage", "model");
  for (const std::size_t decks : {1U, 0U}) {
    const auto &[usage, model] = counts[decks];
    if (model.words == 0) continue;
    std::printf(" with%s decks\n", decks == 1 ? "" : "out");
    print("all", usage.all, model.all);
    print("shared abbreviations", usage.shared, model.shared);
    print("... that can be decided", usage.decidable, model.decidable);
    print("... and are not the most played", usage.unusual, model.unusual);
    print("wrong answers that carry a remark", usage.remarked, model.remarked);
    std::printf("  %-44s %10s  %10d   of %d words\n", "remarks", "", model.remarks, model.words);
  }
  return 0;
}
