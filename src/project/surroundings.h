#pragma once
/// What a transcript is checked with: its project, card facts and what is known of it. Commands and the language server
/// find it here, so that both say the same.

#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "cards/database.h"
#include "lint/diagnostic.h"
#include "model/transcript.h"
#include "project/baseline.h"
#include "project/project.h"

namespace vtes::project {

/// The same for all files of one project.
struct Surroundings {
  std::shared_ptr<const Project> project;         ///< an empty one where there is none
  std::shared_ptr<const cards::Database> cards;   ///< null: the built-in facts
  std::shared_ptr<const Baseline> baseline = {};  ///< null: nothing is known

  /// What a transcript at `path` is analysed with, decks in files included.
  [[nodiscard]] model::Settings settingsFor(const std::string &path) const;

  /// adapt() would change nothing.
  [[nodiscard]] bool leavesAlone(lint::Severity least) const;
  /// Findings as the project wants them: its severities, none that is less than `least`, none that the baseline knows.
  /// Gives how many it knew.
  std::size_t adapt(const std::string &path, const text::Source &source, lint::Severity least,
                    std::vector<lint::Diagnostic> &findings) const;
};

/// What a user says for this once; it goes before the project.
struct Overrides {
  std::string cards;          ///< folder of card facts
  std::string baseline;       ///< file
  bool usesProject = true;    ///< false: no project file is looked for
  bool readsBaseline = true;  ///< false: nothing counts as known
};

/// Finds the surroundings of each file; projects, card facts and baselines are read once. One thread at a time.
class Finder {
 public:
  using Complain = std::function<void(const Complaint &)>;

  /// `complain` is called once for each thing that is wrong.
  Finder(Overrides overrides, Complain complain) : overrides_(std::move(overrides)), complain_(std::move(complain)) {}

  /// Of a file that is, or would be, at `path`. Null where they cannot be had; `complain` has heard why.
  [[nodiscard]] std::shared_ptr<const Surroundings> around(const std::string &path);

  /// Of no project, for a file whose own cannot be had; never null.
  [[nodiscard]] std::shared_ptr<const Surroundings> plain();

 private:
  [[nodiscard]] std::shared_ptr<const Surroundings> ofProject(const std::string &path);
  [[nodiscard]] std::shared_ptr<const Surroundings> make(const std::string &path);
  [[nodiscard]] std::shared_ptr<const cards::Database> cardsOf(const std::string &folder, std::string &reason);

  Overrides overrides_;
  Complain complain_;
  std::map<std::string, std::shared_ptr<const Surroundings>> folders_;
  std::map<std::string, std::shared_ptr<const Surroundings>> projects_;
  std::map<std::string, std::shared_ptr<const cards::Database>> cards_;
};

}  // namespace vtes::project
