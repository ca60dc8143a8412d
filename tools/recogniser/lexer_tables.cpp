#include <antlr4-runtime.h>

#include <algorithm>
#include <deque>
#include <iterator>
#include <map>
#include <numeric>
#include <set>
#include <tuple>

#include "tables.h"

namespace vtes::make_recogniser {
namespace {

using antlr4::atn::ATN;
using antlr4::atn::ATNState;
using antlr4::atn::Transition;

constexpr std::size_t kLastCharacter = 0x10FFFF;

/// The runtime's own question is no const function.
bool isRuleEnd(const ATNState &state) {
  return dynamic_cast<const antlr4::atn::RuleStopState *>(&state) != nullptr;
}

bool isCharacter(const Transition &transition) {
  switch (transition.getSerializationType()) {
    case Transition::ATOM:
    case Transition::RANGE:
    case Transition::SET:
    case Transition::NOT_SET:
    case Transition::WILDCARD:
      return true;
    default:
      return false;
  }
}

/// A place in the automaton of the token rule `alternative`; `stack` holds where the fragments that are open return to.
struct Place {
  std::size_t alternative = 0;
  std::size_t state = 0;
  std::vector<std::size_t> stack;

  friend bool operator<(const Place &a, const Place &b) {
    return std::tie(a.alternative, a.state, a.stack) < std::tie(b.alternative, b.state, b.stack);
  }
};
/// Places that read a character or end their token rule; by alternative, which is the rules' order.
using Places = std::set<Place>;

class Maker {
 public:
  explicit Maker(const ATN &atn) : atn_(atn) {}

  LexerTables make() {
    check();
    findClasses();
    construct();
    minimise();
    mergeClasses();
    return tables();
  }

 private:
  void check() const {
    if (atn_.modeToStartState.size() != 1) throw Unsupported("the lexer has modes");
    for (const auto &action : atn_.lexerActions)
      if (action->getActionType() != antlr4::atn::LexerActionType::CHANNEL)
        throw Unsupported("the lexer has a command other than channel()");
    for (const ATNState *state : atn_.states) {
      if (state == nullptr) continue;
      const auto *decision = dynamic_cast<const antlr4::atn::DecisionState *>(state);
      if (decision != nullptr && decision->nonGreedy) throw Unsupported("the lexer has a loop that is not greedy");
      for (const Transition *transition : state->transitions)
        if (transition->getSerializationType() == Transition::PREDICATE) throw Unsupported("the lexer has a predicate");
    }
  }

  /// Characters that every transition treats alike are one class. A class is known by its first character.
  void findClasses() {
    std::vector<const Transition *> readers;
    std::set<std::size_t> cuts = {0, 0x80};
    for (const ATNState *state : atn_.states) {
      if (state == nullptr) continue;
      for (const Transition *transition : state->transitions) {
        if (!isCharacter(*transition)) continue;
        readers.push_back(transition);
        const auto label = transition->label();
        for (const auto &interval : label.getIntervals()) {
          if (interval.a >= 0) cuts.insert(static_cast<std::size_t>(interval.a));
          if (interval.b >= 0) cuts.insert(static_cast<std::size_t>(interval.b) + 1);
        }
      }
    }
    std::map<std::vector<bool>, std::size_t> known;
    for (const std::size_t cut : cuts) {
      if (cut > kLastCharacter) break;
      std::vector<bool> signature;
      for (const Transition *reader : readers) signature.push_back(reader->matches(cut, 0, kLastCharacter));
      const auto [found, isNew] = known.emplace(std::move(signature), examples_.size());
      if (isNew) examples_.push_back(cut);
      segments_.emplace_back(cut, found->second);
    }
  }

  void close(Place place, Places &places) const {
    const ATNState *state = atn_.states[place.state];
    if (isRuleEnd(*state)) {
      if (place.stack.empty()) {
        places.insert(std::move(place));
        return;
      }
      place.state = place.stack.back();
      place.stack.pop_back();
      close(std::move(place), places);
      return;
    }
    for (const Transition *transition : state->transitions) {
      if (isCharacter(*transition)) {
        places.insert(place);
        continue;
      }
      Place next = place;
      if (transition->getSerializationType() == Transition::RULE)
        next.stack.push_back(static_cast<const antlr4::atn::RuleTransition *>(transition)->followState->stateNumber);
      next.state = transition->target->stateNumber;
      close(std::move(next), places);
    }
  }

  [[nodiscard]] Places step(const Places &places, std::size_t character) const {
    Places result;
    for (const Place &place : places) {
      const ATNState *state = atn_.states[place.state];
      if (isRuleEnd(*state)) continue;
      for (const Transition *transition : state->transitions)
        if (isCharacter(*transition) && transition->matches(character, 0, kLastCharacter))
          close({place.alternative, transition->target->stateNumber, place.stack}, result);
    }
    return result;
  }

  /// The kind of the earliest rule that ends here.
  [[nodiscard]] unsigned kindOf(const Places &places) const {
    for (const Place &place : places) {
      const ATNState *state = atn_.states[place.state];
      if (isRuleEnd(*state)) return static_cast<unsigned>(atn_.ruleToTokenType[state->ruleIndex]);
    }
    return 0;
  }

