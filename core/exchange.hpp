// An exchange as the engine hands it out: packed, of a fixed size, ordered.

#pragma once

#include <array>
#include <vector>

#include "rack.hpp"
#include "vocabulary.hpp"

namespace rackhouse {

struct Exchange {
  Equity equity;                    // what is kept is worth
  std::uint8_t count;               // of tiles given back; none is the pass
  std::array<Tile, kMaxRack> tiles;  // ascending; zeros behind, and blanks are zeros too
  std::array<std::uint8_t, 3> padding;

  // Best equity first, then fewer tiles, then the order of the alphabet.
  bool comes_before(const Exchange& other) const {
    if (equity != other.equity) return equity > other.equity;
    if (count != other.count) return count < other.count;
    return tiles < other.tiles;
  }
};
static_assert(sizeof(Exchange) == 16);

// Every distinct exchange of `least` to `most` tiles of a rack, in that order.
std::vector<Exchange> exchanges(const Rack& rack, int least, int most);

}  // namespace rackhouse
