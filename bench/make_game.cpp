/// make_game BYTES SEED [--decks]: writes a transcript of about BYTES bytes that looks like a real game, from the names
/// of cards alone. The same arguments give the same text.

#include <array>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "cards/database.h"

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
    return std::move(text_);
  }

 private:
  struct Deck {
    std::vector<Card> crypt, masters, actions, modifiers, reactions, combat;
  };

  std::size_t pick(std::size_t count) { return std::uniform_int_distribution<std::size_t>(0, count - 1)(random_); }
  bool chance(int percent) { return pick(100) < static_cast<std::size_t>(percent); }

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
      if ((card.types & kVampire) != 0) pools[0].push_back(card);
      if ((card.traits & (kNeedsTarget | kVariableCost)) != 0) continue;
      if (card.types == kAction && (card.traits & kStaysInPlay) != 0) continue;
      if (card.types == kMaster) pools[1].push_back(card);
      if (card.types == kAction) pools[2].push_back(card);
      if (card.types == kActionModifier) pools[3].push_back(card);
      if (card.types == kReaction) pools[4].push_back(card);
      if (card.types == kCombat) pools[5].push_back(card);
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
    text_ += "---\ntitle: A generated game\ndate: 2026-01-01\nplayers:\n";
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
  std::string minion(std::size_t seat) { return std::string(any(decks_[seat].crypt).abbreviation); }
  std::string played(const Card &card) {
    std::string word(card.abbreviation);
    if (card.superiorLines > 0 && (card.inferiorLines == 0 || chance(70))) return word + ">";
    return card.inferiorLines > 0 ? word + "<" : word;
  }

  void combat(const std::string &actor, std::size_t acting, const std::string &blocker, std::size_t blocking) {
    text_ += "X\n";
    for (std::size_t rounds = 1 + pick(2); rounds > 0; --rounds) {
      text_ += actor + (chance(40) ? " hd\n" : " " + played(any(decks_[acting].combat)) + "\n");
      text_ += blocker + (chance(40) ? " hd\n" : " " + played(any(decks_[blocking].combat)) + "\n");
    }
    text_ += "X\n";
  }

  void action(std::size_t seat) {
    const std::size_t other = (seat + 1 + pick(4)) % kPlayers.size();
    const std::string actor = minion(seat);
    switch (pick(6)) {
      case 0:
        text_ += actor + " ht (nb)\n";
        return;
      case 1:
        text_ += actor + " krc (nb, " + std::string(kAbbreviations[other]) + " 3, " +
                 std::string(kAbbreviations[(other + 1) % kPlayers.size()]) + " 1) % +" +
                 std::string(kAbbreviations[seat]) + " -" + std::string(kAbbreviations[other]) + " %\n";
        return;
      case 2:
        text_ += actor + " " + played(any(decks_[seat].actions)) + " (nb)\n";
        return;
      case 3:
        text_ += actor + " bd (nb), " + played(any(decks_[seat].modifiers)) + "\n";
        return;
      default: {
        const std::string blocker = minion(other);
        text_ += actor + " bd " + blocker + " bk\n";
        if (chance(60)) text_ += blocker + " " + played(any(decks_[other].reactions)) + "\n";
        if (chance(40)) text_ += actor + " " + played(any(decks_[seat].modifiers)) + "\n";
        combat(actor, seat, blocker, other);
      }
    }
  }

  void writeTurn(std::size_t seat) {
    text_ += "\n" + std::string(kAbbreviations[seat]);
    if (chance(60)) text_ += "(" + std::to_string(6 + pick(24)) + ")";
    text_ += "\n";
    if (chance(20)) text_ += "/edge\n";
    text_ += "MA\n" + std::string(any(decks_[seat].masters).abbreviation) + "\nMI\n";
    for (std::size_t actions = 1 + pick(3); actions > 0; --actions) action(seat);
    text_ += "IN\n" + minion(seat) + " +" + std::to_string(1 + pick(4)) + "\n";
    if (chance(25))
      text_ += "DI\n-" + std::string(any(decks_[seat].actions).abbreviation) + ", +" +
               std::string(any(decks_[seat].reactions).abbreviation) + "\n";
    if (chance(10)) text_ += "// a remark about the table\n";
  }

  std::mt19937 random_;
  std::array<Deck, kPlayers.size()> decks_;
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
