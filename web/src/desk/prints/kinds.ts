/** Whether what the desk offers can be printed of an event. */

import type { PrintOffered } from "../../api/types.ts";
import type { DivisionLine, Overview } from "../../event/values.ts";

export const TABLES = ["entries", "pairings", "results", "standings", "ledger", "causes"] as const;

/** Whether there is anything to be put on a print yet. */
export function isReady(
  { needs }: PrintOffered,
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
      return isStarted && division.shape.is_league;
    case "money":
      return hasMoney(overview);
    case "awards":
      return isStarted && division.awards.length > 0;
    case "bracket":
      return isStarted && division.shape.is_bracket;
    case "round":
      return isStarted && division.rounds > 0;
    case "start":
      return isStarted;
  }
}

/** Whether such a thing can be printed of this event at all. */
export function isFor({ needs }: PrintOffered, overview: Overview): boolean {
  const shapes = overview.divisions.map(({ shape }) => shape);
  if (needs === "money") return hasMoney(overview);
  if (needs === "awards") return overview.divisions.some(({ awards }) => awards.length > 0);
  if (needs === "bracket") return shapes.some(({ is_bracket }) => is_bracket);
  return needs !== "league" || shapes.some(({ is_league }) => is_league);
}

const hasMoney = ({ catalogue }: Overview): boolean => catalogue.length > 0;
