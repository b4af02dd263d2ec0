// How fast the machine is just now, at the kinds of work that finding plays is made of.
//
// Machines differ and are shared, so a figure from elsewhere means little by itself. Three small tasks
// are timed on the thread's own clock: branchy arithmetic out of the nearest memory, and loads that each
// wait for the one before, out of a cache and out of main memory. A score of 1.00 is the machine and the
// hour on which the figures of other engines were taken; a rate from there times the score is what it
// would be here.

#pragma once

namespace rackhouse {

struct Yardstick {
  double step;   // nanoseconds of one step of arithmetic,
  double near;   // of a load out of 768 KB,
  double far;    // and of one out of 112 MB

  double score() const;
};

// The best of so many rounds of a second or so.
Yardstick measure_yardstick(int rounds);

// Processor seconds of the calling thread so far.
double thread_seconds();

}  // namespace rackhouse
