#include "win_model.hpp"

#include <algorithm>
#include <stdexcept>

namespace rackhouse {

namespace {

constexpr int kMostUnseen = 250;
constexpr int kHundredths = 100;
constexpr std::int64_t kWhole = 1 << 16;  // all of a distribution

std::size_t count_of_pairs(int most_unseen) {
  return std::size_t(most_unseen + 1 + kMaxRack * kMaxRack) * WinModel::kRow;
}

std::size_t count_of_more(int most_unseen) {
  return std::size_t(2 * (3 + 4)) * std::size_t(most_unseen + 1) * WinModel::kQuantiles;
}

std::int64_t square_root(std::int64_t value) {
  std::int64_t root = 0;
  for (std::int64_t bit = std::int64_t{1} << 31; bit > 0; bit >>= 1)
    if ((root + bit) * (root + bit) <= value) root += bit;
  return root;
}

// The share of a distribution below a value; beyond its ends, the last share thins out with the square of the
// distance.
std::int64_t share_below(std::span<const std::int16_t> quantiles, std::int64_t value) {
  const auto count = static_cast<std::int64_t>(quantiles.size());
  const auto step = kWhole / count, half = step / 2;
  const auto tail = [half](std::int64_t width, std::int64_t beyond) {
    const std::int64_t wide = std::max<std::int64_t>(1, width), reach = wide + std::min<std::int64_t>(beyond, 100'000);
    return half * wide * wide / (reach * reach);
  };
  const auto above = std::ranges::upper_bound(quantiles, value);
  if (above == quantiles.begin()) return tail(quantiles[1] - quantiles[0], quantiles.front() - value);
  if (above == quantiles.end()) return kWhole - tail(quantiles.back() - quantiles[quantiles.size() - 2], value - quantiles.back());
  const std::int64_t low = *(above - 1), high = *above;
  return half + step * (above - 1 - quantiles.begin()) + step * (value - low) / (high - low);
}

}  // namespace

std::size_t WinModel::bytes(int most_unseen) {
  if (most_unseen < 1 || most_unseen > kMostUnseen)
    throw std::invalid_argument("A win model knows 1 to 250 unseen tiles.");
  return 2 * (count_of_pairs(most_unseen) + count_of_more(most_unseen));
}

WinModel::WinModel(int most_unseen, std::span<const std::uint8_t> data) : most_unseen_(most_unseen) {
  if (data.size() != bytes(most_unseen)) throw std::invalid_argument("The win model has another number of bytes.");
  std::size_t next = 0;
  const auto read = [&] {
    const int low = data[next], high = data[next + 1];
    next += 2;
    return low | high << 8;
  };
  pairs_.resize(count_of_pairs(most_unseen));
  for (std::uint16_t& chance : pairs_) chance = static_cast<std::uint16_t>(read());
  more_.resize(count_of_more(most_unseen));
  for (std::int16_t& quantile : more_) quantile = static_cast<std::int16_t>(read());
  for (std::size_t at = 0; at < pairs_.size(); ++at)
    if (pairs_[at] > kSure || (at % kRow != 0 && pairs_[at] < pairs_[at - 1]))
      throw std::invalid_argument("A chance to win grows with the lead, up to certainty.");
  for (std::size_t at = 0; at < more_.size(); ++at)
    if (at % kQuantiles != 0 && more_[at] < more_[at - 1])
      throw std::invalid_argument("Quantiles are in ascending order.");
}

// With more tiles than the model knows, a lead counts for less: luck grows with the root of what is left.
std::int64_t WinModel::scaled(std::int64_t lead, int unseen) const {
  const std::int64_t most = std::int64_t{1'000'000'000};
  const std::int64_t held = std::clamp(lead, -most, most);
  if (unseen <= most_unseen_) return held;
  return held * square_root((std::int64_t{most_unseen_} << 20) / unseen) / 1024;
}

int WinModel::chance(std::int64_t lead, int unseen, int in_bag, int held) const {
  const int known = std::clamp(unseen, 0, most_unseen_);
  const int row = in_bag > 0 ? known
                             : most_unseen_ + 1 + (std::clamp(held, 1, kMaxRack) - 1) * kMaxRack +
                                   std::clamp(unseen, 1, kMaxRack) - 1;
  constexpr std::int64_t kEnd = std::int64_t{kReach} * kHundredths;
  const std::int64_t at = std::clamp(scaled(lead, unseen), -kEnd, kEnd) + kEnd;
  const std::size_t point = static_cast<std::size_t>(at / kHundredths);
  const std::uint16_t* chances = &pairs_[static_cast<std::size_t>(row) * kRow];
  const int low = chances[point], high = chances[std::min<std::size_t>(point + 1, kRow - 1)];
  return low + static_cast<int>((high - low) * (at % kHundredths) / kHundredths);
}

WinModel::Quantiles WinModel::quantiles(int sides, bool is_double, int unseen, int side) const {
  const std::size_t rows = static_cast<std::size_t>(most_unseen_) + 1;
  const std::size_t before = sides == 3 ? 0 : 2 * 3 * rows;
  const std::size_t row = (is_double ? rows : 0) + static_cast<std::size_t>(std::clamp(unseen, 0, most_unseen_));
  const std::size_t first = before + row * static_cast<std::size_t>(sides) + static_cast<std::size_t>(side);
  return Quantiles(more_).subspan(first * kQuantiles, kQuantiles);
}

WinModel::Chances WinModel::chances(std::span<const std::int64_t> scores, int unseen, int in_bag, int held,
                                    bool is_double) const {
  const int sides = static_cast<int>(scores.size());
  if (sides < 2 || sides > kMostSides) throw std::invalid_argument("Two to four sides play.");
  Chances found{};
  if (sides == 2) {
    found[0] = chance(scores[0] - scores[1], unseen, in_bag, held);
    found[1] = kSure - found[0];
    return found;
  }
  std::array<std::int64_t, kMostSides> shares{};
  std::int64_t all = 0;
  for (int side = 0; side < sides; ++side) {
    for (const std::int16_t own : quantiles(sides, is_double, unseen, side)) {
      std::int64_t share = 1;
      for (int other = 0; other < sides; ++other) {
        if (other == side) continue;
        const std::int64_t lead = scaled(scores[side] - scores[other], unseen) * kTenth / kHundredths;
        share *= share_below(quantiles(sides, is_double, unseen, other), own + lead);
      }
      shares[side] += share >> 16;
    }
    all += shares[side];
  }
  for (int side = 0; side < sides; ++side)
    found[side] = static_cast<std::int32_t>(shares[side] * kSure / std::max<std::int64_t>(1, all));
  return found;
}

}  // namespace rackhouse
