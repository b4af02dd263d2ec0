// The words that a rack makes with tiles played through: each list is made once a turn.
//
// When every play is wanted, windows that play through the same letters with the same number of tiles
// need the same words over and over. So the lists are requested first, each once; then they are made,
// many together and step by step, because nearly all the time is spent waiting for memory and overlapping
// waits cost little; then the windows only compare. The words of a list are contiguous.

#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <span>
#include <vector>

#include "pile.hpp"
#include "rack.hpp"
#include "words.hpp"

namespace rackhouse {

// Every group of words of a subrack and the tiles played through, with the letters that its blanks stand
// for: `found(group, blanks)`. The key has passed the filter.
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
      if (!words.may_have_hole(with_first)) continue;
      for (LetterSet open = words.hole(with_first) & (~LetterSet{0} << first); open != 0; open &= open - 1) {
        const Letter second = static_cast<Letter>(std::countr_zero(open));
        give(with_first + words.weight(second), {first, second});
      }
    }
  }
}

class Matches {
 public:
  // What makes a word: tiles of the rack, and the letters that its blanks stand for.
  struct Tiles {
    std::uint16_t subrack;
    std::array<Letter, 2> blanks;
  };
  // A range of words: those without blanks, then those with.
  struct List {
    std::array<std::uint32_t, 2> first;
    std::array<std::uint32_t, 2> end;
  };

  void begin(const Rack& rack, const Words& words) {
    ++turn_;
    rack_ = &rack;
    words_ = &words;
    stride_ = static_cast<std::size_t>(words.stride());
    tiles_.clear();
    questions_.clear();
    lists_.clear();
    for (int blanks = 0; blanks <= kMaxBlanks; ++blanks) {
      Choices& choices = choices_[blanks];
      std::uint16_t count = 0;
      for (int size = 0; size <= rack.size(); ++size) {
        choices.first[size] = count;
        for (int subrack = rack.first(size); blanks <= rack.blanks() && subrack < rack.first(size + 1); ++subrack) {
          choices.subracks[count] = {rack.key(subrack), static_cast<std::uint16_t>(subrack)};
          if (rack.blanks(subrack) == blanks) ++count;
        }
      }
      choices.first[rack.size() + 1] = count;
    }
  }

  // Requests the list for so many tiles laid and returns its number.
  std::uint32_t ask(Key through, int size) {
    const std::uint64_t question = turn_ * 16 + static_cast<std::uint64_t>(size);
    Entry& entry = entries_[(through >> 17 ^ static_cast<Key>(size) * 37) % kEntries];
    if (entry.through != through || entry.question != question) {
      entry = {through, question, static_cast<std::uint32_t>(questions_.size())};
      questions_.push_back({through, size});
    }
    return entry.list;
  }

  // Makes all requested lists; they are valid until the next turn begins.
  void make() {
    lists_.resize(questions_.size());
    for (std::size_t first = 0; first < questions_.size(); first += kAtOnce)
      make(first, std::min(first + kAtOnce, questions_.size()));
  }

  const List& list(std::uint32_t number) const { return lists_[number]; }
  const Letter* words() const { return rows_.items.data(); }  // of all lists, contiguous
  const Letter* word(std::uint32_t number) const { return &rows_.items[number * stride_]; }
  const Tiles& tiles(std::uint32_t number) const { return tiles_.items[number]; }

 private:
  static constexpr std::size_t kEntries = 1024;
  static constexpr std::size_t kAtOnce = 32;  // lists; what they touch fits in the near caches
  static constexpr std::size_t kAhead = 8;    // searches, so that memory arrives in time
  static constexpr std::size_t kPiece = 16;   // letters copied at once; a stride is once or twice that

  struct Entry {
    Key through;
    std::uint64_t question;  // the turn and the size
    std::uint32_t list;
  };
  struct Question {
    Key through;
    int size;
  };
  // The subracks with so many blanks, by size, so that telling them apart needs no branch.
  struct Choice {
    Key key;
    std::uint16_t subrack;
  };
  struct Choices {
    std::array<std::uint16_t, kMaxRack + 2> first;
    std::array<Choice, (1 << kMaxRack) + 1> subracks;

    std::span<const Choice> of_size(int size) const { return {&subracks[first[size]], &subracks[first[size + 1]]}; }
  };
  // Letters that a blank may complete, or that are the letters of words.
  struct Search {
    Key key;
    std::uint32_t list;
    Tiles tiles;
  };
  struct Found {
    WordGroup group;
    std::uint32_t list;
    Tiles tiles;
  };

