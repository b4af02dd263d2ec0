// The plays of a position: all of them, the best of them, or whether there is any.

#pragma once

#include <vector>

#include "changes.hpp"
#include "play.hpp"
#include "position.hpp"
#include "rack.hpp"

namespace rackhouse {

// Every legal play once, in the order of Play::comes_before.
std::vector<Play> all_plays(const Position& position, const Rack& rack);

// The best `count` plays, the same as the first of `all_plays`, found without generating the rest:
// windows are taken in the order of the most they can score, until none can be better.
std::vector<Play> best_plays(const Position& position, const Rack& rack, std::size_t count);

// Only the first of `all_plays`, without using the heap; false if there is none.
bool best_play(const Position& position, const Rack& rack, Play& best);

// The better of `best`, if there is one already, and the best play of the windows that see a change; returns
// whether there is a play at all.
bool best_play_near(const Position& position, const Rack& rack, const Changes& changes, bool has_best, Play& best);

// Whether the rack has any play.
bool any_play(const Position& position, const Rack& rack);

}  // namespace rackhouse
