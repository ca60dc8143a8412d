#include "cli/rules_words.h"

#include <fmt/format.h>

namespace vtes::cli {
namespace {

constexpr std::array<std::string_view, 43> kEffects{
    "none",         "stealth",      "intercept",      "bleed",       "hunt",           "redirect",
    "unblockable",  "wake",         "cancel",         "cancel-cost", "end-action",     "no-combat",
    "enter-combat", "maneuver",     "bind-strike",    "strike",      "additional",     "prevent",
    "damage",       "end-combat",   "press-continue", "press-end",   "votes-for",      "votes-against",
    "pool",         "blood",        "lock",           "unlock",      "torpor",         "ready",
    "burn",         "take-control", "put-in-play",    "take-edge",   "master-actions", "discard-actions",
    "transfers",    "hand-size",    "draw",           "discard",     "no-replace",     "replace",
    "give-title"};
static_assert(kEffects.size() == static_cast<std::size_t>(rules::Effect::GiveTitle) + 1);

constexpr std::array<std::string_view, 11> kActions{"bleed",     "hunt",         "political",    "equip",
                                                    "employ",    "recruit",      "leave-torpor", "rescue",
                                                    "diablerie", "enter-combat", "other"};
constexpr std::array<std::string_view, 8> kCardTypes{"unknown",  "master",   "action", "political",
                                                     "modifier", "reaction", "combat", "event"};
constexpr std::array<std::string_view, 7> kKinds{"vampire",  "ally",  "retainer", "equipment",
                                                 "location", "event", "other"};
constexpr std::array<std::string_view, 15> kTitles{"none",     "1-vote",     "2-votes",      "primogen", "bishop",
                                                   "prince",   "archbishop", "baron",        "magaji",   "kholo",
                                                   "justicar", "cardinal",   "inner-circle", "regent",   "priscus"};
constexpr std::array<std::string_view, 5> kRegions{"none", "uncontrolled", "ready", "torpor", "contested"};
constexpr std::array<std::string_view, 6> kStrikes{"none",        "damage",      "dodge",
                                                   "combat-ends", "steal-blood", "no-strike"};

}  // namespace

std::span<const std::string_view> wordsOf(rules::Effect /*of*/) {
  return kEffects;
}
std::span<const std::string_view> wordsOf(rules::ActionType /*of*/) {
  return kActions;
}
std::span<const std::string_view> wordsOf(rules::CardType /*of*/) {
  return kCardTypes;
}
std::span<const std::string_view> wordsOf(rules::Kind /*of*/) {
  return kKinds;
}
std::span<const std::string_view> wordsOf(rules::Title /*of*/) {
  return kTitles;
}
std::span<const std::string_view> wordsOf(rules::Region /*of*/) {
  return kRegions;
}
std::span<const std::string_view> wordsOf(rules::StrikeKind /*of*/) {
  return kStrikes;
}

std::string listed(std::span<const std::string_view> words) {
  return fmt::format("{}", fmt::join(words, ", "));
}

}  // namespace vtes::cli
