#include "study.hpp"

namespace rackhouse {

namespace {

template <typename Wanted>
std::vector<Letter> chosen(const Words& words, Wanted&& wanted) {
  std::vector<Letter> text;
  for (std::size_t number = 0; number < words.count(); ++number) {
    const std::span<const Letter> word = words.word(number);
    if (!wanted(word)) continue;
    text.insert(text.end(), word.begin(), word.end());
    text.push_back(0);
  }
  return text;
}

bool fits(std::span<const Letter> word, std::span<const Letter> pattern) {
  std::size_t at = 0, place = 0;
  // The place of the last "any letters", and how much of the word it has matched so far.
  std::size_t open = pattern.size(), taken = 0;
  while (at < word.size()) {
    if (place < pattern.size() && pattern[place] == kAnyLetters) {
      open = place++;
      taken = at;
    } else if (place < pattern.size() && (pattern[place] == kAnyLetter || pattern[place] == word[at])) {
      ++place;
      ++at;
    } else if (open != pattern.size()) {
      place = open + 1;
      at = ++taken;
    } else {
      return false;
    }
  }
  while (place < pattern.size() && pattern[place] == kAnyLetters) ++place;
  return place == pattern.size();
}

}  // namespace

std::vector<Letter> words_made_of(const Words& words, const LetterCounts& counts, int least, int most) {
  return chosen(words, [&](std::span<const Letter> word) {
    const int length = static_cast<int>(word.size());
    if (length < least || length > most) return false;
    LetterCounts left = counts;
    for (const Letter letter : word) {
      Letter from = left[letter] != 0 ? letter : Letter{0};
      if (left[from] == 0) return false;
      --left[from];
    }
    return true;
  });
}

std::vector<Letter> words_like(const Words& words, std::span<const Letter> pattern) {
  return chosen(words, [&](std::span<const Letter> word) { return fits(word, pattern); });
}

}  // namespace rackhouse
