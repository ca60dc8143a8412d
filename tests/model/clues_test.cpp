/// What each weight of the resolver is for (READING 4): with it a word means one card, without it another.
#include <doctest/doctest.h>

#include <functional>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "cards/type_groups.h"
#include "model/events_of.h"
#include "model/resolver.h"

namespace {

using namespace vtes;
using cards::CardIndex;
using cards::Database;
using model::Clue;
using model::Place;
using model::Resolver;
using model::Weights;

const Database &database() {
  return Database::builtin();
}

CardIndex named(std::string_view name) {
  return database().byName(name).front();
}

Weights only(std::initializer_list<Clue> clues) {
  Weights weights{};
  for (const Clue clue : clues)
    weights[static_cast<std::size_t>(clue)] = model::kWeights[static_cast<std::size_t>(clue)];
  return weights;
}

/// What a transcript shows elsewhere.
using Show = std::function<void(model::Evidence &)>;

struct Row {
  Clue clue;
  std::string word;
  std::string with;     ///< the card that is meant
  std::string without;  ///< the card that is played most
  std::string level = {};
  Place place = {};
  std::string frontMatter = {};
  Show show = {};
  Resolver::Wanted wanted = {};
  std::function<void(Resolver &)> prepare = {};
};

std::string read(const Row &row, const Weights &weights) {
  const auto transcript = test::analysed(row.frontMatter);
  model::Learned learned;
  Resolver resolver(database(), transcript->frontMatter, weights);
  if (row.show) {
    model::Evidence evidence;
    row.show(evidence);
    learned.add(evidence);
    resolver.learn(learned);
  }
  if (row.prepare) row.prepare(resolver);
  const bool crypt = row.word.front() >= 'A' && row.word.front() <= 'Z';
  const auto &choice = crypt ? resolver.crypt(row.word, false, row.place.seat, row.wanted)
                             : resolver.library(row.word, row.level, row.place);
  return choice.card == cards::kNoCard ? "" : std::string(database().card(choice.card).natural);
}

/// The first vampire of whom that holds.
CardIndex vampire(const std::function<bool(const cards::Card &)> &holds) {
  for (std::size_t i = 0; i < database().size(); ++i) {
    const auto index = static_cast<CardIndex>(i);
    if (const auto card = database().card(index); (card.types & cards::kVampire) != 0 && holds(card)) return index;
  }
  FAIL("no such vampire");
  return cards::kNoCard;
}

bool has(const cards::Card &card, std::string_view discipline) {
  return card.disciplines.find(discipline) != std::string_view::npos;
}

Place by(CardIndex actor, cards::Types fits = ~0U) {
  Place place;
  place.actor = actor;
  place.fits = fits;
  return place;
}

Place written(std::uint8_t what, cards::Types fits = ~0U) {
  Place place;
  place.written = what;
  place.fits = fits;
  return place;
}

Place ofSeat(model::PlayerIndex seat) {
  Place place;
  place.seat = seat;
  return place;
}

/// Vampires with a discipline and an abbreviation of their own, shown to be a seat's.
Show cryptWith(std::string discipline, std::string without, std::size_t count) {
  return [=](model::Evidence &evidence) {
    for (std::size_t i = 0; i < database().size() && evidence.owns.size() < count; ++i) {
      const auto card = database().card(static_cast<CardIndex>(i));
      if ((card.types & cards::kVampire) == 0 || !has(card, discipline) || has(card, without) || card.advanced ||
          card.clans == "!sal" || database().find(card.abbreviation).size() != 1)
        continue;
      evidence.owns.push_back({0, std::string(card.abbreviation), false, card.group, static_cast<CardIndex>(i)});
    }
  };
}

/// A seat's word that can only mean one card.
Show meaning(std::string word, std::string_view card, model::PlayerIndex seat) {
  return [=, index = named(card)](model::Evidence &evidence) {
    const auto all = database().find(word);
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (all[i].card == index) evidence.uses.push_back({word, {}, seat, true, 1U << i});
    }
  };
}

Show played(std::string minion, std::string disciplines, bool superior) {
  return [=](model::Evidence &evidence) { evidence.plays.push_back({minion, disciplines, superior}); };
}

