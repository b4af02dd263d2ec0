// How often letters stand where in the words of a list, alone and beside others.
//
// From it follows how many words may be expected to fit a place of the board, without looking for them.
// It is counted on the list itself, so it works for any language.

#pragma once

#include <array>
#include <vector>

#include "vocabulary.hpp"
#include "words.hpp"

namespace rackhouse {

class LetterModel {
 public:
  // A row of numbers by letter.
  using Row = std::array<double, 64>;
  using Rows = std::array<Row, 64>;

  explicit LetterModel(const Words& words);

  int letters() const { return letters_; }
  // The number of words of so many letters.
  double words(int length) const { return words_[length]; }

  // The share of words with this letter at their beginning and end, and the letter's share of what is between.
  const Row& first() const { return first_; }
  const Row& inner() const { return inner_; }
  const Row& last() const { return last_; }
  // The same, if the letter of the outer index goes before.
  const Rows& inner_after() const { return inner_after_; }
  const Rows& last_after() const { return last_after_; }
  // And if it comes next.
  const Rows& first_ahead() const { return first_ahead_; }
  const Rows& inner_ahead() const { return inner_ahead_; }
  // How many times more often a letter stands inside if the letter of the outer index comes next.
  const Rows& lift() const { return lift_; }

  // The tables by neighbour once more, the other way round: by the letter itself, then the neighbour.
  const Rows& turned(const Rows& table) const {
    return turned_[&table == &inner_after_ ? 0 : &table == &last_after_ ? 1 : &table == &first_ahead_ ? 2 : 3];
  }

 private:
  int letters_;
  std::array<double, kMaxSide + 1> words_{};
  Row first_{}, inner_{}, last_{};
  Rows inner_after_{}, last_after_{}, first_ahead_{}, inner_ahead_{}, lift_{};
  std::array<Rows, 4> turned_{};
};

}  // namespace rackhouse
