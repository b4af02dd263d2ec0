// The pre-endgame: a few tiles are left in the bag, and every way in which they may be drawn is looked into.
//
// A play that empties the bag leads to one endgame for each rack that the opponent may hold, and endgames are
// solved: the mean over all of them is exact. After a play that leaves tiles in the bag nobody knows everything
// yet; there both sides go on with their best equity until the bag is empty, with one order of the bag for each
// draw, and that endgame is solved. Candidates are halved round by round, with more draws and deeper searches for
// those that are left. Whatever the number of threads, the same work comes to the same.

#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <mutex>
#include <vector>

#include "endgame_board.hpp"
#include "simulation.hpp"

namespace rackhouse {

struct PreEndgameQuestion {
  // The racks are all that the opponent may hold, each of them whole, with its weight.
  SimulationQuestion turn;
  EndingRules rules;
  int lead = 0;         // points ahead before the turn
  bool by_win = true;   // whether candidates are compared by games won before points, or the other way round

  // Refuses what is no pre-endgame.
  void check() const;
};

struct PreEndgameBudget {
  std::int64_t nodes;
  double seconds;
  int threads;
};

// What is known of a candidate over the draws looked into. Sums are weighed by how likely a draw is.
struct PreEndgameOption {
  Simulated move;
  bool is_decided = false;     // nothing is left to chance or habit once the tiles are drawn
  bool is_open = true;         // it may still be the best
  int draws = 0;               // looked into
  std::int64_t weight = 0;     // of these
  std::int64_t halves = 0;     // won: two for a win, one for a draw
  std::int64_t low_halves = 0;   // the same over all draws, by what is proved; the rest is lost
  std::int64_t high_halves = 0;  // and the rest is won
  std::int64_t points = 0;     // of the final spreads
  bool has_lower = false;      // bounds are proved for all draws
  bool has_upper = false;
  std::int64_t lower_points = 0;
  std::int64_t upper_points = 0;
};

struct PreEndgameAnswer {
  std::vector<PreEndgameOption> options;  // the best first
  int draws = 0;                          // all there are
  std::int64_t weight = 0;                // of all draws
  std::int64_t nodes = 0;
  bool is_settled = false;                // the candidates that were left are settled for all draws
  bool is_complete = false;               // and so are all others
};

class PreEndgame {
 public:
  explicit PreEndgame(PreEndgameQuestion question);

  // Works until everything is settled, the budget is used up or `go_on` returns false; it is told the answer so
  // far every few hundredths of a second, by any of the threads, one at a time.
  PreEndgameAnswer run(const PreEndgameBudget& budget, const std::function<bool(const PreEndgameAnswer&)>& go_on);

 private:
  struct Stopped {};  // thrown where the budget is used up

  // A draw of the unseen tiles.
  struct Draw {
    std::vector<Tile> opponent;
    std::vector<Tile> bag;  // in an order by lot
    std::int64_t weight;
  };
  // What a candidate comes to with a draw: a final spread.
  struct Outcome {
    static constexpr int kUnknown = 1'000'000;

    int spread = 0;
    int lower = -kUnknown;
    int upper = kUnknown;
    std::int64_t nodes = 0;  // that it was given so far

    bool is_tried() const { return nodes > 0; }
    bool is_won_or_lost() const { return lower > 0 || upper < 0 || lower == upper; }
    bool is_exact() const { return lower == upper; }
    bool is_settled(bool by_win) const { return by_win ? is_won_or_lost() : is_exact(); }
  };
  struct Option {
    Simulated move;
    std::vector<Tile> cells;  // of the board after it
    bool is_decided;
    bool is_open = true;
    std::vector<Outcome> outcomes;  // by draw
  };
  struct Worth {
    std::int64_t halves = 0, points = 0, weight = 0;
  };

  void list_draws();
  void list_options();
  bool empties_bag(const Simulated& move) const;
  bool ends_game(const Simulated& move) const;

  void halve();
  void finish(std::size_t option, bool by_win);
  void look_into(std::size_t option, std::size_t draws, std::int64_t nodes, bool by_win);
  Outcome outcome(const Option& option, const Draw& draw, std::int64_t nodes, bool by_win);
  Outcome endgame(std::span<const Tile> cells, const Hand& mover, const Hand& other, int idle, int ahead, int sign,
                  std::int64_t nodes, bool by_win);
  void tell(bool at_once);
  void pause_or_stop();

  std::size_t common_draws(const std::vector<std::size_t>& options) const;
  Worth worth(const Option& option, std::size_t draws) const;
  std::vector<std::size_t> ranked(std::vector<std::size_t> options) const;
  bool is_tied(std::size_t one, std::size_t other) const;
  bool is_settled(std::size_t option, bool by_win) const;
  std::vector<std::size_t> all(bool are_open) const;
  PreEndgameAnswer answer() const;

  const PreEndgameQuestion question_;
  Position board_;
  std::vector<Draw> draws_;
  std::vector<Option> options_;
  bool is_settled_ = false;
  bool is_complete_ = false;

  PreEndgameBudget budget_{};
  const std::function<bool(const PreEndgameAnswer&)>* go_on_ = nullptr;
  std::chrono::steady_clock::time_point began_;
  std::chrono::steady_clock::time_point told_;
  PreEndgameAnswer known_;       // as told meanwhile
  std::mutex telling_;
  std::atomic<std::int64_t> nodes_{0};
  std::atomic<bool> is_stopped_{false};
};

}  // namespace rackhouse
