// What a leave, the tiles kept after a play, is worth, to a hundredth of a point.
//
// Multisets of up to six tiles are numbered without gaps: first no tiles, then one tile, and so on, each
// size by combinatorial rank. The number of a multiset is then a sum of one step per tile, in ascending
// order, and its value is one load from a table of 16-bit numbers (2.2 MB for 26 letters and the blank).
// Longer leaves, and alphabets whose table would be too large, are kept in a hash table.

#pragma once

#include <array>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

#include "vocabulary.hpp"

namespace rackhouse {

class Leaves {
 public:
  static constexpr int kRanked = 6;           // tiles in the longest leave of the table
  static constexpr Equity kUnit = kPoint / 100;  // the unit of the table

  // For an alphabet of so many letters; without a number for any alphabet, but slower.
  explicit Leaves(int letters = kMaxLetters);

  // Tiles ascending, blanks first; a leave that was never set is worth zero. Values are rounded to a
  // hundredth of a point and must be within 327 points of zero.
  void set(std::span<const Tile> tiles, Equity value);
  Equity value(std::span<const Tile> tiles) const;
  // The value set for a leave that is not in the table, if any.
  std::optional<Equity> other(std::span<const Tile> tiles) const;

  int letters() const { return letters_; }
  // Whether no leave has a value.
  bool is_empty() const { return !has_ranked_ && others_.empty(); }
  bool has_table() const { return !steps_.empty(); }
  bool has_others() const { return !others_.empty(); }

  // What a tile, not below those before it, adds to the number of a multiset of so many tiles.
  std::uint32_t step(Tile tile, int size) const { return steps_[tile][size]; }
  Equity value_of_number(std::uint32_t number) const { return values_[number] * kUnit; }

  // The table itself, in the order of the numbers, for saving; empty if there is none.
  std::span<const std::int16_t> table() const { return values_; }
  void set_table(std::span<const std::int16_t> values);

 private:
  static std::uint64_t code(std::span<const Tile> tiles);
  bool is_ranked(std::span<const Tile> tiles) const;
  std::uint32_t number(std::span<const Tile> tiles) const;

  int letters_;
  bool has_ranked_ = false;
  std::vector<std::array<std::uint32_t, kMaxRack>> steps_;
  std::vector<std::int16_t> values_;
  std::unordered_map<std::uint64_t, Equity> others_;
};

}  // namespace rackhouse
