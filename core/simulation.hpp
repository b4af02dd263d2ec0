// Simulation: what each candidate is worth when a game goes on for a few turns, over many draws of the bag.
//
// A sample deals the unseen tiles once, and every candidate is played on against this same deal, so that luck
// hardly counts between them. The replies are static: best equity. A candidate is worth the points until then
// and the leaves that both sides are left with. Candidates that are worse for certain are dropped; when one is
// left, it is the best with the confidence asked. All totals are integers and looked at only between whole
// rounds, so a number of samples gives the same answer on any machine and any number of threads.

#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "exchange.hpp"
#include "position.hpp"
#include "selfplay.hpp"
#include "values.hpp"
#include "win_model.hpp"

namespace rackhouse {

// A rack that the opponent may hold, and how likely it is beside the others.
struct WeighedRack {
  std::vector<Tile> tiles;
  std::uint32_t weight;
};

struct SimulationQuestion {
  Setting setting;
  Values values;
  std::vector<Tile> cells;            // a byte a square
  std::vector<Tile> rack;
  int opponent_tiles;                 // how many the opponent holds
  std::vector<WeighedRack> racks;     // which ones they may be; without any, all are equally likely
  int scoreless = 0;                  // turns in a row so far
  bool may_pass = true;
  int plies = 2;                      // turns after the candidate
  int candidates = 15;
  std::uint64_t seed = 0;
  // What somebody else makes of some plays and exchanges, as their equity, and how many samples that is worth.
  std::vector<Play> judged_plays{};
  std::vector<Exchange> judged_exchanges{};
  int prior_weight = 0;
  // If given, candidates are compared by so many hundredths of chances to win, and by points for the rest.
  const WinModel* win_model = nullptr;
  int win_percent = 0;
  int lead = 0;                       // points ahead before the turn

  // The tiles of the largest rack; refuses what cannot be simulated.
  int largest_rack() const;
  // What is neither on the board nor on the rack, in order.
  std::vector<Tile> unseen() const;

 private:
  void check() const;
};

struct SimulationBudget {
  std::int64_t samples;     // each candidate at most
  double seconds;
  int error_per_million;    // how often the candidate left over may not be the best
  int threads;
};

// A candidate, and what its samples came to.
struct Simulated {
  Action action;
  Play play;                      // of a play
  Exchange exchange;              // of an exchange
  Equity equity;                  // without simulation
  bool is_open = true;            // it may still be the best
  Equity judged = 0;              // the same as somebody else has judged it
  std::int64_t samples = 0;
  std::int64_t total = 0;         // utility: hundredths of a point, if chances to win do not count
  std::int64_t squares = 0;       // of these
  std::int64_t points = 0;        // hundredths of a point
  std::int64_t chances = 0;       // to win, if there is a model
};

// What a sample comes to.
struct SampleWorth {
  int utility;  // hundredths of a point, if chances to win do not count
  int points;   // hundredths of a point
  int chance;   // to win
};

// What a lead and a chance to win are worth together: a sure win counts as much as 150 points against a draw's 75.
int utility_of(int points, int chance, int win_percent);

struct SimulationAnswer {
  std::vector<Simulated> candidates;  // the best first
  std::int64_t iterations = 0;        // samples of all candidates
  bool is_sure = false;               // one candidate is left
};

// The best plays, exchanges and passes of a turn by static equity, the best first.
std::vector<Simulated> candidates_of(const SimulationQuestion& question, const Position& board);

class Playout;

class Simulation {
 public:
  explicit Simulation(const SimulationQuestion& question);

  // Goes on with the candidates until the budget is used up, or one candidate is left. `go_on` is told the answer
  // so far every few hundredths of a second; false ends the simulation. A call continues where the last one ended.
  SimulationAnswer run(const SimulationBudget& budget, const std::function<bool(const SimulationAnswer&)>& go_on);

 private:
  void add(std::int64_t samples, std::vector<Playout>& playouts);
  void drop(int error_per_million);
  bool is_worse(std::size_t one, std::size_t leader, double deviations) const;
  std::int64_t prior(const Simulated& option) const;
  std::int64_t score(std::size_t option) const { return options_[option].total + priors_[option] * question_.prior_weight; }
  SimulationAnswer answer() const;

  const SimulationQuestion question_;
  Position board_;
  std::vector<Simulated> options_;
  std::vector<std::int64_t> priors_;      // what the candidates are worth before any sample
  std::vector<std::size_t> open_;         // candidates that may still be the best
  std::vector<std::int64_t> products_;    // of each two candidates' worths, the first the higher number
  std::int64_t samples_ = 0;
  int looks_ = 0;
};

}  // namespace rackhouse
