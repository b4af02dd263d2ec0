// The bench signature: one number over very many plays, which proves that a refactoring changed nothing.

#pragma once

#include <cstdint>

#include "variant.hpp"
#include "words.hpp"

namespace rackhouse {

// A hash over every field of every play found (all of them, the best one, the best five) in a fixed
// set of games with racks of 7 and 8 tiles and up to two blanks, on a variant's board.
std::uint64_t signature(const Words& words, const Variant& variant, int games = 24);

}  // namespace rackhouse
