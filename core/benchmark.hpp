// How long the engine's work takes, measured inside the core over games that were played before.
//
// Games are recorded once and then replayed in order, because that is how positions really come: one
// changing board and a new rack each turn. A pass over all of them is timed as a whole, once with only
// laying the plays and once with the work in question at every turn; the difference is the work. No clock
// is read within a pass, and nothing crosses to Python.

#pragma once

#include <vector>

#include "selfplay.hpp"

namespace rackhouse {

struct Timing {
  double seconds = 0;        // processor time of this thread, for the whole pass
  std::int64_t times = 0;    // how often the work was done
  std::int64_t results = 0;  // plays laid or found
};

class Benchmark {
 public:
  enum class Work { kLaying, kRack, kBest, kAll };

  // Records so many games; the setting and the values must outlive it.
  Benchmark(const Setting& setting, const Values& values, int games, std::uint64_t seed);

  // One pass with this work at every turn, including laying the plays.
  Timing time(Work work) const;

 private:
  struct Recorded {
    Turn turn;
    int opponent_points;
  };

  const Setting setting_;
  const Values* values_;
  std::vector<std::vector<Recorded>> games_;
};

}  // namespace rackhouse
