// Reads small numbers off a fuzzer's input; behind its end there are zeros.

#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

class Input {
 public:
  Input(const std::uint8_t* data, std::size_t size) : data_(data), size_(size) {}

  bool is_over() const { return at_ >= size_; }
  int byte() { return at_ < size_ ? data_[at_++] : 0; }
  // From `least` to `most`; what lies beyond is folded back, so that nearly every input means something.
  int between(int least, int most) { return least + byte() % (most - least + 1); }
  bool flag() { return (byte() & 1) != 0; }

 private:
  const std::uint8_t* data_;
  std::size_t size_;
  std::size_t at_ = 0;
};

// What must hold of the core whatever the input.
inline void expect(bool is_so, const char* promise) {
  if (is_so) return;
  std::fprintf(stderr, "A promise was broken: %s\n", promise);
  std::abort();
}
