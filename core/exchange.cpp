#include "exchange.hpp"

#include <algorithm>

namespace rackhouse {

std::vector<Exchange> exchanges(const Rack& rack, int least, int most) {
  std::vector<Exchange> found;
  for (int size = std::max(least, 0); size <= std::min(most, rack.size()); ++size)
    for (int subrack = rack.first(size); subrack < rack.first(size + 1); ++subrack) {
      Exchange exchange{rack.exchange(subrack), static_cast<std::uint8_t>(size), {}, {}};
      const auto taken = rack.taken(subrack);
      std::size_t at = 0;
      for (std::size_t kind = 0; kind < rack.kinds().size(); ++kind)
        for (int copy = 0; copy < taken[kind]; ++copy) exchange.tiles[at++] = rack.kinds()[kind];
      found.push_back(exchange);
    }
  std::ranges::sort(found, [](const Exchange& a, const Exchange& b) { return a.comes_before(b); });
  return found;
}

int best_exchange(const Rack& rack, int most) {
  int best = -1;
  for (int thrown = rack.first(1); thrown < rack.first(std::min(most, rack.size()) + 1); ++thrown)
    if (best < 0 || rack.exchange(thrown) > rack.exchange(best)) best = thrown;
  return best;
}

}  // namespace rackhouse
