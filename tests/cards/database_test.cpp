#include "cards/database.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "cards/abbreviate.h"
#include "cards/fold.h"

using namespace vtes::cards;

namespace {

const Database &cards() {
  return Database::builtin();
}

CardIndex named(std::string_view name) {
  const auto found = cards().byName(name);
  REQUIRE_MESSAGE(!found.empty(), std::string(name));
  return found.front();
}

bool leadsTo(std::span<const Candidate> found, CardIndex card, Match match) {
  return std::find(found.begin(), found.end(), Candidate{card, match}) != found.end();
}

std::string firstName(const std::vector<Candidate> &found) {
  return found.empty() ? "" : std::string(cards().card(found.front().card).name);
}

}  // namespace

TEST_CASE("every card's canonical abbreviation is the one of TS 1 and leads back to it") {
  REQUIRE(cards().size() == 4149);
  for (std::size_t i = 0; i < cards().size(); ++i) {
    const auto index = static_cast<CardIndex>(i);
    const Card card = cards().card(index);
    CAPTURE(card.name);
    CHECK(card.abbreviation == (card.crypt() ? abbreviateCrypt(card.name) : abbreviateLibrary(card.name)));
    CHECK(leadsTo(cards().find(card.abbreviation), index, Match::Canonical));
    CHECK(leadsTo(cards().findAnyCase(card.abbreviation), index, Match::Canonical));
    CHECK(cards().byId(card.id) == index);
    const auto same = cards().byName(card.name);
    CHECK(std::find(same.begin(), same.end(), index) != same.end());
    const auto natural = cards().byName(card.natural);
    CHECK(std::find(natural.begin(), natural.end(), index) != natural.end());
  }
}

TEST_CASE("a name as it is written leads where the same name in any other case does") {
  for (std::size_t i = 0; i < cards().size(); ++i) {
    const Card card = cards().card(static_cast<CardIndex>(i));
    for (const std::string_view name : {card.name, card.natural}) {
      CAPTURE(name);
      const auto written = cards().byWrittenName(name);
      CHECK(written.empty() == (name.find_first_of("([") != std::string_view::npos));
      if (!written.empty()) CHECK(std::vector(written.begin(), written.end()) == cards().byName(foldLower(name)));
    }
  }
  CHECK(cards().byWrittenName("govern the unaligned").empty());
}

TEST_CASE("canonical abbreviations have the shapes of READING 2") {
  for (std::size_t i = 0; i < cards().size(); ++i) {
    const Card card = cards().card(static_cast<CardIndex>(i));
    CAPTURE(card.name);
    const std::string plain = fold(card.abbreviation);
    CHECK(plain.size() >= 2);
    CHECK(plain.size() <= 5);
    if (card.crypt()) {
      CHECK((plain[0] >= 'A' && plain[0] <= 'Z'));
    } else {
      CHECK(plain == card.abbreviation);
      CHECK(std::all_of(plain.begin(), plain.end(),
                        [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); }));
    }
  }
}

TEST_CASE("exact case decides, then another case (READING 2)") {
  CHECK(leadsTo(cards().find("Demo"), named("Democritus"), Match::Canonical));
  CHECK_FALSE(leadsTo(cards().find("DeMo"), named("Democritus"), Match::Canonical));
  CHECK(cards().find("kora").empty());
  CHECK(leadsTo(cards().findAnyCase("kora"), named("Korah"), Match::Canonical));
  CHECK(leadsTo(cards().find("Zoë"), named("Zöe"), Match::Canonical));
  CHECK(leadsTo(cards().find("Zoe"), named("Zöe"), Match::Canonical));
  CHECK(leadsTo(cards().findAnyCase("ZOË"), named("Zöe"), Match::Canonical));
  CHECK(cards().find("").empty());
  CHECK(cards().find(std::string(1000, 'a')).empty());
  CHECK(cards().findAnyCase(std::string(1000, 'A')).empty());
}

