#pragma once
/// Many files at once, their results one after the other.

#include <algorithm>
#include <condition_variable>
#include <cstddef>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace vtes::cli {

/// Calls `work(i)` for 0 ≤ i < count on all cores, and `deliver(result)` in the order of i on the calling thread, until
/// that gives false. Only a few results wait at a time, so that memory does not grow with the number of files. `work`
/// must not throw.
template <typename Result, typename Work, typename Deliver>
void runInOrder(std::size_t count, const Work &work, const Deliver &deliver) {
  if (count == 1) {
    deliver(work(0));
    return;
  }
  const std::size_t cores = std::max(1U, std::thread::hardware_concurrency());
  const std::size_t threads = std::min(cores, count);
  if (threads <= 1) {
    for (std::size_t i = 0; i < count; ++i) {
      if (!deliver(work(i))) return;
    }
    return;
  }

  const std::size_t window = 4 * threads;
  std::vector<std::optional<Result>> waiting(window);  // result i is at i % window
  std::mutex mutex;
  std::condition_variable changed;
  std::size_t next = 0;       // first that no thread has begun
  std::size_t delivered = 0;  // first that is not delivered
  bool stopped = false;

  const auto run = [&] {
    std::unique_lock lock(mutex);
    for (;;) {
      changed.wait(lock, [&] { return stopped || next == count || next < delivered + window; });
      if (stopped || next == count) return;
      const std::size_t mine = next++;
      lock.unlock();
      Result result = work(mine);
      lock.lock();
      waiting[mine % window] = std::move(result);
      changed.notify_all();
    }
  };
  std::vector<std::thread> pool;
  pool.reserve(threads);
  for (std::size_t i = 0; i < threads; ++i) pool.emplace_back(run);

  {
    std::unique_lock lock(mutex);
    while (delivered < count && !stopped) {
      std::optional<Result> &slot = waiting[delivered % window];
      changed.wait(lock, [&] { return slot.has_value(); });
      Result result = std::move(*slot);
      slot.reset();
      ++delivered;
      changed.notify_all();
      lock.unlock();
      const bool more = deliver(std::move(result));
      lock.lock();
      if (!more) stopped = true;
    }
    stopped = true;
    changed.notify_all();
  }
  for (std::thread &thread : pool) thread.join();
}

}  // namespace vtes::cli
