#include <doctest/doctest.h>

#include "model/events_of.h"

using vtes::model::EventKind;
using vtes::model::Note;
using vtes::model::PhaseKind;
using vtes::test::analysed;
using vtes::test::hasNote;
using vtes::test::lastLine;

namespace {
constexpr const char *kTable = "---\nplayers: [Nelson, Klaus, Adelaida, Roberto, Vladimir]\n---\n";
std::string table(const char *body) {
  return std::string(kTable) + body;
}
}  // namespace

TEST_CASE("a minion before a deed acts, behind one it is the target (READING 5.2)") {
  CHECK(lastLine("NELS(12)\nCrus buru Alex\n") == "play actor=Crusher card=\"Bum's Rush\" targets=[Alexandra]");
  CHECK(lastLine("NELS(12)\nCrus buru Alex A bk\n").find(" | block actor=Alexandra") != std::string::npos);
  CHECK(lastLine("NELS(12)\nKora bd JoAm bk\n") == "action actor=Korah action=bleed | block actor=\"Joaquina Amaya\"");
}

TEST_CASE("an action that needs a target takes the next minion even before a use") {
  const auto events = lastLine("NELS(12)\nMuaz de Arik /bldo Muaz\n");
  CHECK(events ==
        "action actor=\"Muaziz, Archon of Ulugh Beg\" targets=[Arika] action=diablerie | use actor=NELS card=\"Blood "
        "Doll\" targets=[Muaziz, Archon of Ulugh Beg]");
}

TEST_CASE("a play that lacks its target takes the minion before what only a Methuselah uses") {
  CHECK(lastLine("NELS(12)\nbldo Unna /bldo Unna\n") ==
        "play actor=NELS card=\"Blood Doll\" targets=[unnamed, The] | use actor=NELS card=\"Blood Doll\" "
        "targets=[unnamed, The]");
}

TEST_CASE("a library word is a target only of a card that affects such cards") {
  CHECK(lastLine("NELS(12)\nundi vehe\n") ==
        "play actor=NELS card=\"Unnatural Disaster\" targets=[Ventrue Headquarters]");
  CHECK(lastLine("NELS(12)\nwivi part\n") ==
        "play actor=NELS card=\"Wider View\" | play actor=NELS card=\"Parthenon, The\"");
}

TEST_CASE("allies act by their own word, also what became a minion") {
  CHECK(lastLine("NELS(12)\nKend cour1\ncour1 bd\n") == "action actor=\"Courier #1\" action=bleed");
  CHECK(lastLine("NELS(12)\nKend embr1\nembr1 bd (nb)\n") ==
        "action actor=\"Embrace, The #1\" terms=[nb] action=bleed");
  CHECK(lastLine("NELS(12)\nKora bd uhf bk\n").find("block actor=\"Ultimate Haunted Forest") == std::string::npos);
}

TEST_CASE("a comma goes on with the same actor, one more target or one more result") {
  CHECK(lastLine("NELS(12)\nJugg goun< (nb), cond>\n") ==
        "play actor=Juggler card=\"Govern the Unaligned\" level=< terms=[nb] | play actor=Juggler card=Conditioning "
        "level=>");
  CHECK(lastLine("NELS(12)\n/dera Arik, MaVi\n") == "use actor=NELS card=Derange targets=[Arika; Marcus Vitel]");
  CHECK(lastLine("NELS(12)\nIN Ashr +1, Parn +3\n") ==
        "phase phase=influence | transfer actor=NELS to=\"Al-Ashrad, Amr of Alamut\" amount=+1 | transfer actor=NELS "
        "to=Parnassus amount=+3");
}

TEST_CASE("a use without a blank behind the comma shares the target") {
  const auto events = lastLine("NELS(12)\n/trdia,trdo Saul\n");
  CHECK(events ==
        "use actor=NELS card=\"Trophy: Diablerie\" targets=[Saulot, The Wanderer] | use actor=NELS card=\"Trophy: "
        "Domain\" targets=[Saulot, The Wanderer]");
}

