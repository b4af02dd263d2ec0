#include "generator.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <limits>
#include <stdexcept>

#include "bounds.hpp"
#include "finder.hpp"
#include "matches.hpp"
#include "ordering.hpp"
#include "validity.hpp"

namespace rackhouse {

namespace {

constexpr Equity kAnything = std::numeric_limits<Equity>::min() / 2;

// A window and the number of the word list that it asked for.
struct Asking {
  const Window* window;
  std::uint32_t list;
};

// A group of words that a window is compared with next; they are on their way from memory.
struct Reading {
  int subrack;
  WordGroup group;
  std::array<Letter, 2> blanks;
};

// Memory that a thread reuses from turn to turn.
struct Scratch {
  Validity validity;
  Matches matches;
  std::vector<Asking> asking;
  Bounds bounds;
  std::vector<Reading> reading;
  Ordering ordering;
};

// Never inlined: otherwise the address would be looked up again and again.
[[gnu::noinline]] Scratch& scratch() {
  thread_local Scratch scratch;
  return scratch;
}

// Takers of plays, for the finder.
struct All {
  Ordering& ordering;
  Equity needed() const { return kAnything; }
  Place& place() { return ordering.open(); }
  void take(const Found& found) {
    ordering.add(found);
  }
};

struct Any {
  Place here{};
  bool found = false;
  Equity needed() const { return kAnything; }
  Place& place() { return here; }
  void take(const Found&) { found = true; }
};

struct One {
  Play& best;
  int stride;
  Place here{};
  Equity least = kAnything;
  Equity needed() const { return least; }
  Place& place() { return here; }
  void take(const Found& found) {
    Play play;
    here.write(play, found, stride);
    if (play.equity == least && !play.comes_before(best)) return;
    best = play;
    least = play.equity;
  }
};

struct Several {
  std::size_t count;
  int stride;
  Place here{};
  std::vector<Play> best{};  // sorted, at most `count`
  Equity least = kAnything;
  Equity needed() const { return least; }
  Place& place() { return here; }
  void take(const Found& found) {
    Play play;
    here.write(play, found, stride);
    const auto before =
        std::ranges::upper_bound(best, play, [](const Play& a, const Play& b) { return a.comes_before(b); });
    best.insert(before, play);
    if (best.size() > count) best.pop_back();
    if (best.size() == count) least = best.back().equity;
  }
};

// Every window that the rack may fill, in the order of Play::comes_before among equals, until `visit`
// returns false.
template <typename Visit>
void for_windows(const Position& position, const Rack& rack, Visit&& visit) {
  for (Direction direction : {Direction::kAcross, Direction::kDown}) {
    for (int number = 0; number < position.lines(direction); ++number) {
      const Line& line = position.line(direction, number);
      if (line.windows.empty()) continue;
      const std::uint32_t dead = unfit(line, rack);
      for (const Window& window : line.windows) {
        const int size = window.tiles;
        if (size > rack.size() || (window.empty & dead) != 0) continue;
        if (window.through == 0 && !rack.may_stand_alone(size)) continue;
        if (!visit(window)) return;
      }
    }
  }
}

void take_all(const Position& position, const Rack& rack, Ordering& ordering) {
  Matches& matches = scratch().matches;
  std::vector<Asking>& asking = scratch().asking;
  asking.clear();
  matches.begin(rack, position.words());
  for_windows(position, rack, [&](const Window& window) {
    asking.push_back({&window, matches.ask(window.through, window.tiles)});
    return true;
  });
  matches.make();
  ordering.begin(asking.size(), matches.words(), position.words().stride());
  All taker{ordering};
  Finder finder(position, rack, taker);
  for (const auto& [window, list] : asking) {
    finder.open(*window);
    finder.find(matches, matches.list(list));
  }
}

// One subrack after another: the first play found ends it, so word lists would be wasted.
void take_any(const Position& position, const Rack& rack, Any& taker) {
  Validity& validity = scratch().validity;
  validity.begin();
  Finder finder(position, rack, taker);
  for_windows(position, rack, [&](const Window& window) {
    finder.open(window);
    const int size = window.tiles;
    for (int half = 0; half * 64 < rack.count(size); ++half) {
      const int left = std::min(64, rack.count(size) - 64 * half);
      const std::uint64_t wanted = ~std::uint64_t{0} >> (64 - left);
      std::uint64_t open = validity.passing(rack, position.words(), window.through, size, half, wanted);
      for (; open != 0 && !taker.found; open &= open - 1)
        finder.find(rack.first(size) + 64 * half + std::countr_zero(open));
    }
    return !taker.found;
  });
}

// A window and the subracks that may make words in it, as bits by half; these words are on their way from memory.
struct Waiting {
  const Window* window;
  std::array<std::uint64_t, 2> subracks;
};

void prefetch_words(const Words& words, const Rack& rack, const Window& window, int subrack) {
  const Key key = window.through + rack.key(subrack);
  if (rack.blanks(subrack) == 0)
    words.prefetch_group(key);
  else if (rack.blanks(subrack) == 1)
    words.prefetch_hole(key);
}

// Looks into a window a little later than it is taken, because memory is slow; meanwhile the next are taken. The words
// found there are compared when the next window is looked into, for the same reason.
template <typename Taker>
void take_best(const Position& position, const Rack& rack, Taker& taker, const Changes* changes = nullptr) {
  constexpr int kWaiting = 3;
  const Words& words = position.words();
  Scratch& memory = scratch();
  memory.validity.begin();
  memory.bounds.fill(position, rack, changes);
  Finder finder(position, rack, taker);
  std::array<Waiting, kWaiting> waiting;
  std::vector<Reading>& reading = memory.reading;
  reading.clear();
  int taken = 0, done = 0;
  const auto compare = [&] {
    for (const auto& [subrack, group, blanks] : reading) finder.find(subrack, group, blanks);
    reading.clear();
  };
  const auto look_into_next = [&] {
    const auto& [window, subracks] = waiting[done++ % kWaiting];
    compare();
    finder.open(*window);
    for (int half : {0, 1})
      for (std::uint64_t open = subracks[half]; open != 0; open &= open - 1) {
        const int subrack = rack.first(window->tiles) + 64 * half + std::countr_zero(open);
        find_words(words, window->through + rack.key(subrack), window->places, rack.blanks(subrack),
                   [&](const WordGroup& group, std::array<Letter, 2> blanks) {
                     prefetch(group.rows);
                     reading.push_back({subrack, group, blanks});
                   });
      }
  };
  memory.bounds.for_falling([&](const Bound& bound) {
    const Eighths floor = eighths_down(taker.needed());
    if (bound.most < floor) return false;
    const Window& window = *bound.window;
    const int size = window.tiles;
    Waiting next{&window, {}};
    for (int half = 0; half * 64 < rack.count(size); ++half) {
      std::uint64_t open = rack.reaching(window.falling, size, half, floor - 8 * window.fixed);
      if (open != 0 && window.is_crossed)
        open &= rack.reaching(window.free, size, half, floor - 8 * (window.fixed + bound.fitting));
      if (open == 0) continue;
      next.subracks[half] = memory.validity.passing(rack, words, window.through, size, half, open);
      for (open = next.subracks[half]; open != 0; open &= open - 1)
        prefetch_words(words, rack, window, rack.first(size) + 64 * half + std::countr_zero(open));
    }
    if ((next.subracks[0] | next.subracks[1]) == 0) return true;
    waiting[taken++ % kWaiting] = next;
    // Until there is a play, every subrack reaches the floor: the first play cannot wait.
    const bool can_wait = taker.needed() != kAnything;
    while (taken - done > (can_wait ? kWaiting - 1 : 0)) look_into_next();
    if (!can_wait) compare();
    return true;
  });
  while (done < taken) look_into_next();
  compare();
}

void check(const Position& position, const Rack& rack) {
  if (rack.size() > position.rack_size())
    throw std::invalid_argument("The position was made for smaller racks.");
}

}  // namespace

std::vector<Play> all_plays(const Position& position, const Rack& rack) {
  check(position, rack);
  Ordering& ordering = scratch().ordering;
  take_all(position, rack, ordering);
  return ordering.in_order();
}

bool any_play(const Position& position, const Rack& rack) {
  check(position, rack);
  Any taker;
  take_any(position, rack, taker);
  return taker.found;
}

bool best_play(const Position& position, const Rack& rack, Play& best) {
  check(position, rack);
  One taker{best, position.words().stride()};
  take_best(position, rack, taker);
  return taker.least != kAnything;
}

bool best_play_near(const Position& position, const Rack& rack, const Changes& changes, bool has_best, Play& best) {
  check(position, rack);
  One taker{best, position.words().stride()};
  if (has_best) taker.least = best.equity;
  take_best(position, rack, taker, &changes);
  return taker.least != kAnything;
}

std::vector<Play> best_plays(const Position& position, const Rack& rack, std::size_t count) {
  check(position, rack);
  if (count == 0) return {};
  Several taker{count, position.words().stride()};
  take_best(position, rack, taker);
  return std::move(taker.best);
}

}  // namespace rackhouse
