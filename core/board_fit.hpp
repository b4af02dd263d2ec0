// How well a board fits to a picture at given corners, and the corners near by where it fits best.
//
// Two things speak for a place: edges where the lines between squares would be and none halfway between them, and
// that squares of the same premium have the same colour. Neither needs to know how a board is designed.

#pragma once

#include "photo.hpp"

namespace rackhouse {

// The squares of a board: for each the number of its premium, row by row.
struct Plan {
  int columns;
  int rows;
  std::vector<std::uint8_t> kinds;
};

struct Fit {
  double edges;   // from -1 to 1
  double colours; // from 0 to 1
  double sum() const { return edges + colours; }
};

class BoardFit {
 public:
  BoardFit(const Photo& photo, const Plan& plan) : photo_(photo), edges_(photo), plan_(plan) {}

  const Edges& edges() const { return edges_; }
  const Photo& photo() const { return photo_; }
  const Plan& plan() const { return plan_; }

  // Whether the corners go around clockwise without a dent, and the board is not tiny.
  bool possible(const Corners& corners) const;
  double edge_fit(const Corners& corners) const;
  double colour_fit(const Corners& corners) const;
  Fit fit(const Corners& corners) const { return {edge_fit(corners), colour_fit(corners)}; }

  // Moves corners as long as the fit gets better; `step` is the first move, in pixels.
  Corners refined(Corners corners, double step, double least) const;
  // The best board whose sides are up to so many squares further in or out.
  Corners shifted(const Corners& corners, int most) const;

 private:
  Photo photo_;
  Edges edges_;
  Plan plan_;
};

}  // namespace rackhouse
