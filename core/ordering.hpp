// Puts plays in the order of Play::comes_before.

#pragma once

#include <vector>

#include "play.hpp"

namespace rackhouse {

// Plays come window by window in the order of their places; what is left is to sort by equity without
// disturbing that order (by digits, since comparing costs more than finding the plays did), and plays
// of one window and one equity by their words.
std::vector<Play> in_order(const std::vector<Play>& plays);

}  // namespace rackhouse
