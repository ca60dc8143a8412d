/// How decisions are settled.
///
/// Where more than one alternative of a decision can go on, ANTLR takes the least one by which the rest of the line can
/// be read. The tables must know it by one token, or by two. So for each decision, in each place from which the rule is
/// called, and for each next token, the alternatives that can take the token are listed; where it is more than one, the
/// least may be taken if it reads all that the others can read from there. That is asked of finite automata: every rule
/// is written out where it is called, except those that contain themselves (`specification`). Such a rule stays one
/// letter, known by the tokens that it begins with; its inside is gone through by itself.

#include <antlr4-runtime.h>

#include <algorithm>
#include <deque>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <tuple>

#include "tables.h"

namespace vtes::make_recogniser {
namespace {

using antlr4::atn::ATN;
using antlr4::atn::ATNState;
using antlr4::atn::RuleTransition;
using antlr4::atn::Transition;

/// What a written-out automaton reads: a token kind (0 is the end of the line), a rule that contains itself, or the end
/// of such a rule.
using Letter = std::size_t;
/// A state and where the rules that are open return to; the latter is an index into Maker::returns_.
using Place = std::pair<std::size_t, std::size_t>;
using Places = std::set<Place>;
using SetNumber = std::size_t;
using Steps = std::map<Letter, SetNumber>;

/// The runtime's own question is no const function.
bool isRuleEnd(const ATNState &state) {
  return dynamic_cast<const antlr4::atn::RuleStopState *>(&state) != nullptr;
}

class Maker {
 public:
  Maker(const ATN &atn, const std::vector<std::string> &ruleNames) : atn_(atn), ruleNames_(ruleNames) {
    kinds_ = atn.maxTokenType + 1;
    ruleEnd_ = kinds_ + atn.ruleToStartState.size();
  }

  ParserTables make() {
    check();
    findRecursiveRules();
    findFirstTokens();
    for (std::size_t rule = 0; rule < atn_.ruleToStartState.size(); ++rule)
      if (called_.count(rule) == 0 || recursive_.count(rule) > 0) settleFrom(rule);
    makeRows();
    joinEnds();
    minimise();
    return std::move(tables_);
  }

 private:
  static constexpr std::size_t kNoReturn = 0;

  /// Refuses what the tables cannot express, and lists what each transition takes.
  void check() {
    for (const ATNState *state : atn_.states) {
      if (state == nullptr || isRuleEnd(*state)) continue;
      for (const Transition *transition : state->transitions) {
        switch (transition->getSerializationType()) {
          case Transition::EPSILON:
            break;
          case Transition::ATOM:
          case Transition::RANGE:
          case Transition::SET:
            for (const ssize_t kind : transition->label().toList())
              kindsOf_[transition].push_back(kind < 0 ? 0 : static_cast<std::size_t>(kind));
            break;
          case Transition::RULE:
            called_.insert(transition->target->ruleIndex);
            break;
          default:
            throw Unsupported("the parser has a predicate, an action or a wildcard in " + ruleNames_[state->ruleIndex]);
        }
      }
    }
  }

  [[nodiscard]] static bool takesToken(const Transition &transition) {
    const auto type = transition.getSerializationType();
    return type != Transition::EPSILON && type != Transition::RULE;
  }
  [[nodiscard]] bool takes(const Transition &transition, std::size_t kind) const {
    const auto &kinds = kindsOf_.at(&transition);
    return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
  }

  /// The rules that some call leads back to: written out, they would have no end.
  void findRecursiveRules() {
    std::set<std::size_t> done;
    std::set<std::size_t> open;
    for (std::size_t rule = 0; rule < atn_.ruleToStartState.size(); ++rule)
      if (called_.count(rule) == 0) findRecursiveRules(rule, open, done);
  }
  void findRecursiveRules(std::size_t rule, std::set<std::size_t> &open, std::set<std::size_t> &done) {
    if (open.count(rule) > 0) recursive_.insert(rule);
    if (!done.insert(rule).second) return;
    open.insert(rule);
    for (const ATNState *state : atn_.states) {
      if (state == nullptr || state->ruleIndex != rule || isRuleEnd(*state)) continue;
      for (const Transition *transition : state->transitions)
        if (transition->getSerializationType() == Transition::RULE)
          findRecursiveRules(transition->target->ruleIndex, open, done);
    }
    open.erase(rule);
  }

