// A small convolutional network in whole numbers that reads one square of a photographed board.
//
// A cell is 32 by 32 pixels of three bytes. Weights have 8 bits, sums 32, and what a layer passes on is a sum times a
// factor of its neuron, rounded by a fixed shift: the same bits on every machine. A network whose sums could
// overflow is refused.

#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace rackhouse {

class CellNetwork {
 public:
  static constexpr int kSide = 32;
  static constexpr int kBytes = 3 * kSide * kSide;
  static constexpr int kShift = 24;     // binary places of the factors
  static constexpr int kMost = 255;     // what a neuron passes on at most
  static constexpr int kLayers = 5;

  // For each layer its weights (8 bits), what is added and the factors (32 bits each), least byte first.
  CellNetwork(int classes, std::span<const std::uint8_t> data);

  static std::size_t bytes(int classes);

  int classes() const { return classes_; }

  // How much each class weighs for a cell, in 1/256 of a natural logarithm.
  void weigh(std::span<const std::uint8_t> cell, std::span<std::int32_t> weights) const;

 private:
  struct Layer {
    int from;   // channels of a place, with what fills them up to a multiple of eight in a row of the kernel
    int row;    // numbers of one row of a kernel, a multiple of eight
    int rows;
    int to;
    std::vector<std::int16_t> weights;
    std::vector<std::int32_t> added;
    std::vector<std::int32_t> factors;
  };

  void convolve(const Layer& layer, const std::int16_t* from, int side, int step, std::int16_t* to) const;

  int classes_;
  std::vector<Layer> layers_;
};

}  // namespace rackhouse
