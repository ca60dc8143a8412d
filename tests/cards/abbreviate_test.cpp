#include "cards/abbreviate.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "cards/builtin_rules.h"
#include "cards/database.h"

using namespace vtes::cards;

namespace {

struct Case {
  const char *name;
  const char *abbreviation;
};

bool hasCut(std::string_view name, bool crypt, std::string_view cut) {
  const auto cuts = otherCuts(name, crypt, builtinRules());
  return std::find(cuts.begin(), cuts.end(), cut) != cuts.end();
}

}  // namespace

TEST_CASE("names of library cards by READING 3") {
  for (const Case &each : std::vector<Case>{
           {"Bait and Switch", "bas"},        // a conjunction stays
           {"Drawing Out the Beast", "dob"},  // so does a particle
           {"Fake Out", "faou"},
           {"Up Yours!", "upyo"},
           {"Off Kilter", "ofki"},
           {"Behind You!", "you"},  // a preposition goes, even in front
           {"Under Siege", "sieg"},
           {"Walk through Arcadia", "waar"},
           {"Gran Madre di Dio, Italy", "gmd"},
           {"Carlton Van Wyk", "cawy"},
           {"San Lorenzo de El Escorial, Spain", "sle"},
           {"Festivo dello Estinto", "fees"},
           {"Auto-da-fé", "aufe"},
           {"Will-o'-the-Wisp", "wiwi"},
           {"J. S. Simmons, Esq.", "jss"},
           {"AK-47", "ak47"},
           {"Trumped-Up Charges", "tuc"},
           {"Pentex(TM) Subversion", "pesu"},
           {"Louvre, Paris, The", "louv"},
           {"Khabar: Community, The", "khco"},
           {"Bang Nakh — Tiger's Claws", "bntc"},
           {"Carver's Meat Packing and Storage", "cmpa"},  // four characters at most (TS 1)
           {"Skullduggery", "skdu"},
           {"Brainwash", "brwa"},
           {"Disarm", "disa"},  // no compound: dis+arm
           {"Deflection", "defl"},
           {"Maleficia", "male"},  // no discipline by its own text
           {"Striga", "stri"},
           {"Oblivion", "obl"},
           {"Chimerstry", "chi"},
           {"Powerbase: Zürich", "pbzu"},
           {"Praxis Seizure: Washington, D.C.", "pswa"},
           {"Powerbase: Los Angeles", "pbla"},
           {"Trophy: Clan Respect", "trcr"},
           {"Trophy: Discipline", "trdis"},
       }) {
    CAPTURE(each.name);
    CHECK(abbreviateLibrary(each.name) == each.abbreviation);
  }
}

TEST_CASE("names of crypt cards by READING 3") {
  for (const Case &each : std::vector<Case>{
           {"Lodin (Olaf Holte)", "Lodi"},
           {"Jennie \"Cassie247\" Orne", "JCO"},
           {"Anastasz di Zagreb", "AnZa"},
           {"Kamiri wa Itherero", "KaIt"},
           {"Qawiyya el-Ghaduba", "QaGh"},
           {"Klaus van der Veken", "KlVe"},
           {"Jorge De La Muerte, The Agent", "JoMu"},
           {"Sha-Ennu", "ShEn"},
           {"Ublo-Satha", "UbSa"},
           {"unnamed, The", "Unna"},
           {"Nu, The Pillar", "Nu"},
           {"Dr. Allan Woodstock", "DAW"},
           {"J. Oswald \"Ozzy\" Hyde-White", "JOOH"},
           {"Dónal O'Connor", "DóOc"},
           {"Üresség", "Üres"},
           {"Étienne Fauberge", "ÉtFa"},
           {"Ramona [ADVANCED]", "Ramo"},
           {"Nergal (G5) (ADV)", "Nerg"},
       }) {
    CAPTURE(each.name);
    CHECK(abbreviateCrypt(each.name) == each.abbreviation);
  }
}

TEST_CASE("a name of ignored words alone keeps them") {
  CHECK(abbreviateLibrary("Into the Of") == "ito");
  CHECK(abbreviateLibrary("The") == "the");
  CHECK(abbreviateLibrary("").empty());
}

TEST_CASE("other cuts that a sensible person might take (READING 2)") {
  CHECK(hasCut("Lucinde, Alastor", true, "LuAl"));
  CHECK(hasCut("Bloodbath", false, "bloo"));
  CHECK(hasCut("The Barrens", false, "thba"));
  CHECK(hasCut("Bait and Switch", false, "basw"));
  CHECK(hasCut("Drawing Out the Beast", false, "drbe"));
  CHECK(hasCut("Short-Term Investment", false, "shin"));
  CHECK(hasCut("Antonio d'Erlette", true, "AnEr"));
  CHECK(hasCut("C.J.", true, "CJ"));
  CHECK(hasCut("Dr. Jest", true, "Jest"));
  CHECK(hasCut("Jennie \"Cassie247\" Orne", true, "JeOr"));
  CHECK(hasCut("Carver's Meat Packing and Storage", false, "cmps"));
  CHECK(hasCut("Trophy: Hunting Ground", false, "thg"));
  CHECK(hasCut("Trophy: Diablerie", false, "trdi"));
  CHECK_FALSE(hasCut("Lucinde, Alastor", true, "Luci"));  // the canonical one is no other cut
}

TEST_CASE("players' names (TS 1.3)") {
  using Names = std::vector<std::string>;
  CHECK(abbreviatePlayers({"Andrew", "Magdalena"}) == Names{"ANDR", "MAGD"});
  CHECK(abbreviatePlayers({"Francisco Rojas", "Francisco Pérez", "Tom"}) == Names{"FRRO", "FRPE", "TOM"});
  CHECK(abbreviatePlayers({"Jürgen", "Søren", "Élodie", "Iñaki"}) == Names{"JÜRG", "SØRE", "ÉLOD", "IÑAK"});
  CHECK(abbreviatePlayers({"Tom", "Tom"}) == Names{"TOM", "TOM"});
  CHECK(abbreviatePlayers({"", "O'Neil van Dam"}) == Names{"", "ONEI"});
}
