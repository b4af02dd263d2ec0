#include "rack.hpp"

#include <algorithm>
#include <limits>
#include <stdexcept>

namespace rackhouse {

struct Rack::Numbered {
  std::array<Key, kMost> key;
  std::array<std::uint64_t, kMost> code;
  std::array<std::uint8_t, kMost> size;
  std::array<std::uint8_t, kMost> blanks;
  std::array<Lanes, kMost> scores;
  std::array<int, kMaxRack> radix;
  std::array<Equity, kMost> worth;      // of the leave
  std::array<Equity, kMost> exchanged;  // the same after an exchange, near the end of the bag
};

namespace {

int points_of(const Lanes& scores) {
  int points = 0;
  for (const std::int16_t score : scores.lane) points += score;
  return points;
}

}  // namespace

void Rack::choose(std::span<const Tile> tiles, const Variant& variant, const Words& words, Numbered& made) {
  if (tiles.size() > kMaxRack) throw std::invalid_argument("A rack has at most 8 tiles.");
  std::array<Tile, kMaxRack> sorted{};
  for (Tile tile : tiles) {
    if (tile > variant.letters) throw std::invalid_argument("There is no such tile in the set.");
    int at = size_++;
    for (; at > 0 && sorted[at - 1] > tile; --at) sorted[at] = sorted[at - 1];
    sorted[at] = tile;
    if (tile == 0) ++have_blanks_;
  }
  if (have_blanks_ > kMaxBlanks) throw std::invalid_argument("A rack has at most two blanks.");

  letter_codes_.fill(std::uint64_t{1} << (4 * kMaxRack));
  made.key[0] = made.code[0] = 0;
  made.size[0] = made.blanks[0] = 0;
  for (int at = 0; at < size_; ++at) {
    const Tile tile = sorted[at];
    if (kind_count_ == 0 || kinds_[kind_count_ - 1] != tile) kinds_[kind_count_++] = tile;
    ++have_[kind_count_ - 1];
  }
  for (int kind = 0; kind < kind_count_; ++kind) {
    const Tile tile = kinds_[kind];
    const Key weight = tile == 0 ? 0 : words.weight(tile);
    const std::uint64_t digit = std::uint64_t{1} << (4 * kind);
    const std::uint8_t blank = tile == 0 ? 1 : 0;
    if (tile != 0) letter_codes_[tile] = digit;
    const int step = made.radix[kind] = total_;
    total_ *= have_[kind] + 1;
    for (int number = step; number < total_; ++number) {
      const int from = number - step;
      made.key[number] = made.key[from] + weight;
      made.code[number] = made.code[from] + (tile == 0 ? 0 : digit);
      made.size[number] = static_cast<std::uint8_t>(made.size[from] + 1);
      made.blanks[number] = static_cast<std::uint8_t>(made.blanks[from] + blank);
    }
  }

  // Once more, best scores first, so that each subrack's scores are in falling order.
  std::array<int, kMaxRack> order;
  for (int kind = 0; kind < kind_count_; ++kind) {
    const int score = kinds_[kind] == 0 ? 0 : variant.score[kinds_[kind]];
    int at = kind;
    for (; at > 0 && kind_scores_[at - 1] < score; --at) {
      kind_scores_[at] = kind_scores_[at - 1];
      order[at] = order[at - 1];
    }
    kind_scores_[at] = static_cast<std::uint8_t>(score);
    order[at] = kind;
  }
  std::array<std::uint16_t, kMost> listed;
  int count = 1;
  listed[0] = 0;
  made.scores[0] = Lanes{};
  for (int at = 0; at < kind_count_; ++at) {
    const int kind = order[at];
    by_score_[at] = kinds_[kind];
    const int before = count;
    count *= have_[kind] + 1;
    for (int next = before; next < count; ++next) {
      const int from = listed[next - before];
      const int number = from + made.radix[kind];
      listed[next] = static_cast<std::uint16_t>(number);
      made.scores[number] = made.scores[from];
      made.scores[number][made.size[from]] = kind_scores_[at];
    }
  }
  scores_ = made.scores[total_ - 1];
}

void Rack::put_in_order(const Words& words, const Numbered& made) {
  std::array<int, kMaxRack + 1> next{};
  for (int number = 0; number < total_; ++number) ++next[made.size[number]];
  for (int size = 0; size <= kMaxRack; ++size) {
    first_[size + 1] = first_[size] + next[size];
    next[size] = first_[size];
  }
  best_leave_.fill(std::numeric_limits<Eighths>::min() / 4);
  for (int number = 0; number < total_; ++number) {
    const int size = made.size[number];
    const int place = next[size]++;
    keys_[place] = made.key[number];
    codes_[place] = made.code[number];
    blanks_[place] = made.blanks[number];
    leaves_[place] = made.worth[total_ - 1 - number];
    if (is_near_end_) exchanges_[place] = made.exchanged[total_ - 1 - number];
    leave_eighths_[place] = eighths_up(leaves_[place]);
    best_leave_[size] = std::max(best_leave_[size], leave_eighths_[place]);
    for (int pair = 0; pair < kMaxRack / 2; ++pair)
      score_columns_[pair][place] = {made.scores[number][2 * pair], made.scores[number][2 * pair + 1]};
    const int index = place - first_[size];
    alone_[size][index / 64] |= std::uint64_t{words.may_have(made.key[number], made.blanks[number])} << index % 64;
  }
  // The padding is read, but its result is ignored.
  std::fill_n(leave_eighths_.begin() + total_, kPadding, 0);
  for (auto& column : score_columns_) std::fill_n(column.begin() + total_, kPadding, ScorePair{});
}

// The sum of additive and pairwise effects, from the multisets one and two tiles shorter.
Equity Rack::by_parts(const Numbered& made, int number) const {
  std::int64_t one = 0, two = 0;
  std::array<int, kMaxRack> copies;
  for (int kind = 0; kind < kind_count_; ++kind) copies[kind] = number / made.radix[kind] % (have_[kind] + 1);
  for (int kind = 0; kind < kind_count_; ++kind) {
    if (copies[kind] == 0) continue;
    const int shorter = number - made.radix[kind];
    one += std::int64_t{copies[kind]} * made.worth[shorter];
    if (copies[kind] > 1) two += std::int64_t{copies[kind] * (copies[kind] - 1) / 2} * made.worth[shorter - made.radix[kind]];
    for (int other = kind + 1; other < kind_count_; ++other)
      if (copies[other] > 0)
        two += std::int64_t{copies[kind] * copies[other]} * made.worth[shorter - made.radix[other]];
  }
  const int size = made.size[number];
  return static_cast<Equity>(2 * ((size - 2) * one - two) / ((size - 1) * (size - 2)));
}

// The learned values of every multiset, by its number.
void Rack::value(const Leaves& leaves, Numbered& made) const {
  if (leaves.is_empty()) {
    std::fill_n(made.worth.begin(), total_, 0);
    return;
  }
  if (leaves.has_table()) {
    std::array<std::uint32_t, kMost> numbers;
    numbers[0] = 0;
    for (int kind = 0; kind < kind_count_; ++kind) {
      const int end = made.radix[kind] * (have_[kind] + 1);
      for (int number = made.radix[kind]; number < end; ++number) {
        const int from = number - made.radix[kind];
        numbers[number] = numbers[from] + leaves.step(kinds_[kind], made.size[from]);
      }
    }
    for (int number = 0; number < total_; ++number)
      if (made.size[number] <= Leaves::kRanked) made.worth[number] = leaves.value_of_number(numbers[number]);
  }
  // Those beyond the table, from short to long: a multiset's parts have lower numbers.
  for (int number = 0; number < total_; ++number) {
    if (leaves.has_table() && made.size[number] <= Leaves::kRanked) continue;
    std::array<Tile, kMaxRack> kept;
    std::size_t count = 0;
    if (leaves.has_others())
      for (int kind = 0; kind < kind_count_; ++kind)
        for (int copies = number / made.radix[kind] % (have_[kind] + 1); copies > 0; --copies)
          kept[count++] = kinds_[kind];
    const auto set = leaves.has_others() ? leaves.other(std::span(kept.data(), count)) : std::nullopt;
    made.worth[number] = set ? *set : leaves.has_table() ? by_parts(made, number) : 0;
  }
}

Rack::Rack(std::span<const Tile> tiles, const Variant& variant, const Words& words, const Leaves& leaves,
           BagEnd bag, const Opening* opening)
    : opening_(opening) {
  if (leaves.has_table() && leaves.letters() < variant.letters)
    throw std::invalid_argument("The leave values are for an alphabet of fewer letters.");
  Numbered made;
  choose(tiles, variant, words, made);
  value(leaves, made);
  is_near_end_ = bag.is_near(size_);
  if (is_near_end_)
    for (int number = 0; number < total_; ++number) {
      const Equity learned = made.worth[number];
      const int points = points_of(made.scores[number]);
      made.worth[number] = BagEnd::corrected(learned, points, bag.in_bag - (size_ - made.size[number]));
      made.exchanged[number] = BagEnd::corrected(learned, points, bag.in_bag);
    }
  put_in_order(words, made);
}

Rack::Rack(std::span<const Tile> tiles, const Variant& variant, const Words& words, Endgame endgame) {
  Numbered made;
  choose(tiles, variant, words, made);
  for (int number = 0; number < total_; ++number) made.worth[number] = Endgame::keeping(points_of(made.scores[number]));
  made.worth[0] = endgame.going_out();
  put_in_order(words, made);
}

std::array<std::uint8_t, kMaxRack> Rack::taken(int subrack) const {
  std::array<std::uint8_t, kMaxRack> taken{};
  for (int kind = 0; kind < kind_count_; ++kind)
    taken[kind] = kinds_[kind] == 0 ? blanks_[subrack]
                                    : static_cast<std::uint8_t>(codes_[subrack] >> (4 * kind) & 0xF);
  return taken;
}

}  // namespace rackhouse
