#include "support/truth.h"

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>

namespace vtes::test {

std::vector<Truth> truthOf(const std::filesystem::path &path) {
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

void compare(const model::Transcript &transcript, const std::vector<Truth> &truths,
             const std::function<void(const Truth &, const model::Word &)> &each) {
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
      each(truth, word);
      break;
    }
  }
}

}  // namespace vtes::test
