#include "cell_network.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>

#include "product.hpp"

namespace rackhouse {

namespace {

struct Shape {
  int kernel;  // places in a row of a kernel
  int from;
  int to;
};

constexpr int kMostClasses = 250;
constexpr std::array<Shape, 4> kConvolutions{{{5, 3, 16}, {3, 16, 24}, {3, 24, 48}, {3, 48, 64}}};
constexpr int kInner = 4 * 4 * 64;
// The widest layer with a border around it, and a little more that a row may read beyond its end.
constexpr int kRoom = 18 * 18 * 24 + 8;
constexpr int kBorder = 36 * 36 * 3 + 16;

int rounded_up(int number) { return (number + 7) / 8 * 8; }

std::int32_t shifted(std::int32_t sum, std::int32_t factor) {
  constexpr std::int64_t half = std::int64_t{1} << (CellNetwork::kShift - 1);
  constexpr std::int64_t most = std::int64_t{1} << 30;
  return static_cast<std::int32_t>(std::clamp((std::int64_t{sum} * factor + half) >> CellNetwork::kShift, -most, most));
}

std::int32_t number_at(std::span<const std::uint8_t> data, std::size_t at) {
  std::uint32_t bits = 0;
  for (int byte = 0; byte < 4; ++byte) bits |= std::uint32_t{data[at + std::size_t(byte)]} << (8 * byte);
  return static_cast<std::int32_t>(bits);
}

// The larger of each two by two places; `side` is even. The result has a border of zeros.
void pool(const std::int16_t* from, int side, int channels, std::int16_t* to, int border) {
  const int half = side / 2, wide = half + 2 * border;
  std::fill_n(to, wide * wide * channels + 8, std::int16_t{0});
  for (int y = 0; y < half; ++y)
    for (int x = 0; x < half; ++x) {
      const std::int16_t* one = from + (2 * y * side + 2 * x) * channels;
      const std::int16_t* two = one + side * channels;
      std::int16_t* out = to + ((y + border) * wide + x + border) * channels;
      for (int channel = 0; channel < channels; ++channel)
        out[channel] = std::max(std::max(one[channel], one[channel + channels]),
                                std::max(two[channel], two[channel + channels]));
    }
}

}  // namespace

std::size_t CellNetwork::bytes(int classes) {
  if (classes < 3 || classes > kMostClasses) throw std::invalid_argument("A network tells 3 to 250 classes apart.");
  std::size_t sum = std::size_t(classes) * (kInner + 8);
  for (const Shape& one : kConvolutions) sum += std::size_t(one.to) * (one.kernel * one.kernel * one.from + 8);
  return sum;
}

CellNetwork::CellNetwork(int classes, std::span<const std::uint8_t> data) : classes_(classes) {
  if (data.size() != bytes(classes)) throw std::invalid_argument("The network has another number of bytes.");
  std::size_t at = 0;
  for (int number = 0; number < kLayers; ++number) {
    const bool dense = number == kLayers - 1;
    const Shape shape = dense ? Shape{1, kInner, classes} : kConvolutions[std::size_t(number)];
    const int row = shape.kernel * shape.from;
    Layer layer{shape.from, rounded_up(row), shape.kernel, shape.to, {}, {}, {}};
    layer.weights.assign(std::size_t(layer.to) * layer.rows * layer.row, 0);
    std::vector<std::int64_t> reach(std::size_t(layer.to), 0);
    for (int to = 0; to < layer.to; ++to)
      for (int line = 0; line < layer.rows; ++line)
        for (int place = 0; place < row; ++place) {
          const auto weight = static_cast<std::int8_t>(data[at++]);
          layer.weights[(std::size_t(to) * layer.rows + line) * layer.row + place] = weight;
          reach[std::size_t(to)] += kMost * std::abs(int{weight});
        }
    for (int to = 0; to < layer.to; ++to, at += 4) layer.added.push_back(number_at(data, at));
    for (int to = 0; to < layer.to; ++to, at += 4) layer.factors.push_back(number_at(data, at));
    for (int to = 0; to < layer.to; ++to)
      if (reach[std::size_t(to)] + std::abs(std::int64_t{layer.added[std::size_t(to)]}) > INT32_MAX ||
          layer.factors[std::size_t(to)] < 0)
        throw std::invalid_argument("The sums of the network could overflow.");
    layers_.push_back(std::move(layer));
  }
}

// `from` has a border and is `side` places wide with it; `to` has none.
void CellNetwork::convolve(const Layer& layer, const std::int16_t* from, int side, int step, std::int16_t* to) const {
  const int places = (side - layer.rows) / step + 1;
  for (int y = 0; y < places; ++y)
    for (int x = 0; x < places; ++x) {
      const std::int16_t* patch = from + (y * step * side + x * step) * layer.from;
      const std::int16_t* weights = layer.weights.data();
      for (int channel = 0; channel < layer.to; ++channel) {
        std::int32_t sum = layer.added[std::size_t(channel)];
        for (int line = 0; line < layer.rows; ++line, weights += layer.row)
          sum += product(patch + line * side * layer.from, weights, layer.row);
        *to++ = static_cast<std::int16_t>(std::clamp(shifted(sum, layer.factors[std::size_t(channel)]), 0, kMost));
      }
    }
}

void CellNetwork::weigh(std::span<const std::uint8_t> cell, std::span<std::int32_t> weights) const {
  if (cell.size() != kBytes || weights.size() != std::size_t(classes_))
    throw std::invalid_argument("A cell has 32 by 32 pixels of three bytes.");
  std::array<std::int16_t, kBorder> pixels{};
  for (int y = 0; y < kSide; ++y)
    for (int x = 0; x < 3 * kSide; ++x)
      pixels[std::size_t((y + 2) * 36 * 3 + 6 + x)] = static_cast<std::int16_t>(cell[std::size_t(y * 3 * kSide + x)] - 128);
  std::array<std::int16_t, kRoom> here, next;
  convolve(layers_[0], pixels.data(), 36, 2, next.data());
  here.fill(0);
  for (int y = 0; y < 16; ++y)
    std::copy_n(next.data() + y * 16 * 16, 16 * 16, here.data() + ((y + 1) * 18 + 1) * 16);
  convolve(layers_[1], here.data(), 18, 1, next.data());
  pool(next.data(), 16, 24, here.data(), 1);
  convolve(layers_[2], here.data(), 10, 1, next.data());
  pool(next.data(), 8, 48, here.data(), 1);
  convolve(layers_[3], here.data(), 6, 1, next.data());
  const Layer& last = layers_.back();
  for (int kind = 0; kind < classes_; ++kind) {
    const std::int32_t sum = last.added[std::size_t(kind)] +
                             product(next.data(), last.weights.data() + std::size_t(kind) * last.row, last.row);
    weights[std::size_t(kind)] = shifted(sum, last.factors[std::size_t(kind)]);
  }
}

}  // namespace rackhouse
