#include "syntax/tree.h"

namespace vtes::syntax {

namespace {

/// Visits the nodes from `node` to `end`, siblings; brackets are not nested deep enough to make this recursion deep.
void visit(const Tree &tree, std::uint32_t node, std::uint32_t end, Listener &listener) {
  while (node < end) {
    const auto next = tree.nodes[node].next;
    listener.enter(tree, node);
    if (next > node + 1) visit(tree, node + 1, next, listener);
    listener.exit(tree, node);
    node = next;
  }
}

}  // namespace

void walk(const Tree &tree, Listener &listener) {
  visit(tree, 0, static_cast<std::uint32_t>(tree.nodes.size()), listener);
}

}  // namespace vtes::syntax
