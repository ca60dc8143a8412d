#include "cards/hook_overrides.h"

#include <algorithm>
#include <charconv>

#include "cards/tsv.h"

namespace vtes::cards {
namespace {

template <typename Number>
Number number(std::string_view text) {
  Number value{};
  std::from_chars(text.data(), text.data() + text.size(), value);
  return value;
}

}  // namespace

std::vector<HookOverride> readOverrides(const std::string &table) {
  const Table rows("hook_overrides.tsv", table);
  std::vector<HookOverride> out;
  for (std::size_t row = 0; row < rows.rows(); ++row) {
    const auto cell = [&](std::string_view name) { return rows.cell(row, rows.column(name)); };
    out.push_back({number<std::uint32_t>(cell("id")), number<std::size_t>(cell("line")), std::string(cell("hooks")),
                   std::string(cell("effects")), std::string(cell("reason"))});
  }
  return out;
}

void applyOverrides(const std::string &table, std::vector<CardFacts> &cards) {
  for (const auto &change : readOverrides(table)) {
    const auto card = std::lower_bound(cards.begin(), cards.end(), change.card,
                                       [](const CardFacts &one, std::uint32_t id) { return one.id < id; });
    if (card == cards.end() || card->id != change.card || change.line == 0 || change.line > card->lines.size()) {
      continue;
    }
    LineFacts &line = card->lines[change.line - 1];
    Hooks hooks = 0;
    if (!change.hooks.empty() && parseHooks(change.hooks, hooks)) line.hooks = hooks;
    if (!change.effects.empty()) line.effects = change.effects == "-" ? "" : change.effects;
    line.source = HookSource::Override;
    line.confidence = Confidence::Certain;
    line.doubt.clear();
  }
}

}  // namespace vtes::cards
