#include "opening.hpp"

#include <bit>
#include <numeric>

namespace rackhouse {

Opening::Opening(const Variant& variant, const Words& words, std::span<const std::uint8_t> tile_counts,
                 int share) {
  const int total = std::accumulate(tile_counts.begin(), tile_counts.end(), 0);
  if (total == 0) return;
  // What an opponent's tile scores on average before the letter, and after it.
  std::array<std::array<int, 64>, 2> fitting{};
  for (Letter letter = 1; letter <= variant.letters; ++letter)
    for (int side : {0, 1}) {
      const std::array own{letter};
      const auto beside = side == 0 ? words.between({}, own) : words.between(own, {});
      for (LetterSet open = beside; open != 0; open &= open - 1) {
        const auto other = static_cast<std::size_t>(std::countr_zero(open));
        if (other < tile_counts.size()) fitting[side][letter] += tile_counts[other] * variant.score[other];
      }
    }
  const int start[2] = {variant.start / variant.columns, variant.start % variant.columns};
  const int lines[2] = {variant.rows, variant.columns};
  for (int direction : {0, 1})
    for (int side : {0, 1}) {
      const int line = start[direction] + (side == 0 ? -1 : 1);
      if (line < 0 || line >= lines[direction]) continue;
      for (int at = 0; at < lines[1 - direction]; ++at) {
        const int square = direction == 0 ? line * variant.columns + at : at * variant.columns + line;
        // The tile scores in two words, and a premium adds everything beyond its own score to each.
        const int added = 2 * (variant.letter_premium[square] * variant.word_premium[square] - 1);
        for (Letter letter = 1; letter <= variant.letters; ++letter)
          given_[direction][at][letter] += static_cast<Equity>(std::int64_t{fitting[side][letter]} * added * share *
                                                               kPoint / (100 * std::int64_t{total}));
      }
    }
}

}  // namespace rackhouse
