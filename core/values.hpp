// What plays are worth beyond their score, by what is known of the bag and the opponent.
//
//   far from the end   what the tiles kept are worth, as learned
//   opening            less what its letters give away beside premium squares
//   end of the bag     the same, corrected by how many tiles the play leaves in the bag: to leave one
//                      or two is good, since the opponent draws them and the last word stays open; to
//                      take the last ones and still be short is not, and what is kept counts for less
//   bag empty          going out earns the opponent's tiles twice; otherwise one's own tiles count
//                      against oneself, and so does the turn that it takes to be rid of them
//
// One place for all who ask: the plays listed, self-play and players.

#pragma once

#include <memory>
#include <span>

#include "leaves.hpp"
#include "opening.hpp"
#include "rack.hpp"

namespace rackhouse {

struct Situation {
  int in_bag;           // before the turn
  int opponent_points;  // what the opponent's tiles score; counts once the bag is empty
};

class Values {
 public:
  // Only score and leave, until the bag is empty.
  explicit Values(const Leaves& leaves) : leaves_(&leaves) {}
  // Everything above; `tile_counts` are the blanks, then each letter.
  Values(const Leaves& leaves, const Variant& variant, const Words& words,
         std::span<const std::uint8_t> tile_counts);

  Rack rack(std::span<const Tile> tiles, const Variant& variant, const Words& words,
            const Situation& situation) const;

 private:
  const Leaves* leaves_;
  std::shared_ptr<const Opening> opening_;
};

}  // namespace rackhouse
