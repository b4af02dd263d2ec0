// Games of a network against the static player, in pairs with the same tiles, each side beginning once.

#pragma once

#include <cstdint>

#include "letter_model.hpp"
#include "network.hpp"
#include "selfplay.hpp"
#include "values.hpp"

namespace rackhouse {

struct Match {
  std::int64_t pairs = 0;
  std::int64_t turns = 0;     // of the network
  std::int64_t wins = 0;      // of the network, in halves: a draw is one
  std::int64_t squares = 0;   // of these halves of a pair, to know how sure the share is
  std::int64_t margin = 0;    // points of the network less those of the other
  double seconds = 0;         // that the network thought, over all threads
};

// Pairs number `first` to below `first + pairs`; the same for any number of threads.
Match run_match(const Setting& setting, const Values& values, const Network& network, const LetterModel& model,
                int candidates, std::uint64_t seed, std::int64_t first, std::int64_t pairs, int threads);

}  // namespace rackhouse
