// Works the whole core hard on small words, for the sanitizers to watch: every board and rack size,
// blanks, full and odd boards, games on two threads, a generation of training, damaged word files.

#include <cstdio>
#include <stdexcept>

#include "benchmark.hpp"
#include "exchange.hpp"
#include "generator.hpp"
#include "random.hpp"
#include "selfplay.hpp"
#include "signature.hpp"
#include "training.hpp"
#include "word_builder.hpp"

using namespace rackhouse;

namespace {

Variant board_of(int rows, int columns, int letters) {
  Variant variant;
  variant.rows = rows;
  variant.columns = columns;
  variant.start = rows / 2 * columns + columns / 2;
  variant.letters = letters;
  variant.letter_premium.fill(1);
  variant.word_premium.fill(1);
  for (int square = 0; square < variant.squares(); square += 7) variant.letter_premium[square] = 3;
  for (int square = 3; square < variant.squares(); square += 11) variant.word_premium[square] = 2;
  for (int letter = 1; letter <= letters; ++letter)
    variant.score[letter] = static_cast<std::uint8_t>(letter % 9 + 1);
  variant.check();
  return variant;
}

// Words out of every second syllable of two and three letters, and some long ones.
std::vector<std::vector<Letter>> words_of(int letters) {
  std::vector<std::vector<Letter>> words;
  for (int a = 1; a <= letters; ++a)
    for (int b = 1; b <= letters; b += 2) {
      words.push_back({static_cast<Letter>(a), static_cast<Letter>(b)});
      for (int c = a % 3 + 1; c <= letters; c += 5)
        words.push_back({static_cast<Letter>(b), static_cast<Letter>(a), static_cast<Letter>(c)});
    }
  for (int length = 4; length <= 24; ++length) {
    std::vector<Letter> word;
    for (int at = 0; at < length; ++at) word.push_back(static_cast<Letter>((at * length) % letters + 1));
    words.push_back(word);
  }
  return words;
}

template <typename Work>
void refuses(Work&& work) {
  try {
    work();
  } catch (const std::invalid_argument&) {
    return;
  }
  throw std::runtime_error("something was let through");
}

// Images with right checksums and wrong content: refused, or used without leaving them.
int opened_of(int images) {
  const Variant variant = board_of(15, 15, 26);
  const Image sound = WordBuilder(26, 15).build(words_of(26), Source{});
  Random random(2026);
  int opened = 0;
  for (int number = 0; number < images; ++number) {
    std::array<std::vector<std::byte>, kSections> sections;
    Image::Parts parts;
    for (int at = 0; at < kSections; ++at) {
      const auto bytes = sound.section<std::byte>(static_cast<Section>(at));
      sections[at].assign(bytes.begin(), bytes.end());
    }
    auto& hurt = sections[random.below(kSections)];
    for (std::uint32_t changes = 1 + random.below(20); changes > 0; --changes)
      hurt[random.below(static_cast<std::uint32_t>(hurt.size()))] = static_cast<std::byte>(random.below(27));
    if (random.below(4) == 0) hurt.resize(hurt.size() / 2);
    for (int at = 0; at < kSections; ++at) parts[at] = sections[at];
    const Image image = Image::compose(sound.header(), parts);
    try {
      const Words words(Image::open(image.bytes(), nullptr, Source{}));
      signature(words, variant, 1);
      ++opened;
    } catch (const std::invalid_argument&) {
      continue;
    }
  }
  return opened;
}

}  // namespace

int main() {
  const int opened = opened_of(60);
  if (opened == 0 || opened == 60) throw std::runtime_error("damage is told neither always nor never");
  for (const auto& [rows, columns, letters] : {std::array{15, 15, 26}, {21, 21, 50}, {2, 9, 3}}) {
    const Variant variant = board_of(rows, columns, letters);
    const Words words(words_of(letters), letters);
    std::printf("%016llx\n", static_cast<unsigned long long>(signature(words, variant, 2)));
    const Leaves leaves(letters);
    refuses([&] { Rack(std::vector<Tile>(9, 1), variant, words, leaves); });
    refuses([&] { Rack(std::vector<Tile>(3, 0), variant, words, leaves); });
    refuses([&] { Rack(std::vector<Tile>{static_cast<Tile>(letters + 1)}, variant, words, leaves); });
    Position position(variant, words);
    refuses([&] { position.set(std::vector<Tile>(3, kEmpty)); });
    refuses([&] { position.set(std::vector<Tile>(variant.squares(), 0)); });
    position.set(std::vector<Tile>(variant.squares(), 1));
    if (any_play(position, Rack(std::vector<Tile>{1, 2}, variant, words, leaves)))
      throw std::runtime_error("a full board has no play");
  }
  const Variant variant = board_of(15, 15, 26);
  const Words words(words_of(26), 26);
  Setting setting;
  setting.variant = &variant;
  setting.words = &words;
  setting.tiles.fill(0);
  setting.tiles[0] = 2;
  for (int letter = 1; letter <= 26; ++letter) setting.tiles[letter] = 3;
  setting.check();
  const Leaves none(26);
  const Values plain(none), full(none, variant, words, setting.tiles);
  const Summary one = run_games(setting, full, plain, 12, 1, 5), two = run_games(setting, full, plain, 12, 2, 5);
  if (one.points != two.points) throw std::runtime_error("threads changed the games");
  if (Benchmark(setting, full, 3, 5).time(Benchmark::Work::kAll).times == 0)
    throw std::runtime_error("no turn was measured");
  for (int in_bag = 0; in_bag < 20; ++in_bag)
    for (std::vector<Tile> tiles; tiles.size() <= 8; tiles.push_back(static_cast<Tile>(tiles.size() * 3 % 26)))
      if (exchanges(full.rack(tiles, variant, words, {in_bag, 7}), 0, 8).empty())
        throw std::runtime_error("there is no pass");
  Training training(setting, none, 9);
  training.add_games(0, 8, 2);
  const Leaves learned = training.values(20);
  run_games(setting, Values(learned, variant, words, setting.tiles), plain, 6, 1, 7);
  std::puts("fine");
}
