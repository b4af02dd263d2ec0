// A position of the endgame: the board, both racks, whose turn it is, and how long nobody has scored.
//
// Plays are laid and taken back, never copied. What each side can play is known line by line: laying a play
// makes only the lines out of date that it changed, and taking it back brings the old ones back.

#pragma once

#include <array>
#include <span>
#include <vector>

#include "journal.hpp"
#include "line_plays.hpp"
#include "position.hpp"

namespace rackhouse {

// How a game ends and what is counted up then; a spread is that of the side on turn.
struct EndingRules {
  int pass_limit = 2;       // so many passes in a row end the game; 0 is never
  int scoreless_limit = 0;  // so many turns in a row without points end it; 0 is never
  int out_factor = 2;       // what a point on the other rack is worth in spread to the side that goes out
  int held_factor = 1;      // what a point on one's own rack costs where nobody goes out

  // Refuses what would never end; called once, at the border.
  void check() const;
};

class EndgameBoard {
 public:
  // `idle_turns` have passed in a row without points. The first rack is on turn.
  EndgameBoard(const Variant& variant, const Words& words, std::span<const Tile> cells,
               std::array<std::span<const Tile>, 2> racks, const EndingRules& rules, int idle_turns);
  EndgameBoard(const EndgameBoard&) = delete;  // it remembers places in itself
  EndgameBoard& operator=(const EndgameBoard&) = delete;

  int mover() const { return mover_; }
  int points(int side) const { return sides_[side].points; }
  int tiles(int side) const { return sides_[side].count; }
  // Board, racks, side on turn and idle turns.
  Key key() const { return key_of(board_key_, sides_, mover_, passes_, scoreless_); }
  // The key after a play or pass of the side on turn.
  Key key_after(const EndgamePlay& play) const;

  // Whether this play or pass of the side on turn ends the game, and what the rest is then worth to it.
  bool ends_with(const EndgamePlay& play) const;
  int worth_of_end(const EndgamePlay& play) const;

  // What going out with this score is worth, with so many points on the other rack.
  int worth_of_out(int score, int others) const { return score + rules_.out_factor * others; }

  void play(const EndgamePlay& play);
  void take_back();
  std::size_t plies() const { return history_.size(); }

  // Every play that a side could make now, were it on turn.
  template <typename Visit>
  void for_plays(int side, Visit&& visit) {
    const TileCounts held = sides_[side].held;
    const int blanks = blanks_held(side);
    LinePlays& plays = plays_[side][blanks];
    for (int direction : {0, 1})
      for (int line = 0; line < position_.lines(static_cast<Direction>(direction)); ++line) {
        LinePlays::Range& range = ranges_[side][blanks][direction][line];
        if (!plays.is_current(range)) range = plays.find(position_, static_cast<Direction>(direction), line);
        for (const EndgamePlay& play : plays.plays(range))
          if (contains(held, play.tiles)) visit(play);
      }
  }
  // The lines that a play of either side would change.
  LineSet reach(const EndgamePlay& play) const;

  // A play as the engine returns it.
  Play written(const EndgamePlay& play) const;

 private:
  struct Side {
    TileCounts held = 0;
    TileCounts blank_byte = 0;  // where its blanks are counted; nowhere if it had none
    int points = 0;
    int count = 0;
  };
  struct Past {
    EndgamePlay play;
    LineSet changed;
    Journal::Mark mark;
    std::uint32_t ranges;
    int passes;
    int scoreless;
  };
  struct OldRange {
    LinePlays::Range* place;
    LinePlays::Range range;
  };

  void hand_out(int side, std::span<const Tile> rack);
  static Key key_of(Key board, const std::array<Side, 2>& sides, int mover, int passes, int scoreless);
  int blanks_held(int side) const { return static_cast<int>(sides_[side].held & sides_[side].blank_byte); }
  void count_idle(const EndgamePlay& play, int& passes, int& scoreless) const;
  std::array<Placement, kMaxRack> placements(const EndgamePlay& play) const;

  Position position_;
  EndingRules rules_;
  // By the blanks that the side still holds, so that plays with blanks are not read once they are gone.
  std::array<std::vector<LinePlays>, 2> plays_;
  std::array<Side, 2> sides_{};
  int mover_ = 0;
  int passes_ = 0;
  int scoreless_ = 0;
  Key board_key_ = 0;
  Journal journal_;
  std::vector<Past> history_;
  using LineRanges = std::array<std::array<LinePlays::Range, kMaxSide>, 2>;
  std::array<std::array<LineRanges, kMaxBlanks + 1>, 2> ranges_{};
  std::vector<OldRange> old_ranges_;
};

}  // namespace rackhouse