TEST_CASE("other cuts come behind canonical ones, the more played first") {
  CHECK(leadsTo(cards().find("LuAl"), named("Lucinde, Alastor"), Match::Cut));
  CHECK(leadsTo(cards().find("bloo"), named("Bloodbath"), Match::Cut));
  CHECK(leadsTo(cards().find("flam"), named("Flamethrower"), Match::Cut));
  CHECK(leadsTo(cards().find("Smud"), named("Smudge the Ignored"), Match::Cut));
  for (const char *word : {"bloo", "pot", "conf", "stan", "sti"}) {
    const auto found = cards().find(word);
    REQUIRE_FALSE(found.empty());
    for (std::size_t i = 1; i < found.size(); ++i) {
      const bool ordered = found[i - 1].match < found[i].match ||
                           (found[i - 1].match == found[i].match &&
                            cards().card(found[i - 1].card).usageDecks >= cards().card(found[i].card).usageDecks);
      CHECK(ordered);
    }
  }
}

TEST_CASE("advanced vampires share the abbreviation of the base") {
  const auto found = cards().find("Ramo");
  const auto advanced = std::count_if(found.begin(), found.end(), [](const Candidate &each) {
    return cards().card(each.card).advanced && cards().card(each.card).name == "Ramona";
  });
  CHECK(advanced == 1);
}

TEST_CASE("longer prefixes and whole one-word names") {
  CHECK(firstName(cards().findLonger("Saulot")) == "Saulot, The Wanderer");
  CHECK(firstName(cards().findLonger("Omaya")) == "Omaya");
  CHECK(firstName(cards().findLonger("Hannibal")) == "Hannibal");
  CHECK(firstName(cards().findLonger("confus")) == "Confusion");
  CHECK(firstName(cards().findLonger("bloodb")) == "Bloodbath");
  CHECK(firstName(cards().findLonger("omaya")) == "Omaya");
  CHECK(cards().findLonger("Saul").empty());     // four letters are an abbreviation
  CHECK(cards().findLonger("kindred").empty());  // no name of one word
  CHECK(cards().findLonger("zzzzzz").empty());
  for (const auto &found : cards().findLonger("blood")) CHECK(found.match == Match::Longer);
}

TEST_CASE("names in any usual spelling") {
  for (const char *name : {"Barrens, The", "The Barrens", "the barrens", "BARRENS", "Barrens"}) {
    CAPTURE(name);
    CHECK(cards().card(named(name)).id == 100135);
  }
  CHECK(named("Pentex Subversion") == named("Pentex(TM) Subversion"));
  CHECK(named("Pentex™ Subversion") == named("Pentex(TM) Subversion"));
  CHECK(named("francois villon") == named("François Villon"));
  CHECK(named("Wasserschloß Anif, Austria") == named("Wasserschloss Anif, Austria"));
  CHECK(named("Bum’s Rush") == named("Bum's Rush"));
  CHECK(named("44 magnum") == named(".44 Magnum"));
  CHECK(named("Aurora van Brande") == named("Aurora Van Brande, Paladin"));
  CHECK(named("Saulot") == named("Saulot, The Wanderer"));
  CHECK(named("Lodin") == named("Lodin (Olaf Holte)"));
  CHECK(named("Flame Thrower") == named("Flamethrower"));
  CHECK(cards().byName("no such card").empty());
  CHECK(cards().byName("").empty());
}

TEST_CASE("vampires of one name: groups and advancement") {
  const auto both = cards().byName("Ramona");
  REQUIRE(both.size() == 2);
  CHECK_FALSE(cards().card(both[0]).advanced);
  CHECK(cards().card(both[1]).advanced);
  for (const char *name : {"Ramona (ADV)", "Ramona [ADVANCED]", "ramona (adv)"}) {
    CAPTURE(name);
    REQUIRE(cards().byName(name).size() == 1);
    CHECK(cards().card(cards().byName(name)[0]).advanced);
  }
  const auto groups = cards().byName("Victoria Ash");
  CHECK(groups.size() >= 2);
  for (const auto card : cards().byName("Victoria Ash (G2)")) CHECK(cards().card(card).group == 2);
}

