#include "position.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <stdexcept>
#include <utility>

namespace rackhouse {

Position::Position(const Variant& variant, const Words& words, int rack_size)
    : variant_(&variant), words_(&words), rack_size_(rack_size) {
  if (rack_size < 1 || rack_size > kMaxRack) throw std::invalid_argument("A rack has 1 to 8 tiles.");
  for (Direction direction : {Direction::kAcross, Direction::kDown})
    for (int number = 0; number < lines(direction); ++number) {
      Line& line = lines_[static_cast<int>(direction)][number];
      for (int at = 0; at < line_length(direction); ++at) {
        line.letter_premium[at] = variant.letter_premium[square(direction, number, at)];
        line.word_premium[at] = variant.word_premium[square(direction, number, at)];
      }
    }
  clear();
}

void Position::clear() {
  wipe();
  stale_ = {1u << variant_->start / variant_->columns, 1u << variant_->start % variant_->columns};
  build_stale();
}

void Position::wipe() {
  tiles_ = 0;
  cells_.fill(kEmpty);
  for (auto& lines : lines_)
    for (Line& line : lines) {
      line.letters.fill(0);
      line.allowed.fill(~LetterSet{0});
      line.tiles = line.crossed = line.blocked = 0;
      line.changed = ~0u;
      line.windows.clear();
    }
}

void Position::put(int square, Tile tile, Journal* journal) {
  assert(square < variant_->squares() && cells_[square] == kEmpty && letter_of(tile) != 0);
  const int row = square / variant_->columns, column = square % variant_->columns;
  note(journal, 0, row, column);
  note(journal, 1, column, row);
  if (journal != nullptr) journal->laid.push_back(static_cast<std::uint16_t>(square));
  cells_[square] = tile;
  ++tiles_;
  const Letter letter = letter_of(tile);
  const std::uint8_t points = is_blank(tile) ? 0 : variant_->score[letter];
  const auto enter = [&](Line& line, int at) {
    line.letters[at] = letter;
    line.points[at] = points;
    line.tiles |= 1u << at;
    line.changed |= 1u << at;
    line.crossed &= ~(1u << at);
    line.blocked &= ~(1u << at);
    line.allowed[at] = ~LetterSet{0};
  };
  enter(lines_[0][row], column);
  enter(lines_[1][column], row);
}

void Position::set(std::span<const Tile> cells) {
  if (cells.size() != static_cast<std::size_t>(variant_->squares()))
    throw std::invalid_argument("The board has another number of squares.");
  for (const Tile tile : cells)
    if (const Letter letter = letter_of(tile);
        tile != kEmpty && (letter < 1 || letter > variant_->letters || tile > (kDeclared | kMaxLetters)))
      throw std::invalid_argument("There is a tile on the board that the set does not have.");
  wipe();
  for (std::size_t square = 0; square < cells.size(); ++square)
    if (cells[square] != kEmpty) put(static_cast<int>(square), cells[square], nullptr);
  for (int direction : {0, 1})
    for (int line = 0; line < lines(static_cast<Direction>(direction)); ++line) {
      stale_[direction] |= 1u << line;
      for (int at = 0; at < line_length(static_cast<Direction>(direction)); ++at)
        if ((lines_[direction][line].tiles >> at & 1) == 0) renew_cross(direction, line, at, nullptr);
    }
  build_stale();
}

std::size_t Position::placements_of(const Play& play, std::span<Placement, kMaxSide> placements) const {
  std::size_t count = 0;
  for (int at = 0; at < play.length; ++at)
    if (play.word[at] != 0)
      placements[count++] = {static_cast<std::uint16_t>(square(play.direction, play.line, play.start + at)),
                             play.word[at]};
  return count;
}

void Position::lay(const Play& play) {
  std::array<Placement, kMaxSide> placements;
  const std::size_t count = placements_of(play, placements);
  lay(std::span(placements.data(), count));
}

void Position::lay(std::span<const Placement> placements) {
  place(placements, nullptr);
  build_stale();
}

LineSet Position::lay(std::span<const Placement> placements, Journal& journal) {
  place(placements, &journal);
  return std::exchange(stale_, {});
}

void Position::take_back(Journal& journal, Journal::Mark mark) {
  for (; journal.laid.size() > mark.laid; journal.laid.pop_back()) {
    const int square = journal.laid.back();
    const int row = square / variant_->columns, column = square % variant_->columns;
    cells_[square] = kEmpty;
    --tiles_;
    for (const auto& [line, at] : {std::pair{&lines_[0][row], column}, std::pair{&lines_[1][column], row}}) {
      line->letters[at] = 0;
      line->tiles &= ~(1u << at);
      line->changed |= 1u << at;
    }
  }
  for (; journal.squares.size() > mark.squares; journal.squares.pop_back()) {
    const Journal::Square& old = journal.squares.back();
    Line& line = lines_[old.direction][old.line];
    const std::uint32_t bit = 1u << old.at;
    line.allowed[old.at] = old.allowed;
    line.cross_score[old.at] = old.cross_score;
    line.crossed = old.was_crossed ? line.crossed | bit : line.crossed & ~bit;
    line.blocked = old.was_blocked ? line.blocked | bit : line.blocked & ~bit;
    line.changed |= bit;
  }
  if (is_empty())  // an opening's windows are of another kind
    for (auto& lines : lines_)
      for (Line& line : lines) line.changed = ~0u;
}

void Position::note(Journal* journal, int direction, int line, int at) const {
  if (journal == nullptr) return;
  const Line& own = lines_[direction][line];
  journal->squares.push_back({own.allowed[at], own.cross_score[at], static_cast<std::uint8_t>(direction),
                              static_cast<std::uint8_t>(line), static_cast<std::uint8_t>(at),
                              (own.crossed >> at & 1) != 0, (own.blocked >> at & 1) != 0});
}

void Position::place(std::span<const Placement> placements, Journal* journal) {
  const int columns = variant_->columns;
  if (is_empty()) {  // the opening's own windows, on both lines through the start, are gone
    const int start[2] = {variant_->start / columns, variant_->start % columns};
    for (int direction : {0, 1}) {
      stale_[direction] = 1u << start[direction];
      lines_[direction][start[direction]].changed = ~0u;
    }
  }
  for (const Placement& placement : placements) put(placement.square, placement.tile, journal);
  // The tiles of a play share one run in its own line, so its ends are renewed only once.
  std::array<std::array<int, 2>, 2> last{{{-1, -1}, {-1, -1}}};
  for (const Placement& placement : placements) {
    const int place[2] = {placement.square / columns, placement.square % columns};
    for (int direction : {0, 1}) {
      const int line = place[direction], at = place[1 - direction];
      const int run = std::bit_width(~lines_[direction][line].tiles & ((1u << at) - 1));
      stale_[direction] |= 1u << line;
      if (last[direction] == std::array{line, run}) continue;
      last[direction] = {line, run};
      renew_ends(direction, line, run, at, journal);
    }
  }
}

// Renews the cross-checks at both ends of a run, from its first tile through `at`.
void Position::renew_ends(int direction, int line, int run, int at, Journal* journal) {
  const int after = std::countr_zero(~lines_[direction][line].tiles & (~0u << at));
  if (run > 0) renew_cross(1 - direction, run - 1, line, journal);
  if (after < line_length(static_cast<Direction>(direction))) renew_cross(1 - direction, after, line, journal);
}

void Position::renew_cross(int direction, int line, int at, Journal* journal) {
  // What is across a play in this line is along the other one, through the same square.
  const Line& across = lines_[1 - direction][at];
  const std::uint32_t open = ~across.tiles;
  const int first = std::bit_width(open & ((1u << line) - 1));
  const int end = std::countr_zero(open & (~0u << line << 1));
  stale_[direction] |= 1u << line;
  if (end - first == 1) return;  // no neighbours: unchanged, because tiles are only added
  note(journal, direction, line, at);
  const auto before = std::span(across.letters).subspan(first, line - first);
  const auto after = std::span(across.letters).subspan(line + 1, end - line - 1);
  int score = 0;
  for (int index = first; index < end; ++index) score += index == line ? 0 : across.points[index];
  Line& own = lines_[direction][line];
  const std::uint32_t bit = 1u << at;
  own.allowed[at] = words_->between(before, after);
  own.cross_score[at] = static_cast<std::int16_t>(score);
  own.changed |= bit;
  own.crossed |= bit;
  own.blocked = own.allowed[at] == 0 ? own.blocked | bit : own.blocked & ~bit;
}

Cross Position::cross(Direction direction, int square) const {
  const int row = square / variant_->columns, column = square % variant_->columns;
  const Line& own = direction == Direction::kAcross ? line(direction, row) : line(direction, column);
  const int at = direction == Direction::kAcross ? column : row;
  const bool forms_word = (own.crossed >> at & 1) != 0;
  return {own.allowed[at], forms_word ? own.cross_score[at] : std::int16_t{0}, forms_word};
}

void Position::build_stale() {
  for (int direction : {0, 1}) {
    for (std::uint32_t lines = stale_[direction]; lines != 0; lines &= lines - 1)
      build_windows(direction, std::countr_zero(lines));
    stale_[direction] = 0;
  }
}

void Position::build_windows(int direction, int number) {
  Line& line = lines_[direction][number];
  std::array<Window, kMaxSide * kMaxRack> built;
  std::size_t count = 0;
  const int length = line_length(static_cast<Direction>(direction));
  std::uint32_t touching = line.tiles | line.crossed;
  if (is_empty()) {
    const int place[2] = {variant_->start / variant_->columns, variant_->start % variant_->columns};
    if (number != place[direction]) return line.windows.clear();
    touching = 1u << place[1 - direction];
  }
  const int least_tiles = is_empty() ? variant_->opening_tiles : 1;
  const std::uint32_t changed = std::exchange(line.changed, 0) & ((1u << length) - 1);
  if (changed == 0) return;
  // A window depends on its own squares and on those before and after it. So the windows that start too
  // far before the first changed square to reach it stay, and those that start beyond the last one.
  const int first = std::countr_zero(changed), last = static_cast<int>(std::bit_width(changed)) - 1;
  int from = first;
  for (int empty = 0; from > 0; --from) {
    const std::uint32_t bit = 1u << (from - 1);
    if ((line.tiles & bit) == 0 && ((line.blocked & bit) != 0 || ++empty > rack_size_)) break;
  }
  const auto starting = [&](int start) {
    return std::ranges::partition_point(line.windows, [&](const Window& window) { return window.start < start; });
  };
  const auto outdated = starting(from), after = starting(last + 2);
  auto old = outdated;

  for (int start = from; start < length && start < last + 2 && touching >> start != 0; ++start) {
    for (; old != after && old->start <= start; ++old)
      if (old->start == start && start + old->length < first) built[count++] = *old;
    if (start > 0 && (line.tiles >> (start - 1) & 1) != 0) continue;
    Key through = 0;
    std::uint32_t empty = 0;
    std::uint16_t places = 0;
    int tiles = 0, through_score = 0, multiplier = 1, cross_score = 0;
    Lanes premiums{};       // of the free squares, falling
    Lanes crossed, across;  // letter premiums of the others, and what these add in their cross words
    int crosses = 0;
    for (int at = start; at < length; ++at) {
      const std::uint32_t bit = 1u << at;
      if ((line.tiles & bit) != 0) {
        through += words_->weight(line.letters[at]);
        through_score += line.points[at];
        places |= Words::place_bit(line.letters[at], at - start);
      } else {
        if (tiles == rack_size_ || (line.blocked & bit) != 0) break;
        const int letter_premium = line.letter_premium[at], word_premium = line.word_premium[at];
        if ((line.crossed & bit) != 0) {
          crossed[crosses] = static_cast<std::int16_t>(letter_premium);
          across[crosses++] = static_cast<std::int16_t>(letter_premium * word_premium);
          cross_score += line.cross_score[at] * word_premium;
        } else {
          insert(premiums, static_cast<std::int16_t>(letter_premium));
        }
        multiplier *= word_premium;
        empty |= bit;
        ++tiles;
      }
      // A word ends before an empty square or the edge.
      if ((line.tiles >> 1 & bit) != 0 || at + 1 < first) continue;
      const int size = at + 1 - start;
      if (size > words_->stride()) break;  // longer than any word
      if ((touching >> start & ((2u << (at - start)) - 1)) == 0 || tiles < least_tiles || size < 2) continue;
      // A single tile with neighbours both ways is only found across.
      if (direction == 1 && tiles == 1 && crosses > 0) continue;
      Window& window = built[count++];
      window.through = through;
      window.empty = empty;
      window.places = places;
      window.fixed = through_score * multiplier + cross_score +
                     (tiles >= variant_->bonus_tiles ? variant_->bonus_points : 0);
      window.multiplier = static_cast<std::int16_t>(multiplier);
      window.direction = static_cast<Direction>(direction);
      window.line = static_cast<std::uint8_t>(number);
      window.start = static_cast<std::uint8_t>(start);
      window.length = static_cast<std::uint8_t>(size);
      window.tiles = static_cast<std::uint8_t>(tiles);
      window.is_crossed = crosses > 0;
      for (int lane = 0; lane < 8; ++lane)
        window.free[lane] = static_cast<std::int16_t>(premiums[lane] * multiplier);
      window.falling = window.free;
      for (int cross = 0; cross < crosses; ++cross)
        insert(window.falling, static_cast<std::int16_t>(crossed[cross] * multiplier + across[cross]));
    }
  }
  const auto replaced = static_cast<std::size_t>(after - outdated);
  const auto kept = std::ranges::copy_n(built.begin(), static_cast<std::ptrdiff_t>(std::min(count, replaced)), outdated);
  if (count > replaced)
    line.windows.insert(kept.out, built.begin() + replaced, built.begin() + count);
  else
    line.windows.erase(kept.out, after);
}

}  // namespace rackhouse
