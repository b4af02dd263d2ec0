// A small network of two hidden layers in whole numbers: the same bits on every machine.
//
// Inputs are centred and scaled to 1/256, weights are whole numbers of 16 bits in steps of a power of two
// for each layer, and sums of 32 bits cannot overflow: whoever makes a network whose sums could is refused.
// What it answers is a correction of static equity, in thousandths of a point.

#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "vocabulary.hpp"

namespace rackhouse {

struct NetworkShape {
  int letters;  // of the alphabet that it learned with
  int inputs;   // multiples of eight
  int first;
  int second;
  int shifts[3];  // binary places of the weights of each layer
};

class Network {
 public:
  static constexpr std::int32_t kMostInput = 2047;   // eight standard deviations
  static constexpr std::int32_t kMostInner = 8191;
  static constexpr int kPlaces = 8;                  // binary places of inputs and of what neurons pass on

  // The numbers one after another, least byte first: for each input its scale (32 bits) and centre times
  // scale (64 bits), then each layer's weights (16 bits) and what is added (32 bits).
  Network(const NetworkShape& shape, std::span<const std::uint8_t> data);

  static std::size_t bytes(const NetworkShape& shape);

  const NetworkShape& shape() const { return shape_; }
  Equity value(std::span<const std::int16_t> inputs) const;

 private:
  NetworkShape shape_;
  std::vector<std::int32_t> scale_;
  std::vector<std::int64_t> centre_;
  std::vector<std::int16_t> weights_[3];
  std::vector<std::int32_t> added_[3];
};

}  // namespace rackhouse
