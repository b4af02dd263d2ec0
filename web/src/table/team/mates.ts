/** Those who hold one seat together, and who of them is there. */

import type { Feed } from "../../connection/feed.ts";

export interface Mate {
  readonly name: string;
  readonly isHere: boolean;
}

export function matesAt(feed: Feed, place: string): Mate[] {
  const present = feed.here.filter((sitter) => sitter.place === place).map(({ name }) => name);
  return feed.people
    .filter((sitter) => sitter.place === place)
    .map(({ name }) => {
      const found = present.indexOf(name);
      // Two of the same name are two people.
      if (found >= 0) present.splice(found, 1);
      return { name, isHere: found >= 0 };
    });
}
