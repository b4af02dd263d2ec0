#include "selfplay.hpp"

#include <atomic>
#include <exception>
#include <mutex>
#include <numeric>
#include <stdexcept>
#include <system_error>
#include <thread>

#include "exchange.hpp"

namespace rackhouse {

void Setting::check() const {
  variant->check();
  if (rack_size < 1 || rack_size > kMaxRack) throw std::invalid_argument("A rack has 1 to 8 tiles.");
  const int total = std::accumulate(tiles.begin(), tiles.end(), 0);
  if (total < 2 * rack_size || total > 250)
    throw std::invalid_argument("A set has enough tiles for two racks, and at most 250.");
  if (words->letters() != variant->letters)
    throw std::invalid_argument("The words are spelt with another alphabet.");
  for (int tile = variant->letters + 1; tile < 64; ++tile)
    if (tiles[tile] != 0) throw std::invalid_argument("The set has a tile that the alphabet lacks.");
  if (exchange_least < 1) throw std::invalid_argument("An exchange takes at least one tile in the bag.");
  if (scoreless_turns < 1 || scoreless_turns > 1000)
    throw std::invalid_argument("A game ends after 1 to 1000 scoreless turns.");
}

Table::Table(const Setting& setting, const Values& first, const Values& second)
    : values_{first, second}, game_(setting) {}

Turn Table::choose(const Values& values) const {
  const Hand& hand = game_.hand(game_.on_turn());
  const Rack rack = game_.rack(values);
  Turn turn{};
  turn.seat = static_cast<std::uint8_t>(game_.on_turn());
  turn.rack_size = static_cast<std::uint8_t>(hand.size);
  turn.in_bag = static_cast<std::uint8_t>(game_.in_bag());
  turn.rack = hand.tiles;
  const bool has_play = best_play(game_.position(), rack, turn.play);
  turn.action = has_play ? Action::kPlay : Action::kPass;
  if (has_play) turn.equity = turn.play.equity;
  if (game_.most_exchanged() < 1) return turn;
  const int best = best_exchange(rack, game_.most_exchanged());
  if (best < 0 || (has_play && rack.exchange(best) <= turn.equity)) return turn;
  turn.action = Action::kExchange;
  turn.equity = rack.exchange(best);
  const auto taken = rack.taken(best);
  for (std::size_t kind = 0; kind < rack.kinds().size(); ++kind)
    for (int copy = 0; copy < taken[kind]; ++copy) turn.exchanged[turn.thrown++] = rack.kinds()[kind];
  return turn;
}

Outcome Table::play(std::uint64_t seed, bool second_begins, std::vector<Turn>* turns) {
  Outcome outcome;
  game_.deal(seed);
  while (!game_.is_over()) {
    const Turn turn = choose(values_[game_.on_turn() ^ static_cast<int>(second_begins)]);
    ++outcome.turns;
    if (turns != nullptr) turns->push_back(turn);
    if (turn.action == Action::kPlay && turn.play.tiles >= game_.setting().variant->bonus_tiles)
      ++outcome.bonuses[turn.seat];
    game_.make({turn.action, turn.thrown, turn.equity, turn.exchanged, turn.play});
  }
  for (int seat : {0, 1}) {
    outcome.score[seat] = game_.score()[seat];
    outcome.left[seat] = game_.hand(seat);
  }
  return outcome;
}

std::uint64_t seed_of_game(std::uint64_t seed, std::int64_t number) {
  Random random(seed ^ Random(static_cast<std::uint64_t>(number)).next());
  return random.next();
}

void share_out(std::int64_t count, int threads, const std::function<void(int, std::int64_t)>& work) {
  std::atomic<std::int64_t> next{0};
  std::mutex lock;
  std::exception_ptr failure;
  const auto run = [&](int thread) {
    try {
      for (std::int64_t number; (number = next++) < count;) work(thread, number);
    } catch (...) {
      const std::lock_guard guard(lock);
      failure = std::current_exception();
      next = count;
    }
  };
  std::vector<std::thread> others;
  others.reserve(static_cast<std::size_t>(threads));
  try {
    for (int thread = 1; thread < threads; ++thread) others.emplace_back(run, thread);
  } catch (const std::system_error&) {
    // The system gives no more threads, so the existing ones do the work.
  }
  run(0);
  for (std::thread& other : others) other.join();
  if (failure) std::rethrow_exception(failure);
}

Summary run_games(const Setting& setting, const Values& first, const Values& second, std::int64_t games,
                  int threads, std::uint64_t seed, std::int64_t from) {
  setting.check();
  if (from < 0 || games < 0 || threads < 1) throw std::invalid_argument("Games need a number and at least one thread.");
  std::vector<Table> tables(static_cast<std::size_t>(threads), Table(setting, first, second));
  std::vector<Summary> parts(static_cast<std::size_t>(threads));
  share_out(games, threads, [&](int thread, std::int64_t offset) {
    const std::int64_t number = from + offset;
    const bool second_begins = number % 2 == 1;
    const Outcome outcome = tables[thread].play(seed_of_game(seed, number), second_begins);
    Summary& part = parts[thread];
    ++part.games;
    part.turns += outcome.turns;
    const int margin = outcome.score[0] - outcome.score[1];
    if (margin == 0)
      ++part.draws;
    else
      ++part.wins[(margin < 0) != second_begins];
    if (margin > 0) ++part.starter_wins;
    for (int seat : {0, 1}) {
      part.points[seat ^ static_cast<int>(second_begins)] += outcome.score[seat];
      part.bonuses[seat ^ static_cast<int>(second_begins)] += outcome.bonuses[seat];
    }
  });
  Summary all;
  for (const Summary& part : parts) {
    all.games += part.games;
    all.turns += part.turns;
    all.draws += part.draws;
    all.starter_wins += part.starter_wins;
    for (int player : {0, 1}) {
      all.wins[player] += part.wins[player];
      all.points[player] += part.points[player];
      all.bonuses[player] += part.bonuses[player];
    }
  }
  return all;
}

Outcome replay_game(const Setting& setting, const Values& first, const Values& second, std::uint64_t seed,
                    std::int64_t number, std::vector<Turn>& turns) {
  return Table(setting, first, second).play(seed_of_game(seed, number), number % 2 == 1, &turns);
}

}  // namespace rackhouse
