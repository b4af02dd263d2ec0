/** What the sides of a game are called. */

import type { Sitter } from "../api/types.ts";
import { type Named, say, together } from "../messages/messages.svelte.ts";

/** A side by its seat, from 0: its team, or those who sit there; empty where nobody does.
 *
 * Whoever has deleted their data sat there all the same: their seat is not free.
 */
export function sideName(people: readonly Sitter[], seat: number): Named {
  const held = people.filter(({ place }) => place === `seat-${seat + 1}`);
  const team = held.find((one) => one.team)?.team;
  return team || together(held.map(({ name }) => name || say("name-deleted")));
}
