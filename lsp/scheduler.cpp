#include "lsp/scheduler.h"

#include <utility>

namespace vtes::lsp {

Scheduler::Scheduler(bool threaded) {
  if (threaded) thread_ = std::thread([this] { run(); });
}

Scheduler::~Scheduler() {
  stop();
  if (thread_.joinable()) thread_.join();
}

void Scheduler::post(Task task) {
  post({}, std::move(task));
}

void Scheduler::post(const std::string &key, Task task) {
  std::deque<Entry> dropped;  // goes behind the lock: what a task holds may call back
  const std::scoped_lock lock(mutex_);
  if (stopped_) return;
  if (!key.empty()) {
    for (auto entry = queue_.begin(); entry != queue_.end(); ++entry) {
      if (entry->key != key) continue;
      dropped.push_back(std::move(*entry));
      queue_.erase(entry);
      break;
    }
  }
  queue_.push_back({key, std::move(task)});
  changed_.notify_all();
}

void Scheduler::postBackground(Slice slice) {
  const std::scoped_lock lock(mutex_);
  if (stopped_) return;
  background_.push_back(std::move(slice));
  changed_.notify_all();
}

void Scheduler::drain() {
  std::unique_lock lock(mutex_);
  while (!stopped_ && runOne(lock)) {
  }
}

void Scheduler::finish() {
  if (thread_.joinable()) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return stopped_ || (queue_.empty() && !working_); });
  } else {
    drain();
  }
  stop();
}

void Scheduler::stop() {
  std::deque<Entry> queue;
  std::deque<Slice> background;
  const std::scoped_lock lock(mutex_);
  stopped_ = true;
  queue.swap(queue_);
  background.swap(background_);
  changed_.notify_all();
}

void Scheduler::run() {
  std::unique_lock lock(mutex_);
  while (!stopped_) {
    if (!runOne(lock)) changed_.wait(lock);
  }
}

bool Scheduler::runOne(std::unique_lock<std::mutex> &lock) {
  if (queue_.empty() && background_.empty()) return false;
  working_ = true;
  if (!queue_.empty()) {
    Entry entry = std::move(queue_.front());
    queue_.pop_front();
    lock.unlock();
    entry.task();
    entry = {};
    lock.lock();
  } else {
    Slice slice = std::move(background_.front());
    background_.pop_front();
    lock.unlock();
    const bool more = slice();
    if (!more) slice = nullptr;
    lock.lock();
    if (more && !stopped_) background_.push_back(std::move(slice));
  }
  working_ = false;
  changed_.notify_all();
  return true;
}

}  // namespace vtes::lsp
