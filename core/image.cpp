#include "image.hpp"

#include <bit>
#include <cstring>
#include <stdexcept>
#include <vector>

namespace rackhouse {

namespace {

constexpr std::array<char, 8> kMagic{'R', 'H', 'W', 'O', 'R', 'D', 'S', '\n'};
constexpr std::uint32_t kByteOrder = 0x01020304;

struct alignas(Image::kAlignment) Block {
  std::array<std::byte, Image::kAlignment> bytes;
};

// Four lanes of reversible steps: changing one word always changes the sum, and it reads at the speed of
// memory. It detects damage, not forgery; the checks of Words handle that.
class Checksum {
 public:
  // Whole steps only; sections are padded to them.
  void add(std::span<const std::byte> bytes) {
    for (std::size_t at = 0; at + kStep <= bytes.size(); at += kStep)
      for (std::size_t lane = 0; lane < lanes_.size(); ++lane) {
        std::uint64_t word;
        std::memcpy(&word, bytes.data() + at + 8 * lane, 8);
        lanes_[lane] = std::rotl((lanes_[lane] ^ word) * kFactor, 29);
      }
  }

  std::uint64_t value() const {
    std::uint64_t sum = 0;
    for (std::uint64_t lane : lanes_) {
      sum = (sum ^ lane) * kFactor;
      sum ^= sum >> 32;
    }
    return sum;
  }

 private:
  static constexpr std::size_t kStep = 32;
  static constexpr std::uint64_t kFactor = 0x9FB21C651E98DF25ULL;  // odd, its bits well spread

  std::array<std::uint64_t, 4> lanes_{1, 2, 3, 4};
};

std::uint64_t checksum_of(std::span<const std::byte> image) {
  ImageHeader header;
  std::memcpy(&header, image.data(), sizeof header);
  header.checksum = 0;
  Checksum checksum;
  checksum.add(std::as_bytes(std::span(&header, 1)));
  checksum.add(image.subspan(sizeof header));
  return checksum.value();
}

std::size_t padded(std::size_t size) { return (size + Image::kAlignment - 1) / Image::kAlignment * Image::kAlignment; }

}  // namespace

void Image::refuse() { throw std::invalid_argument("The file of words is damaged, or not for these words."); }

Image Image::compose(ImageHeader header, const Parts& parts) {
  header.magic = kMagic;
  header.version = kVersion;
  header.byte_order = kByteOrder;
  header.sections = kSections;
  header.unused = {};
  header.checksum = 0;
  std::size_t end = sizeof header;
  for (int part = 0; part < kSections; ++part) {
    header.extents[part] = {end, parts[part].size()};
    end += padded(parts[part].size());
  }
  header.size = end;
  const auto blocks = std::make_shared<std::vector<Block>>(end / kAlignment);
  const std::span<std::byte> bytes = std::as_writable_bytes(std::span(*blocks));
  std::memcpy(bytes.data(), &header, sizeof header);
  for (int part = 0; part < kSections; ++part)
    if (!parts[part].empty())
      std::memcpy(bytes.data() + header.extents[part].offset, parts[part].data(), parts[part].size());
  header.checksum = checksum_of(bytes);
  std::memcpy(bytes.data(), &header, sizeof header);
  return {bytes, blocks};
}

Image Image::open(std::span<const std::byte> bytes, std::shared_ptr<const void> keeper, const Source& source) {
  if (bytes.size() < sizeof(ImageHeader) || bytes.size() % kAlignment != 0) refuse();
  if (reinterpret_cast<std::uintptr_t>(bytes.data()) % kAlignment != 0) refuse();
  Image image(bytes, std::move(keeper));
  const ImageHeader& header = image.header();
  if (header.magic != kMagic || header.version != kVersion || header.byte_order != kByteOrder ||
      header.sections != kSections || header.size != bytes.size() || header.source != source)
    refuse();
  if (header.checksum != checksum_of(bytes)) refuse();
  for (const Extent& extent : header.extents)
    if (extent.offset < sizeof header || extent.offset % kAlignment != 0 || extent.offset > bytes.size() ||
        extent.size > bytes.size() - extent.offset)
      refuse();
  return image;
}

}  // namespace rackhouse
