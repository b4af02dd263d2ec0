// Leave values learned by self-play.
//
// A leave is worth as much as racks with it do better than the average rack: over many games, each turn's
// best equity is added to every multiset of tiles in its rack, and a leave's value is its mean minus the
// mean of all. Equities contain the values of the generation before, so values grow over generations.
// Rare leaves are drawn towards the value that additive and pairwise effects, from the leaves one and two
// tiles shorter, would give.
//
// Sums are whole numbers, so the same games give the same values for any number of threads.

#pragma once

#include <cstdint>
#include <vector>

#include "selfplay.hpp"

namespace rackhouse {

// One generation: add games in as many steps as you like, then ask for the values.
class Training {
 public:
  // Players value leaves by `leaves`, which must outlive the training and have a table.
  Training(const Setting& setting, const Leaves& leaves, std::uint64_t seed);

  // Plays games number `first` to below `first + count`.
  void add_games(std::int64_t first, std::int64_t count, int threads);

  std::int64_t turns() const { return turns_; }
  // How many turns had this leave on the rack.
  std::uint32_t seen(std::span<const Tile> leave) const;
  // The learned values; a leave seen `smoothing` times is half its own mean and half the value from its
  // parts.
  Leaves values(double smoothing) const;

 private:
  struct Sums {
    std::vector<std::int64_t> equity;  // by the number of the leave
    std::vector<std::uint32_t> count;
    std::int64_t total = 0;
    std::int64_t turns = 0;
  };

  void add(Sums& sums, const Turn& turn) const;

  const Setting setting_;
  const Leaves* leaves_;
  std::uint64_t seed_;
  Sums sums_;
  std::int64_t turns_ = 0;
};

}  // namespace rackhouse
