// A play as the engine returns it: packed, of a fixed size, ordered.

#pragma once

#include <array>
#include <compare>
#include <cstring>

#include "vocabulary.hpp"

namespace rackhouse {

struct Play {
  Equity equity;
  std::int32_t score;
  Direction direction;
  std::uint8_t line;
  std::uint8_t start;
  std::uint8_t length;
  std::uint8_t tiles;
  std::array<Tile, kMaxSide> word;  // laid tiles, 0 where it plays through and after its end

  // Best equity first; equals have a fixed order, so that every way of finding plays agrees.
  bool comes_before(const Play& other) const {
    if (equity != other.equity) return equity > other.equity;
    if (direction != other.direction) return direction < other.direction;
    if (line != other.line) return line < other.line;
    if (start != other.start) return start < other.start;
    if (length != other.length) return length < other.length;
    return word < other.word;
  }
};
static_assert(sizeof(Play) == 36);

}  // namespace rackhouse
