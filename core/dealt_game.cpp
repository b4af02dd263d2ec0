#include "dealt_game.hpp"

#include <algorithm>
#include <cassert>

namespace rackhouse {

int points_of(const Hand& hand, const Variant& variant) {
  int points = 0;
  for (int at = 0; at < hand.size; ++at) points += hand.tiles[at] == 0 ? 0 : variant.score[hand.tiles[at]];
  return points;
}

void take_from(Hand& hand, const Candidate& candidate) {
  const auto take = [&](Tile tile) {
    const auto found = std::find(hand.tiles.begin(), hand.tiles.begin() + hand.size, tile);
    assert(found != hand.tiles.begin() + hand.size);
    *found = hand.tiles[--hand.size];
  };
  for (int at = 0; at < candidate.thrown; ++at) take(candidate.exchanged[at]);
  if (candidate.action != Action::kPlay) return;
  for (int at = 0; at < candidate.play.length; ++at)
    if (const Tile tile = candidate.play.word[at]; tile != 0) take(is_blank(tile) ? Tile{0} : tile);
}

Hand usable(const Hand& hand) {
  Hand used;
  int blanks = 0;
  for (int at = 0; at < hand.size; ++at)
    if (hand.tiles[at] != 0 || ++blanks <= kMaxBlanks) used.tiles[used.size++] = hand.tiles[at];
  return used;
}

DealtGame::DealtGame(const Setting& setting, int sides)
    : setting_(&setting), sides_(sides), position_(*setting.variant, *setting.words, setting.rack_size) {
  bag_.reserve(256);
}

void DealtGame::fill(Hand& hand) {
  while (hand.size < setting_->rack_size && !bag_.empty()) {
    hand.tiles[hand.size++] = bag_.back();
    bag_.pop_back();
  }
}

void DealtGame::deal(std::uint64_t seed) {
  random_ = Random(seed);
  bag_.clear();
  for (std::size_t tile = 0; tile < setting_->tiles.size(); ++tile)
    bag_.insert(bag_.end(), setting_->tiles[tile], static_cast<Tile>(tile));
  for (std::size_t left = bag_.size(); left > 1; --left)
    std::swap(bag_[left - 1], bag_[random_.below(static_cast<std::uint32_t>(left))]);
  position_.clear();
  hands_ = {};
  for (int seat = 0; seat < sides_; ++seat) fill(hands_[seat]);
  score_ = {};
  on_turn_ = scoreless_ = 0;
  is_over_ = false;
}

Rack DealtGame::rack(const Values& values) const {
  const Hand used = usable(hands_[on_turn_]);
  const int opponent = bag_.empty() ? points_of_others(on_turn_) : 0;
  return values.rack(std::span(used.tiles.data(), static_cast<std::size_t>(used.size)), *setting_->variant,
                     *setting_->words, {in_bag(), opponent});
}

void DealtGame::make(const Candidate& candidate) {
  Hand& hand = hands_[on_turn_];
  scoreless_ = candidate.score() > 0 ? 0 : scoreless_ + 1;
  score_[on_turn_] += candidate.score();
  take_from(hand, candidate);
  fill(hand);
  // New tiles are drawn before the old ones go back.
  for (int at = 0; at < candidate.thrown; ++at) {
    bag_.push_back(candidate.exchanged[at]);
    std::swap(bag_.back(), bag_[random_.below(static_cast<std::uint32_t>(bag_.size()))]);
  }
  if (hand.size == 0) return end(true);
  if (candidate.action == Action::kPlay) position_.lay(candidate.play);
  if (scoreless_ >= setting_->scoreless_turns) return end(false);
  on_turn_ = (on_turn_ + 1) % sides_;
}

int DealtGame::points_of_others(int seat) const {
  int points = 0;
  for (int other = 0; other < sides_; ++other)
    if (other != seat) points += points_of(hands_[other], *setting_->variant);
  return points;
}

void DealtGame::end(bool went_out) {
  is_over_ = true;
  if (went_out) score_[on_turn_] += points_of_others(on_turn_) * (setting_->double_to_out ? 2 : 1);
  if (!went_out || !setting_->double_to_out)
    for (int seat = 0; seat < sides_; ++seat) score_[seat] -= points_of(hands_[seat], *setting_->variant);
}

}  // namespace rackhouse
