/** The houses whose sheets come with the hall, and its players, as the hall tells of them. */

import type { PlayerSummary, SheetSummary } from "../api/types.ts";
import { fetchJson } from "../connection/api.ts";
import { sayTitle } from "../messages/messages.svelte.ts";

export const fetchSheets = (): Promise<SheetSummary[]> => fetchJson("api/sheets");
export const fetchPlayers = (): Promise<PlayerSummary[]> => fetchJson("api/players");

/** A house's name and what it is: a village's, and `village evening`. */
export function titleOf({ title }: Pick<SheetSummary, "title">): [string, string] {
  const [name = "", kind = ""] = sayTitle(title).split(": ");
  return [name, kind];
}

/** Somebody a little below the middle, the strongest being first: neither a gift nor a lesson. */
export const middling = (players: readonly PlayerSummary[]): string =>
  players[Math.ceil(players.length / 2)]?.name ?? players[0]?.name ?? "";
