/** Matches found by what somebody at the desk would type: a table's number, or a few letters. */

import type { Match } from "../../event/rounds/values.ts";
import { plain } from "../../kit/plain.ts";

export function isFound(match: Match, typed: string): boolean {
  const sought = plain(typed.trim());
  if (sought === "") return true;
  if (/^\d+$/.test(sought)) {
    const entries = match.sides.map(({ entry }) => entry);
    return match.table === Number(sought) || entries.includes(Number(sought));
  }
  return match.sides.some(({ name }) => plain(name).includes(sought));
}
