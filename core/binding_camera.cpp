// The border to Python for photos of boards.

#include <nanobind/nanobind.h>

#include <cmath>
#include <stdexcept>
#include <vector>

#include "binding.hpp"
#include "board_finder.hpp"
#include "cell_network.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace rackhouse {
namespace {

constexpr int kMostSide = 26;

Plan plan_from(int columns, int rows, const nb::bytes& kinds) {
  if (columns < 2 || rows < 2 || columns > kMostSide || rows > kMostSide)
    throw std::invalid_argument("A board has 2 to 26 squares on each side.");
  const auto numbers = bytes_of(kinds);
  if (numbers.size() != std::size_t(columns) * rows) throw std::invalid_argument("Each square has a premium.");
  return {columns, rows, {numbers.begin(), numbers.end()}};
}

Corners corners_from(const nb::tuple& numbers) {
  if (numbers.size() != 8) throw std::invalid_argument("Four corners are eight numbers.");
  Corners corners{};
  for (std::size_t at = 0; at < 4; ++at)
    corners[at] = {nb::cast<double>(numbers[2 * at]), nb::cast<double>(numbers[2 * at + 1])};
  for (const Point& point : corners)
    if (!(std::abs(point.x) < 1e6 && std::abs(point.y) < 1e6))
      throw std::invalid_argument("A corner is far outside the picture.");
  return corners;
}

nb::tuple told(const FoundBoard& found) {
  const Corners& at = found.corners;
  return nb::make_tuple(nb::make_tuple(at[0].x, at[0].y, at[1].x, at[1].y, at[2].x, at[2].y, at[3].x, at[3].y),
                        found.fit.edges, found.fit.colours);
}

nb::tuple find(const Photo& photo, int columns, int rows, const nb::bytes& kinds) {
  const Plan plan = plan_from(columns, rows, kinds);
  FoundBoard found;
  {
    const nb::gil_scoped_release unlocked;
    found = find_board(photo, plan);
  }
  return told(found);
}

nb::tuple refine(const Photo& photo, int columns, int rows, const nb::bytes& kinds, const nb::tuple& corners) {
  const Plan plan = plan_from(columns, rows, kinds);
  const Corners near = corners_from(corners);
  FoundBoard found;
  {
    const nb::gil_scoped_release unlocked;
    found = refine_board(photo, plan, near);
  }
  return told(found);
}

nb::bytes cells(const Photo& photo, int columns, int rows, const nb::tuple& corners) {
  if (columns < 1 || rows < 1 || columns > kMostSide || rows > kMostSide)
    throw std::invalid_argument("A board has 2 to 26 squares on each side.");
  const Perspective board(corners_from(corners), columns, rows);
  std::vector<std::uint8_t> all(std::size_t(CellNetwork::kBytes) * columns * rows);
  for (int row = 0; row < rows; ++row)
    for (int column = 0; column < columns; ++column)
      photo.cut(board, column, row,
                std::span(all).subspan(std::size_t(CellNetwork::kBytes) * (row * columns + column), CellNetwork::kBytes));
  return nb::bytes(all.data(), all.size());
}

nb::bytes weigh(const CellNetwork& network, const nb::bytes& cells) {
  const auto pixels = bytes_of(cells);
  if (pixels.size() % CellNetwork::kBytes != 0) throw std::invalid_argument("A cell has 32 by 32 pixels of three bytes.");
  const std::size_t count = pixels.size() / CellNetwork::kBytes, classes = std::size_t(network.classes());
  std::vector<std::int32_t> weights(count * classes);
  {
    const nb::gil_scoped_release unlocked;
    for (std::size_t cell = 0; cell < count; ++cell)
      network.weigh(pixels.subspan(cell * CellNetwork::kBytes, CellNetwork::kBytes),
                    std::span(weights).subspan(cell * classes, classes));
  }
  return nb::bytes(weights.data(), weights.size() * sizeof(std::int32_t));
}

}  // namespace

void bind_camera(nb::module_& module) {
  nb::class_<CellNetwork>(module, "CellNetwork", "Reads squares of photographed boards, in whole numbers.")
      .def("__init__", [](CellNetwork* self, int classes, const nb::bytes& data) {
             new (self) CellNetwork(classes, bytes_of(data));
           }, "classes"_a, "data"_a)
      .def("weigh", &weigh, "cells"_a, "How much each class weighs for each cell, packed, 32 bits each.");
  nb::class_<Photo>(module, "Photo", "A picture in memory.")
      .def("__init__", [](Photo* self, int width, int height, const nb::bytes& pixels) {
             new (self) Photo(width, height, bytes_of(pixels));
           }, "width"_a, "height"_a, "pixels"_a)
      .def("find", &find, "columns"_a, "rows"_a, "kinds"_a,
           nb::sig("def find(self, columns: int, rows: int, kinds: bytes) -> tuple[tuple[float, ...], float, float]"),
           "The corners of the board, and how well edges and colours fit.")
      .def("refine", &refine, "columns"_a, "rows"_a, "kinds"_a, "corners"_a,
           nb::sig("def refine(self, columns: int, rows: int, kinds: bytes, corners: tuple[float, ...]) "
                   "-> tuple[tuple[float, ...], float, float]"),
           "The same near given corners.")
      .def("cells", &cells, "columns"_a, "rows"_a, "corners"_a,
           nb::sig("def cells(self, columns: int, rows: int, corners: tuple[float, ...]) -> bytes"),
           "Every square as the network reads it, row by row.");
  module.attr("CELL_BYTES") = CellNetwork::kBytes;
}

}  // namespace rackhouse
