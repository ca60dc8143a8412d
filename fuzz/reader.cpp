/// Any bytes as one logical line: the recogniser must give what ANTLR's parser gives, and lose nothing of the text.

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "syntax/compare.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
  static vtes::syntax::Comparison comparison;
  const std::string wrong = comparison.check({reinterpret_cast<const char *>(data), size});
  if (!wrong.empty()) {
    std::fprintf(stderr, "%s\n", wrong.c_str());
    std::abort();
  }
  return 0;
}
