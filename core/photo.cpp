#include "photo.hpp"

#include <algorithm>
#include <cmath>
#include <stdexcept>

#include "cell_network.hpp"

namespace rackhouse {

namespace {

constexpr double kSeen = 1.16;  // of a square's side, as the network learned it

// Noise is less where three by three pixels are mixed; lines between squares stay.
std::vector<float> smooth(const std::vector<float>& from, int width, int height) {
  std::vector<float> to = from;
  for (int y = 1; y + 1 < height; ++y)
    for (int x = 1; x + 1 < width; ++x) {
      const float* at = &from[std::size_t(y) * width + x];
      const auto three = [](const float* middle) { return middle[-1] + 2 * middle[0] + middle[1]; };
      to[std::size_t(y) * width + x] = (three(at - width) + 2 * three(at) + three(at + width)) / 16;
    }
  return to;
}

std::vector<float> most_of_nine(const std::vector<float>& from, int width, int height) {
  std::vector<float> to(from.size(), 0);
  for (int y = 1; y + 1 < height; ++y)
    for (int x = 1; x + 1 < width; ++x) {
      float most = 0;
      for (int down = -1; down <= 1; ++down)
        for (int right = -1; right <= 1; ++right)
          most = std::max(most, std::abs(from[std::size_t(y + down) * width + (x + right)]));
      to[std::size_t(y) * width + x] = most;
    }
  return to;
}

}  // namespace

Perspective::Perspective(const Corners& corners, int columns, int rows) {
  const auto& [a, b, c, d] = corners;
  const double wide_x = b.x - c.x, high_x = d.x - c.x, rest_x = a.x - b.x + c.x - d.x;
  const double wide_y = b.y - c.y, high_y = d.y - c.y, rest_y = a.y - b.y + c.y - d.y;
  const double area = wide_x * high_y - high_x * wide_y;
  if (std::abs(area) < 1e-6) throw std::invalid_argument("Three corners are in one line.");
  const double deep_x = (rest_x * high_y - high_x * rest_y) / area;
  const double deep_y = (wide_x * rest_y - rest_x * wide_y) / area;
  m_ = {(b.x - a.x + deep_x * b.x) / columns, (d.x - a.x + deep_y * d.x) / rows, a.x,
        (b.y - a.y + deep_x * b.y) / columns, (d.y - a.y + deep_y * d.y) / rows, a.y,
        deep_x / columns, deep_y / rows};
}

Photo::Photo(int width, int height, std::span<const std::uint8_t> pixels)
    : width_(width), height_(height), pixels_(pixels.begin(), pixels.end()) {
  if (width < 3 || height < 3 || width > kLongest || height > kLongest)
    throw std::invalid_argument("A picture has 3 to 8192 pixels on each side.");
  if (pixels.size() != 3 * std::size_t(width) * height)
    throw std::invalid_argument("A picture has three bytes for each pixel.");
}

Colour Photo::at(double x, double y) const {
  // The middle of the first pixel is at a half; a place that is no number is taken as the edge.
  const double right = x > 0.5 ? std::min(x - 0.5, width_ - 1.0) : 0.0;
  const double down = y > 0.5 ? std::min(y - 0.5, height_ - 1.0) : 0.0;
  const int left = std::min(static_cast<int>(right), width_ - 2), top = std::min(static_cast<int>(down), height_ - 2);
  const auto part_x = static_cast<float>(right - left), part_y = static_cast<float>(down - top);
  const std::uint8_t* one = pixel(left, top);
  const std::uint8_t* two = pixel(left, top + 1);
  const auto mixed = [&](int channel) {
    const float upper = static_cast<float>(one[channel]) * (1 - part_x) + static_cast<float>(one[channel + 3]) * part_x;
    const float lower = static_cast<float>(two[channel]) * (1 - part_x) + static_cast<float>(two[channel + 3]) * part_x;
    return upper * (1 - part_y) + lower * part_y;
  };
  return {mixed(0), mixed(1), mixed(2)};
}

Photo Photo::shrunk(int longest) const {
  const int longer = std::max(width_, height_);
  if (longer <= longest) return *this;
  const int width = std::max(3, width_ * longest / longer), height = std::max(3, height_ * longest / longer);
  std::vector<std::uint8_t> pixels(3 * std::size_t(width) * height);
  for (int y = 0; y < height; ++y) {
    const int top = int(std::int64_t{y} * height_ / height), below = std::max(top + 1, int(std::int64_t{y + 1} * height_ / height));
    for (int x = 0; x < width; ++x) {
      const int left = int(std::int64_t{x} * width_ / width), beyond = std::max(left + 1, int(std::int64_t{x + 1} * width_ / width));
      std::array<int, 3> sum{};
      for (int row = top; row < below; ++row)
        for (int column = left; column < beyond; ++column)
          for (int channel = 0; channel < 3; ++channel) sum[std::size_t(channel)] += pixel(column, row)[channel];
      const int count = (below - top) * (beyond - left);
      for (int channel = 0; channel < 3; ++channel)
        pixels[3 * (std::size_t(y) * width + x) + channel] =
            static_cast<std::uint8_t>((sum[std::size_t(channel)] + count / 2) / count);
    }
  }
  return {width, height, pixels};
}

void Photo::cut(const Perspective& board, int column, int row, std::span<std::uint8_t> cell) const {
  constexpr int side = CellNetwork::kSide;
  const double left = column + 0.5 - kSeen / 2, top = row + 0.5 - kSeen / 2;
  // Where a square has more pixels than the cell, several are averaged.
  const Point one = board.at(left, top), two = board.at(left + kSeen, top + kSeen);
  const double size = std::max(std::abs(two.x - one.x), std::abs(two.y - one.y)) / side;
  const int fine = std::clamp(static_cast<int>(std::ceil(size)), 1, 6);
  const double step = kSeen / (side * fine);
  for (int y = 0; y < side; ++y)
    for (int x = 0; x < side; ++x) {
      Colour sum{0, 0, 0};
      for (int down = 0; down < fine; ++down)
        for (int right = 0; right < fine; ++right) {
          const Point place = board.at(left + (x * fine + right + 0.5) * step, top + (y * fine + down + 0.5) * step);
          const Colour here = at(place.x, place.y);
          sum = {sum.red + here.red, sum.green + here.green, sum.blue + here.blue};
        }
      const auto count = static_cast<float>(fine * fine);
      std::uint8_t* out = &cell[3 * std::size_t(y * side + x)];
      out[0] = static_cast<std::uint8_t>(sum.red / count + 0.5F);
      out[1] = static_cast<std::uint8_t>(sum.green / count + 0.5F);
      out[2] = static_cast<std::uint8_t>(sum.blue / count + 0.5F);
    }
}

Edges::Edges(const Photo& photo) : width_(photo.width()), height_(photo.height()) {
  const std::size_t count = std::size_t(width_) * height_;
  std::vector<float> bright(count);
  right_.assign(count, 0);
  down_.assign(count, 0);
  for (int y = 0; y < height_; ++y)
    for (int x = 0; x < width_; ++x) {
      const std::uint8_t* pixel = photo.pixel(x, y);
      bright[std::size_t(y) * width_ + x] = static_cast<float>(pixel[0] * 3 + pixel[1] * 5 + pixel[2] * 2) / 10;
    }
  bright = smooth(bright, width_, height_);
  std::vector<float> strong;
  for (int y = 1; y + 1 < height_; ++y)
    for (int x = 1; x + 1 < width_; ++x) {
      const float* at = &bright[std::size_t(y) * width_ + x];
      const float* above = at - width_;
      const float* below = at + width_;
      const std::size_t here = std::size_t(y) * width_ + x;
      right_[here] = (above[1] - above[-1] + 2 * (at[1] - at[-1]) + below[1] - below[-1]) / 8;
      down_[here] = (below[-1] - above[-1] + 2 * (below[0] - above[0]) + below[1] - above[1]) / 8;
      strong.push_back(std::abs(right_[here]) + std::abs(down_[here]));
    }
  // One pixel in ten is on an edge, where there is a board.
  const auto middle = strong.begin() + static_cast<std::ptrdiff_t>(strong.size() * 9 / 10);
  std::nth_element(strong.begin(), middle, strong.end());
  clear_ = std::max(2.0F, *middle);
  most_right_ = most_of_nine(right_, width_, height_);
  most_down_ = most_of_nine(down_, width_, height_);
}

float Edges::across(double x, double y, double normal_x, double normal_y) const {
  if (!(x >= 0 && y >= 0 && x < width_ && y < height_)) return 0;
  const std::size_t here = std::size_t(static_cast<int>(y)) * width_ + static_cast<int>(x);
  const double change = std::abs(normal_x) * most_right_[here] + std::abs(normal_y) * most_down_[here];
  return std::min(static_cast<float>(change), clear_);
}

}  // namespace rackhouse
