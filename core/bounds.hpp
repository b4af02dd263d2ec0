// The most that each window of a position can be worth, and the windows in that order.
//
// The smaller of two bounds counts: the rack's best tiles on the heaviest squares; and, where squares
// have cross-checks, the best tile that fits on each of them, the rest as before. Windows are sorted by
// counting, in steps of a point: the order within a step does not matter, because every window's own
// bound is checked before it is taken.

#pragma once

#include <array>
#include <bit>
#include <vector>

#include "changes.hpp"
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
  std::int32_t fitting;  // the most that fitting tiles can score on the crossed squares
};

class Bounds {
 public:
  // Of all windows, or only of those that see a change.
  void fill(const Position& position, const Rack& rack, const Changes* changes = nullptr);

  // Passes on the bounds from the highest step down, until a step is too low: `take` returns whether the
  // window's bound was still high enough.
  template <typename Take>
  void for_falling(Take&& take) const {
    for (int at = 0; at < count_; ++at) {
      const Bound& bound = sorted_[at];
      if (take(bound)) continue;
      // The rest of this step may still be high enough; everything after it is too low.
      const int step = step_of(bound.most);
      for (++at; at < count_ && step_of(sorted_[at].most) == step; ++at) take(sorted_[at]);
      return;
    }
  }

 private:
  static constexpr int kSteps = 256;
  static constexpr Eighths kLowest = -64 * 8;

  // The first and last step also take everything beyond them.
  static int step_of(Eighths most) {
    const int step = (most - kLowest) >> 3;
    return step < 0 ? 0 : step >= kSteps ? kSteps - 1 : step;
  }

  int count_ = 0;
  std::vector<Bound> found_;
  std::vector<Bound> sorted_;
};

}  // namespace rackhouse
