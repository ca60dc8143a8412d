#include "lsp/scheduler.h"

#include <doctest/doctest.h>

#include <atomic>
#include <future>
#include <string>

using vtes::lsp::Scheduler;

TEST_CASE("tasks in their order; a newer one of the same key goes to the end and the older is dropped") {
  Scheduler scheduler(false);
  std::string done;
  const auto task = [&done](const char *name) { return [&done, name] { done += name; }; };
  scheduler.post("a", task("a1 "));
  scheduler.post(task("b "));
  scheduler.post("c", task("c1 "));
  scheduler.post("a", task("a2 "));
  scheduler.post(task("d "));
  CHECK(done.empty());
  scheduler.drain();
  CHECK(done == "b c1 a2 d ");
}

TEST_CASE("what is long lets others go first, and takes turns with its like") {
  Scheduler scheduler(false);
  std::string done;
  const auto slices = [&](const char *name) {
    return [&, name, left = 3]() mutable {
      done += name;
      if (left == 2) scheduler.post([&done] { done += "! "; });
      return --left > 0;
    };
  };
  scheduler.postBackground(slices("a "));
  scheduler.postBackground(slices("b "));
  scheduler.post([&done] { done += "first "; });
  scheduler.drain();
  CHECK(done == "first a b a ! b ! a b ");
}

TEST_CASE("nothing begins any more once it has stopped") {
  std::string done;
  Scheduler scheduler(false);
  scheduler.post([&] {
    done += "a";
    scheduler.stop();
  });
  scheduler.post([&done] { done += "b"; });
  scheduler.postBackground([&done] {
    done += "c";
    return false;
  });
  scheduler.drain();
  scheduler.post([&done] { done += "d"; });
  scheduler.drain();
  CHECK(done == "a");
}

TEST_CASE("with a thread, posting never waits for what runs") {
  Scheduler scheduler(true);
  std::promise<void> release;
  std::promise<void> finished;
  std::atomic<int> ran = 0;
  scheduler.post([&] { release.get_future().wait(); });
  for (int i = 0; i < 1000; ++i) scheduler.post("key", [&ran] { ++ran; });
  scheduler.postBackground([&] {
    finished.set_value();
    return false;
  });
  release.set_value();
  finished.get_future().wait();
  CHECK(ran == 1);
}
