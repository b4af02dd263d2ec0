// What plays changed on a position, so that they can be taken back without copying it.
//
// A play enters tiles and renews the cross-checks of a few squares. Each old cross-check is written down
// before it is overwritten; taking back reads the notes from the newest to the oldest. Windows are not part
// of it: whoever lays plays with a journal asks for the windows of a line when they are needed.

#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "vocabulary.hpp"

namespace rackhouse {

// Rows and columns, as bits by their number.
using LineSet = std::array<std::uint32_t, 2>;

struct Journal {
  // How a square looked in one of its two lines.
  struct Square {
    LetterSet allowed;
    std::int16_t cross_score;
    std::uint8_t direction;
    std::uint8_t line;
    std::uint8_t at;
    bool was_crossed;
    bool was_blocked;
  };
  // Where in the journal a play begins.
  struct Mark {
    std::uint32_t squares;
    std::uint32_t laid;
  };

  Mark mark() const { return {static_cast<std::uint32_t>(squares.size()), static_cast<std::uint32_t>(laid.size())}; }

  std::vector<Square> squares;
  std::vector<std::uint16_t> laid;  // squares that got a tile
};

}  // namespace rackhouse
