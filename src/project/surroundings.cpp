#include "project/surroundings.h"

#include <fmt/format.h>

#include "project/files.h"

namespace vtes::project {

model::Settings Surroundings::settingsFor(const std::string &path) const {
  model::Settings settings;
  settings.cards = cards;
  settings.readFile = readDeckFile;
  settings.folder = folderOf(path);
  settings.decks = project->decks;
  settings.knownPlayers = project->players;
  return settings;
}

bool Surroundings::leavesAlone(lint::Severity least) const {
  return least == lint::Severity::Hint && project->severities.empty() && baseline == nullptr;
}

std::size_t Surroundings::adapt(const std::string &path, const text::Source &source, lint::Severity least,
                                std::vector<lint::Diagnostic> &findings) const {
  std::erase_if(findings, [&](lint::Diagnostic &finding) {
    const auto own = project->severities.find(finding.rule);
    if (own != project->severities.end()) {
      if (!own->second) return true;
      finding.severity = *own->second;
    }
    return finding.severity > least;
  });
  return baseline == nullptr ? 0 : baseline->remove(path, source, findings);
}

std::shared_ptr<const Surroundings> Finder::around(const std::string &path) {
  if (!overrides_.usesProject) return ofProject({});
  const std::string folder = folderOf(path);
  const auto known = folders_.find(folder);
  if (known != folders_.end()) return known->second;
  return folders_[folder] = ofProject(findProjectFile(folder));
}

std::shared_ptr<const Surroundings> Finder::plain() {
  if (auto around = ofProject({}); around != nullptr) return around;
  auto around = std::make_shared<Surroundings>();
  around->project = std::make_shared<Project>();
  return around;
}

std::shared_ptr<const Surroundings> Finder::ofProject(const std::string &path) {
  const auto known = projects_.find(path);
  if (known != projects_.end()) return known->second;
  return projects_[path] = make(path);
}

std::shared_ptr<const Surroundings> Finder::make(const std::string &path) {
  auto around = std::make_shared<Surroundings>();
  if (path.empty()) {
    around->project = std::make_shared<Project>();
  } else {
    std::vector<Complaint> complaints;
    around->project = readProject(path, complaints);
    for (const Complaint &complaint : complaints) complain_(complaint);
    if (around->project == nullptr) return nullptr;
  }
  const Project &project = *around->project;
  std::string reason;
  const bool ownCards = overrides_.cards.empty() && !project.cards.empty();
  around->cards = cardsOf(ownCards ? project.cards : overrides_.cards, reason);
  if (around->cards == nullptr) {
    complain_(ownCards ? Complaint{path, project.cardsLine, reason} : Complaint{{}, 0, reason});
    return nullptr;
  }
  const bool ownBaseline = overrides_.baseline.empty();
  const std::string &baseline = ownBaseline ? project.baseline : overrides_.baseline;
  if (baseline.empty() || !overrides_.readsBaseline) return around;
  around->baseline = Baseline::read(baseline, reason);
  if (around->baseline == nullptr) {
    const std::string message = fmt::format("the baseline {}: {}", baseline, reason);
    complain_(ownBaseline ? Complaint{path, project.baselineLine, message} : Complaint{{}, 0, message});
    return nullptr;
  }
  return around;
}

std::shared_ptr<const cards::Database> Finder::cardsOf(const std::string &folder, std::string &reason) {
  const auto known = cards_.find(folder);
  if (known != cards_.end()) return known->second;
  return cards_[folder] = cards::Database::choose(folder, reason);
}

}  // namespace vtes::project
