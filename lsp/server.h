#pragma once
/// The server: what comes in goes to where it belongs. Thin: what an editor asks is answered by features.h, what is
/// open is in documents.h, and who works when is decided by scheduler.h.

#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "lsp/client.h"
#include "lsp/connection.h"
#include "lsp/documents.h"
#include "lsp/request.h"
#include "lsp/scheduler.h"
#include "lsp/settings.h"
#include "lsp/workspace.h"
#include "lsp/workspace_job.h"

namespace vtes::lsp {

struct ServerOptions {
  bool sync = false;    ///< without threads: all work is done before receive() comes back
  std::string cards;    ///< folder of card facts; goes before the settings
  std::string logFile;  ///< empty: none
  std::string version;  ///< of the program
};

class Server {
 public:
  /// `send` gets each frame's body, one at a time, from any thread.
  Server(ServerOptions options, std::function<void(const std::string &)> send);
  ~Server();
  Server(const Server &) = delete;
  Server &operator=(const Server &) = delete;

  /// False, with a reason, where the log file cannot be written.
  [[nodiscard]] bool ready(std::string &reason) const { return connection_.ready(reason); }

  /// A frame's body. False: `exit` has come, and nothing is read any more.
  bool receive(std::string_view frame);
  /// While true nothing is worked at, as if all that arrives came at once. Only in sync mode, for tests.
  void hold(bool held);
  /// Something was wrong with the stream.
  void complain(const std::string &message) { connection_.log(MessageType::Warning, message); }
  /// The process that started the server, once `initialize` has named it; 0 else.
  [[nodiscard]] int parent() const { return client_.processId; }

  /// 0 when the client said goodbye before it left.
  [[nodiscard]] int exitCode() const { return state_ == State::ShutDown ? 0 : 1; }

 private:
  enum class State : std::uint8_t { New, Running, ShutDown };
  using NotificationHandler = void (Server::*)(const Json &params);
  using RequestHandler = void (Server::*)(const RequestPtr &request);
  static NotificationHandler findNotification(std::string_view method);
  static RequestHandler findRequest(std::string_view method);

  void handleNotification(const Message &message);
  void handleRequest(Message message);
  /// Why the request cannot be served in this state; false: it can.
  bool refuse(const Request &request) const;
  void start(const RequestPtr &request);
  /// Answers with what `make` gives or throws.
  void answer(const RequestPtr &request, const std::function<Json()> &make);
  void postAnswer(const RequestPtr &request, std::function<Json()> make);

  // Notifications.
  void initialized(const Json &params);
  void didOpen(const Json &params);
  void didChange(const Json &params);
  void didClose(const Json &params);
  void cancel(const Json &params);
  void cancelProgress(const Json &params);
  void setTrace(const Json &params);
  void didChangeConfiguration(const Json &params);
  void didChangeWatchedFiles(const Json &params);
  void didChangeWorkspaceFolders(const Json &params);

  // Requests that are no feature of one document.
  void initialize(const RequestPtr &request);
  void shutdown(const RequestPtr &request);
  void documentDiagnostic(const RequestPtr &request);
  void workspaceDiagnostic(const RequestPtr &request);
  void workspaceSymbol(const RequestPtr &request);
  void executeCommand(const RequestPtr &request);
  void dictionary(const RequestPtr &request);
  void explain(const RequestPtr &request);

  /// Answers a request about a document, which `make` gets as it was when the request came.
  void onDocument(const RequestPtr &request, const std::string &uri, std::function<Json(const View &)> make);
  [[nodiscard]] View viewFor(const Request &request, const std::string &uri, const VersionPtr &version);

  /// Understands the newest version and publishes what was found; for clients that do not ask for it.
  void analyse(const std::string &uri);
  /// Everything is understood anew: settings or files have changed.
  void refresh();
  void askConfiguration();
  void applySettings(const Json &section);
  void projectFault(const project::Complaint &complaint);
  void clearProjectFaults();
  void runJob(const RequestPtr &request, std::string title, WorkspaceJob::Parts parts);
  /// Checks all files of the open folders and publishes what was found; `request` may be null.
  void checkWorkspace(const RequestPtr &request);

  ServerOptions options_;
  Connection connection_;
  Documents documents_;
  Requests requests_;
  Client client_;  ///< of `initialize`; the same from then on
  State state_ = State::New;
  bool held_ = false;
  Settings initialSettings_;  ///< of `initialize`
  Settings settings_;
  std::vector<std::string> roots_;
  Trace traceWanted_ = Trace::Off;

  // Of the thread that works.
  Workspace workspace_;
  std::map<std::string, std::vector<project::Complaint>> projectFaults_;
  std::set<std::string> publishedFiles_;  ///< URIs of files that are not open

  Scheduler scheduler_;  ///< last: its tasks use the others
};

}  // namespace vtes::lsp
