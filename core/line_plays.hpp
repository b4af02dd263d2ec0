// The plays of a side in each line, remembered by what the line looks like.
//
// What can be laid in a line depends on its tiles, its cross-checks and the rack, and in an endgame the
// same lines come back at thousands of nodes: a play at the other end of the board does not change them. So
// the plays of a line are found once for each way it looks, always with the same rack, and whoever reads
// them skips those whose tiles are gone. Memory is limited: when it is full, everything is forgotten, and
// a range read before says that it is out of date.

#pragma once

#include <span>
#include <vector>

#include "place.hpp"
#include "position.hpp"
#include "rack.hpp"
#include "validity.hpp"

namespace rackhouse {

// Spreads the bits of a number over all 64.
inline constexpr std::uint64_t mixed(std::uint64_t value) {
  value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9ULL;
  value = (value ^ (value >> 27)) * 0x94D049BB133111EBULL;
  return value ^ (value >> 31);
}

// Tiles of a rack: a byte for each of its kinds, so that racks are compared and subtracted at once.
using TileCounts = std::uint64_t;
// One of each kind, by letter; the blank at 0.
using TileKinds = std::array<TileCounts, 64>;

inline constexpr bool contains(TileCounts rack, TileCounts tiles) {
  constexpr TileCounts kHighest = 0x8080808080808080;
  return (((rack | kHighest) - tiles) & kHighest) == kHighest;
}

// A play of the endgame: no more than is needed to choose it and to lay it. Without tiles it is the pass.
struct EndgamePlay {
  Key key = 0;  // of its tiles on their squares: what it changes in the key of a board
  TileCounts tiles = 0;
  LaidTiles laid = 0;
  std::int32_t score = 0;
  std::int16_t points = 0;  // what its tiles count on a rack
  Direction direction = Direction::kAcross;
  std::uint8_t line = 0;
  std::uint8_t start = 0;
  std::uint8_t length = 0;
  std::uint8_t count = 0;

  bool is_pass() const { return count == 0; }
};

class LinePlays {
 public:
  // Where the plays of a line are, while nothing has been forgotten.
  struct Range {
    std::uint32_t generation = 0;
    std::uint32_t first = 0;
    std::uint32_t end = 0;
  };

  // The plays of a rack, their tiles counted in these kinds.
  LinePlays(const Rack& rack, const TileKinds& kinds) : rack_(rack), kinds_(kinds) { validity_.begin(); }

  // The plays of a line as it looks now; its windows are renewed if it was never seen so.
  Range find(Position& position, Direction direction, int line);

  bool is_current(const Range& range) const { return range.generation == generation_; }
  std::span<const EndgamePlay> plays(const Range& range) const {
    return {plays_.data() + range.first, plays_.data() + range.end};
  }

 private:
  struct Slot {
    Key key = 0;
    Range range;
  };
  class Taker;

  static constexpr std::size_t kMostPlays = std::size_t{1} << 20;
  static constexpr std::size_t kSlots = std::size_t{1} << 17;

  static Key key_of(const Position& position, Direction direction, int line);
  void generate(Position& position, Direction direction, int line);
  void forget();

  Rack rack_;
  TileKinds kinds_;
  std::uint32_t generation_ = 1;
  std::size_t used_ = 0;
  std::vector<Slot> slots_;  // none until the first question
  std::vector<EndgamePlay> plays_;
  Validity validity_;
};

}  // namespace rackhouse
