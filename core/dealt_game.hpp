// A game of two to four sides as it stands: the bag in its order, the racks, the board, the score.
//
// Whoever plays decides; this deals, draws and counts.

#pragma once

#include <array>
#include <vector>

#include "candidates.hpp"
#include "random.hpp"
#include "setting.hpp"
#include "values.hpp"

namespace rackhouse {

class DealtGame {
 public:
  static constexpr int kMostSides = 4;

  // The setting must outlive the game.
  explicit DealtGame(const Setting& setting, int sides = 2);

  // Shuffles all tiles and fills all racks; the same for the same seed.
  void deal(std::uint64_t seed);

  int sides() const { return sides_; }
  bool is_over() const { return is_over_; }
  int on_turn() const { return on_turn_; }
  int in_bag() const { return static_cast<int>(bag_.size()); }
  const std::vector<Tile>& bag() const { return bag_; }  // the next tile last
  const Hand& hand(int seat) const { return hands_[seat]; }
  const std::array<std::int32_t, kMostSides>& score() const { return score_; }
  Position& position() { return position_; }
  const Position& position() const { return position_; }
  const Setting& setting() const { return *setting_; }

  // The rack of the side on turn, valued for the turn. A third blank waits for another turn.
  Rack rack(const Values& values) const;
  // So many tiles may be exchanged now.
  int most_exchanged() const { return in_bag() < setting_->exchange_least ? 0 : in_bag(); }

  // What the tiles of all sides but one score.
  int points_of_others(int seat) const;

  // Carries out the choice of the side on turn.
  void make(const Candidate& candidate);

 private:
  void fill(Hand& hand);
  void end(bool went_out);

  const Setting* setting_;
  int sides_;
  Position position_;
  std::vector<Tile> bag_;
  std::array<Hand, kMostSides> hands_{};
  std::array<std::int32_t, kMostSides> score_{};
  Random random_{0};
  int on_turn_ = 0;
  int scoreless_ = 0;
  bool is_over_ = false;
};

// What the tiles of a hand score.
int points_of(const Hand& hand, const Variant& variant);
// Takes the tiles of a candidate out of a hand.
void take_from(Hand& hand, const Candidate& candidate);
// The tiles of a hand that a rack can hold: without a third blank.
Hand usable(const Hand& hand);

}  // namespace rackhouse
