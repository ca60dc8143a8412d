#include "project/uri.h"

#include <doctest/doctest.h>

#include <string>

using vtes::project::pathOf;
using vtes::project::uriOf;

TEST_CASE("paths as URIs and back") {
  CHECK(uriOf("/a b/é.vtes") == "file:///a%20b/%C3%A9.vtes");
  CHECK(uriOf("a/b.vtes") == "a/b.vtes");
  for (const std::string path : {"/", "/a/b.vtes", "/a b/%41/#?é😀.vtes", "/\xFF"}) CHECK(pathOf(uriOf(path)) == path);
}

TEST_CASE("URIs of clients") {
  CHECK(pathOf("file:///a/b%3Ac.vtes") == "/a/b:c.vtes");
  CHECK(pathOf("FILE://localhost/a.vtes") == "/a.vtes");
  CHECK(pathOf("file:///a.vtes?x#y") == "/a.vtes");
  // What only looks like an escape is none.
  CHECK(pathOf("file:///a%4.vtes%") == "/a%4.vtes%");
  CHECK(pathOf("file:///a%zz") == "/a%zz");
}

TEST_CASE("what is no path of this machine") {
  for (const char *uri : {"", "file:", "file://", "untitled:Untitled-1", "file://server/share/a.vtes", "git:/a.vtes",
                          "file:///a%00b", "http://localhost/a.vtes", "/a.vtes"}) {
    CHECK_MESSAGE(!pathOf(uri), uri);
  }
}
