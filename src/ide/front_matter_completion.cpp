#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "cards/describe.h"
#include "cards/fold.h"
#include "format/front_matter_text.h"
#include "ide/candidates.h"
#include "ide/front_matter.h"
#include "ide/places.h"
#include "ide/terms.h"
#include "lint/pin.h"

namespace vtes::ide {

namespace {
using cards::Card;
using Where = FrontMatterContext::Where;

bool begins(std::string_view text, std::string_view typed) {
  return cards::foldLower(text).starts_with(cards::foldLower(typed));
}

/// A list for one place in the block.
class Block {
 public:
  Block(const Snapshot &snapshot, std::uint32_t offset, const FrontMatterContext &context)
      : snapshot_(snapshot),
        offset_(offset),
        context_(context),
        candidates_(snapshot, context.word, std::string(textOf(snapshot, {context.word.begin, offset}))),
        name_(textOf(snapshot, {std::min(context.name, offset), offset})) {}

  [[nodiscard]] Completion complete() {
    switch (context_.where) {
      case Where::Key:
      case Where::SeatKey:
        addKeys();
        break;
      case Where::End:
        addEnds();
        break;
      case Where::Player:
        addPlayers();
        break;
      case Where::Seat:
        addPlayers();
        addKey(*frontMatterKey("name"), 0);
        break;
      case Where::Abbr:
        addAbbreviations();
        break;
      case Where::Pin:
        addPins();
        break;
      case Where::Card:
        addCards({});
        return candidates_.take(false);
      case Where::Pinned:
        addPinned();
        return candidates_.take(false);
      case Where::Nothing:
        return {};
    }
    return candidates_.take(true);
  }

 private:
  /// A text as it can stand there: in the quotes that are there, else in quotes where it needs some.
  [[nodiscard]] std::string scalar(std::string_view text) const {
    if (context_.quote == 0) return format::yamlScalar(text);
    std::string out;
    for (const char c : text) {
      // In single quotes a quote is written twice; in double ones it stands behind a backslash.
      if (c == context_.quote || (context_.quote == '"' && c == '\\')) out += context_.quote == '"' ? '\\' : c;
      out += c;
    }
    return out;
  }

  /// A name that replaces the word, the count in front kept. `rest`: what is still to be typed of it.
  void put(CompletionItem item, std::string_view rest, int rank) {
    const std::string count(textOf(snapshot_, {context_.word.begin, std::max(context_.word.begin, context_.name)}));
    item.edit.text = scalar(count + item.label);
    candidates_.put(std::move(item), rest, rank);
  }

  void addKey(const FrontMatterKey &key, int rank) {
    if (!key.key.starts_with(cards::foldLower(name_))) return;
    const std::string_view bytes = snapshot_.source->clean();
    const bool colon = context_.word.end < bytes.size() && bytes[context_.word.end] == ':';
    const std::string label = std::string(key.key) + (colon ? "" : ": ");
    candidates_.put(
        {CompletionKind::Key, label, std::string(key.example), {}, {}, {}, {}, fmt::format("key:{}", key.key)},
        key.key.substr(name_.size()), rank);
  }

  void addKeys() {
    const bool ofSeat = context_.where == Where::SeatKey;
    // What stands there already need not come twice, but for the word itself.
    std::set<std::string_view> written;
    for (const WrittenKey &key : writtenKeys(snapshot_)) {
      if (!ofSeat && !overlap(key.range, {context_.word.begin, context_.word.end + 1})) written.insert(key.key);
    }
    int rank = 100;
    for (const FrontMatterKey &key : frontMatterTable()) {
      if (key.ofSeat == ofSeat && written.count(key.key) == 0) addKey(key, rank--);
    }
  }

  void addEnds() {
    int rank = 10;
    for (const std::string_view end : model::frontMatterEnds())
      candidates_.word(CompletionKind::Value, end, {}, "key:end", rank--);
  }

  /// A name is at a seat already, other than where the cursor is.
  [[nodiscard]] bool isSeated(std::string_view name) const {
    const auto &seats = snapshot_.transcript->frontMatter.seats;
    return std::any_of(seats.begin(), seats.end(), [&](const model::Seat &seat) {
      return seat.name.value == name && !touches(seat.name.range, offset_);
    });
  }

  void addPlayer(const std::string &name, int rank) {
    if (isSeated(name) || !begins(name, name_)) return;
    const std::string folded = cards::foldLower(name);
    put({CompletionKind::Player, name, {}, {}, {}, {}, {}, {}},
        std::string_view(folded).substr(cards::foldLower(name_).size()), rank);
  }

  void addPlayers() {
    for (const std::string &name : snapshot_.transcript->knownPlayers) addPlayer(name, 2);
    // Those of whom the game has turns, and nobody has said who they are.
    for (const model::Player &player : snapshot_.transcript->players) {
      if (!player.declared) addPlayer(player.abbr, 1);
    }
  }

  void addAbbreviations() {
    for (const model::Player &player : snapshot_.transcript->players)
      candidates_.word(CompletionKind::Player, player.abbr, {}, {}, player.declared ? 0 : 1);
  }

  void addPins() {
    const cards::Database &database = candidates_.database();
    std::set<std::string_view> done;
    for (const model::Word &word : snapshot_.transcript->words) {
      if (word.card == cards::kNoCard || word.others.empty() || word.role == model::Word::Role::Short) continue;
      const std::string_view seen = textOf(snapshot_, word.range);
      if (!seen.starts_with(name_) || !done.insert(seen).second) continue;
      const std::string pin = fmt::format("{}: {}", seen, format::yamlScalar(lint::pinName(database, word.card)));
      candidates_.put({CompletionKind::Value, pin, "pin as it is read", {}, {}, {}, {}, idOf(word.card, database)},
                      seen.substr(name_.size()), word.ambiguous ? 10 : 0);
    }
  }

  void addCard(cards::CardIndex index, int rank, std::string_view rest) {
    const cards::Database &database = candidates_.database();
    const Card card = database.card(index);
    for (const Knowledge *part : allKnowledge()) rank += part->rank(snapshot_, {}, index, card);
    put({CompletionKind::CardName,
         lint::pinName(database, index),
         std::string(card.abbreviation),
         cards::summary(database, card),
         {},
         {},
         {},
         idOf(index, database)},
        rest, rank);
  }

  /// Cards by name. `likely`: those that come first.
  void addCards(const std::set<cards::CardIndex> &likely) {
    constexpr int kLikely = 1000;
    for (const cards::Beginning &found : candidates_.database().beginningWith(name_)) {
      const int rank = found.of == cards::Beginning::Of::Name ? 100 : 0;
      addCard(found.card, rank + (likely.count(found.card) > 0 ? kLikely : 0), found.rest);
    }
  }

  /// What the pinned abbreviation can mean, before all else.
  void addPinned() {
    std::set<cards::CardIndex> meant;
    for (const cards::Candidate &candidate : candidates_.database().find(context_.key)) meant.insert(candidate.card);
    if (!name_.empty()) return addCards(meant);
    for (const cards::CardIndex card : meant) addCard(card, 0, {});
  }

  const Snapshot &snapshot_;
  std::uint32_t offset_;
  const FrontMatterContext &context_;
  Candidates candidates_;
  std::string_view name_;  ///< what is typed of a name, behind its count
};

}  // namespace

Completion completeFrontMatter(const Snapshot &snapshot, std::uint32_t offset) {
  const FrontMatterContext context = frontMatterContext(snapshot, offset);
  if (context.word.begin > offset) return {};
  return Block(snapshot, offset, context).complete();
}

}  // namespace vtes::ide
