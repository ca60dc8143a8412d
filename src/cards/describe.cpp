#include "cards/describe.h"

#include <fmt/format.h>

#include <array>
#include <utility>

#include "cards/dictionary.h"
#include "cards/facts.h"
#include "cards/fold.h"
#include "cards/line_cost.h"

namespace vtes::cards {
namespace {

std::string costText(const Card &card) {
  return printedCost(card.poolCost, card.bloodCost, card.convictionCost);
}

/// `tre/!tre` in full: `Tremere or Tremere antitribu`.
std::string clanText(const Database &database, const Card &card) {
  std::string out;
  std::string_view rest = card.clans;
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find('/'), rest.size());
    const Term *clan = database.clan(rest.substr(0, end));
    if (!out.empty()) out += " or ";
    out += clan != nullptr ? clan->name : rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return out;
}

/// `dom DEM` as it is for a vampire; `obf/pre` and `ani&pro` in words for a library card.
std::string disciplineText(const Database &database, const Card &card) {
  if (card.crypt()) return std::string(card.disciplines);
  std::string out;
  std::string_view rest = card.disciplines;
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find_first_of("/&"), rest.size());
    const Term *discipline = database.discipline(rest.substr(0, end));
    out += discipline != nullptr ? discipline->name : rest.substr(0, end);
    if (end < rest.size()) out += rest[end] == '/' ? " or " : " and ";
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return out;
}

std::string levelText(const Card &card) {
  static constexpr std::array<std::string_view, 4> kInferior{"", "<", "< <<", "< << <<<"};
  static constexpr std::array<std::string_view, 3> kSuperior{"", ">", "> >>"};
  std::string out(kInferior[std::min<std::size_t>(card.inferiorLines, kInferior.size() - 1)]);
  const auto superior = kSuperior[std::min<std::size_t>(card.superiorLines, kSuperior.size() - 1)];
  if (!out.empty() && !superior.empty()) out.push_back(' ');
  return out += superior;
}

/// `>   tem  press  [COMBAT_BEFORE_RANGE]`, a line of the text each, with its cost where that is not the card's; what
/// the general rules give every card is left out.
std::string linesText(const std::vector<CardLine> &lines, std::string_view printed) {
  std::string out;
  for (const auto &line : lines) {
    if (line.use == LineUse::Rule) continue;
    if (!out.empty()) out.push_back('\n');
    if (!line.level.empty()) out += fmt::format("{:<3} {}  ", line.level, line.disciplines);
    if (line.use == LineUse::InPlay) out += "in play: ";
    out += line.effects.empty() ? "(no effect of the vocabulary)" : std::string(line.effects);
    if (line.cost != (line.use == LineUse::Play ? printed : "")) {
      out += line.cost.empty() ? ", costs nothing" : fmt::format(", costs {}", line.cost);
    }
    out += fmt::format("  [{}]", joinHooks(line.hooks));
  }
  return out;
}

std::string traitWords(const Card &card, std::initializer_list<std::pair<Trait, std::string_view>> words) {
  std::string out;
  for (const auto &[trait, word] : words) {
    if ((card.traits & trait) != 0) out += (out.empty() ? "" : ", ") + std::string(word);
  }
  return out;
}

std::string dateText(std::uint32_t date) {
  return fmt::format("{:04}-{:02}-{:02}", date / 10000, date / 100 % 100, date % 100);
}

}  // namespace

std::vector<Fact> describe(const Database &database, const Card &card) {
  std::vector<Fact> facts;
  const auto add = [&](std::string_view label, std::string value) {
    if (!value.empty()) facts.push_back({std::string(label), std::move(value)});
  };
  const std::string more = traitWords(card, {{kUnique, card.crypt() ? "" : "unique"},
                                             {kLocation, "location"},
                                             {kTrifle, "trifle"},
                                             {kOutOfTurn, "out of turn"},
                                             {kTrophy, "trophy"},
                                             {kBurnOption, "burn option"},
                                             {kSlave, "slave"},
                                             {kInfernal, "infernal"},
                                             {kRedList, "Red List"},
                                             {kBanned, "banned"}});
  std::string type = typeText(card);
  if (!more.empty()) type += more.starts_with(", ") ? more : ", " + more;
  add("type", type);
  add("clan", clanText(database, card));
  add("path", std::string(card.path));
  if (card.crypt()) {
    add("capacity", std::to_string(card.capacity));
    add("group", card.group == 0 ? "any" : std::to_string(card.group));
    add("title", std::string(card.title));
  }
  add(card.crypt() ? "disciplines" : "discipline", disciplineText(database, card));
  add("levels", levelText(card));
  add("cost", costText(card));
  if (const CardIndex index = database.byId(card.id); index != kNoCard) {
    add("lines", linesText(database.lines(index), costText(card)));
  }
  add("requires", std::string(card.requirement));
  if (!card.crypt()) {
    add("acts on", traitWords(card, {{kAffectsMinion, "minion"},
                                     {kAffectsMethuselah, "Methuselah"},
                                     {kAffectsLocation, "location"},
                                     {kAffectsEquipment, "equipment"},
                                     {kAffectsRetainer, "retainer"},
                                     {kAffectsUncontrolled, "uncontrolled region"},
                                     {kAffectsTorpor, "torpor"},
                                     {kAffectsAshHeap, "ash heap"},
                                     {kAffectsCardInPlay, "card in play"},
                                     {kAffectsHand, "hand or library"}}));
    add("play", traitWords(card, {{kDirected, "(D)"},
                                  {kNeedsTarget, "needs a target"},
                                  {kBleeds, "bleeds"},
                                  {kEntersCombat, "enters combat"},
                                  {kVariableCost, "cost varies"},
                                  {kAllocates, "allocates points"},
                                  {kGrantsVotes, "gives votes"},
                                  {kCancels, "cancels"},
                                  {kStaysInPlay, "stays in play"},
                                  {kMethuselahUses, "used by its controller"},
                                  {kMinionUses, "used by a minion"}}));
  }
  if (card.firstPrint != 0) add("printed", dateText(card.firstPrint));
  add("played", card.usageDecks == 0
                    ? "in no tournament deck"
                    : fmt::format("in {} tournament deck{}", card.usageDecks, card.usageDecks == 1 ? "" : "s"));
  add("id", std::to_string(card.id));
  add("text", std::string(card.text));
  return facts;
}

std::string summary(const Database &database, const Card &card) {
  std::string out = typeText(card);
  if (card.crypt()) {
    out += fmt::format(", {} {}", clanText(database, card), card.capacity);
    if (!card.title.empty()) out += fmt::format(", {}", card.title);
    if (card.group != 0) out += fmt::format(", group {}", card.group);
    if (card.advanced) out += ", advanced";
    if (!card.disciplines.empty()) out += fmt::format(", {}", card.disciplines);
    return out;
  }
  if ((card.traits & kTrifle) != 0) out += ", trifle";
  if ((card.traits & kOutOfTurn) != 0) out += ", out of turn";
  if ((card.traits & kLocation) != 0) out += ", location";
  if (!card.clans.empty()) out += ", " + clanText(database, card);
  if (!card.disciplines.empty()) out += ", " + disciplineText(database, card);
  if (const std::string cost = costText(card); !cost.empty()) out += ", " + cost;
  return out;
}

}  // namespace vtes::cards
