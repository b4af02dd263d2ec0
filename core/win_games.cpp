#include "win_games.hpp"

#include <algorithm>
#include <span>
#include <stdexcept>

#include "dealt_game.hpp"

namespace rackhouse {

namespace {

constexpr std::int64_t kBatch = 20;  // games that a thread takes at a time

using Scores = std::array<std::int32_t, DealtGame::kMostSides>;

// A turn as a side sees it before it moves.
struct Moment {
  int on_turn;
  int unseen;
  int in_bag;
  int held;
  int other_held;  // by the next side
  Scores scores;
};

// Games of the static player against itself, in the same memory.
class WinGame {
 public:
  WinGame(const Setting& setting, const Values& values, int sides) : values_(&values), game_(setting, sides) {}

  void play(std::uint64_t seed) {
    moments_.clear();
    game_.deal(seed);
    while (!game_.is_over()) {
      moments_.push_back(moment());
      game_.make(best_candidates(game_.position(), game_.rack(*values_), 1, game_.most_exchanged()).front());
    }
  }

  const std::vector<Moment>& moments() const { return moments_; }
  const Scores& scores() const { return game_.score(); }

 private:
  Moment moment() const {
    const int own = game_.on_turn(), next = (own + 1) % game_.sides();
    int unseen = game_.in_bag();
    for (int seat = 0; seat < game_.sides(); ++seat)
      if (seat != own) unseen += game_.hand(seat).size;
    return {own, unseen, game_.in_bag(), game_.hand(own).size, game_.hand(next).size, game_.score()};
  }

