#include "ide/links.h"

#include "ide/prose.h"

namespace vtes::ide {

std::vector<Link> links(const Snapshot &snapshot) {
  std::vector<Link> found;
  const model::Settings &settings = *snapshot.settings;
  for (const model::Seat &seat : snapshot.transcript->frontMatter.seats) {
    if (!seat.deckPath || seat.deckPath->range.empty()) continue;
    const std::string &written = seat.deckPath->value;
    const bool absolute = written.starts_with('/');
    std::vector<std::string> places{absolute || settings.folder.empty() ? written : settings.folder + "/" + written};
    if (!absolute && !settings.decks.empty()) places.push_back(settings.decks + "/" + written);
    for (std::string &path : places) {
      std::string text;
      if (settings.readFile != nullptr && !settings.readFile(path, text)) continue;
      const std::string name = oneLine(seat.name.value);
      found.push_back({seat.deckPath->range, std::move(path), name.empty() ? "deck" : name + "'s deck"});
      break;
    }
  }
  return found;
}

}  // namespace vtes::ide
