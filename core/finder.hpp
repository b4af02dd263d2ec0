// Finds the plays of one window, and passes them to a taker.

#pragma once

#include <algorithm>
#include <bit>
#include <cstring>

#include "matches.hpp"
#include "opening.hpp"
#include "place.hpp"
#include "position.hpp"
#include "rack.hpp"

namespace rackhouse {

// A taker has `needed()`, the equity below which it wants no play; `place()`, where a window's place is
// put; and `take(found)` for each play there.
template <typename Taker>
class Finder {
 public:
  Finder(const Position& position, const Rack& rack, Taker& taker)
      : position_(position), words_(position.words()), rack_(rack), taker_(taker),
        score_(position.variant().score), opening_(position.is_empty() ? rack.opening() : nullptr) {}

  // Sets the window in which plays are looked for.
  void open(const Window& window) {
    window_ = &window;
    is_ready_ = false;
  }

  // All plays of a subrack.
  void find(int subrack) {
    find_words(words_, window_->through + rack_.key(subrack), window_->places, rack_.blanks(subrack),
               [&](const WordGroup& group, std::array<Letter, 2> blanks) { find(subrack, group, blanks); });
  }

  // All plays of a subrack that make these words.
  void find(int subrack, const WordGroup& group, std::array<Letter, 2> blanks) {
    if (!is_ready_) make_ready();
    for (std::uint32_t row = 0; row < group.count; ++row)
      try_word(subrack, group.rows + std::size_t{row} * words_.stride(), blanks);
  }

  // All plays of a list of words.
  void find(const Matches& matches, const Matches::List& list) {
    for (int part : {0, 1}) {
      if (list.first[part] == list.end[part]) continue;
      if (!is_ready_) make_ready();
      find(matches, list.first[part], list.end[part]);
    }
  }

 private:
  // Filtered without branches, because it is unpredictable which words fit.
  void find(const Matches& matches, std::uint32_t from, std::uint32_t to) {
    constexpr std::uint32_t kChunk = 64;
    std::array<std::uint32_t, kChunk> fitting;
    for (std::uint32_t first = from; first < to; first += kChunk) {
      std::uint32_t count = 0;
      for (std::uint32_t number = first; number < std::min(to, first + kChunk); ++number) {
        fitting[count] = number;
        count += fits(matches.word(number)) ? 1 : 0;
      }
      for (std::uint32_t index = 0; index < count; ++index) {
        const Matches::Tiles& tiles = matches.tiles(fitting[index]);
        take_word(tiles.subrack, matches.word(fitting[index]), tiles.blanks);
      }
    }
  }

  // What every word of the window is compared with; made for the first word.
  void make_ready() {
    is_ready_ = true;
    const Line& line = position_.line(window_->direction, window_->line);
    place_ = &taker_.place();
    for (int part = 0; part < words_.stride(); part += 16)
      cut(line.letters.data() + window_->start + part, window_->length - part, &pattern_[part], &place_->through[part]);
    int tile = 0;
    for (std::uint32_t squares = window_->empty; squares != 0; squares &= squares - 1) {
      const int place = std::countr_zero(squares);
      const int crossing = -static_cast<int>(line.crossed >> place & 1);
      at_[tile] = static_cast<std::uint8_t>(place - window_->start);
      weight_[tile++] = line.letter_premium[place] * (window_->multiplier + (line.word_premium[place] & crossing));
    }
    crossed_count_ = 0;
    for (std::uint32_t squares = window_->empty & line.crossed; squares != 0; squares &= squares - 1) {
      const int place = std::countr_zero(squares);
      crossed_[crossed_count_] = static_cast<std::uint8_t>(place - window_->start);
      allowed_[crossed_count_++] = line.allowed[place];
    }
    Play& common = place_->common;
    common.direction = window_->direction;
    common.line = window_->line;
    common.start = window_->start;
    common.length = window_->length;
    common.tiles = window_->tiles;
  }

