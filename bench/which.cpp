/// which DIR: how often a word means the card that is meant, by the model and by usage alone. DIR has transcripts
/// `NAME.vtes` with the truth beside them, `NAME.truth.jsonl`: an object a line, of which are read `line` (1-based),
/// `abbr`, `card_id`, `ambig` (cards that share the abbreviation), `decidable` (false: two cards fit all that is
/// written) and `usual` (false: another one is played more). Prints a table; exits with 2 where there is nothing to
/// read.

#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "model/transcript.h"

namespace {

using namespace vtes;
namespace fs = std::filesystem;

struct Truth {
  std::uint32_t line = 0;
  std::string abbr;
  std::uint32_t card = 0;
  bool shared = false, decidable = true, usual = true;
};

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

std::string contentOf(const fs::path &path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

std::vector<Truth> readTruth(const fs::path &path) {
  std::vector<Truth> truths;
  std::ifstream file(path);
  for (std::string line; std::getline(file, line);) {
    const auto object = nlohmann::json::parse(line, nullptr, false);
    if (!object.is_object() || !object.contains("card_id") || object["card_id"].is_null()) continue;
    Truth truth;
    truth.line = object.value("line", 0U);
    truth.abbr = object.value("abbr", std::string());
    if (truth.abbr.starts_with('/')) truth.abbr.erase(0, 1);
    const auto &id = object["card_id"];
    truth.card =
        id.is_string() ? static_cast<std::uint32_t>(std::stoul(id.get<std::string>())) : id.get<std::uint32_t>();
    // Some truths name the minion that a card is put on.
    constexpr std::uint32_t kFirstCryptId = 200000;
    if (truth.abbr.empty() || (truth.abbr.front() >= 'a' || truth.abbr.front() <= '9') == (truth.card >= kFirstCryptId))
      continue;
    truth.shared = object.value("ambig", 1) > 1;
    truth.decidable = object.value("decidable", true);
    truth.usual = object.value("usual", true);
    truths.push_back(std::move(truth));
  }
  return truths;
}

void judge(const model::Transcript &transcript, const std::vector<Truth> &truths, Counts &counts) {
  std::vector<bool> used(transcript.words.size());
  for (const Truth &truth : truths) {
    for (std::uint32_t i = 0; i < transcript.words.size(); ++i) {
      const model::Word &word = transcript.words[i];
      if (used[i] || word.role == model::Word::Role::Short || word.card == cards::kNoCard ||
          transcript.source->position(word.range.begin).line != truth.line)
        continue;
      std::string_view text = transcript.source->slice(word.range);
      if (!text.starts_with(truth.abbr)) continue;
      text.remove_prefix(truth.abbr.size());
      if (!std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; })) continue;
      used[i] = true;
      const bool right = transcript.cards->figures(word.card).id == truth.card;
      counts.all.count(right);
      if (truth.shared) counts.shared.count(right);
      if (truth.shared && truth.decidable) counts.decidable.count(right);
      if (truth.shared && truth.decidable && !truth.usual) counts.unusual.count(right);
      if (!right) counts.remarked.count(word.ambiguous);
      break;
    }
  }
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
    const auto truths = readTruth(beside.replace_extension(".truth.jsonl"));
    for (std::size_t k = 0; k < by.size(); ++k) {
      model::Settings settings;
      settings.weights = by[k];
      const auto transcript = model::analyse(text::Source::make(contentOf(game)), settings);
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
