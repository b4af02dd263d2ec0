// What an endgame is worth by trying every play and every pass to the end: slow, and hard to get wrong.

#pragma once

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "endgame_board.hpp"
#include "plain.hpp"

namespace plain {

// The first rack is on turn.
struct EndgamePosition {
  std::vector<Tile> cells;
  std::array<std::vector<Tile>, 2> racks;  // ascending
  int passes;
  int scoreless;
  auto operator<=>(const EndgamePosition&) const = default;
};

class EndgameSearch {
 public:
  EndgameSearch(const Variant& variant, const std::set<Word>& words, const rackhouse::EndingRules& rules,
                int most_positions)
      : variant_(variant), words_(words), rules_(rules), left_(most_positions) {}

  // What the side on turn gains from here on; nothing if that takes too many positions.
  std::optional<int> spread(const EndgamePosition& position) {
    if (const auto known = known_.find(position); known != known_.end()) return known->second;
    if (left_-- <= 0) return std::nullopt;
    std::set<Found> plays = Search(variant_, words_, position.cells).plays(position.racks[0]);
    plays.insert(Found{{}, 0});  // the pass
    std::optional<int> best;
    for (const Found& play : plays) {
      const std::optional<int> worth = after(position, play);
      if (!worth) return std::nullopt;
      best = std::max(best.value_or(*worth), *worth);
    }
    known_.emplace(position, *best);
    return best;
  }

  // What a play of the side on turn is worth to it.
  std::optional<int> after(const EndgamePosition& position, const Found& play) {
    const EndgamePosition next = following(position, play);
    const int held = points(next.racks[1]), others = points(next.racks[0]);
    if (next.racks[1].empty()) return play.score + rules_.out_factor * others;
    if ((rules_.pass_limit != 0 && next.passes >= rules_.pass_limit) ||
        (rules_.scoreless_limit != 0 && next.scoreless >= rules_.scoreless_limit))
      return play.score + rules_.held_factor * (others - held);
    const std::optional<int> rest = spread(next);
    return rest ? std::optional(play.score - *rest) : std::nullopt;
  }

  static EndgamePosition following(const EndgamePosition& position, const Found& play) {
    EndgamePosition next{position.cells,
                         {position.racks[1], position.racks[0]},
                         play.tiles.empty() ? position.passes + 1 : 0,
                         play.score == 0 ? position.scoreless + 1 : 0};
    for (const auto& [square, tile] : play.tiles) {
      next.cells[static_cast<std::size_t>(square)] = tile;
      std::vector<Tile>& rack = next.racks[1];
      rack.erase(std::ranges::find(rack, rackhouse::is_blank(tile) ? Tile{0} : tile));
    }
    return next;
  }

 private:
  int points(const std::vector<Tile>& rack) const {
    int sum = 0;
    for (Tile tile : rack) sum += tile == 0 ? 0 : variant_.score[tile];
    return sum;
  }

  const Variant& variant_;
  const std::set<Word>& words_;
  rackhouse::EndingRules rules_;
  int left_;
  std::map<EndgamePosition, int> known_;
};

}  // namespace plain