TEST_CASE("a strike alone has no actor, and goes on behind a comma") {
  CHECK(lastLine("NELS(12)\nGiVe buru Alex X hd X\n").find("strike strike=hand") != std::string::npos);
  CHECK(lastLine("NELS(12)\nGiVe buru Alex X G hd, blur> X\n")
            .find("strike actor=\"Giotto Verducci\" strike=hand | play actor=\"Giotto Verducci\" card=Blur level=>") !=
        std::string::npos);
}

TEST_CASE("short forms live through the action and its combat, over line ends") {
  CHECK(lastLine("NELS(12)\nKora kisp> JoAm bk\nX\nK hd\n") == "strike actor=Korah strike=hand");
  const auto gone = analysed("NELS(12)\nKora kisp> JoAm bk\nKLAU(10)\nK hd\n");
  CHECK(hasNote(*gone, Note::Kind::ShortWithout, "K"));
  const auto taken = analysed("NELS(12)\nJoAm bd Jose bk J bk\n");
  CHECK(hasNote(*taken, Note::Kind::ShortTakenOver, "J"));
}

TEST_CASE("a result ends where a new event begins") {
  CHECK(lastLine("NELS(12)\nvill Aita; +5p bldo Aita\n") ==
        "play actor=NELS card=Villein targets=[Aitana, The Unholy] result=[+5p] | play actor=NELS card=\"Blood Doll\" "
        "targets=[Aitana, The Unholy]");
  CHECK(lastLine("NELS(12)\nGiVe buru Alex X G hd; A et X\n")
            .find("strike actor=\"Giotto Verducci\" result=[Alexandra et] strike=hand | combat-end") !=
        std::string::npos);
}

TEST_CASE("terms behind a block attempt belong to the political action (READING 5.7)") {
  const auto events = lastLine(table("NELS(12)\nAnso pash MaVi bk A clga< (ROBE -4, NELS +3)\n").c_str());
  CHECK(events.find("| terms terms=[Roberto -4p; Nelson +3p]") != std::string::npos);
}

TEST_CASE("ballots: the Edge, a burned card, costs and votes (READING 5.10)") {
  CHECK(lastLine(table("NELS(12)\nAnso krc\n% -ADEL, /edge +Anso awe>(3) +Parn /alam(3) +KLAU dite %\n").c_str()) ==
        "referendum-begin | vote for=no voter=Adelaida | vote for=no voter=Adelaida with=Edge used=yes | vote for=yes "
        "voter=Anson with=Awe level=> cost=3 | "
        "vote for=yes voter=Parnassus with=Alamut count=3 used=yes | vote for=yes voter=Klaus with=\"Disputed "
        "Territory\" | referendum-end");
}

TEST_CASE("turn headers (READING 5.1)") {
  const auto heads = [](const char *body) {
    std::size_t turns = 0;
    const auto transcript = analysed(table(body));
    for (const auto &event : transcript->events) turns += event.kind == EventKind::Turn ? 1 : 0;
    return turns;
  };
  CHECK(heads("NELS(12)\nKLAU\nADEL MA barr\n") == 3);
  CHECK_MESSAGE(heads("NELS(12)\nKora bd\nKLAU diin\nKLAU(10)\n") == 2, "out of turn");
  CHECK_MESSAGE(heads("NELS(12)\nKora bd\nKLAU /edge\nADEL(10)\n") == 3, "next in turn, and no reaction");
  CHECK_MESSAGE(heads("NELS(12)\nKora bd\nKLAU /edge\nKLAU(10)\n") == 2, "the next header names the same player");
  CHECK_MESSAGE(heads("NELS(12)\nKora bd\nADEL /edge\nKLAU(10)\nADEL(10)\n") == 3, "not next in turn");
  CHECK_MESSAGE(heads("NELS(12)\nIN Kora +4\nKLAU(10)\nADEL(10)\nROBE(10)\nVLAD(10)\nNELS(12)\nKora bd\nKLAU "
                      "/barr\nKora bd\nADEL(10)\n") == 7,
                "the next minion to act is the current Methuselah's");
  CHECK_MESSAGE(heads("NELS(12)\nNerg de MaHa /trdia Nerg\nKLAU /trhg Nerg\nADEL(10)\n") == 2, "a trophy is moved");
  CHECK_MESSAGE(heads("NELS(12)\nNerg de MaHa\nKora bd\nKLAU /trhg Nerg\nADEL(10)\n") == 3, "a trophy is used");
  CHECK_MESSAGE(heads("NELS(12)\nKora bd JoAm bk X\nKLAU /barr\nX\nADEL(10)\n") == 2, "in a combat");
}

