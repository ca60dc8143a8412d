#include "model/table.h"

#include <algorithm>

#include "cards/abbreviate.h"
#include "cards/fold.h"

namespace vtes::model {

namespace {

char upper(char c) {
  return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

/// The place of a word's first two bytes among all that begin alike; case does not count.
std::size_t beginning(std::string_view word) {
  const auto letter = [word](std::size_t at) {
    return at < word.size() ? static_cast<unsigned char>(upper(word[at])) & 31U : 0U;
  };
  return letter(0) << 5U | letter(1);
}

bool isAscii(std::string_view word) {
  return std::none_of(word.begin(), word.end(), [](char c) { return static_cast<unsigned char>(c) >= 0x80; });
}

std::string foldUpper(std::string_view word) {
  auto folded = isAscii(word) ? std::string(word) : cards::foldLower(word);
  std::transform(folded.begin(), folded.end(), folded.begin(), upper);
  return folded;
}

bool hasSmall(std::string_view word) {
  return std::any_of(word.begin(), word.end(), [](char c) { return c >= 'a' && c <= 'z'; });
}

/// Whether `word` begins with `begin`; case does not count. In bytes, and told apart by the first ones nearly always.
bool startsUpper(std::string_view word, std::string_view begin) {
  if (word.size() < begin.size()) return false;
  for (std::size_t at = 0; at < begin.size(); ++at) {
    if (word[at] != begin[at] && upper(word[at]) != upper(begin[at])) return false;
  }
  return true;
}

/// Letters changed, left out, added or swapped between two short words.
std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    auto diagonal = row[0];
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const auto up = row[j];
      row[j] = std::min({up + 1, row[j - 1] + 1, diagonal + (a[i - 1] == b[j - 1] ? 0 : 1)});
      diagonal = up;
    }
  }
  return row[b.size()];
}

}  // namespace

Table::Table(const FrontMatter &frontMatter, std::deque<Player> &players) : players_(&players) {
  std::vector<std::string> names;
  names.reserve(frontMatter.seats.size());
  for (const auto &seat : frontMatter.seats) names.push_back(seat.name.value);
  const auto made = cards::abbreviatePlayers(names);
  for (std::size_t i = 0; i < frontMatter.seats.size(); ++i) {
    const auto &seat = frontMatter.seats[i];
    Player player;
    player.name = seat.name.value;
    player.abbr = seat.abbr ? seat.abbr->value : made[i];
    player.declared = player.seated = true;
    players_->push_back(std::move(player));
    addKey(players_->back());
  }
  declared_ = !players_->empty();
  seats_ = players_->size();
}

void Table::beginAnew(std::deque<Player> &players) {
  players_ = &players;
  keys_.resize(players.size());
  found_.clear();
  controllers_.clear();
}

void Table::addKey(const Player &player) {
  found_.clear();
  auto name = foldUpper(player.name);
  std::erase(name, ' ');
  keys_.push_back({foldUpper(player.abbr), std::move(name)});
  const std::string_view whole = keys_.back().foldedName;
  for (const std::string_view text : {std::string_view(keys_.back().folded), whole, whole.substr(0, 1)})
    beginnings_.set(beginning(text));
}

Table::Found Table::findAnyCase(std::string_view word) const {
  Found found;
  if (word.empty()) return found;
  if (isAscii(word.substr(0, 2)) && !beginnings_.test(beginning(word))) return found;
  if (const Found *known = found_.find(word)) return *known;
  constexpr std::size_t kMost = 4096;
  if (found_.size() > kMost) found_.clear();
  return found_[word] = lookUp(word);
}

Table::Found Table::lookUp(std::string_view word) const {
  Found found;
  const bool plain = isAscii(word);
  const std::string other = plain ? std::string() : foldUpper(word);
  const std::string_view folded = plain ? word : std::string_view(other);
  for (std::size_t i = 0; i < keys_.size(); ++i) {
    const auto &key = keys_[i];
    // Most are told apart by the first letter.
    if (!key.folded.empty() && upper(folded.front()) != key.folded.front()) continue;
    if (!startsUpper(folded, key.folded)) continue;
    const bool whole = folded.size() == key.folded.size();
    // Of longer forms the first counts, and before them all an abbreviation.
    if (!whole && (found.longer || !startsUpper(key.foldedName, folded))) continue;
    found.player = static_cast<PlayerIndex>(i);
    found.longer = !whole;
    if (whole) break;
  }
  found.otherCase = found.player != kNoPlayer && hasSmall(word);
  return found;
}

Table::Found Table::find(std::string_view word) const {
  if (const Found *known = found_.find(word)) return known->otherCase ? Found{} : *known;
  return hasSmall(word) ? Found{} : findAnyCase(word);
}

PlayerIndex Table::meet(std::string_view word, bool seated) {
  if (const auto found = find(word); found.player != kNoPlayer) {
    auto &player = (*players_)[static_cast<std::size_t>(found.player)];
    if (seated && !player.seated) player.seated = true;
    return found.player;
  }
  if (players_->size() >= 100) return kNoPlayer;
  Player player;
  player.name = player.abbr = std::string(word);
  player.seated = seated;
  players_->push_back(std::move(player));
  addKey(players_->back());
  if (seated) seats_ = players_->size();
  return static_cast<PlayerIndex>(players_->size() - 1);
}

std::vector<std::string> Table::nearest(std::string_view word) const {
  const auto folded = foldUpper(word);
  std::vector<std::pair<std::size_t, std::string>> ranked;
  for (std::size_t i = 0; i < keys_.size(); ++i)
    ranked.emplace_back(distance(folded, keys_[i].folded), (*players_)[i].abbr);
  std::stable_sort(ranked.begin(), ranked.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
  std::vector<std::string> out;
  for (const auto &[far, abbr] : ranked) {
    if (far <= 2 && out.size() < 3) out.push_back(abbr);
  }
  return out;
}

void Table::control(cards::CardIndex card, PlayerIndex player) {
  const bool first = controllers_.try_emplace(card, player).second;
  if (ledger_ == nullptr) return;
  ledger_->taken.insert(keyOf(Known::Control, card));
  if (first) ledger_->given.controls.emplace_back(card, player);
}

PlayerIndex Table::controllerOf(cards::CardIndex card) const {
  if (ledger_ != nullptr) ledger_->taken.insert(keyOf(Known::Control, card));
  const auto found = controllers_.find(card);
  return found == controllers_.end() ? kNoPlayer : found->second;
}

}  // namespace vtes::model
