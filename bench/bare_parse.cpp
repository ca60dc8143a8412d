/// bare_parse FILE: what `vtes lint` is measured by (antlr_parse.h).

#include <cstdio>
#include <fstream>
#include <iterator>
#include <string>

#include "antlr_parse.h"

int main(int argc, char **argv) {
  if (argc != 2) return 2;
  std::ifstream file(argv[1], std::ios::binary);
  const auto source = vtes::text::Source::make(std::string(std::istreambuf_iterator<char>(file), {}));
  vtes::bench::AntlrParse runtime;
  runtime.parse(*source);
  std::printf("%zu lines, %zu tokens, %zu errors\n", source->logicalLines().size(), runtime.tokens, runtime.errors);
  return 0;
}
