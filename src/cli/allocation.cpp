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
#include <new>
#include <utility>

namespace {

constexpr std::size_t kUnit = 16;      // what malloc() aligns to
constexpr std::size_t kClasses = 512;  // blocks of up to 511 units are pooled
constexpr std::size_t kChunk = 1 << 16;
constexpr std::size_t kRoom = std::size_t{1} << 32;  // addresses; memory is taken by the chunk

/// Blocks carry nothing with them: their addresses tell those of the pool from those of malloc(), and who gives one
/// back says how large it is.
struct Pool {
  struct Free {
    Free *next;
  };
  std::array<Free *, kClasses> free;  ///< by units
  std::byte *at;
  std::byte *end;  ///< of the chunk
};
constinit Pool pool{};
constinit std::uintptr_t room = 0;
constinit std::size_t roomSize = 0;  ///< 0: there is no pool
constinit thread_local bool usesPool = false;

std::size_t unitsOf(std::size_t size) {
  return (size - (size != 0 ? 1 : 0)) / kUnit + 1;
}

bool isPooled(const void *memory) {
  return reinterpret_cast<std::uintptr_t>(memory) - room < roomSize;
}

[[gnu::noinline]] void *fromSystem(std::size_t size) {
  for (;;) {
    if (void *memory = std::malloc(size); memory != nullptr) return memory;
    if (std::get_new_handler() == nullptr) throw std::bad_alloc();
    std::get_new_handler()();
  }
}

[[gnu::noinline]] void *carve(std::size_t units) {
  const std::size_t size = units * kUnit;
  if (static_cast<std::size_t>(pool.end - pool.at) < size) {
    if (reinterpret_cast<std::uintptr_t>(pool.end) - room > roomSize - kChunk) return fromSystem(size);
    // Pages come faster all at once than each when it is touched; an old system, which cannot do that, gives them then.
    ::madvise(pool.end, kChunk, MADV_POPULATE_WRITE);
    pool.end += kChunk;
  }
  return std::exchange(pool.at, pool.at + size);
}

}  // namespace

void vtes::cli::useShortLivedMemory() {
  if (roomSize != 0) return;
  void *memory = ::mmap(nullptr, kRoom, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (memory == MAP_FAILED) return;
  pool.at = pool.end = static_cast<std::byte *>(memory);
  room = reinterpret_cast<std::uintptr_t>(memory);
  roomSize = kRoom;
  usesPool = true;
}

void *operator new(std::size_t size) {
  const std::size_t units = unitsOf(size);
  if (!usesPool || units >= kClasses) return fromSystem(size);
  auto *&list = pool.free[units];
  if (list == nullptr) return carve(units);
  void *block = list;
  list = list->next;
  return block;
}

void operator delete(void *memory, std::size_t size) noexcept {
  if (!isPooled(memory)) return std::free(memory);
  // The pool is one thread's; what another one gives back stays where it is.
  if (!usesPool) return;
  auto *entry = static_cast<Pool::Free *>(memory);
  auto *&list = pool.free[unitsOf(size)];
  entry->next = list;
  list = entry;
}

void operator delete(void *memory) noexcept {
  if (!isPooled(memory)) std::free(memory);
}

#endif
