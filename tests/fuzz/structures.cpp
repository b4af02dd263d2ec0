// Fuzz target: damaged files of word structures.
//
// An image of words out of the input is changed where the input says, its checksum made right again, for
// that alone stops chance and no forger. It is refused, or it is used without leaving it and to an end.

#include <array>
#include <cstring>
#include <memory>
#include <stdexcept>
#include <vector>

#include "drawn.hpp"
#include "generator.hpp"
#include "input.hpp"
#include "study.hpp"
#include "word_builder.hpp"

using namespace rackhouse;

namespace {

constexpr int kSide = 7;

Variant board_of(int letters) {
  Variant variant;
  variant.rows = variant.columns = kSide;
  variant.start = kSide * kSide / 2;
  variant.letters = letters;
  variant.letter_premium.fill(1);
  variant.word_premium.fill(1);
  return variant;
}

// Small numbers and the largest ones; all are wrong somewhere.
std::byte wrong_byte(Input& input) { return static_cast<std::byte>(input.byte()); }

Image damaged(Input& input, const Image& sound) {
  ImageHeader header = sound.header();
  std::array<std::vector<std::byte>, kSections> sections;
  for (int at = 0; at < kSections; ++at) {
    const auto bytes = sound.section<std::byte>(static_cast<Section>(at));
    sections[at].assign(bytes.begin(), bytes.end());
  }
  for (int changes = input.between(0, 12); changes > 0; --changes) {
    const int form = input.byte();
    std::vector<std::byte>& hurt = sections[static_cast<std::size_t>(form) % kSections];
    if (form > 250) {
      header.letters = static_cast<std::uint32_t>(input.byte());
    } else if (form > 245) {
      header.stride = static_cast<std::uint32_t>(input.byte());
    } else if (form > 230) {
      hurt.resize(form % 2 == 0 ? hurt.size() / 2 : hurt.size() * 2);
    } else if (!hurt.empty()) {
      const std::size_t at = static_cast<std::size_t>(input.byte() * 256 + input.byte()) % hurt.size();
      for (std::size_t run = 0; run < static_cast<std::size_t>(form / 8 % 4 + 1) && at + run < hurt.size(); ++run)
        hurt[at + run] = wrong_byte(input);
    }
  }
  Image::Parts parts;
  for (int at = 0; at < kSections; ++at) parts[at] = sections[at];
  return Image::compose(header, parts);
}

void use(Input& input, const Words& words) {
  const Variant variant = board_of(words.letters());
  const Leaves leaves(kMaxLetters);
  Position position(variant, words, kMaxRack);
  for (int turn = 0; turn < 2; ++turn) {
    position.set(turn == 0 ? std::vector<Tile>(kSide * kSide, kEmpty) : strewn(input, variant));
    const std::vector<Tile> tiles = rack_from(input, variant.letters);
    const Rack rack(tiles, variant, words, leaves);
    const std::vector<Play> all = all_plays(position, rack);
    best_plays(position, rack, 5);
    any_play(position, rack);
    for (const Play& play : all) expect(play.tiles <= tiles.size(), "a play lays tiles of the rack");
    if (!all.empty()) position.lay(all[0]);
  }
  LetterCounts counts{};
  counts[0] = 1;
  counts[1] = 3;
  words_made_of(words, counts, 0, kMaxSide);
  words_like(words, std::vector<Letter>{kAnyLetters, 1, kAnyLetter});
  for (std::size_t number = 0; number < words.count(); ++number) words.contains(words.word(number));
}

// The input itself as a file.
void open_raw(const std::uint8_t* data, std::size_t size, const Source& source) {
  struct alignas(Image::kAlignment) Block {
    std::array<std::byte, Image::kAlignment> bytes;
  };
  const auto memory = std::make_shared<std::vector<Block>>(size / Image::kAlignment + 1);
  std::memcpy(memory->data(), data, size);
  Image::open({memory->front().bytes.data(), size}, memory, source);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  try {
    open_raw(data, size, Source{});
  } catch (const std::invalid_argument&) {
    // As it should be, nearly always.
  }
  Input input(data, size);
  const int letters = input.flag() ? input.between(1, 5) : input.between(1, kMaxLetters);
  const Image sound = WordBuilder(letters, kMaxSide).build(words_from(input, letters), Source{});
  use(input, Words(sound));
  const Image image = damaged(input, sound);
  try {
    use(input, Words(Image::open(image.bytes(), nullptr, Source{})));
  } catch (const std::invalid_argument&) {
    return 0;
  }
  return 0;
}
