// A picture in memory, and what of it a board is found by. No files, no formats: pixels come in as bytes.

#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace rackhouse {

struct Point {
  double x;
  double y;
};

// The corners of a board's squares, from that of its first square on, clockwise.
using Corners = std::array<Point, 4>;

// From places on the board, counted in squares, to places in a picture.
class Perspective {
 public:
  Perspective(const Corners& corners, int columns, int rows);
  Point at(double column, double row) const {
    const double deep = 1.0 / (m_[6] * column + m_[7] * row + 1.0);
    return {(m_[0] * column + m_[1] * row + m_[2]) * deep, (m_[3] * column + m_[4] * row + m_[5]) * deep};
  }

 private:
  std::array<double, 8> m_;
};

struct Colour {
  float red;
  float green;
  float blue;
};

class Photo {
 public:
  static constexpr int kLongest = 8192;

  // Pixels of three bytes, row by row.
  Photo(int width, int height, std::span<const std::uint8_t> pixels);

  int width() const { return width_; }
  int height() const { return height_; }
  const std::uint8_t* pixel(int x, int y) const { return &pixels_[3 * (std::size_t(y) * width_ + x)]; }

  // Between pixels; beyond the edge it goes on as at the edge.
  Colour at(double x, double y) const;
  // The same picture with at most so many pixels on its longer side.
  Photo shrunk(int longest) const;
  // One square with a little of what is around it, as the network reads it.
  void cut(const Perspective& board, int column, int row, std::span<std::uint8_t> cell) const;

 private:
  int width_;
  int height_;
  std::vector<std::uint8_t> pixels_;
};

// How strongly brightness changes from left to right and from top to bottom, the most of 3 by 3 pixels.
class Edges {
 public:
  explicit Edges(const Photo& photo);
  int width() const { return width_; }
  int height() const { return height_; }
  // The change across a line whose normal is given.
  float across(double x, double y, double normal_x, double normal_y) const;
  // The change at a pixel, as it is.
  float right(int x, int y) const { return right_[std::size_t(y) * width_ + x]; }
  float down(int x, int y) const { return down_[std::size_t(y) * width_ + x]; }
  // A change that is as strong as those of a clear edge here.
  float clear() const { return clear_; }

 private:
  int width_;
  int height_;
  float clear_ = 1;
  std::vector<float> right_, down_, most_right_, most_down_;
};

}  // namespace rackhouse
