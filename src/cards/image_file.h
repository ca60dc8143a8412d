#pragma once
#include <memory>
#include <string>
#include <string_view>

namespace vtes::cards {

/// An image in a file, mapped into memory.
class MappedImage {
 public:
  MappedImage(void *address, std::size_t size) : address_(address), size_(size) {}
  ~MappedImage();
  MappedImage(const MappedImage &) = delete;
  MappedImage &operator=(const MappedImage &) = delete;
  [[nodiscard]] std::string_view bytes() const { return {static_cast<const char *>(address_), size_}; }

 private:
  void *address_;
  std::size_t size_;
};

/// The name of the ready image that an import leaves beside the tables, so that a start does not have to make it.
inline constexpr const char *kImageFile = "cards.img";

/// The folder's ready image; null where there is none, or it is older than a table or was made by other rules than the
/// program's.
[[nodiscard]] std::shared_ptr<MappedImage> mapImage(const std::string &folder);

}  // namespace vtes::cards
