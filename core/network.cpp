#include "network.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>

#include "product.hpp"

namespace rackhouse {

namespace {

constexpr int kMostNeurons = 1024;
constexpr int kScalePlaces = 16;

class Reader {
 public:
  explicit Reader(std::span<const std::uint8_t> data) : data_(data) {}
  template <typename Number>
  void read(std::vector<Number>& numbers, int count) {
    numbers.resize(static_cast<std::size_t>(count));
    for (Number& number : numbers) {
      std::uint64_t bits = 0;
      for (std::size_t byte = 0; byte < sizeof(Number); ++byte)
        bits |= std::uint64_t{data_[next_++]} << (8 * byte);
      number = static_cast<Number>(bits);
    }
  }

 private:
  std::span<const std::uint8_t> data_;
  std::size_t next_ = 0;
};

void check(const NetworkShape& shape) {
  for (const int neurons : {shape.inputs, shape.first, shape.second})
    if (neurons < 8 || neurons > kMostNeurons || neurons % 8 != 0)
      throw std::invalid_argument("A layer has 8 to 1024 neurons, in steps of eight.");
  for (const int shift : shape.shifts)
    if (shift < 0 || shift > 20) throw std::invalid_argument("Weights have 0 to 20 binary places.");
}

}  // namespace

std::size_t Network::bytes(const NetworkShape& shape) {
  check(shape);
  const auto layer = [](int from, int to) { return std::size_t(to) * (2 * std::size_t(from) + 4); };
  return 12 * std::size_t(shape.inputs) + layer(shape.inputs, shape.first) + layer(shape.first, shape.second) +
         layer(shape.second, 1);
}

Network::Network(const NetworkShape& shape, std::span<const std::uint8_t> data) : shape_(shape) {
  if (data.size() != bytes(shape)) throw std::invalid_argument("The network has another number of bytes.");
  Reader reader(data);
  reader.read(scale_, shape.inputs);
  reader.read(centre_, shape.inputs);
  const int sizes[4] = {shape.inputs, shape.first, shape.second, 1};
  for (int layer = 0; layer < 3; ++layer) {
    reader.read(weights_[layer], sizes[layer] * sizes[layer + 1]);
    reader.read(added_[layer], sizes[layer + 1]);
    const std::int64_t most = layer == 0 ? kMostInput : kMostInner;
    for (int neuron = 0; neuron < sizes[layer + 1]; ++neuron) {
      std::int64_t reach = std::abs(std::int64_t{added_[layer][neuron]});
      for (int from = 0; from < sizes[layer]; ++from)
        reach += most * std::abs(std::int64_t{weights_[layer][neuron * sizes[layer] + from]});
      if (reach > INT32_MAX) throw std::invalid_argument("The sums of the network could overflow.");
    }
  }
  for (int input = 0; input < shape.inputs; ++input)
    if (scale_[input] < 0 || std::abs(centre_[input] / 65536) > (std::int64_t{1} << 40))
      throw std::invalid_argument("The network scales an input beyond measure.");
}

Equity Network::value(std::span<const std::int16_t> inputs) const {
  alignas(16) std::array<std::int16_t, kMostNeurons> here, next;
  for (int at = 0; at < shape_.inputs; ++at) {
    const std::int64_t scaled = (std::int64_t{inputs[at]} * scale_[at] - centre_[at]) >> kScalePlaces;
    here[at] = static_cast<std::int16_t>(std::clamp<std::int64_t>(scaled, -kMostInput, kMostInput));
  }
  const int sizes[3] = {shape_.inputs, shape_.first, shape_.second};
  for (int layer = 0; layer < 2; ++layer) {
    for (int neuron = 0; neuron < sizes[layer + 1]; ++neuron) {
      const std::int16_t* weights = &weights_[layer][std::size_t(neuron) * sizes[layer]];
      const std::int32_t sum = added_[layer][neuron] + product(here.data(), weights, sizes[layer]);
      next[neuron] = static_cast<std::int16_t>(std::clamp(sum >> shape_.shifts[layer], 0, kMostInner));
    }
    here = next;
  }
  const std::int64_t sum = added_[2][0] + product(here.data(), weights_[2].data(), shape_.second);
  return static_cast<Equity>((sum * kPoint) >> (kPlaces + shape_.shifts[2]));
}

}  // namespace rackhouse