  bool fits(const Letter* word) const {
    bool right = alike(word, pattern_.data(), place_->through.data());
    if (words_.stride() > 16) right &= alike(word + 16, pattern_.data() + 16, place_->through.data() + 16);
    std::uint64_t allowed = 1;
    for (int cross = 0; cross < crossed_count_; ++cross) allowed &= allowed_[cross] >> word[crossed_[cross]];
    return right & ((allowed & 1) != 0);
  }

  void try_word(int subrack, const Letter* word, std::array<Letter, 2> blanks) {
    if (fits(word)) take_word(subrack, word, blanks);
  }

  void take_word(int subrack, const Letter* word, std::array<Letter, 2> blanks) {
    const int tiles = window_->tiles;
    std::int32_t score = window_->fixed;
    std::uint64_t code = 0;
    LaidTiles laid = 0;
    for (int tile = 0; tile < tiles; ++tile) {
      const Letter letter = word[at_[tile]];
      score += weight_[tile] * score_[letter];
      code += rack_.code_of_letter(letter);
      laid = laid << 8 | letter;
    }
    // Keys collide, if rarely: the tiles laid must be those of the subrack.
    std::uint64_t wanted = rack_.code(subrack);
    const int blank_count = rack_.blanks(subrack);
    for (int blank = 0; blank < blank_count; ++blank) wanted += rack_.code_of_letter(blanks[blank]);
    if (code != wanted) return;

    const Equity leave = rack_.leave(subrack);
    if (blank_count == 0) {
      give(score, leave, word, laid, {kNowhere, kNowhere});
      return;
    }
    // A blank may be any occurrence of its letter; two blanks of one letter are unordered.
    for (LaidTiles first = tiles_of(blanks[0], laid); first != 0; first &= first - 1) {
      const int tile = tile_of(first);
      const std::int32_t one = score - weight_[tile] * score_[blanks[0]];
      const LaidTiles declared = laid | declaring(first);
      if (blank_count == 1) {
        give(one, leave, word, declared, {at_[tile], kNowhere});
        continue;
      }
      LaidTiles second = blanks[0] == blanks[1] ? first & (first - 1) : tiles_of(blanks[1], laid);
      for (; second != 0; second &= second - 1) {
        const int other = tile_of(second);
        give(one - weight_[other] * score_[blanks[1]], leave, word, declared | declaring(second),
             {at_[tile], at_[other]});
      }
    }
  }

  // The highest bit of each laid tile that is this letter; other bytes never match.
  static LaidTiles tiles_of(Letter letter, LaidTiles laid) {
    constexpr LaidTiles kOnes = 0x0101010101010101, kHighest = 0x80 * kOnes;
    return ~(((laid ^ letter * kOnes) | kHighest) - kOnes) & kHighest;
  }
  // The tile of the lowest of these bits, and what makes that tile a blank.
  int tile_of(LaidTiles bits) const { return window_->tiles - 1 - std::countr_zero(bits) / 8; }
  static LaidTiles declaring(LaidTiles bits) { return (bits & -bits) / (0x80 / kDeclared); }

  void give(std::int32_t score, Equity leave, const Letter* word, LaidTiles laid, BlankPlaces blanks) {
    Equity equity = score * kPoint + leave;
    if (opening_ != nullptr)
      for (int tile = 0; tile < window_->tiles; ++tile)
        equity -= opening_->given_away(window_->direction, window_->start + at_[tile], word[at_[tile]]);
    if (equity >= taker_.needed()) taker_.take({equity, score, word, laid, blanks});
  }

  const Position& position_;
  const Words& words_;
  const Rack& rack_;
  Taker& taker_;
  const std::array<std::uint8_t, 64>& score_;
  const Opening* opening_;

  const Window* window_ = nullptr;
  bool is_ready_ = false;
  int crossed_count_ = 0;
  alignas(16) std::array<Letter, 32> pattern_{};  // letters played through, by place in the word
  Place* place_ = nullptr;                         // what all plays of the window share
  std::array<std::uint8_t, kMaxRack> at_{};        // place in the word of each tile laid
  std::array<std::int32_t, kMaxRack> weight_{};
  std::array<std::uint8_t, kMaxRack> crossed_{};   // places with a cross-check
  std::array<LetterSet, kMaxRack> allowed_{};      // and what it allows
};

}  // namespace rackhouse