TEST_CASE("full names in a text") {
  const auto at = [](std::string_view text) {
    const auto found = cards().fullNameAt(text);
    return found.length == 0
               ? std::string()
               : std::string(text.substr(0, found.length)) + " = " + std::string(cards().card(found.cards.at(0)).name);
  };
  CHECK(at("Short-Term Investment") == "Short-Term Investment = Short-Term Investment");
  CHECK(at("Kindred Spirits> (nb)") == "Kindred Spirits = Kindred Spirits");
  CHECK(at("kindred spirits>") == "kindred spirits = Kindred Spirits");
  CHECK(at("Joaquina Amaya Enhanced Senses<") == "Joaquina Amaya = Joaquina Amaya");
  CHECK(at("Bum's Rush Alexandra") == "Bum's Rush = Bum's Rush");
  CHECK(at("Bum’s Rush Alexandra") == "Bum’s Rush = Bum's Rush");
  CHECK(at("The Barrens; x") == "The Barrens = Barrens, The");
  CHECK(at("Lucinde, Alastor pash") == "Lucinde, Alastor = Lucinde, Alastor");
  CHECK(at("Up Yours! x") == "Up Yours! = Up Yours!");
  CHECK(at(".44 Magnum") == ".44 Magnum = .44 Magnum");
  CHECK(at("François Villon") == "François Villon = François Villon");
  CHECK(at("Ublo-Satha patr") == "Ublo-Satha = Ublo-Satha");
  CHECK(at("Felix \"Fix\" Hessian") == "Felix \"Fix\" Hessian = Felix \"Fix\" Hessian");
  CHECK(at("Crusader Sword").size() > 0);
  CHECK(at("Al-Ashrad (ADV) bd").empty() == cards().byName("Al-Ashrad (ADV)").empty());
  // No single plain word, no part of a word, nothing that only begins like a name, no run of abbreviations.
  CHECK(at("Confusion").empty());
  CHECK(at("Saulot bd").empty());
  CHECK(at("Kindred Spiritsx").empty());
  CHECK(at("Kindred\nSpirits").empty());
  CHECK(at("hd blur").empty());
  CHECK(at("dust up").empty());
  CHECK(at("").empty());
}

TEST_CASE("facts of cards") {
  const Card lapse = cards().card(named("Lapse"));
  CHECK(lapse.inferiorLines == 2);
  CHECK(lapse.superiorLines == 1);
  const Card skullduggery = cards().card(named("Skullduggery"));
  CHECK(skullduggery.inferiorLines == 3);
  CHECK(skullduggery.superiorLines == 0);
  const Card govern = cards().card(named("Govern the Unaligned"));
  CHECK(govern.types == kAction);
  CHECK(govern.disciplines == "dom");
  CHECK(govern.bloodCost == 1);
  CHECK(govern.firstPrint == 19940816);
  CHECK((govern.traits & kBleeds) != 0);
  CHECK(cards().card(named("Theft of Vitae")).bloodCost == 0);
  CHECK(cards().card(named("Telepathic Tracking")).types == kCombat);
  CHECK(cards().card(named("Swallowed by the Night")).types == (kActionModifier | kCombat));
  const Card mata = cards().card(named("Mata Hari"));
  CHECK(mata.clans == "rav");
  CHECK(mata.capacity == 7);
  CHECK(mata.group == 4);
  CHECK(mata.title == "2 votes");
  CHECK((mata.traits & kRedList) != 0);
  CHECK((cards().card(named("Nergal")).traits & kInfernal) != 0);
  CHECK((cards().card(named("Ublo-Satha")).traits & kSlave) != 0);
  CHECK((cards().card(named("Aabbt Kindred")).traits & kUnique) == 0);
  CHECK(cards().card(named("Absolute Tyranny")).disciplines == "pot&pre");
  CHECK(cards().card(named("Mirror's Visage")).text.empty());  // the program carries no card text
}

