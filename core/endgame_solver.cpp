#include "endgame_solver.hpp"

#include <algorithm>
#include <limits>

namespace rackhouse {

namespace {

constexpr int kDeepest = KnownPosition::kComplete - 1;
constexpr std::size_t kFewOptions = 400;  // with more, it costs too much to see which ones stop the other side
constexpr Key kPass = ~Key{0};  // in place of a play's key
constexpr int kSketches = 3;  // depths searched to learn what to try first, before searching to the end
constexpr std::int64_t kNodesBetweenLooks = 256;  // at the clock
constexpr std::chrono::milliseconds kBetweenWords{20};

// Tiles kept cost half as much again as they score: once, or twice if the other side goes out.
int promise_of(const EndgamePlay& play) { return 2 * play.score + 3 * play.points; }

bool is_untouched(const EndgamePlay& play, const LineSet& lines) {
  return (lines[static_cast<std::size_t>(play.direction)] >> play.line & 1) == 0;
}

}  // namespace

EndgameSolver::Ply& EndgameSolver::ply(std::size_t number) {
  while (plies_.size() <= number) plies_.emplace_back();
  return plies_[number];
}

void EndgameSolver::count_node() {
  ++answer_.nodes;
  if (answer_.nodes > budget_->nodes) throw Stopped{};
  if (answer_.nodes % kNodesBetweenLooks != 0) return;
  const auto now = std::chrono::steady_clock::now();
  if (std::chrono::duration<double>(now - began_).count() > budget_->seconds) throw Stopped{};
  if (now - told_ < kBetweenWords) return;
  told_ = now;
  if (!budget_->go_on(answer_)) throw Stopped{};
}

// Greedy play to the end by both sides; the plays are added to `line`, if given.
int EndgameSolver::played_out(std::vector<EndgamePlay>* line) {
  const std::size_t begun = board_.plies();
  int spread = 0, sign = 1;
  for (;; sign = -sign) {
    EndgamePlay best;
    int promise = std::numeric_limits<int>::min();
    const int tiles = board_.tiles(board_.mover()), others = board_.points(1 - board_.mover());
    board_.for_plays(board_.mover(), [&](const EndgamePlay& play) {
      const int here = promise_of(play) + (play.count == tiles ? 4 * others + 16 : 0);
      if (here <= promise) return;
      promise = here;
      best = play;
    });
    if (line != nullptr) line->push_back(best);
    if (board_.ends_with(best)) {
      spread += sign * board_.worth_of_end(best);
      break;
    }
    spread += sign * best.score;
    board_.play(best);
  }
  while (board_.plies() > begun) board_.take_back();
  return spread;
}

// The side on turn's plays, the most promising first; of those that go out only the best.
void EndgameSolver::list_options(Ply& here, std::uint16_t first) {
  here.options.clear();
  here.outs.clear();
  const int mover = board_.mover(), tiles = board_.tiles(mover), other_tiles = board_.tiles(1 - mover);
  const int points = board_.points(mover);
  board_.for_plays(1 - mover, [&](const EndgamePlay& play) {
    if (play.count == other_tiles) here.outs.push_back({play, play.score});
  });
  std::ranges::sort(here.outs, std::greater<>(), &Option::promise);
  Option out{{}, 0};
  const auto& history = history_[static_cast<std::size_t>(mover)];
  board_.for_plays(mover, [&](const EndgamePlay& play) {
    if (play.count == tiles) {
      if (out.play.is_pass() || play.score > out.play.score) out = {play, 2'000'000};
      return;
    }
    int promise = 2 * play.score - 3 * (points - play.points) - 16;
    if (Transposition::short_key(play.key) == first)
      promise += 1'000'000;
    else if (play.key == here.killers[0] || play.key == here.killers[1])
      promise += 20;
    promise += std::min(40, history[play.key % history.size()] / 64);
    here.options.push_back({play, promise});
  });
  if (!here.outs.empty() && here.options.size() <= kFewOptions)
    for (Option& option : here.options)
      if (const int best = best_out(here, option.play); best >= 0)
        option.promise -= 2 * best + (points - option.play.points) - 16;
  if (out.play.count != 0) here.options.push_back(out);
  const bool pass_first = here.options.empty() || first == Transposition::short_key(kPass);
  here.options.push_back({EndgamePlay{}, pass_first ? 1'000'000 : -4 * points - 40});
}

// Brings the most promising of the options left to the front. The first ones nearly always decide, so the
// others are put in order only when their turn comes.
void EndgameSolver::choose(std::vector<Option>& options, std::size_t at) {
  constexpr std::size_t kOneByOne = 3;
  const auto first = options.begin() + static_cast<std::ptrdiff_t>(at);
  if (at < kOneByOne)
    std::iter_swap(first, std::ranges::max_element(first, options.end(), {}, &Option::promise));
  else if (at == kOneByOne)
    std::sort(first, options.end(), [](const Option& a, const Option& b) { return a.promise > b.promise; });
}

// The score of the best play with which the other side can go out after this one, or -1.
int EndgameSolver::best_out(const Ply& here, const EndgamePlay& play) const {
  if (here.outs.empty()) return -1;
  const LineSet changed = play.is_pass() ? LineSet{} : board_.reach(play);
  for (const Option& out : here.outs)
    if (is_untouched(out.play, changed)) return out.play.score;
  return -1;
}

void EndgameSolver::remember(Ply& here, const EndgamePlay& play, int depth) {
  if (play.is_pass()) return;
  if (here.killers[0] != play.key) here.killers = {play.key, here.killers[0]};
  auto& history = history_[static_cast<std::size_t>(board_.mover())];
  auto& count = history[play.key % history.size()];
  count = std::min(count + depth * depth, 1 << 20);
}

// What a play of the side on turn is worth to it, if that is between alpha and beta.
EndgameSolver::Value EndgameSolver::after(const Ply& here, const EndgamePlay& play, int depth, int alpha, int beta) {
  ply(board_.plies() + 1).line.clear();
  if (board_.ends_with(play)) return {board_.worth_of_end(play), true};
  if (const int out = best_out(here, play); out >= 0) {
    const int most = play.score - board_.worth_of_out(out, board_.points(board_.mover()) - play.points);
    if (most <= alpha) return {most, true};
  }
  const int low = play.score - beta, high = play.score - alpha;
  const KnownPosition known = table_.find(board_.key_after(play));
  if (known.depth >= depth && known.decides(low, high))
    return {play.score - known.value, known.is_complete()};
  board_.play(play);
  const Value value = search(depth, low, high, known.play);
  board_.take_back();
  return {play.score - value.value, value.is_complete};
}

// The value of the position for the side on turn; beyond the window only a bound. `first` is the play to try
// first.
EndgameSolver::Value EndgameSolver::search(int depth, int alpha, int beta, std::uint16_t first) {
  count_node();
  const std::size_t number = board_.plies();
  Ply& here = ply(number);
  if (depth == 0) {
    const int most = best_way_out();
    if (most >= beta) return {most, true};
    return {played_out(), false};
  }
  const Key key = board_.key();
  const int from = alpha;
  list_options(here, first);
  Value best{-kInfinity, true};
  std::size_t chosen = 0;
  for (std::size_t at = 0; at < here.options.size(); ++at) {
    choose(here.options, at);
    const EndgamePlay& play = here.options[at].play;
    Value value;
    if (at == 0) {
      value = after(here, play, depth - 1, alpha, beta);
    } else {
      value = after(here, play, depth - 1, alpha, alpha + 1);
      if (value.value > alpha && value.value < beta) value = after(here, play, depth - 1, alpha, beta);
    }
    if (value.value > best.value) {
      best.value = value.value;
      chosen = at;
    }
    if (value.value >= beta) {
      best.is_complete = value.is_complete;
      remember(here, play, depth);
      break;
    }
    best.is_complete = best.is_complete && value.is_complete;
    if (value.value > alpha) {
      alpha = value.value;
      const std::vector<EndgamePlay>& rest = ply(number + 1).line;
      here.line.assign(1, play);
      here.line.insert(here.line.end(), rest.begin(), rest.end());
    }
  }
  const Limit limit = best.value >= beta ? Limit::kAtLeast : best.value > from ? Limit::kExactly : Limit::kAtMost;
  table_.store(key, best.value, limit, best.is_complete ? KnownPosition::kComplete : static_cast<std::uint8_t>(depth),
               here.options[chosen].play.is_pass() ? kPass : here.options[chosen].play.key);
  return best;
}

// What the best play that goes out is worth; very little if there is none.
int EndgameSolver::best_way_out() {
  int most = -kInfinity;
  const int mover = board_.mover(), tiles = board_.tiles(mover);
  board_.for_plays(mover, [&](const EndgamePlay& play) {
    if (play.count == tiles) most = std::max(most, board_.worth_of_end(play));
  });
  return most;
}

EndgameAnswer EndgameSolver::solve(const EndgameBudget& budget) {
  budget_ = &budget;
  began_ = told_ = std::chrono::steady_clock::now();
  answer_ = {};
  std::vector<EndgamePlay> line;
  try {
    answer_.spread = played_out(&line);
    answer_.line = written(line);
    if (const int out = best_way_out(); out > -kInfinity) answer_.lower = out;
    for (int depth = 1; !is_enough(); depth = depth < kSketches ? depth + 1 : kDeepest) {
      if (depth == kDeepest && budget.threshold) {
        compare_with(*budget.threshold);
        break;
      }
      search_around(answer_.spread, depth);
      answer_.depth = depth;
      line = plies_[0].line;
      answer_.line = written(line);
    }
    if (!answer_.is_proved()) return answer_;
    // The bounds may meet in one search, and the next, cut at its horizon, see something else.
    if (answer_.spread != *answer_.lower) {
      answer_.spread = *answer_.lower;
      line.clear();
      answer_.line.clear();
    }
    finish(line);
  } catch (const Stopped&) {
    while (board_.plies() > 0) board_.take_back();
  }
  return answer_;
}

// Searches a window around the expected value, and wider ones until the value is inside.
void EndgameSolver::search_around(int expected, int depth) {
  int margin = 8, alpha = expected - margin, beta = expected + margin;
  for (;; margin *= 2) {
    const Value found = search(depth, alpha, beta, table_.find(board_.key()).play);
    const bool is_low = found.value <= alpha, is_high = found.value >= beta;
    if (found.is_complete && !is_low) answer_.lower = found.value;
    if (found.is_complete && !is_high) answer_.upper = found.value;
    if (is_low) {
      alpha = found.value - 2 * margin;
    } else if (is_high) {
      beta = found.value + 2 * margin;
    } else {
      answer_.spread = found.value;
      return;
    }
  }
}

// Whether what is proved answers what was asked.
bool EndgameSolver::is_enough() const {
  if (answer_.is_proved() || !budget_->threshold) return answer_.is_proved();
  return (answer_.lower && *answer_.lower > *budget_->threshold) || (answer_.upper && *answer_.upper < *budget_->threshold);
}

// Proves on which side of the threshold the spread is: much less work than to find the spread.
void EndgameSolver::compare_with(int threshold) {
  const Value found = search(kDeepest, threshold - 1, threshold + 1, table_.find(board_.key()).play);
  if (!found.is_complete) return;
  if (found.value >= threshold) answer_.lower = std::max(answer_.lower.value_or(found.value), found.value);
  if (found.value <= threshold) answer_.upper = std::min(answer_.upper.value_or(found.value), found.value);
}

// A line as plays that others can read.
std::vector<Play> EndgameSolver::written(const std::vector<EndgamePlay>& line) {
  std::vector<Play> plays;
  for (const EndgamePlay& play : line) {
    plays.push_back(board_.written(play));
    board_.play(play);
  }
  while (board_.plies() > 0) board_.take_back();
  return plays;
}

// Continues a proved line to the end of the game: where the table had the answer, the search saw no play.
void EndgameSolver::finish(std::vector<EndgamePlay>& line) {
  int value = answer_.spread;
  for (std::size_t at = 0;; ++at) {
    if (at == line.size()) {
      const std::vector<EndgamePlay>& rest = ply(at).line;
      ply(at).line.clear();
      search(kDeepest, value - 1, value + 1, table_.find(board_.key()).play);
      if (rest.empty()) break;  // hundreds of passes in a row are allowed, and the end is beyond any horizon
      line.insert(line.end(), rest.begin(), rest.end());
    }
    const EndgamePlay& play = line[at];
    if (board_.ends_with(play)) break;
    value = play.score - value;
    board_.play(play);
  }
  while (board_.plies() > 0) board_.take_back();
  answer_.line = written(line);
}

}  // namespace rackhouse