  void construct() {
    Places start;
    const ATNState *tokens = atn_.modeToStartState.front();
    for (std::size_t alternative = 0; alternative < tokens->transitions.size(); ++alternative)
      close({alternative, tokens->transitions[alternative]->target->stateNumber, {}}, start);
    std::map<Places, unsigned> known = {{Places(), 0}, {start, 1}};
    std::deque<Places> open = {start};
    next_.assign(2, std::vector<unsigned>(examples_.size(), 0));
    accept_ = {0, kindOf(start)};
    for (unsigned from = 1; !open.empty(); ++from) {
      const Places places = std::move(open.front());
      open.pop_front();
      for (std::size_t charClass = 0; charClass < examples_.size(); ++charClass) {
        Places reached = step(places, examples_[charClass]);
        const auto [found, isNew] = known.emplace(std::move(reached), static_cast<unsigned>(known.size()));
        if (isNew) {
          open.push_back(found->first);
          next_.emplace_back(examples_.size(), 0);
          accept_.push_back(kindOf(found->first));
        }
        next_[from][charClass] = found->second;
      }
    }
    if (accept_[1] != 0) throw Unsupported("a token may be empty");
  }

  /// Moore's refinement. The dead state and the start keep their numbers; the others are numbered as they are first
  /// seen.
  void minimise() {
    std::vector<unsigned> group = accept_;
    for (std::size_t count = 0;;) {
      std::map<std::vector<unsigned>, unsigned> known;
      std::vector<unsigned> refined;
      for (std::size_t state = 0; state < next_.size(); ++state) {
        std::vector<unsigned> signature = {group[state]};
        for (const unsigned target : next_[state]) signature.push_back(group[target]);
        refined.push_back(known.emplace(std::move(signature), static_cast<unsigned>(known.size())).first->second);
      }
      group = std::move(refined);
      if (known.size() == count) break;
      count = known.size();
    }
    if (group[0] != 0 || group[1] != 1) throw Unsupported("the lexer reads nothing");
    std::vector<std::vector<unsigned>> next;
    std::vector<unsigned> accept;
    for (std::size_t state = 0; state < next_.size(); ++state) {
      if (group[state] < next.size()) continue;
      for (unsigned &target : next_[state]) target = group[target];
      next.push_back(std::move(next_[state]));
      accept.push_back(accept_[state]);
    }
    next_ = std::move(next);
    accept_ = std::move(accept);
  }

  /// Classes on which the minimal automaton does the same are one.
  void mergeClasses() {
    std::map<std::vector<unsigned>, unsigned> known;
    std::vector<unsigned> merged;
    for (std::size_t charClass = 0; charClass < examples_.size(); ++charClass) {
      std::vector<unsigned> column;
      for (const auto &row : next_) column.push_back(row[charClass]);
      merged.push_back(known.emplace(std::move(column), static_cast<unsigned>(known.size())).first->second);
    }
    std::vector<std::vector<unsigned>> next(next_.size(), std::vector<unsigned>(known.size()));
    for (const auto &[column, charClass] : known)
      for (std::size_t state = 0; state < next.size(); ++state) next[state][charClass] = column[state];
    next_ = std::move(next);
    for (auto &[begin, charClass] : segments_) charClass = merged[charClass];
  }

  [[nodiscard]] LexerTables tables() const {
    LexerTables result;
    for (std::size_t index = 0; index < segments_.size(); ++index) {
      const auto [begin, charClass] = segments_[index];
      if (begin < 0x80) {
        result.ascii.resize(std::min<std::size_t>(0x80, segments_[index + 1].first), static_cast<unsigned>(charClass));
      } else if (result.ranges.empty() || result.ranges.back().charClass != charClass) {
        result.ranges.push_back({static_cast<std::uint32_t>(begin), static_cast<unsigned>(charClass)});
      }
    }
    result.next = next_;
    result.accept = accept_;
    const ATNState *tokens = atn_.modeToStartState.front();
    for (const Transition *transition : tokens->transitions) {
      const std::size_t rule = transition->target->ruleIndex;
      if (isHidden(rule)) result.hidden |= std::uint64_t{1} << atn_.ruleToTokenType[rule];
    }
    return result;
  }

  /// channel(HIDDEN) is the only channel there is, so that a rule with a command is hidden.
  [[nodiscard]] bool isHidden(std::size_t rule) const {
    for (const ATNState *state : atn_.states) {
      if (state == nullptr || state->ruleIndex != rule) continue;
      for (const Transition *transition : state->transitions) {
        if (transition->getSerializationType() != Transition::ACTION) continue;
        const auto index = static_cast<const antlr4::atn::ActionTransition *>(transition)->actionIndex;
        const auto &action = static_cast<const antlr4::atn::LexerChannelAction &>(*atn_.lexerActions.at(index));
        if (static_cast<std::size_t>(action.getChannel()) != antlr4::Token::HIDDEN_CHANNEL)
          throw Unsupported("the lexer has a channel of its own");
        return true;
      }
    }
    return false;
  }

  const ATN &atn_;
  std::vector<std::size_t> examples_;                          ///< a character of each class
  std::vector<std::pair<std::size_t, std::size_t>> segments_;  ///< first character, class
  std::vector<std::vector<unsigned>> next_;
  std::vector<unsigned> accept_;
};

}  // namespace

LexerTables makeLexerTables(const ATN &atn) {
  return Maker(atn).make();
}

}  // namespace vtes::make_recogniser
