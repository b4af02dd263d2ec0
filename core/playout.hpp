// One deal of the unseen tiles, and how a game goes on from there after each candidate.

#pragma once

#include <array>
#include <span>
#include <vector>

#include "changes.hpp"
#include "position.hpp"
#include "random.hpp"
#include "selfplay.hpp"
#include "simulation.hpp"
#include "trial.hpp"

namespace rackhouse {

// Memory for one thread; everything but `deal` and `after` is done once.
class Playout {
 public:
  Playout(const SimulationQuestion& question, const Position& board, std::span<const Simulated> options);

  // Deals the unseen tiles, the same for the same random numbers. With many candidates, what they share is
  // worked out once.
  void deal(Random random, bool has_many);
  // What a candidate comes to with this deal.
  SampleWorth after(std::size_t option);

 private:
  static constexpr std::size_t kListed = 8;  // the opponent's best plays, before a candidate is laid

  // A candidate's board, and where it differs from that before.
  struct Candidate {
    Position position;
    Changes changes;
  };
  // What a side does, and what its leave is worth afterwards.
  struct Reply {
    Action action;
    Play play;
    Equity leave;
    int thrown_count = 0;
    std::array<Tile, kMaxRack> thrown{};
  };
  // The opponent's rack in a situation, with its best plays on the board as it is.
  struct Prepared {
    Prepared(const Playout& playout, const Situation& now);

    Situation situation;
    Rack rack;
    std::vector<Play> plays;  // if there are many candidates
  };
  struct Side {
    Hand hand;
    int points = 0;
    Equity leave = 0;
  };

  const Prepared& prepared(const Situation& situation);
  Rack rack_of(const Hand& hand, const Situation& situation) const;
  Reply reply_of(const Simulated& option) const;
  Reply first_reply(const Candidate& candidate, const Situation& situation);
  Reply reply(const Position& position, const Hand& hand, const Situation& situation) const;
  Reply with_exchange(const Rack& rack, bool has_play, const Play& play, int in_bag) const;
  void act(Side& side, const Reply& reply, bool from_front, Random& random);
  int points_of(const Hand& hand) const;
  SampleWorth sample(int points, bool is_over, int turns, std::span<const Side, 2> sides) const;
  int in_bag() const { return static_cast<int>(bag_.size() - drawn_); }

  const SimulationQuestion* question_;
  const Position* board_;
  std::span<const Simulated> options_;
  std::vector<Tile> unseen_;
  std::uint64_t weights_ = 0;              // of all racks that the opponent may hold
  std::vector<Candidate> candidates_;
  std::vector<Trial> trials_;              // one for each turn that is laid

  Random random_{0};
  bool has_many_ = false;
  Hand opponent_;
  std::vector<Tile> dealt_;                // the bag of this deal
  std::vector<Prepared> prepared_;
  std::vector<Tile> bag_;                  // the same while a candidate is played on
  std::size_t drawn_ = 0;                  // of its tiles, from the front
};

}  // namespace rackhouse
