/** The game of a match: opened by the desk or its players, and the way to one's place there. */

import type { EventTableShown, Seated } from "../../api/types.ts";
import { sendJson } from "../../connection/api.ts";
import { newNonce, tableOf } from "../../connection/people.ts";
import { padOf } from "../../connection/start.ts";
import { rememberWay } from "../../connection/wayBack.ts";
import { pageOf, pathOf } from "../api.ts";

export type Custody = EventTableShown["custody"];

/** Open the game of a match, or find the one that is open, with a new link for every place. */
export const openGame = (
  event: string,
  pairing: number,
  as: string,
  custody: Custody | null = null,
): Promise<EventTableShown> =>
  sendJson(pathOf(event, `pairings/${pairing}/game`, { as }), { custody });

/** Take the place that one's role gives at a table; where that is. */
export async function sitDown(
  event: string,
  pairing: number,
  as: string,
  custody: string,
): Promise<string> {
  const path = pathOf(event, `pairings/${pairing}/place`, { as });
  // With real tiles the pad is where one looks and helps; on screens an organiser directs.
  const keeps = custody === "table";
  const { game, place } = await sendJson<Seated>(path, { nonce: newNonce(), keeps });
  rememberWay(game, pageOf(event, as.startsWith("player") ? "me" : "desk"));
  const writes = place === "score-keeper" || place.startsWith("seat-");
  return custody === "table" && writes ? padOf(game) : tableOf(game, place);
}
