#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <exception>
#include <set>
#include <utility>

#include "cli/batch.h"
#include "cli/commands.h"
#include "cli/diff.h"
#include "cli/findings.h"
#include "cli/output.h"
#include "cli/settings.h"
#include "lint/diagnostic.h"
#include "lint/fix.h"
#include "project/baseline.h"
#include "project/files.h"
#include "project/project.h"
#include "project/replace_file.h"
#include "project/surroundings.h"

namespace vtes::cli {

namespace {

// A fix can make room for another one; texts that are fixed round after round would be a fault of ours.
constexpr int kFixRounds = 10;

struct Options {
  std::vector<std::string> files;
  std::string cards;
  std::string format = "text";
  std::string colour = "auto";
  std::string minSeverity = "hint";
  std::string failOn = "error";
  std::string standardInput;  ///< what `-` is called
  std::string baseline;
  std::string writeBaseline;  ///< the file; empty: where the project has its own
  bool writesBaseline = false;
  bool formatGiven = false;
  bool fix = false;
  bool dryRun = false;
  bool noProject = false;
  bool quiet = false;
};

/// A file to check, or what stands in the way.
struct Job {
  project::Input input;
  std::string path;  ///< as it is shown
  std::shared_ptr<const project::Surroundings> around;
};

/// What a thread hands over of one file: nothing that holds on to its text.
struct Outcome {
  std::string out;
  std::string complaint;
  Counts counts{};
  project::KnownFindings found;  ///< for a baseline that is written
  std::string fixedText;         ///< of standard input
  std::size_t fixed = 0;
  std::size_t known = 0;
  bool checked = false;
};

bool useColour(const std::string &choice) {
  if (choice != "auto") return choice == "always";
  const char *noColour = std::getenv("NO_COLOR");
  const char *terminal = std::getenv("TERM");
  if (noColour != nullptr && *noColour != '\0') return false;
  if (terminal != nullptr && std::string_view(terminal) == "dumb") return false;
  return ::isatty(STDOUT_FILENO) == 1;
}

/// The options allow nothing else.
lint::Severity severity(const std::string &name) {
  return lint::severityNamed(name).value_or(lint::Severity::Hint);
}

/// Why these options cannot go together; empty when they can.
std::string conflict(const Options &options) {
  if (severity(options.failOn) > severity(options.minSeverity)) {
    return fmt::format("`--min-severity {}` leaves out what `--fail-on {}` counts", options.minSeverity,
                       options.failOn);
  }
  const bool standard = std::find(options.files.begin(), options.files.end(), "-") != options.files.end();
  if (!options.standardInput.empty() && !standard)
    return "`--stdin-filename` names standard input, but `-` is not among the files";
  if (options.dryRun && !options.fix) return "`--dry-run` shows what `--fix` would do, but there is no `--fix`";
  if (options.dryRun && options.formatGiven) return "`--dry-run` prints a diff, so there is no `--format` of findings";
  if (options.fix && standard && options.files.size() > 1)
    return "`--fix` prints standard input, fixed, to standard output, so `-` stands alone";
  if (options.writesBaseline && options.fix)
    return "`--write-baseline` takes the findings as they are, and `--fix` changes them: run one after the other";
  if (options.writesBaseline && !options.baseline.empty())
    return "`--write-baseline` takes all findings, and `--baseline` leaves some out";
  if (options.writesBaseline && options.formatGiven)
    return "`--write-baseline` prints no findings, so there is no `--format` of them";
  return {};
}

/// One text, read and checked.
struct Checked {
  std::shared_ptr<const model::Transcript> transcript;
  std::vector<lint::Diagnostic> diagnostics;
  std::size_t known = 0;
};

Checked check(std::string bytes, const Job &job, const Options &options) {
  Checked checked;
  checked.transcript = model::analyse(text::Source::make(std::move(bytes)), job.around->settingsFor(job.path));
  checked.diagnostics = lint::check(*checked.transcript);
  checked.known =
      job.around->adapt(job.path, *checked.transcript->source, severity(options.minSeverity), checked.diagnostics);
  return checked;
}

/// Checks again as long as something was fixed; what is shown is what is fixed.
std::size_t fixAll(Checked &checked, const Job &job, const Options &options) {
  std::size_t fixes = 0;
  for (int round = 0; round < kFixRounds; ++round) {
    lint::Fixed fixed = lint::applySafeFixes(checked.transcript->source->bytes(), checked.diagnostics);
    if (fixed.fixes == 0) break;
    fixes += fixed.fixes;
    checked = check(std::move(fixed.text), job, options);
  }
  return fixes;
}

/// What is kept until the process ends, which gives memory back faster than a transcript that is taken apart.
Checked &keptToTheEnd() {
  static auto *const kept = new Checked;
  return *kept;
}

/// `only`: nothing comes behind this file.
Outcome lintFile(const Job &job, const Options &options, const FindingsFormat &format, bool only) {
  Outcome outcome;
  try {
    std::string reason = job.input.complaint;
    std::string before;
    if (!reason.empty() || !project::readInput(job.input.path, before, reason)) {
      outcome.complaint = fmt::format("{}: {}", job.path, reason);
      return outcome;
    }
    // What stood there before is looked at by fixes alone.
    Checked checked = check(options.fix ? before : std::move(before), job, options);
    const bool standard = job.input.path == project::kStandardInput;
    if (options.fix) {
      outcome.fixed = fixAll(checked, job, options);
      const std::string_view after = checked.transcript->source->bytes();
      if (options.dryRun) {
        outcome.out = unifiedDiff(job.path, before, after);
      } else if (standard) {
        outcome.fixedText = after;
      } else if (outcome.fixed > 0 && !project::replaceFile(job.input.path, before, after, reason)) {
        outcome = {};
        outcome.complaint = fmt::format("{}: {}", job.path, reason);
        return outcome;
      }
    }
    for (const lint::Diagnostic &diagnostic : checked.diagnostics)
      ++outcome.counts[static_cast<std::size_t>(diagnostic.severity)];
    const text::Source &source = *checked.transcript->source;
    if (options.writesBaseline) {
      outcome.found = project::knownFindings(source, checked.diagnostics);
    } else if (!options.dryRun) {
      outcome.out = format.file({job.path, &source, checked.diagnostics});
    }
    outcome.known = checked.known;
    outcome.checked = true;
    if (only) keptToTheEnd() = std::move(checked);
  } catch (const std::exception &error) {
    outcome = {};
    outcome.complaint = fmt::format("{}: {}", job.path, error.what());
  }
  return outcome;
}

/// The files with what they are checked with. `failed` becomes true where that cannot be had for one.
std::vector<Job> jobsOf(const Options &options, project::Finder &finder, bool &failed) {
  std::vector<Job> jobs;
  std::set<std::pair<dev_t, ino_t>> seen;
  for (project::Input &input : project::collectInputs(options.files)) {
    // Of two threads that fix one file one would find it changed.
    struct stat status {};
    if (options.fix && input.path != project::kStandardInput && ::stat(input.path.c_str(), &status) == 0 &&
        !seen.emplace(status.st_dev, status.st_ino).second) {
      continue;
    }
    const bool renamed = input.path == project::kStandardInput && !options.standardInput.empty();
    Job job{std::move(input), {}, nullptr};
    job.path = renamed ? options.standardInput : job.input.path;
    if (job.input.complaint.empty()) {
      job.around = finder.around(job.path);
      if (job.around == nullptr) {
        failed = true;
        continue;
      }
    }
    jobs.push_back(std::move(job));
  }
  return jobs;
}

/// Where the baseline goes that no option names. False, with a reason, where that is not one place.
bool chooseBaseline(const std::vector<Job> &jobs, std::string &path, std::string &reason) {
  std::shared_ptr<const project::Project> project;
  for (const Job &job : jobs) {
    if (job.around == nullptr) continue;
    if (project != nullptr && project->path != job.around->project->path) {
      reason = "these files belong to several projects: name the file, `--write-baseline=FILE`";
      return false;
    }
    project = job.around->project;
  }
  if (project != nullptr && !project->baseline.empty()) {
    path = project->baseline;
  } else {
    path = (project == nullptr ? std::string() : project->folder) + ".vtes-baseline.json";
  }
  return true;
}

int exitCodeOf(const Summary &summary, lint::Severity failOn) {
  if (summary.failed) return kExitCannot;
  for (std::size_t i = 0; i <= static_cast<std::size_t>(failOn); ++i) {
    if (summary.counts[i] > 0) return kExitErrors;
  }
  return kExitClean;
}

/// Goes through the files; `deliver` gets each that could be checked, in order, until it gives false.
template <typename Deliver>
void forEachFile(const std::vector<Job> &jobs, const Options &options, const FindingsFormat &format, Summary &summary,
                 const Deliver &deliver) {
  std::size_t next = 0;
  runInOrder<Outcome>(
      jobs.size(), [&](std::size_t i) { return lintFile(jobs[i], options, format, jobs.size() == 1); },
      [&](const Outcome &outcome) {
        const Job &job = jobs[next++];
        if (!outcome.checked) {
          complain(outcome.complaint);
          summary.failed = true;
          return true;
        }
        for (std::size_t i = 0; i < lint::kSeverities; ++i) summary.counts[i] += outcome.counts[i];
        summary.fixed += outcome.fixed;
        summary.known += outcome.known;
        ++summary.files;
        return deliver(job, outcome);
      });
}

int makeBaseline(const std::vector<Job> &jobs, const Options &options, const FindingsFormat &format, Summary &summary) {
  std::string path = options.writeBaseline;
  std::string reason;
  if (path.empty() && !chooseBaseline(jobs, path, reason)) {
    complain(reason);
    return kExitCannot;
  }
  project::BaselineWriter writer(path);
  forEachFile(jobs, options, format, summary, [&](const Job &job, const Outcome &outcome) {
    writer.add(job.path, outcome.found);
    return true;
  });
  if (summary.failed) {
    complain(fmt::format("{}: not written, since not every file could be checked", path));
    return kExitCannot;
  }
  if (!writer.write(reason)) {
    complain(fmt::format("{}: {}", path, reason));
    return kExitCannot;
  }
  if (options.quiet) return kExitClean;
  std::size_t findings = 0;
  for (const std::size_t count : summary.counts) findings += count;
  print(fmt::format("{}: {} known from now on, if `{}` has `baseline: …` or the command `--baseline`\n", path,
                    findings == 1 ? "1 finding is" : fmt::format("{} findings are", findings), project::kProjectFile));
  return kExitClean;
}

int lint(const Options &options) {
  const std::string reason = conflict(options);
  if (!reason.empty()) {
    complain(reason);
    return kExitCannot;
  }
  const lint::Severity failOn = severity(options.failOn);
  // The fixed text of standard input has standard output for itself.
  const bool aside = options.fix && !options.dryRun && options.files.front() == "-";
  const auto format = makeFindingsFormat(options.format, {!aside && useColour(options.colour), options.quiet, failOn});
  const auto say = [aside](std::string_view text) {
    if (!aside) return print(text);
    report(text);
    return true;
  };

  project::Finder finder({options.cards, options.baseline, !options.noProject, !options.writesBaseline},
                         [](const project::Complaint &complaint) { complain(complaint.text()); });
  Summary summary;
  const std::vector<Job> jobs = jobsOf(options, finder, summary.failed);
  if (jobs.empty() && summary.failed) return kExitCannot;
  if (options.writesBaseline) return makeBaseline(jobs, options, *format, summary);

  bool printed = false;
  if (!options.dryRun) say(format->head());
  forEachFile(jobs, options, *format, summary, [&](const Job & /*job*/, const Outcome &outcome) {
    if (aside) print(outcome.fixedText);
    if (outcome.out.empty()) return true;
    if (std::exchange(printed, true) && !options.dryRun) say(format->between());
    return say(outcome.out);
  });
  if (!options.dryRun) {
    say(format->tail(summary));
  } else if (!options.quiet) {
    report(fmt::format("{} would be fixed\n",
                       summary.fixed == 1 ? "1 finding" : fmt::format("{} findings", summary.fixed)));
  }
  return exitCodeOf(summary, failOn);
}

}  // namespace

int lintFiles(std::vector<std::string> files) {
  Options options;
  options.files = std::move(files);
  return lint(options);
}

void addLintCommand(Command app, int &exitCode) {
  const auto options = std::make_shared<Options>();
  Command command = app.add("lint", "Check transcripts; exit code 0 clean, 1 findings that fail, 2 cannot run");
  addFilesArgument(command, options->files);
  const Argument form =
      command.option("--format", options->format, "How to print the findings: text, json, sarif, github or junit")
          .shown("FORM")
          .oneOf(findingsFormats());
  const std::vector<std::string> severities{"error", "warning", "information", "hint"};
  command.option("--min-severity", options->minSeverity, "Leave out what is less: error, warning, information or hint")
      .shown("SEVERITY")
      .oneOf(severities);
  command.option("--fail-on", options->failOn, "The least severity that makes the exit code 1 (default: error)")
      .shown("SEVERITY")
      .oneOf(severities);
  command.flag("--fix", options->fix, "Apply the safe fixes: those that do not change what a transcript says");
  command.flag("--dry-run", options->dryRun, "With --fix: print a diff and change nothing");
  command.option("--stdin-filename", options->standardInput, "The path that standard input is taken for").shown("PATH");
  command.option("--baseline", options->baseline, "Leave out the findings that this file knows").shown("FILE");
  const Argument write =
      command
          .option("--write-baseline", options->writeBaseline,
                  "Write all findings down as known (default: the project's baseline, else .vtes-baseline.json)")
          .shown("[=FILE]")
          .withoutValue();
  command.flag("--no-project", options->noProject, "Look for no .vtes.yaml");
  command.flag("-q,--quiet", options->quiet, "No summary");
  command.option("--color", options->colour, "Colours: auto (on a terminal, unless NO_COLOR is set), always or never")
      .shown("WHEN")
      .oneOf({"auto", "always", "never"});
  addCardsOption(command, options->cards);
  command.run([options, form, write, &exitCode] {
    options->formatGiven = form.given();
    options->writesBaseline = write.given();
    exitCode = lint(*options);
  });
}

}  // namespace vtes::cli
