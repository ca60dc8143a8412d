#pragma once
#include <algorithm>
#include <array>
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
  [[nodiscard]] std::string_view text(const Key &key) const {
    if (key.length <= Key::kInPlace) return {key.text.data(), key.length};
    String string{0, key.length};
    std::memcpy(&string.offset, key.text.data(), sizeof string.offset);
    return text(string);
  }
  /// What a key leads to, of the section where those of several lie.
  template <typename Value>
  [[nodiscard]] std::span<const Value> values(const Key &key, SectionId several) const {
    static_assert(sizeof(Value) <= sizeof key.first);
    if (key.count == 1) return {reinterpret_cast<const Value *>(&key.first), 1};
    return section<Value>(several).subspan(key.first, key.count);
  }

  /// The key of that text, or null.
  [[nodiscard]] const Key *find(SectionId keys, SectionId slots, std::string_view word) const {
    const auto table = section<std::uint32_t>(slots);
    const auto records = section<Key>(keys);
    const std::size_t mask = table.size() - 1;
    const std::uint32_t wanted = hash(word);
    const bool isShort = word.size() <= std::min(Key::kInPlace, kExactBits);
    const std::uint64_t bits = isShort ? wordBits(word) : 0;
    for (std::size_t slot = wanted & mask; table[slot] != kEmptySlot; slot = (slot + 1) & mask) {
      if (((table[slot] ^ wanted) & ~kSlotIndex) != 0) continue;
      const Key &key = records[table[slot] & kSlotIndex];
      if (key.length == word.size() && (isShort ? wordBits({key.text.data(), word.size()}) == bits : text(key) == word))
        return &key;
    }
    return nullptr;
  }

 private:
  std::string_view bytes_;
};

}  // namespace vtes::cards::image
