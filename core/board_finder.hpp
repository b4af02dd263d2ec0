// Finds a board in a picture: lines, quadrilaterals of lines, and the one that fits best.

#pragma once

#include "board_fit.hpp"

namespace rackhouse {

struct FoundBoard {
  Corners corners;
  Fit fit;
};

// The best place for a board, even if it fits badly; no corners are found where there are no lines at all.
FoundBoard find_board(const Photo& photo, const Plan& plan);

// The place near given corners where it fits best.
FoundBoard refine_board(const Photo& photo, const Plan& plan, const Corners& corners);

}  // namespace rackhouse
