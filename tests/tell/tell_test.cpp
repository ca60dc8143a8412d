/// Every kind of event has its sentence, whatever of it is missing.

#include "tell/tell.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <memory>
#include <regex>

#include "tell/plain.h"
#include "text/source.h"

using namespace vtes;
using namespace vtes::tell;
using model::Event;
using model::EventKind;
using model::Item;
using model::Reference;
using model::RefKind;

namespace {

constexpr std::array kRefKinds{RefKind::None,    RefKind::Player,       RefKind::Crypt,
                               RefKind::Library, RefKind::UnknownCrypt, RefKind::Edge,
                               RefKind::Clan,    RefKind::Discipline,   RefKind::Term};

std::string ofOne(const model::Transcript &transcript, const Event &event) {
  return PlainTeller(transcript, english()).next(event);
}

/// A sentence that can be printed: it ends, nothing of the catalogue's signs is left, no two blanks stand together.
void checkSentence(const std::string &sentence) {
  CAPTURE(sentence);
  REQUIRE_FALSE(sentence.empty());
  CHECK(std::string_view(".!?").find(sentence.back()) != std::string_view::npos);
  CHECK(sentence.find_first_of("{}[]|\x01\x02\n") == std::string::npos);
  for (const char *wrong : {"  ", " .", " ,", ",,", ", ;", ";;", " he ", " she ", " his ", " her "}) {
    CHECK_MESSAGE(sentence.find(wrong) == std::string::npos, wrong);
  }
  CHECK_FALSE((sentence.front() >= 'a' && sentence.front() <= 'z'));
}

std::shared_ptr<const model::Transcript> analyse(std::string text) {
  return model::analyse(text::Source::make(std::move(text)), model::Settings{});
}

std::vector<std::string> told(std::string text) {
  std::vector<std::string> sentences;
  for (const Sentence &sentence : tell::tell(*analyse(std::move(text)))) sentences.push_back(sentence.text);
  return sentences;
}

Reference word(RefKind kind, std::string_view abbr = "zz") {
  Reference reference;
  reference.kind = kind;
  reference.abbr = abbr;
  return reference;
}

}  // namespace

TEST_CASE("every kind of event with everything missing") {
  const auto transcript = analyse("x");
  for (std::size_t kind = 0; kind < model::kEventKinds; ++kind) {
    for (const bool flag : {false, true}) {
      Event event;
      event.kind = static_cast<EventKind>(kind);
      event.flag = event.used = flag;
      if (event.kind == EventKind::Deal && flag) event.addExtra().deal = std::make_shared<model::Deal>();
      CAPTURE(model::toString(event.kind));
      const std::string sentence = ofOne(*transcript, event);
      if (event.kind == EventKind::Deal || event.kind == EventKind::Terms) continue;
      checkSentence(sentence);
    }
  }
}

TEST_CASE("every kind of event with references that resolve to nothing") {
  const auto transcript = analyse("x");
  for (std::size_t kind = 0; kind < model::kEventKinds; ++kind) {
    for (const RefKind actor : kRefKinds) {
      for (const RefKind card : kRefKinds) {
        Event event;
        event.kind = static_cast<EventKind>(kind);
        event.actor = word(actor);
        event.card = word(card);
        event.addExtra().other = word(actor);
        event.level = "<<";
        event.cost = 2;
        event.count = -3;
        event.addExtra().term = "qq";
        event.addExtra().message = "nothing";
        event.targets = {word(card), word(actor)};
        if (event.kind == EventKind::Deal) {
          model::DealClause clause;
          clause.subject = word(actor);
          clause.action = word(card);
          clause.target = word(actor);
          auto deal = std::make_shared<model::Deal>();
          deal->condition = {clause};
          clause.let = clause.negated = true;
          clause.duration = "nxt QQ";
          deal->promise = {clause};
          event.addExtra().deal = deal;
        }
        CAPTURE(model::toString(event.kind));
        if (event.kind == EventKind::Terms) {
          Item item;
          item.what = word(RefKind::Clan);
          event.addExtra().terms = {item};
        }
        checkSentence(ofOne(*transcript, event));
      }
    }
  }
}