TEST_CASE("what a card affects and how it is played (READING 5.2)") {
  const auto has = [](const char *name, Traits all) { return (cards().card(named(name)).traits & all) == all; };
  const auto lacks = [](const char *name, Traits any) { return (cards().card(named(name)).traits & any) == 0; };
  CHECK(has("Arson", kAffectsLocation | kNeedsTarget | kDirected));
  CHECK(has("Unnatural Disaster", kAffectsLocation | kNeedsTarget));
  CHECK(lacks("The Parthenon", kAffectsLocation | kAffectsMinion | kNeedsTarget));
  CHECK(has("The Parthenon", kLocation | kUnique | kMethuselahUses | kStaysInPlay));
  CHECK(has("Blood Doll", kAffectsMinion | kNeedsTarget | kMethuselahUses));
  CHECK(lacks("Blood Doll", kMinionUses));
  CHECK(has("Vessel", kAffectsMinion | kNeedsTarget | kMethuselahUses | kTrifle));
  CHECK(has("Uptown Hunting Ground", kAffectsMinion | kLocation | kMethuselahUses));
  CHECK(has("Bum's Rush", kAffectsMinion | kEntersCombat | kNeedsTarget | kDirected));
  CHECK(has("Deflection", kAffectsMethuselah));
  CHECK(has("Direct Intervention", kOutOfTurn | kCancels));
  CHECK(has("Kine Resources Contested", kAllocates | kAffectsMethuselah));
  CHECK(has("Graverobbing", kAffectsMinion | kAffectsTorpor | kNeedsTarget));
  CHECK(has(".44 Magnum", kMinionUses | kStaysInPlay));
  CHECK(has("Smiling Jack, The Anarch", kUnique | kStaysInPlay | kMethuselahUses));
  CHECK(has("Trophy: Domain", kTrophy));
  CHECK(has("Pulling Strings", kAffectsMinion));
  CHECK(has("Form of Corruption", kAffectsMinion | kStaysInPlay));
  CHECK(lacks("Computer Hacking", kNeedsTarget | kAffectsMinion));
  CHECK(lacks("Flash", kNeedsTarget | kAffectsMinion | kAffectsMethuselah));
}

TEST_CASE("clans and disciplines (TS 1.4.1, 1.2.4.4)") {
  REQUIRE(cards().clan("!tor") != nullptr);
  CHECK(cards().clan("!tor")->name == "Toreador antitribu");
  CHECK(cards().clan("dau")->name == "Daughters of Cacophony");
  CHECK(cards().clan("hec")->name == "Hecata");
  CHECK(cards().clan("Tor") == nullptr);
  CHECK(cards().clan("!zzz") == nullptr);
  CHECK(cards().discipline("thn")->name == "Thanatosis");
  CHECK(cards().discipline("tha")->name == "Thaumaturgy");
  CHECK(cards().discipline("obl")->name == "Oblivion");
  CHECK(cards().discipline("vis")->name == "Visceratika");
  std::set<std::string_view> clans;
  for (const auto &term : cards().clans()) CHECK(clans.insert(term.abbreviation).second);
  std::set<std::string_view> disciplines;
  for (const auto &term : cards().disciplines()) CHECK(disciplines.insert(term.abbreviation).second);
  for (std::size_t i = 0; i < cards().size(); ++i) {  // every clan and discipline that a card has is known
    const Card card = cards().card(static_cast<CardIndex>(i));
    std::string clan;
    for (const char c : std::string(card.clans) + '/') {
      if (c != '/') {
        clan.push_back(c);
      } else {
        CAPTURE(card.name);
        CHECK((clan.empty() || cards().clan(clan) != nullptr));
        clan.clear();
      }
    }
    std::string discipline;
    for (const char c : foldLower(card.disciplines) + ' ') {
      if (c >= 'a' && c <= 'z') {
        discipline.push_back(c);
      } else {
        CAPTURE(card.name);
        CHECK((discipline.empty() || cards().discipline(discipline) != nullptr));
        discipline.clear();
      }
    }
  }
}
