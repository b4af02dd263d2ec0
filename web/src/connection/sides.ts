/** What the sides of a game are called. */

import type { Sitter } from "../api/types.ts";
import { type Named, together } from "../messages/messages.svelte.ts";

/** A side by its seat, from 0: its team, or those who sit there; empty where nobody does. */
export function sideName(people: readonly Sitter[], seat: number): Named {
  const held = people.filter(({ place }) => place === `seat-${seat + 1}`);
  return held.find(({ team }) => team)?.team || together(held.map(({ name }) => name));
}
