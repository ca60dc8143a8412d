#include <fmt/format.h>

#include <exception>

#include "cli/batch.h"
#include "cli/commands.h"
#include "cli/events_json.h"
#include "cli/output.h"
#include "cli/settings.h"
#include "project/files.h"

namespace vtes::cli {

namespace {

struct Options {
  std::vector<std::string> files;
  std::string cards;
};

struct Outcome {
  std::string out;
  std::string complaint;
};

Outcome eventsOfFile(const project::Input &input, const std::shared_ptr<const cards::Database> &cards) {
  Outcome outcome;
  try {
    std::string reason = input.complaint;
    const auto transcript = reason.empty() ? analyseFile(input.path, cards, reason) : nullptr;
    if (transcript == nullptr) {
      outcome.complaint = fmt::format("{}: {}", input.path, reason);
    } else {
      outcome.out = eventsOf(*transcript, input.path);
    }
  } catch (const std::exception &error) {
    outcome = {{}, fmt::format("{}: {}", input.path, error.what())};
  }
  return outcome;
}

int events(const Options &options) {
  std::string reason;
  const auto cards = cards::Database::choose(options.cards, reason);
  if (cards == nullptr) {
    complain(reason);
    return kExitCannot;
  }
  const std::vector<project::Input> inputs = project::collectInputs(options.files);
  int exitCode = kExitClean;
  runInOrder<Outcome>(
      inputs.size(), [&](std::size_t i) { return eventsOfFile(inputs[i], cards); },
      [&](const Outcome &outcome) {
        if (!outcome.complaint.empty()) {
          complain(outcome.complaint);
          exitCode = kExitCannot;
        }
        return print(outcome.out);
      });
  return exitCode;
}

}  // namespace

void addEventsCommand(Command app, int &exitCode) {
  const auto options = std::make_shared<Options>();
  Command command = app.add("events", "Print the events of transcripts as JSON Lines");
  addFilesArgument(command, options->files);
  addCardsOption(command, options->cards);
  command.run([options, &exitCode] { exitCode = events(*options); });
}

}  // namespace vtes::cli
