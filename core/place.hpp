// Where plays are found, and plays before they are written out.
//
// A play shares most of its fields with all plays of its window. Until it is known which plays are
// wanted, and in which order, only the little that differs is kept, so each play is written once.

#pragma once

#include <array>
#include <cstring>

#include "lanes.hpp"
#include "play.hpp"

namespace rackhouse {

// The tiles that a play lays, a byte each, the last one lowest; within one place this is word order.
using LaidTiles = std::uint64_t;
static_assert(kMaxRack <= 8);

// Places of blanks in a word.
using BlankPlaces = std::array<std::uint8_t, kMaxBlanks>;
inline constexpr std::uint8_t kNowhere = 0xFF;

// A play found, without its place.
struct Found {
  Equity equity;
  std::int32_t score;
  const Letter* word;
  LaidTiles laid;
  BlankPlaces blanks;
};

// What all plays of a window share.
struct Place {
  Play common{};                                       // everything except the word
  alignas(16) std::array<std::uint8_t, 32> through{};  // all bits where it plays through, and after its end

  // Copies as many letters of a row of kStride as a play has.
  template <std::size_t kStride>
  void write(Play& play, Equity equity, std::int32_t score, const Letter* word, BlankPlaces blanks) const {
    play = common;
    play.equity = equity;
    play.score = score;
    const auto copy = [&](std::size_t at) {
      const std::uint64_t letters = unmasked(word + at, through.data() + at);
      std::memcpy(play.word.data() + at, &letters, 8);
    };
    copy(0);
    copy(8);
    if (kStride > 16) copy(kMaxSide - 8);
    for (const std::uint8_t at : blanks)
      if (at != kNowhere) play.word[at] |= kDeclared;
  }
  void write(Play& play, const Found& found, int stride) const {
    if (stride == 16)
      write<16>(play, found.equity, found.score, found.word, found.blanks);
    else
      write<32>(play, found.equity, found.score, found.word, found.blanks);
  }
};

}  // namespace rackhouse
