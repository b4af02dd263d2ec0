// Eight small numbers at a time, with vector instructions if the machine has them.
//
// SSE2 is part of every x86-64 processor, so a wheel needs no special build and no dispatch; other
// machines get the same results from plain loops.

#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace rackhouse {

// Weights or scores of up to eight tiles, then zeros.
struct alignas(16) Lanes {
  std::array<std::int16_t, 8> lane;

  std::int16_t& operator[](int at) { return lane[at]; }
  std::int16_t operator[](int at) const { return lane[at]; }
};

// Inserts a number that is not negative, in falling order; the smallest of nine is lost.
//
// Without branches, because it is unpredictable where it belongs: each lane keeps its number, or gets the new
// one or that of the lane before it, whichever of the two is smaller.
inline void insert(Lanes& falling, std::int16_t value) {
#if defined(__SSE2__)
  auto* const place = reinterpret_cast<__m128i*>(falling.lane.data());
  const __m128i here = _mm_load_si128(place);
  const __m128i before = _mm_insert_epi16(_mm_slli_si128(here, 2), 0x7FFF, 0);
  _mm_store_si128(place, _mm_max_epi16(here, _mm_min_epi16(before, _mm_set1_epi16(value))));
#else
  for (int at = 7; at > 0; --at) falling[at] = std::max(falling[at], std::min(falling[at - 1], value));
  falling[0] = std::max(falling[0], value);
#endif
}

// All numbers times one; the products must fit.
inline Lanes times(const Lanes& lanes, std::int16_t factor) {
  Lanes products;
  for (int at = 0; at < 8; ++at) products[at] = static_cast<std::int16_t>(lanes[at] * factor);
  return products;
}

// The sum of the products.
inline std::int32_t dot(const Lanes& a, const Lanes& b) {
#if defined(__SSE2__)
  __m128i sum = _mm_madd_epi16(_mm_load_si128(reinterpret_cast<const __m128i*>(a.lane.data())),
                               _mm_load_si128(reinterpret_cast<const __m128i*>(b.lane.data())));
  sum = _mm_add_epi32(sum, _mm_shuffle_epi32(sum, 0x4E));
  sum = _mm_add_epi32(sum, _mm_shuffle_epi32(sum, 0xB1));
  return _mm_cvtsi128_si32(sum);
#else
  std::int32_t sum = 0;
  for (int at = 0; at < 8; ++at) sum += std::int32_t{a[at]} * b[at];
  return sum;
#endif
}

// Whether sixteen letters match a pattern wherever the mask is set.
inline bool alike(const std::uint8_t* letters, const std::uint8_t* pattern, const std::uint8_t* mask) {
#if defined(__SSE2__)
  const auto load = [](const std::uint8_t* from) { return _mm_loadu_si128(reinterpret_cast<const __m128i*>(from)); };
  const __m128i same = _mm_cmpeq_epi8(_mm_and_si128(load(letters), load(mask)), load(pattern));
  return _mm_movemask_epi8(same) == 0xFFFF;
#else
  std::uint64_t wrong = 0;
  for (int part = 0; part < 16; part += 8) {
    std::uint64_t found, wanted, heeded;
    std::memcpy(&found, letters + part, 8);
    std::memcpy(&wanted, pattern + part, 8);
    std::memcpy(&heeded, mask + part, 8);
    wrong |= (found & heeded) ^ wanted;
  }
  return wrong == 0;
#endif
}

// The pattern for words of so many letters at a place, sixteen squares of it: the letters there, and a
// mask that is set except where the word has a square to fill. After its end the pattern is zero.
inline void cut(const std::uint8_t* letters, int length, std::uint8_t* pattern, std::uint8_t* mask) {
#if defined(__SSE2__)
  const __m128i numbers = _mm_set_epi8(15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
  const __m128i inside = _mm_cmplt_epi8(numbers, _mm_set1_epi8(static_cast<char>(length)));
  const __m128i here = _mm_and_si128(_mm_loadu_si128(reinterpret_cast<const __m128i*>(letters)), inside);
  const __m128i empty = _mm_and_si128(_mm_cmpeq_epi8(here, _mm_setzero_si128()), inside);
  _mm_storeu_si128(reinterpret_cast<__m128i*>(pattern), here);
  _mm_storeu_si128(reinterpret_cast<__m128i*>(mask), _mm_cmpeq_epi8(empty, _mm_setzero_si128()));
#else
  for (int at = 0; at < 16; ++at) {
    pattern[at] = at < length ? letters[at] : 0;
    mask[at] = at < length && letters[at] == 0 ? 0 : 0xFF;
  }
#endif
}

// Eight letters, with zeros wherever the mask is set.
inline std::uint64_t unmasked(const std::uint8_t* letters, const std::uint8_t* mask) {
  std::uint64_t found, masked;
  std::memcpy(&found, letters, 8);
  std::memcpy(&masked, mask, 8);
  return found & ~masked;
}

// Many score rows in columns of two: column p, lane j holds the scores 2p and 2p + 1 of row j.
using ScorePair = std::array<std::int16_t, 2>;

// For rows 0..63 from `first`: bit j says whether 8 * (weights . scores j) + extra j reaches `floor`.
// Reads up to seven rows beyond `count`; ignore their bits.
inline std::uint64_t reaching(const Lanes& weights, int tiles, const ScorePair* const (&columns)[4],
                              const std::int32_t* extra, int first, int count, std::int32_t floor) {
  std::uint64_t bits = 0;
#if defined(__SSE2__)
  __m128i weight[4];
  for (int pair = 0; pair < 4; ++pair) {
    std::int32_t both;
    std::memcpy(&both, &weights.lane[2 * pair], 4);
    weight[pair] = _mm_set1_epi32(both);
  }
  const __m128i below = _mm_set1_epi32(floor - 1);
  const auto at = [](const auto* array, int index) {
    return _mm_loadu_si128(reinterpret_cast<const __m128i*>(array + index));
  };
  const auto four = [&](int row) {
    __m128i sum = _mm_madd_epi16(weight[0], at(columns[0], row));
    if (tiles > 2) sum = _mm_add_epi32(sum, _mm_madd_epi16(weight[1], at(columns[1], row)));
    if (tiles > 4) sum = _mm_add_epi32(sum, _mm_madd_epi16(weight[2], at(columns[2], row)));
    if (tiles > 6) sum = _mm_add_epi32(sum, _mm_madd_epi16(weight[3], at(columns[3], row)));
    return _mm_cmpgt_epi32(_mm_add_epi32(_mm_slli_epi32(sum, 3), at(extra, row)), below);
  };
  for (int row = 0; row < count; row += 8) {
    const __m128i eight = _mm_packs_epi32(four(first + row), four(first + row + 4));
    bits |= static_cast<std::uint64_t>(_mm_movemask_epi8(_mm_packs_epi16(eight, eight)) & 0xFF) << row;
  }
#else
  for (int row = 0; row < count; ++row) {
    std::int32_t sum = 0;
    for (int tile = 0; tile < tiles; ++tile)
      sum += std::int32_t{weights[tile]} * columns[tile / 2][first + row][tile % 2];
    bits |= std::uint64_t{8 * sum + extra[first + row] >= floor} << row;
  }
#endif
  return bits;
}

}  // namespace rackhouse
