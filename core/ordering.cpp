#include "ordering.hpp"

#include <algorithm>
#include <array>

namespace rackhouse {

namespace {

constexpr int kDigitBits = 10;
constexpr std::uint32_t kDigits = 1u << kDigitBits;

struct Ranked {
  std::uint32_t behind;  // how far its equity is behind the best
  std::uint32_t play;
};

bool same_place(const Play& a, const Play& b) {
  return a.direction == b.direction && a.line == b.line && a.start == b.start && a.length == b.length;
}

// The order of the words, eight letters at a time.
bool word_before(const Play& a, const Play& b) {
  for (std::size_t at : {0, 8, kMaxSide - 8}) {
    std::uint64_t left = 0, right = 0;
    for (std::size_t letter = at; letter < at + 8; ++letter) {
      left = left << 8 | a.word[letter];
      right = right << 8 | b.word[letter];
    }
    if (left != right) return left < right;
  }
  return false;
}

}  // namespace

std::vector<Play> in_order(const std::vector<Play>& plays) {
  if (plays.empty()) return {};
  thread_local std::vector<Ranked> ranked, other;
  ranked.resize(plays.size());
  other.resize(plays.size());
  Equity best = plays[0].equity, worst = best;
  for (const Play& play : plays) {
    best = std::max(best, play.equity);
    worst = std::min(worst, play.equity);
  }
  for (std::size_t at = 0; at < plays.size(); ++at)
    ranked[at] = {static_cast<std::uint32_t>(best - plays[at].equity), static_cast<std::uint32_t>(at)};
  const std::uint32_t range = static_cast<std::uint32_t>(best - worst);
  for (int shift = 0; shift < 32 && range >> shift != 0; shift += kDigitBits) {
    std::array<std::uint32_t, kDigits> next{};
    for (const Ranked& entry : ranked) ++next[entry.behind >> shift & (kDigits - 1)];
    std::uint32_t sum = 0;
    for (std::uint32_t& digit : next) {
      const std::uint32_t here = digit;
      digit = sum;
      sum += here;
    }
    for (const Ranked& entry : ranked) other[next[entry.behind >> shift & (kDigits - 1)]++] = entry;
    ranked.swap(other);
  }
  std::vector<Play> ordered;
  ordered.reserve(plays.size());
  for (const Ranked& entry : ranked) ordered.push_back(plays[entry.play]);
  for (std::size_t first = 0, end; first < ordered.size(); first = end) {
    for (end = first + 1; end < ordered.size() && ordered[end].equity == ordered[first].equity &&
                          same_place(ordered[end], ordered[first]);)
      ++end;
    if (end - first > 1) std::sort(ordered.begin() + first, ordered.begin() + end, word_before);
  }
  return ordered;
}

}  // namespace rackhouse
