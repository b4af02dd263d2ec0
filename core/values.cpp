#include "values.hpp"

namespace rackhouse {

namespace {

// Hundredths of what a premium beside the opening could earn an opponent that are really lost.
constexpr int kGivenAway = 20;

}  // namespace

Values::Values(const Leaves& leaves, const Variant& variant, const Words& words,
               std::span<const std::uint8_t> tile_counts)
    : leaves_(&leaves), opening_(std::make_shared<Opening>(variant, words, tile_counts, kGivenAway)) {}

Rack Values::rack(std::span<const Tile> tiles, const Variant& variant, const Words& words,
                  const Situation& situation) const {
  if (situation.in_bag == 0) return Rack(tiles, variant, words, Endgame{situation.opponent_points});
  return Rack(tiles, variant, words, *leaves_, {opening_ ? situation.in_bag : BagEnd::kPlenty}, opening_.get());
}

}  // namespace rackhouse
