#pragma once
#include <string>

#include "cards/facts.h"

namespace vtes::cards {

/// The image of such tables (image.h). Empty and a message where a table cannot be read.
[[nodiscard]] std::string buildImage(const TableTexts &texts, std::string &error);

}  // namespace vtes::cards
