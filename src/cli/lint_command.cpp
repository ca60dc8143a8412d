#include <fmt/format.h>
#include <unistd.h>

#include <cstdlib>
#include <exception>

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

Outcome lintFile(const Input &input, const std::shared_ptr<const cards::Database> &cards, lint::Severity least,
                 const FindingsFormat &format) {
  Outcome outcome;
  try {
    std::string reason = input.complaint;
    const auto transcript = reason.empty() ? analyseFile(input.path, cards, reason) : nullptr;
    if (transcript == nullptr) {
      outcome.complaint = fmt::format("{}: {}", input.path, reason);
      return outcome;
    }
    std::vector<lint::Diagnostic> diagnostics = lint::check(*transcript);
    std::erase_if(diagnostics, [least](const lint::Diagnostic &diagnostic) { return diagnostic.severity > least; });
    for (const lint::Diagnostic &diagnostic : diagnostics)
      ++outcome.counts[static_cast<std::size_t>(diagnostic.severity)];
    outcome.out = format.file({input.path, transcript->source.get(), diagnostics});
  } catch (const std::exception &error) {
    outcome = {};
    outcome.complaint = fmt::format("{}: {}", input.path, error.what());
  }
  return outcome;
}

int lint(const Options &options) {
  std::string reason;
  const auto cards = cards::Database::choose(options.cards, reason);
  if (cards == nullptr) {
    complain(reason);
    return kExitCannot;
  }
  const auto format = makeFindingsFormat(options.format, {useColour(options.colour), options.quiet});
  const lint::Severity least = severityNamed(options.minSeverity);
  const std::vector<Input> inputs = collectInputs(options.files);

  Summary summary;
  bool failed = false;
  print(format->head());
  runInOrder<Outcome>(
      inputs.size(), [&](std::size_t i) { return lintFile(inputs[i], cards, least, *format); },
      [&](const Outcome &outcome) {
        if (!outcome.complaint.empty()) {
          complain(outcome.complaint);
          failed = true;
          return true;
        }
        for (std::size_t i = 0; i < lint::kSeverities; ++i) summary.counts[i] += outcome.counts[i];
        if (++summary.files > 1) print(format->between());
        return print(outcome.out);
      });
  print(format->tail(summary));
  if (failed) return kExitCannot;
  return summary.counts[static_cast<std::size_t>(lint::Severity::Error)] > 0 ? kExitErrors : kExitClean;
}

}  // namespace

void addLintCommand(CLI::App &app, int &exitCode) {
  const auto options = std::make_shared<Options>();
  CLI::App *command = app.add_subcommand("lint", "Check transcripts; exit code 0 clean, 1 errors found, 2 cannot run");
  addFilesArgument(*command, options->files);
  command->add_option("--format", options->format, "How to print the findings: text or json")
      ->option_text("FORM")
      ->check(CLI::IsMember(findingsFormats()));
  command
      ->add_option("--min-severity", options->minSeverity,
                   "Leave out what is less: error, warning, information or hint")
      ->option_text("SEVERITY")
      ->check(CLI::IsMember({"error", "warning", "information", "hint"}));
  command->add_flag("-q,--quiet", options->quiet, "No summary");
  command
      ->add_option("--color", options->colour, "Colours: auto (on a terminal, unless NO_COLOR is set), always or never")
      ->option_text("WHEN")
      ->check(CLI::IsMember({"auto", "always", "never"}));
  addCardsOption(*command, options->cards);
  command->callback([options, &exitCode] { exitCode = lint(*options); });
}

}  // namespace vtes::cli
