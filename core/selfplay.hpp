// Games of two static players against each other: best equity, no look-ahead.

#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <vector>

#include "dealt_game.hpp"
#include "setting.hpp"
#include "values.hpp"

namespace rackhouse {

struct Turn {
  Action action;
  std::uint8_t seat;       // 0 or 1; 0 began
  std::uint8_t rack_size;
  std::uint8_t thrown;     // tiles exchanged
  std::uint8_t in_bag;     // before the turn
  Equity equity;
  std::array<Tile, kMaxRack> rack;       // before the turn, unordered
  std::array<Tile, kMaxRack> exchanged;
  Play play;
};
static_assert(sizeof(Turn) == 64, "Python unpacks it");

struct Outcome {
  std::array<std::int32_t, 2> score{};   // by seat
  std::array<std::int32_t, 2> bonuses{};
  std::array<Hand, 2> left{};            // the final racks
  std::int32_t turns = 0;
};

// Plays many games, one after the other, in the same memory.
class Table {
 public:
  // The setting must outlive the table.
  Table(const Setting& setting, const Values& first, const Values& second);

  // One game; the same for the same seed. Turns are added to `turns`, if given.
  Outcome play(std::uint64_t seed, bool second_begins = false, std::vector<Turn>* turns = nullptr);

 private:
  Turn choose(const Values& values) const;

  std::array<Values, 2> values_;
  DealtGame game_;
};

// The totals of many games, by player: the first, then the second.
struct Summary {
  std::int64_t games = 0;
  std::int64_t turns = 0;
  std::int64_t draws = 0;
  std::array<std::int64_t, 2> wins{};
  std::array<std::int64_t, 2> points{};
  std::array<std::int64_t, 2> bonuses{};
  std::int64_t starter_wins = 0;

  double win_share() const {  // of the first player; a draw is half
    return games == 0 ? 0.5 : static_cast<double>(2 * wins[0] + draws) / static_cast<double>(2 * games);
  }
};

// Plays so many games from the number `from` on, the players beginning alternately; the same for any
// number of threads, because a game depends only on the seed and its number.
Summary run_games(const Setting& setting, const Values& first, const Values& second, std::int64_t games,
                  int threads, std::uint64_t seed, std::int64_t from = 0);

// Replays one of these games and adds its turns to `turns`.
Outcome replay_game(const Setting& setting, const Values& first, const Values& second, std::uint64_t seed,
                    std::int64_t number, std::vector<Turn>& turns);

// The seed of one game of many.
std::uint64_t seed_of_game(std::uint64_t seed, std::int64_t number);

// Calls work(thread, number) for every number from 0 to below `count`, on so many threads.
void share_out(std::int64_t count, int threads, const std::function<void(int, std::int64_t)>& work);

}  // namespace rackhouse
