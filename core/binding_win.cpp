// The border to Python for the win model.

#include <nanobind/nanobind.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/vector.h>

#include <memory>

#include "binding.hpp"
#include "win_games.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace rackhouse {
namespace {

constexpr std::int64_t kMostGames = 1'000'000'000'000;
constexpr std::int64_t kMostPoints = 1'000'000'000;

template <typename Item>
nb::bytes packed(const std::vector<Item>& items) {
  return nb::bytes(reinterpret_cast<const char*>(items.data()), items.size() * sizeof(Item));
}

void check(std::int64_t first, std::int64_t games, int threads) {
  if (first < 0 || first > kMostGames || games < 0 || games > kMostGames || threads < 1 || threads > 256)
    throw std::invalid_argument("Play 0 or more games on 1 to 256 threads.");
}

std::shared_ptr<WinModel> model_from(int most_unseen, const nb::bytes& data) {
  return std::make_shared<WinModel>(most_unseen, bytes_of(data));
}

std::vector<std::int32_t> chances(const WinModel& model, const std::vector<std::int64_t>& scores, int unseen,
                                  int in_bag, int held, bool is_double) {
  for (const std::int64_t score : scores)
    if (std::abs(score) > kMostPoints) throw std::invalid_argument("Nobody has so many points.");
  const auto found = model.chances(scores, unseen, in_bag, held, is_double);
  return {found.begin(), found.begin() + static_cast<std::ptrdiff_t>(scores.size())};
}

nb::bytes futures(const Words& words, const Variant& variant, const Leaves& leaves, const nb::bytes& tile_counts,
                  const Terms& terms, int sides, std::uint64_t seed, std::int64_t first, std::int64_t games,
                  int threads) {
  check(first, games, threads);
  const Setting setting = terms.applied(setting_from(variant, words, tile_counts));
  std::vector<std::int64_t> counts;
  {
    const nb::gil_scoped_release unlocked;
    const Values values(leaves, variant, words, setting.tiles);
    counts = win_futures(setting, values, sides, seed, first, games, threads);
  }
  return packed(counts);
}

// Stage by stage and bin by bin: positions, what was foretold, what came.
std::vector<std::int64_t> checked(const WinModel& model, const Words& words, const Variant& variant,
                                  const Leaves& leaves, const nb::bytes& tile_counts, const Terms& terms, int sides,
                                  std::uint64_t seed, std::int64_t first, std::int64_t games, int threads) {
  check(first, games, threads);
  const Setting setting = terms.applied(setting_from(variant, words, tile_counts));
  const nb::gil_scoped_release unlocked;
  const Values values(leaves, variant, words, setting.tiles);
  std::vector<std::int64_t> numbers;
  for (const auto& stage : check_win_model(model, setting, values, sides, seed, first, games, threads).bins)
    for (const WinCheck::Bin& bin : stage) numbers.insert(numbers.end(), {bin.positions, bin.foretold, bin.won});
  return numbers;
}

}  // namespace

void bind_win(nb::module_& module) {
  nb::class_<WinModel>(module, "WinModel", "How likely a side is to win, in shares of `WIN_SURE`.")
      .def(nb::new_(&model_from), "most_unseen"_a, "data"_a)
      .def("chances", &chances, "scores"_a, "unseen"_a, "in_bag"_a, "held"_a, "is_double"_a,
           "The chance of each side, in the order of turns, by scores in hundredths of a point.");
  module.attr("WIN_SURE") = WinModel::kSure;
  module.attr("WIN_REACH") = WinModel::kReach;
  module.attr("WIN_QUANTILES") = WinModel::kQuantiles;
  module.attr("WIN_STAGES") = WinCheck::kStages;
  module.attr("WIN_BINS") = WinCheck::kBins;
  module.def("win_model_bytes", &WinModel::bytes, "most_unseen"_a, "The size of a model.");
  module.def("win_futures", &futures, "words"_a, "variant"_a, "leaves"_a, "tile_counts"_a, "terms"_a, "sides"_a,
             "seed"_a, "first"_a, "games"_a, "threads"_a, "What was still to come in the turns of games of self-play.");
  module.def("win_check", &checked, "model"_a, "words"_a, "variant"_a, "leaves"_a, "tile_counts"_a, "terms"_a,
             "sides"_a, "seed"_a, "first"_a, "games"_a, "threads"_a,
             "Stage by stage and bin by bin: positions, what the model foretold, and what came.");
}

}  // namespace rackhouse
