#pragma once
#include <cstdint>
#include <string>

#include "cards/facts.h"

namespace vtes::cards {

/// The image of such tables (image.h). Empty and a message where a table cannot be read.
[[nodiscard]] std::string buildImage(const TableTexts &texts, std::string &error);

/// Tells images of other rules or of another layout apart (image::Header::rules).
[[nodiscard]] std::uint32_t rulesHash(const TableTexts &texts);

}  // namespace vtes::cards
