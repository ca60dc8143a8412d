#include "syntax/tree.h"

namespace vtes::syntax {

void walk(const Tree &tree, Listener &listener) {
  std::vector<std::uint32_t> open;
  for (std::uint32_t node = 0; node < tree.nodes.size(); ++node) {
    while (!open.empty() && tree.nodes[open.back()].next <= node) {
      listener.exit(tree, open.back());
      open.pop_back();
    }
    listener.enter(tree, node);
    open.push_back(node);
  }
  for (; !open.empty(); open.pop_back()) listener.exit(tree, open.back());
}

}  // namespace vtes::syntax
