#include "network_match.hpp"

#include <chrono>
#include <stdexcept>

#include "dealt_game.hpp"
#include "network_player.hpp"

namespace rackhouse {

namespace {

class Pairing {
 public:
  Pairing(const Setting& setting, const Values& values, const Network& network, const LetterModel& model,
          int candidates)
      : values_(&values), game_(setting),
        player_(network, model, setting.tiles, static_cast<std::size_t>(candidates)) {}

  void play(std::uint64_t seed) {
    std::int64_t halves = 0;
    for (const int own : {0, 1}) {
      game_.deal(seed);
      while (!game_.is_over()) game_.make(game_.on_turn() == own ? thought() : plain());
      const int margin = game_.score()[own] - game_.score()[1 - own];
      halves += margin > 0 ? 2 : margin == 0 ? 1 : 0;
      match_.margin += margin;
    }
    ++match_.pairs;
    match_.wins += halves;
    match_.squares += halves * halves;
  }

  const Match& match() const { return match_; }

 private:
  Candidate plain() {
    return best_candidates(game_.position(), game_.rack(*values_), 1, game_.most_exchanged()).front();
  }

  Candidate thought() {
    const auto begin = std::chrono::steady_clock::now();
    const Hand& hand = game_.hand(game_.on_turn());
    const Candidate choice =
        player_.choose(game_.position(), game_.rack(*values_),
                       std::span(hand.tiles.data(), static_cast<std::size_t>(hand.size)), game_.in_bag(),
                       game_.most_exchanged());
    match_.seconds += std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    ++match_.turns;
    return choice;
  }

  const Values* values_;
  DealtGame game_;
  NetworkPlayer player_;
  Match match_;
};

}  // namespace

Match run_match(const Setting& setting, const Values& values, const Network& network, const LetterModel& model,
                int candidates, std::uint64_t seed, std::int64_t first, std::int64_t pairs, int threads) {
  setting.check();
  if (first < 0 || pairs < 0 || threads < 1 || candidates < 1)
    throw std::invalid_argument("Games need a number and at least one thread.");
  std::vector<Pairing> tables;
  for (int thread = 0; thread < threads; ++thread)
    tables.emplace_back(setting, values, network, model, candidates);
  share_out(pairs, threads,
            [&](int thread, std::int64_t number) { tables[thread].play(seed_of_game(seed, first + number)); });
  Match all;
  for (const Pairing& table : tables) {
    const Match& part = table.match();
    all.pairs += part.pairs;
    all.turns += part.turns;
    all.wins += part.wins;
    all.squares += part.squares;
    all.margin += part.margin;
    all.seconds += part.seconds;
  }
  return all;
}

}  // namespace rackhouse
