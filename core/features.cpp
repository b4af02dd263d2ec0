#include "features.hpp"

#include <algorithm>

namespace rackhouse {

namespace {

constexpr Equity kStep = kPoint / 10;  // the unit of equities

std::int16_t clipped(std::int64_t value) {
  return static_cast<std::int16_t>(std::clamp<std::int64_t>(value, -32767, 32767));
}

Tile on_rack(Tile tile) { return is_blank(tile) ? Tile{0} : tile; }

}  // namespace

Features::Features(const LetterModel& model, const TileCounts& tile_counts) : model_(&model), set_(tile_counts) {}

void Features::begin(const Position& position, std::span<const Tile> rack, int in_bag, Equity best) {
  const auto take = [&](Tile tile) {
    if (unseen_[tile] > 0) --unseen_[tile];
  };
  unseen_ = set_;
  held_ = {};
  for (int square = 0; square < position.variant().squares(); ++square)
    if (const Tile tile = position.cell(square); tile != kEmpty) take(on_rack(tile));
  for (const Tile tile : rack) {
    take(tile);
    ++held_[tile];
  }
  int unseen = 0;
  for (const std::uint8_t tiles : unseen_) unseen += tiles;
  in_bag_ = std::clamp(in_bag, 0, unseen);
  opponent_tiles_ = std::min(unseen - in_bag_, position.rack_size());
  best_ = best;
  opponent_.fill(*model_, position.variant(), TileCounts{}, unseen_, opponent_tiles_);
  for (const Direction direction : {Direction::kAcross, Direction::kDown})
    for (int number = 0; number < position.lines(direction); ++number)
      lines_[static_cast<int>(direction)][number] = hazards_of_line(position, direction, number, *model_, opponent_);
}

void Features::write(Position& position, const Candidate& candidate, std::span<std::int16_t> numbers) {
  TileCounts kept = held_;
  const auto use = [&](Tile tile) {
    if (kept[tile] > 0) --kept[tile];
  };
  LineSet changed{};
  const Journal::Mark mark = journal_.mark();
  if (candidate.action == Action::kPlay) {
    std::array<Placement, kMaxSide> placements;
    std::size_t count = 0;
    const Play& play = candidate.play;
    for (int at = 0; at < play.length; ++at)
      if (const Tile tile = play.word[at]; tile != 0) {
        placements[count++] = {
            static_cast<std::uint16_t>(position.square(play.direction, play.line, play.start + at)), tile};
        use(on_rack(tile));
      }
    changed = position.lay(std::span(placements.data(), count), journal_);
  } else {
    for (int at = 0; at < candidate.thrown; ++at) use(candidate.exchanged[at]);
  }
  const int used = candidate.used();
  mover_.fill(*model_, position.variant(), kept, unseen_, std::min(used, in_bag_));
  HazardSums theirs, ours;
  for (const Direction direction : {Direction::kAcross, Direction::kDown})
    for (int number = 0; number < position.lines(direction); ++number) {
      const int way = static_cast<int>(direction);
      theirs.add_line((changed[way] >> number & 1) != 0
                          ? hazards_of_line(position, direction, number, *model_, opponent_)
                          : lines_[way][number]);
      ours.add_line(hazards_of_line(position, direction, number, *model_, mover_));
    }
  if (candidate.action == Action::kPlay) position.take_back(journal_, mark);

  write_hazards(theirs, opponent_, numbers.subspan<0, kHazards>());
  write_hazards(ours, mover_, numbers.subspan<kHazards, kHazards>());
  std::size_t next = 2 * kHazards;
  const auto add = [&](std::int64_t value) { numbers[next++] = clipped(value); };
  for (const TileCounts* tiles : {&kept, &unseen_})
    for (int tile = 0; tile <= model_->letters(); ++tile) add((*tiles)[tile]);
  int keeps = 0, points = 0;
  for (int tile = 0; tile <= model_->letters(); ++tile) {
    keeps += kept[tile];
    points += tile == 0 ? 0 : kept[tile] * position.variant().score[tile];
  }
  const bool is_play = candidate.action == Action::kPlay;
  add(in_bag_);
  add(is_play ? std::max(0, in_bag_ - used) : in_bag_);
  add(keeps);
  add(used);
  add(is_play);
  add(candidate.action == Action::kExchange);
  add(opponent_tiles_);
  add(position.is_empty());
  add(candidate.score());
  add(candidate.equity / kStep);
  add((candidate.equity - candidate.score() * kPoint) / kStep);
  add((best_ - candidate.equity) / kStep);
  add(points);
  std::fill(numbers.begin() + static_cast<std::ptrdiff_t>(next), numbers.end(), std::int16_t{0});
}

}  // namespace rackhouse
