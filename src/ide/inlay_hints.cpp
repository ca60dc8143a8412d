#include "ide/inlay_hints.h"

#include <algorithm>

#include "ide/knowledge.h"
#include "ide/places.h"

namespace vtes::ide {

std::vector<InlayHint> inlayHints(const Snapshot &snapshot, text::ByteRange range) {
  std::vector<InlayHint> hints;
  for (const Mention &mention : mentionsIn(snapshot, range)) {
    const text::ByteRange word = mention.reference.range;
    if (word.end < range.begin || word.begin > range.end) continue;
    for (const Knowledge *part : allKnowledge()) part->hints(snapshot, mention, hints);
  }
  for (const Knowledge *part : allKnowledge()) part->hintsIn(snapshot, range, hints);
  std::stable_sort(hints.begin(), hints.end(),
                   [](const InlayHint &left, const InlayHint &right) { return left.offset < right.offset; });
  return hints;
}

}  // namespace vtes::ide
