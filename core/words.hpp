// The words of a lexicon, found by the multiset of their letters.
//
// A word is looked up by the sum of random weights of its letters (its key), so the key of a subrack and
// of the tiles it plays through is one addition. Three structures:
//
//   filter   a few bits per key in a table that stays in the near cache: nearly all look-ups end here
//   groups   key -> the rows of all words with exactly these letters
//   holes    key -> the letters any one of which completes the multiset to that of a word (one blank)
//
// Rows are the letters of a word, padded with zeros to a fixed stride. Keys are random, so a group found
// by its key is checked against the letters before it is used. Holes are read at random places, so they
// must be small: one has only as many bits of its key as its letters leave free in eight bytes, and two
// that look the same are one, with the letters of both. A letter from a hole is then used to look for a
// group. So a collision costs time but never gives a wrong play.
//
// All of it is in one image, in our own memory or in a file that processes share.

#pragma once

#include <array>
#include <bit>
#include <span>
#include <vector>

#include "image.hpp"
#include "vocabulary.hpp"

namespace rackhouse {

struct WordGroup {
  const Letter* rows;
  std::uint32_t count;
};

class Words {
 public:
  // Words as rows of letters 1..letters; those shorter than 2 or longer than 21 are left out.
  Words(std::span<const std::vector<Letter>> words, int letters);

  // An image that was built, or opened and verified. Whatever it contains, every look-up stays inside it
  // and ends; an image that cannot guarantee that is refused with std::invalid_argument.
  explicit Words(Image image);

  const Image& image() const { return image_; }
  int letters() const { return letters_; }
  int stride() const { return stride_; }
  std::size_t count() const { return count_; }
  Key weight(Letter letter) const { return weights_[letter]; }

  bool may_have(Key key) const { return passes(group_filter_, group_bits_, key); }
  bool may_have_hole(Key key) const { return passes(hole_filter_, hole_bits_, key); }
  // The same for a multiset and so many blanks; two of them complete nearly anything.
  bool may_have(Key key, int blanks) const {
    return blanks == 0 ? may_have(key) : blanks > 1 || may_have_hole(key);
  }

  // One of sixteen bits for a letter at a place in a word. A group has the bits of all its words, so most
  // groups without a word that fits the board are skipped without reading their rows.
  static std::uint16_t place_bit(Letter letter, int at) {
    return static_cast<std::uint16_t>(1u << ((letter * 5 + at * 3) & 15));
  }
  // The bits of letters whose places were counted from so many squares before the word.
  static std::uint16_t places_from(std::uint16_t places, int start) { return std::rotr(places, start * 3 & 15); }

  // All words of exactly these letters; an empty group if there is none, or none with these place bits.
  WordGroup group(Key key, std::uint16_t places = 0) const {
    for (std::size_t slot = key & group_mask_;; slot = (slot + 1) & group_mask_) {
      const Group& entry = groups_[slot];
      if (entry.count == 0) return {nullptr, 0};
      if (entry.key != key) continue;
      if ((entry.places & places) != places) return {nullptr, 0};
      return {&rows_[std::size_t{entry.first} * stride_], entry.count};
    }
  }

  // Where group() and hole() will look first.
  void prefetch_group(Key key) const { prefetch(&groups_[key & group_mask_]); }
  void prefetch_hole(Key key) const { prefetch(&holes_[key & hole_mask_]); }

  // The letters that complete a multiset to that of a word, rarely with some that do not. Ask
  // may_have_hole first to save time.
  LetterSet hole(Key key) const {
    for (std::size_t slot = key & hole_mask_;; slot = (slot + 1) & hole_mask_) {
      const Hole entry = holes_[slot];
      if (entry == 0) return 0;
      if (((entry ^ key) & ~known_) == 0) return entry & known_;
    }
  }

  // The letters that fit between a run of tiles before and one after: the cross-check of a square.
  LetterSet between(std::span<const Letter> before, std::span<const Letter> after) const;

  bool contains(std::span<const Letter> word) const;

  // The letters of a word by its number, below count().
  std::span<const Letter> word(std::size_t number) const {
    const Letter* row = rows_ + number * static_cast<std::size_t>(stride_);
    std::size_t length = 0;
    while (length < static_cast<std::size_t>(stride_) && row[length] != 0) ++length;
    return {row, length};
  }

 private:
  friend class WordBuilder;

  struct Group {
    Key key;
    std::uint32_t first;
    std::uint16_t count;  // 0 in an empty slot
    std::uint16_t places;
  };
  // The letters, and in the unused letter bits those of the key; 0 in an empty slot.
  using Hole = std::uint64_t;
  // For each row the letters that go before the word, and after it.
  struct Hooks {
    LetterSet before;
    LetterSet after;
  };

  static LetterSet letters_up_to(int letters) { return ((LetterSet{2} << letters) - 1) & ~LetterSet{1}; }

  // The row of a word, or count() if it is not one.
  std::size_t row_of(std::span<const Letter> word, Key key) const;
  void check() const;

  static bool passes(const std::uint64_t* filter, int bits, Key key) {
    const std::uint64_t wanted = mark(key);
    return (filter[key >> (64 - bits)] & wanted) == wanted;
  }
  static void enter(std::vector<std::uint64_t>& filter, Key key) {
    filter[key >> (64 - std::countr_zero(filter.size()))] |= mark(key);
  }
  static std::uint64_t mark(Key key) {
    return (1ULL << (key & 63)) | (1ULL << ((key >> 6) & 63)) | (1ULL << ((key >> 12) & 63));
  }

  Image image_;
  int letters_;
  int stride_;
  std::size_t count_;
  LetterSet known_;  // all letters
  std::array<Key, 64> weights_;
  const Letter* rows_;
  const Hooks* hooks_;
  const Group* groups_;
  std::size_t group_mask_;
  const Hole* holes_;
  std::size_t hole_mask_;
  const std::uint64_t* group_filter_;
  int group_bits_;
  const std::uint64_t* hole_filter_;
  int hole_bits_;
  // Cross-checks of one and two neighbours, which are most of all, by the letters and the place of the
  // gap.
  const LetterSet* beside_;
  const LetterSet* among_;
};

}  // namespace rackhouse
