// The border to Python for the learned evaluation: rows to learn from, networks, and what they choose.

#include <nanobind/nanobind.h>
#include <nanobind/stl/shared_ptr.h>

#include <algorithm>
#include <cstring>
#include <memory>

#include "binding.hpp"
#include "exchange.hpp"
#include "network_match.hpp"
#include "network_player.hpp"
#include "network_rows.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace rackhouse {
namespace {

constexpr std::int64_t kMostGames = 1'000'000'000'000;
constexpr int kMostCandidates = 1000;

template <typename Item>
nb::bytes packed(const std::vector<Item>& items) {
  return nb::bytes(reinterpret_cast<const char*>(items.data()), items.size() * sizeof(Item));
}

std::shared_ptr<Network> network_from(int letters, int inputs, int first, int second, int one, int two,
                                      int three, const nb::bytes& data) {
  return std::make_shared<Network>(NetworkShape{letters, inputs, first, second, {one, two, three}}, bytes_of(data));
}

Equity value_of(const Network& network, const nb::bytes& inputs) {
  if (inputs.size() != sizeof(std::int16_t) * static_cast<std::size_t>(network.shape().inputs))
    throw std::invalid_argument("The network has another number of inputs.");
  std::vector<std::int16_t> numbers(inputs.size() / sizeof(std::int16_t));
  std::memcpy(numbers.data(), inputs.data(), inputs.size());
  return network.value(numbers);
}

// Words, a board, leaves and what is counted on the words; keeps everything it uses alive.
class Evaluation {
 public:
  Evaluation(std::shared_ptr<const Words> words, Variant variant, std::shared_ptr<const Leaves> leaves,
             const nb::bytes& tile_counts)
      : words_(std::move(words)), variant_(std::move(variant)), leaves_(std::move(leaves)),
        setting_(setting_from(variant_, *words_, tile_counts)), model_(*words_),
        values_(*leaves_, variant_, *words_, setting_.tiles) {}

  // The best candidates with a network's correction: plays and exchanges, packed.
  nb::tuple weigh(const Network& network, const nb::bytes& cells, const nb::bytes& tiles, int in_bag,
                  int opponent_points, int count, int most_exchanged) const {
    std::vector<Play> plays;
    std::vector<Exchange> swaps;
    const auto held = bytes_of(tiles);
    {
      const nb::gil_scoped_release unlocked;
      NetworkPlayer player(network, model_, setting_.tiles);
      auto [position, candidates] = asked(cells, held, in_bag, opponent_points, count, most_exchanged);
      player.weigh(position, held, in_bag, candidates);
      for (Candidate& candidate : candidates) {
        candidate.play.equity = candidate.equity;
        if (candidate.action == Action::kPlay)
          plays.push_back(candidate.play);
        else
          swaps.push_back({candidate.equity, candidate.thrown, candidate.exchanged, {}});
      }
    }
    return nb::make_tuple(packed(plays), packed(swaps));
  }

  // The best candidates by static equity, and their features.
  nb::tuple features(const nb::bytes& cells, const nb::bytes& tiles, int in_bag, int opponent_points, int count,
                     int most_exchanged) const {
    std::vector<std::int16_t> numbers;
    std::vector<Play> plays;
    std::vector<Exchange> swaps;
    const auto held = bytes_of(tiles);
    {
      const nb::gil_scoped_release unlocked;
      Features features(model_, setting_.tiles);
      auto [position, candidates] = asked(cells, held, in_bag, opponent_points, count, most_exchanged);
      features.begin(position, held, in_bag, candidates.front().equity);
      const auto width = static_cast<std::size_t>(features.count());
      // Plays first, because that is how they are given back.
      std::ranges::stable_sort(candidates, {}, [](const Candidate& one) { return one.action != Action::kPlay; });
      for (const Candidate& candidate : candidates) {
        numbers.resize(numbers.size() + width);
        features.write(position, candidate, std::span(numbers).last(width));
        if (candidate.action == Action::kPlay)
          plays.push_back(candidate.play);
        else
          swaps.push_back({candidate.equity, candidate.thrown, candidate.exchanged, {}});
      }
    }
    return nb::make_tuple(packed(plays), packed(swaps), packed(numbers));
  }

  nb::bytes rows(int candidates, int per_position, int deals, std::uint64_t seed, std::int64_t first,
                 std::int64_t games, int threads) const {
    check(first, games, threads);
    std::vector<std::int16_t> found;
    {
      const nb::gil_scoped_release unlocked;
      found = network_rows(setting_, values_, model_, {candidates, per_position, deals}, seed, first, games, threads);
    }
    return packed(found);
  }

