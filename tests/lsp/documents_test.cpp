#include "lsp/documents.h"

#include <doctest/doctest.h>

#include <limits>
#include <string>

using namespace vtes;
using lsp::ContentChange;
using lsp::Documents;
using lsp::Positions;
using lsp::Range;

namespace {

const Positions kUtf16(text::Encoding::Utf16, true);

std::string textOf(const Documents &documents, const std::string &uri = "file:///a.vtes") {
  return *documents.find(uri)->text;
}

}  // namespace

TEST_CASE("changes of one notification, each on the result of the one before") {
  Documents documents;
  CHECK(documents.open({"file:///a.vtes", 1, "one\ntwo\n"}));
  CHECK(documents.change("file:///a.vtes", 2,
                         {ContentChange{Range{{0, 0}, {0, 0}}, "zero\n"}, ContentChange{Range{{1, 0}, {1, 3}}, "ONE"},
                          ContentChange{Range{{1, 3}, {2, 0}}, ""}},
                         kUtf16));
  CHECK(textOf(documents) == "zero\nONEtwo\n");
  // A whole text discards what came before it.
  CHECK(documents.change("file:///a.vtes", 3,
                         {ContentChange{Range{{0, 0}, {9, 9}}, "gone"}, ContentChange{std::nullopt, "new\n"},
                          ContentChange{Range{{0, 3}, {0, 3}}, "er"}},
                         kUtf16));
  CHECK(textOf(documents) == "newer\n");
  CHECK(documents.find("file:///a.vtes")->number == 3);
  CHECK(documents.find("file:///a.vtes")->path == "/a.vtes");
}

TEST_CASE("places that there are not clamp") {
  Documents documents;
  documents.open({"untitled:x", 1, "x 😀 y"});
  documents.change("untitled:x", 2, {ContentChange{Range{{0, 3}, {0, 99}}, "!"}}, kUtf16);
  CHECK(textOf(documents, "untitled:x") == "x !");
  const std::uint32_t far = std::numeric_limits<std::uint32_t>::max() - 5;
  documents.change("untitled:x", 3, {ContentChange{Range{{far, far}, {far, 0}}, "?"}}, kUtf16);
  CHECK(textOf(documents, "untitled:x") == "x !?");
  documents.change("untitled:x", 4, {ContentChange{Range{{0, 4}, {0, 2}}, ""}}, kUtf16);
  CHECK(textOf(documents, "untitled:x") == "x ");
  CHECK(documents.find("untitled:x")->path.empty());
}

TEST_CASE("what is not open cannot change or close; what is open twice has the new text") {
  Documents documents;
  CHECK_FALSE(documents.change("file:///a.vtes", 1, {ContentChange{std::nullopt, "x"}}, kUtf16));
  CHECK_FALSE(documents.close("file:///a.vtes", [] { FAIL("it was not open"); }));
  CHECK(documents.find("file:///a.vtes") == nullptr);
  CHECK(documents.open({"file:///a.vtes", 1, "first"}));
  CHECK_FALSE(documents.open({"file:///a.vtes", 1, "second"}));
  CHECK(textOf(documents) == "second");
}

TEST_CASE("nothing is published behind a close or behind something newer") {
  Documents documents;
  documents.open({"file:///a.vtes", 1, "x"});
  const auto first = documents.find("file:///a.vtes");
  int published = 0;
  CHECK(documents.ifNewest(*first, [&published] { ++published; }));
  documents.change("file:///a.vtes", 1, {ContentChange{std::nullopt, "y"}}, kUtf16);
  CHECK_FALSE(documents.ifNewest(*first, [&published] { ++published; }));
  CHECK(documents.isOpen(*first));
  const auto second = documents.find("file:///a.vtes");
  bool closed = false;
  CHECK(documents.close("file:///a.vtes", [&closed] { closed = true; }));
  CHECK(closed);
  CHECK_FALSE(documents.ifNewest(*second, [&published] { ++published; }));
  documents.open({"file:///a.vtes", 1, "y"});
  CHECK_FALSE(documents.isOpen(*second));
  CHECK_FALSE(documents.ifNewest(*second, [&published] { ++published; }));
  CHECK(published == 1);
}

TEST_CASE("what is too large is not read, and comes back with an edit or a whole text") {
  Documents documents;
  documents.open({"file:///a.vtes", 1, std::string(lsp::kLargestDocument + 1, 'x')});
  const auto version = documents.find("file:///a.vtes");
  CHECK(version->tooLarge());
  CHECK(version->text->empty());
  documents.change("file:///a.vtes", 2, {ContentChange{Range{{0, 0}, {0, 1}}, "xx"}}, kUtf16);
  CHECK(documents.find("file:///a.vtes")->tooLarge());
  documents.change("file:///a.vtes", 3, {ContentChange{Range{{0, 0}, {0, 2}}, ""}}, kUtf16);
  CHECK_FALSE(documents.find("file:///a.vtes")->tooLarge());
  CHECK(textOf(documents).size() == lsp::kLargestDocument);
  // Far too large: only a whole text brings it back.
  documents.open({"file:///a.vtes", 1, std::string(lsp::kLargestKept + 1, 'x')});
  documents.change("file:///a.vtes", 2, {ContentChange{Range{{0, 0}, {0, 9}}, ""}}, kUtf16);
  CHECK(documents.find("file:///a.vtes")->tooLarge());
  documents.change("file:///a.vtes", 3, {ContentChange{std::nullopt, "small"}}, kUtf16);
  CHECK_FALSE(documents.find("file:///a.vtes")->tooLarge());
  CHECK(textOf(documents) == "small");
  documents.change("file:///a.vtes", 4, {ContentChange{Range{{0, 0}, {0, 0}}, std::string(lsp::kLargestDocument, 'x')}},
                   kUtf16);
  CHECK(documents.find("file:///a.vtes")->tooLarge());
}

TEST_CASE("an open document is found by the path of its file") {
  Documents documents;
  documents.open({"file:///a%20b/%C3%A9.vtes", 1, "x"});
  REQUIRE(documents.findPath("/a b/é.vtes") != nullptr);
  CHECK(documents.findPath("/a b/e.vtes") == nullptr);
}
