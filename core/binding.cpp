// The border to Python: checked values in, packed bytes out. Nothing else is decided here.
//
// Everything from Python is checked before it reaches the core, and the interpreter lock is released
// while the core works.

#include <nanobind/nanobind.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <mutex>

#include "binding.hpp"
#include "exchange.hpp"
#include "generator.hpp"
#include "selfplay.hpp"
#include "signature.hpp"
#include "training.hpp"
#include "values.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace rackhouse {
namespace {

constexpr std::int64_t kMostGames = 1'000'000'000'000;
constexpr int kMostPoints = 10'000;  // for an opponent's tiles
constexpr int kClassicRack = 7;  // a position is made for racks of this size, or larger if needed

nb::bytes packed(const std::vector<Play>& plays) {
  return nb::bytes(reinterpret_cast<const char*>(plays.data()), plays.size() * sizeof(Play));
}

// Words, a board and leaves; threads may share one, because nothing in it changes.
class Engine {
 public:
  // `tile_counts` are the blanks, then each letter.
  Engine(std::shared_ptr<const Words> words, Variant variant, std::shared_ptr<const Leaves> leaves,
         const nb::bytes& tile_counts)
      : words_(std::move(words)), variant_(checked(variant, *words_)), leaves_(std::move(leaves)),
        plain_(*leaves_), values_(*leaves_, variant_, *words_, bytes_of(tile_counts)) {}

  nb::bytes all(const nb::bytes& cells, const nb::bytes& tiles, int in_bag, int opponent_points) const {
    std::vector<Play> plays;
    ask(cells, tiles, {in_bag, opponent_points},
        [&](const Position& position, const Rack& rack) { plays = all_plays(position, rack); });
    return packed(plays);
  }

  nb::bytes best(const nb::bytes& cells, const nb::bytes& tiles, std::size_t count, int in_bag,
                 int opponent_points) const {
    std::vector<Play> plays;
    ask(cells, tiles, {in_bag, opponent_points},
        [&](const Position& position, const Rack& rack) { plays = best_plays(position, rack, count); });
    return packed(plays);
  }

  bool any(const nb::bytes& cells, const nb::bytes& tiles) const {
    bool found = false;
    ask(cells, tiles, {kUnknown, 0},
        [&](const Position& position, const Rack& rack) { found = any_play(position, rack); });
    return found;
  }

  // Exchanges of `least` to `most` tiles; an exchange of none is a pass.
  nb::bytes exchanges_of(const nb::bytes& tiles, int least, int most, int in_bag, int opponent_points) const {
    const std::vector<Exchange> found = exchanges(rack_of(bytes_of(tiles), {in_bag, opponent_points}), least, most);
    return nb::bytes(reinterpret_cast<const char*>(found.data()), found.size() * sizeof(Exchange));
  }

