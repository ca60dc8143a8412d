#pragma once
#include <cstring>
#include <optional>
#include <span>
#include <string_view>

#include "cards/image.h"

namespace vtes::cards::image {

/// Reads an image. The bytes must be aligned to eight and outlive the view.
class View {
 public:
  explicit View(std::string_view bytes) : bytes_(bytes) {}

  /// Whether the bytes are an image at all.
  [[nodiscard]] bool valid() const {
    return bytes_.size() >= sizeof(Header) && header().magic == kMagic && header().size <= bytes_.size();
  }
  [[nodiscard]] const Header &header() const { return *reinterpret_cast<const Header *>(bytes_.data()); }

  template <typename Record>
  [[nodiscard]] std::span<const Record> section(SectionId id) const {
    const Section &place = header().sections[id];
    return {reinterpret_cast<const Record *>(bytes_.data() + place.offset), place.count};
  }
  [[nodiscard]] std::string_view text(SectionId id) const {
    const Section &place = header().sections[id];
    return bytes_.substr(place.offset, place.count);
  }
  [[nodiscard]] std::string_view text(String string) const {
    return text(kStrings).substr(string.offset, string.length);
  }

  /// The key of that text, or null.
  [[nodiscard]] const Key *find(SectionId keys, SectionId slots, std::string_view word) const {
    const auto table = section<std::uint32_t>(slots);
    const auto records = section<Key>(keys);
    const std::size_t mask = table.size() - 1;
    const std::uint32_t wanted = hash(word);
    for (std::size_t slot = wanted & mask; table[slot] != kEmptySlot; slot = (slot + 1) & mask) {
      if (((table[slot] ^ wanted) & ~kSlotIndex) != 0) continue;
      const Key &key = records[table[slot] & kSlotIndex];
      if (text(key.text) == word) return &key;
    }
    return nullptr;
  }

 private:
  std::string_view bytes_;
};

}  // namespace vtes::cards::image
