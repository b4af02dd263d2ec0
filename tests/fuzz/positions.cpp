// Fuzz target: positions, racks and word lists out of the input.
//
// Boards of any size, premiums, alphabets, racks and words; tiles strewn over the board or laid play by
// play. All plays are compared with a plain search, and every other answer of the core with them.

#include <set>
#include <span>
#include <stdexcept>
#include <vector>

#include "drawn.hpp"
#include "generator.hpp"
#include "input.hpp"
#include "plain.hpp"
#include "random.hpp"
#include "selfplay.hpp"
#include "values.hpp"

using namespace rackhouse;

namespace {

constexpr int kMostTurns = 3;

// Some value for everything that this rack can keep.
Leaves leaves_for(std::vector<Tile> rack, int letters, std::uint64_t seed) {
  Leaves leaves(letters);
  Random random(seed);
  std::ranges::sort(rack);
  for (unsigned chosen = 1; chosen < 1u << rack.size(); ++chosen) {
    std::vector<Tile> kept;
    for (std::size_t at = 0; at < rack.size(); ++at)
      if (chosen >> at & 1) kept.push_back(rack[at]);
    leaves.set(kept, static_cast<Equity>(random.below(600'000)) - 300'000);
  }
  return leaves;
}

bool same(const Play& a, const Play& b) {
  return a.equity == b.equity && a.score == b.score && a.tiles == b.tiles && !a.comes_before(b) && !b.comes_before(a);
}

bool same(std::span<const Play> a, std::span<const Play> b) {
  return std::ranges::equal(a, b, [](const Play& one, const Play& other) { return same(one, other); });
}

bool same(const Window& a, const Window& b) {
  return a.through == b.through && a.empty == b.empty && a.fixed == b.fixed && a.multiplier == b.multiplier &&
         a.places == b.places && a.direction == b.direction && a.line == b.line && a.start == b.start &&
         a.length == b.length && a.tiles == b.tiles && a.is_crossed == b.is_crossed &&
         a.falling.lane == b.falling.lane && a.free.lane == b.free.lane;
}

void check_answers(const Position& position, const Rack& rack, const std::vector<Play>& all) {
  for (std::size_t at = 1; at < all.size(); ++at)
    expect(all[at - 1].comes_before(all[at]), "every play comes once, the better before the worse");
  for (std::size_t count : {std::size_t{0}, std::size_t{1}, std::size_t{3}, all.size() / 2, all.size() + 2}) {
    const std::vector<Play> best = best_plays(position, rack, count);
    expect(same(best, std::span(all).first(std::min(count, all.size()))), "the best are the first of all");
  }
  Play best;
  expect(best_play(position, rack, best) == !all.empty(), "there is a best play if there is any");
  if (!all.empty()) expect(same(best, all[0]), "the best play is the first of all");
  expect(any_play(position, rack) == !all.empty(), "there is any play if there are some");
}

void check_plain(const Position& position, const std::vector<Play>& all, const std::set<plain::Found>& expected) {
  std::set<plain::Found> found;
  for (const Play& play : all) {
    plain::Found laid{{}, play.score};
    for (int at = 0; at < play.length; ++at)
      if (play.word[at] != 0)
        laid.tiles.emplace_back(position.square(play.direction, play.line, play.start + at), play.word[at]);
    std::ranges::sort(laid.tiles);
    expect(static_cast<int>(laid.tiles.size()) == play.tiles, "a play knows how many tiles it lays");
    expect(found.insert(laid).second, "every play is found once");
  }
  expect(found == expected, "all plays are those that trying everything finds, with their scores");
}

void check_rebuilt(const Position& position, const std::vector<Tile>& cells) {
  Position rebuilt(position.variant(), position.words(), position.rack_size());
  rebuilt.set(cells);
  for (Direction direction : {Direction::kAcross, Direction::kDown})
    for (int line = 0; line < position.lines(direction); ++line)
      expect(std::ranges::equal(position.windows(direction, line), rebuilt.windows(direction, line),
                                [](const Window& a, const Window& b) { return same(a, b); }),
             "a play that is laid leaves the windows that its board has");
}

void check_game(Input& input, const Variant& variant, const Words& words, const Values& values) {
  Setting setting;
  setting.variant = &variant;
  setting.words = &words;
  setting.rack_size = input.between(1, kMaxRack);
  setting.tiles[0] = static_cast<std::uint8_t>(input.between(0, kMaxBlanks));
  for (int letter = 1; letter <= variant.letters; ++letter)
    setting.tiles[letter] = static_cast<std::uint8_t>(input.between(0, 5));
  try {
    setting.check();
  } catch (const std::invalid_argument&) {
    return;
  }
  Table table(setting, values, values), again(setting, values, values);
  const Outcome one = table.play(7), two = again.play(7);
  expect(one.score == two.score && one.turns == two.turns, "the same seed gives the same game");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Input input(data, size);
  const Variant variant = variant_from(input);
  try {
    variant.check();
  } catch (const std::invalid_argument&) {
    return 0;  // premiums that multiply to more than there is room for
  }
  const std::vector<plain::Word> listed = words_from(input, variant.letters);
  const Words words(listed, variant.letters);
  std::set<plain::Word> known;
  for (const plain::Word& word : listed)
    if (word.size() >= 2 && word.size() <= kMaxSide) known.insert(word);
  expect(words.count() == known.size(), "every word is there once");
  for (const plain::Word& word : listed)
    expect(words.contains(word) == known.contains(word), "the words are those that were given");

  std::vector<Tile> cells(static_cast<std::size_t>(variant.squares()), kEmpty);
  Position position(variant, words, kMaxRack);
  if (input.flag()) position.set(cells = strewn(input, variant));
  for (int turn = 0; turn < kMostTurns; ++turn) {
    const std::vector<Tile> tiles = rack_from(input, variant.letters);
    const int valued = input.byte();
    const Leaves leaves = valued % 4 == 0 ? leaves_for(tiles, variant.letters, static_cast<std::uint64_t>(valued))
                                          : Leaves(kMaxLetters);
    const std::vector<std::uint8_t> counts(static_cast<std::size_t>(variant.letters + 1), 2);
    const Values values = valued % 8 < 4 ? Values(leaves, variant, words, counts) : Values(leaves);
    const Rack rack = values.rack(tiles, variant, words, {valued % 3 == 0 ? valued % 17 : 50, valued});
    const std::vector<Play> all = all_plays(position, rack);
    check_answers(position, rack, all);
    check_plain(position, all, plain::Search(variant, known, cells).plays(tiles));
    if (turn == 0 && valued % 16 == 2) check_game(input, variant, words, values);
    if (input.is_over()) break;
    if (all.empty()) continue;
    const Play& play = all[static_cast<std::size_t>(input.byte()) % all.size()];
    position.lay(play);
    for (int at = 0; at < play.length; ++at)
      if (play.word[at] != 0)
        cells[static_cast<std::size_t>(position.square(play.direction, play.line, play.start + at))] = play.word[at];
    check_rebuilt(position, cells);
  }
  return 0;
}
