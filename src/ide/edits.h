#pragma once
/// Edits as the features give them, of those that other parts of the toolkit make.

#include <string>
#include <vector>

#include "format/edits.h"
#include "ide/snapshot.h"
#include "lint/diagnostic.h"

namespace vtes::ide {

/// Ascending, each place once.
[[nodiscard]] std::vector<lint::Edit> ordered(std::vector<lint::Edit> edits);

/// The text of the snapshot with the edits in it; they are ascending and do not overlap.
[[nodiscard]] std::string applied(const Snapshot &snapshot, const std::vector<lint::Edit> &edits);

/// Edits of the formatter, without what they leave as it is at their ends.
[[nodiscard]] std::vector<lint::Edit> smallest(const Snapshot &snapshot, const std::vector<format::Edit> &edits);

/// The same edits for the formatter.
[[nodiscard]] std::vector<format::Edit> forFormatter(const std::vector<lint::Edit> &edits);

}  // namespace vtes::ide
