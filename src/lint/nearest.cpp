#include "lint/nearest.h"

#include <algorithm>

#include "lint/diagnostic.h"

namespace vtes::lint {

namespace {

// No word that is known is longer; more letters would only take time.
constexpr std::size_t kLongest = 64;

/// Letters to insert, take out, change or swap to get from one word to the other.
std::size_t distance(std::string_view from, std::string_view to) {
  std::vector<std::vector<std::size_t>> rows(from.size() + 1, std::vector<std::size_t>(to.size() + 1));
  for (std::size_t i = 0; i <= from.size(); ++i) {
    for (std::size_t j = 0; j <= to.size(); ++j) {
      if (i == 0 || j == 0) {
        rows[i][j] = i + j;
        continue;
      }
      const std::size_t change = rows[i - 1][j - 1] + (from[i - 1] == to[j - 1] ? 0 : 1);
      rows[i][j] = std::min({change, rows[i - 1][j] + 1, rows[i][j - 1] + 1});
      const bool swapped = i > 1 && j > 1 && from[i - 1] == to[j - 2] && from[i - 2] == to[j - 1];
      if (swapped) rows[i][j] = std::min(rows[i][j], rows[i - 2][j - 2] + 1);
    }
  }
  return rows[from.size()][to.size()];
}

}  // namespace

std::string nearest(std::string_view word, const std::vector<std::string> &words) {
  std::string found;
  if (word.size() > kLongest) return found;
  std::size_t best = word.size() / 2 + 1;
  for (const std::string &each : words) {
    const std::size_t steps = distance(word, each);
    if (steps < best) {
      best = steps;
      found = each;
    }
  }
  return found;
}

std::string nearestRule(std::string_view id) {
  std::vector<std::string> all;
  for (const Rule *rule : catalogue()) all.emplace_back(rule->id);
  return nearest(id, all);
}

}  // namespace vtes::lint