TEST_CASE("before the first turn a line with a use and a phase mark begins one (TS 2.1.2)") {
  CHECK(lastLine("HARRY /edge MA /barr sti\n") ==
        "turn player=HARRY | use actor=HARRY card=Edge | phase phase=master | use actor=HARRY card=\"Barrens, The\" | "
        "play actor=HARRY card=\"Short-Term Investment\"");
  CHECK(lastLine("// A game from the middle on.\nHARRY /edge MI Kora bd\n").starts_with("turn player=HARRY | "));
  CHECK(lastLine("---\nplayers: [Portia, Harry]\n---\nHARRY /edge MA sti\n").starts_with("turn player=Harry | "));
  CHECK(analysed("HARRY /edge MA sti\nPORT(12)\n")->players.front().seated);
  CHECK(lastLine("SUSA /fame Arik; SUSA -3\n").starts_with("use actor=SUSA "));
  CHECK(lastLine("SUSA diin IN GuLu +1\n").starts_with("play actor=SUSA "));
  CHECK(lastLine("NELS(12)\nSUSA /fame Arik IN GuLu +1\n").starts_with("use actor=SUSA "));
}

TEST_CASE("phases: as marked, else as inferred") {
  const auto transcript = analysed("NELS(12)\n/edge\nbldo Kora\nKora bd\nKora +2\n-defl\n");
  std::vector<PhaseKind> phases;
  for (const auto &event : transcript->events) phases.push_back(event.phase);
  CHECK(phases == std::vector<PhaseKind>{PhaseKind::Unlock, PhaseKind::Unlock, PhaseKind::Master, PhaseKind::Minion,
                                         PhaseKind::Influence, PhaseKind::Discard});
}

TEST_CASE("who acted for one Methuselah and now for another begins an action all the same") {
  const auto transcript = analysed("NELS(12)\nKora bd\nOLIV(10)\nKora krc (nb, NELS 3)\n");
  REQUIRE(transcript->events.size() == 4);
  CHECK((transcript->events.back().phase == PhaseKind::Minion));
  CHECK(
      lastLine("NELS(12)\nKora bd\nOLIV(10)\nKora goun< Arik bk K clga<\n") ==
      "play actor=Korah card=\"Govern the Unaligned\" level=< | block actor=Arika | play actor=Korah card=\"Cloak the "
      "Gathering\" level=<");
}

TEST_CASE("players: declared first, a longer prefix fits, a shorter never") {
  CHECK(hasNote(*analysed(table("NELS(12)\nKlau bd\n")), Note::Kind::OtherCase, "Klau"));
  CHECK(hasNote(*analysed(table("NELSO(12)\n")), Note::Kind::NotCanonical, "NELSO"));
  CHECK(hasNote(*analysed(table("NEL(12)\n")), Note::Kind::UnknownPlayer, "NEL"));
  CHECK(hasNote(*analysed("---\nplayers: [Di, Bart]\n---\nDI(12)\n"), Note::Kind::PlayerOrPhase, "DI"));
}

TEST_CASE("full names are read as what they abbreviate") {
  const auto transcript = analysed("NELS(12)\nKora Kindred Spirits> (nb)\n");
  REQUIRE(transcript->events.size() == 2);
  CHECK(vtes::test::eventText(*transcript, transcript->events[1]) ==
        "play actor=Korah card=\"Kindred Spirits\" level=> terms=[nb]");
  CHECK(hasNote(*transcript, Note::Kind::FullName, "Kindred Spirits>"));
}