  // ------------------------------------------------------------------ the written-out automaton

  [[nodiscard]] std::size_t returnTo(std::size_t state, std::size_t outer) {
    const auto [found, isNew] = returnNumbers_.emplace(std::make_pair(state, outer), returns_.size());
    if (isNew) returns_.emplace_back(state, outer);
    return found->second;
  }
  [[nodiscard]] const ATNState &stateOf(const Place &place) const { return *atn_.states[place.first]; }

  /// The place behind an epsilon or a call that is written out.
  [[nodiscard]] Place follow(const Place &place, const Transition &transition) {
    if (transition.getSerializationType() != Transition::RULE) return {transition.target->stateNumber, place.second};
    const auto &call = static_cast<const RuleTransition &>(transition);
    return {call.target->stateNumber, returnTo(call.followState->stateNumber, place.second)};
  }
  [[nodiscard]] bool isLetter(const Transition &transition) const {
    return takesToken(transition) || (transition.getSerializationType() == Transition::RULE &&
                                      recursive_.count(transition.target->ruleIndex) > 0);
  }

  /// Adds to `closed` what `place` reaches without reading.
  void close(const Place &place, Places &closed) {
    if (!closed.insert(place).second) return;
    const ATNState &state = stateOf(place);
    if (isRuleEnd(state)) {
      if (place.second != kNoReturn) close(returns_[place.second], closed);
      return;
    }
    for (const Transition *transition : state.transitions)
      if (!isLetter(*transition)) close(follow(place, *transition), closed);
  }

  /// The number of a set of places, which stands for the set below.
  [[nodiscard]] SetNumber numberOf(Places places) {
    const auto [found, isNew] = setNumbers_.emplace(std::move(places), sets_.size());
    if (isNew) sets_.emplace_back(&found->first, std::nullopt);
    return found->second;
  }
  [[nodiscard]] SetNumber closure(const Place &place) {
    Places closed;
    close(place, closed);
    return numberOf(std::move(closed));
  }

  /// What can be read from the places of a set, and where each letter leads.
  const Steps &steps(SetNumber set) {
    if (sets_[set].second) return *sets_[set].second;
    std::map<Letter, Places> reached;
    for (const Place &place : *sets_[set].first) {
      const ATNState &state = stateOf(place);
      if (isRuleEnd(state)) {
        if (place.second == kNoReturn) reached[ruleEnd_];
        continue;
      }
      for (const Transition *transition : state.transitions) {
        if (!isLetter(*transition)) continue;
        if (takesToken(*transition)) {
          for (const std::size_t kind : kindsOf_.at(transition))
            close({transition->target->stateNumber, place.second}, reached[kind]);
        } else {
          const auto &call = static_cast<const RuleTransition &>(*transition);
          close({call.followState->stateNumber, place.second}, reached[kinds_ + call.target->ruleIndex]);
        }
      }
    }
    Steps result;
    for (auto &[letter, places] : reached) result.emplace(letter, numberOf(std::move(places)));
    return sets_[set].second.emplace(std::move(result));
  }

  /// Whether all that can be read from `less` can be read from `more`.
  [[nodiscard]] bool includes(SetNumber more, SetNumber less) {
    std::set<std::pair<SetNumber, SetNumber>> known;
    std::deque<std::pair<SetNumber, SetNumber>> open = {{more, less}};
    while (!open.empty()) {
      const auto [left, right] = open.front();
      open.pop_front();
      if (left == right || !known.emplace(left, right).second) continue;
      const Steps rightSteps = steps(right);
      const Steps &leftSteps = steps(left);
      for (const auto &[letter, reached] : rightSteps) {
        const auto same = leftSteps.find(letter);
        if (same == leftSteps.end()) return false;
        open.emplace_back(same->second, reached);
      }
    }
    return true;
  }

