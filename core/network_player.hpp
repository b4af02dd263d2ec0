// Chooses by static equity corrected by a network, among the best candidates.

#pragma once

#include <span>
#include <vector>

#include "candidates.hpp"
#include "features.hpp"
#include "network.hpp"

namespace rackhouse {

class NetworkPlayer {
 public:
  static constexpr std::size_t kCandidates = 15;

  // Everything given must outlive the player.
  NetworkPlayer(const Network& network, const LetterModel& model, const TileCounts& tile_counts,
                std::size_t candidates = kCandidates);

  // Adds the network's correction to the equity of each candidate, and puts the best first. The position
  // is as before, afterwards too. With the bag empty everything is known, and nothing is corrected.
  void weigh(Position& position, std::span<const Tile> tiles, int in_bag, std::vector<Candidate>& candidates);

  // The best candidate of a turn.
  Candidate choose(Position& position, const Rack& rack, std::span<const Tile> tiles, int in_bag,
                   int most_exchanged);

 private:
  const Network* network_;
  Features features_;
  std::size_t candidates_;
  std::vector<std::int16_t> inputs_;
};

}  // namespace rackhouse
