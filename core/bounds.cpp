#include "bounds.hpp"

#include <algorithm>

namespace rackhouse {

void Bounds::fill(const Position& position, const Rack& rack, const Changes* changes) {
  std::size_t room = 0;
  for (Direction direction : {Direction::kAcross, Direction::kDown})
    for (int number = 0; number < position.lines(direction); ++number)
      room += position.windows(direction, number).size();
  if (found_.size() < room) {
    found_.resize(2 * room);
    sorted_.resize(2 * room);
  }
  std::array<std::uint16_t, kSteps> steps{};
  count_ = 0;
  for (Direction direction : {Direction::kAcross, Direction::kDown}) {
    for (int number = 0; number < position.lines(direction); ++number) {
      const Line& line = position.line(direction, number);
      const std::uint32_t changed = changes == nullptr ? ~0u : (*changes)[static_cast<int>(direction)][number];
      if (line.windows.empty() || changed == 0) continue;
      std::uint32_t dead = 0;
      // The share of the best fitting tile in the word, before its multiplier, and in the cross word.
      std::array<std::int32_t, Line::kRoom> along, across;
      for (std::uint32_t squares = line.crossed; squares != 0; squares &= squares - 1) {
        const int at = std::countr_zero(squares);
        const int score = rack.best_fitting(line.allowed[at]);
        if (score < 0) dead |= 1u << at;
        along[at] = line.letter_premium[at] * score;
        across[at] = along[at] * line.word_premium[at];
      }
      for (const Window& window : line.windows) {
        const int size = window.tiles;
        if (size > rack.size() || (window.empty & dead) != 0) continue;
        if (changes != nullptr && !sees(changed, window.start, window.length)) continue;
        if (window.through == 0) {
          if (!rack.may_stand_alone(size)) continue;
        } else if (size == rack.size()) {
          // Playing all tiles through the board promises much but is hardly ever possible.
          if (!position.words().may_have(window.through + rack.key(rack.first(size)), rack.blanks())) continue;
        }
        std::int32_t points = dot(window.falling, rack.scores());
        std::int32_t fitting = 0;
        if (window.is_crossed) {
          for (std::uint32_t squares = window.empty & line.crossed; squares != 0; squares &= squares - 1) {
            const int at = std::countr_zero(squares);
            fitting += window.multiplier * along[at] + across[at];
          }
          points = std::min(points, fitting + dot(window.free, rack.scores()));
        }
        const Eighths most = 8 * (window.fixed + points) + rack.best_leave(size);
        found_[count_++] = {&window, most, fitting};
        ++steps[step_of(most)];
      }
    }
  }
  int next = 0;
  for (int step = kSteps - 1; step >= 0; --step) {
    const int here = steps[step];
    steps[step] = static_cast<std::uint16_t>(next);
    next += here;
  }
  for (int at = 0; at < count_; ++at) sorted_[steps[step_of(found_[at].most)]++] = found_[at];
}

}  // namespace rackhouse
