// Builds the image of word structures from words.

#pragma once

#include <array>
#include <functional>
#include <span>
#include <vector>

#include "image.hpp"
#include "vocabulary.hpp"
#include "words.hpp"

namespace rackhouse {

inline constexpr int kLeastFilterBits = 6;
inline constexpr int kMostFilterBits = 26;

// The weight of each letter: random, and always the same.
std::array<Key, 64> letter_weights(int letters);

class WordBuilder {
 public:
  // Called with how much is done, in hundredths.
  using Progress = std::function<void(int)>;

  // For words of up to so many letters; no line of a board has room for longer ones.
  WordBuilder(int letters, int longest, Progress progress = {});

  Image build(std::span<const std::vector<Letter>> words, const Source& source);

 private:
  using Group = Words::Group;
  using Hole = Words::Hole;
  using Hooks = Words::Hooks;

  void fill_rows(std::span<const std::vector<Letter>> words);
  void fill_groups();
  void fill_holes();
  void fill_hooks();
  void fill_short();
  // The row of a word, or none().
  std::size_t row_of(const Letter* word, std::size_t length, Key key) const;
  std::size_t none() const { return hooks_.size(); }
  const Letter* row(std::size_t number) const { return &rows_[number * stride_]; }
  void tell(int hundredths) const {
    if (progress_) progress_(hundredths);
  }

  int letters_;
  std::size_t longest_;
  Progress progress_;
  std::array<Key, 64> weights_;
  std::size_t stride_ = 16;
  std::vector<Letter> rows_;
  std::vector<Hooks> hooks_;
  std::vector<Group> list_;  // the groups in the order of their keys
  std::vector<Group> groups_;
  std::vector<Hole> holes_;
  std::vector<std::uint64_t> group_filter_;
  std::vector<std::uint64_t> hole_filter_;
  std::vector<LetterSet> beside_;
  std::vector<LetterSet> among_;
};

}  // namespace rackhouse
