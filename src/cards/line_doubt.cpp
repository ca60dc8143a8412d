#include "cards/line_doubt.h"

#include <algorithm>
#include <array>
#include <unordered_set>

namespace vtes::cards {
namespace {

/// Words that say who, whose, which or how long, and nothing of what is done or when.
bool isPlain(std::string_view word) {
  static const std::unordered_set<std::string_view> kPlain{
      // articles, pronouns, prepositions, and the like
      "a", "an", "the", "this", "that", "these", "those", "it", "they", "them", "their", "you", "your", "who", "whose",
      "itself", "himself", "herself", "themselves", "of", "to", "for", "from", "by", "with", "on", "and", "or", "also",
      "then", "can", "is", "are", "both", "another", "other", "same", "gets", "get", "have", "has", "any", "give",
      "gives", "choose", "still",
      // who
      "vampire", "vampires", "vampire's", "minion", "minions", "minion's", "ally", "allies", "methuselah",
      "methuselahs", "methuselah's", "controller", "controller's", "prey", "predator", "acting", "reacting", "blocking",
      "opposing", "striking", "attached", "determined", "younger", "older", "control", "controls", "controlled",
      "ready", "unique", "location", "equipment", "retainer", "weapon", "bearer", "card", "cards", "clan", "employer",
      "requiring",
      // kinds of minions, sects, titles
      "mortal", "ghoul", "wraith", "werewolf", "animal", "demon", "seraph", "mage", "zombie", "mummy", "changeling",
      "imbued", "hunter", "spirit", "anarch", "anarchs", "sabbat", "camarilla", "independent", "laibon", "titled",
      "prince", "justicar", "archbishop", "bishop", "baron", "primogen", "cardinal", "kholo", "magaji", "infernal",
      // clans
      "abomination", "ahrimane", "akunanse", "antitribu", "assamite", "avenger", "baali", "banu", "haqim", "brujah",
      "caitiff", "daughter", "cacophony", "defender", "gangrel", "gargoyle", "ghost", "giovanni", "guruhi", "harbinger",
      "hecata", "ishtarri", "kiasyd", "lasombra", "malkavian", "ministry", "nagaraja", "nosferatu", "osebo", "pander",
      "ravnos", "salubri", "samedi", "setite", "skin", "toreador", "tremere", "tzimisce", "ventrue"};
  return kPlain.contains(word);
}

/// `a locked vampire`, and not `is locked`.
bool isState(const std::vector<std::string> &words, std::size_t at) {
  if (at == 0 || (words[at] != "locked" && words[at] != "unlocked")) return false;
  for (const std::string_view before : {"a", "an", "any", "the", "ready", "that", "this"}) {
    if (words[at - 1] == before) return true;
  }
  return false;
}

/// `the target minion`, and not `change the target`.
bool isTarget(const std::vector<std::string> &words, std::size_t at) {
  if (words[at] != "target" || at + 1 == words.size()) return false;
  for (const std::string_view who : {"minion", "vampire", "ally", "methuselah", "methuselah's"}) {
    if (words[at + 1] == who) return true;
  }
  return false;
}

/// `Play` before a window, `but` of a line that goes on with the one above.
bool begins(const std::vector<std::string> &words, const std::vector<Claim> &claims, std::size_t at) {
  if (at == 0) return words[0] == "play" && words.size() > 1 && claims[1] == Claim::Taken;
  return at == 2 && words[0] == "as" && words[1] == "above" && words[2] == "but";
}

/// Words that tell of a deed or of a time. In a condition that no window names they may name one.
bool isTelling(std::string_view word) {
  static const std::unordered_set<std::string_view> kTelling{
      "when",       "whenever",     "after",    "before",    "during",    "as",       "while",    "would",
      "should",     "about",        "end",      "ends",      "beginning", "begins",   "resolved", "resolution",
      "successful", "successfully", "succeeds", "fails",     "announced", "declared", "played",   "plays",
      "blocked",    "blocks",       "bleeding", "bled",      "hunting",   "burned",   "burns",    "referendum",
      "inflicts",   "inflicted",    "instead",  "unless",    "gain",      "gains",    "lock",     "unlock",
      "burn",       "step",         "phase",    "diablerie", "torpor",    "strikes",  "strike",   "damage"};
  return kTelling.contains(word);
}

/// `burn an equipment or a location`: where no pattern took the second, it is lost.
bool isSecondObject(const std::vector<std::string> &words, std::size_t at) {
  bool object = false;
  for (const std::string_view thing : {"location", "equipment", "retainer", "weapon", "ally"}) {
    object = object || words[at] == thing;
  }
  const auto joins = [](std::string_view word) { return word == "or" || word == "and"; };
  const bool article = at > 1 && (words[at - 1] == "a" || words[at - 1] == "an") && joins(words[at - 2]);
  return object && (article || (at > 0 && joins(words[at - 1]) && words[at] != "ally"));
}

/// `to your pool or to a vampire`: the same of a place.
bool isSecondPlace(const std::vector<std::string> &words, const std::vector<Claim> &claims, std::size_t at) {
  if (words[at] != "or" || at + 1 >= words.size() || claims[at + 1] != Claim::Free) return false;
  return words[at + 1] == "to" || words[at + 1] == "from" || words[at + 1] == "on";
}

}  // namespace

bool leavesDoubt(const std::vector<std::string> &words, const std::vector<Claim> &claims) {
  for (std::size_t i = 0; i < words.size(); ++i) {
    const bool free = claims[i] == Claim::Free;
    if (free && !isPlain(words[i]) && !isState(words, i) && !isTarget(words, i) && !begins(words, claims, i))
      return true;
    if (free && (isSecondObject(words, i) || isSecondPlace(words, claims, i))) return true;
    if (claims[i] == Claim::Condition && isTelling(words[i])) return true;
  }
  return false;
}

}  // namespace vtes::cards
