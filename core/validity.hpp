// Which subracks may make a word with the tiles played through, cached within a turn.
//
// Many windows play through the same tiles with the same number of tiles laid: an E in four places is one
// question, not four. An entry knows what has been asked so far and what the filter answered; the turn's
// number marks entries of other turns, so nothing is ever cleared.

#pragma once

#include <array>
#include <bit>

#include "rack.hpp"
#include "words.hpp"

namespace rackhouse {

class Validity {
 public:
  void begin() { ++turn_; }

  // The wanted subracks (bits, of a size, the lower or the upper 64) that pass the filter.
  std::uint64_t passing(const Rack& rack, const Words& words, Key through, int size, int half,
                        std::uint64_t wanted) {
    if (through == 0) return rack.alone(size, half) & wanted;
    Entry& entry = entries_[(through >> 17 ^ static_cast<Key>(size * 2 + half) * 37) % kEntries];
    const std::uint64_t question = turn_ * 32 + static_cast<std::uint64_t>(size * 2 + half);
    if (entry.through != through || entry.question != question) entry = {through, question, 0, 0};
    const std::uint64_t ask = wanted & ~entry.asked;
    const int first = rack.first(size) + 64 * half;
    std::uint64_t passed = 0;
    if (rack.blanks() == 0) {
      for (std::uint64_t bits = ask; bits != 0; bits &= bits - 1) {
        const int index = std::countr_zero(bits);
        passed |= std::uint64_t{words.may_have(through + rack.key(first + index))} << index;
      }
    } else {
      for (std::uint64_t bits = ask; bits != 0; bits &= bits - 1) {
        const int index = std::countr_zero(bits), subrack = first + index;
        passed |= std::uint64_t{words.may_have(through + rack.key(subrack), rack.blanks(subrack))} << index;
      }
    }
    entry.asked |= ask;
    entry.passed |= passed;
    return entry.passed & wanted;
  }

 private:
  static constexpr std::size_t kEntries = 512;

  struct Entry {
    Key through;
    std::uint64_t question;  // the turn, the size, which half
    std::uint64_t asked;
    std::uint64_t passed;
  };

  std::uint64_t turn_ = 0;
  std::array<Entry, kEntries> entries_{};
};

}  // namespace rackhouse
