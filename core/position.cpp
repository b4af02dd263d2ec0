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

namespace {

// An empty square of a line and the tiles after it, up to the next empty square or the edge.
//
// A word that has the square goes on to that end, so the windows that begin at one place differ by whole stretches.
// Sums are over all squares before the end, so that those of a window are one subtraction.
struct Stretch {
  Key through = 0;
  std::int32_t points = 0;          // of the tiles
  std::int32_t cross_points = 0;    // of the words across
  std::int16_t letter_premium = 0;
  std::int16_t free_premium = 0;    // the same, but none if the square has a cross-check
  std::int16_t across = 0;          // what a tile on the square counts in its cross word
  std::int16_t word_premium = 1;
  std::uint16_t places = 0;         // place bits of the tiles after the square, in a word that begins with the line
  std::int8_t square = -1;
  std::int8_t end = 0;
};

}  // namespace

void Position::build_windows(int direction, int number) {
  Line& line = lines_[direction][number];
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
  assert(from == 0 || (line.tiles >> (from - 1) & 1) == 0);
  const auto starting = [&](int start) {
    return std::ranges::partition_point(line.windows, [&](const Window& window) { return window.start < start; });
  };
  const auto outdated = starting(from), after = starting(last + 2);
  auto old = outdated;

  // The first has no square of this part of the line, only tiles that words may begin with; before it there is nothing.
  std::array<Stretch, kMaxSide + 2> stretches;
  Stretch* stretch = &stretches[1];
  std::uint32_t barred = 0;  // by number: no tile ever fits there, or the line has ended
  stretch->end = static_cast<std::int8_t>(from);
  stretch->square = static_cast<std::int8_t>(from - 1);
  for (int at = from; at < length; ++at) {
    const std::uint32_t bit = 1u << at;
    if ((line.tiles & bit) != 0) {
      stretch->through += words_->weight(line.letters[at]);
      stretch->points += line.points[at];
      stretch->places |= Words::place_bit(line.letters[at], at);
      ++stretch->end;
      continue;
    }
    const Stretch& before = *stretch++;
    const bool is_crossed = (line.crossed & bit) != 0;
    stretch->through = before.through;
    stretch->points = before.points;
    stretch->cross_points = before.cross_points + (is_crossed ? line.cross_score[at] * line.word_premium[at] : 0);
    stretch->letter_premium = line.letter_premium[at];
    stretch->free_premium = static_cast<std::int16_t>(is_crossed ? 0 : line.letter_premium[at]);
    stretch->across = static_cast<std::int16_t>(is_crossed ? line.letter_premium[at] * line.word_premium[at] : 0);
    stretch->word_premium = line.word_premium[at];
    stretch->square = static_cast<std::int8_t>(at);
    stretch->end = static_cast<std::int8_t>(at + 1);
    barred |= std::uint32_t{(line.blocked & bit) != 0} << (stretch - &stretches[0]);
  }
  const Stretch* const stretches_end = stretch + 1;
  barred |= 1u << (stretches_end - &stretches[0]);

  std::array<Window, kMaxSide * kMaxRack> built;
  std::size_t count = 0;
  // A word begins at the edge or after an empty square, with the tiles of that square's stretch.
  for (const Stretch* before = &stretches[1]; before != stretches_end; ++before) {
    const int start = before->square + 1;
    if (start >= length || start >= last + 2 || touching >> start == 0) break;
    for (; old != after && old->start <= start; ++old)
      if (old->start == start && start + old->length < first) built[count++] = *old;
    // The squares that the rack can fill.
    const Stretch* const next = before + 1;
    const int fillable = std::countr_zero(barred >> (next - &stretches[0]));
    const Stretch* const limit = next + std::min(fillable, rack_size_);
    // Those that end earlier were not changed, touch no tile, or are too short.
    int least_end = std::max(first, start + std::max({std::countr_zero(touching >> start) + 1, least_tiles, 2}));
    // A single tile with neighbours both ways is only found across.
    if (direction == 1 && next != limit && (line.crossed >> next->square & 1) != 0)
      least_end = std::max(least_end, next->end + 1);
    // The sums before the word begins.
    const Key through = before[-1].through;
    const std::int32_t points = before[-1].points, cross_points = before->cross_points;
    std::uint16_t places = before->places;
    int multiplier = 1;
    Lanes premiums{}, falling{};
    for (const Stretch* here = next; here != limit; ++here) {
      places |= here->places;
      insert(premiums, here->free_premium);
      if (here->word_premium == 1) {
        insert(falling, static_cast<std::int16_t>(here->letter_premium * multiplier + here->across));
      } else {  // every square weighs something else
        multiplier *= here->word_premium;
        falling = {};
        for (const Stretch* one = next; one <= here; ++one)
          insert(falling, static_cast<std::int16_t>(one->letter_premium * multiplier + one->across));
      }
      if (here->end < least_end) continue;
      const int size = here->end - start, tiles = static_cast<int>(here - before);
      if (size > words_->stride()) break;  // longer than any word
      const std::uint32_t squares = ((2u << (size - 1)) - 1) << start;
      Window& window = built[count++];
      window.through = here->through - through;
      window.empty = squares & ~line.tiles;
      window.places = Words::places_from(places, start);
      window.fixed = (here->points - points) * multiplier + here->cross_points - cross_points +
                     (tiles >= variant_->bonus_tiles ? variant_->bonus_points : 0);
      window.multiplier = static_cast<std::int16_t>(multiplier);
      window.direction = static_cast<Direction>(direction);
      window.line = static_cast<std::uint8_t>(number);
      window.start = static_cast<std::uint8_t>(start);
      window.length = static_cast<std::uint8_t>(size);
      window.tiles = static_cast<std::uint8_t>(tiles);
      window.is_crossed = (squares & line.crossed) != 0;
      window.falling = falling;
      window.free = times(premiums, static_cast<std::int16_t>(multiplier));
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