  const Values* values_;
  DealtGame game_;
  std::vector<Moment> moments_;
};

void check(const Setting& setting, int sides, std::int64_t first, std::int64_t games, int threads) {
  setting.check();
  if (sides < 2 || sides > DealtGame::kMostSides) throw std::invalid_argument("Two to four sides play.");
  int tiles = 0;
  for (const int count : setting.tiles) tiles += count;
  if (tiles < sides * setting.rack_size) throw std::invalid_argument("The set has too few tiles for so many racks.");
  if (first < 0 || games < 0 || threads < 1)
    throw std::invalid_argument("Games need a number and at least one thread.");
}

// Calls add(part, game) after every game, with a part for each thread.
template <typename Part, typename Add>
void for_games(const Setting& setting, const Values& values, int sides, std::uint64_t seed, std::int64_t first,
               std::int64_t games, std::vector<Part>& parts, Add&& add) {
  std::vector<WinGame> tables(parts.size(), WinGame(setting, values, sides));
  share_out((games + kBatch - 1) / kBatch, static_cast<int>(parts.size()), [&](int thread, std::int64_t batch) {
    const std::int64_t end = std::min(games, (batch + 1) * kBatch);
    for (std::int64_t game = batch * kBatch; game < end; ++game) {
      const std::uint64_t own_seed = seed_of_game(seed, first + game);
      tables[thread].play(own_seed);
      add(parts[thread], tables[thread], own_seed);
    }
  });
}

std::size_t point_of(int points) {
  return static_cast<std::size_t>(std::clamp(points, -WinModel::kReach, WinModel::kReach) + WinModel::kReach);
}

// Points to the nearest whole, as an average of several sides may lie between two.
int rounded(int points, int parts) {
  return (2 * points + (points < 0 ? -parts : parts)) / (2 * parts);
}

}  // namespace

std::vector<std::int64_t> win_futures(const Setting& setting, const Values& values, int sides, std::uint64_t seed,
                                      std::int64_t first, std::int64_t games, int threads) {
  check(setting, sides, first, games, threads);
  std::size_t known = 1;
  for (const int count : setting.tiles) known += static_cast<std::size_t>(count);
  const std::size_t rows = sides == 2 ? known + kMaxRack * kMaxRack : known * static_cast<std::size_t>(sides);
  using Counts = std::vector<std::int64_t>;
  std::vector<Counts> parts(static_cast<std::size_t>(threads), Counts(rows * WinModel::kRow));
  for_games(setting, values, sides, seed, first, games, parts, [&](Counts& counts, const WinGame& game, std::uint64_t) {
    for (const Moment& now : game.moments()) {
      std::array<int, DealtGame::kMostSides> more{};
      int all = 0;
      for (int side = 0; side < sides; ++side) {
        const int seat = (now.on_turn + side) % sides;
        more[side] = game.scores()[seat] - now.scores[seat];
        all += more[side];
      }
      if (sides == 2) {
        const std::size_t row = now.in_bag > 0 ? static_cast<std::size_t>(now.unseen)
                                               : known + (now.held - 1) * kMaxRack + (now.other_held - 1);
        ++counts[row * WinModel::kRow + point_of(more[0] - more[1])];
        continue;
      }
      for (int side = 0; side < sides; ++side)
        ++counts[static_cast<std::size_t>(now.unseen * sides + side) * WinModel::kRow +
                 point_of(rounded(sides * more[side] - all, sides))];
    }
  });
  Counts all(rows * WinModel::kRow);
  for (const Counts& part : parts)
    for (std::size_t at = 0; at < all.size(); ++at) all[at] += part[at];
  return all;
}

WinCheck check_win_model(const WinModel& model, const Setting& setting, const Values& values, int sides,
                         std::uint64_t seed, std::int64_t first, std::int64_t games, int threads) {
  check(setting, sides, first, games, threads);
  std::vector<WinCheck> parts(static_cast<std::size_t>(threads));
  for_games(setting, values, sides, seed, first, games, parts, [&](WinCheck& check, const WinGame& game, std::uint64_t own_seed) {
    Random random(own_seed ^ 0x77696E73ULL);
    std::array<const Moment*, WinCheck::kStages> drawn{};
    std::array<std::uint32_t, WinCheck::kStages> seen{};
    for (const Moment& now : game.moments()) {
      const int stage = now.in_bag == 0 ? 3 : now.unseen > 60 ? 0 : now.unseen > 30 ? 1 : 2;
      if (random.below(++seen[stage]) == 0) drawn[stage] = &now;
    }
    const std::span final_scores(game.scores().data(), static_cast<std::size_t>(sides));
    const int best = *std::ranges::max_element(final_scores);
    const auto winners = std::ranges::count(final_scores, best);
    for (int stage = 0; stage < WinCheck::kStages; ++stage) {
      if (drawn[stage] == nullptr) continue;
      const Moment& now = *drawn[stage];
      std::array<std::int64_t, DealtGame::kMostSides> scores{};
      for (int side = 0; side < sides; ++side) scores[side] = 100 * now.scores[(now.on_turn + side) % sides];
      const auto chances = model.chances(std::span(scores.data(), static_cast<std::size_t>(sides)), now.unseen,
                                         now.in_bag, now.held, setting.double_to_out);
      const auto side = static_cast<int>(random.below(static_cast<std::uint32_t>(sides)));
      const int seat = (now.on_turn + side) % sides;
      WinCheck::Bin& bin = check.bins[stage][std::min(chances[side] * WinCheck::kBins / WinModel::kSure, WinCheck::kBins - 1)];
      ++bin.positions;
      bin.foretold += chances[side];
      if (game.scores()[seat] == best) bin.won += WinModel::kSure / winners;
    }
  });
  WinCheck all;
  for (const WinCheck& part : parts)
    for (int stage = 0; stage < WinCheck::kStages; ++stage)
      for (int bin = 0; bin < WinCheck::kBins; ++bin) {
        all.bins[stage][bin].positions += part.bins[stage][bin].positions;
        all.bins[stage][bin].foretold += part.bins[stage][bin].foretold;
        all.bins[stage][bin].won += part.bins[stage][bin].won;
      }
  return all;
}

}  // namespace rackhouse
