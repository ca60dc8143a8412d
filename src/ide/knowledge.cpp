#include "ide/knowledge.h"

#include <array>

namespace vtes::ide {

void Knowledge::ofCard(const Snapshot & /*snapshot*/, cards::CardIndex /*card*/, ProseWriter & /*writer*/) const {}
void Knowledge::ofMention(const Snapshot & /*snapshot*/, const Mention & /*mention*/, ProseWriter & /*writer*/) const {}
void Knowledge::ofEvent(const Snapshot & /*snapshot*/, const model::Event & /*event*/, ProseWriter & /*writer*/) const {
}
int Knowledge::rank(const Snapshot & /*snapshot*/, const Scene & /*scene*/, cards::CardIndex /*index*/,
                    const cards::Card & /*card*/) const {
  return 0;
}
std::string Knowledge::reason(const Snapshot & /*snapshot*/, const Scene & /*scene*/,
                              cards::CardIndex /*index*/) const {
  return {};
}
void Knowledge::hints(const Snapshot & /*snapshot*/, const Mention & /*mention*/,
                      std::vector<InlayHint> & /*out*/) const {}
void Knowledge::hintsIn(const Snapshot & /*snapshot*/, text::ByteRange /*range*/,
                        std::vector<InlayHint> & /*out*/) const {}
void Knowledge::ofTurn(const Snapshot & /*snapshot*/, std::size_t /*header*/,
                       std::vector<std::string> & /*words*/) const {}

std::string reasonFor(const Snapshot &snapshot, const Scene &scene, cards::CardIndex index) {
  for (const Knowledge *part : {&tableKnowledge(), &cardKnowledge(), &gameKnowledge()}) {
    if (std::string reason = part->reason(snapshot, scene, index); !reason.empty()) return reason;
  }
  return {};
}

std::span<const Knowledge *const> allKnowledge() {
  static const std::array all{&cardKnowledge(),   &tableKnowledge(), &replayKnowledge(),
                              &courseKnowledge(), &gameKnowledge(),  &dealKnowledge()};
  return all;
}

}  // namespace vtes::ide
