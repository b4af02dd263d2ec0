#include "inference.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <stdexcept>

#include "dealt_game.hpp"
#include "random.hpp"

namespace rackhouse {

namespace {

constexpr std::size_t kConsidered = 20;    // moves that a rack chooses from
constexpr std::uint64_t kWhole = 1'000'000;
constexpr std::uint64_t kAnything = 1'000;  // of these: the chance of a move beside those
constexpr std::int64_t kAtOnce = 256;       // racks between two looks at whether to go on
constexpr int kSteps = 256;                 // in which a likelihood falls to half

// How likely a move is that is worse by so much, as a share of 2^30. Only multiplied, so that it is the same on
// every machine.
class Likelihood {
 public:
  explicit Likelihood(Equity halving) : halving_(halving) {
    double share = 1 << 30;
    for (std::uint64_t& step : steps_) {
      step = static_cast<std::uint64_t>(share);
      share = share * 0.99729605608547012;  // the 256th root of a half
    }
  }

  std::uint64_t of(Equity worse) const {
    const std::int64_t steps = std::int64_t{worse} * kSteps / halving_;
    const std::int64_t halves = steps / kSteps;
    return halves > 40 ? 0 : steps_[static_cast<std::size_t>(steps % kSteps)] >> halves;
  }

 private:
  Equity halving_;
  std::array<std::uint64_t, kSteps> steps_;
};

using Counts = std::array<int, 64>;

Counts counted(std::span<const Tile> tiles) {
  Counts counts{};
  for (const Tile tile : tiles) ++counts[tile & 63];
  return counts;
}

std::uint64_t choose(int all, int some) {
  std::uint64_t ways = 1;
  for (int at = 1; at <= some; ++at) ways = ways * static_cast<std::uint64_t>(all - some + at) / static_cast<std::uint64_t>(at);
  return ways;
}

struct DrawnLeave {
  std::vector<Tile> tiles;
  std::uint64_t ways;
};

// Every distinct choice of so many tiles, in order; none at all if there are more than `most`.
class Choices {
 public:
  Choices(const Counts& counts, std::int64_t most) : counts_(counts), most_(most) {}

  bool list(int count, std::vector<DrawnLeave>& found) { return add(0, count, 1, found); }

 private:
  bool add(std::size_t kind, int left, std::uint64_t ways, std::vector<DrawnLeave>& found) {
    if (left == 0) {
      found.push_back({chosen_, ways});
      return static_cast<std::int64_t>(found.size()) <= most_;
    }
    if (kind == counts_.size()) return true;
    const std::size_t begun = chosen_.size();
    for (int many = 0; many <= std::min(left, counts_[kind]); ++many) {
      if (!add(kind + 1, left - many, ways * choose(counts_[kind], many), found)) return false;
      chosen_.push_back(static_cast<Tile>(kind));
    }
    chosen_.resize(begun);
    return true;
  }

  const Counts& counts_;
  std::int64_t most_;
  std::vector<Tile> chosen_;
};

// Racks that may have been held, asked what they would have done.
class Witness {
 public:
  explicit Witness(const InferenceQuestion& question)
      : question_(question), likelihood_(question.halving),
        position_(*question.setting.variant, *question.setting.words, std::max(question.setting.rack_size, question.held)) {
    position_.set(question.cells);
    for (std::size_t square = 0; square < question.cells.size(); ++square)
      if (question.cells[square] != question.cells_after[square])
        laid_.push_back(question.cells_after[square]);
  }

  // How likely the rack of this leave was to make the play, in millionths.
  std::uint64_t of_play(std::span<const Tile> leave) const {
    Hand hand;
    for (const Tile tile : laid_) hand.tiles[static_cast<std::size_t>(hand.size++)] = is_blank(tile) ? Tile{0} : tile;
    for (const Tile tile : leave) hand.tiles[static_cast<std::size_t>(hand.size++)] = tile;
    std::uint64_t all = 0, made = 0;
    for_moves(hand, [&](const Candidate& move, std::uint64_t share) {
      all += share;
      if (move.action == Action::kPlay && is_made(move.play)) made += share;
    });
    return kAnything + (kWhole - kAnything) * made / std::max<std::uint64_t>(1, all);
  }

  // Calls visit(leave, millionths) for each exchange of as many tiles that this rack might make.
  template <typename Visit>
  void exchanges(const Hand& hand, Visit&& visit) const {
    std::uint64_t all = 0;
    for_moves(hand, [&](const Candidate&, std::uint64_t share) { all += share; });
    for_moves(hand, [&](const Candidate& move, std::uint64_t share) {
      if (move.action != Action::kExchange || move.thrown != question_.thrown) return;
      Hand left = hand;
      take_from(left, move);
      std::vector<Tile> leave(left.tiles.begin(), left.tiles.begin() + left.size);
      std::ranges::sort(leave);
      visit(leave, kWhole * share / std::max<std::uint64_t>(1, all));
    });
  }

 private:
  template <typename Visit>
  void for_moves(const Hand& hand, Visit&& visit) const {
    const Setting& setting = question_.setting;
    const Hand used = usable(hand);
    const Rack rack = question_.values.rack(std::span(used.tiles.data(), static_cast<std::size_t>(used.size)),
                                            *setting.variant, *setting.words, {question_.in_bag, 0});
    const int most = question_.in_bag < setting.exchange_least ? 0 : question_.in_bag;
    const auto moves = best_candidates(position_, rack, kConsidered, most);
    for (const Candidate& move : moves) visit(move, likelihood_.of(moves.front().equity - move.equity));
  }

