// Questions of people who learn words: what some letters make, and what fits a pattern.
//
// All words are read once for each answer, which takes a millisecond or two.

#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "words.hpp"

namespace rackhouse {

// How many of each letter there are; blanks at 0.
using LetterCounts = std::array<std::uint8_t, 64>;

// The words of `least` to `most` letters that these letters and blanks make, each ended by a zero.
std::vector<Letter> words_made_of(const Words& words, const LetterCounts& counts, int least, int most);

// In a pattern: any one letter, and any number of letters, including none.
inline constexpr Letter kAnyLetter = 0;
inline constexpr Letter kAnyLetters = 0xFF;

// The words that fit a pattern from end to end, each ended by a zero.
std::vector<Letter> words_like(const Words& words, std::span<const Letter> pattern);

}  // namespace rackhouse
