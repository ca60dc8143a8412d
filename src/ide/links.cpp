#include "ide/links.h"

#include "ide/prose.h"

namespace vtes::ide {

std::vector<Link> links(const Snapshot &snapshot) {
  std::vector<Link> found;
  const model::Settings &settings = *snapshot.settings;
  for (const model::Seat &seat : snapshot.transcript->frontMatter.seats) {
    if (!seat.deckPath || seat.deckPath->range.empty()) continue;
    for (std::string &path : model::deckPlaces(settings, seat.deckPath->value)) {
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
