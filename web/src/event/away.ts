/** Who is not here yet, where the desk checks people in. */

import type { Entries } from "./values.ts";

/** Entries that were not checked in, by their numbers; none where nobody has been. */
export function awayOf(entries: Entries | null | undefined): ReadonlySet<number> {
  const playing = (entries?.entries ?? []).filter(
    ({ kind, is_withdrawn }) => kind !== "house" && !is_withdrawn,
  );
  if (!playing.some(({ is_checked_in }) => is_checked_in)) return new Set();
  return new Set(playing.filter((one) => !one.is_checked_in).map(({ number }) => number));
}
