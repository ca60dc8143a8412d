#include <doctest/doctest.h>

#include "support/transcripts.h"
#include "support/truth.h"

TEST_CASE("what can be decided is decided, and a wrong guess carries a remark (READING 4)") {
  using namespace vtes;
  std::size_t words = 0;
  for (const auto &path : test::transcriptsIn({"tests/which"})) {
    auto beside = path;
    const auto truths = test::truthOf(beside.replace_extension(".truth.jsonl"));
    const auto transcript = model::analyse(text::Source::make(test::contentOf(path)), {});
    std::size_t compared = 0;
    test::compare(*transcript, truths, [&](const test::Truth &truth, const model::Word &word) {
      CAPTURE(path.string());
      CAPTURE(truth.line);
      CAPTURE(truth.abbr);
      const bool right = transcript->cards->figures(word.card).id == truth.card;
      if (truth.decidable) CHECK(right);
      CHECK((right || word.ambiguous));
      ++compared;
    });
    CHECK(compared == truths.size());
    words += compared;
  }
  CHECK(words > 0);
}
