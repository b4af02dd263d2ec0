// What may be played next on a board, as expectations: how many plays of how many points a hand is likely
// to have, without looking for any.
//
// For every window of the board: the number of words of its length, times how often the letters played
// through stand there, times for each empty square how often a letter that may stand there and is at hand
// does, times a share for the tiles that other squares have used up. One square alone is exact: which
// letters fit is known there. All numbers are doubles, multiplied and added in a fixed order, so they are
// the same bits on every machine.

#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "letter_model.hpp"
#include "position.hpp"

namespace rackhouse {

// Tiles of each kind; blanks at 0.
using TileCounts = std::array<std::uint8_t, 64>;

// Letters that a side may have: some for certain, others drawn from unseen tiles.
class LikelyHand {
 public:
  // Holds `kept` and so many more of `unseen`.
  void fill(const LetterModel& model, const Variant& variant, const TileCounts& kept, const TileCounts& unseen,
            int drawn);

  double natural(Letter letter) const { return natural_[letter]; }  // chance of the tile itself
  double blank() const { return blank_; }                           // and of any blank
  LetterSet possible() const { return possible_; }
  double chance(Letter letter) const { return chance_[letter]; }    // as one of several tiles
  double points(Letter letter) const { return points_[letter]; }    // what it then scores

  // Sums over all letters of their share in the model times their chance, or points.
  struct Sums {
    double first, inner, last, points;
    LetterModel::Row inner_after, last_after, first_ahead, inner_ahead, points_after, points_ahead;
  };
  const Sums& sums() const { return sums_; }
  double average_points() const { return average_points_; }

 private:
  double blank_ = 0;
  double average_points_ = 0;
  LetterSet possible_ = 0;
  LetterModel::Row natural_, chance_, points_;
  Sums sums_;
};

// The expectations of a line, or of a whole board.
struct HazardSums {
  static constexpr int kBuckets = 20;
  static constexpr int kBucketPoints = 4;

  std::array<double, kBuckets> plays{};  // by score, without the bonus plays
  double bonus = 0;                      // plays that earn the bonus,
  double bonus_points = 0;               // and their scores
  double single = 0;                     // plays of one tile
  double tripled = 0;                    // plays whose word counts three times or more
  double points = 0;                     // the scores of all plays without bonus
  double crossed = 0;                    // plays of several tiles that form cross words
  double largest_bonus = 0;              // of one line
  double largest_points = 0;

  void add_line(const HazardSums& line);
};

// What a hand may play in one line of a board.
HazardSums hazards_of_line(const Position& position, Direction direction, int number, const LetterModel& model,
                           const LikelyHand& hand);

inline constexpr int kHazards = 32;

// The sums of a board as whole numbers, the expected best score among them.
void write_hazards(const HazardSums& sums, const LikelyHand& hand, std::span<std::int16_t, kHazards> numbers);

}  // namespace rackhouse
