/** Matches for tests, each with only what matters named. */

import type { DivisionRounds, Match, MatchGame, MatchResult, Side } from "./values.ts";

export const side = (part: Partial<Side> = {}): Side => ({
  entry: null,
  name: "",
  seed: null,
  score: null,
  before: null,
  best_play: null,
  is_winner: false,
  says: "",
  ...part,
});

export const match = (part: Partial<Match> = {}): Match => ({
  pairing: 1,
  slot: 0,
  table: null,
  sides: [side({ entry: 1, name: "Ann" }), side({ entry: 2, name: "Bo" })],
  result: null,
  words: "",
  reason: "",
  set_by: "program",
  is_locked: false,
  is_bye: false,
  is_for_third: false,
  needs_tie_break: false,
  is_for_director: false,
  deadline: null,
  agreed: null,
  game: null,
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
  const rounds = Array.from({ length: count }, (_, at) => ({
    number: at + 1,
    title: "",
    deadline: null,
    matches: Array.from({ length: slots / 2 ** (at + 1) }, (__, slot) =>
      at === 0
        ? match({
            pairing: slot + 1,
            slot,
            sides: [1, 2].map((place) =>
              side({ entry: 2 * slot + place, name: `Player ${2 * slot + place}` }),
            ),
          })
        : match({ pairing: 0, slot, sides: [side({ says: "?" }), side({ says: "?" })] }),
    ),
  }));
  return {
    key: "main",
    title: "Knockout",
    format: { format: "knockout", seeding: "draw", still_tied: "either", third_place: false },
    stage: "started",
    is_bracket: true,
    rounds,
    champion: null,
    next_round: null,
    locks: [],
    sits_out: [],
    resting: null,
    challenges: [],
  };
}
