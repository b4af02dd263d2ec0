#include "line_plays.hpp"

#include <algorithm>
#include <bit>
#include <limits>

#include "bounds.hpp"
#include "finder.hpp"

namespace rackhouse {

// Takes plays from the finder.
class LinePlays::Taker {
 public:
  Taker(LinePlays& owner, const Position& position) : owner_(owner), position_(position) {}

  Equity needed() const { return std::numeric_limits<Equity>::min() / 2; }
  Place& place() { return here_; }
  void take(const Found& found) {
    const Play& common = here_.common;
    EndgamePlay play{.laid = found.laid,
                     .score = found.score,
                     .direction = common.direction,
                     .line = common.line,
                     .start = common.start,
                     .length = common.length,
                     .count = common.tiles};
    int left = play.count;
    for (int at = play.start; left > 0; ++at) {
      const int square = position_.square(play.direction, play.line, at);
      if (position_.cell(square) != kEmpty) continue;
      const Tile tile = static_cast<Tile>(play.laid >> 8 * --left);
      const Tile kind = is_blank(tile) ? Tile{0} : tile;
      play.key ^= mixed((static_cast<std::uint64_t>(square) << 8 | tile) + 1);
      play.tiles += owner_.kinds_[kind];
      if (kind != 0) play.points = static_cast<std::int16_t>(play.points + position_.variant().score[kind]);
    }
    owner_.plays_.push_back(play);
  }

 private:
  LinePlays& owner_;
  const Position& position_;
  Place here_{};
};

// Everything that a line's windows are made of.
Key LinePlays::key_of(const Position& position, Direction direction, int number) {
  const Line& line = position.line(direction, number);
  Key key = mixed(static_cast<std::uint64_t>(number * 4 + static_cast<int>(direction) * 2 +
                                             static_cast<int>(position.is_empty())) + 1);
  for (std::uint32_t tiles = line.tiles; tiles != 0; tiles &= tiles - 1) {
    const auto at = static_cast<std::size_t>(std::countr_zero(tiles));
    key ^= mixed((std::uint64_t{line.letters[at]} << 16 | std::uint64_t{line.points[at]} << 8 | at) * 2);
  }
  for (std::uint32_t squares = line.crossed; squares != 0; squares &= squares - 1) {
    const auto at = static_cast<std::size_t>(std::countr_zero(squares));
    key ^= mixed(mixed(line.allowed[at]) + (static_cast<std::uint64_t>(line.cross_score[at]) << 8 | at) * 2 + 1);
  }
  return key;
}

LinePlays::Range LinePlays::find(Position& position, Direction direction, int line) {
  const Key key = key_of(position, direction, line);
  if (slots_.empty()) slots_.resize(kSlots);
  if (used_ > kSlots / 4 * 3 || plays_.size() > kMostPlays) forget();
  std::size_t at = key % kSlots;
  for (; is_current(slots_[at].range); at = (at + 1) % kSlots)
    if (slots_[at].key == key) return slots_[at].range;
  const auto first = static_cast<std::uint32_t>(plays_.size());
  generate(position, direction, line);
  slots_[at] = {key, {generation_, first, static_cast<std::uint32_t>(plays_.size())}};
  ++used_;
  return slots_[at].range;
}

void LinePlays::generate(Position& position, Direction direction, int line) {
  position.renew_windows(direction, line);
  const std::span<const Window> windows = position.windows(direction, line);
  if (windows.empty()) return;
  const std::uint32_t dead = unfit(position.line(direction, line), rack_);
  Taker taker(*this, position);
  Finder finder(position, rack_, taker);
  for (const Window& window : windows) {
    const int size = window.tiles;
    if (size > rack_.size() || (window.empty & dead) != 0) continue;
    finder.open(window);
    for (int half = 0; half * 64 < rack_.count(size); ++half) {
      const int left = std::min(64, rack_.count(size) - 64 * half);
      const std::uint64_t all = ~std::uint64_t{0} >> (64 - left);
      std::uint64_t open = validity_.passing(rack_, position.words(), window.through, size, half, all);
      for (; open != 0; open &= open - 1) finder.find(rack_.first(size) + 64 * half + std::countr_zero(open));
    }
  }
}

void LinePlays::forget() {
  ++generation_;
  used_ = 0;
  plays_.clear();
}

}  // namespace rackhouse
