#include "words.hpp"

#include <algorithm>
#include <bit>
#include <cstring>
#include <stdexcept>

#include "random.hpp"

namespace rackhouse {

namespace {

struct Sorted {
  Key key;
  std::uint32_t word;
};

int bits_for(std::size_t keys) {
  return std::clamp(static_cast<int>(std::bit_width(keys / 8)), 6, 26);
}

}  // namespace

Words::Words(std::span<const std::vector<Letter>> words, int letters) : letters_(letters) {
  if (letters < 1 || letters > kMaxLetters) throw std::invalid_argument("An alphabet has 1 to 50 letters.");
  // Fixed weights, so that what is built here is the same as what is built there.
  Random random(0x5261636B686F7573ULL);
  for (int letter = 1; letter <= letters; ++letter) weights_[letter] = random.next();

  std::vector<Sorted> order;
  std::size_t longest = 2;
  for (std::size_t index = 0; index < words.size(); ++index) {
    const auto& word = words[index];
    if (word.size() < 2 || word.size() > kMaxSide) continue;
    Key key = 0;
    for (Letter letter : word) {
      if (letter < 1 || letter > letters) throw std::invalid_argument("A word has an unknown letter.");
      key += weights_[letter];
    }
    longest = std::max(longest, word.size());
    order.push_back({key, static_cast<std::uint32_t>(index)});
  }
  std::ranges::sort(order, [&](const Sorted& a, const Sorted& b) {
    return a.key != b.key ? a.key < b.key : words[a.word] < words[b.word];
  });
  order.erase(std::unique(order.begin(), order.end(),
                          [&](const Sorted& a, const Sorted& b) {
                            return a.key == b.key && words[a.word] == words[b.word];
                          }),
              order.end());

  stride_ = longest <= 16 ? 16 : 32;
  rows_.assign(order.size() * stride_, 0);
  std::vector<Group> groups;
  for (std::size_t row = 0; row < order.size(); ++row) {
    const auto& word = words[order[row].word];
    std::memcpy(&rows_[row * stride_], word.data(), word.size());
    if (groups.empty() || groups.back().key != order[row].key)
      groups.push_back({order[row].key, static_cast<std::uint32_t>(row), 0, 0});
    if (++groups.back().count == 0) throw std::invalid_argument("Too many words have the same letters.");
    for (std::size_t at = 0; at < word.size(); ++at)
      groups.back().places |= place_bit(word[at], static_cast<int>(at));
  }

  group_bits_ = bits_for(groups.size());
  group_filter_.assign(std::size_t{1} << group_bits_, 0);
  groups_.assign(std::bit_ceil(groups.size() * 3 / 2 + 2), Group{});
  group_mask_ = groups_.size() - 1;
  std::vector<Hole> holes;
  for (const Group& group : groups) {
    enter(group_filter_, group_bits_, group.key);
    std::size_t slot = group.key & group_mask_;
    while (groups_[slot].count != 0) slot = (slot + 1) & group_mask_;
    groups_[slot] = group;
    LetterSet seen = 0;
    const Letter* row = &rows_[std::size_t{group.first} * stride_];
    for (int at = 0; at < stride_ && row[at] != 0; ++at) {
      if (seen >> row[at] & 1) continue;
      seen |= LetterSet{1} << row[at];
      holes.push_back({group.key - weights_[row[at]], LetterSet{1} << row[at]});
    }
  }

  std::ranges::sort(holes, {}, &Hole::key);
  std::size_t kept = 0;
  for (const Hole& hole : holes) {
    if (kept > 0 && holes[kept - 1].key == hole.key)
      holes[kept - 1].letters |= hole.letters;
    else
      holes[kept++] = hole;
  }
  holes.resize(kept);
  hole_bits_ = bits_for(holes.size());
  hole_filter_.assign(std::size_t{1} << hole_bits_, 0);
  holes_.assign(std::bit_ceil(holes.size() * 5 / 4 + 2), Hole{});
  hole_mask_ = holes_.size() - 1;
  for (const Hole& hole : holes) {
    enter(hole_filter_, hole_bits_, hole.key);
    std::size_t slot = hole.key & hole_mask_;
    while (holes_[slot].letters != 0) slot = (slot + 1) & hole_mask_;
    holes_[slot] = hole;
  }
  fill_short();
  fill_hooks();
}

std::size_t Words::row_of(std::span<const Letter> word, Key key) const {
  const WordGroup found = group(key);
  for (std::uint32_t index = 0; index < found.count; ++index) {
    const Letter* row = found.rows + std::size_t{index} * stride_;
    const bool ends = word.size() == static_cast<std::size_t>(stride_) || row[word.size()] == 0;
    if (ends && std::memcmp(row, word.data(), word.size()) == 0)
      return static_cast<std::size_t>(row - rows_.data()) / stride_;
  }
  return count();
}

void Words::fill_hooks() {
  hooks_.assign(count(), {});
  for (std::size_t index = 0; index < count(); ++index) {
    const Letter* row = &rows_[index * stride_];
    std::size_t length = 0;
    Key key = 0;
    while (length < static_cast<std::size_t>(stride_) && row[length] != 0) key += weights_[row[length++]];
    if (length < 3) continue;
    const Letter first = row[0], last = row[length - 1];
    const std::size_t tail = row_of({row + 1, length - 1}, key - weights_[first]);
    if (tail != count()) hooks_[tail].before |= LetterSet{1} << first;
    const std::size_t head = row_of({row, length - 1}, key - weights_[last]);
    if (head != count()) hooks_[head].after |= LetterSet{1} << last;
  }
}

void Words::fill_short() {
  beside_.assign(std::size_t(letters_ + 1) * 2, 0);
  among_.assign(std::size_t(letters_ + 1) * (letters_ + 1) * 3, 0);
  for (std::size_t row = 0; row < count(); ++row) {
    const Letter* word = &rows_[row * stride_];
    if (word[2] == 0) {
      beside(word[1], 0) |= LetterSet{1} << word[0];
      beside(word[0], 1) |= LetterSet{1} << word[1];
    } else if (word[3] == 0) {
      among(word[1], word[2], 0) |= LetterSet{1} << word[0];
      among(word[0], word[2], 1) |= LetterSet{1} << word[1];
      among(word[0], word[1], 2) |= LetterSet{1} << word[2];
    }
  }
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
    // Runs on a board are words, nearly always: their hooks are known.
    const std::size_t row = row_of(before.empty() ? after : before, key);
    if (row != count()) return before.empty() ? hooks_[row].before : hooks_[row].after;
  }
  LetterSet fitting = 0;
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
