/** Matches for tests, each with only what matters named. */

import type { Shape } from "../../api/types.ts";
import type { DivisionRounds, Match, MatchGame, MatchResult, Round, Side } from "./values.ts";

export const shape = (part: Partial<Shape> = {}): Shape => ({
  is_bracket: false,
  has_rungs: false,
  is_always_open: false,
  pairs_early: false,
  is_self_scheduled: false,
  is_league: false,
  has_house: false,
  has_tie_breaks: true,
  comes_first: [],
  gives_way: true,
  may_draw: true,
  avoids_rematches: false,
  starts_as: "rounds",
  rounds: null,
  ...part,
});

export const round = (number: number, matches: readonly Match[], key = "title"): Round => ({
  number,
  name: { key, number, section: "" },
  deadline: null,
  matches,
  reasoning: [],
});

export const side = (part: Partial<Side> = {}): Side => ({
  entry: null,
  name: "",
  seed: null,
  score: null,
  before: null,
  best_play: null,
  is_first: null,
  is_winner: false,
  says: "",
  comes_from: null,
  ...part,
});

export const match = (part: Partial<Match> = {}): Match => ({
  pairing: 1,
  slot: 0,
  table: null,
  board: null,
  sides: [side({ entry: 1, name: "Ann" }), side({ entry: 2, name: "Bo" })],
  result: null,
  words: "",
  reason: "",
  notice: "",
  set_by: "program",
  is_locked: false,
  is_bye: false,
  is_for_third: false,
  needs_tie_break: false,
  is_for_director: false,
  deadline: null,
  agreed: null,
  game: null,
  is_disputed: false,
  ...part,
});

export const game = (part: Partial<MatchGame> = {}): MatchGame => ({
  game: "g",
  custody: "table",
  phase: "on turn",
  turn: 3,
  scores: [40, 52],
  calls: 0,
  marked: 0,
  ...part,
});

export const result = (part: Partial<MatchResult> = {}): MatchResult => ({
  kind: "played",
  scores: [400, 380],
  before: [],
  best_plays: [],
  winner: null,
  absent: [],
  reason: "",
  ...part,
});

/** A bracket of so many slots in which nobody has played; the first slots are entries 1, 2, …. */
export function bracketOf(slots: number): DivisionRounds {
  const count = Math.log2(slots);
  const rounds = Array.from({ length: count }, (_, at) => {
    const matches = Array.from({ length: slots / 2 ** (at + 1) }, (__, slot) =>
      at === 0
        ? match({
            pairing: slot + 1,
            slot,
            sides: [1, 2].map((place) =>
              side({ entry: 2 * slot + place, name: `Player ${2 * slot + place}` }),
            ),
          })
        : match({
            pairing: 0,
            slot,
            sides: [0, 1].map((place) =>
              side({ comes_from: { which: "winner", round: at, index: 2 * slot + place } }),
            ),
          }),
    );
    return round(at + 1, matches, ["final", "semi", "quarter"][count - at - 1]);
  });
  return {
    key: "main",
    title: "Knockout",
    format: { format: "knockout", seeding: "draw", still_tied: "either", third_place: false },
    stage: "started",
    shape: shape({ is_bracket: true }),
    rounds,
    champion: null,
    next_round: null,
    locks: [],
    sits_out: [],
    without_match: [],
    resting: null,
    challenges: [],
  };
}
