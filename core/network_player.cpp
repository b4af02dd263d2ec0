#include "network_player.hpp"

#include <algorithm>
#include <stdexcept>

namespace rackhouse {

NetworkPlayer::NetworkPlayer(const Network& network, const LetterModel& model,
                             const TileCounts& tile_counts, std::size_t candidates)
    : network_(&network), features_(model, tile_counts), candidates_(candidates),
      inputs_(static_cast<std::size_t>(features_.count())) {
  if (network.shape().letters != model.letters() || network.shape().inputs != features_.count())
    throw std::invalid_argument("The network is for another alphabet.");
}

void NetworkPlayer::weigh(Position& position, std::span<const Tile> tiles, int in_bag,
                          std::vector<Candidate>& candidates) {
  if (in_bag < 1 || candidates.size() < 2) return;
  features_.begin(position, tiles, in_bag, candidates.front().equity);
  for (Candidate& candidate : candidates) {
    features_.write(position, candidate, inputs_);
    candidate.equity += network_->value(inputs_);
  }
  std::ranges::stable_sort(candidates, std::greater<>(), &Candidate::equity);
}

Candidate NetworkPlayer::choose(Position& position, const Rack& rack, std::span<const Tile> tiles, int in_bag,
                                int most_exchanged) {
  std::vector<Candidate> candidates =
      best_candidates(position, rack, in_bag < 1 ? 1 : candidates_, most_exchanged);
  weigh(position, tiles, in_bag, candidates);
  return candidates.front();
}

}  // namespace rackhouse
