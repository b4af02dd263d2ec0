#include "letter_model.hpp"

namespace rackhouse {

namespace {

// A neighbour seen in few words says little: as if each had been seen once more, with letters as everywhere.
constexpr double kSmoothing = 1.0;

double sum_of(const LetterModel::Row& row) {
  double sum = 0;
  for (const double value : row) sum += value;
  return sum;
}

LetterModel::Row shares_of(const LetterModel::Row& counts) {
  const double sum = sum_of(counts);
  LetterModel::Row shares{};
  for (std::size_t letter = 0; letter < counts.size(); ++letter) shares[letter] = sum == 0 ? 0 : counts[letter] / sum;
  return shares;
}

LetterModel::Rows shares_of(const LetterModel::Rows& counts, const LetterModel::Row& anywhere) {
  LetterModel::Rows shares{};
  for (std::size_t beside = 0; beside < counts.size(); ++beside) {
    const double sum = sum_of(counts[beside]) + kSmoothing;
    for (std::size_t letter = 0; letter < anywhere.size(); ++letter)
      shares[beside][letter] = (counts[beside][letter] + kSmoothing * anywhere[letter]) / sum;
  }
  return shares;
}

LetterModel::Rows turned_round(const LetterModel::Rows& table) {
  LetterModel::Rows turned{};
  for (std::size_t one = 0; one < table.size(); ++one)
    for (std::size_t two = 0; two < table.size(); ++two) turned[two][one] = table[one][two];
  return turned;
}

}  // namespace

LetterModel::LetterModel(const Words& words) : letters_(words.letters()) {
  Row first{}, inner{}, last{};
  Rows inner_after{}, last_after{}, first_ahead{}, inner_ahead{};
  for (std::size_t number = 0; number < words.count(); ++number) {
    const auto word = words.word(number);
    const std::size_t size = word.size();
    if (size < 2) continue;
    ++words_[size];
    ++first[word[0]];
    ++last[word[size - 1]];
    for (std::size_t at = 1; at + 1 < size; ++at) ++inner[word[at]];
    for (std::size_t at = 1; at < size; ++at) {
      ++(at + 1 < size ? inner_after : last_after)[word[at - 1]][word[at]];
      ++(at > 1 ? inner_ahead : first_ahead)[word[at]][word[at - 1]];
    }
  }
  first_ = shares_of(first);
  inner_ = shares_of(inner);
  last_ = shares_of(last);
  inner_after_ = shares_of(inner_after, inner_);
  last_after_ = shares_of(last_after, last_);
  first_ahead_ = shares_of(first_ahead, first_);
  inner_ahead_ = shares_of(inner_ahead, inner_);
  for (std::size_t next = 0; next < lift_.size(); ++next)
    for (std::size_t letter = 0; letter < inner_.size(); ++letter)
      lift_[next][letter] = inner_[letter] == 0 ? 0 : inner_ahead_[next][letter] / inner_[letter];
  turned_ = {turned_round(inner_after_), turned_round(last_after_), turned_round(first_ahead_),
             turned_round(inner_ahead_)};
}

}  // namespace rackhouse
