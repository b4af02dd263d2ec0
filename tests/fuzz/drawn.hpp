// Words, boards and racks out of an input.

#pragma once

#include <vector>

#include "input.hpp"
#include "variant.hpp"
#include "vocabulary.hpp"

namespace rackhouse {

using Word = std::vector<Letter>;

inline constexpr int kMostWords = 48;

inline std::vector<Word> words_from(Input& input, int letters) {
  std::vector<Word> words(static_cast<std::size_t>(input.between(0, kMostWords)));
  for (std::size_t at = 0; at < words.size(); ++at) {
    // A word of its own, or an older one with letters before and behind: hooks and extensions.
    const int form = input.byte();
    if (at > 0 && form % 3 == 0) words[at] = words[static_cast<std::size_t>(form / 3) % at];
    for (int more = at > 0 && form % 3 == 0 ? form % 2 + 1 : form % 23; more > 0; --more) {
      const int value = input.byte();
      const Letter letter = static_cast<Letter>(value % letters + 1);
      words[at].insert(value > 127 ? words[at].begin() : words[at].end(), letter);
    }
  }
  return words;
}

// Tiles anywhere, in no order that play could give them.
inline std::vector<Tile> strewn(Input& input, const Variant& variant) {
  std::vector<Tile> cells(static_cast<std::size_t>(variant.squares()), kEmpty);
  for (int more = input.byte(); more > 0; --more) {
    const int value = input.byte();
    cells[static_cast<std::size_t>(input.byte() * 2 + value % 2) % cells.size()] =
        static_cast<Tile>((value / 2 % variant.letters + 1) | (value > 230 ? kDeclared : 0));
  }
  return cells;
}

inline std::vector<Tile> rack_from(Input& input, int letters) {
  std::vector<Tile> rack(static_cast<std::size_t>(input.between(0, kMaxRack)));
  int blanks = 0;
  for (Tile& tile : rack) {
    const int value = input.byte();
    tile = value > 210 && blanks++ < kMaxBlanks ? Tile{0} : static_cast<Tile>(value % letters + 1);
  }
  return rack;
}

}  // namespace rackhouse
