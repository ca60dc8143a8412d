#include <doctest/doctest.h>

#include <atomic>
#include <chrono>
#include <thread>
#include <vector>

#include "cli/batch.h"

using vtes::cli::runInOrder;

TEST_CASE("results come in order, whatever takes long") {
  std::vector<std::size_t> got;
  runInOrder<std::size_t>(
      100,
      [](std::size_t i) {
        if (i % 7 == 0) std::this_thread::sleep_for(std::chrono::milliseconds(2));
        return i;
      },
      [&](std::size_t result) {
        got.push_back(result);
        return true;
      });
  REQUIRE(got.size() == 100);
  for (std::size_t i = 0; i < got.size(); ++i) CHECK(got[i] == i);
}

TEST_CASE("only a few results wait for a slow reader") {
  std::atomic<std::size_t> begun{0};
  std::size_t delivered = 0;
  std::size_t most = 0;
  runInOrder<std::size_t>(
      400, [&](std::size_t i) { return ++begun, i; },
      [&](std::size_t) {
        if (delivered < 20) std::this_thread::sleep_for(std::chrono::milliseconds(1));
        most = std::max(most, begun - delivered);
        ++delivered;
        return true;
      });
  CHECK(delivered == 400);
  // As many as the window holds, and those that the threads are at.
  CHECK(most <= 6U * std::max(1U, std::thread::hardware_concurrency()) + 1);
}

TEST_CASE("it stops when nobody wants more") {
  std::size_t delivered = 0;
  runInOrder<std::size_t>(
      10000, [](std::size_t i) { return i; }, [&](std::size_t) { return ++delivered < 3; });
  CHECK(delivered == 3);
}

TEST_CASE("nothing to do is done at once") {
  runInOrder<int>(
      0, [](std::size_t) { return 1; }, [](int) { return true; });
}
