#pragma once
/// What commands share that print something of each transcript by itself.

#include <fmt/format.h>

#include <exception>
#include <string>
#include <string_view>
#include <vector>

#include "cli/batch.h"
#include "cli/output.h"
#include "cli/settings.h"
#include "project/files.h"

namespace vtes::cli {

/// Of one transcript.
struct Printed {
  std::string out;
  std::string complaint;  ///< why there is nothing, said with the path; empty: there is
};

/// Prints what `make(path, transcript, several)`, a Printed, gives of each of the files, in their order and with
/// `between` between two. `cards`: as `--cards` has it. The exit code: kExitCannot where one of them gave nothing.
template <typename Make>
int printEach(const std::vector<std::string> &files, const std::string &cards, std::string_view between,
              const Make &make) {
  std::string reason;
  const auto facts = cards::Database::choose(cards, reason);
  if (facts == nullptr) {
    complain(reason);
    return kExitCannot;
  }
  const std::vector<project::Input> inputs = project::collectInputs(files);
  const auto work = [&](std::size_t i) {
    const project::Input &input = inputs[i];
    try {
      std::string missing = input.complaint;
      const auto transcript = missing.empty() ? analyseFile(input.path, facts, missing) : nullptr;
      if (transcript == nullptr) return Printed{{}, fmt::format("{}: {}", input.path, missing)};
      return make(input.path, *transcript, inputs.size() > 1);
    } catch (const std::exception &error) {
      return Printed{{}, fmt::format("{}: {}", input.path, error.what())};
    }
  };
  int exitCode = kExitClean;
  bool first = true;
  runInOrder<Printed>(inputs.size(), work, [&](const Printed &printed) {
    if (!printed.complaint.empty()) {
      complain(printed.complaint);
      exitCode = kExitCannot;
      return true;
    }
    const bool more = first || between.empty() || print(between);
    first = false;
    return more && print(printed.out);
  });
  return exitCode;
}

}  // namespace vtes::cli
