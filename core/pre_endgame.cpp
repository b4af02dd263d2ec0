#include "pre_endgame.hpp"

#include <algorithm>
#include <bit>
#include <iterator>
#include <optional>
#include <stdexcept>
#include <tuple>

#include "candidates.hpp"
#include "dealt_game.hpp"
#include "endgame_solver.hpp"

namespace rackhouse {

namespace {

constexpr int kMostInBag = 4;
constexpr std::size_t kFirstDraws = 16;      // in the first round, and twice as many in each round after it
constexpr std::int64_t kFirstNodes = 50;     // after a first round of greedy play, and then four times as many
constexpr std::int64_t kMostNodes = 1'000'000'000'000'000;
constexpr std::size_t kFinalists = 2;
constexpr int kMostTableBits = 19;
constexpr std::chrono::milliseconds kBetweenWords{20};

Hand hand_of(std::span<const Tile> tiles) {
  Hand hand;
  for (const Tile tile : tiles) hand.tiles[static_cast<std::size_t>(hand.size++)] = tile;
  return hand;
}

Candidate candidate_of(const Simulated& move) {
  Candidate candidate{move.action};
  candidate.play = move.play;
  candidate.equity = move.equity;
  candidate.thrown = move.exchange.count;
  candidate.exchanged = move.exchange.tiles;
  return candidate;
}

std::span<const Tile> tiles_of(const Hand& hand) { return {hand.tiles.data(), static_cast<std::size_t>(hand.size)}; }

// A table of about as many positions as are looked into.
int table_bits(std::int64_t nodes) {
  return std::clamp(static_cast<int>(std::bit_width(static_cast<std::uint64_t>(nodes))), 6, kMostTableBits);
}

}  // namespace

void PreEndgameQuestion::check() const {
  const int in_bag = static_cast<int>(turn.unseen().size()) - turn.opponent_tiles;
  if (in_bag < 1 || in_bag > kMostInBag) throw std::invalid_argument("A pre-endgame has 1 to 4 tiles in the bag.");
  if (turn.racks.empty()) throw std::invalid_argument("The opponent holds some rack.");
  for (const WeighedRack& one : turn.racks)
    if (one.tiles.size() != static_cast<std::size_t>(turn.opponent_tiles))
      throw std::invalid_argument("The opponent's racks are whole.");
  auto blanks = std::ranges::count(turn.rack, Tile{0});
  const auto hidden = turn.unseen();
  blanks += std::ranges::count(hidden, Tile{0});
  if (blanks > kMaxBlanks) throw std::invalid_argument("There are more blanks than a rack can hold.");
}

PreEndgame::PreEndgame(PreEndgameQuestion question)
    : question_(std::move(question)),
      board_(*question_.turn.setting.variant, *question_.turn.setting.words, question_.turn.largest_rack()) {
  question_.check();
  board_.set(question_.turn.cells);
  list_draws();
  list_options();
}

// In an order by lot, so that the first ones are a fair sample of all.
void PreEndgame::list_draws() {
  const auto hidden = question_.turn.unseen();
  Random random(question_.turn.seed);
  for (const WeighedRack& rack : question_.turn.racks) {
    if (rack.weight == 0) continue;
    Draw& draw = draws_.emplace_back(Draw{rack.tiles, {}, rack.weight});
    std::ranges::sort(draw.opponent);
    std::ranges::set_difference(hidden, draw.opponent, std::back_inserter(draw.bag));
    for (std::size_t left = draw.bag.size(); left > 1; --left)
      std::swap(draw.bag[left - 1], draw.bag[random.below(static_cast<std::uint32_t>(left))]);
  }
  for (std::size_t left = draws_.size(); left > 1; --left)
    std::swap(draws_[left - 1], draws_[random.below(static_cast<std::uint32_t>(left))]);
}

void PreEndgame::list_options() {
  for (const Simulated& move : candidates_of(question_.turn, board_)) {
    Option& option = options_.emplace_back(Option{move, question_.turn.cells, false, true, {}});
    option.is_decided = empties_bag(move) || ends_game(move);
    option.outcomes.resize(draws_.size());
    if (move.action != Action::kPlay) continue;
    std::array<Placement, kMaxSide> placements;
    const std::size_t count = board_.placements_of(move.play, placements);
    for (std::size_t at = 0; at < count; ++at) option.cells[placements[at].square] = placements[at].tile;
  }
}

// Where passes and turns without points are counted apart, a play without points leaves two counts that an
// endgame cannot begin with, so it counts as one that leaves something open.
bool PreEndgame::empties_bag(const Simulated& move) const {
  const EndingRules& rules = question_.rules;
  if (move.action != Action::kPlay) return false;
  if (move.play.score == 0 && rules.pass_limit != 0 && rules.scoreless_limit != 0) return false;
  const int kept = static_cast<int>(question_.turn.rack.size()) - move.play.tiles;
  return kept + static_cast<int>(draws_.front().bag.size()) <= question_.turn.setting.rack_size;
}

bool PreEndgame::ends_game(const Simulated& move) const {
  const EndingRules& rules = question_.rules;
  if (move.action == Action::kPlay && move.play.score > 0) return false;
  const int idle = question_.turn.scoreless + 1;
  const bool by_passes = move.action == Action::kPass && rules.pass_limit != 0 && idle >= rules.pass_limit;
  return by_passes || (rules.scoreless_limit != 0 && idle >= rules.scoreless_limit);
}

PreEndgameAnswer PreEndgame::run(const PreEndgameBudget& budget,
                                 const std::function<bool(const PreEndgameAnswer&)>& go_on) {
  if (budget.nodes < 1 || budget.threads < 1) throw std::invalid_argument("A search needs nodes and threads.");
  budget_ = budget;
  go_on_ = &go_on;
  began_ = told_ = std::chrono::steady_clock::now();
  nodes_ = 0;
  is_stopped_ = false;
  known_ = answer();
  try {
    const bool by_win = question_.by_win;
    halve();
    for (const std::size_t option : ranked(all(true))) finish(option, by_win);
    const auto finalists = ranked(all(true));
    if (by_win && finalists.size() > 1 && is_tied(finalists[0], finalists[1]))
      for (const std::size_t option : finalists) finish(option, false);
    is_settled_ = true;
    pause_or_stop();
    for (const std::size_t option : ranked(all(false))) {
      finish(option, by_win);
      options_[option].is_open = true;
    }
    if (by_win)
      for (const std::size_t option : ranked(all(true))) finish(option, false);
    is_complete_ = true;
  } catch (const Stopped&) {
  }
  return answer();
}

// Round by round half of the candidates are left, with twice the draws and four times the nodes for each.
void PreEndgame::halve() {
  std::size_t draws = kFirstDraws;
  for (std::int64_t nodes = 1;; nodes = std::max(kFirstNodes, nodes * 4)) {
    const auto open = all(true);
    draws = std::min(draws, draws_.size());
    for (const std::size_t option : open) look_into(option, draws, nodes, question_.by_win);
    if (open.size() <= kFinalists) return;
    const auto best = ranked(open);
    for (std::size_t at = std::max(kFinalists, (best.size() + 1) / 2); at < best.size(); ++at)
      options_[best[at]].is_open = false;
    draws *= 2;
  }
}

// Goes on with a candidate until all draws are settled.
void PreEndgame::finish(std::size_t option, bool by_win) {
  std::int64_t nodes = kFirstNodes;
  for (const Outcome& one : options_[option].outcomes) nodes = std::max(nodes, one.nodes);
  for (; !is_settled(option, by_win); nodes *= 4) {
    look_into(option, draws_.size(), std::min(nodes, kMostNodes), by_win);
    if (nodes > kMostNodes) return;  // an ending beyond any horizon
  }
}

// Gives each of the first draws that are not settled so many nodes.
void PreEndgame::look_into(std::size_t number, std::size_t draws, std::int64_t nodes, bool by_win) {
  Option& option = options_[number];
  std::vector<std::size_t> left;
  for (std::size_t at = 0; at < draws; ++at)
    if (const Outcome& known = option.outcomes[at]; !known.is_tried() || !known.is_settled(by_win)) left.push_back(at);
  if (left.empty()) return;
  const std::int64_t share = (budget_.nodes - nodes_) / static_cast<std::int64_t>(left.size());
  const std::int64_t most = std::clamp<std::int64_t>(share, 1, nodes);
  share_out(static_cast<std::int64_t>(left.size()), budget_.threads, [&](int, std::int64_t at) {
    if (is_stopped_) return;
    const std::size_t draw = left[static_cast<std::size_t>(at)];
    Outcome found = outcome(option, draws_[draw], most, by_win);
    Outcome& known = option.outcomes[draw];
    found.lower = std::max(found.lower, known.lower);
    found.upper = std::min(found.upper, known.upper);
    found.spread = std::clamp(found.spread, found.lower, found.upper);
    found.nodes = std::max(known.nodes, most);
    known = found;
  });
  pause_or_stop();
}

void PreEndgame::pause_or_stop() {
  known_ = answer();
  tell(true);
  const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - began_;
  if (is_stopped_ || nodes_ >= budget_.nodes || spent.count() >= budget_.seconds) throw Stopped{};
}

// Says what was known when the draws of this candidate were begun, and how many nodes there are now.
void PreEndgame::tell(bool at_once) {
  const std::lock_guard guard(telling_);
  const auto now = std::chrono::steady_clock::now();
  if (is_stopped_ || (!at_once && now - told_ < kBetweenWords)) return;
  told_ = now;
  known_.nodes = nodes_;
  if (*go_on_ && !(*go_on_)(known_)) is_stopped_ = true;
}

// What a candidate comes to: the opponent's turn begins.
PreEndgame::Outcome PreEndgame::outcome(const Option& option, const Draw& draw, std::int64_t nodes, bool by_win) {
  const SimulationQuestion& turn = question_.turn;
  const EndingRules& rules = question_.rules;
  const Variant& variant = *turn.setting.variant;
  std::array<Hand, 2> hands{hand_of(turn.rack), hand_of(draw.opponent)};
  std::vector<Tile> bag = draw.bag;
  Random random(turn.seed);
  Candidate next = candidate_of(option.move);
  std::optional<Position> position;  // once tiles are left in the bag after a turn
  int ahead = question_.lead, passes = turn.scoreless, scoreless = turn.scoreless;
  for (int ply = 0;; ++ply) {
    Hand& hand = hands[ply % 2];
    const Hand& other = hands[1 - ply % 2];
    const int sign = ply % 2 == 0 ? 1 : -1;
    const int held = hand.size;
    take_from(hand, next);
    ahead += sign * next.score();
    passes = next.action == Action::kPass ? passes + 1 : 0;
    scoreless = next.score() > 0 ? 0 : scoreless + 1;
    // Our side draws from the front and the opponent from the back, so that they hardly touch each other's luck.
    const int full = next.action == Action::kPlay ? turn.setting.rack_size : held;
    while (hand.size < full && !bag.empty()) {
      const auto from = sign > 0 ? bag.begin() : bag.end() - 1;
      hand.tiles[static_cast<std::size_t>(hand.size++)] = *from;
      bag.erase(from);
    }
    for (int at = 0; at < next.thrown; ++at) {
      const auto to = random.below(static_cast<std::uint32_t>(bag.size() + 1));
      bag.insert(bag.begin() + to, next.exchanged[static_cast<std::size_t>(at)]);
    }
    const bool is_over = (rules.pass_limit != 0 && passes >= rules.pass_limit) ||
                         (rules.scoreless_limit != 0 && scoreless >= rules.scoreless_limit);
    if (is_over) {
      const int end = ahead + rules.held_factor * (points_of(hands[1], variant) - points_of(hands[0], variant));
      return {end, end, end, 1};
    }
    const int idle = rules.scoreless_limit == 0 ? passes : scoreless;
    if (ply == 0 && bag.empty()) return endgame(option.cells, other, hand, idle, ahead, -sign, nodes, by_win);
    if (ply == 0) position = board_;
    if (next.action == Action::kPlay) position->lay(next.play);
    if (bag.empty()) {
      std::vector<Tile> cells(turn.cells.size());
      for (std::size_t square = 0; square < cells.size(); ++square) cells[square] = position->cell(static_cast<int>(square));
      return endgame(cells, other, hand, idle, ahead, -sign, nodes, by_win);
    }
    const Hand used = usable(other);
    const int in_bag = static_cast<int>(bag.size());
    const Rack rack = turn.values.rack(tiles_of(used), variant, *turn.setting.words, {in_bag, 0});
    next = best_candidates(*position, rack, 1, in_bag < turn.setting.exchange_least ? 0 : in_bag).front();
  }
}

// The endgame in which the mover, who is our side where the sign is positive, is on turn.
PreEndgame::Outcome PreEndgame::endgame(std::span<const Tile> cells, const Hand& mover, const Hand& other, int idle,
                                        int ahead, int sign, std::int64_t nodes, bool by_win) {
  const Setting& setting = question_.turn.setting;
  EndgameBoard board(*setting.variant, *setting.words, cells, {tiles_of(mover), tiles_of(other)}, question_.rules, idle);
  const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - began_;
  EndgameBudget budget{nodes, std::max(0.0, budget_.seconds - spent.count()), [&](const EndgameAnswer&) {
                         tell(false);
                         return !is_stopped_;
                       }};
  if (by_win) budget.threshold = -sign * ahead;
  const EndgameAnswer found = EndgameSolver(board, table_bits(nodes)).solve(budget);
  nodes_ += found.nodes;
  Outcome outcome{ahead + sign * found.spread, -Outcome::kUnknown, Outcome::kUnknown, nodes};
  const auto& low = sign > 0 ? found.lower : found.upper;
  const auto& high = sign > 0 ? found.upper : found.lower;
  if (low) outcome.lower = ahead + sign * *low;
  if (high) outcome.upper = ahead + sign * *high;
  return outcome;
}

std::vector<std::size_t> PreEndgame::all(bool are_open) const {
  std::vector<std::size_t> some;
  for (std::size_t option = 0; option < options_.size(); ++option)
    if (options_[option].is_open == are_open) some.push_back(option);
  return some;
}

bool PreEndgame::is_settled(std::size_t option, bool by_win) const {
  return std::ranges::all_of(options_[option].outcomes,
                             [&](const Outcome& one) { return one.is_tried() && one.is_settled(by_win); });
}

// The draws that all of these candidates were tried with; they are looked into in order.
std::size_t PreEndgame::common_draws(const std::vector<std::size_t>& options) const {
  std::size_t common = draws_.size();
  for (const std::size_t option : options) {
    const auto& outcomes = options_[option].outcomes;
    const auto end = std::ranges::find_if(outcomes, [](const Outcome& one) { return !one.is_tried(); });
    common = std::min(common, static_cast<std::size_t>(end - outcomes.begin()));
  }
  return common;
}

PreEndgame::Worth PreEndgame::worth(const Option& option, std::size_t draws) const {
  Worth worth;
  for (std::size_t at = 0; at < draws; ++at) {
    const Outcome& one = option.outcomes[at];
    if (!one.is_tried()) continue;
    worth.weight += draws_[at].weight;
    worth.halves += draws_[at].weight * (one.spread > 0 ? 2 : one.spread == 0 ? 1 : 0);
    worth.points += draws_[at].weight * one.spread;
  }
  return worth;
}

// The best first, by the draws that all of them have had; where that is as good, by static equity.
std::vector<std::size_t> PreEndgame::ranked(std::vector<std::size_t> options) const {
  const std::size_t draws = common_draws(options);
  std::vector<std::tuple<std::int64_t, std::int64_t, std::size_t>> keys;
  for (const std::size_t option : options) {
    const Worth here = worth(options_[option], draws);
    keys.emplace_back(question_.by_win ? -here.halves : -here.points, question_.by_win ? -here.points : -here.halves,
                      option);
  }
  std::ranges::sort(keys);
  for (std::size_t at = 0; at < keys.size(); ++at) options[at] = std::get<2>(keys[at]);
  return options;
}

bool PreEndgame::is_tied(std::size_t one, std::size_t other) const {
  return worth(options_[one], draws_.size()).halves == worth(options_[other], draws_.size()).halves;
}

PreEndgameAnswer PreEndgame::answer() const {
  PreEndgameAnswer answer;
  answer.draws = static_cast<int>(draws_.size());
  for (const Draw& draw : draws_) answer.weight += draw.weight;
  answer.nodes = nodes_;
  answer.is_settled = is_settled_;
  answer.is_complete = is_complete_;
  std::vector<std::size_t> order = ranked(all(true));
  const auto others = ranked(all(false));
  order.insert(order.end(), others.begin(), others.end());
  for (const std::size_t number : order) {
    const Option& option = options_[number];
    PreEndgameOption& told = answer.options.emplace_back(PreEndgameOption{option.move, option.is_decided, option.is_open});
    told.has_lower = told.has_upper = true;
    for (std::size_t at = 0; at < draws_.size(); ++at) {
      const Outcome& one = option.outcomes[at];
      const std::int64_t weight = draws_[at].weight;
      told.draws += one.is_tried();
      told.low_halves += weight * (one.lower > 0 ? 2 : one.lower == 0 ? 1 : 0);
      told.high_halves += weight * (one.upper < 0 ? 0 : one.upper == 0 ? 1 : 2);
      told.has_lower = told.has_lower && one.lower > -Outcome::kUnknown;
      told.has_upper = told.has_upper && one.upper < Outcome::kUnknown;
      told.lower_points += weight * one.lower;
      told.upper_points += weight * one.upper;
    }
    const Worth worth_here = worth(option, draws_.size());
    told.weight = worth_here.weight;
    told.halves = worth_here.halves;
    told.points = worth_here.points;
  }
  return answer;
}

}  // namespace rackhouse
