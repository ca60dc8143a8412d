#include "tell/tail.h"

#include <algorithm>
#include <array>
#include <utility>

#include "tell/deeds.h"

namespace vtes::tell {

using model::Event;
using model::EventKind;
using model::Item;
using model::Reference;
using model::RefKind;
using model::Unit;

namespace {

constexpr std::array<std::pair<std::string_view, Text>, 28> kTerms{{
    {"et", Text::EntersTorpor},       {"ep", Text::EntersPlay},
    {"bt", Text::IsBurned},           {"rip", Text::IsBurned},
    {"rg", Text::IsRemoved},          {"ot", Text::IsOusted},
    {"wd", Text::Withdraws},          {"cc", Text::CardContested},
    {"ct", Text::TitleContested},     {"yc", Text::CardYielded},
    {"yt", Text::TitleYielded},       {"bd", Text::SomeoneBleeds},
    {"ht", Text::SomeoneHunts},       {"ga", Text::SomeoneGoesAnarch},
    {"de", Text::SomeoneDiablerizes}, {"lt", Text::SomeoneLeavesTorpor},
    {"rt", Text::SomeoneIsRescued},   {"bk", Text::SomeoneBlocks},
    {"nb", Text::NobodyBlocks},       {"hd", Text::StrikesByHand},
    {"wn", Text::StrikesByWeapon},    {"cr", Text::RangeClose},
    {"lr", Text::RangeLong},          {"pc", Text::PressContinue},
    {"pe", Text::PressEnd},           {"me", Text::SomeoneMerges},
    {"rl", Text::SomeoneIsMarked},    {"bo", Text::SomeoneBurnsByOption},
}};

/// Who an item without a name is about. Empty: the transcript does not say.
struct Bare {
  std::string state;  ///< enters torpor …
  std::string blood;
  std::string pool;
};

class Maker {
 public:
  Maker(const Names &names, const Event &event, const Scene &scene)
      : names_(names), language_(names.language()), event_(event), scene_(scene), card_(names.card(event.card)) {}

  [[nodiscard]] Tail make() {
    bare_ = bareSubjects();
    cost();
    specifications();
    results();
    return std::move(tail_);
  }

 private:
  [[nodiscard]] bool bleeds() const {
    if (event_.kind == EventKind::Action) return event_.action == model::ActionKind::Bleed;
    return event_.kind == EventKind::Play && isMinion(event_.actor) && bleedsAt(card_, event_.level);
  }

  /// The thing that happens to somebody is about the target, else about the actor.
  [[nodiscard]] Bare bareSubjects() const {
    Bare bare;
    switch (event_.kind) {
      case EventKind::Play:
      case EventKind::Use:
      case EventKind::Action: {
        const bool one = event_.targets.size() == 1;
        if (!event_.targets.empty()) {
          bare.state = one ? names_.of(event_.targets.front()) : say(language_, Text::EachOfThem);
          bare.blood = !one || isMinion(event_.targets.front()) ? bare.state : std::string();
        } else if (event_.actor.present()) {
          bare.state = names_.of(event_.actor);
          // In a combat a loss can be either minion's.
          if (isMinion(event_.actor) && !scene_.combat && !bleeds()) bare.blood = bare.state;
        }
        break;
      }
      case EventKind::Block:
      case EventKind::Strike:
      case EventKind::Range:
      case EventKind::Press:
      case EventKind::Discard:
      case EventKind::BurnOption:
        if (event_.actor.present()) bare.state = names_.of(event_.actor);
        break;
      case EventKind::Vote:
        bare.state = bare.blood = names_.of(event_.extra().other);
        break;
      default:
        if (event_.card.present()) bare.state = bare.blood = names_.of(event_.card);
        break;
    }
    if (event_.actor.kind == RefKind::Player) {
      bare.pool = names_.of(event_.actor);
    } else if (isMinion(event_.actor) && !scene_.combat && !bleeds()) {
      bare.pool = say(language_, Text::TheirController);
    }
    return bare;
  }

  void aside(Text text, std::string_view name, const std::string &value) {
    tail_.asides.push_back(say(language_, text, {{name, value}}));
  }
  void clause(std::string text) { tail_.clauses.push_back(std::move(text)); }

  void cost() {
    if (!event_.cost) return;
    const int cost = *event_.cost;
    const bool vampire = event_.actor.kind == RefKind::Crypt || event_.extra().other.kind == RefKind::Crypt;
    if (card_.poolCost == -1) return aside(Text::AsidePaying, "amount", names_.amount(cost, Unit::Pool));
    if (card_.bloodCost == -1 || (vampire && event_.card.kind == RefKind::Library)) {
      // TS 2.1.4 leaves a fixed cost out, so what is written comes on top of it.
      const bool more = card_.bloodCost > 0 && cost != card_.bloodCost;
      if (more) return aside(Text::AsidePayingMore, "n", std::to_string(cost));
      return aside(Text::AsidePaying, "amount", names_.amount(cost, Unit::Blood));
    }
    aside(Text::AsideAmount, "amount", names_.amount(cost, Unit::None));
  }

