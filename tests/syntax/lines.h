#pragma once
/// Lines to read: those of the repository's transcripts, odd ones by hand, and random ones.

#include <random>
#include <string>
#include <vector>

namespace vtes::syntax {

/// All physical and logical lines of tests/golden/ and samples/.
[[nodiscard]] std::vector<std::string> realLines();
[[nodiscard]] const std::vector<std::string> &oddLines();

/// Adds the UTF-8 of a character.
void appendCharacter(std::string &text, char32_t point);

/// Random lines of several makes; the same seed gives the same lines.
class LineMaker {
 public:
  LineMaker(unsigned seed, std::vector<std::string> real) : random_(seed), real_(std::move(real)) {}
  [[nodiscard]] std::string next();

 private:
  [[nodiscard]] std::size_t pick(std::size_t count) {
    return std::uniform_int_distribution<std::size_t>(0, count - 1)(random_);
  }
  [[nodiscard]] std::string words(const std::vector<std::string> &vocabulary);
  [[nodiscard]] std::string bytes();
  [[nodiscard]] std::string characters();
  [[nodiscard]] std::string mutation();

  std::mt19937 random_;
  std::vector<std::string> real_;
};

}  // namespace vtes::syntax
