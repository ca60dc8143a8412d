#pragma once
/// A list with room for N in place: a state that holds its lists itself is copied without touching the heap.

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstring>
#include <memory>
#include <new>
#include <type_traits>

namespace vtes::rules {

/// Only the elements that are there are copied and compared. Pushing to a full list is the caller's mistake: ask
/// full().
template <typename T, std::size_t N>
class FixedVector {
  static_assert(std::is_trivially_destructible_v<T>);

 public:
  // Not defaulted: `{}` would fill the room with zeroes, which takes longer than a step of the machine.
  FixedVector() {}  // NOLINT
  FixedVector(const FixedVector &other) : size_(other.size_) { take(other); }
  FixedVector &operator=(const FixedVector &other) {
    if (this != &other) {
      size_ = other.size_;
      take(other);
    }
    return *this;
  }
  ~FixedVector() = default;

  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  [[nodiscard]] bool full() const { return size_ == N; }
  [[nodiscard]] static constexpr std::size_t capacity() { return N; }

  void push_back(const T &value) { ::new (static_cast<void *>(bytes_.data() + sizeof(T) * size_++)) T(value); }
  void pop_back() { --size_; }
  void clear() { size_ = 0; }

  T *begin() { return reinterpret_cast<T *>(bytes_.data()); }
  T *end() { return begin() + size_; }
  [[nodiscard]] const T *begin() const { return reinterpret_cast<const T *>(bytes_.data()); }
  [[nodiscard]] const T *end() const { return begin() + size_; }
  T &operator[](std::size_t index) { return begin()[index]; }
  const T &operator[](std::size_t index) const { return begin()[index]; }
  T &back() { return begin()[size_ - 1]; }
  [[nodiscard]] const T &back() const { return begin()[size_ - 1]; }

  friend bool operator==(const FixedVector &a, const FixedVector &b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
  }

 private:
  void take(const FixedVector &other) {
    if constexpr (std::is_trivially_copyable_v<T>) {
      if (size_ > 0) std::memcpy(bytes_.data(), other.bytes_.data(), sizeof(T) * size_);
    } else {
      std::uninitialized_copy(other.begin(), other.end(), begin());
    }
  }

  std::size_t size_ = 0;
  alignas(T) std::array<std::byte, sizeof(T) * N> bytes_;  // what lies behind size_ is never read
};

}  // namespace vtes::rules
