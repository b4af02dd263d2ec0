/** The tables of a hall at a glance: how each stands, and what changing two places would do. */

import { isPlayed, standingOf } from "../../event/rounds/standing.ts";
import type { DivisionRounds, Match } from "../../event/rounds/values.ts";

export type TableState =
  | "bye"
  | "in"
  | "disputed"
  | "tied"
  | "playing"
  | "agree"
  | "idle"
  | "missing";

/** How a table stands for somebody who looks over the hall; late: the round's time is over. */
export function tableState(match: Match, isLate: boolean): TableState {
  const standing = standingOf(match);
  if (match.is_disputed) return "disputed";
  if (standing === "bye") return "bye";
  if (standing === "tied") return "tied";
  if (standing === "over") return "in";
  if (standing === "live" && isPlayed(match)) return "agree";
  if (isLate) return "missing";
  return standing === "seated" ? "idle" : "playing";
}

/** The matches of a round in the order of their tables; those without one, such as a bye, last. */
export const byTable = (matches: readonly Match[]): readonly Match[] =>
  [...matches].sort((one, other) => (one.table ?? Infinity) - (other.table ?? Infinity) || 0);

const pairOf = (one: number, other: number): string => [one, other].sort((a, b) => a - b).join(" ");

const entriesOf = ({ sides }: Match): readonly number[] =>
  sides.flatMap(({ entry }) => (entry === null ? [] : [entry]));

/** In which earlier or later rounds two were paired, by the two. */
export function metIn(division: DivisionRounds, round: number): ReadonlyMap<string, number> {
  const met = new Map<string, number>();
  for (const { number, matches } of division.rounds) {
    if (number === round) continue;
    for (const match of matches) {
      const [one, other] = entriesOf(match);
      if (one !== undefined && other !== undefined) met.set(pairOf(one, other), number);
    }
  }
  return met;
}

/** The round in which two met that a swap would let meet again; null where it makes no rematch. */
export function rematchOf(
  met: ReadonlyMap<string, number>,
  matches: readonly Match[],
  one: number,
  other: number,
): number | null {
  for (const [stays, comes] of [
    [one, other],
    [other, one],
  ] as const) {
    const match = matches.find((each) => entriesOf(each).includes(stays));
    for (const opponent of match ? entriesOf(match) : []) {
      if (opponent === stays || opponent === comes) continue;
      const round = met.get(pairOf(opponent, comes));
      if (round !== undefined) return round;
    }
  }
  return null;
}

/** Whether a match can still be changed: nobody has begun it. */
export const isLoose = (match: Match): boolean =>
  match.pairing !== 0 &&
  (match.is_bye || match.result === null) &&
  !["live", "tied"].includes(standingOf(match));
