#include "simulation.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <stdexcept>

#include "generator.hpp"
#include "playout.hpp"

namespace rackhouse {

namespace {

constexpr int kMostPlies = 40;
constexpr int kMostCandidates = 100;
constexpr int kMostPriorWeight = 10'000;
constexpr int kMostLead = 100'000;
constexpr std::int64_t kFirstLook = 100;    // samples before candidates are compared at all
constexpr std::int64_t kAtOnce = 1'024;     // turns played between two looks at the clock
constexpr int kMostTurns = 6;               // about as many are left where a game is played on to its end
constexpr int kWinWorth = 15'000;           // hundredths of a point
constexpr std::size_t kMany = 4;            // candidates from which it pays to work out first what they share

// Written out, so that every machine drops the same candidates: no library's logarithm is the same as another's.
double natural_logarithm(double value) {
  int exponent = 0;
  const double part = std::frexp(value, &exponent);
  const double ratio = (part - 1) / (part + 1), square = ratio * ratio;
  double power = ratio, sum = 0;
  for (int odd = 1; odd < 60; odd += 2) {
    sum = sum + power / odd;
    power = power * square;
  }
  return 2 * sum + exponent * 0.69314718055994530942;
}

// Beyond how many standard deviations a normal variable lies so rarely (Abramowitz and Stegun, 26.2.23).
double deviations_of(double share) {
  const double t = std::sqrt(-2 * natural_logarithm(share));
  const double above = 2.515517 + t * (0.802853 + t * 0.010328);
  const double below = 1 + t * (1.432788 + t * (0.189269 + t * 0.001308));
  return t - above / below;
}

bool is_symmetric(const Variant& variant) {
  if (variant.rows != variant.columns || variant.start % (variant.columns + 1) != 0) return false;
  for (int row = 0; row < variant.rows; ++row)
    for (int column = 0; column < row; ++column) {
      const int here = row * variant.columns + column, there = column * variant.columns + row;
      if (variant.letter_premium[here] != variant.letter_premium[there] ||
          variant.word_premium[here] != variant.word_premium[there])
        return false;
    }
  return true;
}

// After how many samples candidates are compared: each time a quarter more.
std::int64_t look_after(std::int64_t samples) {
  std::int64_t look = kFirstLook;
  while (look <= samples) look += look / 4;
  return look;
}

}  // namespace

int utility_of(int points, int chance, int win_percent) {
  const std::int64_t won = std::int64_t{chance} * kWinWorth / WinModel::kSure;
  return static_cast<int>(((100 - win_percent) * std::int64_t{points} + win_percent * won) / 100);
}

std::vector<Tile> SimulationQuestion::unseen() const {
  std::array<int, 64> left{};
  for (std::size_t tile = 0; tile < left.size(); ++tile) left[tile] = setting.tiles[tile];
  for (const Tile cell : cells)
    if (cell != kEmpty) --left[is_blank(cell) ? 0 : cell & 63];
  for (const Tile tile : rack) --left[tile & 63];
  std::vector<Tile> tiles;
  for (std::size_t tile = 0; tile < left.size(); ++tile) {
    if (left[tile] < 0) throw std::invalid_argument("There are more tiles of a kind than the set has.");
    tiles.insert(tiles.end(), static_cast<std::size_t>(left[tile]), static_cast<Tile>(tile));
  }
  return tiles;
}

int SimulationQuestion::largest_rack() const {
  check();
  return std::max({setting.rack_size, static_cast<int>(rack.size()), opponent_tiles});
}

void SimulationQuestion::check() const {
  setting.check();
  if (plies < 1 || plies > kMostPlies) throw std::invalid_argument("Look 1 to 40 turns ahead.");
  if (candidates < 1 || candidates > kMostCandidates) throw std::invalid_argument("Compare 1 to 100 candidates.");
  if (prior_weight < 0 || prior_weight > kMostPriorWeight) throw std::invalid_argument("A prior is worth 0 to 10,000 samples.");
  if (win_percent < 0 || win_percent > 100 || (win_percent > 0 && win_model == nullptr) || std::abs(lead) > kMostLead)
    throw std::invalid_argument("Chances to win count 0 to 100 hundredths, by a model.");
  if (scoreless < 0 || scoreless >= setting.scoreless_turns) throw std::invalid_argument("The game is over.");
  if (rack.empty() || rack.size() > kMaxRack) throw std::invalid_argument("A rack has 1 to 8 tiles.");
  const auto hidden = unseen();
  if (opponent_tiles < 1 || opponent_tiles > kMaxRack || static_cast<std::size_t>(opponent_tiles) > hidden.size())
    throw std::invalid_argument("The opponent holds 1 to 8 of the unseen tiles.");
  std::uint64_t weights = 0;
  for (const WeighedRack& one : racks) {
    std::vector<Tile> sorted = one.tiles;
    std::ranges::sort(sorted);
    if (sorted.size() > static_cast<std::size_t>(opponent_tiles) || !std::ranges::includes(hidden, sorted))
      throw std::invalid_argument("The opponent can only hold unseen tiles.");
    weights += one.weight;
  }
  if (!racks.empty() && weights == 0) throw std::invalid_argument("Some rack must have a weight.");
}

namespace {

// A candidate's equity as it was judged; its own, if it was not.
Equity judged(const SimulationQuestion& question, const Simulated& option) {
  if (option.action == Action::kPlay)
    for (const Play& play : question.judged_plays)
      if (play.direction == option.play.direction && play.line == option.play.line &&
          play.start == option.play.start && play.word == option.play.word)
        return play.equity;
  if (option.action == Action::kExchange)
    for (const Exchange& exchange : question.judged_exchanges)
      if (exchange.count == option.exchange.count && exchange.tiles == option.exchange.tiles) return exchange.equity;
  return option.equity;
}

}  // namespace

std::vector<Simulated> candidates_of(const SimulationQuestion& question, const Position& board) {
  const Setting& setting = question.setting;
  std::vector<Simulated> options;
  const int unseen = static_cast<int>(question.unseen().size());
  const int in_bag = unseen - question.opponent_tiles;
  int points = 0;
  if (in_bag == 0)
    for (const Tile tile : question.unseen()) points += tile == 0 ? 0 : setting.variant->score[tile];
  std::vector<Tile> used = question.rack;
  while (std::ranges::count(used, Tile{0}) > kMaxBlanks) used.erase(std::ranges::find(used, Tile{0}));
  const Rack rack = question.values.rack(used, *setting.variant, *setting.words, {in_bag, points});
  const bool is_judged = !question.judged_plays.empty() || !question.judged_exchanges.empty();
  const auto kept = static_cast<std::size_t>(question.candidates), most = is_judged ? 2 * kept : kept;
  // On a board that mirrors itself, an opening across and the same down are one candidate.
  const bool is_mirrored = board.is_empty() && is_symmetric(*setting.variant);
  for (const Play& play : best_plays(board, rack, is_mirrored ? 2 * most : most))
    if (!is_mirrored || play.direction == Direction::kAcross)
      options.push_back({Action::kPlay, play, {}, play.equity});
  if (in_bag >= setting.exchange_least)
    for (const Exchange& exchange : exchanges(rack, 1, in_bag))
      options.push_back({Action::kExchange, {}, exchange, exchange.equity});
  if (question.may_pass || options.empty()) options.push_back({Action::kPass, {}, {}, rack.exchange(0)});
  std::ranges::stable_sort(options, [](const Simulated& a, const Simulated& b) { return a.equity > b.equity; });
  if (options.size() > most) options.resize(most);
  for (Simulated& option : options) option.judged = judged(question, option);
  std::ranges::stable_sort(options, [](const Simulated& a, const Simulated& b) { return a.judged > b.judged; });
  if (options.size() > kept) options.resize(kept);
  return options;
}

Simulation::Simulation(const SimulationQuestion& question)
    : question_(question), board_(*question.setting.variant, *question.setting.words, question.largest_rack()) {
  board_.set(question.cells);
  options_ = candidates_of(question_, board_);
  for (std::size_t option = 0; option < options_.size(); ++option) open_.push_back(option);
  for (const Simulated& option : options_) priors_.push_back(prior(option));
  products_.assign(options_.size() * options_.size(), 0);
}

SimulationAnswer Simulation::run(const SimulationBudget& budget,
                                 const std::function<bool(const SimulationAnswer&)>& go_on) {
  if (budget.samples < 1 || budget.threads < 1 || budget.error_per_million < 1 || budget.error_per_million > 500'000)
    throw std::invalid_argument("A simulation needs samples, threads, and an error of at most a half.");
  const auto began = std::chrono::steady_clock::now();
  std::vector<Playout> playouts(static_cast<std::size_t>(budget.threads), Playout(question_, board_, options_));
  while (samples_ < budget.samples && (open_.size() > 1 || samples_ < kFirstLook)) {
    const std::int64_t look = look_after(samples_);
    const auto turns = static_cast<std::int64_t>(open_.size()) * std::min(question_.plies, kMostTurns);
    const std::int64_t round = std::max<std::int64_t>(1, kAtOnce * budget.threads / turns);
    add(std::min({round, look - samples_, budget.samples - samples_}), playouts);
    if (samples_ == look) drop(budget.error_per_million);
    if (go_on && !go_on(answer())) break;
    if (std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count() >= budget.seconds) break;
  }
  return answer();
}

// Samples of all candidates that may still be the best; where threads add them up does not matter.
void Simulation::add(std::int64_t samples, std::vector<Playout>& playouts) {
  const std::size_t count = options_.size();
  struct Totals {
    std::vector<std::int64_t> worths, products, points, chances;
    std::vector<int> worth;
  };
  std::vector<Totals> parts(playouts.size());
  for (Totals& part : parts) {
    for (auto* totals : {&part.worths, &part.points, &part.chances}) totals->assign(count, 0);
    part.products.assign(count * count, 0);
    part.worth.assign(count, 0);
  }
  share_out(samples, static_cast<int>(playouts.size()), [&](int thread, std::int64_t number) {
    Playout& playout = playouts[static_cast<std::size_t>(thread)];
    Totals& part = parts[static_cast<std::size_t>(thread)];
    playout.deal(Random(seed_of_game(question_.seed, samples_ + number)), open_.size() >= kMany);
    for (const std::size_t option : open_) {
      const SampleWorth sample = playout.after(option);
      part.worth[option] = sample.utility;
      part.worths[option] += sample.utility;
      part.points[option] += sample.points;
      part.chances[option] += sample.chance;
      for (const std::size_t other : open_) {
        part.products[option * count + other] += std::int64_t{part.worth[option]} * part.worth[other];
        if (other == option) break;
      }
    }
  });
  for (const Totals& part : parts) {
    for (std::size_t option = 0; option < count; ++option) {
      options_[option].total += part.worths[option];
      options_[option].points += part.points[option];
      options_[option].chances += part.chances[option];
    }
    for (std::size_t pair = 0; pair < products_.size(); ++pair) products_[pair] += part.products[pair];
  }
  samples_ += samples;
  for (const std::size_t option : open_) {
    options_[option].samples = samples_;
    options_[option].squares = products_[option * count + option];
  }
}

// What a candidate is worth before any sample, measured as samples are: from the best of all on, so that what
// every candidate shares does not count.
std::int64_t Simulation::prior(const Simulated& option) const {
  constexpr Equity kHundredth = kPoint / 100;
  const int points = (option.judged - options_.front().judged) / kHundredth;
  if (question_.win_percent == 0) return points;
  const int unseen = static_cast<int>(question_.unseen().size());
  const std::int64_t lead = question_.lead * 100 + points;
  const int in_bag = std::max(1, unseen - question_.opponent_tiles);
  const int chance = WinModel::kSure - question_.win_model->chance(-lead, unseen, in_bag, question_.opponent_tiles);
  return utility_of(points, chance, question_.win_percent);
}

// Drops what is worse than the leader for certain. The allowed error is shared out over the candidates and over
// all looks to come: the look of number n gets a share of 6 / (pi n)^2.
void Simulation::drop(int error_per_million) {
  if (open_.size() < 2) return;
  const double look = ++looks_;
  const double share = error_per_million * 1e-6 * 0.60792710185402662866 / (look * look) /
                       static_cast<double>(options_.size() - 1);
  const double deviations = deviations_of(share);
  const std::size_t leader = *std::ranges::max_element(
      open_, [&](std::size_t one, std::size_t other) { return score(one) < score(other); });
  std::erase_if(open_, [&](std::size_t one) {
    if (one == leader || !is_worse(one, leader, deviations)) return false;
    options_[one].is_open = false;
    return true;
  });
}

// By the differences within samples: both had the same deals. Two that always came to the same are as good as one.
// What was thought before counts like samples that came to it.
bool Simulation::is_worse(std::size_t one, std::size_t leader, double deviations) const {
  const std::size_t count = options_.size();
  const std::int64_t squares = options_[one].squares + options_[leader].squares -
                               2 * products_[std::max(one, leader) * count + std::min(one, leader)];
  if (squares == 0) return true;
  const double samples = static_cast<double>(samples_), all = samples + question_.prior_weight;
  const double seen = static_cast<double>(options_[leader].total - options_[one].total);
  const double behind = static_cast<double>(score(leader) - score(one));
  const double noise = samples * static_cast<double>(squares) - seen * seen;
  return behind * behind * samples * (samples - 1) > deviations * deviations * all * noise;
}

SimulationAnswer Simulation::answer() const {
  SimulationAnswer answer{options_, 0, open_.size() == 1 && samples_ >= kFirstLook};
  for (const Simulated& option : options_) answer.iterations += option.samples;
  std::vector<std::size_t> order(options_.size());
  for (std::size_t at = 0; at < order.size(); ++at) order[at] = at;
  const auto mean = [&](std::size_t option) {
    const Simulated& here = options_[option];
    // Those that may be the best have as many samples each, so that what was thought before can be added.
    const std::int64_t all = here.samples + (here.is_open ? question_.prior_weight : 0);
    const std::int64_t sum = here.is_open ? score(option) : here.total;
    return all == 0 ? 0.0 : static_cast<double>(sum) / static_cast<double>(all);
  };
  std::ranges::stable_sort(order, [&](std::size_t one, std::size_t other) {
    const bool is_open = options_[one].is_open;
    return is_open != options_[other].is_open ? is_open : mean(one) > mean(other);
  });
  for (std::size_t at = 0; at < order.size(); ++at) answer.candidates[at] = options_[order[at]];
  return answer;
}

}  // namespace rackhouse
