// A position: tiles on the board, and for each empty square what may be laid there.
//
// Everything is kept line by line, once for rows and once for columns, as words are compared with it.
// Laying a play changes the cross-checks at the ends of the runs it makes, and only the windows of the
// lines it touched are rebuilt. A position is a plain value: copy it to try something and throw the copy
// away; nothing in it changes while it is read, so threads may share one.

#pragma once

#include <array>
#include <span>
#include <vector>

#include "journal.hpp"
#include "lanes.hpp"
#include "play.hpp"
#include "variant.hpp"
#include "vocabulary.hpp"
#include "words.hpp"

namespace rackhouse {

struct Placement {
  std::uint16_t square;
  Tile tile;
};

// What the tiles across a square require of the tile laid there.
struct Cross {
  LetterSet letters;    // which letters form a word across; all if nothing is across
  std::int16_t score;   // the sum of the tiles across
  bool forms_word;      // whether there is anything across
};

// A window: a place in a line where exactly so many tiles of the rack would make a word.
//
// Its word begins at `start`, is `length` squares long and has `tiles` empty squares; the rest is played
// through. A square weighs its letter premium times (the word's multiplier, plus its own word premium if
// a cross word forms); a play scores `fixed` plus each laid tile's score times its weight.
struct Window {
  Key through;                // key of the tiles played through
  std::uint32_t empty;        // its empty squares: bits by place in the line
  std::int32_t fixed;         // tiles played through, cross words, bonus
  std::int16_t multiplier;    // of the word
  std::uint16_t places;       // place bits of the tiles played through
  Direction direction;
  std::uint8_t line;          // row across, or column down
  std::uint8_t start;
  std::uint8_t length;
  std::uint8_t tiles;
  bool is_crossed;            // some empty square has a cross-check
  Lanes falling;              // weights of the empty squares, heaviest first, for bounds
  Lanes free;                 // the same without the squares that have a cross-check
};

// A row or a column.
struct Line {
  static constexpr int kRoom = 24;

  std::array<Letter, kRoom + 32> letters{};  // 0 if empty; then zeros, so that whole rows compare
  std::array<std::uint8_t, kRoom> points{};  // what the tile there scores
  std::array<std::uint8_t, kRoom> letter_premium{};
  std::array<std::uint8_t, kRoom> word_premium{};
  std::array<std::int16_t, kRoom> cross_score{};
  std::array<LetterSet, kRoom> allowed{};    // what a tile laid in this line may be; all if not crossed
  std::uint32_t tiles = 0;                   // bits by place: there is a tile,
  std::uint32_t crossed = 0;                 // a tile laid there forms a cross word,
  std::uint32_t blocked = 0;                 // and none ever fits
  std::uint32_t changed = ~0u;               // differs from when the windows were built
  std::vector<Window> windows;               // by start, then by length
};

class Position {
 public:
  // With windows for racks of up to so many tiles.
  Position(const Variant& variant, const Words& words, int rack_size = kMaxRack);

  // The tiles of a board as on the Python side, a byte a square.
  void set(std::span<const Tile> cells);
  void lay(std::span<const Placement> placements);
  void lay(const Play& play);
  // The same with notes for taking it back. Returns the lines that changed; their windows are out of date
  // until renew_windows.
  LineSet lay(std::span<const Placement> placements, Journal& journal);
  // Takes back everything since a mark. The windows of the lines that changed are out of date again.
  void take_back(Journal& journal, Journal::Mark mark);
  void renew_windows(Direction direction, int line) { build_windows(static_cast<int>(direction), line); }
  // The same from memory: the line looks as it did when it had these windows. They are swapped for its own.
  void restore_windows(Direction direction, int number, std::vector<Window>& windows) {
    Line& line = lines_[static_cast<int>(direction)][number];
    line.windows.swap(windows);
    line.changed = 0;
  }
  // The tiles of a play with their squares, and how many they are.
  std::size_t placements_of(const Play& play, std::span<Placement, kMaxSide> placements) const;
  // Empties the board, without giving memory back.
  void clear();

  const Variant& variant() const { return *variant_; }
  const Words& words() const { return *words_; }
  int rack_size() const { return rack_size_; }
  bool is_empty() const { return tiles_ == 0; }
  Tile cell(int square) const { return cells_[square]; }
  int lines(Direction direction) const {
    return direction == Direction::kAcross ? variant_->rows : variant_->columns;
  }
  int line_length(Direction direction) const {
    return direction == Direction::kAcross ? variant_->columns : variant_->rows;
  }
  int square(Direction direction, int line, int at) const {
    return direction == Direction::kAcross ? line * variant_->columns + at
                                           : at * variant_->columns + line;
  }
  const Line& line(Direction direction, int line) const {
    return lines_[static_cast<int>(direction)][line];
  }
  Cross cross(Direction direction, int square) const;

  // All windows of a line for racks of up to rack_size() tiles.
  std::span<const Window> windows(Direction direction, int number) const {
    return line(direction, number).windows;
  }

 private:
  void wipe();
  void place(std::span<const Placement> placements, Journal* journal);
  void put(int square, Tile tile, Journal* journal);
  void note(Journal* journal, int direction, int line, int at) const;
  void renew_cross(int direction, int line, int at, Journal* journal);
  void renew_ends(int direction, int line, int run, int at, Journal* journal);
  void build_windows(int direction, int line);
  void build_stale();

  const Variant* variant_;
  const Words* words_;
  int rack_size_;
  int tiles_ = 0;
  std::array<std::uint32_t, 2> stale_{};  // lines whose windows must be rebuilt
  std::array<Tile, kMaxSquares> cells_;
  std::array<std::array<Line, kMaxSide>, 2> lines_;
};

}  // namespace rackhouse
