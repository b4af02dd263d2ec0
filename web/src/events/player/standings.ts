/** Where an entry stands, out of the standings that the hall tells. */

import type { StandingRow, StandingsShown } from "../../api/types.ts";

/** The place of an entry, and among how many. */
export function placeOf(
  { divisions }: StandingsShown,
  entry: number,
): (StandingRow & { readonly of: number }) | undefined {
  for (const { rows } of divisions) {
    const row = rows.find((one) => one.entry === entry);
    if (row) return { ...row, of: rows.length };
  }
  return undefined;
}
