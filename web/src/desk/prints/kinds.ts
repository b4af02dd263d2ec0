/** What can be printed of an event, and out of what. */

import type { DivisionLine, Overview } from "../../event/values.ts";

export const PRINTS = [
  { kind: "poster", needs: "nothing" },
  { kind: "check-in", needs: "nothing" },
  { kind: "badges", needs: "entries" },
  { kind: "rules", needs: "nothing" },
  { kind: "score-sheets", needs: "nothing" },
  { kind: "pairings-by-table", needs: "round" },
  { kind: "pairings-by-name", needs: "round" },
  { kind: "slips", needs: "round" },
  { kind: "bracket", needs: "knockout" },
  { kind: "fixtures", needs: "start" },
  { kind: "league-table", needs: "league" },
  { kind: "standings", needs: "start" },
  { kind: "certificates", needs: "start" },
  { kind: "ledger", needs: "money" },
] as const;

export type Print = (typeof PRINTS)[number];

export const TABLES = ["entries", "pairings", "results", "standings", "ledger"] as const;

/** Whether there is anything to be put on a print yet. */
export function isReady(
  { needs }: Print,
  overview: Overview,
  division: DivisionLine | undefined,
): boolean {
  const isStarted = division !== undefined && division.stage !== "open";
  switch (needs) {
    case "nothing":
      return true;
    case "entries":
      return overview.entries > 0;
    case "league":
      return isStarted && division.format.format === "round robin";
    case "money":
      return hasMoney(overview);
    case "knockout":
      return isStarted && division.format.format === "knockout";
    case "round":
      return isStarted && division.rounds > 0;
    case "start":
      return isStarted;
  }
}

/** Whether such a thing can be printed of this event at all. */
export function isFor({ needs }: Print, overview: Overview): boolean {
  const formats = overview.divisions.map(({ format }) => format.format);
  if (needs === "money") return hasMoney(overview);
  if (needs === "knockout") return formats.includes("knockout");
  return needs !== "league" || formats.includes("round robin");
}

const hasMoney = ({ catalogue }: Overview): boolean => catalogue.length > 0;