  bool is_made(const Play& play) const {
    if (play.tiles != laid_.size()) return false;
    std::array<Placement, kMaxSide> placements;
    const std::size_t count = position_.placements_of(play, placements);
    return std::all_of(placements.begin(), placements.begin() + static_cast<std::ptrdiff_t>(count),
                       [&](const Placement& one) { return question_.cells_after[one.square] == one.tile; });
  }

  const InferenceQuestion& question_;
  Likelihood likelihood_;
  Position position_;
  std::vector<Tile> laid_;
};

Hand drawn(const std::vector<Tile>& hidden, int count, Random random) {
  std::vector<Tile> tiles = hidden;
  Hand hand;
  for (std::size_t at = 0; at < static_cast<std::size_t>(count); ++at) {
    std::swap(tiles[at], tiles[at + random.below(static_cast<std::uint32_t>(tiles.size() - at))]);
    hand.tiles[static_cast<std::size_t>(hand.size++)] = tiles[at];
  }
  std::sort(hand.tiles.begin(), hand.tiles.begin() + hand.size);
  return hand;
}

// Calls work(number) for each on the threads, some at once; returns how many, if `go_on` ends it.
std::int64_t in_parts(std::int64_t count, int threads, const std::function<bool(int)>& go_on,
                      const std::function<void(std::int64_t)>& work) {
  std::int64_t done = 0;
  while (done < count) {
    const std::int64_t part = std::min(kAtOnce, count - done);
    share_out(part, threads, [&](int, std::int64_t number) { work(done + number); });
    done += part;
    if (go_on && !go_on(static_cast<int>(done * 1000 / count))) break;
  }
  return done;
}

}  // namespace

int InferenceQuestion::laid() const {
  int laid = 0;
  for (std::size_t square = 0; square < cells.size(); ++square) laid += cells[square] != cells_after[square];
  return laid;
}

void InferenceQuestion::check() const {
  setting.check();
  if (cells.size() != cells_after.size()) throw std::invalid_argument("The boards differ in size.");
  for (std::size_t square = 0; square < cells.size(); ++square)
    if (cells[square] != cells_after[square] && cells[square] != kEmpty)
      throw std::invalid_argument("A play covers no tiles.");
  if (held < 1 || held > kMaxRack || in_bag < 1 || in_bag > BagEnd::kPlenty)
    throw std::invalid_argument("The opponent held 1 to 8 tiles, and the bag some.");
  const int played = laid();
  if ((thrown == 0) == (played == 0) || thrown < 0 || thrown > held || played > held)
    throw std::invalid_argument("The turn was a play or an exchange of tiles that were held.");
  if (static_cast<std::size_t>(held - played) > hidden.size()) throw std::invalid_argument("There are too few unseen tiles.");
  if (halving < 1 || halving > 1000 * kPoint) throw std::invalid_argument("A likelihood halves within 1000 points.");
  for (const Tile tile : hidden)
    if (tile > setting.variant->letters) throw std::invalid_argument("There is no such tile in the set.");
}

InferenceAnswer infer(const InferenceQuestion& question, const InferenceBudget& budget,
                      const std::function<bool(int)>& go_on) {
  question.check();
  if (budget.samples < 1 || budget.most_exact < 0 || budget.threads < 1)
    throw std::invalid_argument("An inference needs samples and threads.");
  const Witness witness(question);
  const int kept = question.held - question.laid();
  InferenceAnswer answer;
  std::map<std::vector<Tile>, std::uint64_t> weights;
  std::vector<DrawnLeave> leaves;
  if (question.thrown == 0) {
    const Counts counts = counted(question.hidden);
    answer.is_exact = Choices(counts, budget.most_exact).list(kept, leaves);
  }
  if (answer.is_exact) {
    std::vector<std::uint64_t> likely(leaves.size());
    const auto count = static_cast<std::int64_t>(leaves.size());
    answer.tried = in_parts(count, budget.threads, go_on, [&](std::int64_t number) {
      const auto at = static_cast<std::size_t>(number);
      likely[at] = witness.of_play(leaves[at].tiles);
    });
    answer.is_exact = answer.tried == count;
    for (std::size_t at = 0; at < static_cast<std::size_t>(answer.tried); ++at)
      weights[leaves[at].tiles] += leaves[at].ways * likely[at];
  } else {
    std::vector<std::vector<WeighedLeave>> found(static_cast<std::size_t>(budget.samples));
    answer.tried = in_parts(budget.samples, budget.threads, go_on, [&](std::int64_t number) {
      auto& here = found[static_cast<std::size_t>(number)];
      const Random random(seed_of_game(budget.seed, number));
      const Hand hand = drawn(question.hidden, question.thrown == 0 ? kept : question.held, random);
      if (question.thrown == 0) {
        const std::vector<Tile> leave(hand.tiles.begin(), hand.tiles.begin() + hand.size);
        here.push_back({leave, witness.of_play(leave)});
      } else {
        witness.exchanges(hand, [&](const std::vector<Tile>& leave, std::uint64_t share) { here.push_back({leave, share}); });
      }
    });
    for (const auto& some : found)
      for (const WeighedLeave& one : some) weights[one.tiles] += one.weight;
  }
  for (auto& [tiles, weight] : weights)
    if (weight > 0) answer.leaves.push_back({tiles, weight});
  return answer;
}

}  // namespace rackhouse