  void specifications() {
    std::vector<std::string> named;
    std::vector<std::string> points;
    std::vector<std::string> payers;
    std::vector<std::string> changes;
    const bool rescue = event_.kind == EventKind::Action && event_.action == model::ActionKind::Rescue;
    for (const Item &item : event_.extra().terms) {
      if (item.term == "nb") clause(say(language_, Text::NobodyBlocks));
      if (!item.term.empty()) {
        if (item.term != "nb")
          clause(termOf(names_, item.term, item.who.present() ? names_.of(item.who) : bare_.state));
        if (item.what.present()) named.push_back(names_.of(item.what));
      } else if (item.amount) {
        if (rescue && item.who.present()) {
          const Unit unit = item.unit == Unit::None ? Unit::Blood : item.unit;
          clause(say(language_, Text::Pays,
                     {{"who", names_.of(item.who)}, {"amount", names_.amount(*item.amount, unit)}}));
        } else if (const std::string phrase = pointsOf(names_, item); !phrase.empty()) {
          points.push_back(phrase);
        } else if (item.who.present()) {
          changes.push_back(change(item, names_.of(item.who)));
        } else {
          aside(item.unit == Unit::None ? Text::AsideAmount : Text::AsideFor, "amount",
                names_.amount(*item.amount, item.unit));
        }
        if (item.what.present()) named.push_back(names_.of(item.what));
      } else {
        const Reference &reference = item.who.present() ? item.who : item.what;
        if (!reference.present()) continue;
        (rescue ? payers : named).push_back(names_.of(reference));
      }
    }
    // Who holds the card whose action it is (TS 2.4.1.4) is told in the main clause.
    if (holderOf(event_) != nullptr) named.clear();
    if (!points.empty()) aside(Text::AsideWith, "points", list(language_, points));
    if (!named.empty()) aside(Text::AsideNaming, "names", list(language_, named));
    if (!changes.empty()) clause(say(language_, Text::TermsClause, {{"terms", list(language_, changes)}}));
    if (!payers.empty()) {
      clause(say(language_, Text::PaysCost, static_cast<int>(payers.size()), {{"who", list(language_, payers)}}));
    }
  }

  /// A change of pool, blood or hand size. `who` may be empty.
  [[nodiscard]] std::string change(const Item &item, const std::string &who) const {
    const bool loses = *item.amount < 0;
    const std::string amount = names_.amount(*item.amount, item.unit);
    if (item.unit == Unit::HandSize) {
      if (who.empty()) return say(language_, Text::ResultIs, {{"amount", amount}});
      return say(language_, loses ? Text::HandShrinks : Text::HandGrows, {{"who", who}, {"amount", amount}});
    }
    if (who.empty()) return say(language_, loses ? Text::Lost : Text::Gained, {{"amount", amount}});
    return say(language_, loses ? Text::Loses : Text::Gains, {{"who", who}, {"amount", amount}});
  }

  [[nodiscard]] std::string bareChange(Item item) const {
    if (bleeds() && (item.unit == Unit::Pool || item.unit == Unit::None)) {
      item.unit = Unit::Pool;
      const Text text = item.sign == 0 ? Text::BleedIsFor : *item.amount < 0 ? Text::Burned : Text::Gained;
      return say(language_, text, {{"amount", names_.amount(*item.amount, item.unit)}});
    }
    if (item.unit == Unit::Pool || item.unit == Unit::HandSize) return change(item, bare_.pool);
    if (item.unit == Unit::Blood) return change(item, bare_.blood);
    const std::string sign = item.sign == 0 ? std::string() : std::string(1, item.sign);
    return say(language_, Text::ResultIs, {{"amount", sign + names_.amount(*item.amount, item.unit)}});
  }

  void results() {
    std::vector<Reference> cards;
    std::string carried;  // `Card +2, +comi`: one more thing of the same one's
    for (const Item &item : event_.result) {
      const std::string who = item.who.present() ? names_.of(item.who) : std::string();
      if (!who.empty()) carried = who;
      const bool named = !item.amount && item.term.empty() && item.sign == 0 && item.unit == Unit::None;
      if (named) {
        cards.push_back(item.what.present() ? item.what : item.who);
        continue;
      }
      nameCards(cards);
      if (!item.term.empty()) {
        clause(termOf(names_, item.term, termSubject(item, who)));
      } else if (item.amount) {
        clause(who.empty() ? bareChange(item) : change(item, who));
        if (item.what.present()) cards.push_back(item.what);
      } else if (item.what.present()) {
        std::string subject = carried.empty() ? bare_.state : carried;
        if (subject.empty()) subject = names_.of(Reference{});
        clause(say(language_, item.sign == '-' ? Text::GivesUp : Text::Gets,
                   {{"who", subject}, {"card", names_.of(item.what)}}));
      } else if (item.unit == Unit::HandSize) {
        clause(say(language_, Text::HandNamed, {{"who", who.empty() ? bare_.pool : who}}));
      }
    }
    nameCards(cards);
  }

