// What a network learns from: candidates of games of the static player, and how well each of them turned out.
//
// A candidate turns out as its score, less the opponent's best equity after it, plus the mover's own best
// equity after that. All candidates of a position meet the same opponent's rack and the same order of the
// bag, so that only what they do differently counts.

#pragma once

#include <cstdint>
#include <vector>

#include "letter_model.hpp"
#include "selfplay.hpp"
#include "values.hpp"

namespace rackhouse {

struct RowPlan {
  int candidates = 15;    // the best of a position by static equity,
  int per_position = 8;   // so many of them, drawn; positions with fewer are left out
  int deals = 1;          // each played on with so many deals: that of the game, then others drawn
};

// The rows of games number `first` to below `first + games`, game by game, position by position: the
// features, then what the candidate turned out better than its static equity, in 1/32 of a point. The same
// for any number of threads.
std::vector<std::int16_t> network_rows(const Setting& setting, const Values& values, const LetterModel& model,
                                       const RowPlan& plan, std::uint64_t seed, std::int64_t first,
                                       std::int64_t games, int threads);

}  // namespace rackhouse
