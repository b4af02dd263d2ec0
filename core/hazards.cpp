#include "hazards.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

namespace rackhouse {

namespace {

// A blank stands for one letter only, so among several tiles it counts for less than each of them.
constexpr double kBlankShare = 0.3;

std::int16_t whole(double value, double unit) {
  return static_cast<std::int16_t>(std::min(32767.0, value * unit + 0.5));
}

// A square of a line as the windows over it need it: factors for the beginning, the inside and the end.
struct Square {
  double first, inner, last;
  double points;  // the average tile laid there
};

}  // namespace

void LikelyHand::fill(const LetterModel& model, const Variant& variant, const TileCounts& kept,
                      const TileCounts& unseen, int drawn) {
  const int letters = model.letters();
  int total = 0;
  for (int tile = 0; tile <= letters; ++tile) total += unseen[tile];
  // The chance of at least one of so many equal tiles.
  std::array<double, 256> chance;
  std::array<bool, 256> known{};
  const auto drawing = [&](int count) {
    if (!known[count]) {
      double none = 1;
      for (int draw = 0; draw < drawn; ++draw)
        none = total - draw <= count ? 0.0 : none * (1.0 - static_cast<double>(count) / (total - draw));
      known[count] = true;
      chance[count] = 1.0 - none;
    }
    return chance[count];
  };
  const auto has = [&](int tile) { return kept[tile] > 0 ? 1.0 : unseen[tile] == 0 ? 0.0 : drawing(unseen[tile]); };
  blank_ = has(0);
  possible_ = 0;
  natural_[0] = chance_[0] = points_[0] = 0;
  double weight = 0, worth = 0;
  for (int letter = 1; letter <= letters; ++letter) {
    natural_[letter] = has(letter);
    chance_[letter] = natural_[letter] + (1.0 - natural_[letter]) * (blank_ * kBlankShare);
    points_[letter] = natural_[letter] * variant.score[letter];
    if (chance_[letter] > 0) possible_ |= LetterSet{1} << letter;
    weight += chance_[letter];
    worth += points_[letter];
  }
  average_points_ = weight > 0 ? worth / weight : 0;
  sums_ = {};
  const LetterModel::Rows& inner_after = model.turned(model.inner_after());
  const LetterModel::Rows& last_after = model.turned(model.last_after());
  const LetterModel::Rows& first_ahead = model.turned(model.first_ahead());
  const LetterModel::Rows& inner_ahead = model.turned(model.inner_ahead());
  const int columns = (letters + 4) / 4 * 4;  // whole vectors; the rest is zero
  for (int letter = 1; letter <= letters; ++letter) {
    const double by = chance_[letter], points = points_[letter];
    if (by == 0) continue;
    sums_.first += model.first()[letter] * by;
    sums_.inner += model.inner()[letter] * by;
    sums_.last += model.last()[letter] * by;
    sums_.points += model.inner()[letter] * points;
    for (int beside = 0; beside < columns; ++beside) {
      sums_.inner_after[beside] += inner_after[letter][beside] * by;
      sums_.last_after[beside] += last_after[letter][beside] * by;
      sums_.first_ahead[beside] += first_ahead[letter][beside] * by;
      sums_.inner_ahead[beside] += inner_ahead[letter][beside] * by;
      sums_.points_after[beside] += inner_after[letter][beside] * points;
      sums_.points_ahead[beside] += inner_ahead[letter][beside] * points;
    }
  }
}

void HazardSums::add_line(const HazardSums& line) {
  for (int bucket = 0; bucket < kBuckets; ++bucket) plays[bucket] += line.plays[bucket];
  bonus += line.bonus;
  bonus_points += line.bonus_points;
  single += line.single;
  tripled += line.tripled;
  points += line.points;
  crossed += line.crossed;
  largest_bonus = std::max(largest_bonus, line.bonus);
  largest_points = std::max(largest_points, line.points);
}

namespace {

// A play between two buckets counts in both, by its distance.
void add_to_bucket(HazardSums& sums, double score, double expected) {
  constexpr double kLast = HazardSums::kBuckets - 1;
  const double place = std::min(kLast, std::max(0.0, score / HazardSums::kBucketPoints));
  const int below = std::min(static_cast<int>(place), HazardSums::kBuckets - 2);
  const double above = place - below;
  sums.plays[below] += expected * (1.0 - above);
  sums.plays[below + 1] += expected * above;
}

Square tile_of(const Line& line, int at, const LetterModel& model) {
  const Letter letter = line.letters[at];
  const bool joined = at > 0 && (line.tiles >> (at - 1) & 1) != 0;
  const Letter before = joined ? line.letters[at - 1] : Letter{0};
  return {model.first()[letter], joined ? model.inner_after()[before][letter] : model.inner()[letter],
          joined ? model.last_after()[before][letter] : model.last()[letter], 0};
}

Square empty_of(const Line& line, int at, const LetterModel& model, const LikelyHand& hand) {
  const Letter before = at > 0 && (line.tiles >> (at - 1) & 1) != 0 ? line.letters[at - 1] : Letter{0};
  const Letter next = (line.tiles >> at & 2) != 0 ? line.letters[at + 1] : Letter{0};
  const LikelyHand::Sums& sums = hand.sums();
  const bool is_crossed = (line.crossed >> at & 1) != 0;
  Square square;
  if (!is_crossed && (before == 0 || next == 0)) {
    square.first = next != 0 ? sums.first_ahead[next] : sums.first;
    square.inner = before != 0 ? sums.inner_after[before] : next != 0 ? sums.inner_ahead[next] : sums.inner;
    square.last = before != 0 ? sums.last_after[before] : sums.last;
    const double points = before != 0 ? sums.points_after[before] : next != 0 ? sums.points_ahead[next] : sums.points;
    square.points = square.inner > 0 ? points / square.inner : 0;
    return square;
  }
  const LetterModel::Row& first = next != 0 ? model.first_ahead()[next] : model.first();
  const LetterModel::Row& inner =
      before != 0 ? model.inner_after()[before] : next != 0 ? model.inner_ahead()[next] : model.inner();
  const LetterModel::Row& last = before != 0 ? model.last_after()[before] : model.last();
  double at_first = 0, at_inner = 0, at_last = 0, points = 0;
  for (LetterSet open = line.allowed[at] & hand.possible(); open != 0; open &= open - 1) {
    const Letter letter = static_cast<Letter>(std::countr_zero(open));
    const double chance = hand.chance(letter);
    const double share = before != 0 && next != 0 ? inner[letter] * model.lift()[next][letter] : inner[letter];
    at_first += first[letter] * chance;
    at_inner += share * chance;
    at_last += last[letter] * chance;
    points += share * hand.points(letter);
  }
  return {at_first, at_inner, at_last, at_inner > 0 ? points / at_inner : 0};
}

}  // namespace

HazardSums hazards_of_line(const Position& position, Direction direction, int number, const LetterModel& model,
                           const LikelyHand& hand) {
  HazardSums sums;
  const Variant& variant = position.variant();
  const Line& line = position.line(direction, number);
  const int length = position.line_length(direction);
  const int rack_size = position.rack_size();
  std::uint32_t touching = line.tiles | line.crossed;
  int least_tiles = 1;
  if (position.is_empty()) {
    const int place[2] = {variant.start / variant.columns, variant.start % variant.columns};
    const int own = static_cast<int>(direction);
    if (number != place[own]) return sums;
    touching = 1u << place[1 - own];
    least_tiles = variant.opening_tiles;
  }
  if (touching == 0) return sums;

  std::array<Square, kMaxSide> squares;
  for (int at = 0; at < length; ++at)
    squares[at] = (line.tiles >> at & 1) != 0 ? tile_of(line, at, model) : empty_of(line, at, model, hand);
  // The share of hands left for one tile more, when others are used.
  std::array<double, kMaxRack + 1> share;
  share[0] = 1;
  for (int tiles = 1; tiles <= rack_size; ++tiles)
    share[tiles] = share[tiles - 1] * (rack_size - tiles + 1) / rack_size;

  for (int start = 0; start < length && touching >> start != 0; ++start) {
    if (start > 0 && (line.tiles >> (start - 1) & 1) != 0) continue;
    double product = 1, free_points = 0, crossed_points = 0;
    int tiles = 0, through_score = 0, multiplier = 1, cross_score = 0, crosses = 0, only = 0;
    for (int at = start; at < length; ++at) {
      const std::uint32_t bit = 1u << at;
      const Square& square = squares[at];
      if ((line.tiles & bit) != 0) {
        through_score += line.points[at];
      } else {
        if (tiles == rack_size || (line.blocked & bit) != 0) break;
        const double points = line.letter_premium[at] * square.points;
        free_points += points;
        if ((line.crossed & bit) != 0) {
          ++crosses;
          crossed_points += points * line.word_premium[at];
          cross_score += line.cross_score[at] * line.word_premium[at];
        }
        multiplier *= line.word_premium[at];
        only = at;
        ++tiles;
      }
      const int size = at + 1 - start;
      const bool ends = (line.tiles >> 1 & bit) == 0;
      if (ends && size >= 2 && tiles >= least_tiles && (touching >> start & ((2u << (at - start)) - 1)) != 0) {
        if (tiles == 1) {
          // Found once, like any play of one tile; which letters fit is known from the other direction.
          if (direction == Direction::kAcross || crosses == 0) {
            const Line& other = position.line(rackhouse::other(direction), only);
            const int weight = line.letter_premium[only] * (multiplier + (crosses > 0 ? line.word_premium[only] : 0));
            const int fixed = through_score * multiplier + cross_score +
                              (variant.bonus_tiles <= 1 ? variant.bonus_points : 0);
            for (LetterSet open = line.allowed[only] & other.allowed[number] & hand.possible(); open != 0;
                 open &= open - 1) {
              const Letter letter = static_cast<Letter>(std::countr_zero(open));
              const double natural = hand.natural(letter), blank = (1.0 - natural) * hand.blank();
              const int score = fixed + weight * variant.score[letter];
              add_to_bucket(sums, score, natural);
              add_to_bucket(sums, fixed, blank);
              sums.single += natural + blank;
              sums.points += natural * score + blank * fixed;
              if (multiplier >= 3) sums.tripled += natural + blank;
            }
          }
        } else {
          const double expected = model.words(size) * share[tiles] * product * square.last;
          const double score = through_score * multiplier + cross_score + multiplier * free_points + crossed_points;
          if (tiles >= variant.bonus_tiles) {
            sums.bonus += expected;
            sums.bonus_points += expected * (score + variant.bonus_points);
          } else {
            add_to_bucket(sums, score, expected);
            sums.points += expected * score;
            if (multiplier >= 3) sums.tripled += expected;
            if (crosses > 0) sums.crossed += expected;
          }
        }
      }
      product *= at == start ? square.first : square.inner;
    }
  }
  return sums;
}

namespace {

// About e to the power of minus x, by arithmetic that is the same everywhere.
double none_of(double expected) { return 1.0 / (1.0 + expected + expected * expected / 2.0); }

// The best score to be expected were all plays independent of each other, each only so likely.
double expected_best(const HazardSums& sums, double bonus_points, double likely) {
  double none = 1, best = 0;
  const auto take = [&](double expected, double score) {
    const double missing = none_of(expected * likely);
    best += none * (1.0 - missing) * score;
    none *= missing;
  };
  take(sums.bonus, bonus_points);
  for (int bucket = HazardSums::kBuckets - 1; bucket >= 0; --bucket)
    take(sums.plays[bucket], bucket * HazardSums::kBucketPoints);
  return best;
}

}  // namespace

void write_hazards(const HazardSums& sums, const LikelyHand& hand, std::span<std::int16_t, kHazards> numbers) {
  const double bonus_points = sums.bonus > 0 ? sums.bonus_points / sums.bonus : 0;
  std::size_t next = 0;
  const auto root = [&](double value) { numbers[next++] = whole(std::sqrt(value), 256); };
  for (const double plays : sums.plays) root(plays);
  root(sums.bonus);
  root(sums.single);
  root(sums.tripled);
  root(sums.crossed);
  root(sums.largest_bonus);
  numbers[next++] = whole(std::sqrt(sums.points), 64);
  numbers[next++] = whole(std::sqrt(sums.largest_points), 64);
  numbers[next++] = whole(bonus_points, 32);
  numbers[next++] = whole(expected_best(sums, bonus_points, 1.0), 64);
  numbers[next++] = whole(expected_best(sums, bonus_points, 0.25), 64);
  numbers[next++] = whole(hand.average_points(), 1024);
  numbers[next++] = whole(hand.sums().inner, 16384);
}

}  // namespace rackhouse
