// Where two positions differ, as the windows of each line see it.

#pragma once

#include <array>
#include <cstdint>

#include "position.hpp"

namespace rackhouse {

// For each line the squares, as bits, that hold another tile or ask something else of one laid there.
using Changes = std::array<std::array<std::uint32_t, kMaxSide>, 2>;

Changes changes_between(const Position& before, const Position& after);

// Whether a word looks at one of these squares of its line: its own, or those before and after it.
inline bool sees(std::uint32_t changed, int start, int length) {
  return ((std::uint64_t{changed} << 1 >> start) & ((std::uint64_t{4} << length) - 1)) != 0;
}
inline bool sees(const Changes& changes, const Play& play) {
  return sees(changes[static_cast<int>(play.direction)][play.line], play.start, play.length);
}

}  // namespace rackhouse