TEST_CASE("every shape of an item, in a specification and in a result, on every kind of event") {
  const auto transcript = analyse("x");
  std::vector<Item> items;
  for (const RefKind who : {RefKind::None, RefKind::Player, RefKind::Crypt}) {
    for (const RefKind what : {RefKind::None, RefKind::Library, RefKind::Edge, RefKind::Discipline}) {
      for (const auto unit :
           {model::Unit::None, model::Unit::Pool, model::Unit::Blood, model::Unit::Points, model::Unit::HandSize}) {
        for (const int amount : {0, 2, -1}) {
          for (const std::string_view term : {"", "et", "nb", "cc", "qq"}) {
            Item item;
            if (who != RefKind::None) item.who = word(who);
            if (what != RefKind::None) item.what = word(what);
            item.unit = unit;
            if (amount != 0) item.amount = amount;
            item.sign = amount < 0 ? '-' : 0;
            item.term = term;
            if (item.who.present() || item.what.present() || item.amount || !term.empty()) items.push_back(item);
          }
        }
      }
    }
  }
  for (const EventKind kind : {EventKind::Play, EventKind::Use, EventKind::Action, EventKind::Strike, EventKind::State,
                               EventKind::Vote, EventKind::Terms}) {
    for (const RefKind actor : {RefKind::None, RefKind::Player, RefKind::Crypt}) {
      for (const Item &item : items) {
        Event event;
        event.kind = kind;
        event.actor = event.addExtra().other = word(actor);
        event.card = word(RefKind::Library);
        event.addExtra().terms = {item, item};
        event.result = {item, item};
        checkSentence(ofOne(*transcript, event));
      }
    }
  }
}

TEST_CASE("no kind of event is told like another") {
  const auto sentences = told(
      "---\nplayers: [Nelson, Oliver]\n---\nNELS(1)\nJoAm bk\nK cr\nKora lr\nKora pc\nKora pe\nKora hd\nKora wn\nKora "
      "et\nOLIV -1\n"
      "Kora bd\nKora ht\nKora ga\nKora lt\n");
  const std::vector<std::string> expected{
      "Nelson's turn begins; Nelson has 1 pool.",
      "Joaquina Amaya attempts to block.",
      "\"K\" moves to close range.",
      "Korah moves to long range.",
      "Korah presses to continue the combat.",
      "Korah presses to end the combat.",
      "Korah strikes by hand.",
      "Korah strikes with a weapon.",
      "Korah enters torpor.",
      "Oliver loses 1 pool.",
      "Korah attempts to bleed.",
      "Korah attempts to hunt.",
      "Korah attempts to become an anarch.",
      "Korah attempts to leave torpor.",
  };
  CHECK(sentences == expected);
}

TEST_CASE("hostile names stay names") {
  const auto sentences =
      told("---\nplayers: [\"{actor} [x] | \\e[31m\\n# y\", Oliver]\n---\n{ACT(3)\nOLIV(2)\n/edge\n");
  REQUIRE(sentences.size() >= 2);
  for (const std::string &sentence : sentences) CHECK(sentence.find_first_of("\x1b\n\x01\x02") == std::string::npos);
  CHECK(sentences.back() == "Oliver gains 1 pool from the Edge.");
}

TEST_CASE("bytes that are no text are told as unreadable, in text") {
  for (const std::string &sentence : told("Kora \xff\xfe bd\n")) {
    CAPTURE(sentence);
    CHECK(sentence.find('\xff') == std::string::npos);
  }
}

TEST_CASE("a sentence for each event, in their order") {
  const auto transcript = analyse("NELS(12)\nKora kisp> JoAm bk\nX hd X\n");
  const auto sentences = tell::tell(*transcript);
  REQUIRE(sentences.size() == transcript->events.size());
  for (std::size_t i = 0; i < sentences.size(); ++i) CHECK(sentences[i].event == i);
}

TEST_CASE("a stretch of a game is told as the whole is") {
  const auto transcript =
      analyse("NELS(12)\nKora kisp> JoAm bk\nX K hd J hd X\nGuLu +1\nSILV\nMene bd\nX hd X\nKora cond>\nOLIV\n");
  const auto all = tell::tell(*transcript);
  for (std::size_t first = 0; first <= all.size(); ++first) {
    for (std::size_t last = first; last <= all.size() + 1; ++last) {
      const auto part = tell::tell(*transcript, first, last);
      REQUIRE(part.size() == std::min(last, all.size()) - first);
      for (std::size_t i = 0; i < part.size(); ++i) {
        CHECK(part[i].event == first + i);
        CHECK(part[i].text == all[first + i].text);
      }
    }
  }
}
