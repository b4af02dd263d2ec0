// The words that a rack makes with tiles played through: each list made once a turn.
//
// When every play is wanted, windows that play through the same letters with the same number of tiles
// ask for the same words over and over. Here a list is made for the first of them, and the others only
// compare. It is what racks with blanks live on.

#pragma once

#include <array>
#include <bit>
#include <span>
#include <vector>

#include "rack.hpp"
#include "words.hpp"

namespace rackhouse {

// Every group of words of a subrack and the tiles played through, with the letters that its blanks
// stand for: `found(group, blanks)`.
template <typename Found>
void find_words(const Words& words, Key key, std::uint16_t places, int blank_count, Found&& found) {
  const auto give = [&](Key whole, std::array<Letter, 2> blanks) {
    const WordGroup group = words.group(whole, places);
    if (group.count != 0) found(group, blanks);
  };
  if (blank_count == 0) {
    give(key, {});
  } else if (blank_count == 1) {
    const LetterSet letters = words.hole(key);
    for (LetterSet open = letters; open != 0; open &= open - 1)
      words.prefetch_group(key + words.weight(static_cast<Letter>(std::countr_zero(open))));
    for (LetterSet open = letters; open != 0; open &= open - 1) {
      const Letter letter = static_cast<Letter>(std::countr_zero(open));
      give(key + words.weight(letter), {letter, 0});
    }
  } else {
    for (Letter first = 1; first <= words.letters(); ++first) {
      const Key with_first = key + words.weight(first);
      for (LetterSet open = words.hole(with_first) & (~LetterSet{0} << first); open != 0; open &= open - 1) {
        const Letter second = static_cast<Letter>(std::countr_zero(open));
        give(with_first + words.weight(second), {first, second});
      }
    }
  }
}

class Matches {
 public:
  struct Match {
    const Letter* word;
    std::uint16_t subrack;
    std::array<Letter, 2> blanks;
  };
  struct List {
    std::uint32_t first;
    std::uint32_t count;
  };

  void begin() {
    ++turn_;
    matches_.clear();
  }

  // The list for so many tiles laid; it holds until the next turn begins.
  List list(const Rack& rack, const Words& words, Key through, int size) {
    const std::uint64_t question = turn_ * 16 + static_cast<std::uint64_t>(size);
    Entry& entry = entries_[(through >> 17 ^ static_cast<Key>(size) * 37) % kEntries];
    if (entry.through != through || entry.question != question)
      entry = {through, question, make(rack, words, through, size)};
    return entry.list;
  }
  const Match& match(std::uint32_t index) const { return matches_[index]; }

 private:
  static constexpr std::size_t kEntries = 1024;
  static constexpr int kMostOfSize = 70;  // four tiles of eight

  struct Entry {
    Key through;
    std::uint64_t question;  // the turn and the size
    List list;
  };

  List make(const Rack& rack, const Words& words, Key through, int size) {
    const auto first = static_cast<std::uint32_t>(matches_.size());
    // Asked first and read afterwards, so that the waits for memory overlap.
    std::array<std::uint16_t, kMostOfSize> passing;
    int count = 0;
    for (int subrack = rack.first(size); subrack < rack.first(size + 1); ++subrack) {
      const Key key = through + rack.key(subrack);
      if (!words.may_have(key, rack.blanks(subrack))) continue;
      if (rack.blanks(subrack) == 0) words.prefetch_group(key);
      if (rack.blanks(subrack) == 1) words.prefetch_hole(key);
      passing[count++] = static_cast<std::uint16_t>(subrack);
    }
    for (int index = 0; index < count; ++index) {
      const std::uint16_t subrack = passing[index];
      const auto take = [&](const WordGroup& group, std::array<Letter, 2> blanks) {
        prefetch(group.rows);
        const Letter* word = group.rows;
        for (std::uint32_t row = 0; row < group.count; ++row, word += words.stride())
          matches_.push_back({word, subrack, blanks});
      };
      find_words(words, through + rack.key(subrack), 0, rack.blanks(subrack), take);
    }
    return {first, static_cast<std::uint32_t>(matches_.size()) - first};
  }

  std::uint64_t turn_ = 0;
  std::vector<Match> matches_;
  std::array<Entry, kEntries> entries_{};
};

}  // namespace rackhouse
