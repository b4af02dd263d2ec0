// Sums of products of whole numbers, as networks need them.

#pragma once

#include <cstdint>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace rackhouse {

// The sum of products; `count` is a multiple of eight. No order matters, because nothing overflows.
inline std::int32_t product(const std::int16_t* a, const std::int16_t* b, int count) {
#if defined(__SSE2__)
  __m128i sum = _mm_setzero_si128();
  for (int at = 0; at < count; at += 8)
    sum = _mm_add_epi32(sum, _mm_madd_epi16(_mm_loadu_si128(reinterpret_cast<const __m128i*>(a + at)),
                                            _mm_loadu_si128(reinterpret_cast<const __m128i*>(b + at))));
  sum = _mm_add_epi32(sum, _mm_shuffle_epi32(sum, 0x4E));
  sum = _mm_add_epi32(sum, _mm_shuffle_epi32(sum, 0xB1));
  return _mm_cvtsi128_si32(sum);
#else
  std::int32_t sum = 0;
  for (int at = 0; at < count; ++at) sum += std::int32_t{a[at]} * b[at];
  return sum;
#endif
}

}  // namespace rackhouse
