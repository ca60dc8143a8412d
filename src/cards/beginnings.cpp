#include <algorithm>
#include <array>
#include <utility>

#include "cards/database_impl.h"
#include "cards/image.h"

namespace vtes::cards {
namespace {

constexpr std::size_t kShortestOfName = 2;
constexpr std::size_t kShortestOfWord = 3;

bool isArticle(std::string_view word) {
  return word == "the" || word == "a" || word == "an";
}

/// Words that stand in hundreds of names and lead to none.
bool isSmall(std::string_view word) {
  constexpr std::array<std::string_view, 10> kSmall = {"of", "and", "for",  "from", "in",
                                                       "on", "to",  "with", "by",   "at"};
  return isArticle(word) || std::find(kSmall.begin(), kSmall.end(), word) != kSmall.end();
}

}  // namespace

const Database::Impl::Beginnings &Database::Impl::beginnings() const {
  std::call_once(beginningsMade_, [this] {
    // The keys grow while they are gathered: their places become views only when they stay.
    struct Key {
      CardIndex card = kNoCard;
      Beginning::Of of = Beginning::Of::Abbreviation;
      std::size_t begin = 0;
      std::size_t size = 0;
    };
    std::vector<Key> keys;
    std::string &pool = beginnings_.keys;
    const auto records = view.section<image::CardRecord>(image::kCards);
    for (std::size_t i = 0; i < records.size(); ++i) {
      const auto card = static_cast<CardIndex>(i);
      const std::string abbreviation = image::nameKey(view.text(records[i].abbreviation));
      keys.push_back({card, Beginning::Of::Abbreviation, pool.size(), abbreviation.size()});
      pool += abbreviation;
      const std::string name = image::nameKey(view.text(records[i].natural));
      const std::size_t base = pool.size();
      pool += name;
      bool first = true;
      for (std::size_t at = 0; at < name.size();) {
        const std::size_t end = std::min(name.find(' ', at), name.size());
        const std::string_view word = std::string_view(name).substr(at, end - at);
        if (at == 0 || first) {
          keys.push_back({card, Beginning::Of::Name, base + at, name.size() - at});
        } else if (!isSmall(word)) {
          keys.push_back({card, Beginning::Of::NameWord, base + at, name.size() - at});
        }
        first = first && isArticle(word);
        at = end + 1;
      }
    }
    beginnings_.entries.reserve(keys.size());
    for (const Key &key : keys)
      beginnings_.entries.push_back({key.card, key.of, std::string_view(pool).substr(key.begin, key.size), {}});
    std::stable_sort(beginnings_.entries.begin(), beginnings_.entries.end(),
                     [](const Beginning &left, const Beginning &right) { return left.key < right.key; });
  });
  return beginnings_;
}

std::vector<Beginning> Database::beginningWith(std::string_view typed) const {
  std::string key = image::nameKey(typed);
  if (key.empty()) return {};
  // `govern the ` goes on with a word, and not with `govern then`.
  if (typed.back() == ' ') key.push_back(' ');
  const auto &entries = impl_->beginnings().entries;
  auto at = std::lower_bound(entries.begin(), entries.end(), key,
                             [](const Beginning &entry, const std::string &wanted) { return entry.key < wanted; });
  std::vector<Beginning> found;
  for (; at != entries.end() && at->key.starts_with(key); ++at) {
    if (at->of == Beginning::Of::Name && key.size() < kShortestOfName) continue;
    if (at->of == Beginning::Of::NameWord && key.size() < kShortestOfWord) continue;
    found.push_back(*at);
    found.back().rest = at->key.substr(key.size());
  }
  std::sort(found.begin(), found.end(), [](const Beginning &left, const Beginning &right) {
    return std::pair(left.card, left.of) < std::pair(right.card, right.of);
  });
  found.erase(std::unique(found.begin(), found.end(),
                          [](const Beginning &left, const Beginning &right) { return left.card == right.card; }),
              found.end());
  return found;
}

}  // namespace vtes::cards
