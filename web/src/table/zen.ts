/** Zen mode: the board, the rack, scores and clocks, and nothing else beside them. */

import { perform } from "../board/gestures.ts";
import { type Key, meaningOf } from "../board/keys.ts";
import type { BoardState } from "../board/state.ts";

/** Whether a key turns zen mode on or off: `z`, or Escape to leave it.
 *
 * Tiles come first: whoever types a word, or could lay a Z, means the letter; and Escape is for the
 * board as long as there is something to let go of.
 */
export function turnsZen(state: BoardState, key: Key, isZen: boolean): boolean {
  if (key.ctrlKey || key.altKey || key.metaKey || state.asking !== null) return false;
  if (key.key === "Escape") return isZen && meaningOf(state, key, false) === null;
  if (key.key.toLowerCase() !== "z" || key.shiftKey || state.arrow !== null) return false;
  return perform(state, { type: "letter", character: "z", asBlank: false }) === state;
}
