#pragma once
/// Requests that wait for their answer.

#include <atomic>
#include <map>
#include <memory>
#include <mutex>
#include <string>

#include "lsp/jsonrpc.h"

namespace vtes::lsp {

/// A request of the client until it is answered.
struct Request {
  Message message;
  std::shared_ptr<Reply> reply;
  Json progress = {};  ///< token of its progress, the client's or ours; null: none is shown
  std::atomic<bool> cancelled = false;
  [[nodiscard]] const Json &params() const { return message.params; }
};
using RequestPtr = std::shared_ptr<Request>;

/// Those that are not answered yet; from any thread.
class Requests {
 public:
  void add(const RequestPtr &request);
  void remove(const RequestPtr &request);
  /// Asks for the end of one, by its id or by the token of its progress.
  void cancel(const Json &id);
  void cancelProgress(const Json &token);
  void cancelAll();

 private:
  std::mutex mutex_;
  std::map<const Request *, RequestPtr> waiting_;
};

}  // namespace vtes::lsp
