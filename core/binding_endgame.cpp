// The border to Python for the exact endgame.

#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/shared_ptr.h>

#include <memory>

#include "binding.hpp"
#include "endgame_solver.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace rackhouse {
namespace {

constexpr std::int64_t kMostNodes = 1'000'000'000'000'000;
constexpr double kMostSeconds = 1e9;
constexpr int kMostTableBits = 24;

nb::bytes packed(const std::vector<Play>& plays) {
  return nb::bytes(reinterpret_cast<const char*>(plays.data()), plays.size() * sizeof(Play));
}

EndingRules ending_from(int pass_limit, int scoreless_limit, int out_factor, int held_factor) {
  const EndingRules rules{pass_limit, scoreless_limit, out_factor, held_factor};
  rules.check();
  return rules;
}

// `go_on` is called with what is known so far, and ends the search by returning false.
EndgameAnswer solve(const std::shared_ptr<Words>& words, const Variant& variant, const nb::bytes& cells,
                    const nb::bytes& rack, const nb::bytes& other_rack, const EndingRules& rules, int idle_turns,
                    std::int64_t nodes, double seconds, int table_bits, const nb::object& go_on) {
  if (variant.letters != words->letters()) throw std::invalid_argument("The words are spelt with another alphabet.");
  if (rack.size() == 0 || other_rack.size() == 0) throw std::invalid_argument("Both sides hold tiles in an endgame.");
  if (idle_turns < 0 || idle_turns > 1000) throw std::invalid_argument("0 to 1000 turns were idle.");
  if (nodes < 1 || nodes > kMostNodes || !(seconds >= 0 && seconds <= kMostSeconds) || table_bits < 4 ||
      table_bits > kMostTableBits)
    throw std::invalid_argument("A search has at least one node, some time and 4 to 24 bits of table.");
  const auto board_cells = bytes_of(cells);
  const std::array racks{bytes_of(rack), bytes_of(other_rack)};
  const EndgameBudget budget{nodes, seconds, [&](const EndgameAnswer& answer) {
                               const nb::gil_scoped_acquire locked;
                               if (PyErr_CheckSignals() != 0) throw nb::python_error();
                               return go_on.is_none() || nb::cast<bool>(go_on(answer));
                             }};
  const nb::gil_scoped_release unlocked;
  EndgameBoard board(variant, *words, board_cells, racks, rules, idle_turns);
  return EndgameSolver(board, table_bits).solve(budget);
}

}  // namespace

void bind_endgame(nb::module_& module) {
  nb::class_<EndingRules>(module, "EndingRules", "When a game ends, and how unplayed tiles count in its spread.")
      .def(nb::new_(&ending_from), "pass_limit"_a, "scoreless_limit"_a, "out_factor"_a, "held_factor"_a);
  nb::class_<EndgameAnswer>(module, "EndgameAnswer", "What is known of an endgame; the spread is what is gained from here.")
      .def_ro("spread", &EndgameAnswer::spread)
      .def_ro("lower", &EndgameAnswer::lower)
      .def_ro("upper", &EndgameAnswer::upper)
      .def_ro("nodes", &EndgameAnswer::nodes)
      .def_ro("depth", &EndgameAnswer::depth)
      .def_prop_ro("is_proved", &EndgameAnswer::is_proved)
      .def_prop_ro("line", [](const EndgameAnswer& answer) { return packed(answer.line); },
                   nb::sig("def line(self) -> bytes"));
  module.def("solve_endgame", &solve, "words"_a, "variant"_a, "cells"_a, "rack"_a, "other_rack"_a, "rules"_a,
             "idle_turns"_a, "nodes"_a, "seconds"_a, "table_bits"_a, "go_on"_a.none(),
             nb::sig("def solve_endgame(words: Words, variant: Variant, cells: bytes, rack: bytes, other_rack: bytes, "
                     "rules: EndingRules, idle_turns: int, nodes: int, seconds: float, table_bits: int, "
                     "go_on: Callable[[EndgameAnswer], bool] | None) -> EndgameAnswer"),
             "Search an endgame until it is proved or the budget is used up; `go_on` returns false to stop.");
}

}  // namespace rackhouse
