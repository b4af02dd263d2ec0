// What each window of a position can be worth at most, and the windows in that order.
//
// Two bounds, the smaller counts: the rack's best tiles on the heaviest squares; and, where squares
// have cross-checks, the best tile that fits on each of them, the rest as before. The windows are put
// in order by counting, in steps of a point: order within a step is not needed, since every window's
// own bound is looked at before it is taken.

#pragma once

#include <array>
#include <bit>
#include <vector>

#include "position.hpp"
#include "rack.hpp"

namespace rackhouse {

// The squares of a line, as bits, on which no tile of the rack fits.
inline std::uint32_t unfit(const Line& line, const Rack& rack) {
  std::uint32_t unfit = 0;
  for (std::uint32_t squares = line.crossed; squares != 0; squares &= squares - 1) {
    const int at = std::countr_zero(squares);
    if (rack.best_fitting(line.allowed[at]) < 0) unfit |= 1u << at;
  }
  return unfit;
}

struct Bound {
  const Window* window;
  Eighths most;
  std::int32_t fitting;  // what the best tiles that fit on the crossed squares can score there
};

class Bounds {
 public:
  void fill(const Position& position, const Rack& rack);

  // Hands over the bounds from the highest step down, until told that a step is too low: `take`
  // returns whether the window's bound was still high enough.
  template <typename Take>
  void for_falling(Take&& take) const {
    for (int at = 0; at < count_; ++at) {
      const Bound& bound = sorted_[at];
      if (take(bound)) continue;
      // All behind it are in its step or lower: too low as well, the rest of its own step apart.
      const int step = step_of(bound.most);
      for (++at; at < count_ && step_of(sorted_[at].most) == step; ++at) take(sorted_[at]);
      return;
    }
  }

 private:
  static constexpr int kSteps = 256;
  static constexpr Eighths kLowest = -64 * 8;

  // The first step and the last take all that lies beyond them.
  static int step_of(Eighths most) {
    const int step = (most - kLowest) >> 3;
    return step < 0 ? 0 : step >= kSteps ? kSteps - 1 : step;
  }

  int count_ = 0;
  std::vector<Bound> found_;
  std::vector<Bound> sorted_;
};

}  // namespace rackhouse
