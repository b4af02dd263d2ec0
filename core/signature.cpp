#include "signature.hpp"

#include <algorithm>
#include <vector>

#include "generator.hpp"
#include "random.hpp"

namespace rackhouse {

namespace {

constexpr int kTurns = 24;

class Fingerprint {  // FNV-1a
 public:
  void add(std::uint64_t value, int bytes) {
    for (int at = 0; at < bytes; ++at) hash_ = (hash_ ^ (value >> (8 * at) & 0xFF)) * 0x100000001B3ULL;
  }
  void add(const Play& play) {
    add(static_cast<std::uint32_t>(play.equity), 4);
    add(static_cast<std::uint32_t>(play.score), 4);
    for (int field : {static_cast<int>(play.direction), int{play.line}, int{play.start},
                      int{play.length}, int{play.tiles}})
      add(static_cast<std::uint64_t>(field), 1);
    for (Tile tile : play.word) add(tile, 1);
  }
  void add(const std::vector<Play>& plays) {
    add(plays.size(), 8);
    for (const Play& play : plays) add(play);
  }
  std::uint64_t value() const { return hash_; }

 private:
  std::uint64_t hash_ = 0xCBF29CE484222325ULL;
};

// Cheap letters are more frequent, and the number of the turn decides the blanks.
std::vector<Tile> deal(Random& random, const Variant& variant, int turn) {
  std::vector<Tile> tiles(turn % 6 == 2 ? 8 : 7);
  for (Tile& tile : tiles) {
    do {
      tile = static_cast<Tile>(1 + random.below(static_cast<std::uint32_t>(variant.letters)));
    } while (random.below(1u + variant.score[tile]) > 1);
  }
  const int blanks = turn % 16 == 7 ? 2 : turn % 5 == 3 ? 1 : 0;
  std::fill_n(tiles.begin(), blanks, Tile{0});
  return tiles;
}

// Some value for every leave of this rack.
void value_leaves(Leaves& leaves, Random& random, std::vector<Tile> rack) {
  std::ranges::sort(rack);
  for (unsigned chosen = 1; chosen + 1 < 1u << rack.size(); ++chosen) {
    std::vector<Tile> kept;
    for (std::size_t at = 0; at < rack.size(); ++at)
      if (chosen >> at & 1) kept.push_back(rack[at]);
    leaves.set(kept, 10 * (static_cast<Equity>(random.below(4000)) - 2000));
  }
}

}  // namespace

std::uint64_t signature(const Words& words, const Variant& variant, int games) {
  Fingerprint fingerprint;
  for (int game = 0; game < games; ++game) {
    Random random(static_cast<std::uint64_t>(game));
    Position position(variant, words);
    Leaves leaves(variant.letters);
    for (int turn = 0; turn < kTurns; ++turn) {
      const std::vector<Tile> tiles = deal(random, variant, turn);
      value_leaves(leaves, random, tiles);
      const Rack rack(tiles, variant, words, leaves);
      fingerprint.add(all_plays(position, rack));
      fingerprint.add(best_plays(position, rack, 5));
      const std::vector<Play> best = best_plays(position, rack, 1);
      fingerprint.add(best);
      fingerprint.add(any_play(position, rack) ? 1 : 0, 1);
      if (best.empty()) continue;
      std::vector<Placement> placements;
      for (int at = 0; at < best[0].length; ++at)
        if (best[0].word[at] != 0)
          placements.push_back({static_cast<std::uint16_t>(position.square(
                                    best[0].direction, best[0].line, best[0].start + at)),
                                best[0].word[at]});
      position.lay(placements);
    }
  }
  return fingerprint.value();
}

}  // namespace rackhouse
