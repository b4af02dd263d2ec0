// The file of word structures: a header and sections of plain numbers, used in place.
//
// It contains no addresses, so the same bytes work in our own memory and in a file that processes share.
// The header has the places of the sections, the source of the words and a checksum over everything;
// anything that is not exactly right is refused.

#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

namespace rackhouse {

enum class Section : std::uint8_t { kRows, kHooks, kGroups, kHoles, kGroupFilter, kHoleFilter, kBeside, kAmong };
inline constexpr int kSections = 8;
inline constexpr std::array<const char*, kSections> kSectionNames{
    "rows", "hooks", "groups", "holes", "group filter", "hole filter", "beside", "among"};

// What the words were made from; it must match when a file is opened.
using Source = std::array<std::uint8_t, 32>;

struct Extent {
  std::uint64_t offset;
  std::uint64_t size;  // in bytes
};

struct ImageHeader {
  std::array<char, 8> magic;
  std::uint32_t version;
  std::uint32_t byte_order;
  std::uint64_t size;  // of everything, this header included
  std::uint32_t letters;
  std::uint32_t longest;  // longer words were left out
  std::uint32_t stride;
  std::uint32_t sections;
  Source source;
  std::array<Extent, kSections> extents;
  std::array<std::uint64_t, 6> unused;
  std::uint64_t checksum;  // of everything before and after it
};
static_assert(sizeof(ImageHeader) == 256);

class Image {
 public:
  static constexpr std::uint32_t kVersion = 2;
  static constexpr std::size_t kAlignment = 64;

  using Parts = std::array<std::span<const std::byte>, kSections>;

  // Puts sections together after a header; size, places and checksum are filled in here.
  static Image compose(ImageHeader header, const Parts& parts);

  // Takes bytes that `keeper` owns, aligned like a page. Refuses, with std::invalid_argument, what is
  // damaged, of another version or machine, or made from other words.
  static Image open(std::span<const std::byte> bytes, std::shared_ptr<const void> keeper, const Source& source);

  const ImageHeader& header() const { return *reinterpret_cast<const ImageHeader*>(bytes_.data()); }
  std::span<const std::byte> bytes() const { return bytes_; }

  std::size_t size(Section section) const { return header().extents[static_cast<int>(section)].size; }

  // A section as items; refuses one that does not hold a whole number of them.
  template <typename Item>
  std::span<const Item> section(Section section) const {
    static_assert(kAlignment % alignof(Item) == 0);
    const Extent& extent = header().extents[static_cast<int>(section)];
    if (extent.size % sizeof(Item) != 0) refuse();
    return {reinterpret_cast<const Item*>(bytes_.data() + extent.offset), extent.size / sizeof(Item)};
  }

  [[noreturn]] static void refuse();

 private:
  Image(std::span<const std::byte> bytes, std::shared_ptr<const void> keeper)
      : bytes_(bytes), keeper_(std::move(keeper)) {}

  std::span<const std::byte> bytes_;
  std::shared_ptr<const void> keeper_;
};

}  // namespace rackhouse
