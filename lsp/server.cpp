#include "lsp/server.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <exception>
#include <utility>

#include "ide/dictionary.h"
#include "ide/findings.h"
#include "lsp/capabilities.h"
#include "lsp/commands.h"
#include "lsp/diagnostics.h"
#include "lsp/dispatch.h"
#include "lsp/features.h"
#include "project/uri.h"

namespace vtes::lsp {

namespace {

// More symbols help nobody who looks for one.
constexpr std::size_t kMostSymbols = 500;

/// What a request is about: its document, or the one that made what is resolved.
std::string uriOfRequest(const Json &params) {
  if (const Json *data = find(params, "data"); data != nullptr && find(params, "textDocument") == nullptr)
    return data->at("uri").get<std::string>();
  return documentUri(params);
}

/// What was wrong with params, in the words of the protocol rather than the library's.
std::string wordsOf(const Json::exception &error) {
  const std::string_view what = error.what();
  constexpr int kWrongType = 302;
  constexpr int kNoObject = 304;
  constexpr int kNoObjectForKey = 305;
  constexpr int kNoKey = 403;
  if (error.id == kNoKey) {
    const std::size_t begin = what.find('\'');
    const std::size_t end = what.rfind('\'');
    if (begin < end)
      return fmt::format("`params` are not right: `{}` is missing", what.substr(begin + 1, end - begin - 1));
  }
  if (error.id == kNoObject || error.id == kNoObjectForKey)
    return "`params` are not right: something else stands where an object is expected";
  if (error.id == kWrongType) {
    const std::size_t wanted = what.find("type must be ");
    const std::size_t seen = what.find(", but is ");
    if (wanted < seen && seen != std::string_view::npos) {
      constexpr std::size_t kWanted = std::string_view("type must be ").size();
      constexpr std::size_t kSeen = std::string_view(", but is ").size();
      const auto one = [](std::string_view type) {
        return fmt::format("{} {}", type.starts_with('a') || type.starts_with('o') ? "an" : "a", type);
      };
      return fmt::format("`params` are not right: {} stands where {} is expected", one(what.substr(seen + kSeen)),
                         one(what.substr(wanted + kWanted, seen - wanted - kWanted)));
    }
  }
  const std::size_t end = what.find("] ");
  return fmt::format("`params` are not right: {}", end == std::string_view::npos ? what : what.substr(end + 2));
}

Trace traceNamed(const Json &value) {
  return value == "verbose" ? Trace::Verbose : value == "messages" ? Trace::Messages : Trace::Off;
}

std::vector<std::string> rootsOf(const Json &params) {
  std::vector<std::string> uris;
  const Json *folders = find(params, "workspaceFolders");
  const Json *root = find(params, "rootUri");
  if (folders != nullptr && folders->is_array()) {
    for (const Json &folder : *folders) uris.push_back(folder.at("uri").get<std::string>());
  } else if (root != nullptr && root->is_string()) {
    uris.push_back(root->get<std::string>());
  }
  std::vector<std::string> paths;
  for (const std::string &uri : uris) {
    if (const auto path = project::pathOf(uri)) paths.push_back(*path);
  }
  return paths;
}

}  // namespace

Server::Server(ServerOptions options, std::function<void(const std::string &)> send)
    : options_(std::move(options)),
      connection_(std::move(send), options_.logFile),
      workspace_(documents_, [this](const project::Complaint &complaint) { projectFault(complaint); }),
      scheduler_(!options_.sync) {}

Server::~Server() {
  // Nobody reads any more; what still works must not wait for somebody who does.
  connection_.shut();
  requests_.cancelAll();
  scheduler_.stop();
}

// --- what comes in -----------------------------------------------------------------------------------------------

bool Server::receive(std::string_view frame) {
  Message message = readMessage(frame);
  const bool call = message.kind == Message::Kind::Request || message.kind == Message::Kind::Notification;
  connection_.received(call ? message.method : "response", frame);
  if (message.repaired)
    connection_.log(MessageType::Warning, "a message had bytes that are not UTF-8, or half a surrogate pair");
  switch (message.kind) {
    case Message::Kind::Invalid:
      connection_.replyTo(message.id, "invalid message")->error(message.code, message.error);
      break;
    case Message::Kind::Response:
      if (!connection_.handleResponse(message))
        connection_.log(MessageType::Warning, "a response to no request of the server");
      break;
    case Message::Kind::Notification:
      if (message.method == "exit") {
        // A client need not wait for the answer to `shutdown`; it gets it, and those to all that came before.
        if (state_ == State::ShutDown) scheduler_.finish();
        return false;
      }
      handleNotification(message);
      break;
    case Message::Kind::Request:
      handleRequest(std::move(message));
      break;
  }
  if (options_.sync && !held_) scheduler_.drain();
  return true;
}

void Server::hold(bool held) {
  held_ = held;
  if (!held) scheduler_.drain();
}

void Server::handleNotification(const Message &message) {
  // Before `initialize` and behind `shutdown` notifications are dropped.
  const NotificationHandler handler = findNotification(message.method);
  if (handler == nullptr || state_ != State::Running) return;
  try {
    (this->*handler)(message.params);
  } catch (const Json::exception &error) {
    connection_.log(MessageType::Error, fmt::format("`{}`: {}", message.method, wordsOf(error)));
  }
}

void Server::handleRequest(Message message) {
  const auto request = std::make_shared<Request>();
  request->message = std::move(message);
  request->reply = connection_.replyTo(request->message.id, request->message.method);
  if (refuse(*request)) return;
  if (const Json *token = find(request->params(), "workDoneToken")) request->progress = *token;
  requests_.add(request);
  try {
    start(request);
  } catch (const std::exception &) {
    // Answered below in the one way that exceptions become answers.
    const auto thrown = std::current_exception();
    answer(request, [thrown]() -> Json { std::rethrow_exception(thrown); });
  }
}

bool Server::refuse(const Request &request) const {
  const std::string &method = request.message.method;
  if (state_ == State::ShutDown) {
    request.reply->error(ErrorCode::InvalidRequest, "the server has been shut down");
  } else if (state_ == State::New && method != "initialize") {
    request.reply->error(ErrorCode::ServerNotInitialized, "the server waits for `initialize`");
  } else if (state_ == State::Running && method == "initialize") {
    request.reply->error(ErrorCode::InvalidRequest, "`initialize` comes once");
  } else {
    return false;
  }
  return true;
}

void Server::start(const RequestPtr &request) {
  const std::string &method = request->message.method;
  if (const RequestHandler handler = findRequest(method); handler != nullptr) {
    (this->*handler)(request);
    return;
  }
  const Feature feature = findFeature(method);
  if (feature == nullptr) throw RpcError(ErrorCode::MethodNotFound, fmt::format("there is no method `{}`", method));
  // A client may want everything resolved, also what is there whole.
  if (method.ends_with("/resolve") && find(request->params(), "data") == nullptr) {
    answer(request, [&request] { return request->params(); });
    return;
  }
  onDocument(request, uriOfRequest(request->params()), [this, request, feature](const View &view) -> Json {
    if (view.snapshot == nullptr) return nullptr;
    return feature({request->params(), view, *view.snapshot, positionsOf(client_, view), client_, workspace_});
  });
}

void Server::answer(const RequestPtr &request, const std::function<Json()> &make) {
  Reply &reply = *request->reply;
  try {
    if (request->cancelled) throw RpcError(ErrorCode::RequestCancelled, "cancelled");
    reply.result(make());
  } catch (const RpcError &error) {
    reply.error(error.code(), error.what());
  } catch (const Json::exception &error) {
    reply.error(ErrorCode::InvalidParams, wordsOf(error));
  } catch (const std::exception &error) {
    connection_.log(MessageType::Error, fmt::format("`{}`: {}", request->message.method, error.what()));
    reply.error(ErrorCode::InternalError, error.what());
  }
  requests_.remove(request);
}

void Server::postAnswer(const RequestPtr &request, std::function<Json()> make) {
  scheduler_.post([this, request, make = std::move(make)] { answer(request, make); });
}

Server::NotificationHandler Server::findNotification(std::string_view method) {
  using Entry = Dispatch<NotificationHandler>;
  static constexpr std::array kHandlers{
      Entry{"initialized", &Server::initialized},
      Entry{"textDocument/didOpen", &Server::didOpen},
      Entry{"textDocument/didChange", &Server::didChange},
      Entry{"textDocument/didClose", &Server::didClose},
      Entry{"$/cancelRequest", &Server::cancel},
      Entry{"window/workDoneProgress/cancel", &Server::cancelProgress},
      Entry{"$/setTrace", &Server::setTrace},
      Entry{"workspace/didChangeConfiguration", &Server::didChangeConfiguration},
      Entry{"workspace/didChangeWatchedFiles", &Server::didChangeWatchedFiles},
      Entry{"workspace/didChangeWorkspaceFolders", &Server::didChangeWorkspaceFolders},
  };
  return findHandler(kHandlers, method);
}

Server::RequestHandler Server::findRequest(std::string_view method) {
  using Entry = Dispatch<RequestHandler>;
  static constexpr std::array kHandlers{
      Entry{"initialize", &Server::initialize},
      Entry{"shutdown", &Server::shutdown},
      Entry{"textDocument/diagnostic", &Server::documentDiagnostic},
      Entry{"workspace/diagnostic", &Server::workspaceDiagnostic},
      Entry{"workspace/symbol", &Server::workspaceSymbol},
      Entry{"workspace/executeCommand", &Server::executeCommand},
      Entry{"vtes/dictionary", &Server::dictionary},
      Entry{"vtes/explain", &Server::explain},
  };
  return findHandler(kHandlers, method);
}

// --- beginning and end -------------------------------------------------------------------------------------------

void Server::initialize(const RequestPtr &request) {
  const Json &params = request->params();
  client_ = readClient(params);
  roots_ = rootsOf(params);
  std::vector<std::string> complaints;
  if (const Json *options = find(params, "initializationOptions"))
    initialSettings_ = settings_ = readSettings(*options, {}, complaints);
  if (const Json *trace = find(params, "trace")) traceWanted_ = traceNamed(*trace);

  answer(request, [this] { return initializeResult(client_, options_.version); });
  state_ = State::Running;
  // Not before the client has its answer.
  connection_.setTrace(traceWanted_);
  for (const std::string &complaint : complaints) connection_.log(MessageType::Warning, complaint);
  scheduler_.post([this, settings = settings_, roots = roots_] {
    Settings all = settings;
    if (all.findingsPage.empty()) all.findingsPage = installedFindingsPage();
    workspace_.configure(std::move(all), options_.cards);
    workspace_.setRoots(roots);
  });
}

void Server::initialized(const Json & /*params*/) {
  if (Json registered = registrations(client_); !registered.is_null())
    connection_.request("client/registerCapability", std::move(registered));
  if (client_.configuration) askConfiguration();
}

void Server::shutdown(const RequestPtr &request) {
  state_ = State::ShutDown;
  // What came before is still answered, what takes long is ended.
  scheduler_.post([this, request] {
    requests_.remove(request);
    requests_.cancelAll();
    answer(request, [] { return Json(); });
  });
}

// --- documents ---------------------------------------------------------------------------------------------------

void Server::didOpen(const Json &params) {
  auto item = params.at("textDocument").get<TextDocumentItem>();
  const std::string uri = item.uri;
  if (!documents_.open(std::move(item)))
    connection_.log(MessageType::Warning, fmt::format("{} was open already; its text is now the new one", uri));
  analyse(uri);
}

void Server::didChange(const Json &params) {
  const std::string uri = documentUri(params);
  const auto number = optionalField<std::int64_t>(params.at("textDocument"), "version").value_or(0);
  const auto changes = params.at("contentChanges").get<std::vector<ContentChange>>();
  if (!documents_.change(uri, number, changes, Positions(client_.encoding, true))) {
    connection_.log(MessageType::Warning, fmt::format("{} changed, but it is not open", uri));
    return;
  }
  analyse(uri);
}

void Server::didClose(const Json &params) {
  const std::string uri = documentUri(params);
  const bool closed = documents_.close(uri, [this, &uri] {
    if (!client_.pullsDiagnostics)
      connection_.notify("textDocument/publishDiagnostics", {{"uri", uri}, {"diagnostics", Json::array()}});
  });
  if (!closed) {
    connection_.log(MessageType::Warning, fmt::format("{} was closed, but it was not open", uri));
    return;
  }
  scheduler_.post([this, uri] {
    // It can be open again by now; then it is understood anew.
    workspace_.forget(uri);
  });
}

void Server::analyse(const std::string &uri) {
  if (client_.pullsDiagnostics) return;
  const VersionPtr version = documents_.find(uri);
  if (version == nullptr) return;
  scheduler_.post("analyse " + uri, [this, version] {
    if (!documents_.isNewest(*version)) return;
    const View view = workspace_.view(version);
    const std::string params = publishParams(view, client_, workspace_.settings());
    documents_.ifNewest(*version, [&] { connection_.notifyText("textDocument/publishDiagnostics", params); });
  });
}

void Server::onDocument(const RequestPtr &request, const std::string &uri, std::function<Json(const View &)> make) {
  const VersionPtr version = documents_.find(uri);
  postAnswer(request,
             [this, request, uri, version, make = std::move(make)] { return make(viewFor(*request, uri, version)); });
}

View Server::viewFor(const Request &request, const std::string &uri, const VersionPtr &version) {
  if (version == nullptr) {
    const auto path = project::pathOf(uri);
    auto view = path ? workspace_.file(*path) : std::nullopt;
    if (!view) throw RpcError(ErrorCode::InvalidParams, fmt::format("{} is not open, and is no file", uri));
    return std::move(*view);
  }
  if (!documents_.isOpen(*version))
    throw RpcError(ErrorCode::ContentModified, "the document has been closed since the request was made");
  // Other requests are still answered for the text they were made for; the client does with that what it likes.
  if (client_.retriesModified.contains(request.message.method) && !documents_.isNewest(*version))
    throw RpcError(ErrorCode::ContentModified, "the document has changed since the request was made");
  return workspace_.view(version);
}

// --- diagnostics -------------------------------------------------------------------------------------------------

void Server::documentDiagnostic(const RequestPtr &request) {
  onDocument(request, documentUri(request->params()), [this, request](const View &view) {
    const auto previous = optionalField<std::string>(request->params(), "previousResultId").value_or("");
    return diagnosticReport(view, client_, workspace_.settings(), previous);
  });
}

void Server::workspaceDiagnostic(const RequestPtr &request) {
  struct Reported {
    std::map<std::string, std::string> previous;  // result ids by URI; what is left at the end is gone
    Json items = Json::array();
    Json partial;  // token
  };
  const auto state = std::make_shared<Reported>();
  const Json &params = request->params();
  for (const Json &entry : params.at("previousResultIds"))
    state->previous[entry.at("uri").get<std::string>()] = entry.at("value").get<std::string>();
  if (const Json *token = find(params, "partialResultToken")) state->partial = *token;

  const auto deliver = [this, state](Json item) {
    if (state->partial.is_null()) {
      state->items.push_back(std::move(item));
    } else {
      connection_.notify("$/progress",
                         {{"token", state->partial}, {"value", {{"items", Json::array({std::move(item)})}}}});
    }
  };
  WorkspaceJob::Parts parts;
  // Editors ask every few seconds: what they know costs no more than a look at the file.
  parts.known = [state, deliver](const std::string &path, const std::string &resultId) {
    const auto previous = state->previous.find(project::uriOf(path));
    if (previous == state->previous.end() || previous->second != resultId) return false;
    deliver({{"kind", "unchanged"}, {"resultId", resultId}, {"uri", previous->first}, {"version", nullptr}});
    state->previous.erase(previous);
    return true;
  };
  parts.found = [this, state, deliver](const View &view) {
    Json report = diagnosticReport(view, client_, workspace_.settings(), state->previous[view.uri]);
    state->previous.erase(view.uri);
    report["uri"] = view.uri;
    report["version"] = view.version == nullptr ? Json() : Json(view.version->number);
    deliver(std::move(report));
  };
  parts.end = [this, request, state, deliver](bool /*cancelled*/) {
    answer(request, [state, deliver]() -> Json {
      for (const auto &[uri, result] : state->previous)
        deliver({{"kind", "full"}, {"uri", uri}, {"version", nullptr}, {"items", Json::array()}});
      return {{"items", std::move(state->items)}};
    });
  };
  runJob(request, "checking transcripts", std::move(parts));
}

void Server::runJob(const RequestPtr &request, std::string title, WorkspaceJob::Parts parts) {
  parts.cancelled = [request] { return request != nullptr && request->cancelled; };
  const Json token = request == nullptr ? Json() : request->progress;
  const auto job = std::make_shared<WorkspaceJob>(workspace_, documents_, Progress(connection_, token),
                                                  std::move(title), std::move(parts));
  scheduler_.postBackground([job] { return job->step(); });
}

void Server::checkWorkspace(const RequestPtr &request) {
  const auto gone = std::make_shared<std::set<std::string>>();  // what was published before, and is there no more
  WorkspaceJob::Parts parts;
  parts.begin = [this, gone] { gone->swap(publishedFiles_); };
  parts.found = [this, gone](const View &view) {
    gone->erase(view.uri);
    if (view.version != nullptr) return;
    publishedFiles_.insert(view.uri);
    connection_.notifyText("textDocument/publishDiagnostics", publishParams(view, client_, workspace_.settings()));
  };
  parts.end = [this, request, gone](bool cancelled) {
    if (cancelled) {
      publishedFiles_.merge(*gone);
    } else {
      for (const std::string &uri : *gone)
        connection_.notify("textDocument/publishDiagnostics", {{"uri", uri}, {"diagnostics", Json::array()}});
    }
    if (request != nullptr) answer(request, [] { return Json(); });
  };
  runJob(request, "checking transcripts", std::move(parts));
}

// --- other requests ----------------------------------------------------------------------------------------------

void Server::workspaceSymbol(const RequestPtr &request) {
  const auto query = request->params().at("query").get<std::string>();
  const auto list = std::make_shared<Json>(Json::array());
  WorkspaceJob::Parts parts;
  parts.found = [this, request, query, list](const View &view) {
    if (view.snapshot == nullptr || list->size() >= kMostSymbols) return;
    const Call call{request->params(), view, *view.snapshot, positionsOf(client_, view), client_, workspace_};
    for (Json &symbol : workspaceSymbols(call, query, kMostSymbols - list->size())) list->push_back(std::move(symbol));
  };
  parts.end = [this, request, list](bool /*cancelled*/) { answer(request, [list] { return std::move(*list); }); };
  runJob(request, "looking for symbols", std::move(parts));
}

void Server::executeCommand(const RequestPtr &request) {
  const auto command = request->params().at("command").get<std::string>();
  if (command == kCheckWorkspaceCommand) {
    if (!request->progress.is_null() || !client_.progress) {
      checkWorkspace(request);
      return;
    }
    const Json token = fmt::format("vtes-{}", dumped(request->message.id));
    connection_.request("window/workDoneProgress/create", {{"token", token}},
                        [this, request, token](const Message &response) {
                          if (response.error.empty()) request->progress = token;
                          checkWorkspace(request);
                        });
  } else if (command == kApplyEditCommand) {
    if (!client_.applyEdit) throw RpcError(ErrorCode::RequestFailed, "the client applies no edits");
    connection_.request("workspace/applyEdit", request->params().at("arguments").at(0));
    answer(request, [] { return Json(); });
  } else {
    throw RpcError(ErrorCode::InvalidParams, fmt::format("there is no command `{}`", command));
  }
}

void Server::dictionary(const RequestPtr &request) {
  postAnswer(request, [this]() -> Json {
    Json entries = Json::array();
    for (const ide::DictionaryEntry &entry : ide::dictionary(workspace_.plainSurroundings()->cards.get()))
      entries.push_back({{"abbr", entry.abbreviation}, {"name", entry.name}, {"facts", entry.facts}});
    return entries;
  });
}

void Server::explain(const RequestPtr &request) {
  const auto id = request->params().at("id").get<std::string>();
  const lint::Rule *rule = lint::findRule(id);
  if (rule == nullptr) throw RpcError(ErrorCode::InvalidParams, fmt::format("there is no finding `{}`", id));
  answer(request, [rule]() -> Json { return {{"id", rule->id}, {"text", markup(ide::explanationOf(*rule), true)}}; });
}

// --- settings and files ------------------------------------------------------------------------------------------

void Server::askConfiguration() {
  connection_.request("workspace/configuration", {{"items", Json::array({{{"section", "vtes"}}})}},
                      [this](const Message &response) {
                        const Json &result = response.result;
                        if (result.is_array() && !result.empty()) applySettings(result.front());
                      });
}

void Server::didChangeConfiguration(const Json &params) {
  if (client_.configuration) {
    askConfiguration();
    return;
  }
  const Json *settings = find(params, "settings");
  if (settings == nullptr) return;
  const Json *section = find(*settings, "vtes");
  applySettings(section != nullptr ? *section : *settings);
}

void Server::applySettings(const Json &section) {
  std::vector<std::string> complaints;
  Settings settings = readSettings(section, initialSettings_, complaints);
  for (const std::string &complaint : complaints) connection_.log(MessageType::Warning, complaint);
  if (settings == settings_) return;
  settings_ = settings;
  scheduler_.post([this, settings = std::move(settings)]() mutable {
    clearProjectFaults();
    if (settings.findingsPage.empty()) settings.findingsPage = installedFindingsPage();
    workspace_.configure(std::move(settings), options_.cards);
  });
  refresh();
}

void Server::didChangeWatchedFiles(const Json &params) {
  // Buffers win over what is on the disk, and a file is looked at again whenever it is asked for. But a project, a deck
  // or a baseline may say something else for any of them.
  const Json &changes = params.at("changes");
  const bool transcripts = std::all_of(changes.begin(), changes.end(), [](const Json &change) {
    return change.at("uri").get<std::string>().ends_with(".vtes");
  });
  scheduler_.post(transcripts ? "check files" : "forget files", [this, transcripts] {
    if (!transcripts) {
      clearProjectFaults();
      workspace_.forgetFiles();
    }
    if (!publishedFiles_.empty()) checkWorkspace(nullptr);
  });
  if (!transcripts) refresh();
}

void Server::didChangeWorkspaceFolders(const Json &params) {
  const Json &event = params.at("event");
  for (const Json &folder : event.at("removed")) {
    if (const auto path = project::pathOf(folder.at("uri").get<std::string>())) std::erase(roots_, *path);
  }
  for (const Json &folder : event.at("added")) {
    const auto path = project::pathOf(folder.at("uri").get<std::string>());
    if (path && std::find(roots_.begin(), roots_.end(), *path) == roots_.end()) roots_.push_back(*path);
  }
  scheduler_.post([this, roots = roots_] { workspace_.setRoots(roots); });
}

void Server::refresh() {
  for (const VersionPtr &version : documents_.all()) analyse(version->uri);
  const auto ask = [this](bool supported, std::string_view method) {
    if (supported) connection_.request(method, nullptr);
  };
  ask(client_.pullsDiagnostics && client_.refreshesDiagnostics, "workspace/diagnostic/refresh");
  ask(client_.refreshesTokens, "workspace/semanticTokens/refresh");
  ask(client_.refreshesHints, "workspace/inlayHint/refresh");
  ask(client_.refreshesLenses, "workspace/codeLens/refresh");
}

void Server::projectFault(const project::Complaint &complaint) {
  connection_.show(MessageType::Error, complaint.text());
  if (complaint.path.empty()) return;
  std::vector<project::Complaint> &faults = projectFaults_[complaint.path];
  faults.push_back(complaint);
  Json diagnostics = Json::array();
  for (const project::Complaint &fault : faults) {
    const std::uint32_t line = fault.line == 0 ? 0 : fault.line - 1;
    Diagnostic diagnostic;
    diagnostic.range = {{line, 0}, {line + 1, 0}};
    diagnostic.code = "project-file";
    diagnostic.message = fault.message;
    diagnostics.push_back(diagnostic);
  }
  connection_.notify("textDocument/publishDiagnostics",
                     {{"uri", project::uriOf(complaint.path)}, {"diagnostics", std::move(diagnostics)}});
}

void Server::clearProjectFaults() {
  for (const auto &[path, faults] : std::exchange(projectFaults_, {}))
    connection_.notify("textDocument/publishDiagnostics",
                       {{"uri", project::uriOf(path)}, {"diagnostics", Json::array()}});
}

void Server::cancel(const Json &params) {
  requests_.cancel(params.at("id"));
}

void Server::cancelProgress(const Json &params) {
  requests_.cancelProgress(params.at("token"));
}

void Server::setTrace(const Json &params) {
  connection_.setTrace(traceNamed(params.at("value")));
}

}  // namespace vtes::lsp
