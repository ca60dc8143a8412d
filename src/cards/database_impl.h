#pragma once
#include <memory>
#include <vector>

#include "cards/database.h"
#include "cards/image_view.h"

namespace vtes::cards {

struct Database::Impl {
  /// `owned` keeps the bytes alive where the program does not carry them.
  Impl(std::string_view bytes, std::shared_ptr<const void> owned);

  [[nodiscard]] std::vector<CardIndex> named(std::string_view key) const;
  [[nodiscard]] static const Term *term(const std::vector<Term> &terms, std::string_view abbreviation);

  std::shared_ptr<const void> storage;
  image::View view;
  std::vector<Term> clans;
  std::vector<Term> disciplines;
};

}  // namespace vtes::cards
