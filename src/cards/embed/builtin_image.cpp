#include "cards/builtin_image.h"

extern "C" {
extern const char vtesCardsImageBegin[];
extern const char vtesCardsImageEnd[];
}

namespace vtes::cards {

std::string_view builtinImage() {
  return {vtesCardsImageBegin, static_cast<std::size_t>(vtesCardsImageEnd - vtesCardsImageBegin)};
}

}  // namespace vtes::cards
