// What a game is played with: the board, the words, the tiles, and how it ends.

#pragma once

#include <array>
#include <cstdint>

#include "variant.hpp"
#include "words.hpp"

namespace rackhouse {

// The setting of a game, whoever plays it.
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

struct Hand {
  std::array<Tile, kMaxRack> tiles{};
  int size = 0;
};

}  // namespace rackhouse
