// Variants, words, boards and racks out of an input.

#pragma once

#include <vector>

#include "input.hpp"
#include "random.hpp"
#include "variant.hpp"
#include "vocabulary.hpp"

namespace rackhouse {

using Word = std::vector<Letter>;

inline constexpr int kMostWords = 48;

// Perhaps one that Variant::check refuses: its premiums multiply to more than there is room for.
inline Variant variant_from(Input& input) {
  Variant variant;
  variant.rows = input.between(2, kMaxSide);
  variant.columns = input.between(2, kMaxSide);
  variant.start = (input.byte() * 2 + input.between(0, 1)) % variant.squares();
  // Few letters make many words; now and then as many as there can be.
  variant.letters = input.flag() ? input.between(1, 5) : input.between(1, kMaxLetters);
  variant.bonus_tiles = input.between(1, 9);
  variant.bonus_points = input.between(0, 250) * 4;
  variant.opening_tiles = input.between(0, 4);
  Random random(static_cast<std::uint64_t>(input.byte()));
  const int highest_score = input.between(0, 50), highest_premium = input.between(1, 9);
  const int premium_every = input.between(1, 20);
  for (int letter = 1; letter <= variant.letters; ++letter)
    variant.score[letter] = static_cast<std::uint8_t>(random.below(static_cast<std::uint32_t>(highest_score + 1)));
  const auto premium = [&] {
    const bool is_plain = random.below(static_cast<std::uint32_t>(premium_every)) != 0;
    return static_cast<std::uint8_t>(is_plain ? 1 : 1 + random.below(static_cast<std::uint32_t>(highest_premium)));
  };
  for (int square = 0; square < variant.squares(); ++square) {
    variant.letter_premium[square] = premium();
    variant.word_premium[square] = premium();
  }
  return variant;
}

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
