#pragma once
/// Memory of a process that ends soon.

namespace vtes::cli {

/// From now on this thread's small blocks come from a pool of its own, which costs a fraction of malloc() and is given
/// back by the end of the process alone. For a command that has one file to read; other threads, and later ones, are
/// not touched. Does nothing in a program that does not take `operator new` from here (tests, sanitizers).
void useShortLivedMemory();

}  // namespace vtes::cli
