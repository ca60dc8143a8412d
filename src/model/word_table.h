#pragma once
/// What is known by word. The words of a transcript are short, few and asked for again and again: a look-up compares
/// eight bytes at once, and takes no memory.

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

#include "cards/word_bits.h"

namespace vtes::model {

/// Values stay where they are until clear(), whatever is added, and wherever the table is moved.
template <class Value>
class WordTable {
 public:
  WordTable() = default;
  WordTable(const WordTable &) = delete;
  WordTable &operator=(const WordTable &) = delete;
  WordTable(WordTable &&) = default;
  WordTable &operator=(WordTable &&) = default;
  ~WordTable() = default;

  /// Null: nothing is known of it.
  [[nodiscard]] Value *find(std::string_view word) {
    Entry *entry = entryOf(word);
    return entry == nullptr ? nullptr : &entry->value;
  }
  [[nodiscard]] const Value *find(std::string_view word) const {
    const Entry *entry = entryOf(word);
    return entry == nullptr ? nullptr : &entry->value;
  }
  Value &operator[](std::string_view word) {
    Value *value = find(word);
    return value != nullptr ? *value : add(word);
  }
  /// Of a word of which nothing is known.
  Value &add(std::string_view word) {
    if (slots_.size() < entries_.size() * 2 + 2) grow();
    Entry &entry = entries_.emplace_back(word);
    put({cards::wordBits(word), &entry});
    return entry.value;
  }

  [[nodiscard]] std::size_t size() const { return entries_.size(); }
  void clear() {
    if (entries_.empty()) return;
    slots_.assign(kFirst, {});
    shift_ = kFirstShift;
    entries_.clear();
  }

  struct Entry {
    explicit Entry(std::string_view of) : word(of) {}
    std::string word;
    Value value{};
  };
  [[nodiscard]] auto begin() { return entries_.begin(); }
  [[nodiscard]] auto end() { return entries_.end(); }
  [[nodiscard]] auto begin() const { return entries_.begin(); }
  [[nodiscard]] auto end() const { return entries_.end(); }

 private:
  static constexpr unsigned kFirstShift = 56;
  static constexpr std::size_t kFirst = std::size_t{1} << (64 - kFirstShift);
  struct Slot {
    std::uint64_t bits = 0;  ///< the word itself where it is short, else a hash
    Entry *entry = nullptr;  ///< null: nothing is here
  };

  /// Null: it has none. Nearly all words are short, and there no bytes are compared one by one.
  [[nodiscard]] Entry *entryOf(std::string_view word) const {
    return word.size() <= cards::kExactBits ? lookFor(word, [](const Entry &) { return true; }) : entryOfLong(word);
  }
  [[gnu::noinline]] [[nodiscard]] Entry *entryOfLong(std::string_view word) const {
    return lookFor(word, [word](const Entry &entry) { return entry.word == word; });
  }
  template <class Same>
  [[nodiscard]] Entry *lookFor(std::string_view word, Same same) const {
    const std::uint64_t bits = cards::wordBits(word);
    for (std::size_t at = placeOf(bits);; at = next(at)) {
      const Slot &slot = slots_[at];
      if (slot.entry == nullptr || (slot.bits == bits && slot.entry->word.size() == word.size() && same(*slot.entry)))
        return slot.entry;
    }
  }
  /// The upper bits of a product depend on all bits of its factors.
  [[nodiscard]] std::size_t placeOf(std::uint64_t bits) const { return bits * cards::kSpread >> shift_; }
  [[nodiscard]] std::size_t next(std::size_t at) const { return (at + 1) & (slots_.size() - 1); }
  /// In the first free place from its own on.
  void put(const Slot &slot) {
    std::size_t at = placeOf(slot.bits);
    while (slots_[at].entry != nullptr) at = next(at);
    slots_[at] = slot;
  }
  void grow() {
    std::vector<Slot> old(slots_.size() * 4);
    old.swap(slots_);
    shift_ -= 2;
    for (const Slot &slot : old) {
      if (slot.entry != nullptr) put(slot);
    }
  }

  unsigned shift_ = kFirstShift;                         ///< leaves as many bits as a place among the slots has
  std::vector<Slot> slots_ = std::vector<Slot>(kFirst);  ///< a power of two of them, half of them free
  std::deque<Entry> entries_;
};

}  // namespace vtes::model
