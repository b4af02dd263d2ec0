#include "yardstick.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <ctime>
#include <limits>
#include <numeric>
#include <vector>

namespace rackhouse {

namespace {

// What the tasks took where the score is 1.00, and the weight of each.
constexpr Yardstick kBase{5.01, 6.1, 171.0};
constexpr Yardstick kWeight{0.5, 0.3, 0.2};

class Xorshift {
 public:
  std::uint64_t next() {
    state_ ^= state_ << 13;
    state_ ^= state_ >> 7;
    return state_ ^= state_ << 17;
  }

 private:
  std::uint64_t state_ = 88172645463325252ULL;
};

// Keeps the compiler from removing an unused result.
template <typename Value>
void use(Value value) {
  [[maybe_unused]] volatile Value sink = value;
}

double nanoseconds_each(double since, long count) {
  return (thread_seconds() - since) * 1e9 / static_cast<double>(count);
}

double time_steps(Xorshift& random, long steps) {
  std::uint32_t table[256];
  for (std::uint32_t& entry : table) entry = static_cast<std::uint32_t>(random.next());
  std::uint32_t x = 1, sum = 0;
  const double start = thread_seconds();
  for (long step = 0; step < steps; ++step) {
    x = x * 1664525u + 1013904223u;
    const std::uint32_t bits = table[x >> 24] & ~sum;
    if ((bits & 1) != 0)
      sum += bits >> 3;
    else
      sum ^= x;
    sum += static_cast<std::uint32_t>(std::popcount(bits)) * 3u;
  }
  const double took = nanoseconds_each(start, steps);
  use(sum);
  return took;
}

// One cycle through everything, so that every load is elsewhere and depends on the one before.
std::vector<std::uint32_t> ring_of(std::size_t bytes, Xorshift& random) {
  std::vector<std::uint32_t> ring(bytes / sizeof(std::uint32_t));
  std::iota(ring.begin(), ring.end(), 0u);
  for (std::size_t at = ring.size() - 1; at > 0; --at) std::swap(ring[at], ring[random.next() % at]);
  return ring;
}

double time_loads(const std::vector<std::uint32_t>& ring, long steps) {
  std::uint32_t at = 0;
  for (long step = 0; step < steps / 4; ++step) at = ring[at];
  const double start = thread_seconds();
  for (long step = 0; step < steps; ++step) at = ring[at];
  const double took = nanoseconds_each(start, steps);
  use(at);
  return took;
}

}  // namespace

double thread_seconds() {
#if defined(CLOCK_THREAD_CPUTIME_ID)
  timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
#else
  return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
#endif
}

double Yardstick::score() const {
  return 1 / (kWeight.step * step / kBase.step + kWeight.near * near / kBase.near + kWeight.far * far / kBase.far);
}

Yardstick measure_yardstick(int rounds) {
  Xorshift random;
  const auto near = ring_of(std::size_t{768} << 10, random), far = ring_of(std::size_t{112} << 20, random);
  constexpr double kSlow = std::numeric_limits<double>::max();
  Yardstick best{kSlow, kSlow, kSlow};
  for (int round = 0; round < rounds; ++round) {
    best.step = std::min(best.step, time_steps(random, 40'000'000));
    best.near = std::min(best.near, time_loads(near, 8'000'000));
    best.far = std::min(best.far, time_loads(far, 1'500'000));
  }
  return best;
}

}  // namespace rackhouse
