// An exchange as the engine returns it: packed, of a fixed size, ordered.

#pragma once

#include <array>
#include <vector>

#include "rack.hpp"
#include "vocabulary.hpp"

namespace rackhouse {

struct Exchange {
  Equity equity;                    // the worth of the leave
  std::uint8_t count;               // tiles given back; zero is the pass
  std::array<Tile, kMaxRack> tiles;  // ascending, then zeros; blanks are zeros too
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

// The subrack of up to so many tiles that is best exchanged, or -1 if none may be.
int best_exchange(const Rack& rack, int most);

}  // namespace rackhouse
