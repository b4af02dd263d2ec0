// The parts of the border to Python that several of its files need.

#pragma once

#include <nanobind/nanobind.h>

#include <span>

#include "selfplay.hpp"
#include "vocabulary.hpp"

namespace rackhouse {

inline std::span<const Tile> bytes_of(const nanobind::bytes& data) {
  return {static_cast<const Tile*>(data.data()), data.size()};
}

// The setting of players of an engine; `tile_counts` are the blanks, then each letter.
Setting setting_from(const Variant& variant, const Words& words, const nanobind::bytes& tile_counts);

// How a house plays, if it differs from the classic way.
struct Terms {
  int rack_size;
  int scoreless_turns;
  int exchange_least;
  bool double_to_out;

  Setting applied(Setting setting) const {
    setting.rack_size = rack_size;
    setting.scoreless_turns = scoreless_turns;
    setting.exchange_least = exchange_least;
    setting.double_to_out = double_to_out;
    setting.check();
    return setting;
  }
};

// Words: built, opened, asked.
void bind_words(nanobind::module_& module);
// The exact endgame.
void bind_endgame(nanobind::module_& module);
// What the opponent may have kept.
void bind_inference(nanobind::module_& module);
// The last tiles of the bag.
void bind_pre_endgame(nanobind::module_& module);
// Candidates played on over many draws.
void bind_simulation(nanobind::module_& module);
// The learned evaluation.
void bind_network(nanobind::module_& module);
// Photos of boards.
void bind_camera(nanobind::module_& module);
// The win model.
void bind_win(nanobind::module_& module);
// The yardstick, and recorded games to time work over.
void bind_benchmark(nanobind::module_& module);

}  // namespace rackhouse