  /// A card that is contested or yielded as it is played is the card itself.
  [[nodiscard]] std::string termSubject(const Item &item, const std::string &who) const {
    if (!who.empty()) return who;
    const bool card = item.term == "cc" || item.term == "yc";
    if (card && event_.kind == EventKind::Play && event_.targets.empty()) return say(language_, Text::TheCard);
    return bare_.state.empty() ? names_.of(Reference{}) : bare_.state;
  }

  /// Cards that a result names, and forgets them.
  void nameCards(std::vector<Reference> &cards) {
    if (cards.empty()) return;
    const auto isCard = [](const Reference &reference) { return isMinion(reference); };
    const std::string text = names_.list(cards);
    const int count = static_cast<int>(cards.size());
    const bool equipment = std::all_of(cards.begin(), cards.end(), [this](const Reference &reference) {
      return (names_.card(reference).types & cards::kEquipment) != 0;
    });
    if (!std::all_of(cards.begin(), cards.end(), isCard)) {
      clause(say(language_, Text::OthersNamed, count, {{"names", text}}));
    } else if (equipment && isMinion(event_.actor) && (card_.traits & cards::kAffectsEquipment) != 0) {
      clause(say(language_, Text::EquipsWith, {{"who", names_.of(event_.actor)}, {"card", text}}));
    } else {
      const bool found = (card_.traits & cards::kAffectsHand) != 0;
      clause(say(language_, found ? Text::CardsFound : Text::CardsNamed, count, {{"cards", text}}));
    }
    cards.clear();
  }

  const Names &names_;
  const Language &language_;
  const Event &event_;
  const Scene &scene_;
  cards::Card card_;
  Bare bare_;
  Tail tail_;
};

}  // namespace

const Reference *holderOf(const Event &event) {
  if (event.kind != EventKind::Use || !isMinion(event.actor) || event.card.kind != RefKind::Library) return nullptr;
  const Reference *holder = nullptr;
  for (const Item &item : event.extra().terms) {
    if (item.term == "nb") continue;
    const bool alone = item.who.present() && !item.amount && item.term.empty() && !item.what.present();
    if (!alone || holder != nullptr) return nullptr;
    holder = &item.who;
  }
  return holder;
}

Tail tailOf(const Names &names, const Event &event, const Scene &scene) {
  return Maker(names, event, scene).make();
}

std::string pointsOf(const Names &names, const Item &item) {
  // An amount with a sign is a change; one without is a share.
  if (!item.amount || !item.who.present() || item.sign != 0) return {};
  return say(names.language(), Text::Points,
             {{"amount", names.amount(*item.amount, item.unit)}, {"who", names.of(item.who)}});
}

std::string termOf(const Names &names, std::string_view term, const std::string &who) {
  const auto *const found =
      std::find_if(kTerms.begin(), kTerms.end(), [term](const auto &entry) { return entry.first == term; });
  const std::string subject = who.empty() ? names.of(Reference{}) : who;
  if (found == kTerms.end()) {
    return say(names.language(), Text::SomeTerm, {{"who", subject}, {"word", plainText(term)}});
  }
  return say(names.language(), found->second, {{"who", subject}, {"actor", subject}});
}

std::string termsSentence(const Names &names, const std::vector<Item> &terms) {
  // As if they stood behind the action: the same words, each group a sentence's part of its own.
  const Language &language = names.language();
  std::vector<std::string> points;
  std::vector<std::string> named;
  std::vector<std::string> clauses;
  for (const Item &item : terms) {
    if (!item.term.empty()) {
      clauses.push_back(termOf(names, item.term, item.who.present() ? names.of(item.who) : std::string()));
    } else if (const std::string phrase = pointsOf(names, item); !phrase.empty()) {
      points.push_back(phrase);
    } else if (item.amount && item.who.present()) {
      clauses.push_back(say(language, *item.amount < 0 ? Text::Loses : Text::Gains,
                            {{"who", names.of(item.who)}, {"amount", names.amount(*item.amount, item.unit)}}));
    } else if (item.amount) {
      points.push_back(names.amount(*item.amount, item.unit));
    } else {
      const Reference &reference = item.who.present() ? item.who : item.what;
      if (reference.present()) named.push_back(names.of(reference));
    }
  }
  std::vector<std::string> parts;
  if (!points.empty()) parts.push_back(say(language, Text::TermsAre, {{"points", list(language, points)}}));
  if (!named.empty()) parts.push_back(say(language, Text::TermsName, {{"names", list(language, named)}}));
  if (!clauses.empty()) {
    std::string text = say(language, Text::TermsClause, {{"terms", list(language, clauses)}});
    const bool only = terms.size() == 1 && terms.front().term == "nb";
    parts.push_back(kOwnWords + (only ? clauses.front() : text));
  }
  return list(language, parts);
}

}  // namespace vtes::tell
