// Fuzz target: endgames out of the input.
//
// Boards of any size with tiles strewn over them, small racks, any ending and small budgets. What is proved
// is compared with a search that tries everything, and so is each turn of a proved line; what is not proved
// must not contradict it.

#include <algorithm>
#include <array>
#include <set>
#include <stdexcept>
#include <vector>

#include "drawn.hpp"
#include "endgame_solver.hpp"
#include "input.hpp"
#include "plain_endgame.hpp"

using namespace rackhouse;

namespace {

constexpr int kMostTiles = 3, kMostIdle = 7;
constexpr int kPlainPositions = 40, kEnoughNodes = 400, kTableBits = 8;

std::vector<Tile> small_rack_from(Input& input, int letters) {
  std::vector<Tile> rack = rack_from(input, letters);
  if (rack.size() > kMostTiles) rack.resize(kMostTiles);
  if (rack.empty()) rack.push_back(1);
  std::ranges::sort(rack);
  return rack;
}

EndingRules ending_from(Input& input) {
  EndingRules rules{input.between(0, kMostIdle), input.between(0, kMostIdle), input.between(0, 3), input.between(0, 3)};
  if (rules.pass_limit == 0 && rules.scoreless_limit == 0) rules.pass_limit = 2;
  rules.check();
  return rules;
}

plain::Found plain_play(const Play& play, const Variant& variant) {
  plain::Found found{{}, play.score};
  for (int at = 0; at < play.length; ++at)
    if (play.word[at] != 0) {
      const int place = play.start + at;
      found.tiles.emplace_back(play.direction == Direction::kAcross ? play.line * variant.columns + place
                                                                    : place * variant.columns + play.line,
                               play.word[at]);
    }
  return found;
}

void check_line(const EndgameAnswer& answer, const Variant& variant, const std::set<plain::Word>& known,
                plain::EndgameSearch& search, plain::EndgamePosition position) {
  for (const Play& written : answer.line) {
    const plain::Found play = plain_play(written, variant);
    expect(play.tiles.empty() || plain::Search(variant, known, position.cells).plays(position.racks[0]).contains(play),
           "each turn of a line is a legal play or a pass");
    const std::optional<int> best = search.spread(position), worth = search.after(position, play);
    expect(!best || !worth || *best == *worth, "each turn of a proved line is a best one");
    position = plain::EndgameSearch::following(position, play);
  }
}

void check_sound(const EndgameAnswer& answer, std::int64_t nodes) {
  expect(answer.nodes <= nodes + 1, "a search keeps to its nodes");
  expect(!answer.lower || !answer.upper || *answer.lower <= *answer.upper, "the bounds do not cross");
  expect(!answer.is_proved() || answer.spread == *answer.lower, "a proved spread is the one that was proved");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Input input(data, size);
  const Variant variant = variant_from(input);
  try {
    variant.check();
  } catch (const std::invalid_argument&) {
    return 0;
  }
  const std::vector<Word> listed = words_from(input, variant.letters);
  const Words words(listed, variant.letters);
  std::set<plain::Word> known;
  for (const Word& word : listed)
    if (word.size() >= 2 && word.size() <= kMaxSide) known.insert(word);

  const std::vector<Tile> cells = strewn(input, variant);
  const std::array racks{small_rack_from(input, variant.letters), small_rack_from(input, variant.letters)};
  const EndingRules rules = ending_from(input);
  const int limit = std::min(rules.pass_limit == 0 ? kMostIdle : rules.pass_limit,
                             rules.scoreless_limit == 0 ? kMostIdle : rules.scoreless_limit);
  const int idle = input.between(0, limit - 1);
  const auto solved = [&](std::int64_t nodes) {
    EndgameBoard board(variant, words, cells, {racks[0], racks[1]}, rules, idle);
    const EndgameBudget budget{nodes, 1e9, [](const EndgameAnswer&) { return true; }};
    EndgameAnswer answer = EndgameSolver(board, kTableBits).solve(budget);
    check_sound(answer, nodes);
    return answer;
  };
  const EndgameAnswer brief = solved(input.between(1, 100)), whole = solved(kEnoughNodes);

  plain::EndgameSearch search(variant, known, rules, kPlainPositions);
  const plain::EndgamePosition position{cells, racks, idle, idle};
  const std::optional<int> spread = search.spread(position);
  for (const EndgameAnswer& answer : {brief, whole}) {
    expect(!spread || !answer.lower || *answer.lower <= *spread, "the lower bound is none above the spread");
    expect(!spread || !answer.upper || *answer.upper >= *spread, "the upper bound is none below the spread");
    if (answer.is_proved()) check_line(answer, variant, known, search, position);
  }
  return 0;
}