  // ------------------------------------------------------------------ letters and tokens

  /// A recursive rule must be known by its first token: no place else may take one of them.
  void findFirstTokens() {
    for (std::size_t kind = 0; kind < kinds_; ++kind) letterOf_.push_back(kind);
    for (const std::size_t rule : recursive_) {
      const SetNumber start = closure({atn_.ruleToStartState[rule]->stateNumber, kNoReturn});
      for (const auto &[letter, reached] : steps(start)) {
        if (letter >= kinds_ || letterOf_[letter] != letter)
          throw Unsupported("no token tells where " + ruleNames_[rule] + " begins");
        letterOf_[letter] = kinds_ + rule;
      }
      for (const ATNState *state : atn_.states) {
        if (state == nullptr || isRuleEnd(*state)) continue;
        const bool first = sets_[start].first->count({state->stateNumber, kNoReturn}) > 0;
        for (const Transition *transition : state->transitions)
          for (std::size_t kind = 0; kind < kinds_ && !first; ++kind)
            if (letterOf_[kind] == kinds_ + rule && takesToken(*transition) && takes(*transition, kind))
              throw Unsupported("a token that begins " + ruleNames_[rule] + " stands elsewhere too");
      }
    }
  }

  // ------------------------------------------------------------------ decisions

  struct Settled {
    std::size_t alternative = 0;                     ///< if `second` is empty
    std::map<std::size_t, std::size_t> second = {};  ///< second token, alternative
  };

  /// Goes through all places of a written-out rule and settles its decisions.
  void settleFrom(std::size_t rule) {
    Places seen;
    std::deque<Place> open = {{atn_.ruleToStartState[rule]->stateNumber, kNoReturn}};
    const auto visit = [&](const Place &place) {
      if (seen.insert(place).second) open.push_back(place);
    };
    while (!open.empty()) {
      const Place place = open.front();
      open.pop_front();
      const ATNState &state = stateOf(place);
      if (isRuleEnd(state)) {
        if (place.second != kNoReturn) visit(returns_[place.second]);
        continue;
      }
      if (state.transitions.size() > 1) settle(place);
      for (const Transition *transition : state.transitions) {
        if (!isLetter(*transition)) {
          visit(follow(place, *transition));
        } else if (takesToken(*transition)) {
          visit({transition->target->stateNumber, place.second});
        } else {
          visit({static_cast<const RuleTransition &>(*transition).followState->stateNumber, place.second});
        }
      }
    }
  }

  void settle(const Place &place) {
    const ATNState &state = stateOf(place);
    std::vector<Steps> alternatives;
    for (const Transition *transition : state.transitions) {
      if (isLetter(*transition)) throw Unsupported("a decision that reads in " + ruleNames_[state.ruleIndex]);
      alternatives.push_back(steps(closure(follow(place, *transition))));
      if (alternatives.back().count(ruleEnd_) > 0)
        throw Unsupported("what stands behind decides in " + ruleNames_[state.ruleIndex]);
    }
    for (std::size_t kind = 0; kind < kinds_; ++kind) {
      std::vector<std::size_t> able;
      for (std::size_t index = 0; index < alternatives.size(); ++index)
        if (alternatives[index].count(letterOf_[kind]) > 0) able.push_back(index);
      if (able.empty()) continue;
      std::vector<SetNumber> reached;
      for (const std::size_t index : able) reached.push_back(alternatives[index].at(letterOf_[kind]));
      Settled settled;
      if (least(reached)) {
        settled.alternative = able.front();
      } else {
        if (letterOf_[kind] != kind) throw Unsupported("a second token is asked for in " + ruleNames_[state.ruleIndex]);
        settled.second = settleSecond(able, reached, state);
      }
      const auto [found, isNew] = settled_.emplace(std::make_pair(state.stateNumber, kind), settled);
      if (!isNew && (found->second.alternative != settled.alternative || found->second.second != settled.second))
        throw Unsupported("where the rule is called from decides in " + ruleNames_[state.ruleIndex]);
    }
  }

