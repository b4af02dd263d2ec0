/** How a game came to its end, in a sentence. */

import type { GameView } from "../game/view.ts";
import { dashed, type Key, type Named, say } from "../messages/messages.svelte.ts";

/** Why it is over, and by whom; nothing while it goes on. */
export function howItEnded({ end, sides }: GameView, names: readonly Named[]): string {
  if (!end) return "";
  const who = end.out ?? sides.findIndex((side) => side.is_resigned);
  return say(`end-${dashed(end.reason)}` as Key, { name: names[who] ?? "" });
}
