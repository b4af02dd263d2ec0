/** The figures that a table of standings shows: those that decide places, and what goes with them. */

import { figure, signed } from "../../messages/figure.ts";
import type { DivisionStandings, Row } from "./values.ts";

export type Column =
  | "played"
  | "wins"
  | "losses"
  | "draws"
  | "forfeits"
  | "points"
  | "spread"
  | "high_game"
  | "best_play"
  | "firsts"
  | "reached"
  | "group";

/** The column in which a measure stands; some are words of the comparison only. */
const SHOWS: Readonly<Record<string, Column>> = {
  wins: "wins",
  points: "points",
  spread: "spread",
  "high game": "high_game",
  "best play": "best_play",
  stage: "reached",
};

/** The columns of a division, as one reads a table: how often, how, how many. */
export function columnsOf({ columns, rows }: DivisionStandings): readonly Column[] {
  const deciding = new Set(columns.map((measure) => SHOWS[measure]));
  const hasAny = (figure: (row: Row) => number): boolean => rows.some((row) => figure(row) > 0);
  if (deciding.has("reached")) return ["reached", "played", "points"];
  // On a ladder the place is the rung; wins only tell how one came there.
  const wins: readonly Column[] =
    deciding.has("wins") || columns.includes("rung")
      ? [
          "wins",
          "losses",
          ...(hasAny(({ draws }) => draws) ? (["draws"] as const) : []),
          ...(hasAny(({ forfeits }) => forfeits) ? (["forfeits"] as const) : []),
        ]
      : [];
  const figures = (["points", "spread", "high_game", "best_play"] as const).filter(
    // On paper nobody notes the plays, so nobody knows the highest.
    (one) =>
      one === "points" || (deciding.has(one) && (one !== "best_play" || hasAny((row) => row[one]))),
  );
  const firsts: readonly Column[] = hasAny((row) => row.firsts) ? ["firsts"] : [];
  const group: readonly Column[] = columns.includes("group") ? ["group"] : [];
  return [...group, "played", ...wins, ...figures, ...firsts];
}

/** What decides places first: it stands out. */
export const firstOf = ({ columns }: DivisionStandings): Column | undefined =>
  SHOWS[columns[0] ?? ""];

/** A figure as people write it: a spread with its sign. */
export function written(row: Row, column: Column): string {
  const value = row[column === "group" ? "reached" : column];
  if (typeof value === "string") return value;
  return column === "spread" ? signed(value) : figure(value);
}
