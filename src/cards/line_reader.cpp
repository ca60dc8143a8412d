#include "cards/line_reader.h"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>

#include "cards/line_cost.h"
#include "cards/line_doubt.h"
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
constexpr Hooks kPhaseHooks =
    kUnlockPhaseHook | kMasterPhaseHook | kMinionPhaseHook | kInfluencePhaseHook | kDiscardPhaseHook;
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

/// At the beginning of the line or of a later sentence: `Only usable while bleeding. As above, …`.
bool refersAbove(std::string_view text) {
  const std::string all = lower(text);
  const std::size_t at = all.find("above");
  if (at == std::string::npos) return false;
  if (const std::size_t later = all.find(". as "); later < at) return true;
  const std::size_t as = all.find("as ");
  return as != std::string::npos && as < 3 && as < at;
}

// --- a sentence ----------------------------------------------------------------------------------------------------

struct Read {
  Hooks window = 0;
  Hooks strong = 0;     ///< of effects
  Hooks weak = 0;       ///< of effects that can also stand
  Hooks headHooks = 0;  ///< of the playing, which are among the strong ones
  Hooks later = 0;      ///< of effects that are a use of their own only in play
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
  bool given = false;      ///< that only by an optional maneuver or press, beside which the rest stands
  bool but = false;        ///< `As above, but …`
  bool doubt = false;      ///< a word is left that can change what the patterns found, or two of them disagree
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

/// Whether the place is behind a condition that ends the sentence.
bool behindCondition(const Words &words, std::size_t at) {
  for (std::size_t i = 1; i < at; ++i) {
    for (const std::string_view word : {"if", "when", "whenever", "unless", "while", "until", "each"}) {
      if (words[i] == word && (word != "each" || (i + 1 < at && words[i + 1] == "time"))) return true;
    }
  }
  return false;
}

bool placesCard(std::string_view effects) {
  return effects.find("put-on") != std::string_view::npos || effects.find("put-in-play") != std::string_view::npos;
}

/// Whether effects of a sentence that puts the card somewhere can only be of that time.
bool goesWithPlacing(std::string_view effects) {
  for (const std::string_view word :
       {"directed", "unlock", "lock", "strike", "bank-", "put-", "trifle", "out-of-turn", "hunt", "limited"}) {
    if (effects.starts_with(word)) return true;
  }
  return false;
}

/// What in a sentence leaves a doubt, gathered while patterns take its words.
class Doubts {
 public:
  Doubts(const Words &words, Types types)
      : words_(words),
        types_(types),
        claims_(words.size(), Claim::Free),
        telling_(words.size(), false),
        bonus_(words.size()),
        behindWindow_(words.size()) {}

  /// A pattern took words: those of `taken` that none had; `end` is the place behind it.
  void took(const LinePattern &pattern, const std::vector<bool> &taken, const Reach &reach, std::size_t end) {
    std::size_t first = words_.size();
    for (std::size_t i = 0; i < words_.size(); ++i) {
      if (!taken[i] || claims_[i] != Claim::Free) continue;
      first = std::min(first, i);
      telling_[i] = i < reach.rest && pattern.role != Role::Rule;
      claims_[i] = i < reach.rest ? Claim::Taken : pattern.role == Role::Need ? Claim::Condition : Claim::Limit;
    }
    any_.insert(any_.end(), reach.any.begin(), reach.any.end());
    if (pattern.role == Role::Rule) {
      // What a rule skips before the rest of the sentence is its own, too.
      for (const std::size_t at : reach.gaps) {
        if (reach.rest < words_.size() && claims_[at] == Claim::Free) claims_[at] = Claim::Limit;
      }
    } else {
      gaps_.insert(gaps_.end(), reach.gaps.begin(), reach.gaps.end());
    }
    if (pattern.role == Role::Bonus) bonus_ = std::min(bonus_, first);
    if (pattern.role == Role::Window) {
      twoWindows_ = twoWindows_ || (window_ != 0 && window_ != pattern.hooks);
      window_ = pattern.hooks;
      if (end < words_.size() && words_[end] == "or") behindWindow_ = end + 1;
    }
    vague_ = vague_ || isVague(pattern);
    if (pattern.effects.empty() || pattern.role == Role::Need) return;
    conditional_ = conditional_ || (first != words_.size() && behindCondition(words_, first));
    beside_ = beside_ || (places_ && !goesWithPlacing(pattern.effects));
    places_ = places_ || placesCard(pattern.effects);
  }