std::function<void(Resolver &)> remembered(std::string_view card, model::PlayerIndex seat) {
  return [=, index = named(card)](Resolver &resolver) { resolver.remember("tavi", index, seat, true); };
}

std::vector<Row> rows() {
  const auto plain = [](const cards::Card &card) { return !card.advanced && card.title.empty(); };
  const CardIndex nosferatu = vampire([](const auto &card) { return card.clans == "nos"; });
  const CardIndex illusionist =
      vampire([](const auto &card) { return has(card, "CHI") && !has(card, "dom") && !has(card, "DOM"); });
  const CardIndex illusionistToo = vampire([](const auto &card) { return has(card, "dom") && has(card, "CHI"); });
  const CardIndex healer = vampire([](const auto &card) { return has(card, "FOR") && has(card, "OBE"); });
  const CardIndex demented =
      vampire([](const auto &card) { return has(card, "dem") && !has(card, "for") && !has(card, "FOR"); });
  const CardIndex celerity = vampire([&](const auto &card) {
    return plain(card) && has(card, "CEL") && database().lines(named(card.name)).front().effects == "sect:camarilla";
  });
  const CardIndex untitled = vampire([&](const auto &card) { return plain(card) && has(card, "aus"); });
  const CardIndex young =
      vampire([&](const auto &card) { return plain(card) && has(card, "qui") && card.capacity < 6; });
  const CardIndex plainVampire = vampire(
      [&](const auto &card) { return plain(card) && !has(card, "dom") && !has(card, "DOM") && card.capacity < 8; });
  const std::string deck = "---\nplayers:\n  - {name: Nelson, deck: [Barrenness]}\n  - Klaus\n---\n";
  Place used;
  used.inPlay = true;
  Place outOfTurn;
  outOfTurn.fits = cards::kMaster;
  outOfTurn.outOfTurn = true;
  return {
      {Clue::SeatsDeck, "barr", "Barrenness", "The Barrens", {}, ofSeat(0), deck},
      {Clue::NotInSeatsDeck, "barr", "Barrenness", "The Barrens", {}, ofSeat(0), deck},
      {Clue::SomeDeck, "barr", "Barrenness", "The Barrens", {}, ofSeat(1), deck},
      {.clue = Clue::SeenFromSeat,
       .word = "tavi",
       .with = "Target Vitals",
       .without = "Taste of Vitae",
       .place = ofSeat(0),
       .prepare = remembered("Target Vitals", 0)},
      {.clue = Clue::Seen,
       .word = "tavi",
       .with = "Target Vitals",
       .without = "Taste of Vitae",
       .place = ofSeat(0),
       .prepare = remembered("Target Vitals", 1)},
      {.clue = Clue::ShownBySeat,
       .word = "rein",
       .with = "Read Intentions",
       .without = "Reinforcements",
       .place = ofSeat(0),
       .show = meaning("rein", "Read Intentions", 0)},
      {.clue = Clue::Shown,
       .word = "rein",
       .with = "Read Intentions",
       .without = "Reinforcements",
       .place = ofSeat(0),
       .show = meaning("rein", "Read Intentions", 1)},
      {Clue::NotPrintedYet, "caco", "Carrion Coffin", "Camarilla Conclave", {}, {}, "---\ndate: 2000-01-01\n---\n"},
      {Clue::Cut, "chim", "Charnas the Imp", "Chimerstry"},
      {Clue::Kind, "cacr", "Cappadocian Crypt", "Carrion Crows", {}, by(cards::kNoCard, cards::kMaster)},
      {Clue::OutOfTurn, "leva", "Leadership Vacuum", "Legendary Vampire", {}, outOfTurn},
      {Clue::NotInPlay, "ambu", "Ambulance", "Ambush", {}, used},
      {Clue::NoSuchLevel, "anin", "Ancestor's Insight", "Ancient Influence", "<"},
      {Clue::LevelLeftOut, "cond", "Conductor", "Conditioning", {}, by(plainVampire)},
      {Clue::HasDiscipline, "pere", "Penitent Resilience", "Petra Resonance", "<", by(healer)},
      {Clue::LacksDiscipline, "fama", "Fatuus Mastery", "Far Mastery", "<", by(illusionist)},
      {Clue::LacksSuperior, "fama", "Fatuus Mastery", "Far Mastery", ">", by(illusionistToo)},
      {Clue::Clan, "dese", "Destructive Secrets", "Death Seeker", {}, by(nosferatu, cards::kActionTypes)},
      {Clue::Sect, "dive", "Diversity", "Diversion", {}, by(celerity)},
      {Clue::Title, "rein", "Read Intentions", "Reinforcements", "<", by(untitled)},
      {Clue::Capacity, "cobl", "Coagulate Blood", "Covenant of Blood", "<", by(young)},
      {Clue::NoTarget, "ambu", "Ambulance", "Ambush", {}, written(model::kNothingBehind, cards::kActionTypes)},
      {Clue::Target, "rest", "Restructure", "Restoration", "<",
       [&] {
         auto place = by(demented, cards::kActionTypes);
         place.written = model::kMinionTarget;
         return place;
       }()},
      {Clue::Number, "cham", "Chameleon", "Champion", {}, written(model::kSomeNumber)},
      {Clue::Allocation, "reco", "Revolutionary Council", "React with Conviction", {}, written(model::kAllocation)},
      {.clue = Clue::CryptHas,
       .word = "sede",
       .with = "Sense Death",
       .without = "Sensory Deprivation",
       .place = ofSeat(0),
       .show = cryptWith("ANI", "CHI", 4)},
      {.clue = Clue::CryptLacks,
       .word = "blco",
       .with = "Blood of the Cobra",
       .without = "Blooding by the Code",
       .place = ofSeat(0),
       .show = cryptWith("QUI", "obe", 4)},
      {.clue = Clue::OtherGroup,
       .word = "LuGi",
       .with = "Luna Giovanni",
       .without = "Lupo Giovanni",
       .place = ofSeat(0),
       .show =
           [](model::Evidence &evidence) {
             // A crypt has one group, or two that follow each other: hers is between, his is not.
             const auto wanted = database().card(named("Luna Giovanni")).group - 1;
             const CardIndex other = vampire([&](const auto &card) {
               return card.group == wanted && !card.advanced && database().find(card.abbreviation).size() == 1;
             });
             evidence.owns.push_back({0, {}, false, database().card(other).group, other});
           }},
      {.clue = Clue::RedList,
       .word = "MaHa",
       .with = "Mata Hari",
       .without = "March Halcyon",
       .wanted = {.redList = true, .merger = false}},
      {.clue = Clue::Merger,
       .word = "AlSo",
       .with = "Alan Sovereign",
       .without = "Alexis Sorokin",
       .wanted = {.redList = false, .merger = true}},
      {.clue = Clue::PlayedWithout,
       .word = "IaCa",
       .with = "Iago Castille",
       .without = "Ian Carfax",
       .show = played("IaCa", "ani", false)},
      {.clue = Clue::PlayedTooHigh,
       .word = "IaCa",
       .with = "Iago Castille",
       .without = "Ian Carfax",
       .show = played("IaCa", "for", true)},
  };
}

}  // namespace

TEST_CASE("each clue makes a word mean another card than the one that is played most") {
  std::set<Clue> shown{Clue::Usage};
  for (const Row &row : rows()) {
    CAPTURE(std::string(model::nameOf(row.clue)));
    shown.insert(row.clue);
    CHECK(read(row, model::kWeights) == row.with);
    CHECK(read(row, only({Clue::Usage, row.clue})) == row.with);
    CHECK(read(row, only({Clue::Usage})) == row.without);
  }
  for (std::size_t i = 0; i < model::kClues; ++i) {
    CAPTURE(std::string(model::nameOf(static_cast<Clue>(i))));
    CHECK(shown.contains(static_cast<Clue>(i)));
  }
}

TEST_CASE("without any clue the card is meant that is played most") {
  Weights seldom{};
  seldom[static_cast<std::size_t>(Clue::Usage)] = -model::kWeights[static_cast<std::size_t>(Clue::Usage)];
  const Row row{Clue::Usage, "tavi", "Taste of Vitae", {}};
  CHECK(read(row, model::kWeights) == row.with);
  CHECK(read(row, seldom) != row.with);
}
