/** Long lists that a wall shows page by page, and how it says which page it is. */

import type { Match } from "../../event/rounds/values.ts";

/** Which part of a list is in sight. */
export interface Span {
  readonly what: "tables" | "matches" | "places" | "names" | "parts";
  readonly first: number | string;
  readonly last: number | string;
  readonly all: number | null; // none where the numbers do not count what there is
  readonly isOnly: boolean; // it is the whole list
}

/** Pages of nearly the same length, none longer than `most`. */
export function pagesOf<Item>(items: readonly Item[], most: number): readonly (readonly Item[])[] {
  const pages = Math.ceil(items.length / most);
  const each = Math.ceil(items.length / Math.max(1, pages));
  return Array.from({ length: pages }, (_, at) => items.slice(at * each, (at + 1) * each));
}

/** The tables of a page: by their numbers, which count them where they run from 1 on. */
export function tablesIn(some: readonly Match[], all: readonly Match[]): Span {
  const isOnly = some.length === all.length;
  const [first, last, end] = [some[0]?.table, some.at(-1)?.table, all.at(-1)?.table];
  if (first && last && end) {
    const count = all[0]?.table === 1 ? end : null;
    return { what: "tables", first, last, all: count, isOnly };
  }
  const before = some[0] ? all.indexOf(some[0]) : 0;
  return {
    what: "matches",
    first: before + 1,
    last: before + some.length,
    all: all.length,
    isOnly,
  };
}
