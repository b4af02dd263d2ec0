#include "network_rows.hpp"

#include <algorithm>
#include <stdexcept>

#include "dealt_game.hpp"
#include "features.hpp"

namespace rackhouse {

namespace {

constexpr int kSteps = 32;       // of a point
constexpr int kStray = 30;       // of a hundred turns are not the best, so that other positions are seen too
constexpr Equity kHalved = 4 * kPoint;  // so much less equity is chosen half as often

// Plays games and writes the rows of their positions.
class RowWriter {
 public:
  RowWriter(const Setting& setting, const Values& values, const LetterModel& model, const RowPlan& plan)
      : values_(&values), plan_(plan), game_(setting), features_(model, setting.tiles),
        after_(game_.position()) {}

  void play(std::uint64_t seed, std::vector<std::int16_t>& rows) {
    Random random(seed ^ 0x726F7773ULL);
    game_.deal(seed);
    while (!game_.is_over()) {
      const Rack rack = game_.rack(*values_);
      const int in_bag = game_.in_bag();
      const std::vector<Candidate> candidates = best_candidates(
          game_.position(), rack, in_bag == 0 ? 1 : static_cast<std::size_t>(plan_.candidates), game_.most_exchanged());
      if (in_bag > 0 && static_cast<int>(candidates.size()) >= plan_.per_position) write(candidates, random, rows);
      game_.make(candidates[chosen(candidates, random)]);
    }
  }

 private:
  // The tiles that the mover does not see.
  struct Deal {
    Hand opponent;
    std::vector<Tile> bag;  // the next tile last
  };

  static std::size_t chosen(const std::vector<Candidate>& candidates, Random& random) {
    if (random.below(100) >= kStray) return 0;
    const auto weight = [&](const Candidate& candidate) {
      return (1u << 20) >> std::min(20, (candidates.front().equity - candidate.equity) / kHalved);
    };
    std::uint32_t total = 0;
    for (const Candidate& candidate : candidates) total += weight(candidate);
    std::uint32_t left = random.below(total);
    std::size_t at = 0;
    for (; left >= weight(candidates[at]); ++at) left -= weight(candidates[at]);
    return at;
  }

  void write(const std::vector<Candidate>& candidates, Random& random, std::vector<std::int16_t>& rows) {
    std::vector<std::size_t> order(candidates.size());
    for (std::size_t at = 0; at < order.size(); ++at) order[at] = at;
    const auto wanted = static_cast<std::size_t>(plan_.per_position);
    for (std::size_t at = 0; at < wanted && wanted < order.size(); ++at)
      std::swap(order[at], order[at + random.below(static_cast<std::uint32_t>(order.size() - at))]);
    std::vector<std::int64_t> outcome(wanted);
    const int seat = game_.on_turn();
    Deal deal{game_.hand(1 - seat), game_.bag()};
    for (int number = 0; number < plan_.deals; ++number) {
      if (number > 0) deal_anew(deal, random);
      for (std::size_t at = 0; at < wanted; ++at) outcome[at] += outcome_of(candidates[order[at]], deal);
    }
    const Hand& hand = game_.hand(seat);
    features_.begin(game_.position(), std::span(hand.tiles.data(), static_cast<std::size_t>(hand.size)),
                    game_.in_bag(), candidates.front().equity);
    const auto count = static_cast<std::size_t>(features_.count());
    for (std::size_t at = 0; at < wanted; ++at) {
      const Candidate& candidate = candidates[order[at]];
      rows.resize(rows.size() + count + 1);
      features_.write(game_.position(), candidate, std::span(rows).last(count + 1).first(count));
      const std::int64_t better = outcome[at] / plan_.deals - candidate.equity;
      rows.back() = static_cast<std::int16_t>(std::clamp<std::int64_t>(better * kSteps / kPoint, -32767, 32767));
    }
  }

  static void deal_anew(Deal& deal, Random& random) {
    const auto held = static_cast<std::size_t>(deal.opponent.size);
    for (std::size_t at = 0; at < held; ++at) deal.bag.push_back(deal.opponent.tiles[at]);
    for (std::size_t left = deal.bag.size(); left > 1; --left)
      std::swap(deal.bag[left - 1], deal.bag[random.below(static_cast<std::uint32_t>(left))]);
    for (std::size_t at = 0; at < held; ++at) {
      deal.opponent.tiles[at] = deal.bag.back();
      deal.bag.pop_back();
    }
  }

  void draw(Hand& hand, std::vector<Tile>& bag, const Candidate& candidate) const {
    take_from(hand, candidate);
    while (hand.size < game_.setting().rack_size && !bag.empty()) {
      hand.tiles[hand.size++] = bag.back();
      bag.pop_back();
    }
    // At the bottom, where they are out of the way for the rest of the two turns.
    bag.insert(bag.begin(), candidate.exchanged.begin(), candidate.exchanged.begin() + candidate.thrown);
  }

  // The best answer of a hand, with the other hand known once the bag is empty.
  Candidate answer(const Hand& hand, const Hand& other, int in_bag) const {
    const Setting& setting = game_.setting();
    const Hand used = usable(hand);
    const Rack rack =
        values_->rack(std::span(used.tiles.data(), static_cast<std::size_t>(used.size)), *setting.variant,
                      *setting.words, {in_bag, in_bag == 0 ? points_of(other, *setting.variant) : 0});
    return best_candidates(after_, rack, 1, in_bag < setting.exchange_least ? 0 : in_bag).front();
  }

  Equity outcome_of(const Candidate& candidate, const Deal& deal) {
    std::vector<Tile> bag = deal.bag;
    Hand own = game_.hand(game_.on_turn()), opponent = deal.opponent;
    after_ = game_.position();
    if (candidate.action == Action::kPlay) after_.lay(candidate.play);
    draw(own, bag, candidate);
    const Candidate reply = answer(opponent, own, static_cast<int>(bag.size()));
    const Equity outcome = candidate.score() * kPoint - reply.equity;
    draw(opponent, bag, reply);
    if (opponent.size == 0) return outcome;
    if (reply.action == Action::kPlay) after_.lay(reply.play);
    return outcome + answer(own, opponent, static_cast<int>(bag.size())).equity;
  }

  const Values* values_;
  RowPlan plan_;
  DealtGame game_;
  Features features_;
  Position after_;
};

}  // namespace

std::vector<std::int16_t> network_rows(const Setting& setting, const Values& values, const LetterModel& model,
                                       const RowPlan& plan, std::uint64_t seed, std::int64_t first,
                                       std::int64_t games, int threads) {
  setting.check();
  if (first < 0 || games < 0 || threads < 1) throw std::invalid_argument("Games need a number and at least one thread.");
  if (plan.per_position < 2 || plan.candidates < plan.per_position || plan.candidates > 100 || plan.deals < 1)
    throw std::invalid_argument("A position gives rows for at least two of its candidates.");
  std::vector<RowWriter> writers;
  for (int thread = 0; thread < threads; ++thread) writers.emplace_back(setting, values, model, plan);
  std::vector<std::vector<std::int16_t>> parts(static_cast<std::size_t>(games));
  share_out(games, threads, [&](int thread, std::int64_t number) {
    writers[thread].play(seed_of_game(seed, first + number), parts[number]);
  });
  std::vector<std::int16_t> rows;
  for (const auto& part : parts) rows.insert(rows.end(), part.begin(), part.end());
  return rows;
}

}  // namespace rackhouse
