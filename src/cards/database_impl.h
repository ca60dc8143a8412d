#pragma once
#include <memory>
#include <mutex>
#include <string>
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

  /// What beginningWith() looks in, by key; made when it is first asked for, since most commands never do.
  struct Beginnings {
    std::string keys;
    std::vector<Beginning> entries;
  };
  [[nodiscard]] const Beginnings &beginnings() const;

 private:
  mutable std::once_flag beginningsMade_;
  mutable Beginnings beginnings_;
};

}  // namespace vtes::cards
