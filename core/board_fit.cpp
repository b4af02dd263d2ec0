#include "board_fit.hpp"

#include <algorithm>
#include <cmath>

namespace rackhouse {

namespace {

constexpr float kFarColour = 60;  // colours further apart count as this far

double cross(const Point& a, const Point& b, const Point& c) {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

float distance(const Colour& one, const Colour& two) {
  const float sum = std::abs(one.red - two.red) + std::abs(one.green - two.green) + std::abs(one.blue - two.blue);
  return std::min(sum, kFarColour);
}

Colour middle_of(std::vector<Colour>& colours) {
  const auto middle = [&](float Colour::*channel) {
    const auto at = colours.begin() + static_cast<std::ptrdiff_t>(colours.size() / 2);
    std::nth_element(colours.begin(), at, colours.end(),
                     [&](const Colour& a, const Colour& b) { return a.*channel < b.*channel; });
    return (*at).*channel;
  };
  return {middle(&Colour::red), middle(&Colour::green), middle(&Colour::blue)};
}

}  // namespace

bool BoardFit::possible(const Corners& corners) const {
  double area = 0;
  const double far_x = photo_.width() * 0.15, far_y = photo_.height() * 0.15;
  for (std::size_t at = 0; at < 4; ++at) {
    const Point &one = corners[at], &two = corners[(at + 1) % 4], &three = corners[(at + 2) % 4];
    if (cross(one, two, three) <= 0) return false;
    area += one.x * two.y - two.x * one.y;
    if (one.x < -far_x || one.y < -far_y || one.x > photo_.width() + far_x || one.y > photo_.height() + far_y)
      return false;
    const double side = std::hypot(two.x - one.x, two.y - one.y);
    if (side < 4.0 * (at % 2 == 0 ? plan_.columns : plan_.rows)) return false;
  }
  return area / 2 > 0.04 * photo_.width() * photo_.height();
}

double BoardFit::edge_fit(const Corners& corners) const {
  const Perspective board(corners, plan_.columns, plan_.rows);
  double on = 0, between = 0;
  int count_on = 0, count_between = 0;
  for (const bool upright : {true, false}) {
    const int lines = upright ? plan_.columns : plan_.rows, along = upright ? plan_.rows : plan_.columns;
    for (int half = 0; half <= 2 * lines; ++half) {
      const double at = half / 2.0;
      const Point one = upright ? board.at(at, 0) : board.at(0, at);
      const Point two = upright ? board.at(at, along) : board.at(along, at);
      const double length = std::hypot(two.x - one.x, two.y - one.y) + 1e-9;
      const double normal_x = (one.y - two.y) / length, normal_y = (two.x - one.x) / length;
      double sum = 0;
      for (int sample = 0; sample < 2 * along; ++sample) {
        // Places beside the crossings, where corners are round.
        const double place = (sample + 0.5) / 2;
        const Point here = upright ? board.at(at, place) : board.at(place, at);
        sum += edges_.across(here.x, here.y, normal_x, normal_y);
      }
      (half % 2 == 0 ? on : between) += sum;
      (half % 2 == 0 ? count_on : count_between) += 2 * along;
    }
  }
  return (on / count_on - between / count_between) / edges_.clear();
}

double BoardFit::colour_fit(const Corners& corners) const {
  const Perspective board(corners, plan_.columns, plan_.rows);
  const std::size_t squares = plan_.kinds.size();
  std::vector<Colour> colours(squares);
  for (std::size_t square = 0; square < squares; ++square) {
    const int column = static_cast<int>(square) % plan_.columns, row = static_cast<int>(square) / plan_.columns;
    Colour sum{0, 0, 0};
    for (const double down : {-0.3, 0.0, 0.3})
      for (const double right : {-0.3, 0.0, 0.3}) {
        const Point place = board.at(column + 0.5 + right, row + 0.5 + down);
        const Colour here = photo_.at(place.x, place.y);
        sum = {sum.red + here.red / 9, sum.green + here.green / 9, sum.blue + here.blue / 9};
      }
    colours[square] = sum;
  }
  std::vector<Colour> all = colours;
  const Colour middle = middle_of(all);
  double apart = 0, within = 0;
  for (const Colour& colour : colours) apart += distance(colour, middle);
  const int kinds = 1 + *std::max_element(plan_.kinds.begin(), plan_.kinds.end());
  for (int kind = 0; kind < kinds; ++kind) {
    std::vector<Colour> same;
    for (std::size_t square = 0; square < squares; ++square)
      if (plan_.kinds[square] == kind) same.push_back(colours[square]);
    if (same.empty()) continue;
    const Colour typical = middle_of(same);
    for (const Colour& colour : same) within += distance(colour, typical);
  }
  // A plain surface has no colours to tell apart; a few levels of brightness are noise.
  return (apart - within) / (apart + 3.0 * static_cast<double>(squares));
}

Corners BoardFit::refined(Corners corners, double step, double least) const {
  if (!possible(corners)) return corners;
  double best = fit(corners).sum();
  const auto take = [&](const Corners& other) {
    if (!possible(other)) return false;
    const double sum = fit(other).sum();
    if (sum <= best + 1e-9) return false;
    best = sum;
    corners = other;
    return true;
  };
  for (; step >= least; step /= 2) {
    bool better = true;
    for (int round = 0; better && round < 12; ++round) {
      better = false;
      for (const double way : {-step, step}) {
        for (std::size_t at = 0; at < 4; ++at) {
          Corners other = corners;
          other[at].x += way;
          better |= take(other);
          other = corners;
          other[at].y += way;
          better |= take(other);
        }
        // Two corners at once: a side, and the whole board.
        for (std::size_t at = 0; at < 4; ++at) {
          Corners other = corners;
          Point &one = other[at], &two = other[(at + 1) % 4];
          one.x += way, two.x += way;
          better |= take(other);
          other = corners;
          one.y += way, two.y += way;
          better |= take(other);
        }
      }
    }
  }
  return corners;
}

Corners BoardFit::shifted(const Corners& corners, int most) const {
  const Perspective board(corners, plan_.columns, plan_.rows);
  Corners found = corners;
  double best = -10;
  for (int left = -most; left <= most; ++left)
    for (int right = -most; right <= most; ++right)
      for (int top = -most; top <= most; ++top)
        for (int low = -most; low <= most; ++low) {
          const double beyond = plan_.columns + right, below = plan_.rows + low;
          const Corners other{board.at(left, top), board.at(beyond, top), board.at(beyond, below), board.at(left, below)};
          if (!possible(other)) continue;
          const double sum = fit(other).sum();
          if (sum > best) best = sum, found = other;
        }
  return found;
}

}  // namespace rackhouse