  /// Whether the first reads all that the others read.
  [[nodiscard]] bool least(const std::vector<SetNumber> &reached) {
    return std::all_of(reached.begin() + 1, reached.end(),
                       [&](SetNumber other) { return includes(reached.front(), other); });
  }

  std::map<std::size_t, std::size_t> settleSecond(const std::vector<std::size_t> &able,
                                                  const std::vector<SetNumber> &reached, const ATNState &state) {
    std::map<std::size_t, std::size_t> result;
    for (std::size_t kind = 0; kind < kinds_; ++kind) {
      std::vector<SetNumber> further;
      for (std::size_t index = 0; index < able.size(); ++index) {
        const Steps &next = steps(reached[index]);
        const auto found = next.find(letterOf_[kind]);
        if (found == next.end()) continue;
        if (further.empty()) result[kind] = able[index];
        further.push_back(found->second);
      }
      if (!further.empty() && !least(further))
        throw Unsupported("more than two tokens are asked for in " + ruleNames_[state.ruleIndex]);
    }
    return result;
  }

  // ------------------------------------------------------------------ rows

  struct Resolved {
    Action::Op op = Action::Op::Fail;
    std::size_t rule = 0;
    const ATNState *next = nullptr;
  };

  /// What the parser does in `state` on the token `kind` before the token `second`; Peek, if that is asked for and
  /// null.
  [[nodiscard]] Resolved resolve(const ATNState *state, std::size_t kind, const std::size_t *second) const {
    for (;;) {
      if (isRuleEnd(*state)) return {Action::Op::Return};
      std::size_t alternative = 0;
      if (state->transitions.size() > 1) {
        const auto found = settled_.find({state->stateNumber, kind});
        if (found == settled_.end()) return {};
        alternative = found->second.alternative;
        if (!found->second.second.empty()) {
          if (second == nullptr) return {Action::Op::Peek};
          const auto further = found->second.second.find(*second);
          if (further == found->second.second.end()) return {};
          alternative = further->second;
        }
      }
      const Transition &transition = *state->transitions[alternative];
      if (transition.getSerializationType() == Transition::RULE) {
        const auto &call = static_cast<const RuleTransition &>(transition);
        return {Action::Op::Call, call.target->ruleIndex, call.followState};
      }
      if (takesToken(transition)) {
        if (!takes(transition, kind)) return {};
        return {Action::Op::Match, 0, transition.target};
      }
      state = transition.target;
    }
  }

  void makeRows() {
    std::map<const ATNState *, unsigned> known;
    std::deque<const ATNState *> open;
    const auto rowOf = [&](const ATNState *state) {
      const auto [found, isNew] = known.emplace(state, static_cast<unsigned>(tables_.rows.size()));
      if (isNew) {
        tables_.rows.emplace_back();
        open.push_back(state);
      }
      return found->second;
    };
    const auto actionOf = [&](const Resolved &resolved) {
      Action action{resolved.op, static_cast<unsigned>(resolved.rule), 0};
      if (resolved.next != nullptr) action.next = rowOf(resolved.next);
      return action;
    };
    for (const ATNState *start : atn_.ruleToStartState) tables_.start.push_back(rowOf(start));
    while (!open.empty()) {
      const ATNState *state = open.front();
      open.pop_front();
      std::vector<Action> row;
      for (std::size_t kind = 0; kind < kinds_; ++kind) {
        const Resolved resolved = resolve(state, kind, nullptr);
        row.push_back(actionOf(resolved));
        if (resolved.op != Action::Op::Peek) continue;
        std::vector<Action> peeked;
        for (std::size_t second = 0; second < kinds_; ++second)
          peeked.push_back(actionOf(resolve(state, kind, &second)));
        row.back().next = static_cast<unsigned>(tables_.rows.size());
        tables_.rows.push_back(std::move(peeked));
      }
      tables_.rows[known.at(state)] = std::move(row);
    }
  }

