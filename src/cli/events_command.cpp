#include "cli/commands.h"
#include "cli/events_json.h"
#include "cli/print_each.h"

namespace vtes::cli {

namespace {

struct Options {
  std::vector<std::string> files;
  std::string cards;
};

int events(const Options &options) {
  return printEach(options.files, options.cards, {},
                   [](const std::string &path, const model::Transcript &transcript, bool /*several*/) {
                     return Printed{eventsOf(transcript, path), {}};
                   });
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
