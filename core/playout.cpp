#include "playout.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

#include "generator.hpp"

namespace rackhouse {

namespace {

void take_out(Hand& hand, Tile tile) {
  const auto end = hand.tiles.begin() + hand.size;
  const auto found = std::find(hand.tiles.begin(), end, tile);
  assert(found != end);
  *found = hand.tiles[--hand.size];
}

}  // namespace

Playout::Prepared::Prepared(const Playout& playout, const Situation& now)
    : situation(now), rack(playout.rack_of(playout.opponent_, now)) {
  // On an opening's board nothing stays as it is.
  if (playout.has_many_ && !playout.board_->is_empty()) plays = best_plays(*playout.board_, rack, kListed);
}

Playout::Playout(const SimulationQuestion& question, const Position& board, std::span<const Simulated> options)
    : question_(&question), board_(&board), options_(options), unseen_(question.unseen()),
      trials_(static_cast<std::size_t>(question.plies)) {
  for (const WeighedRack& one : question.racks) weights_ += one.weight;
  candidates_.reserve(options.size());
  for (const Simulated& option : options) {
    Candidate& candidate = candidates_.emplace_back(Candidate{board, Changes{}});
    if (option.action == Action::kPlay) candidate.position.lay(option.play);
    candidate.changes = changes_between(board, candidate.position);
  }
  prepared_.reserve(options.size());
}

void Playout::deal(Random random, bool has_many) {
  dealt_ = unseen_;
  std::size_t known = 0;
  if (weights_ > 0) {
    std::uint64_t chosen = random.next() % weights_;
    auto rack = question_->racks.begin();
    for (; chosen >= rack->weight; ++rack) chosen -= rack->weight;
    for (const Tile tile : rack->tiles) {
      std::swap(dealt_[known], *std::find(dealt_.begin() + static_cast<std::ptrdiff_t>(known), dealt_.end(), tile));
      ++known;
    }
  }
  for (std::size_t at = known; at + 1 < dealt_.size(); ++at)
    std::swap(dealt_[at], dealt_[at + random.below(static_cast<std::uint32_t>(dealt_.size() - at))]);
  opponent_.size = question_->opponent_tiles;
  const auto bag = dealt_.begin() + opponent_.size;
  std::copy(dealt_.begin(), bag, opponent_.tiles.begin());
  dealt_.erase(dealt_.begin(), bag);
  random_ = random;
  has_many_ = has_many;
  prepared_.clear();
}

SampleWorth Playout::after(std::size_t option) {
  Candidate& candidate = candidates_[option];
  const Setting& setting = question_->setting;
  bag_ = dealt_;
  drawn_ = 0;
  Random random = random_;
  std::array<Side, 2> sides;
  std::copy(question_->rack.begin(), question_->rack.end(), sides[0].hand.tiles.begin());
  sides[0].hand.size = static_cast<int>(question_->rack.size());
  sides[1].hand = opponent_;
  Reply next = reply_of(options_[option]);
  int scoreless = question_->scoreless;
  std::size_t laid = 0;
  bool is_over = false;
  int ply = 0;
  for (;; ++ply) {
    Side& side = sides[ply % 2];
    Side& other = sides[1 - ply % 2];
    act(side, next, ply % 2 == 0, random);
    scoreless = next.action == Action::kPlay && next.play.score > 0 ? 0 : scoreless + 1;
    if (side.hand.size == 0) {
      side.points += 2 * points_of(other.hand);
      is_over = true;
    } else if (scoreless >= setting.scoreless_turns) {
      for (Side& one : sides) one.points -= points_of(one.hand);
      is_over = true;
    }
    if (is_over || ply == question_->plies) break;
    if (ply > 0 && next.action == Action::kPlay) trials_[laid++].lay(candidate.position, next.play);
    const Situation situation{in_bag(), in_bag() == 0 ? points_of(side.hand) : 0};
    next = ply == 0 ? first_reply(candidate, situation) : reply(candidate.position, other.hand, situation);
  }
  while (laid > 0) trials_[--laid].take_back(candidate.position);
  Equity worth = (sides[0].points - sides[1].points) * kPoint;
  if (!is_over) worth += sides[0].leave - sides[1].leave;
  constexpr Equity kHundredth = kPoint / 100;
  return sample((worth + (worth < 0 ? -kHundredth : kHundredth) / 2) / kHundredth, is_over, ply + 1, sides);
}

// With the chance to win after so many turns, seen from the side whose turn it then is.
SampleWorth Playout::sample(int points, bool is_over, int turns, std::span<const Side, 2> sides) const {
  const WinModel* const model = question_->win_model;
  if (model == nullptr) return {points, points, 0};
  const std::int64_t lead = std::int64_t{question_->lead} * 100 + points;
  int chance = lead > 0 ? WinModel::kSure : lead < 0 ? 0 : WinModel::kSure / 2;
  if (!is_over) {
    const bool is_ours = turns % 2 == 0;
    const Side& mover = sides[is_ours ? 0 : 1];
    const Side& other = sides[is_ours ? 1 : 0];
    const int found = model->chance(is_ours ? lead : -lead, in_bag() + other.hand.size, in_bag(), mover.hand.size);
    chance = is_ours ? found : WinModel::kSure - found;
  }
  return {utility_of(points, chance, question_->win_percent), points, chance};
}

Playout::Reply Playout::reply_of(const Simulated& option) const {
  Reply made{option.action, option.play, option.equity};
  if (option.action == Action::kPlay) made.leave -= option.play.score * kPoint;
  if (option.action == Action::kExchange) {
    made.thrown_count = option.exchange.count;
    made.thrown = option.exchange.tiles;
  }
  return made;
}

// What the opponent could do before the candidate was laid, it can still do wherever nothing has changed.
Playout::Reply Playout::first_reply(const Candidate& candidate, const Situation& situation) {
  const Prepared& now = prepared(situation);
  const auto kept = std::ranges::find_if(now.plays, [&](const Play& one) { return !sees(candidate.changes, one); });
  Play play{};
  bool has_play = kept != now.plays.end();
  const bool is_listed = has_many_ && !board_->is_empty() && (has_play || now.plays.size() < kListed);
  if (is_listed) {
    if (has_play) play = *kept;
    has_play = best_play_near(candidate.position, now.rack, candidate.changes, has_play, play);
  } else {
    has_play = best_play(candidate.position, now.rack, play);
  }
  return with_exchange(now.rack, has_play, play, situation.in_bag);
}

Playout::Reply Playout::reply(const Position& position, const Hand& hand, const Situation& situation) const {
  const Rack rack = rack_of(hand, situation);
  Play play{};
  const bool has_play = best_play(position, rack, play);
  return with_exchange(rack, has_play, play, situation.in_bag);
}

Playout::Reply Playout::with_exchange(const Rack& rack, bool has_play, const Play& play, int in_bag) const {
  Reply made{Action::kPass, play, rack.exchange(0)};
  if (has_play) {
    made.action = Action::kPlay;
    made.leave = play.equity - play.score * kPoint;
  }
  if (in_bag < question_->setting.exchange_least) return made;
  const int best = best_exchange(rack, in_bag);
  if (best < 0 || (has_play && rack.exchange(best) <= play.equity)) return made;
  made.action = Action::kExchange;
  made.leave = rack.exchange(best);
  const auto taken = rack.taken(best);
  for (std::size_t kind = 0; kind < rack.kinds().size(); ++kind)
    for (int copy = 0; copy < taken[kind]; ++copy) made.thrown[static_cast<std::size_t>(made.thrown_count++)] = rack.kinds()[kind];
  return made;
}

// The sides draw from the two ends of the bag, so that what one draws hardly depends on what the other did.
// Tiles are drawn before others go back.
void Playout::act(Side& side, const Reply& reply, bool from_front, Random& random) {
  side.leave = reply.leave;
  const int held = side.hand.size;
  if (reply.action == Action::kPlay) {
    side.points += reply.play.score;
    for (int at = 0; at < reply.play.length; ++at)
      if (const Tile tile = reply.play.word[at]; tile != 0) take_out(side.hand, is_blank(tile) ? Tile{0} : tile);
  }
  for (int at = 0; at < reply.thrown_count; ++at) take_out(side.hand, reply.thrown[static_cast<std::size_t>(at)]);
  const int full = reply.action == Action::kPlay ? question_->setting.rack_size : held;
  while (side.hand.size < full && in_bag() > 0) {
    side.hand.tiles[static_cast<std::size_t>(side.hand.size++)] = from_front ? bag_[drawn_++] : bag_.back();
    if (!from_front) bag_.pop_back();
  }
  for (int at = 0; at < reply.thrown_count; ++at) {
    bag_.push_back(reply.thrown[static_cast<std::size_t>(at)]);
    const auto to = drawn_ + random.below(static_cast<std::uint32_t>(in_bag()));
    std::swap(bag_.back(), bag_[to]);
  }
}

// A rack that the end of the bag does not touch yet is the same in every situation.
const Playout::Prepared& Playout::prepared(const Situation& situation) {
  Situation now = situation;
  if (now.in_bag > 0 && !BagEnd{now.in_bag}.is_near(opponent_.size)) now.in_bag = BagEnd::kPlenty;
  for (const Prepared& one : prepared_)
    if (one.situation.in_bag == now.in_bag && one.situation.opponent_points == now.opponent_points) return one;
  return prepared_.emplace_back(*this, now);
}

Rack Playout::rack_of(const Hand& hand, const Situation& situation) const {
  // A third blank, which only large sets have, waits for another turn.
  std::array<Tile, kMaxRack> used;
  std::size_t count = 0;
  int blanks = 0;
  for (int at = 0; at < hand.size; ++at)
    if (const Tile tile = hand.tiles[static_cast<std::size_t>(at)]; tile != 0 || ++blanks <= kMaxBlanks)
      used[count++] = tile;
  const Setting& setting = question_->setting;
  return question_->values.rack(std::span(used.data(), count), *setting.variant, *setting.words, situation);
}

int Playout::points_of(const Hand& hand) const {
  int points = 0;
  for (int at = 0; at < hand.size; ++at)
    if (const Tile tile = hand.tiles[static_cast<std::size_t>(at)]; tile != 0) points += question_->setting.variant->score[tile];
  return points;
}

}  // namespace rackhouse
