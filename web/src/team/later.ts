/** A team's card: fetched, with its words, only at a table where seats are shared. */

import { speech } from "../messages/messages.svelte.ts";

export async function loadTeam() {
  const [card] = await Promise.all([import("./Team.svelte"), speech.learn("team")]);
  return card;
}
