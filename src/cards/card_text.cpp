#include "cards/card_text.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <string>
#include <vector>

#include "cards/sentences.h"

namespace vtes::cards {
namespace {

using Names = std::initializer_list<std::string_view>;

bool oneOf(std::string_view word, Names names) {
  return std::find(names.begin(), names.end(), word) != names.end();
}

/// The text of a card, ready to be asked.
class Reader {
 public:
  explicit Reader(std::string_view text) : plain_(plainText(text)), sentences_(sentencesOf(plain_)) {}

  [[nodiscard]] bool has(std::string_view phrase) const { return plain_.find(phrase) != std::string::npos; }
  [[nodiscard]] bool any(Names phrases) const {
    return std::any_of(phrases.begin(), phrases.end(), [&](std::string_view phrase) { return has(phrase); });
  }
  [[nodiscard]] const std::vector<Sentence> &all() const { return sentences_; }

 private:
  std::string plain_;
  std::vector<Sentence> sentences_;
};

/// Sentences that say who may play a card, or how often, and name no target.
bool isCondition(const Sentence &sentence) {
  static constexpr std::array<std::string_view, 14> kStarts{
      " requires ",           " only usable ",        " usable by ",          " usable ",
      " a vampire can play ", " a vampire may play ", " a minion can play ",  " a minion may play ",
      " a minion can have ",  " a minion may have ",  " a vampire can have ", " a vampire may have ",
      " not usable ",         " burn this "};
  return std::any_of(kStarts.begin(), kStarts.end(),
                     [&](std::string_view start) { return sentence.text.starts_with(start); }) ||
         sentence.text.find(" cannot be put on ") != std::string::npos ||
         sentence.text.find(" cannot be placed on ") != std::string::npos;
}

enum class Thing : std::uint8_t { None, Minion, Methuselah, Location, Equipment, Ally, Retainer, Card };

Thing thingOf(std::string_view word) {
  if (oneOf(word,
            {"vampire",  "minion",    "imbued",      "mummy",    "anarch",    "laibon",     "prince",    "justicar",
             "primogen", "baron",     "abomination", "ahrimane", "akunanse",  "assamite",   "baali",     "brujah",
             "caitiff",  "gangrel",   "gargoyle",    "giovanni", "guruhi",    "hecata",     "ishtarri",  "kiasyd",
             "lasombra", "malkavian", "ministry",    "nagaraja", "nosferatu", "osebo",      "pander",    "ravnos",
             "salubri",  "samedi",    "toreador",    "tremere",  "tzimisce",  "ventrue",    "antitribu", "haqim",
             "brother",  "follower",  "harbinger",   "daughter", "priscus",   "archbishop", "bishop",    "cardinal",
             "magaji",   "seraph",    "vampires",    "minions",  "slave"})) {
    return Thing::Minion;
  }
  if (word == "methuselah") return Thing::Methuselah;
  if (word == "location") return Thing::Location;
  if (oneOf(word, {"equipment", "weapon", "gun", "vehicle"})) return Thing::Equipment;
  if (oneOf(word, {"ally", "wraith", "ghoul", "zombie", "demon", "werewolf", "mage", "mortal"})) return Thing::Ally;
  if (word == "retainer") return Thing::Retainer;
  if (oneOf(word, {"card", "event"})) return Thing::Card;
  return Thing::None;
}

/// Words between an article and its noun end at one of these: the noun was another one.
bool endsNoun(std::string_view word) {
  return oneOf(word, {"that",   "who",  "which", "with", "from",   "of",     "in",   "to",         "on",
                      "you",    "your", "this",  "is",   "are",    "can",    "may",  "controlled", "as",
                      "by",     "if",   "at",    "for",  "would",  "during", "when", "while",      "phase",
                      "action", "life", "blood", "pool", "strike", "and",    "until"});
}

/// A word before the article that makes what follows an object.
bool takesObject(std::string_view word) {
  return oneOf(word, {"on",      "with",    "to",      "from",  "steal",   "burn",    "lock",  "unlock",  "choose",
                      "stun",    "move",    "against", "of",    "target",  "tap",     "untap", "give",    "bleed",
                      "in",      "gives",   "burns",   "locks", "unlocks", "chooses", "moves", "recruit", "employ",
                      "equip",   "for",     "or",      "and",   "another", "name",    "put",   "onto",    "diablerize",
                      "bring",   "rescue",  "allow",   "at",    "remove",  "return",  "send",  "affect",  "among",
                      "between", "inflict", "block",   "force", "phase",   "action"});
}

struct Object {
  Thing thing = Thing::None;
  std::size_t verb = 0;  ///< where it stands in the sentence
  bool uncontrolled = false;
};

/// The things that a noun names, from the word after its article on: one, or two with `or` between them.
std::vector<Thing> nounAt(const std::vector<std::string> &words, std::size_t from) {
  constexpr std::size_t kWordsOfNoun = 7;
  std::vector<Thing> things;
  for (std::size_t j = from; j < std::min(words.size(), from + kWordsOfNoun); ++j) {
    const Thing thing = thingOf(words[j]);
    if (thing != Thing::None) {
      things.push_back(thing);
    } else if (words[j] == "blood" && j + 1 < words.size() && words[j + 1] == "brother") {
      continue;  // the clan, not what vampires have
    } else if (words[j].ends_with("'s") || endsNoun(words[j]) || (!things.empty() && words[j] != "or")) {
      break;  // `a vampire's controller` is no vampire
    }
  }
  return things;
}

/// What a sentence acts on: `<verb> a(n)|any|another … <thing>`, or such a thing that gains or gets something.
std::vector<Object> objects(const Sentence &sentence) {
  std::vector<Object> found;
  const auto &words = sentence.words;
  for (std::size_t i = 1; i < words.size(); ++i) {
    const bool article =
        oneOf(words[i], {"a", "an", "any", "another", "target", "one", "two", "chosen", "other", "up"});
    if (!article || !takesObject(words[i - 1])) continue;
    const auto things = nounAt(words, i + 1);
    for (const Thing thing : things) found.push_back({thing, i - 1});
    // "a … card": what kind of card is said before it.
    if (things.size() > 1 && things.back() == Thing::Card) found.pop_back();
  }
  return found;
}

bool startsPhase(const Reader &text) {
  return text.any({"during your", "during their", "you can", "you may", "controller can", "controller may"});
}

bool isUnique(const Reader &text, bool crypt) {
  if (crypt) return !text.has("non-unique");
  for (const auto &sentence : text.all()) {
    if (sentence.text.starts_with(" unique ") || sentence.text.starts_with(" master unique ") ||
        sentence.text.find(" is a unique location ") != std::string::npos ||
        sentence.text.find(" represents a unique location ") != std::string::npos ||
        sentence.text.find(" trifle unique ") != std::string::npos) {
      return true;
    }
  }
  return false;
}

bool isLocation(const Reader &text) {
  for (const auto &sentence : text.all()) {
    for (const std::string_view start : {" location ", " unique location ", " master location ",
                                         " master unique location ", " unique haven location "}) {
      if (sentence.text.starts_with(start)) return true;
    }
    for (const std::string_view part :
         {" represents a location ", " represents a unique location ", " is a location ", " is a unique location "}) {
      if (sentence.text.find(part) != std::string::npos) return true;
    }
  }
  return false;
}

bool isSentence(const Reader &text, std::string_view whole) {
  return std::any_of(text.all().begin(), text.all().end(),
                     [&](const Sentence &sentence) { return sentence.text == whole; });
}

/// Whether the sentences of one level (or of the whole card) cannot be carried out without a target.
bool demandsTarget(const std::vector<Sentence> &part) {
  for (const auto &sentence : part) {
    if (isCondition(sentence)) continue;
    const auto found = objects(sentence);
    for (const auto &object : found) {
      if (object.thing == Thing::None || object.thing == Thing::Methuselah || object.thing == Thing::Card) continue;
      // The deed must be what the sentence says first, not what a card in play allows later.
      const std::size_t verb = object.verb;
      const auto &words = sentence.words;
      const auto leads = [&](std::size_t from) { return from < words.size() && from <= 3; };
      const bool deed = oneOf(
          words[0], {"d",     "put",     "burn", "steal",  "lock",       "unlock", "choose", "stun",   "move", "add",
                     "enter", "inflict", "give", "rescue", "diablerize", "frenzy", "send",   "remove", "+1",   "+2"});
      const bool recruits =
          words[verb] == "recruit" || words[verb] == "employ" || words[verb] == "equip" || words[verb] == "for";
      if (deed && !recruits &&
          (leads(verb) || words[0] == "add" || words[0] == "put" || words[0] == "d" || words[0] == "move" ||
           words[0] == "enter" || words[0] == "inflict")) {
        return true;
      }
    }
  }
  return false;
}

/// The card's text line by line, without lines that only describe it.
bool everyLevelDemandsTarget(std::string_view text) {
  const std::string lower = plainText(text);
  std::vector<Sentence> common;
  bool levels = false;
  bool all = true;
  bool last = false;
  for (std::size_t at = 0; at <= lower.size();) {
    const std::size_t end = std::min(lower.find('\n', at), lower.size());
    const std::string_view line = std::string_view(lower).substr(at, end - at);
    const auto part = sentencesOf(line);
    if (line.starts_with('[')) {
      levels = true;
      const bool above =
          line.find("as above") != std::string_view::npos || line.find("] above") != std::string_view::npos;
      last = demandsTarget(part) || (above && last);
      all = all && last;
    } else {
      common.insert(common.end(), part.begin(), part.end());
    }
    at = end + 1;
  }
  return (levels && all) || demandsTarget(common);
}

bool hasNumberOfVotes(const Reader &text) {
  for (const auto &sentence : text.all()) {
    for (std::size_t i = 0; i + 1 < sentence.words.size(); ++i) {
      const bool votes = sentence.words[i + 1] == "votes" || sentence.words[i + 1] == "vote" ||
                         (sentence.words[i + 1] == "additional" && i + 2 < sentence.words.size() &&
                          sentence.words[i + 2].starts_with("vote"));
      const char first = sentence.words[i][0];
      if (votes && (first == '+' || (first >= '0' && first <= '9') || sentence.words[i] == "x" ||
                    sentence.words[i] == "additional")) {
        return true;
      }
    }
  }
  return false;
}

void readAffected(const Reader &text, Traits &traits) {
  for (const auto &sentence : text.all()) {
    if (isCondition(sentence)) continue;
    for (const auto &object : objects(sentence)) {
      switch (object.thing) {
        case Thing::Minion:
          traits |= kAffectsMinion;
          break;
        case Thing::Ally:
          traits |= kAffectsMinion | kAffectsAlly;
          break;
        case Thing::Methuselah:
          traits |= kAffectsMethuselah;
          break;
        case Thing::Location:
          traits |= kAffectsLocation;
          break;
        case Thing::Equipment:
          traits |= kAffectsEquipment;
          break;
        case Thing::Retainer:
          traits |= kAffectsRetainer;
          break;
        case Thing::Card:
          traits |= kAffectsCardInPlay;
          break;
        case Thing::None:
          break;
      }
    }
  }
  if (text.any({"your prey burns", "your prey loses", "your prey discards", "your predator burns", "prey's hand",
                "prey's library", "give your prey", "bleed any methuselah", "any methuselah", "chosen methuselah"})) {
    traits |= kAffectsMethuselah;
  }
  if (text.any({"burn the acting minion", "put this card on that "})) traits |= kAffectsMinion;
  if (text.has("ash heap")) traits |= kAffectsAshHeap;
  if (text.any(
          {"look at", "reveal", "search your library", "from your hand", "'s hand", "from their hand", "open hand"})) {
    traits |= kAffectsHand;
  }
  if (text.has("uncontrolled")) traits |= kAffectsUncontrolled;
  if (text.has("torpor")) traits |= kAffectsTorpor;
}

}  // namespace

Lines countLines(std::string_view text) {
  Lines lines;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    std::string_view line = text.substr(at, end - at);
    at = end + 1;
    bool inferior = false;
    bool superior = false;
    while (true) {  // the icons at the start, `or` between them allowed
      while (line.starts_with(' ')) line.remove_prefix(1);
      if (line.starts_with("or [")) line.remove_prefix(3);
      if (line.size() < 5 || line[0] != '[' || line[4] != ']') break;
      const auto icon = line.substr(1, 3);
      if (std::all_of(icon.begin(), icon.end(), [](char c) { return c >= 'a' && c <= 'z'; })) inferior = true;
      if (std::all_of(icon.begin(), icon.end(), [](char c) { return c >= 'A' && c <= 'Z'; })) superior = true;
      line.remove_prefix(5);
    }
    if (superior) {
      ++lines.superior;
    } else if (inferior) {
      ++lines.inferior;
    }
  }
  return lines;
}

