#pragma once
/// Events and findings in the one-line form of the golden files (tests/golden/README.md).

#include <string>

#include "lint/diagnostic.h"
#include "model/event.h"
#include "model/transcript.h"
#include "text/source.h"

namespace vtes::test {

/// `play actor=Korah card="Kindred Spirits" level=>`.
[[nodiscard]] std::string eventText(const model::Transcript &transcript, const model::Event &event);

/// Its full name with the marks of the golden files; `?` and the word as written where it resolves to nothing.
[[nodiscard]] std::string referenceText(const model::Transcript &transcript, const model::Reference &reference);

/// An element of `terms` or `result`: `ROBE 3pts`, `nb`, `-2b`.
[[nodiscard]] std::string itemText(const model::Transcript &transcript, const model::Item &item);

/// `error unknown-word 2:6-11`; a range over several lines is `2:6-3:4`.
[[nodiscard]] std::string findingPlace(const text::Source &source, const lint::Diagnostic &diagnostic);

}  // namespace vtes::test
