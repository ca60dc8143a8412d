#include "cards/line_cost.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "cards/phrase.h"

namespace vtes::cards {
namespace {

struct CostPhrase {
  Phrase phrase;
  int sign = 0;
};

/// `1 blood` of the phrase `# blood`.
struct UsePhrase {
  Phrase phrase;
  std::string_view unit;
};

/// The place in the sentence does not matter: words are free again for each phrase.
bool stands(const Phrase &phrase, const std::vector<std::string> &words, Captures &captures) {
  std::vector<bool> taken(words.size(), false);
  std::size_t end = 0;
  return phrase.take(words, 0, taken, captures, end);
}

std::vector<UsePhrase> usePhrases() {
  std::vector<UsePhrase> out;
  // `as an action that costs 1 blood` goes before what the action then does.
  for (const std::string_view unit : {"blood", "pool", "life"})
    out.push_back({Phrase("that costs # " + std::string(unit)), unit});
  for (const std::string_view unit : {"blood", "pool", "life"}) {
    const std::string name(unit);
    out.push_back({Phrase("burn|burns|pay|pays # of? your? " + name +
                          " or? life|pool|blood? during? their|your|the? minion|unlock|master? phase? to"),
                   unit});
    out.push_back({Phrase("by burning|paying # of? your? " + name), unit});
  }
  for (const std::string_view phrase :
       {"burn|burns|remove|removes # counter|counters from? this|itself|the? card|ally|equipment|retainer|location? to",
        "by burning|removing # counter|counters"}) {
    out.push_back({Phrase(phrase), "counter"});
  }
  return out;
}

}  // namespace

std::string printedCost(std::int8_t pool, std::int8_t blood, std::int8_t conviction) {
  std::string out;
  for (const auto &[amount, unit] :
       {std::pair{pool, "pool"}, std::pair{blood, "blood"}, std::pair{conviction, "conviction"}}) {
    if (amount == 0) continue;
    if (!out.empty()) out += ", ";
    out += (amount < 0 ? "X" : std::to_string(static_cast<int>(amount))) + ' ' + unit;
  }
  return out;
}

std::string changedCost(std::string_view cost, int change) {
  int amount = 0;
  const auto [end, code] = std::from_chars(cost.data(), cost.data() + cost.size(), amount);
  if (code != std::errc{}) return std::string(cost);
  return std::to_string(std::max(0, amount + change)) + std::string(end, cost.data() + cost.size());
}

int costChange(const std::vector<std::string> &words) {
  static const std::vector<CostPhrase> kPhrases = [] {
    std::vector<CostPhrase> out;
    for (const std::string_view phrase :
         {"this|itself card|action? costs # fewer|less blood|pool $",
          "but reduce their cost by # blood|pool or? blood|pool? $",
          "the cost to employ|recruit this|itself retainer|ally? is reduced by # blood|pool $"}) {
      out.push_back({Phrase(phrase), -1});
    }
    for (const std::string_view phrase : {"this|itself card|action? costs # additional|more blood|pool $",
                                          "this|itself card|action? costs +# blood|pool $"}) {
      out.push_back({Phrase(phrase), 1});
    }
    return out;
  }();
  for (const auto &[phrase, sign] : kPhrases) {
    Captures captures;
    if (!stands(phrase, words, captures)) continue;
    int amount = 0;
    std::from_chars(captures[0].data(), captures[0].data() + captures[0].size(), amount);
    return sign * amount;
  }
  return 0;
}

std::string useCost(const std::vector<std::string> &words) {
  static const std::vector<UsePhrase> kPhrases = usePhrases();
  for (const auto &[phrase, unit] : kPhrases) {
    Captures captures;
    if (stands(phrase, words, captures)) return captures[0] + ' ' + std::string(unit);
  }
  return {};
}

}  // namespace vtes::cards