  void make(std::size_t from, std::size_t to) {
    searches_.clear();
    holes_.clear();
    for (std::size_t list = from; list < to; ++list) ask_filters(static_cast<std::uint32_t>(list));
    read(0, from, to);
    if (rack_->blanks() == 0) return;
    searches_.clear();
    for (std::size_t at = 0; at < holes_.count; ++at) {
      words_->prefetch_hole(holes_.items[std::min(at + kAhead, holes_.count - 1)].key);
      complete(holes_.items[at]);
    }
    read(1, from, to);
  }

  // Notes which subracks pass, without branches, because it is unpredictable.
  void ask_filters(std::uint32_t list) {
    const auto [through, size] = questions_[list];
    const Words& words = *words_;
    const auto count = static_cast<std::size_t>(rack_->count(size));
    Search* next = searches_.room_for(count);
    for (const auto& [key, subrack] : choices_[0].of_size(size)) {
      *next = {through + key, list, {subrack, {}}};
      next += words.may_have(through + key) ? 1 : 0;
    }
    searches_.ends_at(next);
    if (rack_->blanks() == 0) return;
    next = holes_.room_for(count * static_cast<std::size_t>(words.letters()));
    for (const auto& [key, subrack] : choices_[1].of_size(size)) {
      *next = {through + key, list, {subrack, {}}};
      next += words.may_have_hole(through + key) ? 1 : 0;
    }
    for (const auto& [key, subrack] : choices_[2].of_size(size))
      for (Letter first = 1; first <= words.letters(); ++first) {
        const Key with_first = through + key + words.weight(first);
        *next = {with_first, list, {subrack, {first, 0}}};
        next += words.may_have_hole(with_first) ? 1 : 0;
      }
    holes_.ends_at(next);
  }

  // Two blanks are unordered: the second is not before the first.
  void complete(const Search& hole) {
    const Letter other = hole.tiles.blanks[0];
    LetterSet open = words_->hole(hole.key) & (~LetterSet{0} << other);
    Search* next = searches_.room_for(static_cast<std::size_t>(words_->letters()));
    for (; open != 0; open &= open - 1) {
      const Letter letter = static_cast<Letter>(std::countr_zero(open));
      const std::array<Letter, 2> blanks{other == 0 ? letter : other, other == 0 ? Letter{0} : letter};
      *next++ = {hole.key + words_->weight(letter), hole.list, {hole.tiles.subrack, blanks}};
    }
    searches_.ends_at(next);
  }

  // Reads the words of all searches, which are in the order of their lists.
  void read(int part, std::size_t from, std::size_t to) {
    const Words& words = *words_;
    const Search* const searches = searches_.items.data();
    const std::size_t count = searches_.count;
    found_.clear();
    Found* const begin = found_.room_for(count);
    Found* end = begin;
    std::size_t word_count = 0;
    for (std::size_t at = 0; at < count; ++at) {
      words.prefetch_group(searches[std::min(at + kAhead, count - 1)].key);
      const WordGroup group = words.group(searches[at].key);
      prefetch(group.rows);
      *end = {group, searches[at].list, searches[at].tiles};
      end += group.count != 0 ? 1 : 0;
      word_count += group.count;
    }
    // Two pieces and two words at once, because it is unpredictable which groups have just one.
    Tiles* next = tiles_.room_for(word_count + 1);
    rows_.count = tiles_.count * stride_;
    Letter* row = rows_.room_for((word_count + 1) * stride_);
    const Found* found = begin;
    for (std::size_t list = from; list < to; ++list) {
      lists_[list].first[part] = static_cast<std::uint32_t>(next - tiles_.items.data());
      for (; found != end && found->list == list; ++found) {
        const auto [rows, words_there] = found->group;
        const std::size_t size = words_there * stride_;
        std::memcpy(row, rows, kPiece);
        std::memcpy(row + kPiece, rows + (size > kPiece ? kPiece : 0), kPiece);
        for (std::size_t at = 2 * kPiece; at < size; at += kPiece) std::memcpy(row + at, rows + at, kPiece);
        row += size;
        next[0] = next[1] = found->tiles;
        for (std::uint32_t word = 2; word < words_there; ++word) next[word] = found->tiles;
        next += words_there;
      }
      lists_[list].end[part] = static_cast<std::uint32_t>(next - tiles_.items.data());
    }
    tiles_.ends_at(next);
  }

  std::uint64_t turn_ = 0;
  const Rack* rack_ = nullptr;
  const Words* words_ = nullptr;
  std::size_t stride_ = 16;
  std::array<Choices, kMaxBlanks + 1> choices_;
  std::vector<Question> questions_;
  std::vector<List> lists_;
  Pile<Search> searches_;
  Pile<Search> holes_;
  Pile<Found> found_;
  Pile<Letter> rows_;  // as many as tiles_, by the stride
  Pile<Tiles> tiles_;
  std::array<Entry, kEntries> entries_{};
};

}  // namespace rackhouse
