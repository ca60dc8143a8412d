/// `operator new` for the program: malloc(), or for a command that ends soon a pool (allocation.h). A library that does
/// this well (mimalloc, jemalloc) takes longer to start than a game to be checked, or cannot be linked statically.

#include "cli/allocation.h"

#ifdef VTES_SYSTEM_MEMORY

void vtes::cli::useShortLivedMemory() {}

#else

#include <sys/mman.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <new>

namespace {

constexpr std::size_t kUnit = 16;     // what malloc() aligns to, and the room in front of each block
constexpr std::size_t kClasses = 64;  // blocks of up to 63 units are pooled
constexpr std::size_t kChunk = 1 << 16;

struct Pool {
  struct Free {
    Free *next;
  };
  std::array<Free *, kClasses> free;  ///< by units
  std::byte *at;
  std::byte *end;
  bool on;
};
constinit thread_local Pool pool{};

/// The room in front of a block says where it comes from: its units, or 0 for malloc().
std::size_t &unitsOf(std::byte *block) {
  return *reinterpret_cast<std::size_t *>(block);
}

[[gnu::noinline]] void *fromSystem(std::size_t size) {
  for (;;) {
    if (size <= SIZE_MAX - kUnit) {
      if (void *memory = std::malloc(size + kUnit); memory != nullptr) {
        auto *block = static_cast<std::byte *>(memory);
        unitsOf(block) = 0;
        return block + kUnit;
      }
    }
    if (std::get_new_handler() == nullptr) throw std::bad_alloc();
    std::get_new_handler()();
  }
}

/// Room for blocks whose pages are there: all at once they come faster than each when it is touched. Null: there is
/// none.
std::byte *newChunk() {
  void *memory = ::mmap(nullptr, kChunk, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_POPULATE, -1, 0);
  return memory == MAP_FAILED ? nullptr : static_cast<std::byte *>(memory);
}

[[gnu::noinline]] void *carve(std::size_t units) {
  const std::size_t size = units * kUnit;
  if (static_cast<std::size_t>(pool.end - pool.at) < size) {
    std::byte *memory = newChunk();
    if (memory == nullptr) return fromSystem(size - kUnit);
    pool.at = memory;
    pool.end = pool.at + kChunk;
  }
  auto *block = pool.at;
  pool.at += size;
  unitsOf(block) = units;
  return block + kUnit;
}

}  // namespace

void vtes::cli::useShortLivedMemory() {
  pool.on = true;
}

void *operator new(std::size_t size) {
  const std::size_t units = (size + kUnit - 1) / kUnit + 1;
  if (!pool.on || units >= kClasses) return fromSystem(size);
  auto *&list = pool.free[units];
  if (list == nullptr) return carve(units);
  void *block = list;
  list = list->next;
  return block;
}

void operator delete(void *memory) noexcept {
  if (memory == nullptr) return;
  auto *block = static_cast<std::byte *>(memory) - kUnit;
  const std::size_t units = unitsOf(block);
  if (units == 0) return std::free(block);
  // Another thread's block stays where it is: that thread's pool is gone, or not this one's.
  if (!pool.on) return;
  auto *entry = static_cast<Pool::Free *>(memory);
  entry->next = pool.free[units];
  pool.free[units] = entry;
}

void operator delete(void *memory, std::size_t /*size*/) noexcept {
  operator delete(memory);
}

#endif
