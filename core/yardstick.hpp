// How fast the machine is just now, at the kinds of work that finding plays is made of.
//
// Machines differ and are shared, so a figure from elsewhere means little by itself. Three small tasks
// are timed on the thread's own clock: branchy arithmetic in the nearest memory, and dependent loads from
// a cache and from main memory. A score of 1.00 is the machine and time at which the figures of other
// engines were taken; a rate from there times the score is what it would be here.

#pragma once

namespace rackhouse {

struct Yardstick {
  double step;   // nanoseconds of one step of arithmetic,
  double near;   // of a load from 768 KB,
  double far;    // and of one from 112 MB

  double score() const;
};

// The best of so many rounds of about a second.
Yardstick measure_yardstick(int rounds);

// Processor seconds of the calling thread so far.
double thread_seconds();

}  // namespace rackhouse
