// The border to Python for inference.

#include <nanobind/nanobind.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/vector.h>

#include <memory>
#include <utility>

#include "binding.hpp"
#include "inference.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace rackhouse {
namespace {

constexpr std::int64_t kMostLeaves = 10'000'000;
constexpr int kMostThreads = 256;

std::vector<Tile> tiles_of(const nb::bytes& data) {
  const auto tiles = bytes_of(data);
  return {tiles.begin(), tiles.end()};
}

// The leaves that the opponent may have kept with their weights, how many racks were tried, and whether all were.
nb::tuple inferred(const Words& words, const Variant& variant, const Leaves& leaves, const nb::bytes& tile_counts,
                   const Terms& terms, const nb::bytes& cells, const nb::bytes& cells_after, const nb::bytes& hidden,
                   int held, int in_bag, int thrown, int halving, std::int64_t most_exact, std::int64_t samples,
                   std::uint64_t seed, int threads, const nb::object& go_on) {
  if (most_exact < 0 || most_exact > kMostLeaves || samples < 1 || samples > kMostLeaves || threads < 1 ||
      threads > kMostThreads)
    throw std::invalid_argument("Try up to 10,000,000 leaves on 1 to 256 threads.");
  const Setting setting = terms.applied(setting_from(variant, words, tile_counts));
  InferenceQuestion question{setting, Values(leaves, variant, words, setting.tiles), tiles_of(cells),
                             tiles_of(cells_after), tiles_of(hidden), held, in_bag, thrown, halving};
  const auto told = [&](int done) {
    const nb::gil_scoped_acquire locked;
    if (PyErr_CheckSignals() != 0) throw nb::python_error();
    return go_on.is_none() || nb::cast<bool>(go_on(done));
  };
  InferenceAnswer answer;
  {
    const nb::gil_scoped_release unlocked;
    answer = infer(question, {most_exact, samples, seed, threads}, told);
  }
  nb::list found;
  for (const WeighedLeave& one : answer.leaves)
    found.append(nb::make_tuple(nb::bytes(reinterpret_cast<const char*>(one.tiles.data()), one.tiles.size()), one.weight));
  return nb::make_tuple(found, answer.tried, answer.is_exact);
}

}  // namespace

void bind_inference(nb::module_& module) {
  module.def("infer", &inferred, "words"_a, "variant"_a, "leaves"_a, "tile_counts"_a, "terms"_a, "cells"_a,
             "cells_after"_a, "hidden"_a, "held"_a, "in_bag"_a, "thrown"_a, "halving"_a, "most_exact"_a, "samples"_a,
             "seed"_a, "threads"_a, "go_on"_a.none(),
             nb::sig("def infer(words: Words, variant: Variant, leaves: Leaves, tile_counts: bytes, terms: Terms, "
                     "cells: bytes, cells_after: bytes, hidden: bytes, held: int, in_bag: int, thrown: int, "
                     "halving: int, most_exact: int, samples: int, seed: int, threads: int, "
                     "go_on: Callable[[int], bool] | None) -> tuple[list[tuple[bytes, int]], int, bool]"),
             "The leaves that a side may have kept after a turn, each with its weight.");
}

}  // namespace rackhouse
