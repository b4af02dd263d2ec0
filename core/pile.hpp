// Items that are stored before it is known whether they are wanted; room is made beforehand.

#pragma once

#include <cstddef>
#include <vector>

namespace rackhouse {

template <typename Item>
struct Pile {
  std::vector<Item> items;  // at least `room`
  std::size_t room = 0;     // kept because a vector divides to compute its size
  std::size_t count = 0;

  void clear() { count = 0; }
  // Where the next items go: room for so many, and one more that turns out unwanted.
  Item* room_for(std::size_t more) {
    if (room < count + more + 1) {
      room = 2 * (count + more + 1);
      items.resize(room);
    }
    return items.data() + count;
  }
  void ends_at(const Item* end) { count = static_cast<std::size_t>(end - items.data()); }
};

}  // namespace rackhouse