  /// Whether a doubt is left when all patterns have taken theirs.
  [[nodiscard]] bool left(const Read &read) {
    // A word of any kind is none that is understood, but what counters and titles are called does not matter.
    for (const std::size_t at : any_) {
      const std::string_view next = at + 1 < words_.size() ? std::string_view(words_[at + 1]) : std::string_view();
      if (next != "counter" && next != "counters" && next != "title") claims_[at] = Claim::Free;
    }
    // `Burn this card if he gains blood`: nobody gains it by this line. And what is put on a vampire who cannot block:
    // the one as it is played, the other later.
    if (vague_ || twoWindows_ || conditional_ || beside_) return true;
    // `When a minion is burned or goes to torpor`: the second is a time, too, which another pattern takes for a deed.
    if (behindWindow_ < words_.size() && claims_[behindWindow_] == Claim::Taken) return true;
    // What a pattern for a deed or a time reaches over is its own matter only while no other has it.
    if (std::any_of(gaps_.begin(), gaps_.end(), [&](std::size_t at) { return telling_[at]; })) return true;
    // `As above, but put an additional counter on it`: what is changed, and by how much, is a guess.
    if (read.but && has(words_, "additional")) return true;
    return dividedWindow(read) || leavesDoubt(words_, claims_);
  }

 private:
  /// A strike that is not named, pool of somebody who is not, what locks or grows by an equipment: it or its bearer.
  [[nodiscard]] bool isVague(const LinePattern &pattern) const {
    if ((types_ & kEquipment) != 0 && pattern.name == "lock-cost-self") return true;
    if ((types_ & (kEquipment | kRetainer)) != 0 && pattern.effects.starts_with("capacity")) return true;
    return pattern.effects == "strike" || pattern.name == "they-burn-pool";
  }

  /// Whether what the sentence says could be of one window or of another.
  [[nodiscard]] bool dividedWindow(const Read &read) const {
    // `Burn this card if this vampire enters combat`: the card or the combat.
    constexpr Hooks kEnds = kPhaseHooks | kTurnEndHook | kEndOfRoundHook | kCombatEndsHook;
    const bool burns = (read.strong & kBurnedHook) != 0 ||
                       (words_[0] == "burn" && has(read.effects, "burn-this") && (read.window & kEnds) == 0);
    if (burns && (read.window & ~kBurnedHook) != 0) return true;
    if ((read.strong & kActionHooks) == 0) return false;
    // `During your master phase, choose a vampire; this turn, that vampire can do it as an action`.
    if ((read.strong & kActionHooks & ~read.headHooks) != 0 && read.window != 0) return true;
    // `It gets +1 stealth and can burn a location as an action`: what stands, and beside it a use.
    const auto can = std::find(words_.begin(), words_.end(), "can") - words_.begin();
    return bonus_ < words_.size() && static_cast<std::ptrdiff_t>(bonus_) < can;
  }

