#include "board_finder.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace rackhouse {

namespace {

constexpr int kSmall = 400;   // pixels of the longer side, to look for lines
constexpr int kSmaller = 240;  // where a dark, noisy picture shows them only so
constexpr double kGood = 0.45;
constexpr int kFine = 1100;   // and to place the corners
constexpr int kAngles = 180;
constexpr int kMostLines = 70;
constexpr std::size_t kMostOfFamily = 18;
constexpr double kFamily = 24;  // degrees that lines of one direction differ at most, seen aslant
constexpr std::size_t kQuads = 40;
constexpr std::size_t kTried = 8;

struct Line {
  int angle;       // degrees of its normal
  double away;     // from the middle of the picture
  double votes;
};

struct Quad {
  double score;
  Corners corners;
};

int angle_between(int one, int two) {
  const int apart = std::abs(one - two) % kAngles;
  return std::min(apart, kAngles - apart);
}

double radians(int angle) { return angle * std::numbers::pi / kAngles; }

// The strongest lines, by the votes of the pixels on them.
std::vector<Line> lines_of(const Edges& edges) {
  const double middle_x = edges.width() / 2.0, middle_y = edges.height() / 2.0;
  const int reach = static_cast<int>(std::hypot(middle_x, middle_y)) + 2, places = 2 * reach;
  std::vector<float> votes(std::size_t(kAngles) * places, 0);
  std::array<double, kAngles> cosine, sine;
  for (int angle = 0; angle < kAngles; ++angle) {
    cosine[std::size_t(angle)] = std::cos(radians(angle));
    sine[std::size_t(angle)] = std::sin(radians(angle));
  }
  for (int y = 1; y + 1 < edges.height(); ++y)
    for (int x = 1; x + 1 < edges.width(); ++x) {
      const float right = edges.right(x, y), down = edges.down(x, y);
      const float strong = std::min(std::hypot(right, down), edges.clear());
      if (strong < 0.35F * edges.clear()) continue;
      const int own = static_cast<int>(std::lround(std::atan2(down, right) * kAngles / std::numbers::pi)) + kAngles;
      for (int turn = -3; turn <= 3; ++turn) {
        const int angle = (own + turn + kAngles) % kAngles;
        const double away = (x - middle_x) * cosine[std::size_t(angle)] + (y - middle_y) * sine[std::size_t(angle)];
        votes[std::size_t(angle) * places + static_cast<std::size_t>(away + reach)] += strong;
      }
    }
  std::vector<Line> lines;
  const float least = 10 * edges.clear();
  while (static_cast<int>(lines.size()) < kMostLines) {
    const auto most = std::max_element(votes.begin(), votes.end());
    if (*most < least) break;
    const auto index = static_cast<int>(most - votes.begin());
    const int angle = index / places, place = index % places;
    lines.push_back({angle, place - reach + 0.5, *most});
    for (int turn = -4; turn <= 4; ++turn) {
      const int other = angle + turn;
      // Beyond half a turn a line has the opposite normal.
      const int row = (other + kAngles) % kAngles, centre = other < 0 || other >= kAngles ? places - 1 - place : place;
      for (int near = std::max(0, centre - 3); near <= std::min(places - 1, centre + 3); ++near)
        votes[std::size_t(row) * places + near] = 0;
    }
  }
  return lines;
}

// The direction that most lines have, apart from a family that was found already.
int main_direction(const std::vector<Line>& lines, int other) {
  std::array<double, kAngles> strength{};
  for (const Line& line : lines)
    for (int angle = 0; angle < kAngles; ++angle) {
      const int apart = angle_between(angle, line.angle);
      if (apart < 12) strength[std::size_t(angle)] += line.votes * (12 - apart);
    }
  int best = -1;
  for (int angle = 0; angle < kAngles; ++angle)
    if ((other < 0 || angle_between(angle, other) >= 35) &&
        (best < 0 || strength[std::size_t(angle)] > strength[std::size_t(best)]))
      best = angle;
  return best;
}

// Lines of about one direction, from one side to the other, with normals that point the same way.
std::vector<Line> family_of(const std::vector<Line>& lines, int direction, int other) {
  std::vector<Line> family;
  for (Line line : lines) {
    const int apart = angle_between(line.angle, direction);
    if (apart > kFamily || angle_between(line.angle, other) < apart || family.size() >= kMostOfFamily) continue;
    if (std::abs(line.angle - direction) > kAngles / 2) {
      line.angle += line.angle < direction ? kAngles : -kAngles;
      line.away = -line.away;
    }
    family.push_back(line);
  }
  std::ranges::sort(family, {}, &Line::away);
  return family;
}

Point crossing(const Line& one, const Line& two, double middle_x, double middle_y) {
  const double a = std::cos(radians(one.angle)), b = std::sin(radians(one.angle));
  const double c = std::cos(radians(two.angle)), d = std::sin(radians(two.angle));
  const double area = a * d - b * c;
  if (std::abs(area) < 1e-6) return {-1e9, -1e9};
  return {(one.away * d - b * two.away) / area + middle_x, (a * two.away - one.away * c) / area + middle_y};
}

// Clockwise, from the corner that is furthest up and left.
Corners ordered(Corners corners) {
  double area = 0;
  for (std::size_t at = 0; at < 4; ++at) {
    const Point &one = corners[at], &two = corners[(at + 1) % 4];
    area += one.x * two.y - two.x * one.y;
  }
  if (area < 0) std::swap(corners[1], corners[3]);
  const auto first = std::ranges::min_element(corners, {}, [](const Point& point) { return point.x + point.y; });
  std::rotate(corners.begin(), first, corners.end());
  return corners;
}

double apart(const Corners& one, const Corners& two) {
  double most = 0;
  for (std::size_t at = 0; at < 4; ++at)
    most = std::max(most, std::abs(one[at].x - two[at].x) + std::abs(one[at].y - two[at].y));
  return most;
}

// The best quadrilaterals that differ.
std::vector<Quad> best_of(std::vector<Quad> quads, std::size_t count, double least) {
  std::ranges::sort(quads, std::greater<>(), &Quad::score);
  std::vector<Quad> best;
  for (const Quad& quad : quads) {
    if (best.size() >= count) break;
    if (std::ranges::none_of(best, [&](const Quad& one) { return apart(one.corners, quad.corners) < least; }))
      best.push_back(quad);
  }
  return best;
}

std::vector<Quad> quads_of(const BoardFit& fit) {
  std::vector<Quad> quads;
  const std::vector<Line> lines = lines_of(fit.edges());
  if (lines.size() < 4) return quads;
  const int one = main_direction(lines, -1), two = main_direction(lines, one);
  const std::vector<Line> upright = family_of(lines, one, two), level = family_of(lines, two, one);
  const double middle_x = fit.photo().width() / 2.0, middle_y = fit.photo().height() / 2.0;
  const double least = 0.25 * std::min(fit.photo().width(), fit.photo().height());
  for (std::size_t a = 0; a < upright.size(); ++a)
    for (std::size_t b = a + 1; b < upright.size(); ++b) {
      if (upright[b].away - upright[a].away < least) continue;
      for (std::size_t c = 0; c < level.size(); ++c)
        for (std::size_t d = c + 1; d < level.size(); ++d) {
          if (level[d].away - level[c].away < least) continue;
          const Corners corners = ordered({crossing(upright[a], level[c], middle_x, middle_y),
                                           crossing(upright[b], level[c], middle_x, middle_y),
                                           crossing(upright[b], level[d], middle_x, middle_y),
                                           crossing(upright[a], level[d], middle_x, middle_y)});
          if (fit.possible(corners)) quads.push_back({fit.edge_fit(corners), corners});
        }
    }
  return quads;
}

Corners scaled(const Corners& corners, double factor) {
  Corners other = corners;
  for (Point& point : other) point = {point.x * factor, point.y * factor};
  return other;
}

FoundBoard placed(const Photo& photo, const Plan& plan, const Corners& corners, double step) {
  const BoardFit fine(photo.shrunk(kFine), plan);
  const double factor = static_cast<double>(fine.photo().width()) / photo.width();
  if (!fine.possible(scaled(corners, factor))) return {corners, {-1, 0}};
  const Corners found = fine.refined(scaled(corners, factor), step * factor, 0.25);
  return {scaled(found, 1 / factor), fine.fit(found)};
}

// The best place for a board, looking for lines in a smaller picture.
FoundBoard found_at(const Photo& photo, const Plan& plan, int longest) {
  const BoardFit fit(photo.shrunk(longest), plan);
  const double factor = static_cast<double>(photo.width()) / fit.photo().width();
  std::vector<Quad> tried;
  for (const Quad& quad : best_of(quads_of(fit), kQuads, 3)) {
    const Corners corners = fit.shifted(quad.corners, 1);
    tried.push_back({fit.fit(corners).sum(), corners});
  }
  std::vector<Quad> better;
  for (const Quad& quad : best_of(tried, kTried, 3)) {
    Corners corners = fit.shifted(fit.refined(quad.corners, 4, 1), 1);
    corners = fit.shifted(fit.refined(corners, 2, 1), 1);
    better.push_back({fit.fit(corners).sum(), corners});
  }
  if (better.empty()) return {{}, {-1, 0}};
  const Quad& best = *std::ranges::max_element(better, {}, &Quad::score);
  return placed(photo, plan, scaled(best.corners, factor), 2 * factor);
}

}  // namespace

FoundBoard find_board(const Photo& photo, const Plan& plan) {
  const FoundBoard found = found_at(photo, plan, kSmall);
  if (found.fit.sum() >= kGood) return found;
  const FoundBoard other = found_at(photo, plan, kSmaller);
  return other.fit.sum() > found.fit.sum() ? other : found;
}

FoundBoard refine_board(const Photo& photo, const Plan& plan, const Corners& corners) {
  const BoardFit fit(photo.shrunk(kSmall), plan);
  const double factor = static_cast<double>(photo.width()) / fit.photo().width();
  const double square = std::hypot(corners[1].x - corners[0].x, corners[1].y - corners[0].y) / plan.columns / factor;
  const Corners near = fit.refined(scaled(corners, 1 / factor), std::max(1.0, square * 0.4), 0.5);
  return placed(photo, plan, scaled(near, factor), 2 * factor);
}

}  // namespace rackhouse
