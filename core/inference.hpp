// What the opponent may have kept, judged by what it did in its last turn.
//
// Every rack that it may have held is asked what it would have done: its best moves by equity, each as likely as
// half of one that is better by so many points, and now and then anything else. By Bayes' rule, a leave is as
// likely as it is to be drawn, times how likely the rack was to make this move. With few leaves all are tried,
// with many a sample of them.

#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "candidates.hpp"
#include "simulation.hpp"

namespace rackhouse {

struct InferenceQuestion {
  Setting setting;
  Values values;
  std::vector<Tile> cells;        // before the turn
  std::vector<Tile> cells_after;  // after it
  std::vector<Tile> hidden;       // what is on neither the board after it nor our rack
  int held;                       // tiles on the opponent's rack before the turn
  int in_bag;                     // tiles in the bag before the turn
  int thrown = 0;                 // tiles exchanged; the turn was a play if none
  Equity halving = 2 * kPoint;    // a move that is worse by this is half as likely

  // Tiles that the opponent laid.
  int laid() const;
  // Refuses what cannot have happened; called once.
  void check() const;
};

struct InferenceBudget {
  std::int64_t most_exact;  // so many leaves are all tried; with more, so many are drawn
  std::int64_t samples;
  std::uint64_t seed;
  int threads;
};

struct WeighedLeave {
  std::vector<Tile> tiles;
  std::uint64_t weight;
};

struct InferenceAnswer {
  std::vector<WeighedLeave> leaves;  // in order
  std::int64_t tried = 0;            // racks
  bool is_exact = false;             // every leave was tried
};

// `go_on` is told the share done in thousandths, and ends it by returning false; what was tried until then counts.
InferenceAnswer infer(const InferenceQuestion& question, const InferenceBudget& budget,
                      const std::function<bool(int)>& go_on);

}  // namespace rackhouse
