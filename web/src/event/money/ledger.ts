/** The ledger as a table: a row for each entry, a column for each cause. */

import type { MoneyShown } from "../../api/types.ts";

export type {
  MoneyShown as Money,
  PaidHelp,
  PostingShown as Posting,
  TabShown as Tab,
} from "../../api/types.ts";

/** Under which all pledges stand in one column, each being a cause of its own in the ledger. */
export const PLEDGES = "pledges";
const PLEDGE = /^pledge \d+$/;

/** The column of a cause. */
export const columnOf = (cause: string): string => (PLEDGE.test(cause) ? PLEDGES : cause);

interface LedgerRow {
  readonly entry: number;
  readonly name: string;
  readonly points: number;
  readonly cells: Readonly<Record<string, number>>; // cents by column
  readonly paid: number;
  readonly owed: number;
  readonly pledged: number; // still to be collected
  readonly total: number;
}

export interface LedgerTable {
  readonly columns: readonly string[];
  readonly rows: readonly LedgerRow[];
  readonly sums: Readonly<Record<string, number>>; // by column
}

/** The table of all entries; what is pledged and not collected counts, as on the wall. */
export function tableOf({ causes, entries, pledges }: MoneyShown): LedgerTable {
  const rows = entries.map(({ entry, name, points, by_cause, total, paid, owed }) => {
    const own = pledges.filter((one) => one.entry === entry && !one.is_collected);
    const pledged = own.reduce((sum, { due }) => sum + due, 0);
    const cells: Record<string, number> = pledged > 0 ? { [PLEDGES]: pledged } : {};
    for (const [cause, cents] of Object.entries(by_cause)) {
      const column = columnOf(cause);
      cells[column] = (cells[column] ?? 0) + cents;
    }
    return { entry, name, points, cells, paid, owed, pledged, total: total + pledged };
  });
  const sums: Record<string, number> = {};
  for (const { cells } of rows) {
    for (const [column, cents] of Object.entries(cells)) {
      sums[column] = (sums[column] ?? 0) + cents;
    }
  }
  const known = causes.map(({ title }) => columnOf(title));
  const columns = [...new Set([...known.filter((one) => one !== PLEDGES), PLEDGES])];
  return { columns: columns.filter((one) => sums[one]), rows, sums };
}
