// Games of two static players against each other: best equity, no look-ahead.

#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <vector>

#include "generator.hpp"
#include "position.hpp"
#include "random.hpp"
#include "values.hpp"
#include "variant.hpp"
#include "words.hpp"

namespace rackhouse {

// The setting of a game between two players.
struct Setting {
  const Variant* variant;
  const Words* words;
  std::array<std::uint8_t, 64> tiles{};  // how many of each; blanks at 0
  int rack_size = 7;
  int scoreless_turns = 6;               // so many in a row end the game
  int exchange_least = 7;                // the bag must have this many, and as many as are exchanged
  bool double_to_out = false;            // the side that goes out gets the others' tiles twice, and nobody loses theirs

  // Refuses impossible settings; called once, at the border.
  void check() const;
};

enum class Action : std::uint8_t { kPlay, kExchange, kPass };

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

struct Hand {
  std::array<Tile, kMaxRack> tiles{};
  int size = 0;
};

struct Outcome {
  std::array<std::int32_t, 2> score{};   // by seat
  std::array<std::int32_t, 2> bonuses{};
  std::array<Hand, 2> left{};            // the final racks
  std::int32_t turns = 0;
};

// Plays many games, one after the other, in the same memory.
class Table {
 public:
  Table(const Setting& setting, const Values& first, const Values& second);

  // One game; the same for the same seed. Turns are added to `turns`, if given.
  Outcome play(std::uint64_t seed, bool second_begins = false, std::vector<Turn>* turns = nullptr);

 private:
  struct Seat {
    const Values* values = nullptr;
    std::array<Tile, kMaxRack> rack{};
    int size = 0;
  };

  Turn choose(const Seat& seat, const Seat& opponent) const;
  void fill(Seat& seat);
  void exchange(Seat& seat, const Turn& turn, Random& random);
  int points(const Seat& seat) const;

  const Setting setting_;
  std::array<Values, 2> values_;
  Position position_;
  std::vector<Tile> bag_;
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
