// What a win model learns from, and how well it foretells: games of the static player, two to four sides.

#pragma once

#include <cstdint>
#include <vector>

#include "selfplay.hpp"
#include "values.hpp"
#include "win_model.hpp"

namespace rackhouse {

// How many turns of some games saw so much still to come. With two sides, that is what the lead of the side on
// turn still changed by; there is a row of points for each number of unseen tiles, up to that of the set, then one
// for 1 to 8 tiles held by each once the bag is empty. With more sides there is a row for each number of unseen
// tiles and each side in the order of turns, of the points it still made, less the average of all sides.
std::vector<std::int64_t> win_futures(const Setting& setting, const Values& values, int sides, std::uint64_t seed,
                                      std::int64_t first, std::int64_t games, int threads);

// Positions whose winner was foretold, by stage and foretold chance; chances in shares of WinModel::kSure.
struct WinCheck {
  static constexpr int kStages = 4;  // more than 60 tiles unseen, more than 30, fewer, and the bag empty
  static constexpr int kBins = 20;

  struct Bin {
    std::int64_t positions = 0;
    std::int64_t foretold = 0;
    std::int64_t won = 0;  // who share the first place share the win
  };
  std::array<std::array<Bin, kBins>, kStages> bins{};
};

// Of each game one turn of each stage and one side, by lot.
WinCheck check_win_model(const WinModel& model, const Setting& setting, const Values& values, int sides,
                         std::uint64_t seed, std::int64_t first, std::int64_t games, int threads);

}  // namespace rackhouse
