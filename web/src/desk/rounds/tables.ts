/** Which tables are free for a round. */

import { isOpen } from "../../event/rounds/standing.ts";
import type { DivisionRounds } from "../../event/rounds/values.ts";

/** The first table after those at which others of the hall still play. */
export function firstFree(
  divisions: readonly DivisionRounds[],
  division: string,
  round: number,
): number {
  const taken = divisions.flatMap(({ key, rounds }) =>
    rounds
      .filter(({ number }) => key !== division || number !== round)
      .flatMap(({ matches }) => matches.filter(isOpen).flatMap(({ table }) => table ?? [])),
  );
  return Math.max(0, ...taken) + 1;
}
