#include "benchmark.hpp"

#include "generator.hpp"
#include "yardstick.hpp"

namespace rackhouse {

Benchmark::Benchmark(const Setting& setting, const Values& values, int games, std::uint64_t seed)
    : setting_(setting), values_(&values) {
  setting.check();
  Table table(setting, values, values);
  for (int number = 0; number < games; ++number) {
    std::vector<Turn> turns;
    table.play(seed_of_game(seed, number), false, &turns);
    std::vector<Recorded>& game = games_.emplace_back();
    for (std::size_t at = 0; at < turns.size(); ++at) {
      // The opponent's rack is that of their next turn, or what is left of their last one.
      int points = 0;
      if (at + 1 < turns.size() && turns[at].in_bag == 0)
        for (int tile = 0; tile < turns[at + 1].rack_size; ++tile)
          points += setting.variant->score[turns[at + 1].rack[tile]];
      game.push_back({turns[at], points});
    }
  }
}

Timing Benchmark::time(Work work) const {
  Timing timing;
  Position position(*setting_.variant, *setting_.words, setting_.rack_size);
  const double start = thread_seconds();
  for (const std::vector<Recorded>& game : games_) {
    position.clear();
    for (const Recorded& recorded : game) {
      const Turn& turn = recorded.turn;
      if (work != Work::kLaying) {
        const std::span tiles(turn.rack.data(), static_cast<std::size_t>(turn.rack_size));
        const Rack rack =
            values_->rack(tiles, *setting_.variant, *setting_.words, {turn.in_bag, recorded.opponent_points});
        if (work == Work::kBest) {
          Play best;
          timing.results += best_play(position, rack, best) ? 1 : 0;
        } else if (work == Work::kAll) {
          timing.results += static_cast<std::int64_t>(all_plays(position, rack).size());
        } else {
          timing.results += rack.first(rack.size()) > 0 ? 1 : 0;
        }
        ++timing.times;
      }
      if (turn.action != Action::kPlay) continue;
      position.lay(turn.play);
      if (work == Work::kLaying) {
        ++timing.times;
        ++timing.results;
      }
    }
  }
  timing.seconds = thread_seconds() - start;
  return timing;
}

}  // namespace rackhouse
