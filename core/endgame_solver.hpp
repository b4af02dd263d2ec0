// The exact endgame: what the rest of a game is worth if both sides play perfectly, and how they do.
//
// A search with a window of values (principal variation search): a few shallow ones, at whose horizon a position
// is worth what greedy play to the end brings, and then one to the end of the game. The shallow ones only
// find out what to try first. A value is proved once no horizon was in its way: every line that matters was
// looked into to the end. What is proved of a position is never searched again.

#pragma once

#include <array>
#include <chrono>
#include <deque>
#include <functional>
#include <optional>
#include <vector>

#include "endgame_board.hpp"
#include "transposition.hpp"

namespace rackhouse {

// What is known so far; the spread is what the side on turn gains from here on.
struct EndgameAnswer {
  int spread = 0;
  std::optional<int> lower;  // proved bounds
  std::optional<int> upper;
  std::vector<Play> line;    // of the side on turn and the other in turn; without tiles a pass
  std::int64_t nodes = 0;
  int depth = 0;             // plies that were searched in full

  bool is_proved() const { return lower && upper && *lower == *upper; }
};

struct EndgameBudget {
  std::int64_t nodes;
  double seconds;
  // Told now and then what is known so far; ends the search by returning false.
  std::function<bool(const EndgameAnswer&)> go_on;
  // If given, it is enough to know whether the spread is above it, below it or the same.
  std::optional<int> threshold = std::nullopt;
};

class EndgameSolver {
 public:
  // With a table of 2 to the power of `table_bits` buckets of 64 bytes.
  EndgameSolver(EndgameBoard& board, int table_bits) : board_(board), table_(table_bits) {}

  EndgameAnswer solve(const EndgameBudget& budget);

 private:
  static constexpr int kInfinity = 1'000'000'000;

  struct Stopped {};  // thrown where the budget is used up
  // A value for the side on turn, and whether no horizon had a share in it.
  struct Value {
    int value;
    bool is_complete;
  };
  struct Option {
    EndgamePlay play;
    int promise;
  };
  // Memory for one ply of the search.
  struct Ply {
    std::vector<Option> options;
    std::vector<Option> outs;  // plays with which the other side could go out next
    std::array<Key, 2> killers{};
    std::vector<EndgamePlay> line;
  };

  Ply& ply(std::size_t number);
  void count_node();
  Value search(int depth, int alpha, int beta, std::uint16_t first);
  Value after(const Ply& here, const EndgamePlay& play, int depth, int alpha, int beta);
  void list_options(Ply& here, std::uint16_t first);
  static void choose(std::vector<Option>& options, std::size_t at);
  int best_out(const Ply& here, const EndgamePlay& play) const;
  void remember(Ply& here, const EndgamePlay& play, int depth);
  int played_out(std::vector<EndgamePlay>* line = nullptr);
  int best_way_out();
  void search_around(int expected, int depth);
  void compare_with(int threshold);
  bool is_enough() const;
  std::vector<Play> written(const std::vector<EndgamePlay>& line);
  void finish(std::vector<EndgamePlay>& line);

  EndgameBoard& board_;
  Transposition table_;
  std::deque<Ply> plies_;
  std::array<std::array<std::int32_t, 4096>, 2> history_{};
  EndgameAnswer answer_;
  const EndgameBudget* budget_ = nullptr;
  std::chrono::steady_clock::time_point began_;
  std::chrono::steady_clock::time_point told_;
};

}  // namespace rackhouse
