#include "cards/image_file.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>

#include "cards/builtin_image.h"
#include "cards/image_view.h"

namespace vtes::cards {
namespace {

/// Whether the image is the folder's cards as they are now: no table was written later, and none has rules of its own.
bool current(const std::filesystem::path &folder, const std::filesystem::path &image) {
  std::error_code code;
  const auto made = std::filesystem::last_write_time(image, code);
  if (code) return false;
  for (const auto &entry : std::filesystem::directory_iterator(folder, code)) {
    if (entry.path().extension() != ".tsv") continue;
    const auto name = entry.path().stem();
    if (name != "cards" && name != "usage" && name != "card_lines" && name != "text") return false;
    const auto written = entry.last_write_time(code);
    if (code || written > made) return false;
  }
  return !code;
}

}  // namespace

MappedImage::~MappedImage() {
  ::munmap(address_, size_);
}

std::shared_ptr<MappedImage> mapImage(const std::string &folder) {
  const auto path = std::filesystem::path(folder) / kImageFile;
  if (!current(folder, path)) return nullptr;
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return nullptr;
  struct stat status {};
  void *address = MAP_FAILED;
  if (::fstat(file, &status) == 0 && status.st_size > 0) {
    address = ::mmap(nullptr, static_cast<std::size_t>(status.st_size), PROT_READ, MAP_PRIVATE, file, 0);
  }
  ::close(file);
  if (address == MAP_FAILED) return nullptr;
  auto mapped = std::make_shared<MappedImage>(address, static_cast<std::size_t>(status.st_size));
  const image::View view(mapped->bytes());
  const image::View own(builtinImage());
  if (!view.valid() || view.header().rules != own.header().rules) return nullptr;
  return mapped;
}

}  // namespace vtes::cards
