/** Where an entry stands, out of the standings that the hall tells. */

export interface StandingRow {
  readonly place: number;
  readonly entry: number;
  readonly name: string;
  readonly by: string; // what separates it from those who are level, in words
}

export interface Standings {
  readonly divisions: readonly { readonly key: string; readonly rows: readonly StandingRow[] }[];
}

/** The place of an entry, and among how many. */
export function placeOf(
  { divisions }: Standings,
  entry: number,
): (StandingRow & { readonly of: number }) | undefined {
  for (const { rows } of divisions) {
    const row = rows.find((one) => one.entry === entry);
    if (row) return { ...row, of: rows.length };
  }
  return undefined;
}
