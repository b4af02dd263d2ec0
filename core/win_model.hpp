// How likely a side is to win: learned from games of the static player against itself.
//
// For two sides it is a table: by the tiles that the side on turn does not see and its lead, the share of games
// in which what both still scored was enough. Once the bag is empty, by the tiles that each side holds instead.
// For more sides, the points that each still makes, less the average of all, are drawn independently from learned
// distributions, by how soon a side is on turn. All numbers are whole, so the answer is the same everywhere.

#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "dealt_game.hpp"

namespace rackhouse {

class WinModel {
 public:
  static constexpr int kMostSides = DealtGame::kMostSides;
  static constexpr int kSure = 1 << 15;     // a certain win; half of it is a draw
  static constexpr int kReach = 300;        // points of lead that the table tells apart
  static constexpr int kRow = 2 * kReach + 1;
  static constexpr int kQuantiles = 32;
  static constexpr int kTenth = 10;         // quantiles are in tenths of a point
  using Chances = std::array<std::int32_t, kMostSides>;

  // Numbers of 16 bits, least byte first: for 0 to `most_unseen` tiles unseen a row of chances by lead; the same
  // for 1 to 8 tiles held by the side on turn and by the other; then quantiles for three and four sides, each
  // without and with what is left counting double, by tiles unseen, side and share.
  WinModel(int most_unseen, std::span<const std::uint8_t> data);

  static std::size_t bytes(int most_unseen);

  // The chance of the side on turn against one other. `lead` in hundredths of a point; `unseen` are the tiles of
  // the bag and the other's; `held` its own, which matters when the bag is empty.
  int chance(std::int64_t lead, int unseen, int in_bag, int held) const;
  // The chance of each of two to four sides to end first, in the order of their turns, by their scores in
  // hundredths of a point.
  Chances chances(std::span<const std::int64_t> scores, int unseen, int in_bag, int held, bool is_double) const;

 private:
  using Quantiles = std::span<const std::int16_t>;

  std::int64_t scaled(std::int64_t lead, int unseen) const;
  Quantiles quantiles(int sides, bool is_double, int unseen, int side) const;

  int most_unseen_;
  std::vector<std::uint16_t> pairs_;
  std::vector<std::int16_t> more_;
};

}  // namespace rackhouse
