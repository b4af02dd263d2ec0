// The border to Python for the pre-endgame.

#include <nanobind/nanobind.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/vector.h>

#include <memory>
#include <utility>

#include "binding.hpp"
#include "pre_endgame.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace rackhouse {
namespace {

constexpr std::int64_t kMostNodes = 1'000'000'000'000'000;
constexpr double kMostSeconds = 1e9;
constexpr int kMostThreads = 256;
constexpr int kMostLead = 100'000;

std::vector<Tile> tiles_of(const nb::bytes& data) {
  const auto tiles = bytes_of(data);
  return {tiles.begin(), tiles.end()};
}

// A pre-endgame that can be asked once; keeps everything it uses alive.
class Asked {
 public:
  Asked(std::shared_ptr<const Words> words, Variant variant, std::shared_ptr<const Leaves> leaves,
        const nb::bytes& tile_counts, const Terms& terms)
      : words_(std::move(words)), variant_(std::move(variant)), leaves_(std::move(leaves)),
        setting_(terms.applied(setting_from(variant_, *words_, tile_counts))),
        values_(*leaves_, variant_, *words_, setting_.tiles) {}

  // `go_on` is called with the answer so far, and ends the search by returning false.
  PreEndgameAnswer solve(const nb::bytes& cells, const nb::bytes& rack, int opponent_tiles,
                         const std::vector<std::pair<nb::bytes, std::uint32_t>>& racks, const EndingRules& rules,
                         int lead, int idle_turns, bool may_pass, int candidates, bool by_win, std::uint64_t seed,
                         std::int64_t nodes, double seconds, int threads, const nb::object& go_on) const {
    if (nodes < 1 || nodes > kMostNodes || !(seconds >= 0 && seconds <= kMostSeconds) || threads < 1 ||
        threads > kMostThreads || std::abs(lead) > kMostLead)
      throw std::invalid_argument("A search has at least one node, some time and 1 to 256 threads.");
    SimulationQuestion turn{setting_, values_, tiles_of(cells), tiles_of(rack), opponent_tiles, {},
                            idle_turns, may_pass, 1, candidates, seed};
    for (const auto& [tiles, weight] : racks) turn.racks.push_back({tiles_of(tiles), weight});
    const auto told = [&](const PreEndgameAnswer& answer) {
      const nb::gil_scoped_acquire locked;
      if (PyErr_CheckSignals() != 0) throw nb::python_error();
      return go_on.is_none() || nb::cast<bool>(go_on(answer));
    };
    const nb::gil_scoped_release unlocked;
    PreEndgame search({std::move(turn), rules, lead, by_win});
    return search.run({nodes, seconds, threads}, told);
  }

 private:
  std::shared_ptr<const Words> words_;
  Variant variant_;
  std::shared_ptr<const Leaves> leaves_;
  Setting setting_;
  Values values_;
};

}  // namespace

void bind_pre_endgame(nb::module_& module) {
  nb::class_<PreEndgameOption>(module, "PreEndgameOption", "A candidate; sums are weighed by how likely a draw is.")
      .def_ro("move", &PreEndgameOption::move)
      .def_ro("is_decided", &PreEndgameOption::is_decided)
      .def_ro("is_open", &PreEndgameOption::is_open)
      .def_ro("draws", &PreEndgameOption::draws)
      .def_ro("weight", &PreEndgameOption::weight)
      .def_ro("halves", &PreEndgameOption::halves)
      .def_ro("low_halves", &PreEndgameOption::low_halves)
      .def_ro("high_halves", &PreEndgameOption::high_halves)
      .def_ro("points", &PreEndgameOption::points)
      .def_ro("has_lower", &PreEndgameOption::has_lower)
      .def_ro("has_upper", &PreEndgameOption::has_upper)
      .def_ro("lower_points", &PreEndgameOption::lower_points)
      .def_ro("upper_points", &PreEndgameOption::upper_points);
  nb::class_<PreEndgameAnswer>(module, "PreEndgameAnswer", "What is known of the candidates, the best first.")
      .def_ro("options", &PreEndgameAnswer::options)
      .def_ro("draws", &PreEndgameAnswer::draws)
      .def_ro("weight", &PreEndgameAnswer::weight)
      .def_ro("nodes", &PreEndgameAnswer::nodes)
      .def_ro("is_settled", &PreEndgameAnswer::is_settled)
      .def_ro("is_complete", &PreEndgameAnswer::is_complete);
  nb::class_<Asked>(module, "PreEndgame", "A few tiles in the bag, and every way to draw them.")
      .def(nb::init<std::shared_ptr<Words>, Variant, std::shared_ptr<Leaves>, nb::bytes, const Terms&>(), "words"_a,
           "variant"_a, "leaves"_a, "tile_counts"_a, "terms"_a)
      .def("solve", &Asked::solve, "cells"_a, "rack"_a, "opponent_tiles"_a, "racks"_a, "rules"_a, "lead"_a,
           "idle_turns"_a, "may_pass"_a, "candidates"_a, "by_win"_a, "seed"_a, "nodes"_a, "seconds"_a, "threads"_a,
           "go_on"_a.none(),
           nb::sig("def solve(self, cells: bytes, rack: bytes, opponent_tiles: int, racks: Sequence[tuple[bytes, int]], "
                   "rules: EndingRules, lead: int, idle_turns: int, may_pass: bool, candidates: int, by_win: bool, "
                   "seed: int, nodes: int, seconds: float, threads: int, "
                   "go_on: Callable[[PreEndgameAnswer], bool] | None) -> PreEndgameAnswer"),
           "Work until all is settled or the budget is used up; `go_on` returns false to stop.");
}

}  // namespace rackhouse