  Match match(const Network& network, int candidates, std::uint64_t seed, std::int64_t first, std::int64_t pairs,
              int threads) const {
    check(first, pairs, threads);
    const nb::gil_scoped_release unlocked;
    return run_match(setting_, values_, network, model_, candidates, seed, first, pairs, threads);
  }

 private:
  struct Asked {
    Position position;
    std::vector<Candidate> candidates;
  };

  static void check(std::int64_t first, std::int64_t games, int threads) {
    if (first < 0 || first > kMostGames || games < 0 || games > kMostGames || threads < 1 || threads > 256)
      throw std::invalid_argument("Play 0 or more games on 1 to 256 threads.");
  }

  Asked asked(const nb::bytes& cells, std::span<const Tile> tiles, int in_bag, int opponent_points, int count,
              int most_exchanged) const {
    if (count < 1 || count > kMostCandidates) throw std::invalid_argument("Weigh 1 to 1000 candidates.");
    if (in_bag < 0 || in_bag > BagEnd::kPlenty || std::abs(opponent_points) > 10'000)
      throw std::invalid_argument("A bag holds at most 1000 tiles, and a rack at most 10,000 points.");
    const Rack rack = values_.rack(tiles, variant_, *words_, {in_bag, opponent_points});
    Asked asked{Position(variant_, *words_, std::max(setting_.rack_size, rack.size())), {}};
    asked.position.set(bytes_of(cells));
    asked.candidates = best_candidates(asked.position, rack, static_cast<std::size_t>(count),
                                       std::min(most_exchanged, in_bag));
    return asked;
  }

  std::shared_ptr<const Words> words_;
  Variant variant_;
  std::shared_ptr<const Leaves> leaves_;
  Setting setting_;
  LetterModel model_;
  Values values_;
};

}  // namespace

void bind_network(nb::module_& module) {
  nb::class_<Network>(module, "Network", "A small network in whole numbers.")
      .def(nb::new_(&network_from), "letters"_a, "inputs"_a, "first"_a, "second"_a, "first_shift"_a, "second_shift"_a,
           "last_shift"_a, "data"_a)
      .def("value", &value_of, "inputs"_a, "What it answers to packed numbers, in thousandths of a point.");
  nb::class_<Match>(module, "Match", "What games of a network in pairs came to.")
      .def_ro("pairs", &Match::pairs)
      .def_ro("turns", &Match::turns)
      .def_ro("wins", &Match::wins)
      .def_ro("squares", &Match::squares)
      .def_ro("margin", &Match::margin)
      .def_ro("seconds", &Match::seconds);
  nb::class_<Evaluation>(module, "Evaluation", "What a network learns from, and what it chooses.")
      .def(nb::init<std::shared_ptr<Words>, Variant, std::shared_ptr<Leaves>, nb::bytes>(), "words"_a, "variant"_a,
           "leaves"_a, "tile_counts"_a)
      .def("weigh", &Evaluation::weigh, "network"_a, "cells"_a, "rack"_a, "in_bag"_a, "opponent_points"_a, "count"_a,
           "most_exchanged"_a,
           nb::sig("def weigh(self, network: Network, cells: bytes, rack: bytes, in_bag: int, opponent_points: int, "
                   "count: int, most_exchanged: int) -> tuple[bytes, bytes]"),
           "The best plays and exchanges, packed, as a network corrects their equity, each the best first.")
      .def("features", &Evaluation::features, "cells"_a, "rack"_a, "in_bag"_a, "opponent_points"_a, "count"_a,
           "most_exchanged"_a,
           nb::sig("def features(self, cells: bytes, rack: bytes, in_bag: int, opponent_points: int, "
                   "count: int, most_exchanged: int) -> tuple[bytes, bytes, bytes]"),
           "The best plays and exchanges by static equity, and what a network is asked about each.")
      .def("rows", &Evaluation::rows, "candidates"_a, "per_position"_a, "deals"_a, "seed"_a, "first"_a, "games"_a,
           "threads"_a, "Rows of games of the static player, to learn from.")
      .def("match", &Evaluation::match, "network"_a, "candidates"_a, "seed"_a, "first"_a, "pairs"_a, "threads"_a,
           "Pairs of games against the static player.");
  module.attr("HAZARDS") = kHazards;
  module.def("feature_count", [](int letters) { return Features::count(letters); }, "letters"_a, "How many numbers a network is asked with.");
}

}  // namespace rackhouse
