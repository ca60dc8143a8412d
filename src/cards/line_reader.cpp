#include "cards/line_reader.h"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>

#include "cards/line_cost.h"
#include "cards/line_patterns.h"
#include "cards/name_rules.h"
#include "cards/phrase.h"
#include "cards/sentences.h"

namespace vtes::cards {
namespace {

using Role = LinePattern::Role;
using Words = std::vector<std::string>;

constexpr Types kSided = kActionModifier | kReaction | kCombat;
/// Put into play by being played, whatever the text says.
constexpr Types kStay = kEquipment | kRetainer | kAlly | kEvent | kPower | kConviction;

constexpr Hooks kCombatSteps = kBeforeRangeHook | kRangeHook | kBeforeStrikesHook | kStrikeHook |
                               kAdditionalStrikeHook | kDamageHook | kPressHook | kEndOfRoundHook | kCombatAnyHook;
constexpr Hooks kActionSteps = kActionAnnouncedHook | kBlockAttemptActingHook | kBlockAttemptReactingHook |
                               kBlocksDeclinedHook | kActionBlockedHook | kActionResolvedHook | kReferendumTermsHook |
                               kPollingHook | kReferendumResultHook;
constexpr Hooks kActionHooks = kActionHook | kPoliticalActionHook;

struct TypeHook {
  Types type;
  Hooks hooks;
};

/// The type defaults.
constexpr std::array<TypeHook, 12> kTypeHooks{{{kMaster, kMasterPhaseHook},
                                               {kAction, kActionHook},
                                               {kPolitical, kPoliticalActionHook},
                                               {kActionModifier, kBlockAttemptActingHook},
                                               {kReaction, kBlockAttemptReactingHook},
                                               {kCombat, kCombatAnyHook},
                                               {kEquipment, kEquipHook},
                                               {kRetainer, kEmployHook},
                                               {kAlly, kRecruitHook},
                                               {kEvent, kEventHook},
                                               {kPower, kUnlockPhaseHook},
                                               {kConviction, kUnlockPhaseHook}}};

Hooks defaultOf(Types types) {
  Hooks hooks = 0;
  for (const auto &[type, hook] : kTypeHooks) {
    if ((types & type) != 0) hooks |= hook;
  }
  return hooks;
}

/// The hooks that a card can have which is played on that side.
Hooks possible(Types side) {
  if (side == kCombat) return ~(kActionSteps | kActionHooks);
  const Hooks other = side == kActionModifier ? kBlockAttemptReactingHook : kBlockAttemptActingHook;
  return ~(kCombatSteps | kActionHooks | other);
}

// --- a line of the text --------------------------------------------------------------------------------------------

/// A printed line: the icons at its start, and what follows.
struct Printed {
  std::string disciplines;
  bool inferior = false;
  bool superior = false;
  bool reflex = false;
  Types sides = 0;             ///< `[COMBAT]` and the like
  std::int8_t conviction = 0;  ///< `[1 CONVICTION]`: what using the line of a power costs
  std::string text;
  [[nodiscard]] bool marked() const { return inferior || superior || reflex || sides != 0; }
};

bool isDiscipline(std::string_view icon) {
  return icon.size() == 3 && (std::all_of(icon.begin(), icon.end(), [](char c) { return c >= 'a' && c <= 'z'; }) ||
                              std::all_of(icon.begin(), icon.end(), [](char c) { return c >= 'A' && c <= 'Z'; }));
}

std::string lower(std::string_view text) {
  std::string out(text);
  std::transform(out.begin(), out.end(), out.begin(),
                 [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
  return out;
}

Types sideOf(std::string_view icon) {
  const std::string name = lower(icon);
  for (const auto &[type, known] : typeNames()) {
    if (known == name) return type;
  }
  return 0;
}

Printed printed(std::string_view line) {
  Printed out;
  char joint = '&';
  while (true) {
    while (line.starts_with(' ')) line.remove_prefix(1);
    if (line.starts_with("or [")) {
      joint = '/';
      line.remove_prefix(3);
    }
    const std::size_t end = line.find(']');
    if (!line.starts_with('[') || end == std::string_view::npos) break;
    const auto icon = line.substr(1, end - 1);
    if (isDiscipline(icon)) {
      (icon[0] >= 'a' ? out.inferior : out.superior) = true;
      if (!out.disciplines.empty()) out.disciplines.push_back(joint);
      out.disciplines += lower(icon);
    } else if (icon == "REFLEX") {
      out.reflex = true;
    } else if (const Types side = sideOf(icon); side != 0) {
      out.sides |= side;
    } else if (icon.ends_with(" CONVICTION")) {
      out.conviction = static_cast<std::int8_t>(icon[0] == 'X' ? -1 : icon[0] - '0');
    } else if (icon.find("CONVICTION") == std::string_view::npos) {
      break;
    }
    line.remove_prefix(end + 1);
  }
  out.text = line;
  return out;
}

/// The disciplines in `As [dai][obf] above`; empty: `As above`.
std::string aboveOf(std::string_view text) {
  std::string out;
  std::size_t at = text.find("As ");
  const std::size_t end = text.find("bove");
  if (at == std::string_view::npos || end == std::string_view::npos || at > end) return out;
  for (at = text.find('[', at); at < end; at = text.find('[', at + 1)) {
    const auto icon = text.substr(at + 1, 3);
    if (isDiscipline(icon)) out += (out.empty() ? "" : "&") + lower(icon);
  }
  return out;
}

bool refersAbove(std::string_view text) {
  const std::string all = lower(text);
  const std::size_t at = all.find("above");
  if (at == std::string::npos) return false;
  const std::size_t as = all.find("as ");
  return as != std::string::npos && as < 3 && as < at;
}

// --- a sentence ----------------------------------------------------------------------------------------------------

struct Read {
  Hooks window = 0;
  Hooks strong = 0;  ///< of effects
  Hooks weak = 0;    ///< of effects that can also stand
  Hooks later = 0;   ///< of effects that are a use of their own only in play
  std::vector<std::string> effects;
  std::vector<std::string> needs;
  std::vector<std::string_view> patterns;
  std::string cost;        ///< of a use in play
  int costChange = 0;      ///< of the line's own cost
  bool head = false;       ///< part of the playing itself
  bool says = false;       ///< a window or an effect
  bool silent = false;     ///< only rules and needs
  bool condition = false;  ///< `Only usable …`
  bool use = false;        ///< something that somebody can do
  bool but = false;        ///< `As above, but …`
  bool loose = false;      ///< a word of doing is left that no pattern took
  std::size_t taken = 0;
  std::size_t words = 0;
};

/// The patterns with their phrases, and where to look for each: by one word that it needs.
class Patterns {
 public:
  Patterns() {
    for (const auto &pattern : linePatterns()) {
      const auto index = static_cast<std::uint32_t>(phrases_.size());
      phrases_.emplace_back(pattern.phrase);
      const auto &keys = phrases_.back().keys();
      if (keys.empty()) always_.push_back(index);
      for (const auto &key : keys) byWord_[key].push_back(index);
    }
  }

  /// The patterns that can stand in a sentence of such words, in order.
  [[nodiscard]] std::vector<std::uint32_t> candidates(const Words &words) const {
    std::vector<std::uint32_t> out = always_;
    for (const auto &word : words) {
      if (const auto found = byWord_.find(word); found != byWord_.end()) {
        out.insert(out.end(), found->second.begin(), found->second.end());
      }
    }
    std::sort(out.begin(), out.end());
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return out;
  }
  [[nodiscard]] const Phrase &phrase(std::uint32_t index) const { return phrases_[index]; }

 private:
  std::vector<Phrase> phrases_;
  std::vector<std::uint32_t> always_;
  std::unordered_map<std::string, std::vector<std::uint32_t>> byWord_;
};

void addUnique(std::vector<std::string> &list, std::string word) {
  if (std::find(list.begin(), list.end(), word) == list.end()) list.push_back(std::move(word));
}

/// `+$1-pool` with what was captured.
std::vector<std::string> filled(std::string_view effects, const Captures &captures) {
  std::vector<std::string> out;
  while (!effects.empty()) {
    const std::size_t end = std::min(effects.find(' '), effects.size());
    std::string word(effects.substr(0, end));
    effects.remove_prefix(std::min(end + 1, effects.size()));
    for (std::size_t i = 0; i < captures.size(); ++i) {
      const std::string mark = "$" + std::to_string(i + 1);
      if (const std::size_t at = word.find(mark); at != std::string::npos) word.replace(at, 2, captures[i]);
    }
    out.push_back(std::move(word));
  }
  return out;
}

bool has(const Words &words, std::string_view word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

/// Words that tell of something done. One that no pattern took may be an effect that the line lacks.
bool isDeed(std::string_view word) {
  static constexpr std::array<std::string_view, 47> kDeeds{
      "aggravated", "add",    "adds",   "burn",    "burns",   "burned", "cancel",    "cancels", "canceled", "discard",
      "discards",   "draw",   "draws",  "equip",   "employ",  "gain",   "gains",     "inflict", "inflicts", "lock",
      "locks",      "locked", "lose",   "loses",   "move",    "moves",  "prevent",   "put",     "play",     "puts",
      "recruit",    "reduce", "remove", "removes", "removed", "reveal", "search",    "steal",   "steals",   "strike",
      "swap",       "take",   "takes",  "unlock",  "unlocks", "untap",  "additional"};
  return std::find(kDeeds.begin(), kDeeds.end(), word) != kDeeds.end();
}

/// `+2`, or `2` of `2 blood`: an amount. One that no pattern took may be an effect that the line lacks.
bool isAmount(const Words &words, std::size_t at) {
  const auto digit = [](char c) { return c >= '0' && c <= '9'; };
  const std::string_view word = words[at];
  if (word.size() > 1 && (word[0] == '+' || word[0] == '-')) return digit(word[1]);
  if (!digit(word[0]) || at + 1 == words.size()) return false;
  static constexpr std::array<std::string_view, 8> kUnits{"blood", "pool",  "life",    "damage",
                                                          "cards", "votes", "counter", "counters"};
  return std::find(kUnits.begin(), kUnits.end(), words[at + 1]) != kUnits.end();
}

Read readSentence(const Words &words, Types types) {
  static const Patterns patterns;
  Read out;
  out.words = words.size();
  out.cost = useCost(words);
  out.costChange = costChange(words);
  out.condition = (words[0] == "before" && has(words, "range")) || words[0] == "only" || words[0] == "usable" ||
                  words[0] == "play" || words[0] == "playable" || has(words, "usable");
  out.use = has(words, "can") || has(words, "optional") || has(words, "must") || words[0] == "lock" ||
            words[0] == "burn" || words[0] == "once" || words[0] == "discard" || words[0] == "remove";
  out.but = has(words, "but") && has(words, "above");
  std::vector<bool> taken(words.size(), false);
  out.silent = false;
  bool rule = false;
  for (const std::uint32_t index : patterns.candidates(words)) {
    const LinePattern &pattern = linePatterns()[index];
    if ((pattern.types & types) == 0) continue;
    Captures captures;
    std::size_t end = 0;
    bool hit = false;
    while (patterns.phrase(index).take(words, end, taken, captures, end)) {
      hit = true;
      auto effects = filled(pattern.effects, captures);
      if (pattern.role == Role::Need) {
        for (auto &effect : effects) addUnique(out.needs, std::move(effect));
      } else {
        for (auto &effect : effects) addUnique(out.effects, std::move(effect));
      }
    }
    if (!hit) continue;
    out.patterns.push_back(pattern.name);
    const bool later = (pattern.hooks & kLaterUseHook) != 0;
    const Hooks hooks = later ? 0 : pattern.hooks;
    if (later) out.later |= pattern.hooks & ~kLaterUseHook;
    switch (pattern.role) {
      case Role::Window:
        out.window |= hooks;
        out.says = true;
        break;
      case Role::Effect:
        out.strong |= hooks;
        out.says = true;
        break;
      case Role::Bonus:
        out.weak |= hooks;
        out.says = true;
        break;
      case Role::Head:
        out.strong |= hooks;
        out.head = true;
        break;
      case Role::Need:
      case Role::Rule:
        rule = true;
        break;
    }
  }
  out.taken = static_cast<std::size_t>(std::count(taken.begin(), taken.end(), true));
  for (std::size_t i = 0; i < words.size(); ++i) {
    out.loose = out.loose || (!taken[i] && (isDeed(words[i]) || isAmount(words, i)));
  }
  // A sentence of a word or two that no pattern knows is a keyword.
  out.silent = (rule || words.size() <= 2) && !out.says && !out.head;
  // `As above, and …` with something that no pattern knows.
  constexpr std::size_t kClause = 5;
  if (out.patterns.size() == 1 && out.patterns[0] == "refers-above" && out.words - out.taken >= kClause) {
    out.silent = false;
  }
  return out;
}

// --- a line --------------------------------------------------------------------------------------------------------

/// Effects with the amount taken out: `bleed` of `bleed+2`, `damage` of `damage:1-unpreventable`.
std::string_view kindOf(std::string_view effect) {
  for (std::size_t i = 0; i + 1 < effect.size(); ++i) {
    const char next = effect[i + 1];
    if ((effect[i] == '+' || effect[i] == '-' || effect[i] == ':' || effect[i] == '=') &&
        ((next >= '0' && next <= '9') || next == 'X')) {
      return effect.substr(0, i);
    }
  }
  return effect;
}

/// Puts another amount into the first effect that has one and is about strikes or damage, or about blood.
void replaceAmount(std::vector<std::string> &effects, std::string_view amount) {
  const bool blood = amount.starts_with('b');
  if (blood) amount.remove_prefix(1);
  for (auto &effect : effects) {
    if (blood && effect.starts_with('+') && effect.ends_with("-blood")) {
      effect = '+' + std::string(amount) + "-blood";
      return;
    }
    const auto kind = kindOf(effect);
    const bool about = blood ? kind.find("blood") != std::string_view::npos || kind.starts_with("strike:steal")
                             : kind.starts_with("strike") || kind.starts_with("damage") || kind.starts_with("prevent");
    if (!about || kind.size() == effect.size()) continue;
    std::size_t end = kind.size() + 1;
    while (end < effect.size() && ((effect[end] >= '0' && effect[end] <= '9') || effect[end] == 'X')) ++end;
    effect.replace(kind.size() + 1, end - kind.size() - 1, amount);
    return;
  }
}

/// Adds what a sentence does to what the line does already.
void addEffects(std::vector<std::string> &effects, const Read &read) {
  for (const auto &effect : read.effects) {
    if (effect.starts_with('~')) {
      replaceAmount(effects, effect.substr(1));
    } else if (effect.starts_with("strike+")) {
      for (auto &strike : effects) {
        if (strike == "strike:hand" || strike == "strike:weapon" || strike == "bleed") strike += effect.substr(6);
      }
    } else if (effect.size() > 1 && effect[0] == '-' && (effect[1] < '0' || effect[1] > '9')) {
      std::erase(effects, effect.substr(1));
    } else if (read.but && effect.starts_with("strike")) {
      std::erase_if(effects, [](const std::string &other) { return other.starts_with("strike"); });
      effects.push_back(effect);
    } else if (read.but && kindOf(effect).size() != effect.size()) {
      const auto same = std::find_if(effects.begin(), effects.end(),
                                     [&](const std::string &other) { return kindOf(other) == kindOf(effect); });
      if (same != effects.end()) {
        *same = effect;
      } else {
        effects.push_back(effect);
      }
    } else {
      addUnique(effects, effect);
    }
  }
}

/// What is known of a line while it is read; a line that says `As above` starts from the one above.
struct Part {
  Hooks window = 0;
  Hooks effectHooks = 0;
  Hooks later = 0;     ///< hooks of a card in play
  std::string cost;    ///< of a use in play
  int costChange = 0;  ///< of what is printed
  std::vector<std::string> effects;
  std::vector<std::string> needs;
  std::vector<std::string_view> patterns;
  bool says = false;
  bool conditional = false;  ///< of a vampire: holds in some cases only
  bool loose = false;        ///< a word of doing is left
  bool chooses = false;      ///< in play: only pays and chooses; what then happens is yet to come
  std::size_t taken = 0;
  std::size_t words = 0;

  void count(const Read &read) {
    for (const auto name : read.patterns) {
      if (std::find(patterns.begin(), patterns.end(), name) == patterns.end()) patterns.push_back(name);
    }
    for (const auto &need : read.needs) addUnique(needs, need);
    if (cost.empty()) cost = read.cost;
    costChange += read.costChange;
    loose = loose || read.loose;
    taken += read.taken;
    words += read.words;
  }
};

struct Draft {
  Part play;
  std::vector<Part> later;
  bool stays = false;  ///< what follows is about the card in play
  bool above = false;  ///< begun from another line
};

class Reader {
 public:
  Reader(const CardFacts &card, std::string_view text) : card_(card) {
    addNames();
    std::string whole(text);
    std::erase_if(whole, [](char c) { return c == '{' || c == '}'; });
    for (std::size_t at = 0; at <= whole.size();) {
      const std::size_t end = std::min(whole.find('\n', at), whole.size());
      std::string_view line = std::string_view(whole).substr(at, end - at);
      if (line.ends_with('\r')) line.remove_suffix(1);
      Printed one;
      if (card.crypt()) {
        one.text = line;
      } else {
        one = printed(line);
      }
      if (one.marked()) {
        lines_.push_back(std::move(one));
      } else {
        common_ += one.text + '\n';
      }
      at = end + 1;
    }
  }

  std::vector<LineFacts> read() {
    if (card_.crypt()) {
      readCrypt();
    } else if (lines_.empty()) {
      Draft draft = begun(card_.types);
      readText(common_, card_.types, draft);
      finish(draft, card_.types, {});
    } else if (card_.types == kPower) {
      readPower();
    } else {
      readMarked();
    }
    addRules();
    return std::move(out_);
  }

 private:
  void addNames() {
    const auto add = [&](std::string_view name) {
      const auto sentences = sentencesOf(plainText(name));
      Words words;
      for (const auto &sentence : sentences) words.insert(words.end(), sentence.words.begin(), sentence.words.end());
      if (!words.empty()) names_.push_back(std::move(words));
    };
    const std::string natural = naturalName(card_.name);
    add(natural);
    add(natural.substr(0, natural.find(',')));
    const bool person = card_.crypt() || (card_.types & (kAlly | kRetainer | kEquipment)) != 0;
    if (!person && names_.front().size() == 1) names_.clear();  // `frenzy` is a word of the rules
    if (person && natural.find(' ') != std::string::npos && !natural.starts_with("The ")) {
      add(natural.substr(0, natural.find(' ')));
    }
  }

  [[nodiscard]] static Draft begun(Types types) {
    Draft draft;
    if ((types & kStay) != 0 && (types & (kSided | kAction)) == 0) {
      draft.stays = true;
      draft.play.effects.emplace_back((types & (kPower | kConviction)) != 0 ? "put-on" : "put-in-play");
    }
    return draft;
  }

  void readText(std::string_view text, Types types, Draft &draft) {
    for (const auto &sentence : sentencesOf(plainText(text))) {
      const Words words = canonicalWords(sentence.words, names_);
      const Read read = readSentence(words, types);
      // In an ally's text `this vampire` is who recruits it.
      const bool recruiter = (card_.types & kAlly) != 0 && words.size() > 2 && words[0] == "unlock" &&
                             words[1] == "this" && words[2] == "vampire";
      const bool outcome = recruiter || (isOutcome(words) && (types & kConviction) == 0);
      if (draft.stays && !read.head && !outcome && read.costChange == 0) {
        if (!read.silent) addLater(read, words, draft);
        continue;
      }
      addPlay(read, draft.play);
      if (card_.types == kPower) draft.play.window |= read.window;
      draft.stays = draft.stays || std::any_of(read.effects.begin(), read.effects.end(), [](const std::string &effect) {
                      return effect == "put-on" || effect == "put-in-play" || effect == "strike:put-on";
                    });
    }
  }

  /// What happens in the action that the card is played for, although the card stays.
  static bool isOutcome(const Words &words) {
    if (words.size() > 3 && words[0] == "if" && words[1] == "the" && words[2] == "action") return true;
    if (has(words, "referendum") && has(words, "this") && has(words, "in")) return true;
    const std::size_t last = words.size() - (words.back() == "instead" ? 1 : 0);
    return last > 2 && words[last - 1] == "action" && words[last - 2] == "this";
  }

  static void addPlay(const Read &read, Part &part) {
    part.count(read);
    part.says = part.says || read.says || read.head;
    if (read.condition) part.window |= read.window;
    part.effectHooks |= read.strong | read.weak;
    addEffects(part.effects, read);
  }

  /// A sentence that goes on with the one before: `That minion …`, `If they do …`.
  static bool goesOn(const Words &words) {
    if (words.size() == 2 && words[0] == "combat" && words[1] == "ends") return true;
    if (words.size() > 2 && words[0] == "ranged" && words[1] == "if") return true;
    if (words[0] == "damage" && has(words, "weapon")) return true;
    for (const std::string_view first :
         {"that", "those", "if", "they", "it", "otherwise", "shuffle", "show", "continue"}) {
      if (words[0] == first) return true;
    }
    return words.size() > 1 && words[0] == "the" && words[1] == "determined";
  }

  /// Whether what stands in a vampire's text holds in some cases only: `gets +1 strength while you have the Edge`.
  static bool isConditional(const Words &words, bool use) {
    static constexpr std::array<std::string_view, 15> kCases{"if",      "when",  "while", "during", "unless",
                                                             "against", "with",  "each",  "once",   "until",
                                                             "in",      "after", "who",   "at",     "where"};
    return use || std::any_of(kCases.begin(), kCases.end(), [&](std::string_view word) { return has(words, word); });
  }

  void addLater(const Read &read, const Words &words, Draft &draft) const {
    Hooks hooks = laterHooks(read);
    Part part;
    // `Lock this card and choose a vampire. The chosen vampire gets +1 bleed.` is one use.
    if (hooks != kInPlayHook && has(words, "determined") && !draft.later.empty() && draft.later.back().chooses) {
      draft.later.back().later = hooks;
    }
    // That something does not unlock as normal is told of the minion that the sentence before names.
    const bool unnamed =
        hooks == kInPlayHook || (hooks == kUnlockPhaseHook && (read.window | read.strong | read.weak) == 0);
    // What an ally cannot do is told of the ally, and not of the minion that the sentence before names.
    const bool stands = (card_.types & kAlly) != 0 && words.size() > 1 && words[1] == "cannot";
    if (unnamed && !draft.later.empty() && !read.use && !stands && goesOn(words)) hooks = draft.later.back().later;
    part.later = hooks;
    part.conditional = card_.crypt() && hooks == kInPlayHook && isConditional(words, read.use);
    const bool front = card_.crypt() && hooks == kInPlayHook && !part.conditional && !draft.later.empty() &&
                       draft.later.front().later == kInPlayHook && !draft.later.front().conditional;
    if (front) {
      part = std::move(draft.later.front());
      draft.later.erase(draft.later.begin());
    } else if (!draft.later.empty() &&
               ((draft.later.back().later == hooks && draft.later.back().conditional == part.conditional) ||
                read.but)) {
      part = std::move(draft.later.back());
      draft.later.pop_back();
    }
    part.count(read);
    part.says = part.says || read.says;
    part.chooses = hooks == kInPlayHook && has(words, "choose") && part.effects.empty() &&
                   read.effects == std::vector<std::string>{"lock-this"};
    Read own = read;
    if (hooks == kInPlayHook && (card_.types & (kEquipment | kRetainer)) != 0) {
      for (auto &effect : own.effects) {
        for (const std::string_view bonus : {"bleed+", "stealth+", "intercept+", "strength+", "votes+", "hand-size+"}) {
          if (effect.starts_with(bonus)) effect.insert(0, "bearer:");
        }
      }
    }
    addEffects(part.effects, own);
    if (part.conditional) addUnique(part.needs, "some-cases");
    if (front) {
      draft.later.insert(draft.later.begin(), std::move(part));
    } else {
      draft.later.push_back(std::move(part));
    }
  }

  static Hooks laterHooks(const Read &read) {
    // `+1 intercept during bleed actions` stands, and nobody uses it.
    if (!read.use && read.strong == 0 && read.window == (kOwnSideHook | kBlocksDeclinedHook)) return kInPlayHook;
    // `If it blocks …, before range is determined`: the combat that follows.
    Hooks window = (read.window & kBeforeRangeHook) != 0 ? read.window & ~kActionBlockedHook : read.window;
    // As a card is played it can be cancelled, and somebody can wake; what else it brings about is no use of that
    // window.
    const bool answers = std::any_of(read.effects.begin(), read.effects.end(), [](const std::string &effect) {
      return effect.starts_with("cancel") || effect == "wake";
    });
    if (!answers) window &= ~kCardAsPlayedHook;
    Hooks hooks = (read.strong & kActionHooks) != 0 ? (read.strong & kActionHooks)
                  : window != 0                     ? window
                  : read.use                        ? (read.strong | read.weak | read.later)
                                                    : (read.strong | read.later);
    if ((hooks & kOwnSideHook) != 0) {
      const bool reacts = std::any_of(read.effects.begin(), read.effects.end(), [](const std::string &effect) {
        return effect.starts_with("intercept+") || effect == "action-fails";
      });
      hooks |= reacts ? kBlockAttemptReactingHook : kBlockAttemptActingHook;
    }
    hooks &= ~kOwnSideHook;
    // `Once each combat` is a window only where nothing else is.
    const Hooks exact = (read.window & kCombatAnyHook) != 0 ? kCombatSteps : ~Hooks{0};
    if ((hooks & exact & ~kCombatAnyHook) != 0) hooks &= ~kCombatAnyHook;
    return hooks == 0 ? Hooks{kInPlayHook} : hooks;
  }

  /// A power is put on an imbued, and each of its lines is a later use.
  void readPower() {
    finish(begun(card_.types), card_.types, {});
    for (const auto &line : lines_) {
      Draft draft;
      readText(common_ + line.text, line.sides, draft);
      LineFacts facts;
      facts.use = LineUse::InPlay;
      finish(draft, line.sides, facts);
      out_.back().cost = printedCost(0, 0, line.conviction);
    }
  }

  void readMarked() {
    std::vector<std::pair<std::string, Draft>> drafts;
    std::size_t inferior = 0;
    std::size_t superior = 0;
    for (const auto &line : lines_) {
      const Types sides = line.sides != 0 ? line.sides : card_.types;
      Draft draft = begun(card_.types);
      if (refersAbove(line.text) && !drafts.empty()) {
        const std::string above = aboveOf(line.text);
        const auto found = std::find_if(drafts.rbegin(), drafts.rend(),
                                        [&](const auto &entry) { return !above.empty() && entry.first == above; });
        draft = found != drafts.rend() ? found->second : drafts.back().second;
        draft.above = true;
      } else {
        readText(common_, card_.types, draft);
      }
      readText(line.text, card_.types, draft);
      LineFacts facts;
      if (line.superior) {
        facts.level = levelMark(true, ++superior);
      } else if (line.inferior) {
        facts.level = levelMark(false, ++inferior);
      }
      facts.disciplines = line.disciplines;
      drafts.emplace_back(line.disciplines, draft);
      finish(draft, sides, facts);
    }
  }

  /// `Sabbat bishop: …`, then what the vampire can do, as a card in play.
  void readCrypt() {
    Draft draft;
    draft.stays = true;
    std::string_view text = common_;
    for (const std::string_view sect : {"Camarilla", "Sabbat", "Independent", "Laibon", "Anarch"}) {
      if (text.starts_with(sect) || text.starts_with("Advanced, " + std::string(sect))) {
        draft.play.effects.push_back("sect:" + lower(sect));
      }
    }
    if (const std::size_t head = text.find_first_of(":."); !draft.play.effects.empty() && head < text.size()) {
      text.remove_prefix(head + 1);
    }
    if (!card_.title.empty()) {
      draft.play.effects.emplace_back("title");
      if (const auto votes = votesOf(card_.title); votes > 0) {
        draft.play.effects.push_back("votes+" + std::to_string(votes));
      }
    }
    if (!draft.play.effects.empty()) {
      Part head;
      head.later = kInPlayHook;
      head.says = true;
      head.effects = std::move(draft.play.effects);
      head.patterns.emplace_back("sect-and-title");
      draft.later.push_back(std::move(head));
    }
    readText(text, card_.types, draft);
    finishLater(draft, {});
  }

  /// READING 8.
  static int votesOf(std::string_view title) {
    const std::string name = lower(title);
    static constexpr std::array<std::pair<std::string_view, int>, 13> kVotes{{{"primogen", 1},
                                                                              {"bishop", 1},
                                                                              {"1 vote", 1},
                                                                              {"prince", 2},
                                                                              {"archbishop", 2},
                                                                              {"baron", 2},
                                                                              {"magaji", 2},
                                                                              {"kholo", 2},
                                                                              {"2 votes", 2},
                                                                              {"justicar", 3},
                                                                              {"cardinal", 3},
                                                                              {"inner circle", 4},
                                                                              {"regent", 4}}};
    const auto *const found =
        std::find_if(kVotes.begin(), kVotes.end(), [&](const auto &entry) { return entry.first == name; });
    return found == kVotes.end() ? 0 : found->second;
  }

  /// The hooks of a line that is played, and whether a pattern gave them.
  static Hooks playHooks(const Part &part, Types types, bool marked, bool &fromPattern) {
    const Types fixed = types & ~kSided;
    Hooks hooks = 0;
    if (fixed != 0) {
      hooks = defaultOf(fixed);
      fromPattern = part.says;
      if ((fixed & kMaster) != 0 && (part.effectHooks & kMasterOutOfTurnHook) != 0) {
        hooks = (hooks & ~kMasterPhaseHook) | kMasterOutOfTurnHook |
                ((part.window != 0 ? part.window : part.effectHooks) &
                 ~(kOwnSideHook | kMasterPhaseHook | kMinionPhaseHook));
      }
    }
    if ((types & kSided) == 0) return hooks;
    Hooks unnamed = 0;
    bool named = false;
    for (const Types side : {Types{kActionModifier}, Types{kReaction}, Types{kCombat}}) {
      if ((types & side) == 0) continue;
      const Hooks own = side == kCombat ? 0 : defaultOf(side);
      const auto resolved = [&](Hooks found) {
        if ((found & kOwnSideHook) != 0) found = (found & ~kOwnSideHook) | own;
        // What a strike comes with is no window of its own.
        if ((found & kStrikeHook) != 0) found &= ~(kAdditionalStrikeHook | kDamageHook | kCombatEndsHook);
        return found & possible(side);
      };
      Hooks window = resolved(part.window);
      if ((window & kActionResolvedHook) != 0) window &= ~kActionBlockedHook;  // `if the action was blocked`
      const Hooks effect = resolved(part.effectHooks);
      named = named || (window | effect) != 0;
      hooks |= window != 0 ? window : effect;
      if ((window | effect) == 0) unnamed |= defaultOf(side);
    }
    if (!named || marked) hooks |= fixed != 0 && !marked ? 0 : unnamed;
    fromPattern = fromPattern || named;
    return hooks;
  }

  void finish(const Draft &draft, Types types, LineFacts facts) {
    bool fromPattern = false;
    facts.hooks = playHooks(draft.play, types, (types & ~card_.types) == 0 && types != card_.types, fromPattern);
    facts.cost = printedCost(card_.poolCost, card_.bloodCost, card_.convictionCost);
    if (draft.play.costChange != 0) facts.cost = changedCost(facts.cost, draft.play.costChange);
    facts.effects = joined(draft.play.effects);
    facts.requirement = joined(draft.play.needs);
    facts.patterns = joined(draft.play.patterns);
    facts.source = fromPattern ? HookSource::Pattern : HookSource::Type;
    judge(draft.play, types, facts);
    // Whether what such a line adds is about the playing or about the card in play is a guess.
    if (draft.above && draft.stays) facts.confidence = std::max(facts.confidence, Confidence::Likely);
    out_.push_back(facts);
    finishLater(draft, facts);
  }

  void finishLater(const Draft &draft, const LineFacts &played) {
    for (const auto &part : draft.later) {
      LineFacts facts;
      facts.level = played.level;
      facts.disciplines = played.disciplines;
      facts.use = LineUse::InPlay;
      facts.hooks = part.later;
      facts.cost = part.cost;
      facts.effects = joined(part.effects);
      facts.requirement = joined(part.needs);
      facts.patterns = joined(part.patterns);
      facts.source = part.says ? HookSource::Pattern : HookSource::Type;
      judge(part, 0, facts);
      out_.push_back(std::move(facts));
    }
  }

  /// How sure the line is: by how much of the text the patterns took.
  static void judge(const Part &part, Types types, LineFacts &facts) {
    constexpr std::size_t kMostTaken = 60;  // per cent
    const bool most = part.taken * 100 >= part.words * kMostTaken;
    if (facts.source == HookSource::Pattern) {
      facts.confidence = most && !part.loose ? Confidence::Certain : Confidence::Likely;
    } else if ((types & kSided) != 0 && facts.effects.empty()) {
      facts.confidence = Confidence::Uncertain;
      facts.doubt = "no pattern tells when it is played nor what it does";
    } else {
      facts.confidence = (types & kStay) != 0 ? Confidence::Certain : Confidence::Likely;
    }
  }

  template <typename List>
  static std::string joined(const List &list) {
    std::string out;
    for (const auto &word : list) out += (out.empty() ? "" : " ") + std::string(word);
    return out;
  }

  /// What the general rules give every card of the kind.
  void addRules() {
    LineFacts rule;
    rule.use = LineUse::Rule;
    if ((card_.types & kPolitical) != 0) {
      rule.hooks = kPollingHook;
      rule.effects = "votes+1";
      out_.push_back(rule);
    }
    if ((card_.traits & kBurnOption) != 0) {
      rule.hooks = kUnlockPhaseHook;
      rule.effects = "burn-this";
      out_.push_back(rule);
    }
  }

  const CardFacts &card_;
  std::vector<Words> names_;
  std::vector<Printed> lines_;
  std::string common_;
  std::vector<LineFacts> out_;
};

}  // namespace

std::string levelMark(bool superior, std::size_t ordinal) {
  return std::string(ordinal, superior ? '>' : '<');
}

std::vector<LineFacts> readLines(const CardFacts &card, std::string_view text) {
  return Reader(card, text).read();
}

}  // namespace vtes::cards
