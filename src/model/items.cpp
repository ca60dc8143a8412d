/// Specifications (TS 2.1.7, READING 5.4) and results (TS 2.1.5).

#include <algorithm>
#include <iterator>

#include "model/builder.h"

namespace vtes::model {

namespace {

using cards::kNoCard;
using syntax::TokenKind;

int toNumber(std::string_view digits) {
  int value = 0;
  for (const char c : digits) {
    if (c < '0' || c > '9') break;
    value = std::min(value * 10 + (c - '0'), 1000000);
  }
  return value;
}

Unit unitOf(std::string_view quantity) {
  if (quantity.ends_with('p')) return Unit::Pool;
  if (quantity.ends_with('b')) return Unit::Blood;
  return Unit::None;
}

}  // namespace

std::optional<int> Builder::soleNumber(const Specification &spec) {
  if (spec.items.size() != 1 || spec.items.front().size() != 1) return std::nullopt;
  const auto &atom = spec.items.front().front();
  if (atom.kind != Atom::Kind::Amount || atom.sign != 0) return std::nullopt;
  return toNumber(atom.text);
}

bool Builder::isContestSpec(const Atom &atom, std::string_view &term) {
  for (const auto &spec : atom.specs) {
    if (spec.items.size() == 1 && spec.items.front().size() == 1 &&
        spec.items.front().front().kind == Atom::Kind::Contest) {
      spec.read = true;
      term = spec.items.front().front().text;
      return true;
    }
  }
  return false;
}

/// In parentheses three letters are a clan or a discipline before they are a card (READING 3).
Reference Builder::termWord(const Atom &atom) {
  Reference reference;
  reference.range = atom.word;
  reference.abbr = s_.slice(atom.word);
  const bool clan = cards_.clan(atom.text) != nullptr;
  const bool discipline = cards_.discipline(atom.text) != nullptr;
  if (!clan && !discipline) return {};
  // Three letters of both: a political action names clans, another card disciplines.
  reference.kind = clan && (political_ || !discipline) ? RefKind::Clan : RefKind::Discipline;
  Word word;
  word.range = atom.word;
  word.role = reference.kind == RefKind::Clan ? Word::Role::Clan : Word::Role::Discipline;
  word.margin = 1;
  reference.word = nextWord();
  s_.words.push_back(std::move(word));
  return reference;
}

Item Builder::item(const std::vector<Atom> &atoms, bool political) {
  Item item;
  if (atoms.empty()) return item;
  item.range = {atoms.front().range.begin, atoms.back().range.end};
  bool player = false;
  for (std::size_t i = 0; i < atoms.size(); ++i) {
    const auto &atom = atoms[i];
    if (atom.sign != 0) item.sign = atom.sign;
    switch (atom.kind) {
      case Atom::Kind::Noun: {
        bool isPlayer = false;
        auto reference = nounReference(atom, isPlayer);
        player = player || isPlayer;
        // A crypt card that is moved (`+Kora`) is what; a noun that something happens to is who.
        if (atom.sign != 0) {
          item.what = reference;
        } else {
          item.who = reference;
        }
        if (!isPlayer && reference.kind == RefKind::Crypt) remember(reference);
        break;
      }
      case Atom::Kind::Play: {
        auto reference = atom.level.empty() && !atoms[i].sign ? termWord(atom) : Reference{};
        if (!reference.present()) reference = library(atom, {~0U, false, false, kNoPlayer, kNoCard});
        // `pont bt`, `emle2 et`: an ally that something happens to.
        const bool happens =
            i + 1 < atoms.size() && (atoms[i + 1].kind == Atom::Kind::State || atoms[i + 1].kind == Atom::Kind::Amount);
        if (happens) {
          item.who = reference;
        } else {
          item.what = reference;
        }
        break;
      }
      case Atom::Kind::Use:
        item.what = library(atom, {~0U, true, false, kNoPlayer, kNoCard}, true);
        break;
      case Atom::Kind::Amount: {
        item.amount = toNumber(atom.text);
        if (item.sign == '-') item.amount = -*item.amount;
        item.unit = unitOf(atom.text);
        break;
      }
      case Atom::Kind::Term:
        if (atom.token == TokenKind::HandSize) {
          item.unit = Unit::HandSize;
        } else if (atom.token == TokenKind::Antitribu) {
          item.what = termWord(atom);
          if (!item.what.present()) {
            note(Note::Kind::UnknownWord, atom.word);
            item.what.kind = RefKind::Clan;
            item.what.range = atom.word;
            item.what.abbr = s_.slice(atom.word);
          }
        } else if (atom.token == TokenKind::Edge) {
          item.what.kind = RefKind::Edge;
          item.what.range = atom.word;
          item.what.abbr = s_.slice(atom.word);
        } else {
          item.term = s_.slice(atom.word);
        }
        break;
      case Atom::Kind::State:
      case Atom::Kind::Contest:
      case Atom::Kind::Action:
      case Atom::Kind::Block:
      case Atom::Kind::Strike:
      case Atom::Kind::RangeTerm:
      case Atom::Kind::Press:
      case Atom::Kind::Merge:
      case Atom::Kind::RedList:
      case Atom::Kind::BurnOption:
        item.term = s_.slice(atom.word);
        break;
      case Atom::Kind::Phase:
      case Atom::Kind::CombatMark:
      case Atom::Kind::ReferendumMark:
        note(Note::Kind::MarkOutsidePlace, atom.word).words = {std::string(atom.text), "("};
        item.term = s_.slice(atom.word);
        break;
      default:
        // What no rule has in parentheses is said as it stands; the parser has said that it is wrong.
        if (item.term.empty()) item.term = s_.slice(atom.word);
        break;
    }
    // `(cobo (nb, tzi))`: what stands in the inner parentheses is said of the same thing.
    for (const auto &spec : atom.specs) {
      for (const auto &inner : spec.items) {
        const auto more = this->item(inner, political);
        if (item.term.empty()) item.term = more.term;
        if (!item.what.present()) item.what = more.what;
      }
    }
  }
  if (item.amount && item.unit == Unit::None) {
    if (player && political && item.sign == 0) {
      item.unit = Unit::Points;
    } else if (player) {
      item.unit = Unit::Pool;
    } else if (item.who.kind == RefKind::Crypt || item.who.kind == RefKind::UnknownCrypt ||
               item.who.kind == RefKind::Library) {
      item.unit = Unit::Blood;
    }
  }
  return item;
}

void Builder::specifications(const Atom &atom, std::size_t event, Reference *reference) {
  for (const auto &spec : atom.specs) {
    spec.read = true;
    if (spec.items.size() == 1 && spec.items.front().empty()) continue;
    auto kind = s_.events[event].kind;
    if (const auto number = soleNumber(spec);
        number && (kind == EventKind::Play || kind == EventKind::Use || kind == EventKind::Vote)) {
      auto &target = s_.events[event];
      if (kind == EventKind::Vote && target.used) {
        target.count = number;
      } else {
        target.cost = number;
      }
      continue;
    }
    const auto &first = spec.items.front();
    // `stan(PAME)`: whose it is; after a blank it would belong to the action.
    if (reference != nullptr && spec.attached && spec.items.size() == 1 && first.size() == 1 &&
        first.front().kind == Atom::Kind::Noun && first.front().token == TokenKind::Player) {
      bool isPlayer = false;
      const auto who = nounReference(first.front(), isPlayer);
      if (isPlayer) {
        reference->controller = who.player;
      } else {
        Item one;
        one.range = first.front().range;
        one.who = who;
        remember(who);
        s_.events[event].addExtra().terms.push_back(std::move(one));
      }
      continue;
    }
    const bool own = kind == EventKind::Play && s_.events[event].card.card != kNoCard &&
                     (cards_.types(s_.events[event].card.card) & cards::kPolitical) != 0;
    // Behind a block attempt or a modifier, terms are the political action's (READING 5.7).
    bool forReferendum = false;
    if (political_ && !own && !spec.attached) {
      for (const auto &part : spec.items) {
        const bool names =
            !part.empty() && (part.front().kind == Atom::Kind::Noun || part.front().kind == Atom::Kind::Play ||
                              part.front().token == TokenKind::Antitribu);
        forReferendum = forReferendum || names;
      }
      forReferendum = forReferendum && kind != EventKind::Vote;
    }
    std::vector<Item> items;
    for (const auto &part : spec.items) {
      if (!part.empty()) items.push_back(item(part, own || forReferendum));
    }
    if (forReferendum) {
      Event terms;
      terms.kind = EventKind::Terms;
      terms.range = spec.range;
      terms.actor = acting();
      terms.addExtra().terms = std::move(items);
      // The event before ends where its terms begin.
      auto &before = s_.events[event];
      if (before.range.end >= spec.range.end) {
        auto end = spec.range.begin;
        const auto blank = [this](std::uint32_t at) {
          return s_.text[at - s_.at.begin] == ' ' || s_.text[at - s_.at.begin] == '\t';
        };
        while (end > before.range.begin && blank(end - 1)) --end;
        before.range.end = end;
      }
      add(std::move(terms));
      continue;
    }
    if (items.empty()) continue;
    auto &terms = s_.events[event].addExtra().terms;
    std::move(items.begin(), items.end(), std::back_inserter(terms));
  }
}

}  // namespace vtes::model
