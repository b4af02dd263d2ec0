#include "leaves.hpp"

#include <algorithm>
#include <stdexcept>

namespace rackhouse {

namespace {

constexpr std::uint64_t kLargestTable = 4'000'000;

// The number of multisets of so many tiles from so many kinds.
std::uint64_t multisets(int kinds, int tiles) {
  std::uint64_t count = 1;
  for (int tile = 1; tile <= tiles; ++tile)
    count = count * static_cast<std::uint64_t>(kinds + tile - 1) / static_cast<std::uint64_t>(tile);
  return count;
}

}  // namespace

Leaves::Leaves(int letters) : letters_(letters) {
  if (letters < 1 || letters > kMaxLetters) throw std::invalid_argument("An alphabet has 1 to 50 letters.");
  const int kinds = letters + 1;
  std::uint64_t total = 0;
  for (int size = 0; size <= kRanked; ++size) total += multisets(kinds, size);
  if (total > kLargestTable) return;
  values_.assign(total, 0);
  steps_.assign(static_cast<std::size_t>(kinds), {});
  for (int tile = 0; tile < kinds; ++tile)
    // The tile's rank among multisets one longer, plus a jump over all shorter ones.
    for (int size = 0; size < kRanked; ++size)
      steps_[tile][size] = static_cast<std::uint32_t>(multisets(tile, size + 1) + multisets(kinds, size));
}

bool Leaves::is_ranked(std::span<const Tile> tiles) const {
  return has_table() && tiles.size() <= kRanked &&
         std::ranges::all_of(tiles, [&](Tile tile) { return tile <= letters_; });
}

std::uint32_t Leaves::number(std::span<const Tile> tiles) const {
  std::uint32_t number = 0;
  for (std::size_t at = 0; at < tiles.size(); ++at) number += steps_[tiles[at]][at];
  return number;
}

// Up to 8 tiles of 6 bits each, plus 1 so that a blank is not zero.
std::uint64_t Leaves::code(std::span<const Tile> tiles) {
  std::uint64_t code = 0;
  for (Tile tile : tiles) code = code << 6 | static_cast<std::uint64_t>(tile + 1);
  return code;
}

void Leaves::set(std::span<const Tile> tiles, Equity value) {
  if (tiles.size() > kMaxRack || !std::ranges::is_sorted(tiles) ||
      std::ranges::any_of(tiles, [](Tile tile) { return tile > kMaxLetters; }))
    throw std::invalid_argument("A leave is at most 8 tiles of the alphabet in ascending order.");
  if (value < -32'767 * kUnit || value > 32'767 * kUnit)
    throw std::invalid_argument("A leave is worth at most 327 points either way.");
  const Equity units = (value + (value < 0 ? -kUnit : kUnit) / 2) / kUnit;
  if (is_ranked(tiles)) {
    values_[number(tiles)] = static_cast<std::int16_t>(units);
    has_ranked_ = true;
  } else {
    others_[code(tiles)] = units * kUnit;
  }
}

Equity Leaves::value(std::span<const Tile> tiles) const {
  return is_ranked(tiles) ? value_of_number(number(tiles)) : other(tiles).value_or(0);
}

std::optional<Equity> Leaves::other(std::span<const Tile> tiles) const {
  const auto found = others_.find(code(tiles));
  return found == others_.end() ? std::nullopt : std::optional(found->second);
}

void Leaves::set_table(std::span<const std::int16_t> values) {
  if (values.size() != values_.size())
    throw std::invalid_argument("The leave values are for an alphabet of another size.");
  std::ranges::copy(values, values_.begin());
  has_ranked_ = true;
}

}  // namespace rackhouse
