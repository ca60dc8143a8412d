/// make_game BYTES SEED [--decks]: writes a transcript of about BYTES bytes that looks like a real game, from the facts
/// of cards alone. As in real ones next to nothing is to be found in it, also by the rules: who acts and blocks is
/// unlocked, cards are played in their windows, and the pools of the headers are those that come out. The same
/// arguments give the same text.

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "cards/database.h"
#include "model/transcript.h"
#include "replay/replay.h"

namespace {

using vtes::cards::Card;
using vtes::cards::CardIndex;
using vtes::cards::Database;

constexpr std::array<std::string_view, 5> kPlayers = {"Marta", "Igor", "Lena", "Otto", "Rosa"};
constexpr std::array<std::string_view, 5> kAbbreviations = {"MART", "IGOR", "LENA", "OTTO", "ROSA"};

class Writer {
 public:
  explicit Writer(unsigned seed) : random_(seed) { deal(); }

  std::string write(std::size_t bytes, bool decks) {
    frontMatter(decks);
    for (std::size_t turn = 0; text_.size() < bytes; ++turn) writeTurn(turn % kPlayers.size());
    statePools();
    return std::move(text_);
  }

 private:
  struct Deck {
    std::vector<Card> crypt, masters, actions, modifiers, reactions, combat;
  };

  std::size_t pick(std::size_t count) { return std::uniform_int_distribution<std::size_t>(0, count - 1)(random_); }
  bool chance(int percent) { return pick(100) < static_cast<std::size_t>(percent); }

  /// Every line of it has just these hooks, and costs a minion at most one blood.
  static bool isFor(const Database &cards, std::size_t index, vtes::cards::Hooks hooks) {
    const auto lines = cards.lines(static_cast<CardIndex>(index));
    return !lines.empty() && std::all_of(lines.begin(), lines.end(), [hooks](const vtes::cards::CardLine &line) {
      return line.hooks == hooks && line.confidence == vtes::cards::Confidence::Certain &&
             line.cost.find("pool") == std::string_view::npos;
    });
  }

  /// A strike after which both are still there.
  static bool strikes(const Database &cards, std::size_t index) {
    const auto lines = cards.lines(static_cast<CardIndex>(index));
    return std::all_of(lines.begin(), lines.end(), [](const vtes::cards::CardLine &line) {
      return line.effects == "strike:dodge" || line.effects == "strike:combat-ends" ||
             line.effects.starts_with("strike:hand");
    });
  }

  /// Cards that are often played, so that the abbreviations are those of real games. As in those there is next to
  /// nothing to be found: no card that shares its abbreviation or is told from another by a number, no vampire in two
  /// decks.
  void deal() {
    const Database &cards = Database::builtin();
    std::array<std::vector<Card>, 6> pools;
    using namespace vtes::cards;
    for (std::size_t index = 0; index < cards.size(); ++index) {
      const Card card = cards.card(static_cast<CardIndex>(index));
      if (card.advanced || card.usageDecks < 30 || cards.find(card.abbreviation).size() > 1) continue;
      if ((card.types & kVampire) != 0 && (card.traits & kInfernal) == 0) pools[0].push_back(card);
      // Any vampire of a deck plays any card of it.
      if (!card.clans.empty() || !card.requirement.empty()) continue;
      if ((card.traits & (kNeedsTarget | kVariableCost)) != 0) continue;
      if (card.types == kAction && (card.traits & kStaysInPlay) != 0) continue;
      if (card.types == kMaster && card.poolCost == 0 && (card.traits & (kUnique | kOutOfTurn | kAffectsMinion)) == 0)
        pools[1].push_back(card);
      if (card.types == kAction && isFor(cards, index, kActionHook) && (card.traits & kEntersCombat) == 0)
        pools[2].push_back(card);
      if (card.types == kActionModifier && isFor(cards, index, kBlockAttemptActingHook)) pools[3].push_back(card);
      if (card.types == kReaction && isFor(cards, index, kBlockAttemptReactingHook)) pools[4].push_back(card);
      if (card.types == kCombat && isFor(cards, index, kStrikeHook) && strikes(cards, index)) pools[5].push_back(card);
    }
    for (Deck &deck : decks_) {
      const std::array<std::vector<Card> *, 6> parts = {&deck.crypt,     &deck.masters,   &deck.actions,
                                                        &deck.modifiers, &deck.reactions, &deck.combat};
      for (std::size_t part = 0; part < parts.size(); ++part)
        for (int count = 0; count < 8; ++count) {
          const auto at = pools[part].begin() + static_cast<std::ptrdiff_t>(pick(pools[part].size()));
          parts[part]->push_back(*at);
          if (part == 0) pools[part].erase(at);
        }
    }
  }

  void frontMatter(bool decks) {
    text_ += "---\ntitle: A generated game\ndate: 2026-01-01\npool: {";
    for (std::size_t seat = 0; seat < kPlayers.size(); ++seat)
      text_ += (seat == 0 ? "" : ", ") + std::string(kPlayers[seat]) + ": " + std::to_string(kPool);
    text_ += "}\nplayers:\n";
    for (std::size_t seat = 0; seat < kPlayers.size(); ++seat) {
      text_ += "  - name: " + std::string(kPlayers[seat]) + "\n";
      if (!decks) continue;
      text_ += "    deck:\n";
      const Deck &deck = decks_[seat];
      for (const auto *part :
           {&deck.crypt, &deck.masters, &deck.actions, &deck.modifiers, &deck.reactions, &deck.combat})
        for (const Card &card : *part) text_ += "      - \"" + escaped(card.natural) + "\"\n";
    }
    text_ += "---\n";
  }

