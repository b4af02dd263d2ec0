// The parts of the border to Python that more than one of its files needs.

#pragma once

#include <nanobind/nanobind.h>

#include <span>

#include "vocabulary.hpp"

namespace rackhouse {

inline std::span<const Tile> bytes_of(const nanobind::bytes& data) {
  return {static_cast<const Tile*>(data.data()), data.size()};
}

// Words: built, opened, asked.
void bind_words(nanobind::module_& module);

}  // namespace rackhouse
