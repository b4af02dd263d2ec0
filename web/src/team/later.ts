/** A team's card: fetched, with its words, only at a table where seats are shared. */

import { speech } from "../messages/messages.svelte.ts";

const start = async () => {
  const [card] = await Promise.all([import("./Team.svelte"), speech.learn("team")]);
  return card;
};

let coming: ReturnType<typeof start> | null = null;

/** The card; the same promise every time, since new words draw anew whoever asks for it. */
export function loadTeam(): ReturnType<typeof start> {
  coming ??= start().catch((error: unknown) => {
    coming = null;
    throw error;
  });
  return coming;
}
