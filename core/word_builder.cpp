#include "word_builder.hpp"

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

std::vector<std::uint64_t> filter_for(std::size_t keys) {
  const int bits = std::clamp(static_cast<int>(std::bit_width(keys / 8)), kLeastFilterBits, kMostFilterBits);
  return std::vector<std::uint64_t>(std::size_t{1} << bits);
}

LetterSet set_of(Letter letter) { return LetterSet{1} << letter; }

// The first slot that fits, at or after the key's own.
template <typename Entry, typename Suits>
Entry& slot_for(std::vector<Entry>& table, Key key, Suits suits) {
  const std::size_t mask = table.size() - 1;
  std::size_t slot = key & mask;
  while (!suits(table[slot])) slot = (slot + 1) & mask;
  return table[slot];
}

}  // namespace

std::array<Key, 64> letter_weights(int letters) {
  std::array<Key, 64> weights{};
  Random random(0x5261636B686F7573ULL);
  for (int letter = 1; letter <= letters; ++letter) weights[letter] = random.next();
  return weights;
}

WordBuilder::WordBuilder(int letters, int longest, Progress progress)
    : letters_(letters), longest_(std::min<std::size_t>(static_cast<std::size_t>(std::max(longest, 0)), kMaxSide)),
      progress_(std::move(progress)) {
  if (letters < 1 || letters > kMaxLetters) throw std::invalid_argument("An alphabet has 1 to 50 letters.");
  weights_ = letter_weights(letters);
}

Image WordBuilder::build(std::span<const std::vector<Letter>> words, const Source& source) {
  tell(0);
  fill_rows(words);
  tell(30);
  fill_groups();
  tell(40);
  fill_holes();
  tell(70);
  fill_hooks();
  tell(90);
  fill_short();
  ImageHeader header{};
  header.letters = static_cast<std::uint32_t>(letters_);
  header.longest = static_cast<std::uint32_t>(longest_);
  header.stride = static_cast<std::uint32_t>(stride_);
  header.source = source;
  const auto bytes = [](const auto& items) { return std::as_bytes(std::span(items)); };
  Image image = Image::compose(header, {bytes(rows_), bytes(hooks_), bytes(groups_), bytes(holes_),
                                        bytes(group_filter_), bytes(hole_filter_), bytes(beside_), bytes(among_)});
  tell(100);
  return image;
}

void WordBuilder::fill_rows(std::span<const std::vector<Letter>> words) {
  std::vector<Sorted> order;
  std::size_t longest = 2;
  for (std::size_t index = 0; index < words.size(); ++index) {
    const auto& word = words[index];
    if (word.size() < 2 || word.size() > longest_) continue;
    Key key = 0;
    for (Letter letter : word) {
      if (letter < 1 || letter > letters_) throw std::invalid_argument("A word has an unknown letter.");
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
  for (std::size_t number = 0; number < order.size(); ++number) {
    const auto& word = words[order[number].word];
    std::memcpy(&rows_[number * stride_], word.data(), word.size());
    if (list_.empty() || list_.back().key != order[number].key)
      list_.push_back({order[number].key, static_cast<std::uint32_t>(number), 0, 0});
    if (++list_.back().count == 0) throw std::invalid_argument("Too many words have the same letters.");
    for (std::size_t at = 0; at < word.size(); ++at)
      list_.back().places |= Words::place_bit(word[at], static_cast<int>(at));
  }
  hooks_.assign(order.size(), {});
}

void WordBuilder::fill_groups() {
  group_filter_ = filter_for(list_.size());
  groups_.assign(std::bit_ceil(list_.size() * 3 / 2 + 2), Group{});
  for (const Group& group : list_) {
    Words::enter(group_filter_, group.key);
    slot_for(groups_, group.key, [](const Group& slot) { return slot.count == 0; }) = group;
  }
}

void WordBuilder::fill_holes() {
  struct Completed {
    Key key;
    LetterSet letters;
  };
  std::vector<Completed> list;
  for (const Group& group : list_) {
    LetterSet seen = 0;
    const Letter* word = row(group.first);
    for (std::size_t at = 0; at < stride_ && word[at] != 0; ++at) {
      if ((seen & set_of(word[at])) != 0) continue;
      seen |= set_of(word[at]);
      list.push_back({group.key - weights_[word[at]], set_of(word[at])});
    }
  }
  std::ranges::sort(list, {}, &Completed::key);
  std::size_t kept = 0;
  for (const Completed& hole : list) {
    if (kept > 0 && list[kept - 1].key == hole.key)
      list[kept - 1].letters |= hole.letters;
    else
      list[kept++] = hole;
  }
  list.resize(kept);
  hole_filter_ = filter_for(list.size());
  holes_.assign(std::bit_ceil(list.size() * 5 / 4 + 2), Hole{0});
  const Key told = ~Words::letters_up_to(letters_);  // the bits of a key that an entry has room for
  for (const Completed& hole : list) {
    Words::enter(hole_filter_, hole.key);
    slot_for(holes_, hole.key, [&](Hole slot) { return slot == 0 || ((slot ^ hole.key) & told) == 0; }) |=
        (hole.key & told) | hole.letters;
  }
}

std::size_t WordBuilder::row_of(const Letter* word, std::size_t length, Key key) const {
  const auto group = std::ranges::lower_bound(list_, key, {}, &Group::key);
  if (group == list_.end() || group->key != key) return none();
  for (std::size_t number = group->first; number < std::size_t{group->first} + group->count; ++number)
    if ((length == stride_ || row(number)[length] == 0) && std::memcmp(row(number), word, length) == 0) return number;
  return none();
}

void WordBuilder::fill_hooks() {
  for (std::size_t number = 0; number < hooks_.size(); ++number) {
    const Letter* word = row(number);
    std::size_t length = 0;
    Key key = 0;
    while (length < stride_ && word[length] != 0) key += weights_[word[length++]];
    if (length < 3) continue;
    const Letter first = word[0], last = word[length - 1];
    const std::size_t tail = row_of(word + 1, length - 1, key - weights_[first]);
    if (tail != none()) hooks_[tail].before |= set_of(first);
    const std::size_t head = row_of(word, length - 1, key - weights_[last]);
    if (head != none()) hooks_[head].after |= set_of(last);
  }
}

void WordBuilder::fill_short() {
  const std::size_t kinds = static_cast<std::size_t>(letters_) + 1;
  beside_.assign(kinds * 2, 0);
  among_.assign(kinds * kinds * 3, 0);
  const auto among = [&](Letter first, Letter second, int gap) -> LetterSet& {
    return among_[(std::size_t{first} * kinds + second) * 3 + gap];
  };
  for (std::size_t number = 0; number < hooks_.size(); ++number) {
    const Letter* word = row(number);
    if (word[2] == 0) {
      beside_[std::size_t{word[1]} * 2] |= set_of(word[0]);
      beside_[std::size_t{word[0]} * 2 + 1] |= set_of(word[1]);
    } else if (word[3] == 0) {
      among(word[1], word[2], 0) |= set_of(word[0]);
      among(word[0], word[2], 1) |= set_of(word[1]);
      among(word[0], word[1], 2) |= set_of(word[2]);
    }
  }
}

}  // namespace rackhouse
