#include "ide/knowledge.h"

#include <array>

namespace vtes::ide {

void Knowledge::ofCard(const Snapshot & /*snapshot*/, cards::CardIndex /*card*/, ProseWriter & /*writer*/) const {}
void Knowledge::ofMention(const Snapshot & /*snapshot*/, const Mention & /*mention*/, ProseWriter & /*writer*/) const {}
int Knowledge::rank(const Snapshot & /*snapshot*/, const Scene & /*scene*/, cards::CardIndex /*index*/,
                    const cards::Card & /*card*/) const {
  return 0;
}
void Knowledge::hints(const Snapshot & /*snapshot*/, const Mention & /*mention*/,
                      std::vector<InlayHint> & /*out*/) const {}
void Knowledge::ofTurn(const Snapshot & /*snapshot*/, std::size_t /*header*/,
                       std::vector<std::string> & /*words*/) const {}

std::span<const Knowledge *const> allKnowledge() {
  static const std::array all{&cardKnowledge(), &tableKnowledge(), &gameKnowledge()};
  return all;
}

}  // namespace vtes::ide
