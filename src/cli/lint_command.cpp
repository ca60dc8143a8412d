#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <exception>
#include <utility>

#include "cli/batch.h"
#include "cli/commands.h"
#include "cli/findings.h"
#include "cli/input.h"
#include "cli/output.h"
#include "cli/settings.h"
#include "lint/diagnostic.h"

namespace vtes::cli {

namespace {

struct Options {
  std::vector<std::string> files;
  std::string cards;
  std::string format = "text";
  std::string colour = "auto";
  std::string minSeverity = "hint";
  std::string failOn = "error";
  std::string standardInput;  ///< what `-` is called
  bool quiet = false;
};

/// What a thread hands over of one file: nothing that holds on to its text.
struct Outcome {
  std::string out;
  std::string complaint;
  Counts counts{};
};

bool useColour(const std::string &choice) {
  if (choice != "auto") return choice == "always";
  const char *noColour = std::getenv("NO_COLOR");
  const char *terminal = std::getenv("TERM");
  if (noColour != nullptr && *noColour != '\0') return false;
  if (terminal != nullptr && std::string_view(terminal) == "dumb") return false;
  return ::isatty(STDOUT_FILENO) == 1;
}

lint::Severity severityNamed(std::string_view name) {
  for (std::size_t i = 0; i < lint::kSeverities; ++i) {
    const auto severity = static_cast<lint::Severity>(i);
    if (lint::toString(severity) == name) return severity;
  }
  return lint::Severity::Hint;
}

/// Why these options cannot go together; empty when they can.
std::string conflict(const Options &options) {
  if (severityNamed(options.failOn) > severityNamed(options.minSeverity)) {
    return fmt::format("`--min-severity {}` leaves out what `--fail-on {}` counts", options.minSeverity,
                       options.failOn);
  }
  const bool standard = std::find(options.files.begin(), options.files.end(), "-") != options.files.end();
  if (!options.standardInput.empty() && !standard)
    return "`--stdin-filename` names standard input, but `-` is not among the files";
  return {};
}

Outcome lintFile(const Input &input, const Options &options, const std::shared_ptr<const cards::Database> &cards,
                 const FindingsFormat &format) {
  const bool renamed = input.path == kStandardInput && !options.standardInput.empty();
  const std::string &path = renamed ? options.standardInput : input.path;
  Outcome outcome;
  try {
    std::string reason = input.complaint;
    std::string bytes;
    if (!reason.empty() || !readInput(input.path, bytes, reason)) {
      outcome.complaint = fmt::format("{}: {}", path, reason);
      return outcome;
    }
    const auto transcript = analyseText(std::move(bytes), cards, folderOf(path));
    std::vector<lint::Diagnostic> diagnostics = lint::check(*transcript);
    std::erase_if(diagnostics, [least = severityNamed(options.minSeverity)](const lint::Diagnostic &diagnostic) {
      return diagnostic.severity > least;
    });
    for (const lint::Diagnostic &diagnostic : diagnostics)
      ++outcome.counts[static_cast<std::size_t>(diagnostic.severity)];
    outcome.out = format.file({path, transcript->source.get(), diagnostics});
  } catch (const std::exception &error) {
    outcome = {};
    outcome.complaint = fmt::format("{}: {}", path, error.what());
  }
  return outcome;
}

int lint(const Options &options) {
  std::string reason = conflict(options);
  if (!reason.empty()) {
    complain(reason);
    return kExitCannot;
  }
  const auto cards = cards::Database::choose(options.cards, reason);
  if (cards == nullptr) {
    complain(reason);
    return kExitCannot;
  }
  const lint::Severity failOn = severityNamed(options.failOn);
  const auto format = makeFindingsFormat(options.format, {useColour(options.colour), options.quiet, failOn});
  const std::vector<Input> inputs = collectInputs(options.files);

  Summary summary;
  bool printed = false;
  print(format->head());
  runInOrder<Outcome>(
      inputs.size(), [&](std::size_t i) { return lintFile(inputs[i], options, cards, *format); },
      [&](const Outcome &outcome) {
        if (!outcome.complaint.empty()) {
          complain(outcome.complaint);
          summary.failed = true;
          return true;
        }
        for (std::size_t i = 0; i < lint::kSeverities; ++i) summary.counts[i] += outcome.counts[i];
        ++summary.files;
        if (outcome.out.empty()) return true;
        if (std::exchange(printed, true)) print(format->between());
        return print(outcome.out);
      });
  print(format->tail(summary));
  if (summary.failed) return kExitCannot;
  for (std::size_t i = 0; i <= static_cast<std::size_t>(failOn); ++i) {
    if (summary.counts[i] > 0) return kExitErrors;
  }
  return kExitClean;
}

}  // namespace

void addLintCommand(CLI::App &app, int &exitCode) {
  const auto options = std::make_shared<Options>();
  CLI::App *command =
      app.add_subcommand("lint", "Check transcripts; exit code 0 clean, 1 findings that fail, 2 cannot run");
  addFilesArgument(*command, options->files);
  command->add_option("--format", options->format, "How to print the findings: text, json, sarif, github or junit")
      ->option_text("FORM")
      ->check(CLI::IsMember(findingsFormats()));
  const CLI::IsMember severity({"error", "warning", "information", "hint"});
  command
      ->add_option("--min-severity", options->minSeverity,
                   "Leave out what is less: error, warning, information or hint")
      ->option_text("SEVERITY")
      ->check(severity);
  command->add_option("--fail-on", options->failOn, "The least severity that makes the exit code 1 (default: error)")
      ->option_text("SEVERITY")
      ->check(severity);
  command->add_option("--stdin-filename", options->standardInput, "The path that standard input is taken for")
      ->option_text("PATH");
  command->add_flag("-q,--quiet", options->quiet, "No summary");
  command
      ->add_option("--color", options->colour, "Colours: auto (on a terminal, unless NO_COLOR is set), always or never")
      ->option_text("WHEN")
      ->check(CLI::IsMember({"auto", "always", "never"}));
  addCardsOption(*command, options->cards);
  command->callback([options, &exitCode] { exitCode = lint(*options); });
}

}  // namespace vtes::cli
