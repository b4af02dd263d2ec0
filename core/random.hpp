// A small random number generator with the same results everywhere (splitmix64).

#pragma once

#include <cstdint>

namespace rackhouse {

class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}

  std::uint64_t next() {
    std::uint64_t value = (state_ += 0x9E3779B97F4A7C15ULL);
    value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9ULL;
    value = (value ^ (value >> 27)) * 0x94D049BB133111EBULL;
    return value ^ (value >> 31);
  }
  // From 0 to below `limit`; the bias of the multiplication is under limit / 2^32.
  std::uint32_t below(std::uint32_t limit) {
    return static_cast<std::uint32_t>((next() >> 32) * limit >> 32);
  }

 private:
  std::uint64_t state_;
};

}  // namespace rackhouse
