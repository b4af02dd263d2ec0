// How the end of the bag changes the worth of a leave.
//
// The numbers were measured: docs/engine.md says how, and with what result.

#pragma once

#include <algorithm>
#include <array>

#include "vocabulary.hpp"

namespace rackhouse {

// The bag is empty: the opponent's tiles are all that is unseen.
struct Endgame {
  int opponent_points;

  // Going out takes the opponent's tiles off their score and adds them to ours.
  Equity going_out() const { return 2 * opponent_points * kPoint; }
  // Our leave counts against us once or, if the opponent goes out, twice; and the turn that it takes to
  // get rid of it scores little.
  static Equity keeping(int points) { return -(points * kPoint * 3 / 2 + 8 * kPoint); }
};

// The bag is nearly empty, and a play decides who draws its last tiles.
struct BagEnd {
  int in_bag;  // before the turn

  static constexpr int kPlenty = 1000;

  // Whether any play of so many tiles comes near the end.
  bool is_near(int rack_size) const { return in_bag - rack_size < kFirst + static_cast<int>(kSteps.size()); }

  // The worth of a leave of so many points while so many tiles stay in the bag; negative if the rack
  // cannot be filled.
  static Equity corrected(Equity leave, int points, int left) {
    if (left >= kFirst + static_cast<int>(kSteps.size())) return leave;
    const Step& step = kSteps[static_cast<std::size_t>(std::max(left, kFirst) - kFirst)];
    return step.constant + leave * step.hundredths / 100 + points * step.a_point;
  }

 private:
  struct Step {
    Equity constant;
    int hundredths;  // of the learned value
    Equity a_point;  // for each point of the leave
  };
  static constexpr int kFirst = -3;
  static constexpr std::array<Step, 8> kSteps{{
      {500, 45, -550},
      {-1'000, 45, -200},
      {-1'500, 40, 0},
      {4'500, 70, -200},
      {7'500, 90, -150},
      {6'500, 100, -200},
      {4'000, 110, -200},
      {1'000, 105, -50},
  }};
};

}  // namespace rackhouse