  // A number that stays the same while every play of so many games is found the same.
  std::uint64_t signature_of(int games) const {
    if (games < 0 || games > 10'000) throw std::invalid_argument("A signature is of 0 to 10,000 games.");
    const nb::gil_scoped_release unlocked;
    return signature(*words_, variant_, games);
  }

  // Many games of the strongest static player against itself, or against one without leave values.
  Summary play_games(const nb::bytes& tile_counts, const Terms& terms, std::int64_t first, std::int64_t games,
                     int threads, std::uint64_t seed, bool against_none) const {
    if (first < 0 || first > kMostGames || games < 0 || games > kMostGames || threads < 1 || threads > 256)
      throw std::invalid_argument("Play 0 or more games on 1 to 256 threads.");
    const Setting setting = terms.applied(setting_from(variant_, *words_, tile_counts));
    const nb::gil_scoped_release unlocked;
    const Leaves none(variant_.letters);
    const Values own(*leaves_, variant_, *words_, setting.tiles);
    const Values other(against_none ? none : *leaves_, variant_, *words_, setting.tiles);
    return run_games(setting, own, other, games, threads, seed, first);
  }

  // The turns of one of those games, packed, and the final rack of each seat.
  nb::tuple game(const nb::bytes& tile_counts, const Terms& terms, std::uint64_t seed, std::int64_t number,
                 bool against_none) const {
    if (number < 0 || number > kMostGames) throw std::invalid_argument("Games are numbered from 0.");
    const Setting setting = terms.applied(setting_from(variant_, *words_, tile_counts));
    std::vector<Turn> turns;
    Outcome outcome;
    {
      const nb::gil_scoped_release unlocked;
      const Leaves none(variant_.letters);
      const Values own(*leaves_, variant_, *words_, setting.tiles);
      const Values other(against_none ? none : *leaves_, variant_, *words_, setting.tiles);
      outcome = replay_game(setting, own, other, seed, number, turns);
    }
    const auto held = [](const Hand& hand) {
      return nb::bytes(reinterpret_cast<const char*>(hand.tiles.data()), static_cast<std::size_t>(hand.size));
    };
    return nb::make_tuple(nb::bytes(reinterpret_cast<const char*>(turns.data()), turns.size() * sizeof(Turn)),
                          held(outcome.left[0]), held(outcome.left[1]));
  }

  // The same against one that values only score and leave, until the bag is empty.
  Summary play_plain(const nb::bytes& tile_counts, std::int64_t games, int threads, std::uint64_t seed) const {
    if (games < 0 || games > kMostGames || threads < 1 || threads > 256)
      throw std::invalid_argument("Play 0 or more games on 1 to 256 threads.");
    const Setting setting = setting_from(variant_, *words_, tile_counts);
    const nb::gil_scoped_release unlocked;
    return run_games(setting, values_, plain_, games, threads, seed);
  }

 private:
  static constexpr int kUnknown = -1;  // tiles in the bag: only score and leave count

  static const Variant& checked(const Variant& variant, const Words& words) {
    variant.check();
    if (variant.letters != words.letters())
      throw std::invalid_argument("The words are spelt with another alphabet.");
    return variant;
  }

  Rack rack_of(std::span<const Tile> tiles, const Situation& situation) const {
    // Twice the opponent's points plus the highest possible score must fit in an equity.
    if (situation.in_bag > BagEnd::kPlenty || situation.opponent_points < -kMostPoints ||
        situation.opponent_points > kMostPoints)
      throw std::invalid_argument("A bag holds at most 1000 tiles, and a rack at most 10,000 points.");
    if (situation.in_bag < 0) return plain_.rack(tiles, variant_, *words_, {BagEnd::kPlenty, 0});
    return values_.rack(tiles, variant_, *words_, situation);
  }

  template <typename Work>
  void ask(const nb::bytes& cells, const nb::bytes& tiles, const Situation& situation, Work&& work) const {
    const auto board = bytes_of(cells);
    const auto held = bytes_of(tiles);
    const nb::gil_scoped_release unlocked;
    const Rack rack = rack_of(held, situation);
    Position position(variant_, *words_, std::max(kClassicRack, rack.size()));
    position.set(board);
    work(position, rack);
  }

  std::shared_ptr<const Words> words_;
  Variant variant_;
  std::shared_ptr<const Leaves> leaves_;
  Values plain_;
  Values values_;
};

// One generation of training; keeps everything it uses alive.
class Trainer {
 public:
  Trainer(std::shared_ptr<const Words> words, Variant variant, std::shared_ptr<const Leaves> leaves,
          const nb::bytes& tile_counts, std::uint64_t seed)
      : words_(std::move(words)),
        variant_(std::move(variant)),
        leaves_(std::move(leaves)),
        training_(setting_from(variant_, *words_, tile_counts), *leaves_, seed) {}

  void add_games(std::int64_t first, std::int64_t count, int threads) {
    if (first < 0 || first > kMostGames || count < 0 || count > kMostGames || threads < 1 || threads > 256)
      throw std::invalid_argument("Play 0 or more games on 1 to 256 threads.");
    const nb::gil_scoped_release unlocked;
    const std::lock_guard guard(lock_);
    training_.add_games(first, count, threads);
  }

