#include "lsp/request.h"

namespace vtes::lsp {

void Requests::add(const RequestPtr &request) {
  const std::scoped_lock lock(mutex_);
  waiting_[request.get()] = request;
}

void Requests::remove(const RequestPtr &request) {
  const std::scoped_lock lock(mutex_);
  waiting_.erase(request.get());
}

void Requests::cancel(const Json &id) {
  const std::scoped_lock lock(mutex_);
  for (const auto &[key, request] : waiting_) {
    if (request->message.id == id) request->cancelled = true;
  }
}

void Requests::cancelProgress(const Json &token) {
  const std::scoped_lock lock(mutex_);
  for (const auto &[key, request] : waiting_) {
    if (!request->progress.is_null() && request->progress == token) request->cancelled = true;
  }
}

void Requests::cancelAll() {
  const std::scoped_lock lock(mutex_);
  for (const auto &[key, request] : waiting_) request->cancelled = true;
}

}  // namespace vtes::lsp
