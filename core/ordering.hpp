// Puts plays in the order of Play::comes_before.

#pragma once

#include <vector>

#include "pile.hpp"
#include "place.hpp"

namespace rackhouse {

// Plays come in the order of their places; it remains to sort by equity without disturbing that order (by
// digits, because comparing costs more than finding the plays did), and plays of equal place and equity
// by their words. Only then are they written out.
class Ordering {
 public:
  // For plays of up to so many places, whose words are at `words`, with a stride.
  void begin(std::size_t places, const Letter* words, int stride);
  // The place of the plays that come next.
  Place& open() { return places_[place_count_++]; }
  void add(const Found& found) {
    *entries_.room_for(1) = {found.laid,
                             found.equity,
                             found.score,
                             static_cast<std::uint32_t>(found.word - words_),
                             static_cast<std::uint16_t>(place_count_ - 1),
                             found.blanks};
    ++entries_.count;
  }

  std::vector<Play> in_order();

 private:
  struct Entry {
    LaidTiles laid;
    Equity equity;
    std::int32_t score;
    std::uint32_t word;   // its index among the words
    std::uint16_t place;  // which of the places; a board has at most some thousands
    BlankPlaces blanks;
  };
  static_assert(sizeof(Entry) == 24);

  static constexpr std::size_t kFew = 16;

  void sort_by_equity();
  template <std::size_t kStride>
  std::vector<Play> written();
  template <std::size_t kStride>
  void write_few(const Entry* entries, std::size_t count, Play* plays) const;
  template <std::size_t kStride>
  void write(const Entry& entry, Play& play) const {
    places_[entry.place].write<kStride>(play, entry.equity, entry.score, words_ + entry.word, entry.blanks);
  }

  const Letter* words_ = nullptr;
  int stride_ = 16;
  std::vector<Place> places_;
  std::size_t place_count_ = 0;
  Pile<Entry> entries_;
  std::vector<Entry> other_;
};

}  // namespace rackhouse