  nb::bytes table(double smoothing) const {
    const Leaves values = [&] {
      const nb::gil_scoped_release unlocked;
      const std::lock_guard guard(lock_);
      return training_.values(smoothing);
    }();
    return nb::bytes(reinterpret_cast<const char*>(values.table().data()),
                     values.table().size() * sizeof(std::int16_t));
  }

 private:
  std::shared_ptr<const Words> words_;
  Variant variant_;
  std::shared_ptr<const Leaves> leaves_;
  Training training_;
  mutable std::mutex lock_;  // Python threads may share a trainer
};

// Leave values from their table of 16-bit numbers; an empty table has no values.
std::shared_ptr<Leaves> leaves_from(int letters, const nb::bytes& table) {
  if (letters < 1 || letters > kMaxLetters) throw std::invalid_argument("An alphabet has 1 to 50 letters.");
  auto leaves = std::make_shared<Leaves>(letters);
  if (table.size() == 0) return leaves;
  if (table.size() != leaves->table().size() * sizeof(std::int16_t))
    throw std::invalid_argument("The table of leave values is of another size.");
  std::vector<std::int16_t> values(leaves->table().size());
  std::memcpy(values.data(), table.data(), table.size());
  leaves->set_table(values);
  return leaves;
}

Variant variant_from(int rows, int columns, int start, const nb::bytes& scores, const nb::bytes& letter_premiums,
                     const nb::bytes& word_premiums, int bonus_tiles, int bonus_points, int opening_tiles) {
  Variant variant;
  variant.rows = rows;
  variant.columns = columns;
  variant.start = start;
  variant.letters = static_cast<int>(scores.size());
  variant.bonus_tiles = bonus_tiles;
  variant.bonus_points = bonus_points;
  variant.opening_tiles = opening_tiles;
  const auto fill = [](auto& table, const nb::bytes& values, std::size_t first) {
    if (values.size() + first > table.size()) throw std::invalid_argument("The board or alphabet is too large.");
    std::ranges::copy(bytes_of(values), table.begin() + static_cast<std::ptrdiff_t>(first));
  };
  fill(variant.score, scores, 1);
  fill(variant.letter_premium, letter_premiums, 0);
  fill(variant.word_premium, word_premiums, 0);
  variant.check();
  if (letter_premiums.size() != static_cast<std::size_t>(variant.squares()) ||
      word_premiums.size() != letter_premiums.size())
    throw std::invalid_argument("A premium for every square, please.");
  return variant;
}

}  // namespace
}  // namespace rackhouse

namespace rackhouse {

Setting setting_from(const Variant& variant, const Words& words, const nb::bytes& tile_counts) {
  Setting setting;
  setting.variant = &variant;
  setting.words = &words;
  const auto counts = bytes_of(tile_counts);
  if (counts.size() > setting.tiles.size()) throw std::invalid_argument("There are too many kinds of tiles.");
  std::ranges::copy(counts, setting.tiles.begin());
  setting.check();
  return setting;
}

}  // namespace rackhouse

