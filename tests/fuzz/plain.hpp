// Every play of a position by trying every word in every place: slow, and hard to get wrong.
//
// It asks a position for its cells only, and the word list as it was given: none of what the core
// makes of either.

#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <set>
#include <utility>
#include <vector>

#include "play.hpp"
#include "position.hpp"
#include "variant.hpp"

namespace plain {

using rackhouse::Direction;
using rackhouse::kEmpty;
using rackhouse::Letter;
using rackhouse::Tile;
using rackhouse::Variant;

using Word = std::vector<Letter>;
// The tiles of a play by square, ascending, and its score.
struct Found {
  std::vector<std::pair<int, Tile>> tiles;
  int score;
  auto operator<=>(const Found&) const = default;
};

class Search {
 public:
  Search(const Variant& variant, const std::set<Word>& words, const std::vector<Tile>& cells)
      : variant_(variant), words_(words), cells_(cells) {
    is_empty_ = std::ranges::all_of(cells, [](Tile tile) { return tile == kEmpty; });
  }

  std::set<Found> plays(const std::vector<Tile>& rack) {
    found_.clear();
    held_.fill(0);
    for (Tile tile : rack) ++held_[tile];
    for (const Word& word : words_)
      for (bool across : {true, false})
        for (int line = 0; line < (across ? variant_.rows : variant_.columns); ++line)
          for (int start = 0; start + static_cast<int>(word.size()) <= length(across); ++start)
            try_place(word, across, line, start);
    return found_;
  }

 private:
  int length(bool across) const { return across ? variant_.columns : variant_.rows; }
  int square(bool across, int line, int at) const {
    return across ? line * variant_.columns + at : at * variant_.columns + line;
  }
  Tile tile(bool across, int line, int at) const {
    return at < 0 || at >= length(across) ? kEmpty : cells_[square(across, line, at)];
  }
  int points(Tile tile) const { return rackhouse::is_blank(tile) ? 0 : variant_.score[tile]; }

  void try_place(const Word& word, bool across, int line, int start) {
    const int end = start + static_cast<int>(word.size());
    if (tile(across, line, start - 1) != kEmpty || tile(across, line, end) != kEmpty) return;
    std::vector<std::pair<int, Letter>>& laid = laid_;
    laid.clear();
    bool touches = false;
    for (int at = start; at < end; ++at) {
      const Tile there = tile(across, line, at);
      const Letter letter = word[at - start];
      if (there == kEmpty)
        laid.emplace_back(at, letter);
      else if (rackhouse::letter_of(there) != letter)
        return;
      if (laid.size() > rackhouse::kMaxRack) return;
      touches |= there != kEmpty || tile(!across, at, line - 1) != kEmpty || tile(!across, at, line + 1) != kEmpty ||
                 (is_empty_ && square(across, line, at) == variant_.start);
    }
    if (laid.empty() || !touches || !is_supplied(laid)) return;
    if (is_empty_ && static_cast<int>(laid.size()) < variant_.opening_tiles) return;
    for (const auto& [at, letter] : laid)
      if (const Word run = cross_word(across, line, at, letter); run.size() > 1 && !words_.contains(run)) return;
    // Each letter by its own tile or by a blank.
    for (unsigned blanks = 0; blanks < 1u << laid.size(); ++blanks)
      if (std::popcount(blanks) <= held_[0]) add(word, across, line, start, laid, blanks);
  }

  bool is_supplied(const std::vector<std::pair<int, Letter>>& laid) const {
    int lacking = 0;
    std::array<int, 64> needed{};
    for (const auto& [at, letter] : laid)
      if (++needed[letter] > held_[letter]) ++lacking;
    return lacking <= held_[0];
  }

  Word cross_word(bool across, int line, int at, Letter letter) const {
    Word run{letter};
    for (int place = line - 1; tile(!across, at, place) != kEmpty; --place)
      run.insert(run.begin(), rackhouse::letter_of(tile(!across, at, place)));
    for (int place = line + 1; tile(!across, at, place) != kEmpty; ++place)
      run.push_back(rackhouse::letter_of(tile(!across, at, place)));
    return run;
  }

  void add(const Word& word, bool across, int line, int start, const std::vector<std::pair<int, Letter>>& laid,
           unsigned blanks) {
    auto left = held_;
    Found play{{}, 0};
    std::array<Tile, rackhouse::kMaxSide> tile_at{};
    for (std::size_t index = 0; index < laid.size(); ++index) {
      const auto [at, letter] = laid[index];
      const bool is_blank = (blanks >> index & 1) != 0;
      if (--left[is_blank ? 0 : letter] < 0) return;
      tile_at[at] = static_cast<Tile>(letter | (is_blank ? rackhouse::kDeclared : 0));
      play.tiles.emplace_back(square(across, line, at), tile_at[at]);
    }
    int sum = 0, multiplier = 1;
    for (std::size_t index = 0; index < word.size(); ++index) {
      const int at = start + static_cast<int>(index);
      if (tile_at[at] == 0) {
        sum += points(tile(across, line, at));
        continue;
      }
      const int here = square(across, line, at);
      sum += points(tile_at[at]) * variant_.letter_premium[here];
      multiplier *= variant_.word_premium[here];
      play.score += cross_score(across, line, at, tile_at[at]);
    }
    play.score += sum * multiplier;
    if (static_cast<int>(laid.size()) >= variant_.bonus_tiles) play.score += variant_.bonus_points;
    std::ranges::sort(play.tiles);
    found_.insert(std::move(play));
  }

  int cross_score(bool across, int line, int at, Tile laid) const {
    const int here = square(across, line, at);
    int sum = 0;
    bool is_word = false;
    for (int step : {-1, 1})
      for (int place = line + step; tile(!across, at, place) != kEmpty; place += step) {
        sum += points(tile(!across, at, place));
        is_word = true;
      }
    return is_word ? (sum + points(laid) * variant_.letter_premium[here]) * variant_.word_premium[here] : 0;
  }

  const Variant& variant_;
  const std::set<Word>& words_;
  const std::vector<Tile>& cells_;
  bool is_empty_ = false;
  std::array<int, 64> held_{};
  std::vector<std::pair<int, Letter>> laid_;  // one memory for all places
  std::set<Found> found_;
};

}  // namespace plain
