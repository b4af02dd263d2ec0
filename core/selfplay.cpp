#include "selfplay.hpp"

#include <algorithm>
#include <atomic>
#include <cassert>
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
    : setting_(setting), values_{first, second}, position_(*setting.variant, *setting.words, setting.rack_size) {
  bag_.reserve(256);
}

void Table::fill(Seat& seat) {
  while (seat.size < setting_.rack_size && !bag_.empty()) {
    seat.rack[seat.size++] = bag_.back();
    bag_.pop_back();
  }
}

int Table::points(const Seat& seat) const {
  int points = 0;
  for (int at = 0; at < seat.size; ++at) points += seat.rack[at] == 0 ? 0 : setting_.variant->score[seat.rack[at]];
  return points;
}

Turn Table::choose(const Seat& seat, const Seat& opponent) const {
  // A third blank, which only large sets have, waits for another turn.
  std::array<Tile, kMaxRack> used;
  std::size_t count = 0;
  int blanks = 0;
  for (int at = 0; at < seat.size; ++at)
    if (seat.rack[at] != 0 || ++blanks <= kMaxBlanks) used[count++] = seat.rack[at];
  const std::span<const Tile> tiles(used.data(), count);
  const Situation situation{static_cast<int>(bag_.size()), bag_.empty() ? points(opponent) : 0};
  const Rack rack = seat.values->rack(tiles, *setting_.variant, *setting_.words, situation);
  Turn turn{};
  turn.rack_size = static_cast<std::uint8_t>(seat.size);
  turn.in_bag = static_cast<std::uint8_t>(bag_.size());
  turn.rack = seat.rack;
  turn.thrown = 0;
  turn.equity = 0;
  const bool has_play = best_play(position_, rack, turn.play);
  turn.action = has_play ? Action::kPlay : Action::kPass;
  if (has_play) turn.equity = turn.play.equity;
  if (static_cast<int>(bag_.size()) < setting_.exchange_least) return turn;
  const int best = best_exchange(rack, static_cast<int>(bag_.size()));
  if (best < 0 || (has_play && rack.exchange(best) <= turn.equity)) return turn;
  turn.action = Action::kExchange;
  turn.equity = rack.exchange(best);
  const auto taken = rack.taken(best);
  for (std::size_t kind = 0; kind < rack.kinds().size(); ++kind)
    for (int copy = 0; copy < taken[kind]; ++copy) turn.exchanged[turn.thrown++] = rack.kinds()[kind];
  return turn;
}

namespace {

void take_out(std::array<Tile, kMaxRack>& rack, int& size, Tile tile) {
  const auto found = std::find(rack.begin(), rack.begin() + size, tile);
  assert(found != rack.begin() + size);
  *found = rack[--size];
}

}  // namespace

// New tiles are drawn before the old ones go back.
void Table::exchange(Seat& seat, const Turn& turn, Random& random) {
  for (int at = 0; at < turn.thrown; ++at) take_out(seat.rack, seat.size, turn.exchanged[at]);
  fill(seat);
  for (int at = 0; at < turn.thrown; ++at) {
    bag_.push_back(turn.exchanged[at]);
    std::swap(bag_.back(), bag_[random.below(static_cast<std::uint32_t>(bag_.size()))]);
  }
}

Outcome Table::play(std::uint64_t seed, bool second_begins, std::vector<Turn>* turns) {
  Random random(seed);
  bag_.clear();
  for (std::size_t tile = 0; tile < setting_.tiles.size(); ++tile)
    bag_.insert(bag_.end(), setting_.tiles[tile], static_cast<Tile>(tile));
  for (std::size_t left = bag_.size(); left > 1; --left)
    std::swap(bag_[left - 1], bag_[random.below(static_cast<std::uint32_t>(left))]);
  position_.clear();
  std::array<Seat, 2> seats;
  for (int seat : {0, 1}) {
    seats[seat].values = &values_[seat ^ static_cast<int>(second_begins)];
    fill(seats[seat]);
  }

  Outcome outcome;
  int scoreless = 0;
  bool went_out = false;
  for (int on_turn = 0; scoreless < setting_.scoreless_turns; on_turn ^= 1) {
    Seat& seat = seats[on_turn];
    Seat& opponent = seats[1 - on_turn];
    Turn turn = choose(seat, opponent);
    turn.seat = static_cast<std::uint8_t>(on_turn);
    ++outcome.turns;
    if (turns != nullptr) turns->push_back(turn);
    scoreless = turn.action == Action::kPlay && turn.play.score > 0 ? 0 : scoreless + 1;
    if (turn.action == Action::kExchange) exchange(seat, turn, random);
    if (turn.action != Action::kPlay) continue;
    outcome.score[on_turn] += turn.play.score;
    if (turn.play.tiles >= setting_.variant->bonus_tiles) ++outcome.bonuses[on_turn];
    for (int at = 0; at < turn.play.length; ++at)
      if (const Tile tile = turn.play.word[at]; tile != 0)
        take_out(seat.rack, seat.size, is_blank(tile) ? Tile{0} : tile);
    fill(seat);
    if (seat.size == 0) {
      outcome.score[on_turn] += points(opponent) * (setting_.double_to_out ? 2 : 1);
      went_out = true;
      break;
    }
    position_.lay(turn.play);
  }
  for (int seat : {0, 1}) {
    if (!went_out || !setting_.double_to_out) outcome.score[seat] -= points(seats[seat]);
    outcome.left[seat] = {seats[seat].rack, seats[seat].size};
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
