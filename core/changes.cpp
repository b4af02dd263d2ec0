#include "changes.hpp"

namespace rackhouse {

Changes changes_between(const Position& before, const Position& after) {
  Changes changes{};
  if (before.is_empty() != after.is_empty()) {  // the windows of an opening are of another kind
    for (auto& lines : changes) lines.fill(~0u);
    return changes;
  }
  for (Direction direction : {Direction::kAcross, Direction::kDown})
    for (int number = 0; number < before.lines(direction); ++number) {
      const Line& old = before.line(direction, number);
      const Line& now = after.line(direction, number);
      std::uint32_t& changed = changes[static_cast<int>(direction)][number];
      for (int at = 0; at < before.line_length(direction); ++at) {
        const std::uint32_t bit = 1u << at;
        const bool is_crossed = (now.crossed & bit) != 0;
        if (old.letters[at] != now.letters[at] || ((old.crossed ^ now.crossed) & bit) != 0 ||
            (is_crossed && (old.allowed[at] != now.allowed[at] || old.cross_score[at] != now.cross_score[at])))
          changed |= bit;
      }
    }
  return changes;
}

}  // namespace rackhouse
