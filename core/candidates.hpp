// What a side may do in a turn, the best by static equity first: plays, exchanges, or a pass.

#pragma once

#include <span>
#include <vector>

#include "generator.hpp"
#include "position.hpp"
#include "rack.hpp"
#include "setting.hpp"

namespace rackhouse {

struct Candidate {
  Action action;
  std::uint8_t thrown = 0;                       // tiles exchanged
  Equity equity = 0;
  std::array<Tile, kMaxRack> exchanged{};
  Play play{};

  int score() const { return action == Action::kPlay ? play.score : 0; }
  // Tiles that leave the rack.
  int used() const { return action == Action::kPlay ? play.tiles : thrown; }
};

// The best `count` of all plays and exchanges of up to `most_exchanged` tiles; a play comes before an
// exchange of the same equity. A pass only if there is nothing else.
std::vector<Candidate> best_candidates(const Position& position, const Rack& rack, std::size_t count,
                                       int most_exchanged);

}  // namespace rackhouse
