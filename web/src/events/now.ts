/** What is on at an event now: a round that is played, the next start, or the final places. */

import { roundNow } from "../event/rounds/seats.ts";
import { isOpen, progressOf } from "../event/rounds/standing.ts";
import type { DivisionRounds, Round } from "../event/rounds/values.ts";
import type { DivisionStandings } from "../event/standings/values.ts";

export interface RoundOn {
  readonly division: DivisionRounds;
  readonly round: Round;
  readonly done: number; // matches with a result
  readonly all: number;
}

export interface Won {
  readonly division: DivisionRounds;
  readonly names: readonly string[];
}

export type Now =
  | { readonly kind: "round"; readonly rounds: readonly RoundOn[] }
  | { readonly kind: "between" } // some rounds are over, none is played
  | { readonly kind: "final"; readonly won: readonly Won[] }
  | { readonly kind: "next" }; // nothing has begun

/** What is on: what is played comes before anything else. */
export function nowOf(
  every: readonly DivisionRounds[],
  standings: readonly DivisionStandings[],
): Now {
  const rowsOf = ({ key }: DivisionRounds) => standings.find((one) => one.key === key)?.rows ?? [];
  // A division that nobody has entered keeps nobody waiting.
  const divisions = every.filter((one) => one.rounds.length > 0 || rowsOf(one).length > 0);
  const rounds = divisions.flatMap((division) => {
    const round = division.stage === "certified" ? undefined : roundNow(division);
    if (!round?.matches.some((match) => match.pairing !== 0 && isOpen(match))) return [];
    return [{ division, round, ...progressOf(round.matches) }];
  });
  if (rounds.length > 0) return { kind: "round", rounds };
  if (divisions.length > 0 && divisions.every(({ stage }) => stage === "certified")) {
    const won = divisions.map((division) => ({
      division,
      names: rowsOf(division)
        .filter(({ place }) => place === 1)
        .map(({ name }) => name),
    }));
    return { kind: "final", won };
  }
  const hasBegun = divisions.some(({ rounds: paired }) => paired.length > 0);
  return { kind: hasBegun ? "between" : "next" };
}