  const Words &words_;
  Types types_;
  std::vector<Claim> claims_;
  std::vector<bool> telling_;      ///< taken by a pattern that is more than a rule
  std::vector<std::size_t> gaps_;  ///< what such patterns reach over
  std::vector<std::size_t> any_;
  std::size_t bonus_;         ///< where the first bonus stands
  std::size_t behindWindow_;  ///< behind the `or` behind a window
  Hooks window_ = 0;
  bool twoWindows_ = false;
  bool vague_ = false;
  bool conditional_ = false;  ///< an effect stands behind a condition
  bool places_ = false;       ///< the card is put somewhere
  bool beside_ = false;       ///< and something else is done
};

Read readSentence(const Words &words, Types types) {
  static const Patterns patterns;
  Read out;
  out.words = words.size();
  out.cost = useCost(words);
  out.costChange = costChange(words);
  out.condition = (words[0] == "before" && has(words, "range")) || words[0] == "only" || words[0] == "usable" ||
                  words[0] == "play" || words[0] == "playable" || has(words, "usable");
  out.given = has(words, "optional") && !has(words, "can") && !has(words, "must");
  out.use = has(words, "can") || has(words, "optional") || has(words, "must") || words[0] == "lock" ||
            words[0] == "burn" || words[0] == "once" || words[0] == "discard" || words[0] == "remove";
  out.but = has(words, "but") && has(words, "above");
  std::vector<bool> taken(words.size(), false);
  Doubts doubts(words, types);
  bool rule = false;
  for (const std::uint32_t index : patterns.candidates(words)) {
    const LinePattern &pattern = linePatterns()[index];
    if ((pattern.types & types) == 0) continue;
    Captures captures;
    std::size_t end = 0;
    bool hit = false;
    Reach reach;
    while (patterns.phrase(index).take(words, end, taken, captures, end, reach)) {
      hit = true;
      doubts.took(pattern, taken, reach, end);
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
        out.headHooks |= hooks;
        out.head = true;
        break;
      case Role::Need:
      case Role::Rule:
        rule = true;
        break;
    }
  }
  out.taken = static_cast<std::size_t>(std::count(taken.begin(), taken.end(), true));
  out.doubt = doubts.left(out);
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

/// `-lock`: takes `lock` away.
bool takesAway(std::string_view effect) {
  return effect.size() > 1 && effect[0] == '-' && (effect[1] < '0' || effect[1] > '9');
}

/// Adds what a sentence does to what the line does already. `above`: that came from another line, of which the sentence
/// can take something away; in a line of its own it says what does not happen anyway.
void addEffects(std::vector<std::string> &effects, const Read &read, bool above) {
  for (const auto &effect : read.effects) {
    if (effect.starts_with('~')) {
      replaceAmount(effects, effect.substr(1));
    } else if (effect.starts_with("strike+")) {
      for (auto &strike : effects) {
        const auto kind = kindOf(strike);
        const bool again = read.but && strike.size() != kind.size();  // `but this strike is at +2 damage`
        if (again && (kind == "strike:hand" || kind == "strike:weapon")) strike.resize(kind.size());
        if (strike == "strike:hand" || strike == "strike:weapon" || strike == "bleed") strike += effect.substr(6);
      }
    } else if (takesAway(effect)) {
      if (above) std::erase(effects, effect.substr(1));
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
  Hooks windows = 0;   ///< all that its sentences name
  std::string cost;    ///< of a use in play
  int costChange = 0;  ///< of what is printed
  std::vector<std::string> effects;
  std::vector<std::string> needs;
  std::vector<std::string_view> patterns;
  bool says = false;
  bool conditional = false;  ///< of a vampire: holds in some cases only
  bool doubt = false;        ///< something of its text can change what the patterns found
  bool use = false;          ///< tells of something that somebody can do
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
    use = use || read.use;
    doubt = doubt || read.doubt || std::any_of(read.effects.begin(), read.effects.end(), takesAway) ||
            (windows != 0 && read.window != 0 && windows != read.window);
    windows |= read.window;
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
      constexpr Types kActed = kAction | kPolitical | kEquipment | kRetainer | kAlly | kSided;
      const bool outcome = recruiter || (isOutcome(words) && (types & kActed) != 0);
      // `They can burn it as an action; if they are Brujah, this is a +1 stealth action`: that later action.
      // And counters that come on the card in some phase do not come with it.
      const bool timed = (read.window & kPhaseHooks) != 0 || (read.use && read.window != 0);
      const bool playing = read.head && !timed && (read.strong & kActionHooks & ~read.headHooks) == 0;
      if (draft.stays && !playing && !outcome && read.costChange == 0) {
        if (!read.silent) {
          addLater(read, words, draft);
          // Whether what is added to a line above is about the playing or about the card in play is a guess.
          if (draft.above) draft.later.back().doubt = true;
        }
        // `As above, but without …`: what is no more is not known.
        if (draft.above && (read.doubt || read.but)) {
          for (auto &part : draft.later) part.doubt = true;
        }
        // A deed that nobody can choose is perhaps one of the playing; and what no later use has is perhaps lost.
        const bool bare = isBare(read, words);
        draft.play.doubt = draft.play.doubt || bare || tellsOfPlaying(words) || (read.silent && read.doubt);
        if (bare && !draft.later.empty()) draft.later.back().doubt = true;
        continue;
      }
      addPlay(read, draft.play, draft.above);
      if (card_.types == kPower) draft.play.window |= read.window;
      draft.stays = draft.stays || std::any_of(read.effects.begin(), read.effects.end(), [](const std::string &effect) {
                      return effect == "put-on" || effect == "put-in-play" || effect == "strike:put-on";
                    });
    }
  }

  /// Whether a deed of a sentence about a card in play is one that nobody chooses and no window names: `Lock that
  /// vampire`, `Move 3 blood to it`. What only stands (`+1 bleed`, a strike of a weapon) is none.
  static bool isBare(const Read &read, const Words &words) {
    if (read.window != 0 || (read.strong & kActionHooks) != 0) return false;
    for (const std::string_view word : {"can", "optional", "must", "once"}) {
      if (has(words, word)) return false;
    }
    for (const std::string_view first : {"choose", "search", "look", "each", "all", "shuffle", "reveal", "name"}) {
      if (words[0] == first) return true;
    }
    bool pays = false;
    bool deed = false;
    for (const std::string &effect : read.effects) {
      // `Lock the ally.` pays for nothing.
      pays = pays || (words.size() > 3 && (effect == "lock-this" || effect == "burn-this"));
      deed = deed || !stands(effect);
    }
    return deed && !pays;
  }

  /// Whether an effect is one that holds all the time that a card is in play.
  static bool stands(std::string_view effect) {
    for (const std::string_view kind : {"bleed",
                                        "hunt",
                                        "stealth",
                                        "intercept",
                                        "strength",
                                        "votes",
                                        "ballots",
                                        "hand-size",
                                        "transfers",
                                        "capacity",
                                        "strike",
                                        "first-strike",
                                        "additional-strike",
                                        "limited",
                                        "ranged",
                                        "aggravated",
                                        "maneuver",
                                        "press",
                                        "prevent",
                                        "damage",
                                        "cannot-",
                                        "no-unlock",
                                        "block-cost",
                                        "unblockable",
                                        "cost",
                                        "reduce-cost",
                                        "pays-cost",
                                        "title",
                                        "gain-discipline",
                                        "plays-discipline",
                                        "bearer:",
                                        "sect:",
                                        "become:",
                                        "scarce",
                                        "sterile",
                                        "blood-cursed",
                                        "infernal",
                                        "red-list",
                                        "black-hand",
                                        "flight",
                                        "non-unique",
                                        "slave",
                                        "set-range"}) {
      if (effect.starts_with(kind)) return true;
    }
    return false;
  }

  /// Whether a sentence about a card in play is about how it came there.
  static bool tellsOfPlaying(const Words &words) {
    for (const std::string_view word : {"equip", "equipping", "recruit", "recruiting", "recruited", "employ",
                                        "employed", "employing", "costs", "cost", "comes"}) {
      if (has(words, word)) return true;
    }
    return false;
  }

  /// What happens in the action that the card is played for, although the card stays.
  static bool isOutcome(const Words &words) {
    if (words.size() > 3 && words[0] == "if" && (words[1] == "the" || words[1] == "this") && words[2] == "action") {
      return true;
    }
    if (has(words, "referendum") && has(words, "this") && has(words, "in")) return true;
    static const Words kDuringThis{"during", "this", "referendum"};
    if (std::search(words.begin(), words.end(), kDuringThis.begin(), kDuringThis.end()) != words.end()) return true;
    if (has(words, "putting")) return true;
    const std::size_t last = words.size() - (words.back() == "instead" ? 1 : 0);
    return last > 2 && words[last - 1] == "action" && words[last - 2] == "this";
  }

  static void addPlay(const Read &read, Part &part, bool above) {
    part.count(read);
    part.says = part.says || read.says || read.head;
    if (read.condition) part.window |= read.window;
    part.effectHooks |= read.strong | read.weak;
    addEffects(part.effects, read, above);
  }

  /// A sentence that goes on with the one before: `That minion …`, `If they do …`.
  static bool goesOn(const Words &words) {
    if (words.size() == 2 && words[0] == "combat" && words[1] == "ends") return true;
    if (words.size() > 2 && words[0] == "ranged" && words[1] == "if") return true;
    if (words[0] == "damage" && has(words, "weapon")) return true;
    // `She gets -1 bleed …`: the vampire itself, and not whom the sentence before names.
    if (words.size() > 1 && words[0] == "they" && words[1] == "gets") return false;
    for (const std::string_view first :
         {"that", "those", "if", "they", "it", "otherwise", "shuffle", "show", "continue"}) {
      if (words[0] == first) return true;
    }
    return words.size() > 1 && words[0] == "the" && (words[1] == "determined" || words[1] == "locked");
  }

  /// Whether what stands in a vampire's text holds in some cases only: `gets +1 strength while you have the Edge`.
  static bool isConditional(const Words &words, bool use) {
    static constexpr std::array<std::string_view, 15> kCases{"if",      "when",  "while", "during", "unless",
                                                             "against", "with",  "each",  "once",   "until",
                                                             "in",      "after", "who",   "at",     "where"};
    return use || std::any_of(kCases.begin(), kCases.end(), [&](std::string_view word) { return has(words, word); });
  }

  /// The later use of the line above of which `As above, but …` gives another amount.
  static std::vector<Part>::iterator changedPart(std::vector<Part> &later, const Read &read) {
    return std::find_if(later.begin(), later.end(), [&](const Part &part) {
      return std::any_of(part.effects.begin(), part.effects.end(), [&](const std::string &effect) {
        return std::any_of(read.effects.begin(), read.effects.end(), [&](const std::string &change) {
          if (takesAway(change)) return change.substr(1) == effect;
          const auto kind = kindOf(change);
          return kind.size() != change.size() && kind == kindOf(effect) && change[kind.size()] == effect[kind.size()];
        });
      });
    });
  }

  /// `Otherwise …`, `If they cannot, …`: tells the rest of the sentence before.
  static bool isRest(const Words &words) {
    if (words[0] == "otherwise") return true;
    return words.size() > 2 && words[0] == "if" && (words[1] == "they" || words[1] == "it" || words[1] == "you") &&
           (words[2] == "cannot" || words[2] == "do" || words[2] == "does");
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
    if (isRest(words) && !draft.later.empty()) draft.later.back().doubt = true;
    if (unnamed && !draft.later.empty() && !read.use && !stands && goesOn(words)) hooks = draft.later.back().later;
    part.later = hooks;
    part.conditional = card_.crypt() && hooks == kInPlayHook && isConditional(words, read.use);
    const bool front = card_.crypt() && hooks == kInPlayHook && !part.conditional && !draft.later.empty() &&
                       draft.later.front().later == kInPlayHook && !draft.later.front().conditional;
    const auto changed = read.but ? changedPart(draft.later, read) : draft.later.end();
    if (changed != draft.later.end()) {
      changed->count(read);
      changed->says = true;
      addEffects(changed->effects, read, draft.above);
      return;
    }
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
    // `If that action is successful, …`: a window of its own, or the rest of that use.
    static const Words kThatAction{"that", "action"};
    const bool told = hooks == kInPlayHook &&
                      std::search(words.begin(), words.end(), kThatAction.begin(), kThatAction.end()) != words.end();
    const bool rest = told || (goesOn(words) && read.window != 0 && words[0] == "if");
    if (rest && !draft.later.empty()) draft.later.back().doubt = true;
    part.doubt = part.doubt || rest;
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
    addEffects(part.effects, own, draft.above);
    if (part.conditional) addUnique(part.needs, "some-cases");
    if (front) {
      draft.later.insert(draft.later.begin(), std::move(part));
    } else {
      draft.later.push_back(std::move(part));
    }
  }

  /// `Each combat` alone gives no use: `It gets -1 strength each combat.`
  static Hooks standingHooks(const Read &read) {
    const bool bonus = std::all_of(read.effects.begin(), read.effects.end(), [](const std::string &effect) {
      return effect.starts_with("strength") || effect.starts_with("hand-size");
    });
    return bonus && !read.effects.empty() ? read.later & ~kCombatAnyHook : read.later;
  }

  static Hooks laterHooks(const Read &read) {
    // `+1 intercept during bleed actions` stands, and nobody uses it.
    // So does `-1 intercept when attempting to block a vampire`.
    const bool standing = !read.use && read.strong == 0;
    if (standing &&
        (read.window == (kOwnSideHook | kBlocksDeclinedHook) || (read.window == kOwnSideHook && read.weak != 0))) {
      return kInPlayHook;
    }
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
                  : read.use && !read.given         ? (read.strong | read.weak | read.later)
                                                    : (read.strong | standingHooks(read));
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
    // Which of its types a line without a mark belongs to is a guess.
    const bool either = (types & kSided) != 0 && (types & ~kSided) != 0;
    if (either) facts.confidence = std::max(facts.confidence, Confidence::Likely);
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
    constexpr std::size_t kMostTaken = 45;  // per cent
    const bool most = part.taken * 100 >= part.words * kMostTaken;
    if (facts.source == HookSource::Pattern) {
      facts.confidence = most && !part.doubt && !facts.effects.empty() ? Confidence::Certain : Confidence::Likely;
    } else if ((types & kSided) != 0 && facts.effects.empty()) {
      facts.confidence = Confidence::Uncertain;
      facts.doubt = "no pattern tells when it is played nor what it does";
    } else if (facts.use == LineUse::InPlay && part.use && facts.effects.empty() && facts.patterns.empty()) {
      facts.confidence = Confidence::Uncertain;
      facts.doubt = "no pattern tells when it can be used nor what that does";
    } else {
      facts.confidence = (types & kStay) != 0 && !part.doubt ? Confidence::Certain : Confidence::Likely;
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
