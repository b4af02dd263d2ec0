/** What is asked of the hall about players across events. */

import type { Claim, PlayerLine } from "../../api/types.ts";
import { fetchJson, put } from "../../connection/api.ts";

/** Those whom a few letters find; all without any. */
export const fetchPlayers = (letters: string): Promise<readonly PlayerLine[]> =>
  fetchJson(`api/ratings?${new URLSearchParams(letters ? { letters } : {})}`);

/** Where the hall tells of a player. */
export const playerPath = (player: string): string => `api/players/${encodeURIComponent(player)}`;

/** Say whether somebody at an event is this player. */
export const answerClaim = (
  player: string,
  { event, entry, member }: Claim,
  isAccepted: boolean,
): Promise<void> =>
  put(`${playerPath(player)}/claims`, {
    event,
    entry,
    member,
    is_accepted: isAccepted,
  });

/** The address of a player's page. */
export const playerPage = (player: string): string =>
  new URL(`players/${encodeURIComponent(player)}`, document.baseURI).href;

/** What an entry of an event, or one of its members, is called among players. */
export const playerAt = (event: string, entry: number, member = ""): string =>
  [event, entry, ...(member ? [member] : [])].join("-");
