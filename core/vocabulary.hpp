// The vocabulary of the engine: letters, tiles, squares, points.

#pragma once

#include <array>
#include <cstdint>

namespace rackhouse {

// A tile as on the Python side: 0 is an undeclared blank, 1.. are the letters of the alphabet, a declared
// blank is its letter with kDeclared set, and an empty square of a board is kEmpty.
using Tile = std::uint8_t;
// A letter of the alphabet, from 1; never a blank.
using Letter = std::uint8_t;
// One bit for each letter: bit n is letter n, bit 0 is unused.
using LetterSet = std::uint64_t;
// Thousandths of a point, so that equities are exact and compare the same everywhere.
using Equity = std::int32_t;
// The sum of the random weights of a multiset's letters: equal multisets have equal keys.
using Key = std::uint64_t;

inline constexpr Tile kDeclared = 0x40;
inline constexpr Tile kEmpty = 0xFF;
inline constexpr int kMaxLetters = 50;
inline constexpr int kMaxSide = 21;
inline constexpr int kMaxSquares = kMaxSide * kMaxSide;
inline constexpr int kMaxRack = 8;
inline constexpr int kMaxBlanks = 2;
inline constexpr Equity kPoint = 1000;

inline constexpr Letter letter_of(Tile tile) { return tile & (kDeclared - 1); }
inline constexpr bool is_blank(Tile tile) { return tile == 0 || (tile & kDeclared) != 0; }

// Prefetches memory that will be read soon.
inline void prefetch([[maybe_unused]] const void* address) {
#if defined(__GNUC__)
  __builtin_prefetch(address);
#endif
}

enum class Direction : std::uint8_t { kAcross, kDown };

inline constexpr Direction other(Direction direction) {
  return direction == Direction::kAcross ? Direction::kDown : Direction::kAcross;
}

}  // namespace rackhouse
