// The border to Python for simulation.

#include <nanobind/nanobind.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/vector.h>

#include <cstring>
#include <memory>
#include <mutex>
#include <utility>

#include "binding.hpp"
#include "simulation.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace rackhouse {
namespace {

constexpr std::int64_t kMostSamples = 1'000'000'000;
constexpr double kMostSeconds = 1e9;
constexpr int kMostThreads = 256;

// A simulation that can be gone on with; keeps everything it uses alive.
class Simulating {
 public:
  Simulating(std::shared_ptr<const Words> words, Variant variant, std::shared_ptr<const Leaves> leaves,
             const nb::bytes& tile_counts, const Terms& terms)
      : words_(std::move(words)), variant_(std::move(variant)), leaves_(std::move(leaves)),
        setting_(terms.applied(setting_from(variant_, *words_, tile_counts))),
        values_(*leaves_, variant_, *words_, setting_.tiles) {}

  void ask(const nb::bytes& cells, const nb::bytes& rack, int opponent_tiles,
           const std::vector<std::pair<nb::bytes, std::uint32_t>>& racks, int scoreless, bool may_pass, int plies,
           int candidates, std::uint64_t seed, const nb::bytes& judged_plays, const nb::bytes& judged_exchanges,
           int prior_weight, std::shared_ptr<const WinModel> win_model, int win_percent, int lead) {
    SimulationQuestion question{setting_, values_, tiles_of(cells), tiles_of(rack), opponent_tiles, {},
                                scoreless, may_pass, plies, candidates, seed};
    for (const auto& [tiles, weight] : racks) question.racks.push_back({tiles_of(tiles), weight});
    question.judged_plays = unpacked<Play>(judged_plays);
    question.judged_exchanges = unpacked<Exchange>(judged_exchanges);
    question.prior_weight = prior_weight;
    question.win_model = win_model.get();
    question.win_percent = win_percent;
    question.lead = lead;
    const std::unique_lock guard(lock_, std::try_to_lock);
    if (!guard) throw std::invalid_argument("It is running already.");
    const nb::gil_scoped_release unlocked;
    win_model_ = std::move(win_model);
    simulation_ = std::make_unique<Simulation>(question);
  }

  // `go_on` is called with the answer so far, and ends the simulation by returning false.
  SimulationAnswer run(std::int64_t samples, double seconds, int error_per_million, int threads,
                       const nb::object& go_on) {
    const std::unique_lock guard(lock_, std::try_to_lock);
    if (!guard) throw std::invalid_argument("It is running already.");
    if (simulation_ == nullptr) throw std::invalid_argument("Ask something first.");
    if (samples < 1 || samples > kMostSamples || !(seconds >= 0 && seconds <= kMostSeconds) || threads < 1 ||
        threads > kMostThreads)
      throw std::invalid_argument("Simulate 1 to 1,000,000,000 samples on 1 to 256 threads.");
    const auto told = [&](const SimulationAnswer& answer) {
      const nb::gil_scoped_acquire locked;
      if (PyErr_CheckSignals() != 0) throw nb::python_error();
      return go_on.is_none() || nb::cast<bool>(go_on(answer));
    };
    const nb::gil_scoped_release unlocked;
    return simulation_->run({samples, seconds, error_per_million, threads}, told);
  }

 private:
  static std::vector<Tile> tiles_of(const nb::bytes& data) {
    const auto tiles = bytes_of(data);
    return {tiles.begin(), tiles.end()};
  }

  template <typename Item>
  static std::vector<Item> unpacked(const nb::bytes& data) {
    if (data.size() % sizeof(Item) != 0) throw std::invalid_argument("What was judged is packed as the engine does.");
    std::vector<Item> items(data.size() / sizeof(Item));
    if (!items.empty()) std::memcpy(items.data(), data.data(), data.size());
    return items;
  }

  std::shared_ptr<const Words> words_;
  Variant variant_;
  std::shared_ptr<const Leaves> leaves_;
  Setting setting_;
  Values values_;
  std::shared_ptr<const WinModel> win_model_;
  std::unique_ptr<Simulation> simulation_;
  std::mutex lock_;  // Python threads may share one
};

nb::bytes tiles_thrown(const Simulated& option) {
  return nb::bytes(reinterpret_cast<const char*>(option.exchange.tiles.data()), option.exchange.count);
}

}  // namespace

void bind_simulation(nb::module_& module) {
  nb::class_<Simulated>(module, "Simulated", "A candidate, and what its samples came to; points in hundredths.")
      .def_prop_ro("action", [](const Simulated& option) { return static_cast<int>(option.action); })
      .def_prop_ro("play",
                   [](const Simulated& option) {
                     return nb::bytes(reinterpret_cast<const char*>(&option.play), sizeof(Play));
                   },
                   nb::sig("def play(self) -> bytes"))
      .def_prop_ro("thrown", &tiles_thrown, nb::sig("def thrown(self) -> bytes"))
      .def_ro("equity", &Simulated::equity)
      .def_ro("is_open", &Simulated::is_open)
      .def_ro("samples", &Simulated::samples)
      .def_ro("total", &Simulated::total)
      .def_ro("squares", &Simulated::squares)
      .def_ro("points", &Simulated::points)
      .def_ro("chances", &Simulated::chances);
  nb::class_<SimulationAnswer>(module, "SimulationAnswer", "What is known of the candidates, the best first.")
      .def_ro("candidates", &SimulationAnswer::candidates)
      .def_ro("iterations", &SimulationAnswer::iterations)
      .def_ro("is_sure", &SimulationAnswer::is_sure);
  nb::class_<Simulating>(module, "Simulation", "Candidates played on over many draws; one caller at a time.")
      .def(nb::init<std::shared_ptr<Words>, Variant, std::shared_ptr<Leaves>, nb::bytes, const Terms&>(), "words"_a,
           "variant"_a, "leaves"_a, "tile_counts"_a, "terms"_a)
      .def("ask", &Simulating::ask, "cells"_a, "rack"_a, "opponent_tiles"_a, "racks"_a, "scoreless"_a, "may_pass"_a,
           "plies"_a, "candidates"_a, "seed"_a, "judged_plays"_a, "judged_exchanges"_a, "prior_weight"_a,
           "win_model"_a.none(), "win_percent"_a, "lead"_a, "Choose the candidates of a position.")
      .def("run", &Simulating::run, "samples"_a, "seconds"_a, "error_per_million"_a, "threads"_a, "go_on"_a.none(),
           nb::sig("def run(self, samples: int, seconds: float, error_per_million: int, threads: int, "
                   "go_on: Callable[[SimulationAnswer], bool] | None) -> SimulationAnswer"),
           "Play on until the best is known or the budget is used up; `go_on` returns false to stop.");
}

}  // namespace rackhouse