  static std::string escaped(std::string_view name) {
    std::string result;
    for (const char c : name) {
      if (c == '"') result += '\\';
      result += c;
    }
    return result;
  }

  const Card &any(const std::vector<Card> &cards) { return cards[pick(cards.size())]; }
  std::string vampire(std::size_t seat, std::size_t index) {
    return std::string(decks_[seat].crypt[index].abbreviation);
  }
  std::string played(const Card &card) {
    std::string word(card.abbreviation);
    if (card.superiorLines > 0 && (card.inferiorLines == 0 || chance(70))) return word + ">";
    return card.inferiorLines > 0 ? word + "<" : word;
  }

  /// What both lost they have again, so that nobody ever falls or has to hunt.
  void combat(const std::string &actor, std::size_t acting, const std::string &blocker, std::size_t blocking) {
    text_ += "X\n";
    text_ += actor + (chance(60) ? " hd\n" : " " + played(any(decks_[acting].combat)) + "\n");
    text_ += blocker + (chance(60) ? " hd\n" : " " + played(any(decks_[blocking].combat)) + "\n");
    text_ += "X\n";
    text_ += actor + " +8b\n" + blocker + " +8b\n";
  }

  void action(std::size_t seat, std::size_t index) {
    const std::size_t prey = (seat + 1) % kPlayers.size();
    const std::string actor = vampire(seat, index);
    switch (pick(6)) {
      case 0:
        text_ += actor + " ht (nb)\n";
        return;
      case 1:
        text_ += actor + " krc (nb, " + std::string(kAbbreviations[prey]) + " 3, " +
                 std::string(kAbbreviations[(prey + 1) % kPlayers.size()]) + " 1) % +" +
                 std::string(kAbbreviations[seat]) + " -" + std::string(kAbbreviations[prey]) + " %\n";
        return;
      case 2:
        text_ += actor + " " + played(any(decks_[seat].actions)) + " (nb)\n" + actor + " +8b\n";
        return;
      case 3:
        text_ += actor + " bd (nb)\n";
        return;
      default:
        if (blocks_[prey] == kBlockers) {
          text_ += actor + " bd (nb)\n";
          return;
        }
        // Half of a crypt acts, the other half blocks, each once until it unlocks.
        const std::string blocker = vampire(prey, kBlockers + blocks_[prey]++);
        text_ += actor + " bd " + blocker + " bk\n";
        if (chance(40)) text_ += actor + " " + played(any(decks_[seat].modifiers)) + "\n";
        if (chance(60)) text_ += blocker + " " + played(any(decks_[prey].reactions)) + "\n";
        combat(actor, seat, blocker, prey);
    }
  }

  void writeTurn(std::size_t seat) {
    blocks_[seat] = 0;
    text_ += "\n" + std::string(kAbbreviations[seat]);
    if (chance(60)) headers_.push_back(text_.size());
    text_ += "\nMA\n" + std::string(any(decks_[seat].masters).abbreviation) + "; +6p\nMI\n";
    const std::size_t first = pick(kBlockers);
    for (std::size_t i = 0, actions = 1 + pick(3); i < actions; ++i) action(seat, (first + i) % kBlockers);
    text_ += "IN\n+vamp\n";
    if (chance(25))
      text_ += "DI\n-" + std::string(any(decks_[seat].actions).abbreviation) + ", +" +
               std::string(any(decks_[seat].reactions).abbreviation) + "\n";
    if (chance(10)) text_ += "// a remark about the table\n";
  }

  /// Puts the pools that come out behind some headers, where they are known exactly.
  void statePools() {
    const auto transcript = vtes::model::analyse(vtes::text::Source::make(text_), {});
    const vtes::replay::Replay replay = vtes::replay::replay(*transcript);
    std::string text;
    std::size_t from = 0, next = 0;
    for (const vtes::replay::Turn &turn : replay.turns) {
      const std::size_t end = transcript->events[turn.event].range.end;
      while (next < headers_.size() && headers_[next] < end) ++next;
      const vtes::rules::Bounds pool = turn.table.pool[turn.seat];
      if (next == headers_.size() || headers_[next] != end || !pool.exact()) continue;
      text += text_.substr(from, end - from) + "(" + std::to_string(pool.low) + ")";
      from = end;
    }
    text_ = text + text_.substr(from);
  }

  static constexpr int kPool = 900;
  static constexpr std::size_t kBlockers = 4;  ///< of a crypt
  std::mt19937 random_;
  std::array<Deck, kPlayers.size()> decks_;
  std::array<std::size_t, kPlayers.size()> blocks_{};  ///< since her turn
  std::vector<std::size_t> headers_;                   ///< where a pool is to stand
  std::string text_;
};

}  // namespace

int main(int argc, char **argv) {
  if (argc < 3) {
    std::fputs("usage: make_game BYTES SEED [--decks]\n", stderr);
    return 2;
  }
  Writer writer(static_cast<unsigned>(std::strtoul(argv[2], nullptr, 10)));
  const bool decks = argc > 3 && std::string_view(argv[3]) == "--decks";
  const std::string text = writer.write(std::strtoul(argv[1], nullptr, 10), decks);
  return std::fwrite(text.data(), 1, text.size(), stdout) == text.size() ? 0 : 1;
}
