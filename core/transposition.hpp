// What is known of positions of a search that were met before, by their keys.
//
// An entry says what a position is worth at least, at most or exactly, and how far that was looked into. One
// that was looked into to the end of every line is complete: it is never wrong, whatever the depth asked for.
// Of the four entries of a bucket the least useful one makes room.

#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "vocabulary.hpp"

namespace rackhouse {

enum class Limit : std::uint8_t { kNone, kAtLeast, kAtMost, kExactly };

struct KnownPosition {
  static constexpr std::uint8_t kComplete = 127;  // the depth of what was looked into to the end

  Key key = 0;
  std::int32_t value = 0;
  Limit limit = Limit::kNone;
  std::uint8_t depth = 0;
  std::uint16_t play = 0;  // part of the best play's key, to try it first

  bool is_complete() const { return depth == kComplete; }
  // Whether it answers a question about a window of values.
  bool decides(int alpha, int beta) const {
    return limit == Limit::kExactly || (limit == Limit::kAtLeast && value >= beta) ||
           (limit == Limit::kAtMost && value <= alpha);
  }
};
static_assert(sizeof(KnownPosition) == 16);

class Transposition {
 public:
  explicit Transposition(int bits) : buckets_(std::size_t{1} << bits), mask_((Key{1} << bits) - 1) {}

  static std::uint16_t short_key(Key play) { return static_cast<std::uint16_t>(play >> 48); }

  // What is known of a position; without a limit if it is nothing.
  KnownPosition find(Key key) const {
    for (const KnownPosition& known : buckets_[key & mask_])
      if (known.key == key && known.limit != Limit::kNone) return known;
    return {};
  }

  void store(Key key, int value, Limit limit, std::uint8_t depth, Key play) {
    Bucket& bucket = buckets_[key & mask_];
    KnownPosition* place = bucket.data();
    for (KnownPosition& known : bucket) {
      if (known.key == key || known.limit == Limit::kNone) {
        place = &known;
        break;
      }
      if (known.depth < place->depth) place = &known;
    }
    // What is complete stays, but the play to try first may have changed.
    if (place->key == key && place->is_complete() && depth != KnownPosition::kComplete)
      place->play = short_key(play);
    else
      *place = {key, value, limit, depth, short_key(play)};
  }

 private:
  using Bucket = std::array<KnownPosition, 4>;

  std::vector<Bucket> buckets_;
  Key mask_;
};

}  // namespace rackhouse
