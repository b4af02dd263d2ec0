/** What is heard at a table, out of what happened there. */

import type { NewsItem } from "../../connection/protocol.ts";

export type Sound = "tile" | "play" | "bell" | "verdict";

/** What of news is heard from a seat: what others play, and that a ruling came, not which. */
export function soundsOf(items: readonly NewsItem[], seat: number | undefined): Sound[] {
  const sounds = items.flatMap((item): Sound[] => {
    if (item.kind === "ruled") return ["verdict"];
    if (item.kind !== "play made") return [];
    return item.data.seat === seat ? [] : ["play"];
  });
  // Whoever comes back after a while hears that something happened, and not all of it at once.
  return [...new Set(sounds)];
}

/** Whether a tile was laid between two drafts: taking one up is silent. */
export const isLaying = (before: readonly unknown[], after: readonly unknown[]): boolean =>
  after.length > before.length;
