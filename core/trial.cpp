#include "trial.hpp"

#include <bit>

namespace rackhouse {

void Trial::lay(Position& position, const Play& play) {
  std::array<Placement, kMaxSide> placements;
  const std::size_t count = position.placements_of(play, placements);
  touched_ = position.lay(std::span(placements.data(), count), journal_);
  for (Direction direction : {Direction::kAcross, Direction::kDown})
    for (std::uint32_t lines = touched_[static_cast<int>(direction)]; lines != 0; lines &= lines - 1) {
      const int line = std::countr_zero(lines);
      const auto windows = position.windows(direction, line);
      windows_[static_cast<int>(direction)][line].assign(windows.begin(), windows.end());
      position.renew_windows(direction, line);
    }
}

void Trial::take_back(Position& position) {
  position.take_back(journal_, {});
  for (Direction direction : {Direction::kAcross, Direction::kDown})
    for (std::uint32_t lines = touched_[static_cast<int>(direction)]; lines != 0; lines &= lines - 1) {
      const int line = std::countr_zero(lines);
      position.restore_windows(direction, line, windows_[static_cast<int>(direction)][line]);
    }
}

}  // namespace rackhouse
