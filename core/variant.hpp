// A variant: the board's size and premiums, the letters' scores, the bonus. All of it is data.

#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <stdexcept>

#include "vocabulary.hpp"

namespace rackhouse {

struct Variant {
  int rows = 0;
  int columns = 0;
  int start = 0;  // the square that an opening covers
  int letters = 0;
  int bonus_tiles = 7;
  int bonus_points = 50;
  int opening_tiles = 2;
  std::array<std::uint8_t, 64> score{};  // by letter; blanks score zero
  std::array<std::uint8_t, kMaxSquares> letter_premium{};
  std::array<std::uint8_t, kMaxSquares> word_premium{};

  int squares() const { return rows * columns; }

  // Refuses what the engine has no room for; called once, at the border.
  void check() const {
    if (rows < 2 || columns < 2 || rows > kMaxSide || columns > kMaxSide)
      throw std::invalid_argument("A board has 2 to 21 rows and columns.");
    if (letters < 1 || letters > kMaxLetters)
      throw std::invalid_argument("An alphabet has 1 to 50 letters.");
    if (start < 0 || start >= squares()) throw std::invalid_argument("The start is off the board.");
    for (int square = 0; square < squares(); ++square)
      if (letter_premium[square] < 1 || letter_premium[square] > 9 || word_premium[square] < 1 ||
          word_premium[square] > 9)
        throw std::invalid_argument("A premium multiplies by 1 to 9.");
    if (bonus_points < 0 || bonus_points > 1000 || bonus_tiles < 1)
      throw std::invalid_argument("A bonus is 0 to 1000 points for at least one tile.");
    for (int letter = 1; letter <= letters; ++letter)
      if (score[letter] > 50) throw std::invalid_argument("A letter scores 0 to 50 points.");
    // Weights of squares are stored in 16 bits, and equities in 32.
    const int weight = heaviest_square();
    const int best = *std::max_element(score.begin(), score.end());
    if (weight > INT16_MAX || weight * std::max(best, 1) > 1'000'000 / kMaxSide)
      throw std::invalid_argument("The premiums of one line multiply to more than the engine has room for.");
  }

  // The most that a tile's score can be multiplied by, in its word and a cross word.
  int heaviest_square() const {
    const int letter = *std::max_element(letter_premium.begin(), letter_premium.begin() + squares());
    const int word = *std::max_element(word_premium.begin(), word_premium.begin() + squares());
    int most = 1;
    for (bool across : {true, false})
      for (int line = 0; line < (across ? rows : columns); ++line) {
        std::array<int, kMaxSide> premiums{};
        const int length = across ? columns : rows;
        for (int at = 0; at < length; ++at)
          premiums[at] = word_premium[across ? line * columns + at : at * columns + line];
        std::sort(premiums.begin(), premiums.end(), std::greater<>());
        int product = 1;
        for (int tile = 0; tile < std::min(kMaxRack, length); ++tile)
          product = std::min(product * premiums[tile], INT16_MAX);
        most = std::max(most, product);
      }
    return letter * (most + word);
  }
};

}  // namespace rackhouse
