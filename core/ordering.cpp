#include "ordering.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace rackhouse {

namespace {

constexpr int kMostDigitBits = 10;

}  // namespace

void Ordering::begin(std::size_t places, const Letter* words, int stride) {
  if (places_.size() < places) places_.resize(places);
  place_count_ = 0;
  entries_.clear();
  words_ = words;
  stride_ = stride;
}

// Counting sort, from the lowest digit of the distance to the best equity to the highest; digits are as
// small as the equities allow.
void Ordering::sort_by_equity() {
  const std::size_t count = entries_.count;
  if (other_.size() < entries_.items.size()) other_.resize(entries_.items.size());
  Entry* from = entries_.items.data();
  Entry* to = other_.data();
  Equity best = from[0].equity, worst = best;
  for (std::size_t at = 0; at < count; ++at) {
    best = std::max(best, from[at].equity);
    worst = std::min(worst, from[at].equity);
  }
  const int bits = std::bit_width(static_cast<std::uint32_t>(best) - static_cast<std::uint32_t>(worst));
  const int passes = (bits + kMostDigitBits - 1) / kMostDigitBits;
  if (passes == 0) return;
  const int digit_bits = (bits + passes - 1) / passes;
  const std::uint32_t digits = 1u << digit_bits;
  for (int pass = 0; pass < passes; ++pass) {
    const int shift = pass * digit_bits;
    const auto digit = [=](const Entry& entry) {
      return (static_cast<std::uint32_t>(best) - static_cast<std::uint32_t>(entry.equity)) >> shift & (digits - 1);
    };
    std::array<std::uint32_t, 1 << kMostDigitBits> next;
    std::fill_n(next.begin(), digits, 0);
    for (std::size_t at = 0; at < count; ++at) ++next[digit(from[at])];
    std::uint32_t sum = 0;
    for (std::uint32_t at = 0; at < digits; ++at) {
      const std::uint32_t here = next[at];
      next[at] = sum;
      sum += here;
    }
    for (std::size_t at = 0; at < count; ++at) to[next[digit(from[at])]++] = from[at];
    std::swap(from, to);
  }
  if (from != entries_.items.data()) entries_.items.swap(other_);
}

// In small groups of equal equity and place, each entry goes after as many as come before it. These are
// counted without branches, because the order is unpredictable: with a blank, most plays are one of
// several.
template <std::size_t kStride>
void Ordering::write_few(const Entry* entries, std::size_t count, Play* plays) const {
  std::array<LaidTiles, kFew> laid;
  for (std::size_t at = 0; at < count; ++at) laid[at] = entries[at].laid;
  for (std::size_t at = 0; at < count; ++at) {
    // Equal entries, which a forged file of words can cause, keep their order.
    std::size_t before = 0;
    for (std::size_t other = 0; other < at; ++other) before += laid[other] <= laid[at] ? 1 : 0;
    for (std::size_t other = at + 1; other < count; ++other) before += laid[other] < laid[at] ? 1 : 0;
    write<kStride>(entries[at], plays[before]);
  }
}

template <std::size_t kStride>
std::vector<Play> Ordering::written() {
  std::vector<Play> plays(entries_.count);
  Entry* const begin = entries_.items.data();
  Entry* const end = begin + entries_.count;
  Play* play = plays.data();
  for (Entry *first = begin, *next; first != end; first = next) {
    for (next = first + 1; next != end && next->equity == first->equity && next->place == first->place;) ++next;
    const std::size_t count = static_cast<std::size_t>(next - first);
    if (count == 1) {
      write<kStride>(*first, *play);
    } else if (count <= kFew) {
      write_few<kStride>(first, count, play);
    } else {
      std::sort(first, next, [](const Entry& a, const Entry& b) { return a.laid < b.laid; });
      for (std::size_t at = 0; at < count; ++at) write<kStride>(first[at], play[at]);
    }
    play += count;
  }
  return plays;
}

std::vector<Play> Ordering::in_order() {
  if (entries_.count == 0) return {};
  sort_by_equity();
  return stride_ == 16 ? written<16>() : written<32>();
}

}  // namespace rackhouse
