#pragma once
/// What is offered at the cursor.

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "fixture.h"
#include "ide/completion.h"

namespace vtes::test {

inline std::vector<std::string> labels(const ide::Completion &completion) {
  std::vector<std::string> out;
  for (const ide::CompletionItem &item : completion.items) out.push_back(item.label);
  return out;
}

inline std::vector<std::string> labelsAt(const Fixture &fixture) {
  return labels(ide::complete(*fixture, fixture.cursor));
}

inline bool offers(const std::vector<std::string> &labels, std::string_view label) {
  return std::find(labels.begin(), labels.end(), label) != labels.end();
}

}  // namespace vtes::test