Traits readTraits(const CardFacts &card, std::string_view body, bool burnOption, bool banned) {
  const Reader text(body);
  Traits traits = 0;
  const auto set = [&](Trait trait, bool yes) {
    if (yes) traits |= trait;
  };
  readAffected(text, traits);
  const bool inPlay = (card.types & (kEquipment | kAlly | kRetainer | kEvent | kPower | kConviction)) != 0;
  const bool location = !card.crypt() && isLocation(text);
  set(kUnique, isUnique(text, card.crypt()));
  set(kLocation, location);
  set(kStaysInPlay, card.crypt() || inPlay || location ||
                        text.any({"put this card", "this card is put", "put charnas", "while in play"}));
  set(kTrifle, text.has("trifle"));
  set(kBurnOption, burnOption);
  set(kVariableCost, card.poolCost < 0 || card.bloodCost < 0 || card.convictionCost < 0 ||
                         text.any({"burn x blood", "burns x blood", "x blood", "x pool", "any amount of blood",
                                   "any amount of pool"}));
  set(kAllocates, text.has("allocat"));
  set(kAffectsMethuselah, text.has("allocat"));
  set(kDirected, text.has("(d)"));
  set(kEntersCombat, text.any({"enter combat", "enters combat"}));
  set(kBleeds, text.any({"(d) bleed", "bleed with", "bleed at", "can bleed", "may bleed"}));
  set(kOutOfTurn, text.any({"out-of-turn", "out of turn"}));
  set(kGrantsVotes, !card.crypt() && hasNumberOfVotes(text));
  set(kCancels, text.any({"cancel a", "cancel the", "canceled", "cancel this", "cancel an"}));
  set(kBanned, banned);
  set(kTrophy, card.name.starts_with("Trophy:"));
  set(kRedList, card.crypt() ? text.any({"red list.", "red list:"}) : isSentence(text, " red list "));
  set(kInfernal, isSentence(text, " infernal "));
  set(kSlave, card.crypt() && text.any({" slave:", " slave."}));
  if (!card.crypt() && (traits & kStaysInPlay) != 0) {
    const bool onMinion = text.any({"put this card on", "put charnas on"}) ||
                          (card.types & (kEquipment | kRetainer | kPower | kConviction)) != 0;
    const bool minionDeed =
        text.any({"this vampire can", "this vampire may", "this minion can", "this minion may", "this vampire gets",
                  "this minion gets", "bearer can", "bearer may", "the bearer gets", "strike:", "this anarch gets",
                  "the vampire with this", "the minion with this", "with this card may", "with this card can"}) ||
        (card.types & (kEquipment | kRetainer | kAlly | kPower | kConviction)) != 0;
    const bool methuselah = startsPhase(text);
    const bool anyMinion =
        text.any({"minions can", "minions may", "vampires can", "vampires may", "any minion may", "any minion can"});
    set(kMinionUses, onMinion ? minionDeed || !(methuselah || (card.types & kMaster) != 0)
                              : anyMinion || (card.types & (kAlly | kRetainer)) != 0);
    set(kMethuselahUses, (methuselah || !onMinion || ((card.types & kMaster) != 0 && !minionDeed)) &&
                             (card.types & (kAlly | kConviction)) == 0);
  }
  const bool mayNeed = (card.types & (kAction | kMaster)) != 0 && (card.types & (kPolitical | kEquipment | kAlly)) == 0;
  set(kNeedsTarget, mayNeed && everyLevelDemandsTarget(body));
  return traits;
}

std::string readRequirement(std::string_view body) {
  const std::string lower = plainText(body);
  const std::size_t at = lower.find("requires a");
  if (at == std::string::npos) return {};
  const std::string sentence = lower.substr(at, std::min(lower.find('.', at), lower.size()) - at);
  std::string out;
  for (const std::string_view word :
       {"camarilla",   "sabbat",   "laibon",   "anarch",       "independent", "black hand", "seraph",
        "primogen",    "prince",   "justicar", "inner circle", "bishop",      "archbishop", "priscus",
        "cardinal",    "regent",   "baron",    "magaji",       "kholo",       "titled",     "imbued",
        "non-sterile", "infernal", "red list", "slave"}) {
    if (sentence.find(word) == std::string::npos) continue;
    if (!out.empty()) out += ", ";
    out += word;
  }
  return out;
}

}  // namespace vtes::cards
