#pragma once
#include <filesystem>
#include <string>
#include <vector>

#include "cards/database.h"

namespace vtes::cards {

/// Files that are written beside their places and put there all together, or not at all.
class Replacement {
 public:
  explicit Replacement(std::filesystem::path folder);
  /// Takes away what was written and not put in its place, and the folders made for it.
  ~Replacement();
  Replacement(const Replacement &) = delete;
  Replacement &operator=(const Replacement &) = delete;

  /// Makes the folder, or one in it, when missing. False and the fault where that fails.
  [[nodiscard]] bool makeFolder(const std::string &name, ImportFault &fault);
  [[nodiscard]] bool write(const std::string &name, const std::string &text, ImportFault &fault);
  /// Puts all files in their places.
  [[nodiscard]] bool finish(ImportFault &fault);

 private:
  [[nodiscard]] std::filesystem::path beside(const std::string &name) const;

  std::filesystem::path folder_;
  std::string suffix_;
  std::vector<std::string> written_;
  std::vector<std::filesystem::path> made_;
};

}  // namespace vtes::cards
