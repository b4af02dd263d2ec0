// A play laid on a position for a while: taken back, the position is as it was, its windows included.

#pragma once

#include <array>
#include <vector>

#include "journal.hpp"
#include "position.hpp"

namespace rackhouse {

class Trial {
 public:
  void lay(Position& position, const Play& play);
  void take_back(Position& position);

 private:
  Journal journal_;
  LineSet touched_{};
  std::array<std::array<std::vector<Window>, kMaxSide>, 2> windows_;  // of the touched lines, as they were
};

}  // namespace rackhouse
