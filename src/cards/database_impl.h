#pragma once
#include <vector>

#include "cards/database.h"
#include "cards/image_view.h"

namespace vtes::cards {

struct Database::Impl {
  /// `owned` holds the bytes where the program does not carry them; in eights, for alignment.
  Impl(std::string_view bytes, std::vector<std::uint64_t> owned);

  [[nodiscard]] std::vector<CardIndex> named(std::string_view key) const;
  [[nodiscard]] static const Term *term(const std::vector<Term> &terms, std::string_view abbreviation);

  std::vector<std::uint64_t> storage;
  image::View view;
  std::vector<Term> clans;
  std::vector<Term> disciplines;
};

}  // namespace vtes::cards
