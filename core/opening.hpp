// What an opening gives away: the open premium squares beside its letters.
//
// A letter of the opening next to a letter premium invites a play alongside, which scores its own tile on
// that premium twice, along and across. Some letters invite more than others: most letters go beside an
// A, hardly any beside a V. How many do, and what they score, comes from the two-letter words and the
// tile set, so no list of vowels is needed, in any language and on any board.

#pragma once

#include <array>
#include <span>

#include "variant.hpp"
#include "vocabulary.hpp"
#include "words.hpp"

namespace rackhouse {

class Opening {
 public:
  // `tile_counts` are the blanks, then each letter. So many hundredths of what a premium could earn an
  // opponent count.
  Opening(const Variant& variant, const Words& words, std::span<const std::uint8_t> tile_counts, int share);

  // What a letter gives away at a place of the opening's line; never negative, so that bounds made
  // without it stay bounds.
  Equity given_away(Direction direction, int at, Letter letter) const {
    return given_[static_cast<int>(direction)][at][letter];
  }

 private:
  std::array<std::array<std::array<Equity, 64>, kMaxSide>, 2> given_{};
};

}  // namespace rackhouse
