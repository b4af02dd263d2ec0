#include "candidates.hpp"

#include <algorithm>

namespace rackhouse {

std::vector<Candidate> best_candidates(const Position& position, const Rack& rack, std::size_t count,
                                       int most_exchanged) {
  std::vector<Candidate> found;
  for (const Play& play : best_plays(position, rack, count)) {
    Candidate& candidate = found.emplace_back(Candidate{Action::kPlay});
    candidate.play = play;
    candidate.equity = play.equity;
  }
  // Of many exchanges only those are written out that are among the best.
  std::vector<std::pair<Equity, int>> swaps;
  const Equity floor = found.size() < count ? INT32_MIN : found.back().equity;
  const int end = most_exchanged < 1 ? rack.first(1) : rack.first(std::min(most_exchanged, rack.size()) + 1);
  for (int subrack = rack.first(1); subrack < end; ++subrack)
    if (rack.exchange(subrack) > floor) swaps.emplace_back(-rack.exchange(subrack), subrack);
  std::ranges::sort(swaps);
  if (swaps.size() > count) swaps.resize(count);
  for (const auto& [worth, subrack] : swaps) {
    Candidate& candidate = found.emplace_back(Candidate{Action::kExchange});
    candidate.equity = -worth;
    const auto taken = rack.taken(subrack);
    for (std::size_t kind = 0; kind < rack.kinds().size(); ++kind)
      for (int copy = 0; copy < taken[kind]; ++copy) candidate.exchanged[candidate.thrown++] = rack.kinds()[kind];
  }
  std::ranges::stable_sort(found, std::greater<>(), &Candidate::equity);
  if (found.size() > count) found.resize(count);
  if (found.empty()) found.emplace_back(Candidate{Action::kPass}).equity = rack.exchange(rack.first(0));
  return found;
}

}  // namespace rackhouse