  /// A row that can only return does so on every token, which makes all such rows one: the row behind it fails as well.
  void joinEnds() {
    for (auto &row : tables_.rows) {
      const auto ends = [](const Action &action) { return action.op == Action::Op::Return; };
      const auto fails = [](const Action &action) { return action.op == Action::Op::Fail; };
      if (std::any_of(row.begin(), row.end(), ends) &&
          std::all_of(row.begin(), row.end(), [&](const Action &action) { return ends(action) || fails(action); }))
        std::fill(row.begin(), row.end(), Action{Action::Op::Return});
    }
  }

  /// Rows that do the same are one.
  void minimise() {
    std::vector<unsigned> group(tables_.rows.size(), 0);
    for (std::size_t count = 0;;) {
      std::map<std::vector<std::tuple<unsigned, Action::Op, unsigned, unsigned>>, unsigned> known;
      std::vector<unsigned> refined;
      for (std::size_t index = 0; index < tables_.rows.size(); ++index) {
        std::vector<std::tuple<unsigned, Action::Op, unsigned, unsigned>> signature;
        for (const Action &action : tables_.rows[index]) {
          const bool leads = action.op != Action::Op::Fail && action.op != Action::Op::Return;
          signature.emplace_back(group[index], action.op, action.rule, leads ? group[action.next] : 0);
        }
        refined.push_back(known.emplace(std::move(signature), static_cast<unsigned>(known.size())).first->second);
      }
      group = std::move(refined);
      if (known.size() == count) break;
      count = known.size();
    }
    std::vector<std::vector<Action>> rows;
    for (std::size_t index = 0; index < tables_.rows.size(); ++index) {
      if (group[index] < rows.size()) continue;
      for (Action &action : tables_.rows[index])
        if (action.op != Action::Op::Fail && action.op != Action::Op::Return) action.next = group[action.next];
      rows.push_back(std::move(tables_.rows[index]));
    }
    tables_.rows = std::move(rows);
    for (unsigned &row : tables_.start) row = group[row];
    const auto end = std::find_if(tables_.rows.begin(), tables_.rows.end(), [](const std::vector<Action> &row) {
      return std::all_of(row.begin(), row.end(), [](const Action &action) { return action.op == Action::Op::Return; });
    });
    tables_.end = static_cast<unsigned>(end - tables_.rows.begin());
  }

  const ATN &atn_;
  const std::vector<std::string> &ruleNames_;
  std::size_t kinds_ = 0;  ///< letters below are token kinds, those from here on recursive rules
  Letter ruleEnd_ = 0;
  std::map<const Transition *, std::vector<std::size_t>> kindsOf_;
  std::set<std::size_t> called_;     ///< rules that another calls; the others are where a parse begins
  std::set<std::size_t> recursive_;  ///< rules that are not written out
  std::vector<Letter> letterOf_;     ///< [token kind]: itself, or the recursive rule that it begins
  std::vector<Place> returns_ = {{0, 0}};
  std::map<Place, std::size_t> returnNumbers_;
  std::map<Places, SetNumber> setNumbers_;
  std::deque<std::pair<const Places *, std::optional<Steps>>> sets_;  ///< a deque, since steps() hands out references
  std::map<std::pair<std::size_t, std::size_t>, Settled> settled_;    ///< by state and token kind
  ParserTables tables_;
};

}  // namespace

ParserTables makeParserTables(const ATN &atn, const std::vector<std::string> &ruleNames) {
  return Maker(atn, ruleNames).make();
}

}  // namespace vtes::make_recogniser