TEST_CASE("marks that are not paired") {
  CHECK(hasNote(*analysed("NELS(12)\nKora bd JoAm bk X K hd\nKLAU(10)\n"), Note::Kind::CombatNotClosed, "X"));
  CHECK(hasNote(*analysed("NELS(12)\nKora bd JoAm bk X K hd\n"), Note::Kind::CombatNotClosed, "X"));
  CHECK(hasNote(*analysed("NELS(12)\nAnso krc % +NELS\nKLAU(10)\n"), Note::Kind::ReferendumNotClosed, "%"));
  CHECK(hasNote(*analysed(table("NELS(12)\n+KLAU\n")), Note::Kind::VoteOutsideReferendum, "+KLAU"));
}

TEST_CASE("levels: too high, left out, and where there are none") {
  CHECK(hasNote(*analysed("NELS(12)\nKras laps<<<\n"), Note::Kind::LevelTooHigh, "<<<"));
  CHECK(hasNote(*analysed("NELS(12)\nKora kisp\n"), Note::Kind::LevelMissing, "kisp"));
  CHECK(hasNote(*analysed("NELS(12)\nCrus buru< Alex\n"), Note::Kind::LevelOnLevelless, "<"));
}

TEST_CASE("a combat or referendum that was not closed ends where an action begins") {
  const auto transcript = analysed("NELS(12)\nKora bd JoAm bk X K hd\nMaVi bd\nAnso krc % +NELS\nMaVi ht\n");
  CHECK(hasNote(*transcript, Note::Kind::CombatNotClosed, "X"));
  CHECK(hasNote(*transcript, Note::Kind::ReferendumNotClosed, "%"));
}

TEST_CASE("an X behind strikes closes a combat that was not opened") {
  const auto transcript = analysed("NELS(12)\nKora bd JoAm bk\nK hd\nX\n");
  CHECK(hasNote(*transcript, Note::Kind::CombatNotOpened, "X"));
  CHECK(lastLine("NELS(12)\nKora bd JoAm bk\nK hd\nX\n") == "combat-end");
  CHECK(transcript->notes.size() == 1);
}

TEST_CASE("in a combat the combatants have the short forms first") {
  CHECK(lastLine("NELS(12)\nKora bd JoAm bk\nX Jose purs< J hd X\n").find("strike actor=\"Joaquina Amaya\"") !=
        std::string::npos);
  CHECK(hasNote(*analysed("NELS(12)\nKora kisp> Kras bk\nX K hd X\n"), Note::Kind::ShortAmbiguous, "K"));
}

TEST_CASE("a vampire written small has its capital as short form") {
  const auto transcript = analysed("NELS(12)\nkora bd JoAm bk X K hd X\n");
  CHECK(!hasNote(*transcript, Note::Kind::ShortWithout, "K"));
}

TEST_CASE("abbreviations of players met late do not move those of players met before") {
  std::string text = "NELS(12)\nKora bd\n";
  for (char c = 'A'; c <= 'Z'; ++c) text += std::string("/fame ") + c + c + c + c + "\n";
  const auto transcript = analysed(text);
  CHECK(transcript->events[1].actor.present());
  for (const auto &event : transcript->events) {
    if (event.kind == EventKind::Use) CHECK(event.actor.abbr == "NELS");
  }
}

TEST_CASE("what is about nothing is an error, not an event without its card") {
  for (const auto *text :
       {"bo\n", "rl\n", "me\n", "et\n", "NELS(12)\nbo\n", "NELS(12)\nrl\n", "NELS(12)\net\n", "NELS(12)\nKora cc\n"}) {
    const auto transcript = analysed(text);
    CAPTURE(text);
    CHECK((transcript->events.back().kind == EventKind::Error));
  }
  const auto deal = analysed("NELS(12)\nKLAU -> NELS bd not KLAU nxt\n");
  CHECK((deal->events[1].kind == EventKind::Error));
  CHECK((deal->events[2].kind == EventKind::Deal));
}
