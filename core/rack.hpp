// A rack and its distinct subracks: every way to choose tiles from it, each once.
//
// Subracks are in order of size, in columns, because a window asks the same question of all subracks of
// its size at once. They are made in mixed radix (so many of the first kind, so many of the second ...),
// in which the tiles that subrack i keeps are subrack N-1-i: each multiset is looked up once among the
// leaves.

#pragma once

#include <array>
#include <bit>
#include <span>

#include "ending.hpp"
#include "lanes.hpp"
#include "leaves.hpp"
#include "variant.hpp"
#include "vocabulary.hpp"
#include "words.hpp"

namespace rackhouse {

// Bounds are counted in eighths of a point, rounded up: precise enough, and they fit in small numbers.
using Eighths = std::int32_t;
inline constexpr Eighths eighths_up(Equity equity) {
  constexpr Equity kEighth = kPoint / 8;
  const Equity quotient = equity / kEighth;
  return quotient + (quotient * kEighth < equity ? 1 : 0);
}
inline constexpr Eighths eighths_down(Equity equity) { return -eighths_up(-equity); }

class Opening;

class Rack {
 public:
  // The worth of leaves: as learned, corrected near the end of the bag; an opening is worth less by what
  // it gives away, if that is known. Values::rack decides which of these count.
  Rack(std::span<const Tile> tiles, const Variant& variant, const Words& words, const Leaves& leaves,
       BagEnd bag = {BagEnd::kPlenty}, const Opening* opening = nullptr);
  Rack(std::span<const Tile> tiles, const Variant& variant, const Words& words, Endgame endgame);

  int size() const { return size_; }
  int blanks() const { return have_blanks_; }
  // The scores of all its tiles, falling.
  const Lanes& scores() const { return scores_; }

  // Subracks of `size` tiles are those from first(size) to below first(size + 1).
  int first(int size) const { return first_[size]; }
  int count(int size) const { return first_[size + 1] - first_[size]; }
  Key key(int subrack) const { return keys_[subrack]; }  // of its letters, without blanks
  Equity leave(int subrack) const { return leaves_[subrack]; }  // the worth of the leave after playing it
  // The same when it is exchanged: its tiles go into the bag. The exchange of no tiles is the pass.
  Equity exchange(int subrack) const { return is_near_end_ ? exchanges_[subrack] : leaves_[subrack]; }
  const Opening* opening() const { return opening_; }
  int blanks(int subrack) const { return blanks_[subrack]; }
  std::array<std::uint8_t, kMaxRack> taken(int subrack) const;  // how many of each kind
  std::span<const Tile> kinds() const { return {kinds_.data(), static_cast<std::size_t>(kind_count_)}; }

  // The best leave after playing so many tiles.
  Eighths best_leave(int size) const { return best_leave_[size]; }
  // Bit j: whether subrack j of the size may be a word by itself.
  std::uint64_t alone(int size, int half) const { return alone_[size][half]; }
  bool may_stand_alone(int size) const { return (alone_[size][0] | alone_[size][1]) != 0; }
  // Bit j: whether subrack j + 64 * half of the window's size can reach the floor.
  std::uint64_t reaching(const Lanes& falling, int size, int half, Eighths floor) const;

  // The score of the best tile among these letters, or -1 if the rack has none of them.
  int best_fitting(LetterSet letters) const;

  // One digit of four bits for each kind of tile: a multiset's code is the sum over its tiles, and a
  // letter that the rack lacks counts in a digit that no subrack has.
  std::uint64_t code_of_letter(Letter letter) const { return letter_codes_[letter]; }
  std::uint64_t code(int subrack) const { return codes_[subrack]; }

 private:
  static constexpr int kMost = 1 << kMaxRack;
  static constexpr int kPadding = 8;  // whole vectors are read
  struct Numbered;                    // subracks in mixed radix, before they are sorted

  void choose(std::span<const Tile> tiles, const Variant& variant, const Words& words, Numbered& made);
  void value(const Leaves& leaves, Numbered& made) const;
  Equity by_parts(const Numbered& made, int number) const;
  void put_in_order(const Words& words, const Numbered& made);

  int size_ = 0;
  int have_blanks_ = 0;
  int kind_count_ = 0;
  int total_ = 1;
  bool is_near_end_ = false;
  const Opening* opening_ = nullptr;
  Lanes scores_{};
  std::array<Tile, kMaxRack> kinds_{};           // ascending
  std::array<std::uint8_t, kMaxRack> have_{};    // how many of each
  std::array<Tile, kMaxRack> by_score_{};        // kinds, best score first
  std::array<std::uint8_t, kMaxRack> kind_scores_{};  // their scores
  std::array<int, kMaxRack + 2> first_{};
  std::array<Eighths, kMaxRack + 1> best_leave_{};
  std::array<std::array<std::uint64_t, 2>, kMaxRack + 1> alone_{};
  std::array<std::uint64_t, 64> letter_codes_;
  std::array<Key, kMost> keys_;
  std::array<std::uint64_t, kMost> codes_;
  std::array<Equity, kMost> leaves_;
  std::array<Equity, kMost> exchanges_;  // near the end of the bag
  std::array<std::uint8_t, kMost> blanks_;
  std::array<Eighths, kMost + kPadding> leave_eighths_;
  std::array<std::array<ScorePair, kMost + kPadding>, kMaxRack / 2> score_columns_;
};

inline std::uint64_t Rack::reaching(const Lanes& falling, int size, int half, Eighths floor) const {
  const int begin = first_[size] + 64 * half;
  const int rows = first_[size + 1] - begin;
  if (rows <= 0) return 0;
  const ScorePair* const columns[4] = {score_columns_[0].data(), score_columns_[1].data(),
                                       score_columns_[2].data(), score_columns_[3].data()};
  const int count = rows < 64 ? rows : 64;
  const std::uint64_t bits =
      rackhouse::reaching(falling, size, columns, leave_eighths_.data(), begin, count, floor);
  return count == 64 ? bits : bits & ((std::uint64_t{1} << count) - 1);
}

inline int Rack::best_fitting(LetterSet letters) const {
  // Without an unpredictable branch for each kind; bits after the kinds also count as blanks.
  std::uint32_t fitting = 1u << kMaxRack;
  for (int kind = 0; kind < kMaxRack; ++kind)
    fitting |= static_cast<std::uint32_t>((letters | 1) >> by_score_[kind] & 1) << kind;
  const int first = std::countr_zero(fitting);
  return first < kind_count_ ? kind_scores_[first] : -1;
}

}  // namespace rackhouse
