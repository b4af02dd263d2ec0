/** Rounds that are drawn one by one, so that somebody can be left out of one. */

import type { DivisionRounds } from "./values.ts";

/** The rounds of a division that are yet to be paired; none where its format settles them. */
export function roundsToCome({ format, rounds, stage }: DivisionRounds): readonly number[] {
  const most = "rounds" in format && stage !== "certified" ? format.rounds : 0;
  return Array.from(
    { length: Math.max(0, most - rounds.length) },
    (_, at) => rounds.length + at + 1,
  );
}
