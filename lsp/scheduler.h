#pragma once
/// One thread that works while another one reads.

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <string>
#include <thread>

namespace vtes::lsp {

/// Runs tasks one after another, in the order in which they were posted. Tasks must not throw.
class Scheduler {
 public:
  using Task = std::function<void()>;
  /// A piece of a long task: true while there is more of it.
  using Slice = std::function<bool()>;

  /// Without a thread tasks run in drain(), on the thread that calls it.
  explicit Scheduler(bool threaded);
  ~Scheduler();
  Scheduler(const Scheduler &) = delete;
  Scheduler &operator=(const Scheduler &) = delete;

  void post(Task task);
  /// The same; a task that was posted with this key and has not begun is dropped: what it would do is out of date.
  void post(const std::string &key, Task task);
  /// Runs piece by piece whenever nothing else waits; several take turns.
  void postBackground(Slice slice);

  /// Runs all that waits. Only without a thread.
  void drain();
  /// Waits until all that was posted is done, what is in the background left aside. Then it stops.
  void finish();
  /// Nothing begins any more, and what waits is dropped. Does not wait for the task that runs.
  void stop();

 private:
  struct Entry {
    std::string key;
    Task task;
  };
  void run();
  /// Runs the next task or slice. False: nothing waits.
  bool runOne(std::unique_lock<std::mutex> &lock);

  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Entry> queue_;
  std::deque<Slice> background_;
  bool working_ = false;
  bool stopped_ = false;
  std::thread thread_;  ///< last: it uses the others
};

}  // namespace vtes::lsp
