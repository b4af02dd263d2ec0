/** Whom a table waits for before its first draw. */

import { type Feed, namesOf } from "../../connection/feed.ts";
import type { Named } from "../../messages/messages.svelte.ts";

/** The names of the sides of which nobody is at the table at the moment. */
export function awayOf(feed: Feed): Named[] {
  const engines = feed.people.filter((sitter) => sitter.is_engine).map(({ place }) => place);
  const there = [...feed.present, ...engines];
  return namesOf(feed).filter((_, seat) => !there.includes(`seat-${seat + 1}`));
}
