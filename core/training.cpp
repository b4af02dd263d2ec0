#include "training.hpp"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace rackhouse {

namespace {

constexpr std::int64_t kBatch = 50;  // games that a thread takes at a time

// The number of a multiset of ascending tiles without one or two of them.
std::uint32_t number_without(const Leaves& leaves, std::span<const Tile> tiles, std::size_t skip,
                             std::size_t also = SIZE_MAX) {
  std::uint32_t number = 0;
  int size = 0;
  for (std::size_t at = 0; at < tiles.size(); ++at)
    if (at != skip && at != also) number += leaves.step(tiles[at], size++);
  return number;
}

// Calls with every multiset of `size` tiles of 0..letters, in the order of their numbers.
template <typename Call>
void for_multisets(int letters, int size, Call&& call) {
  std::vector<Tile> tiles(static_cast<std::size_t>(size), 0);
  for (;;) {
    call(std::span<const Tile>(tiles));
    std::size_t at = 0;
    while (at + 1 < tiles.size() && tiles[at] == tiles[at + 1]) ++at;
    if (at + 1 == tiles.size() && tiles[at] == letters) return;
    ++tiles[at];
    std::fill_n(tiles.begin(), at, Tile{0});
  }
}

}  // namespace

Training::Training(const Setting& setting, const Leaves& leaves, std::uint64_t seed)
    : setting_(setting), leaves_(&leaves), seed_(seed) {
  setting.check();
  if (!leaves.has_table() || leaves.letters() != setting.variant->letters)
    throw std::invalid_argument("Leaves are learned for the alphabet of their table.");
  sums_.equity.assign(leaves.table().size(), 0);
  sums_.count.assign(leaves.table().size(), 0);
}

// Every distinct multiset of up to six tiles of the rack gets the turn's equity.
void Training::add(Sums& sums, const Turn& turn) const {
  std::array<Tile, kMaxRack> tiles;
  for (int next = 0; next < turn.rack_size; ++next) {
    int at = next;
    for (; at > 0 && tiles[at - 1] > turn.rack[next]; --at) tiles[at] = tiles[at - 1];
    tiles[at] = turn.rack[next];
  }
  std::array<std::uint32_t, 1 << kMaxRack> numbers;
  std::array<std::uint8_t, 1 << kMaxRack> sizes;
  numbers[0] = sizes[0] = 0;
  int total = 1;
  for (int at = 0; at < turn.rack_size;) {
    const Tile tile = tiles[at];
    const int step = total;
    for (; at < turn.rack_size && tiles[at] == tile; ++at) {
      const int end = total;
      for (int from = end - step; from < end; ++from, ++total) {
        sizes[total] = static_cast<std::uint8_t>(sizes[from] + 1);
        numbers[total] = numbers[from] + (sizes[from] < Leaves::kRanked ? leaves_->step(tile, sizes[from]) : 0);
      }
    }
  }
  for (int subset = 1; subset < total; ++subset) {
    if (sizes[subset] > Leaves::kRanked) continue;
    sums.equity[numbers[subset]] += turn.equity;
    ++sums.count[numbers[subset]];
  }
  sums.total += turn.equity;
  ++sums.turns;
}

void Training::add_games(std::int64_t first, std::int64_t count, int threads) {
  if (first < 0 || count < 0 || threads < 1)
    throw std::invalid_argument("Games need a number and at least one thread.");
  // Only the values learned so far, so that nothing else is learned.
  const Values values(*leaves_);
  std::vector<Table> tables(static_cast<std::size_t>(threads), Table(setting_, values, values));
  std::vector<Sums> parts(static_cast<std::size_t>(threads));
  for (Sums& part : parts) {
    part.equity.assign(sums_.equity.size(), 0);
    part.count.assign(sums_.count.size(), 0);
  }
  share_out((count + kBatch - 1) / kBatch, threads, [&](int thread, std::int64_t batch) {
    std::vector<Turn> turns;
    const std::int64_t end = std::min(count, (batch + 1) * kBatch);
    for (std::int64_t game = batch * kBatch; game < end; ++game)
      tables[thread].play(seed_of_game(seed_, first + game), false, &turns);
    // With the bag empty there is nothing to keep tiles for.
    for (const Turn& turn : turns)
      if (turn.in_bag > 0) add(parts[thread], turn);
  });
  for (const Sums& part : parts) {
    for (std::size_t number = 0; number < sums_.equity.size(); ++number) {
      sums_.equity[number] += part.equity[number];
      sums_.count[number] += part.count[number];
    }
    sums_.total += part.total;
    sums_.turns += part.turns;
  }
  turns_ = sums_.turns;
}

std::uint32_t Training::seen(std::span<const Tile> leave) const {
  if (leave.size() > Leaves::kRanked) return 0;
  return sums_.count[number_without(*leaves_, leave, SIZE_MAX)];
}

Leaves Training::values(double smoothing) const {
  if (!std::isfinite(smoothing) || smoothing <= 0)
    throw std::invalid_argument("Smoothing is a finite number above 0.");
  const int letters = leaves_->letters();
  Leaves learned(letters);
  if (sums_.turns == 0) return learned;
  const double mean = static_cast<double>(sums_.total) / static_cast<double>(sums_.turns);
  std::vector<double> value(sums_.equity.size(), 0.0);
  for (int size = 1; size <= Leaves::kRanked; ++size) {
    for_multisets(letters, size, [&](std::span<const Tile> tiles) {
      double one = 0, two = 0;
      for (std::size_t skip = 0; skip < tiles.size(); ++skip) {
        one += value[number_without(*leaves_, tiles, skip)];
        for (std::size_t also = skip + 1; also < tiles.size(); ++also)
          two += value[number_without(*leaves_, tiles, skip, also)];
      }
      // The weights with which additive and pairwise effects add up exactly.
      double parts = one;
      if (size == 1) parts = 0;
      if (size > 2) parts = 2.0 / (size - 1) * one - 2.0 / ((size - 1) * (size - 2)) * two;
      const std::uint32_t number = number_without(*leaves_, tiles, SIZE_MAX);
      const double count = sums_.count[number];
      const double own = count > 0 ? static_cast<double>(sums_.equity[number]) / count - mean : 0.0;
      value[number] = (count * own + smoothing * parts) / (count + smoothing);
      const double limit = 300.0 * kPoint;
      learned.set(tiles, static_cast<Equity>(std::lround(std::clamp(value[number], -limit, limit))));
    });
  }
  return learned;
}

}  // namespace rackhouse
