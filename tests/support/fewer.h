#pragma once

namespace vtes::test {

/// Under sanitizers everything takes ten times as long: random tests make that many times fewer tries.
#ifdef VTES_SANITIZED
inline constexpr int kFewer = 5;
#else
inline constexpr int kFewer = 1;
#endif

}  // namespace vtes::test
