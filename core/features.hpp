// A position after a candidate, as numbers that a network learns from.
//
//   hazards   what the opponent may play next, then what the mover may play after drawing (see hazards.hpp)
//   tiles     how many of each kind are kept, and how many are unseen; blanks first
//   turn      the bag before and after, tiles kept and used, the kind of move, the opponent's rack,
//             score, equity, the worth of the leave, and what is lost on the best candidate
//
// All are whole numbers of 16 bits. What is common to the candidates of a turn is computed once, and what
// the opponent may play in a line again only if the candidate changes that line.

#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "candidates.hpp"
#include "hazards.hpp"
#include "journal.hpp"
#include "letter_model.hpp"

namespace rackhouse {

class Features {
 public:
  static constexpr int kTurn = 13;

  // How many numbers there are for an alphabet; a multiple of eight, the last ones zero.
  static constexpr int count(int letters) { return (2 * kHazards + 2 * (letters + 1) + kTurn + 7) / 8 * 8; }

  // `tile_counts` are those of the whole set, blanks first. The model must outlive the features.
  Features(const LetterModel& model, const TileCounts& tile_counts);

  int count() const { return count(model_->letters()); }

  // Begins a turn: the board, the mover's rack, what the bag holds, and the equity of the best candidate.
  void begin(const Position& position, std::span<const Tile> rack, int in_bag, Equity best);
  // The numbers of one candidate; the position is as it was before, afterwards too.
  void write(Position& position, const Candidate& candidate, std::span<std::int16_t> numbers);

 private:
  using Lines = std::array<std::array<HazardSums, kMaxSide>, 2>;

  const LetterModel* model_;
  TileCounts set_;
  TileCounts unseen_{};
  TileCounts held_{};
  int in_bag_ = 0;
  int opponent_tiles_ = 0;
  Equity best_ = 0;
  LikelyHand opponent_, mover_;
  Lines lines_;  // of the opponent, before the candidate
  Journal journal_;
};

}  // namespace rackhouse
