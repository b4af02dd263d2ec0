// The border to Python for measuring: the yardstick, and recorded games to time work over.

#include <nanobind/nanobind.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>

#include <memory>
#include <optional>
#include <string>

#include "benchmark.hpp"
#include "binding.hpp"
#include "yardstick.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace rackhouse {
namespace {

// Recorded games; keeps everything they use alive.
class Measured {
 public:
  Measured(std::shared_ptr<const Words> words, Variant variant, std::shared_ptr<const Leaves> leaves,
           const nb::bytes& tile_counts, int games, std::uint64_t seed)
      : words_(std::move(words)), variant_(std::move(variant)), leaves_(std::move(leaves)) {
    if (games < 1 || games > 100'000) throw std::invalid_argument("Measure over 1 to 100,000 games.");
    const Setting setting = setting_from(variant_, *words_, tile_counts);
    const nb::gil_scoped_release unlocked;
    values_.emplace(*leaves_, variant_, *words_, setting.tiles);
    benchmark_.emplace(setting, *values_, games, seed);
  }

  Timing time(const std::string& work) const {
    const nb::gil_scoped_release unlocked;
    if (work == "laying") return benchmark_->time(Benchmark::Work::kLaying);
    if (work == "rack") return benchmark_->time(Benchmark::Work::kRack);
    if (work == "best") return benchmark_->time(Benchmark::Work::kBest);
    if (work == "all") return benchmark_->time(Benchmark::Work::kAll);
    throw std::invalid_argument("The works are laying, rack, best and all.");
  }

 private:
  std::shared_ptr<const Words> words_;
  Variant variant_;
  std::shared_ptr<const Leaves> leaves_;
  std::optional<Values> values_;
  std::optional<Benchmark> benchmark_;
};

Yardstick yardstick_of(int rounds) {
  if (rounds < 1 || rounds > 100) throw std::invalid_argument("A yardstick takes 1 to 100 rounds.");
  const nb::gil_scoped_release unlocked;
  return measure_yardstick(rounds);
}

}  // namespace

void bind_benchmark(nb::module_& module) {
  nb::class_<Timing>(module, "Timing", "What a pass over recorded games took.")
      .def_ro("seconds", &Timing::seconds)
      .def_ro("times", &Timing::times)
      .def_ro("results", &Timing::results);
  nb::class_<Measured>(module, "Benchmark", "Recorded games, and the time that work on them takes.")
      .def(nb::init<std::shared_ptr<Words>, Variant, std::shared_ptr<Leaves>, nb::bytes, int, std::uint64_t>(),
           "words"_a, "variant"_a, "leaves"_a, "tile_counts"_a, "games"_a, "seed"_a)
      .def("time", &Measured::time, "work"_a, "One pass: laying, rack, best or all; laying is in each of them.");
  nb::class_<Yardstick>(module, "Yardstick", "How fast the machine is; times in nanoseconds.")
      .def_ro("step", &Yardstick::step)
      .def_ro("near", &Yardstick::near)
      .def_ro("far", &Yardstick::far)
      .def_prop_ro("score", &Yardstick::score);
  module.def("yardstick", &yardstick_of, "rounds"_a, "Measure the machine: the best of so many rounds.");
}

}  // namespace rackhouse
