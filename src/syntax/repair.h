#pragma once
/// Between lexer and parser: what makes every sequence of tokens a line of the grammar, and names people's slips.

#include <string_view>
#include <vector>

#include "syntax/tree.h"

namespace vtes::syntax {

/// Brackets nested deeper than this are unreadable; the notation itself needs two.
inline constexpr int kDeepestBracket = 8;

/// Changes `tokens` so that the grammar accepts them, and adds what it finds to `faults`: closes brackets (TS 2.1.7),
/// makes notes in plain words one Remark, and turns signs that nothing precedes or follows into Unreadable. `line` is
/// the text of the logical line. The tokens still cover the text; a MissingClose is empty.
void repair(std::string_view line, std::vector<Token> &tokens, std::vector<Fault> &faults);

/// True for a line that the grammar reads by `dealLine`: it has a `->` or starts with `let` (TS 3.1).
[[nodiscard]] bool isDeal(const std::vector<Token> &tokens);

}  // namespace vtes::syntax
