/// Turns the tables in data/ into the image that the program carries: embed DATA_FOLDER IMAGE.
#include <cstdio>
#include <fstream>
#include <string>

#include "cards/folder.h"
#include "cards/image_builder.h"

int main(int argc, char **argv) {
  if (argc != 3) {
    std::fputs("usage: vtes_embed_cards DATA_FOLDER IMAGE\n", stderr);
    return 2;
  }
  std::string error;
  vtes::cards::TableTexts texts;
  if (!vtes::cards::readTables(argv[1], texts, error)) {
    std::fprintf(stderr, "%s\n", error.c_str());
    return 2;
  }
  const std::string image = vtes::cards::buildImage(texts, error);
  if (image.empty()) {
    std::fprintf(stderr, "%s\n", error.c_str());
    return 2;
  }
  std::ofstream out(argv[2], std::ios::binary);
  out << image;
  out.flush();
  return out ? 0 : 2;
}
