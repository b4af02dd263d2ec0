/** Places as a wall shows them: with the points of games that are still being played. */

import { pointsOf } from "../../event/rounds/standing.ts";
import type { DivisionRounds } from "../../event/rounds/values.ts";
import { written } from "../../event/standings/columns.ts";
import type { DivisionStandings, Row } from "../../event/standings/values.ts";

export interface Ranked {
  readonly place: number;
  readonly entry: number;
  readonly name: string;
  readonly small: string; // what the figure is made of: 287+184, or the spread
  readonly figure: string;
  readonly unit: "wins" | "points" | ""; // what the figure counts
}

/** The rows of a division; where points decide, those of open games count as they stand. */
export const rankedIn = (
  standings: DivisionStandings,
  rounds: DivisionRounds,
): readonly Ranked[] => {
  const playing = standings.rows.filter((row) => !row.is_withdrawn || row.played > 0);
  const [first] = standings.columns;
  if (first === "points") return byPoints(playing, rounds);
  return first === "stage" ? byRound(playing) : byPlace(playing);
};

const byPlace = (rows: readonly Row[]): readonly Ranked[] =>
  rows.map((row) => ({
    place: row.place,
    entry: row.entry,
    name: row.name,
    small: written(row, "spread"),
    figure: row.wins,
    unit: "wins" as const,
  }));

/** In a knockout the round that somebody reached says it all. */
const byRound = (rows: readonly Row[]): readonly Ranked[] =>
  rows.map((row) => ({
    place: row.place,
    entry: row.entry,
    name: row.name,
    small: written(row, "reached"),
    figure: "",
    unit: "" as const,
  }));

function byPoints(rows: readonly Row[], rounds: DivisionRounds): readonly Ranked[] {
  const totals = rows
    .map((row) => {
      const parts = partsOf(rounds, row.entry);
      return { row, parts, total: parts.reduce((sum, part) => sum + part, 0) };
    })
    .sort((one, other) => other.total - one.total || one.row.place - other.row.place);
  return totals.map(({ row, parts, total }) => ({
    place: placeAmong(totals, row, total),
    entry: row.entry,
    name: row.name,
    small: parts.length > 1 ? parts.join("+") : "",
    figure: String(total),
    unit: "points" as const,
  }));
}

/** Whoever has more is ahead; level ones are as the hall has parted them. */
const placeAmong = (
  totals: readonly { readonly row: Row; readonly total: number }[],
  row: Row,
  total: number,
): number =>
  1 +
  totals.filter((one) => one.total > total || (one.total === total && one.row.place < row.place))
    .length;

/** The points of an entry, round by round. */
function partsOf({ rounds }: DivisionRounds, entry: number): readonly number[] {
  return rounds.flatMap(({ matches }) =>
    matches.flatMap((match) => {
      const at = match.sides.findIndex((side) => side.entry === entry);
      const points = at < 0 ? null : pointsOf(match, at);
      return points === null ? [] : [points];
    }),
  );
}