NB_MODULE(_core, module) {
  using namespace rackhouse;
  module.doc() = "The engine's core: the plays of a position, from C++.";
  module.attr("PLAY_SIZE") = sizeof(Play);
  module.attr("TURN_SIZE") = sizeof(Turn);
  module.attr("EXCHANGE_SIZE") = sizeof(Exchange);
  module.attr("MOST_TILES") = kMaxRack;
  module.attr("MOST_BLANKS") = kMaxBlanks;
  bind_words(module);
  nb::class_<Variant>(module, "Variant", "A board, its premiums, the letters' scores and the bonus.")
      .def(nb::new_(&variant_from), "rows"_a, "columns"_a, "start"_a, "scores"_a, "letter_premiums"_a,
           "word_premiums"_a, "bonus_tiles"_a, "bonus_points"_a, "opening_tiles"_a);
  nb::class_<Leaves>(module, "Leaves", "What the tiles kept after a play are worth.")
      .def(nb::new_(&leaves_from), "letters"_a, "table"_a);
  nb::class_<Trainer>(module, "Trainer", "One generation of learning what leaves are worth.")
      .def(nb::init<std::shared_ptr<Words>, Variant, std::shared_ptr<Leaves>, nb::bytes, std::uint64_t>(),
           "words"_a, "variant"_a, "leaves"_a, "tile_counts"_a, "seed"_a)
      .def("add_games", &Trainer::add_games, "first"_a, "count"_a, "threads"_a)
      .def("table", &Trainer::table, "smoothing"_a, "The values learned, as a table of 16-bit numbers.");
  nb::class_<Terms>(module, "Terms", "How a house plays: its racks, its exchanges and its endings.")
      .def(nb::new_([](int rack_size, int scoreless_turns, int exchange_least, bool double_to_out) {
             return Terms{rack_size, scoreless_turns, exchange_least, double_to_out};
           }),
           "rack_size"_a, "scoreless_turns"_a, "exchange_least"_a, "double_to_out"_a);
  nb::class_<Summary>(module, "Summary", "What many games came to, by player.")
      .def_ro("games", &Summary::games)
      .def_ro("turns", &Summary::turns)
      .def_ro("draws", &Summary::draws)
      .def_ro("starter_wins", &Summary::starter_wins)
      .def_prop_ro("wins", [](const Summary& summary) { return nb::make_tuple(summary.wins[0], summary.wins[1]); },
                   nb::sig("def wins(self) -> tuple[int, int]"))
      .def_prop_ro("points",
                   [](const Summary& summary) { return nb::make_tuple(summary.points[0], summary.points[1]); },
                   nb::sig("def points(self) -> tuple[int, int]"))
      .def_prop_ro("bonuses",
                   [](const Summary& summary) { return nb::make_tuple(summary.bonuses[0], summary.bonuses[1]); },
                   nb::sig("def bonuses(self) -> tuple[int, int]"));
  nb::class_<Engine>(module, "Engine", "Answers questions about positions.")
      .def(nb::init<std::shared_ptr<Words>, Variant, std::shared_ptr<Leaves>, nb::bytes>(), "words"_a,
           "variant"_a, "leaves"_a, "tile_counts"_a)
      .def("all", &Engine::all, "cells"_a, "rack"_a, "in_bag"_a, "opponent_points"_a,
           "Every legal play, packed, the best first; with fewer than no tiles in the bag, nothing of it is known.")
      .def("best", &Engine::best, "cells"_a, "rack"_a, "count"_a, "in_bag"_a, "opponent_points"_a,
           "The best plays, packed, the best first.")
      .def("exchanges", &Engine::exchanges_of, "rack"_a, "least"_a, "most"_a, "in_bag"_a, "opponent_points"_a,
           "Every exchange of so many tiles, packed, the best first; that of none is the pass.")
      .def("any", &Engine::any, "cells"_a, "rack"_a, "Whether the rack has a play.")
      .def("signature", &Engine::signature_of, "games"_a,
           "A number that stays the same as long as every play of so many games is found the same.")
      .def("play_games", &Engine::play_games, "tile_counts"_a, "terms"_a, "first"_a, "games"_a, "threads"_a, "seed"_a,
           "against_none"_a, "Games of the engine against itself, or against one that keeps nothing.")
      .def("game", &Engine::game, "tile_counts"_a, "terms"_a, "seed"_a, "number"_a, "against_none"_a,
           nb::sig("def game(self, tile_counts: bytes, terms: Terms, seed: int, number: int, against_none: bool)"
                   " -> tuple[bytes, bytes, bytes]"),
           "The turns of one of those games, packed, and what each seat held at the end.")
      .def("play_plain", &Engine::play_plain, "tile_counts"_a, "games"_a, "threads"_a, "seed"_a,
           "Games against one that values score and leave alone, until the bag is empty.");
  bind_endgame(module);
  bind_pre_endgame(module);
  bind_inference(module);
  bind_simulation(module);
  bind_network(module);
  bind_win(module);
  bind_camera(module);
  bind_benchmark(module);
}
