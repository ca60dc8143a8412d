#include "tell/deals.h"

#include <algorithm>
#include <array>
#include <optional>

namespace vtes::tell {

using model::Deal;
using model::DealClause;
using model::Reference;
using model::RefKind;

namespace {

/// What a word of the notation is as a verb, and as what can be let through.
struct Verb {
  std::string_view word;
  Text verb;
  Text noun;
  bool once = false;  ///< happens once: no duration goes without saying
};

constexpr std::array<Verb, 20> kVerbs{{
    {"bd", Text::VerbBleed, Text::NounBleed},
    {"ht", Text::VerbHunt, Text::NounHunt},
    {"ga", Text::VerbGoAnarch, Text::NounGoAnarch},
    {"de", Text::VerbDiablerize, Text::NounDiablerie},
    {"lt", Text::VerbLeaveTorpor, Text::NounLeaveTorpor},
    {"rt", Text::VerbRescue, Text::NounRescue},
    {"ak", Text::VerbEnterCombat, Text::NounEnterCombat},
    {"ec", Text::VerbEnterCombat, Text::NounEnterCombat},
    {"bk", Text::VerbBlock, Text::NounBlock},
    {"ot", Text::VerbOust, Text::NounOust, true},
    {"pa", Text::VerbPoliticalAction, Text::NounPoliticalAction},
    {"rm", Text::VerbReferendum, Text::NounReferendum},
    {"et", Text::VerbEnterTorpor, Text::End, true},
    {"bt", Text::VerbBeBurned, Text::End, true},
    {"rip", Text::VerbBeBurned, Text::End, true},
    {"rg", Text::VerbBeRemoved, Text::End, true},
    {"ep", Text::VerbEnterPlay, Text::End, true},
    {"wd", Text::VerbWithdraw, Text::End, true},
    {"me", Text::VerbMerge, Text::End, true},
    {"rl", Text::VerbMark, Text::End, true},
}};

/// The forms of a verb in the catalogue.
enum Form : std::size_t { kWill = 0, kDoes = 1, kDoesNot = 2 };

class ClauseMaker {
 public:
  ClauseMaker(const Names &names, const DealClause &clause)
      : names_(names), language_(names.language()), clause_(clause), verb_(find(clause.action)) {}

  [[nodiscard]] std::string condition() const {
    return say(language_, Text::DealIf,
               {{"subject", names_.of(clause_.subject)},
                {"does", deed(clause_.negated ? kDoesNot : kDoes)},
                {"duration", duration()}});
  }
  [[nodiscard]] std::string promise() const {
    return say(language_, clause_.negated ? Text::DealThenNot : Text::DealThen,
               {{"subject", names_.of(clause_.subject)}, {"do", deed(kWill)}, {"duration", duration()}});
  }

 private:
  static const Verb *find(const Reference &action) {
    if (action.kind != RefKind::Term) return nullptr;
    const auto *const found =
        std::find_if(kVerbs.begin(), kVerbs.end(), [&](const Verb &verb) { return verb.word == action.abbr; });
    return found == kVerbs.end() ? nullptr : found;
  }

  [[nodiscard]] std::string deed(Form form) const {
    const std::string target = clause_.target.present() ? names_.of(clause_.target) : std::string();
    if (clause_.let) return sayForm(language_, Text::VerbLet, form, {{"deed", whatIsLet(target)}});
    if (verb_ != nullptr) {
      const bool ousted = verb_->verb == Text::VerbOust && target.empty();
      return sayForm(language_, ousted ? Text::VerbBeOusted : verb_->verb, form, {{"target", target}});
    }
    if (clause_.action.kind == RefKind::Library) {
      return sayForm(language_, Text::VerbPlay, form, {{"card", names_.of(clause_.action)}, {"target", target}});
    }
    return sayForm(language_, Text::VerbOther, form,
                   {{"word", names_.quoted(clause_.action.abbr)}, {"target", target}});
  }

  [[nodiscard]] std::string whatIsLet(const std::string &owner) const {
    const bool card = clause_.action.kind == RefKind::Library;
    std::string noun = card ? names_.of(clause_.action) : names_.quoted(clause_.action.abbr);
    if (verb_ != nullptr && verb_->noun != Text::End) noun = say(language_, verb_->noun);
    if (!owner.empty()) {
      return say(language_, Text::LetOf, {{"owner", owner}, {"deed", language_.behindOwner(noun)}});
    }
    return card ? noun : say(language_, Text::LetBare, {{"deed", noun}});
  }

  /// Whose turns count: the subject's, or its controller's where that is a minion.
  [[nodiscard]] std::string turnsOf() const {
    const std::string subject = names_.of(clause_.subject);
    return isMinion(clause_.subject) ? say(language_, Text::ControllerOf, {{"who", subject}}) : subject;
  }

  [[nodiscard]] std::string duration() const {
    std::string_view rest = clause_.duration;
    if (rest.empty()) {
      if (verb_ != nullptr && verb_->once) return {};
      // What is forborne or let through lasts; what is done is done by then.
      return say(language_, clause_.negated || clause_.let ? Text::RestOfGame : Text::BeforeTheEnd);
    }
    constexpr std::string_view kNext = "nxt";
    if (!rest.starts_with(kNext)) return asWritten();
    rest.remove_prefix(kNext.size());
    const std::string word = plainText(rest);
    if (word.empty()) return say(language_, Text::DuringNextTurn, {{"who", turnsOf()}});
    if (const auto phase = phaseOf(word)) {
      return say(language_, Text::DuringNextPhase, {{"who", turnsOf()}, {"phase", names_.phase(*phase)}});
    }
    if (word.find_first_not_of("0123456789") == std::string::npos && word.size() < 4) {
      return say(language_, Text::DuringNextTurns, std::stoi(word), {{"who", turnsOf()}, {"n", word}});
    }
    const auto &players = names_.transcript().players;
    const auto found = std::find_if(players.begin(), players.end(), [&](const model::Player &player) {
      return player.abbr == word || player.name == word;
    });
    if (found == players.end()) return asWritten();
    const auto player = static_cast<model::PlayerIndex>(found - players.begin());
    return say(language_, Text::UntilNextTurn, {{"who", names_.of(player)}});
  }

  [[nodiscard]] std::string asWritten() const {
    return say(language_, Text::DurationAsWritten, {{"words", plainText(clause_.duration)}});
  }

  static std::optional<model::PhaseKind> phaseOf(std::string_view word) {
    constexpr std::array<std::string_view, 5> kMarks{"UN", "MA", "MI", "IN", "DI"};
    const auto *const found = std::find(kMarks.begin(), kMarks.end(), word);
    if (found == kMarks.end()) return std::nullopt;
    return static_cast<model::PhaseKind>(found - kMarks.begin());
  }

  const Names &names_;
  const Language &language_;
  const DealClause &clause_;
  const Verb *verb_;
};

}  // namespace

std::string dealSentence(const Names &names, const Deal &deal) {
  std::vector<std::string> conditions;
  std::vector<std::string> promises;
  for (const DealClause &clause : deal.condition) conditions.push_back(ClauseMaker(names, clause).condition());
  for (const DealClause &clause : deal.promise) promises.push_back(ClauseMaker(names, clause).promise());
  const Language &language = names.language();
  const std::string conditionText = list(language, conditions);
  const std::string promiseText = list(language, promises);
  if (conditions.empty()) return say(language, Text::DealPromise, {{"then", promiseText}});
  if (promises.empty()) return say(language, Text::DealCondition, {{"if", conditionText}});
  return say(language, Text::Deal, {{"if", conditionText}, {"then", promiseText}});
}

}  // namespace vtes::tell
