/** Where everybody of a hall sits now, whatever their division: by table, and by name. */

import { plain } from "../../kit/plain.ts";
import { isOpen } from "./standing.ts";
import type { DivisionRounds, Match, Round } from "./values.ts";

/** A match of the round that its division is at. */
export interface Seating {
  readonly match: Match;
  readonly round: Round;
  readonly division: DivisionRounds;
}

/** Somebody, and the match they are in. */
export interface Seat {
  readonly entry: number;
  readonly name: string;
  readonly seating: Seating;
}

/** The round that is played now: the first with an open match, else the last one. */
export const roundNow = ({ rounds }: DivisionRounds): Round | undefined =>
  rounds.find(({ matches }) => matches.some(isOpen)) ??
  rounds.findLast(({ matches }) => matches.some(({ pairing }) => pairing !== 0));

/** The matches of all divisions that are playing, by their tables; byes stand last. */
export function seatingsOf(divisions: readonly DivisionRounds[]): readonly Seating[] {
  const found = divisions.flatMap((division) => {
    const round = roundNow(division);
    if (!round?.matches.some(isOpen)) return [];
    return round.matches
      .filter(({ pairing }) => pairing !== 0)
      .map((match) => ({ match, round, division }));
  });
  return found.sort(
    (one, other) =>
      Number(one.match.is_bye) - Number(other.match.is_bye) ||
      (one.match.table ?? Number.MAX_SAFE_INTEGER) -
        (other.match.table ?? Number.MAX_SAFE_INTEGER) ||
      one.match.pairing - other.match.pairing,
  );
}

/** Everybody in some matches, in the order of their names. */
export const byName = (seatings: readonly Seating[]): readonly Seat[] =>
  seatings
    .flatMap((seating) =>
      seating.match.sides.flatMap(({ entry, name }) =>
        entry === null ? [] : [{ entry, name, seating }],
      ),
    )
    .sort((one, other) => one.name.localeCompare(other.name) || one.entry - other.entry);

/** Those whom somebody sits with. */
export const othersAt = ({ entry, seating }: Seat): readonly string[] =>
  seating.match.sides.filter((side) => side.entry !== entry).map(({ name }) => name);

/** Whether what was typed is the table, or begins a word of a name. */
export function isFound({ match }: Seating, names: readonly string[], typed: string): boolean {
  const part = plain(typed.trim());
  const words = plain(names.join(" ")).split(/[\s\-'’.]+/);
  return part === "" || String(match.table) === part || words.some((one) => one.startsWith(part));
}
