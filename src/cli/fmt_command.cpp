#include <fmt/format.h>
#include <sys/stat.h>

#include <algorithm>
#include <exception>
#include <set>
#include <utility>

#include "cli/batch.h"
#include "cli/commands.h"
#include "cli/diff.h"
#include "cli/output.h"
#include "cli/settings.h"
#include "format/canonical.h"
#include "project/files.h"
#include "project/replace_file.h"

namespace vtes::cli {

namespace {

struct Options {
  std::vector<std::string> files;
  std::string cards;
  std::string names = "canonical";
  bool check = false;
  bool diff = false;
};

struct Outcome {
  std::string out;
  std::string complaint;
  bool changes = false;
};

/// What happens to the canonical form of a file.
enum class Use { Rewrite, Print, Name, Diff };

format::Names namesOf(std::string_view word) {
  if (word == "full") return format::Names::Full;
  return word == "keep" ? format::Names::Keep : format::Names::Canonical;
}

Outcome formatFile(const project::Input &input, const std::shared_ptr<const cards::Database> &cards,
                   format::Names names, Use use) {
  Outcome outcome;
  try {
    std::string reason = input.complaint;
    const auto transcript = reason.empty() ? analyseFile(input.path, cards, reason) : nullptr;
    if (transcript == nullptr) {
      outcome.complaint = fmt::format("{}: {}", input.path, reason);
      return outcome;
    }
    // What the transcript was analysed with.
    model::Settings settings;
    settings.cards = cards;
    settings.readFile = project::readDeckFile;
    settings.folder = project::folderOf(input.path);
    const format::Formatted formatted = format::canonical(transcript, settings, names);
    outcome.changes = !formatted.edits.empty();
    if (use == Use::Print) {
      outcome.out = formatted.text;
    } else if (outcome.changes && use == Use::Name) {
      outcome.out = input.path + "\n";
    } else if (outcome.changes && use == Use::Diff) {
      outcome.out = unifiedDiff(input.path, transcript->source->bytes(), formatted.text);
    } else if (outcome.changes &&
               !project::replaceFile(input.path, transcript->source->bytes(), formatted.text, reason)) {
      outcome.complaint = fmt::format("{}: {}", input.path, reason);
    }
  } catch (const std::exception &error) {
    outcome = {};
    outcome.complaint = fmt::format("{}: {}", input.path, error.what());
  }
  return outcome;
}

/// Each file once, by whatever names it was given: two that rewrite it at a time would be in each other's way.
std::vector<project::Input> withoutRepeats(std::vector<project::Input> inputs) {
  std::set<std::pair<dev_t, ino_t>> seen;
  bool standardSeen = false;
  std::erase_if(inputs, [&](const project::Input &input) {
    if (input.path == project::kStandardInput) return std::exchange(standardSeen, true);
    struct stat status {};
    if (!input.complaint.empty() || ::stat(input.path.c_str(), &status) != 0) return false;
    return !seen.emplace(status.st_dev, status.st_ino).second;
  });
  return inputs;
}

int formatAll(const Options &options) {
  const format::Names names = namesOf(options.names);
  const std::vector<project::Input> inputs = withoutRepeats(project::collectInputs(options.files));
  const bool full = names == format::Names::Full;
  if (full && (options.check || options.diff)) {
    complain("`--names full` prints a text for reading; it does not go with `--check` or `--diff`");
    return kExitCannot;
  }
  if (full && inputs.size() > 1) {
    complain("`--names full` prints a text for reading and rewrites nothing: it takes one transcript");
    return kExitCannot;
  }
  std::string reason;
  const auto cards = cards::Database::choose(options.cards, reason);
  if (cards == nullptr) {
    complain(reason);
    return kExitCannot;
  }
  const auto useOf = [&](const project::Input &input) {
    if (options.diff) return Use::Diff;
    if (options.check) return Use::Name;
    return full || input.path == project::kStandardInput ? Use::Print : Use::Rewrite;
  };
  bool failed = false;
  bool changes = false;
  runInOrder<Outcome>(
      inputs.size(), [&](std::size_t i) { return formatFile(inputs[i], cards, names, useOf(inputs[i])); },
      [&](const Outcome &outcome) {
        if (!outcome.complaint.empty()) {
          complain(outcome.complaint);
          failed = true;
        }
        changes = changes || outcome.changes;
        // What cannot be printed must not keep the other files from being rewritten.
        print(outcome.out);
        return true;
      });
  if (failed) return kExitCannot;
  return options.check && changes ? kExitErrors : kExitClean;
}

}  // namespace

void addFmtCommand(Command app, int &exitCode) {
  const auto options = std::make_shared<Options>();
  Command command = app.add(
      "fmt", "Rewrite transcripts in canonical form: blanks, case, signs, abbreviations; what they say stays the same");
  addFilesArgument(command, options->files);
  command.flag("--check", options->check, "Rewrite nothing; name the files that would change, exit code 1 if any");
  command.flag("--diff", options->diff, "Rewrite nothing; print what would change");
  command
      .option("--names", options->names,
              "canonical: abbreviate as the specification does; keep: leave longer forms; full: print one "
              "transcript with the cards' names written out, for reading")
      .shown("FORM")
      .oneOf({"canonical", "full", "keep"});
  addCardsOption(command, options->cards);
  command.run([options, &exitCode] { exitCode = formatAll(*options); });
}

}  // namespace vtes::cli
