#include "words.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

#include "word_builder.hpp"

namespace rackhouse {

namespace {

// The number of bits for a table of so many slots; refuses other numbers of slots.
int bits_of(std::size_t slots, int least, int most) {
  const int bits = std::countr_zero(slots);
  if (!std::has_single_bit(slots) || bits < least || bits > most) Image::refuse();
  return bits;
}

constexpr int kMostSlotBits = 40;

}  // namespace

Words::Words(std::span<const std::vector<Letter>> words, int letters)
    : Words(WordBuilder(letters, kMaxSide).build(words, Source{})) {}

Words::Words(Image image) : image_(std::move(image)) {
  const ImageHeader& header = image_.header();
  if (header.letters < 1 || header.letters > kMaxLetters || (header.stride != 16 && header.stride != 32))
    Image::refuse();
  letters_ = static_cast<int>(header.letters);
  stride_ = static_cast<int>(header.stride);
  known_ = letters_up_to(letters_);
  weights_ = letter_weights(letters_);
  const auto rows = image_.section<Letter>(Section::kRows);
  const auto hooks = image_.section<Hooks>(Section::kHooks);
  const auto groups = image_.section<Group>(Section::kGroups);
  const auto holes = image_.section<Hole>(Section::kHoles);
  const auto group_filter = image_.section<std::uint64_t>(Section::kGroupFilter);
  const auto hole_filter = image_.section<std::uint64_t>(Section::kHoleFilter);
  const auto beside = image_.section<LetterSet>(Section::kBeside);
  const auto among = image_.section<LetterSet>(Section::kAmong);
  count_ = rows.size() / header.stride;
  group_mask_ = (std::size_t{1} << bits_of(groups.size(), 1, kMostSlotBits)) - 1;
  hole_mask_ = (std::size_t{1} << bits_of(holes.size(), 1, kMostSlotBits)) - 1;
  group_bits_ = bits_of(group_filter.size(), kLeastFilterBits, kMostFilterBits);
  hole_bits_ = bits_of(hole_filter.size(), kLeastFilterBits, kMostFilterBits);
  const std::size_t kinds = header.letters + 1;
  if (rows.size() != count_ * header.stride || hooks.size() != count_ || beside.size() != kinds * 2 ||
      among.size() != kinds * kinds * 3)
    Image::refuse();
  rows_ = rows.data();
  hooks_ = hooks.data();
  groups_ = groups.data();
  holes_ = holes.data();
  group_filter_ = group_filter.data();
  hole_filter_ = hole_filter.data();
  beside_ = beside.data();
  among_ = among.data();
  check();
}

// Letters are used as indices and shifts, rows are counted from, probes go on to an empty slot. Without
// branches where there is much to read, because nearly every image is valid.
void Words::check() const {
  const Letter* const rows_end = rows_ + count_ * static_cast<std::size_t>(stride_);
  Letter highest = 0;
  for (const Letter* letter = rows_; letter != rows_end; ++letter) highest = std::max(highest, *letter);
  LetterSet seen = 0;
  std::size_t listed = 0, empty_groups = 0, empty_holes = 0, beyond = 0;
  for (std::size_t slot = 0; slot <= group_mask_; ++slot) {
    const Group& group = groups_[slot];
    listed += group.count;
    empty_groups += group.count == 0;
    beyond += std::size_t{group.first} + group.count > count_;
  }
  for (std::size_t slot = 0; slot <= hole_mask_; ++slot) empty_holes += holes_[slot] == 0;
  for (std::size_t row = 0; row < count_; ++row) seen |= hooks_[row].before | hooks_[row].after;
  for (std::size_t at = 0; at < image_.size(Section::kBeside) / sizeof(LetterSet); ++at) seen |= beside_[at];
  for (std::size_t at = 0; at < image_.size(Section::kAmong) / sizeof(LetterSet); ++at) seen |= among_[at];
  if (highest > letters_ || (seen & ~known_) != 0 || listed != count_ || empty_groups == 0 || empty_holes == 0 ||
      beyond != 0)
    Image::refuse();
}

std::size_t Words::row_of(std::span<const Letter> word, Key key) const {
  const WordGroup found = group(key);
  for (std::uint32_t index = 0; index < found.count; ++index) {
    const Letter* row = found.rows + std::size_t{index} * stride_;
    const bool ends = word.size() == static_cast<std::size_t>(stride_) || row[word.size()] == 0;
    if (ends && std::memcmp(row, word.data(), word.size()) == 0)
      return static_cast<std::size_t>(row - rows_) / stride_;
  }
  return count();
}

LetterSet Words::between(std::span<const Letter> before, std::span<const Letter> after) const {
  const std::size_t length = before.size() + after.size() + 1;
  if (length == 2) return beside_[std::size_t{before.empty() ? after[0] : before[0]} * 2 + before.size()];
  if (length == 3) {
    const Letter first = before.empty() ? after[0] : before[0];
    const Letter second = after.empty() ? before[1] : after.back();
    return among_[(std::size_t{first} * (letters_ + 1) + second) * 3 + before.size()];
  }
  if (length > static_cast<std::size_t>(stride_)) return 0;
  Key key = 0;
  for (Letter letter : before) key += weights_[letter];
  for (Letter letter : after) key += weights_[letter];
  if (before.empty() || after.empty()) {
    // Runs on a board are nearly always words, whose hooks are known.
    const std::size_t row = row_of(before.empty() ? after : before, key);
    if (row != count()) return before.empty() ? hooks_[row].before : hooks_[row].after;
  }
  LetterSet fitting = 0;
  if (!may_have_hole(key)) return fitting;
  for (LetterSet open = hole(key); open != 0; open &= open - 1) {
    const Letter letter = static_cast<Letter>(std::countr_zero(open));
    const WordGroup found = group(key + weights_[letter]);
    for (std::uint32_t row = 0; row < found.count; ++row) {
      const Letter* word = found.rows + std::size_t{row} * stride_;
      const bool long_enough = length == static_cast<std::size_t>(stride_) || word[length] == 0;
      if (long_enough && word[before.size()] == letter && std::ranges::equal(before, std::span(word, before.size())) &&
          std::ranges::equal(after, std::span(word + before.size() + 1, after.size())))
        fitting |= LetterSet{1} << letter;
    }
  }
  return fitting;
}

bool Words::contains(std::span<const Letter> word) const {
  if (word.size() < 2 || word.size() > static_cast<std::size_t>(stride_)) return false;
  Key key = 0;
  for (Letter letter : word) {
    if (letter < 1 || letter > letters_) return false;
    key += weights_[letter];
  }
  return row_of(word, key) != count();
}

}  // namespace rackhouse
