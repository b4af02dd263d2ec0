#include "endgame_board.hpp"

#include <algorithm>
#include <bit>
#include <functional>
#include <stdexcept>

namespace rackhouse {

void EndingRules::check() const {
  if (pass_limit < 0 || pass_limit > 1000 || scoreless_limit < 0 || scoreless_limit > 1000 ||
      (pass_limit == 0 && scoreless_limit == 0))
    throw std::invalid_argument("A game ends after 1 to 1000 idle turns.");
  if (out_factor < 0 || out_factor > 10 || held_factor < 0 || held_factor > 10)
    throw std::invalid_argument("Unplayed tiles count 0 to 10 times.");
}

namespace {

int points_of(std::span<const Tile> tiles, const Variant& variant) {
  int points = 0;
  for (const Tile tile : tiles) points += is_blank(tile) ? 0 : variant.score[tile];
  return points;
}

// Whether some play might score nothing: with a tile of no points, beside another one.
bool may_score_nothing(const Variant& variant, std::span<const Tile> cells,
                       const std::array<std::span<const Tile>, 2>& racks) {
  const auto is_worthless = [&](Tile tile) {
    return tile != kEmpty && (is_blank(tile) || variant.score[letter_of(tile)] == 0);
  };
  const auto held = std::ranges::count_if(racks[0], is_worthless) + std::ranges::count_if(racks[1], is_worthless);
  return held > 0 && held + std::ranges::count_if(cells, is_worthless) > 1;
}

// Two passes in a row settle who wants to play and who does not, so a longer limit changes nothing: where
// two or more passes are left, passing again only asks the same question again. If every play breaks the
// row, whatever the limit is, two are enough. A side that passes first can never gain by the others being
// more, and the tree is much smaller.
EndingRules shortened(EndingRules rules, bool may_be_worthless, int& idle_turns) {
  if (rules.scoreless_limit != 0 && may_be_worthless) return rules;
  int limit = rules.pass_limit == 0 ? rules.scoreless_limit : rules.pass_limit;
  if (rules.scoreless_limit != 0) limit = std::min(limit, rules.scoreless_limit);
  const int left = std::max(1, limit - idle_turns);
  rules.pass_limit = std::min(limit, 2);
  rules.scoreless_limit = 0;
  idle_turns = std::max(0, rules.pass_limit - left);
  return rules;
}

}  // namespace

EndgameBoard::EndgameBoard(const Variant& variant, const Words& words, std::span<const Tile> cells,
                           std::array<std::span<const Tile>, 2> racks, const EndingRules& rules, int idle_turns)
    : position_(variant, words, static_cast<int>(std::clamp<std::size_t>(std::max(racks[0].size(), racks[1].size()), 1, kMaxRack))),
      rules_(shortened(rules, may_score_nothing(variant, cells, racks), idle_turns)),
      passes_(idle_turns),
      scoreless_(idle_turns) {
  position_.set(cells);
  for (int side : {0, 1}) hand_out(side, racks[side]);
}

// Gives a side its rack: counts its tiles by kinds, and prepares its plays with all its blanks, with fewer and
// with none.
void EndgameBoard::hand_out(int side, std::span<const Tile> rack) {
  const Variant& variant = position_.variant();
  std::vector<Tile> tiles(rack.begin(), rack.end());
  std::ranges::sort(tiles, std::greater<>());  // blanks last
  const auto blanks = static_cast<std::size_t>(std::ranges::count(tiles, Tile{0}));
  TileKinds kinds{};
  kinds[0] = 1;
  int next = blanks == 0 ? 0 : 1;
  Side& own = sides_[side];
  own = {0, blanks == 0 ? TileCounts{0} : TileCounts{0xFF}, points_of(rack, variant), static_cast<int>(rack.size())};
  for (const Tile tile : tiles) {
    if (tile > variant.letters) throw std::invalid_argument("There is no such tile in the set.");
    if (kinds[tile] == 0) kinds[tile] = TileCounts{1} << 8 * next++;
    own.held += kinds[tile];
  }
  for (std::size_t left = 0; left <= blanks; ++left) {
    const std::span some(tiles.data(), tiles.size() - blanks + left);
    plays_[side].emplace_back(Rack(some, variant, position_.words(), Endgame{0}), kinds);
  }
}

Key EndgameBoard::key_of(Key board, const std::array<Side, 2>& sides, int mover, int passes, int scoreless) {
  return board ^ mixed(sides[0].held * 4 + 1) ^ mixed(sides[1].held * 4 + 3) ^
         mixed(static_cast<std::uint64_t>((passes * 1024 + scoreless) * 2 + mover) * 2);
}

void EndgameBoard::count_idle(const EndgamePlay& play, int& passes, int& scoreless) const {
  passes = play.is_pass() ? passes_ + 1 : 0;
  scoreless = play.score == 0 && rules_.scoreless_limit != 0 ? scoreless_ + 1 : 0;
  if (rules_.pass_limit == 0) passes = 0;
}

Key EndgameBoard::key_after(const EndgamePlay& play) const {
  std::array<Side, 2> sides = sides_;
  sides[mover_].held -= play.tiles;
  int passes, scoreless;
  count_idle(play, passes, scoreless);
  return key_of(board_key_ ^ play.key, sides, 1 - mover_, passes, scoreless);
}

bool EndgameBoard::ends_with(const EndgamePlay& play) const {
  if (play.count == sides_[mover_].count) return true;
  int passes, scoreless;
  count_idle(play, passes, scoreless);
  return (rules_.pass_limit != 0 && passes >= rules_.pass_limit) ||
         (rules_.scoreless_limit != 0 && scoreless >= rules_.scoreless_limit);
}

int EndgameBoard::worth_of_end(const EndgamePlay& play) const {
  const int others = sides_[1 - mover_].points;
  if (play.count == sides_[mover_].count) return play.score + rules_.out_factor * others;
  return play.score + rules_.held_factor * (others - (sides_[mover_].points - play.points));
}

std::array<Placement, kMaxRack> EndgameBoard::placements(const EndgamePlay& play) const {
  std::array<Placement, kMaxRack> placed{};
  int laid = 0;
  for (int at = play.start; laid < play.count; ++at) {
    const int square = position_.square(play.direction, play.line, at);
    if (position_.cell(square) != kEmpty) continue;
    const Tile tile = static_cast<Tile>(play.laid >> 8 * (play.count - 1 - laid));
    placed[laid++] = {static_cast<std::uint16_t>(square), tile};
  }
  return placed;
}

void EndgameBoard::play(const EndgamePlay& play) {
  history_.push_back({play, {}, journal_.mark(), static_cast<std::uint32_t>(old_ranges_.size()), passes_, scoreless_});
  count_idle(play, passes_, scoreless_);
  if (!play.is_pass()) {
    const auto placed = placements(play);
    const LineSet changed = history_.back().changed = position_.lay(std::span(placed.data(), play.count), journal_);
    for (std::size_t direction : {0, 1})
      for (std::uint32_t lines = changed[direction]; lines != 0; lines &= lines - 1) {
        const auto line = static_cast<std::size_t>(std::countr_zero(lines));
        for (auto& of_side : ranges_)
          for (LineRanges& ranges : of_side)
            if (LinePlays::Range& range = ranges[direction][line]; range.generation != 0) {
              old_ranges_.push_back({&range, range});
              range = {};
            }
      }
    Side& side = sides_[mover_];
    side.held -= play.tiles;
    side.points -= play.points;
    side.count -= play.count;
    board_key_ ^= play.key;
  }
  mover_ = 1 - mover_;
}

void EndgameBoard::take_back() {
  const Past past = history_.back();
  history_.pop_back();
  mover_ = 1 - mover_;
  passes_ = past.passes;
  scoreless_ = past.scoreless;
  if (past.play.is_pass()) return;
  position_.take_back(journal_, past.mark);
  for (std::size_t direction : {0, 1})
    for (std::uint32_t lines = past.changed[direction]; lines != 0; lines &= lines - 1)
      for (auto& of_side : ranges_)
        for (LineRanges& ranges : of_side) ranges[direction][static_cast<std::size_t>(std::countr_zero(lines))] = {};
  for (; old_ranges_.size() > past.ranges; old_ranges_.pop_back())
    *old_ranges_.back().place = old_ranges_.back().range;
  Side& side = sides_[mover_];
  side.held += past.play.tiles;
  side.points += past.play.points;
  side.count += past.play.count;
  board_key_ ^= past.play.key;
}

LineSet EndgameBoard::reach(const EndgamePlay& play) const {
  if (position_.is_empty()) return {~0u, ~0u};
  const auto along = static_cast<std::size_t>(play.direction), across = 1 - along;
  LineSet lines{};
  lines[along] = 1u << play.line;
  const Line& own = position_.line(play.direction, play.line);
  const int end = play.start + play.length;
  if (play.start > 0) lines[across] |= 1u << (play.start - 1);
  if (end < position_.line_length(play.direction)) lines[across] |= 1u << end;
  const int crossing_length = position_.line_length(other(play.direction));
  for (int at = play.start; at < end; ++at) {
    if ((own.tiles >> at & 1) != 0) continue;
    lines[across] |= 1u << at;
    const std::uint32_t open = ~position_.line(other(play.direction), at).tiles & ~(1u << play.line);
    const int before = std::bit_width(open & ((1u << play.line) - 1));
    const int after = std::countr_zero(open & (~0u << play.line));
    if (before > 0) lines[along] |= 1u << (before - 1);
    if (after < crossing_length) lines[along] |= 1u << after;
  }
  return lines;
}

Play EndgameBoard::written(const EndgamePlay& play) const {
  Play written{};
  written.score = play.score;
  written.equity = play.score * kPoint;
  written.direction = play.direction;
  written.line = play.line;
  written.start = play.start;
  written.length = play.length;
  written.tiles = play.count;
  int left = play.count;
  for (int at = 0; left > 0; ++at)
    if (position_.cell(position_.square(play.direction, play.line, play.start + at)) == kEmpty)
      written.word[at] = static_cast<Tile>(play.laid >> 8 * --left);
  return written;
}

}  // namespace rackhouse
