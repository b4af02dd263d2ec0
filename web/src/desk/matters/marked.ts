/** A discrepancy that was marked in a game: the turn, and the director's ruling on it there. */

import type { Done, Look, Refused, RuleDiscrepancy, Seated, Stale } from "../../api/types.ts";
import { fetchJson, sendJson } from "../../connection/api.ts";
import { newNonce } from "../../connection/people.ts";
import { pathOf } from "../../event/api.ts";
import type { Discrepancy } from "../../event/matters/values.ts";
import { textOf } from "../../messages/messages.svelte.ts";

/** Whoever rules on a marked turn sits in the director's place. */
const DIRECTOR = "organiser";

/** The game as its director sees it. */
export async function lookAt(event: string, { pairing }: Discrepancy): Promise<Look> {
  const path = pathOf(event, `pairings/${pairing}/place`, { as: DIRECTOR });
  const { game, place } = await sendJson<Seated>(path, { nonce: newNonce() });
  return fetchJson(`api/games/${game}?place=${place}`);
}

/** Rule on it; whatever was not done is thrown with its reason. */
export async function rule(look: Look, ruling: Omit<RuleDiscrepancy, "command">): Promise<void> {
  const answer = await sendJson<Done | Refused | Stale>(
    `api/games/${look.info.id}/commands?place=${look.place}`,
    {
      type: "command",
      id: newNonce(),
      seen: look.number,
      command: { command: "rule discrepancy", ...ruling },
    },
  );
  if (answer.type !== "done") throw new Error(textOf(answer.reason));
}
