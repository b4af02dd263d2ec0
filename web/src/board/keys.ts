/** The keys of the table, as players of the field know them. */

import type { Gesture } from "./gestures.ts";
import { step } from "./layout.ts";
import type { BoardState } from "./state.ts";

/** What a key asks of the table and not of the board. */
export type Order = "commit" | "pass" | "challenge" | "exchange" | "exchange all";

export type KeyMeaning = { gesture: Gesture } | { order: Order };

/** What of a keyboard event matters. */
export interface Key {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

export const keyOf = (event: KeyboardEvent): Key => ({
  key: event.key,
  shiftKey: event.shiftKey,
  ctrlKey: event.ctrlKey,
  altKey: event.altKey,
  metaKey: event.metaKey,
});

/** Whether keys are being written somewhere, and are nobody else's. */
export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input, textarea, [contenteditable]") !== null;

const ORDERS: Readonly<Record<string, Order>> = {
  Enter: "commit",
  "2": "pass",
  "3": "challenge",
  "4": "exchange",
  $: "exchange all",
};

const MOVES: Readonly<Record<string, readonly ["across" | "down", number]>> = {
  ArrowLeft: ["across", -1],
  ArrowRight: ["across", 1],
  ArrowUp: ["down", -1],
  ArrowDown: ["down", 1],
};

/** What a key means now, or `null`: it is then left to the browser.
 *
 * With `isMoving` the arrow keys move about in the grid, which has the focus or is set to be
 * walked by keys; otherwise they turn, shuffle and recall.
 */
export function meaningOf(
  state: BoardState,
  key: Key,
  isMoving: boolean,
  random: () => number = Math.random,
): KeyMeaning | null {
  if (key.ctrlKey || key.altKey || key.metaKey) return null;
  if (state.asking !== null) return whileAsking(key);
  const order = ORDERS[key.key];
  if (order) return { order };
  const gesture =
    letterOf(key) ??
    (isMoving ? movingKey(state, key.key) : arrowKey(key.key, random)) ??
    plainKey(state, key.key, isMoving);
  return gesture ? { gesture } : null;
}

function whileAsking(key: Key): KeyMeaning | null {
  if (key.key === "Escape") return { gesture: { type: "escape" } };
  if (key.key === "Backspace") return { gesture: { type: "backspace" } };
  const gesture = letterOf(key);
  return gesture ? { gesture } : null;
}

/** Shift makes a blank of a letter. Caps Lock does not: it turns what Shift shows around. */
function letterOf({ key, shiftKey }: Key): Gesture | null {
  if (!/^\p{L}$/u.test(key)) return null;
  return { type: "letter", character: key, asBlank: shiftKey };
}

function arrowKey(key: string, random: () => number): Gesture | null {
  if (key === "ArrowLeft" || key === "ArrowRight") return { type: "turn" };
  if (key === "ArrowUp") return { type: "shuffle", random };
  if (key === "ArrowDown") return { type: "recall" };
  return null;
}

function movingKey(state: BoardState, key: string): Gesture | null {
  const { layout, cursor } = state;
  const start = cursor - (cursor % layout.columns);
  if (key === "Home") return { type: "cursor", square: start };
  if (key === "End") return { type: "cursor", square: start + layout.columns - 1 };
  const move = MOVES[key];
  if (!move) return null;
  const square = step(layout, cursor, move[0], move[1]);
  return { type: "cursor", square: square ?? cursor };
}

function plainKey(state: BoardState, key: string, isMoving: boolean): Gesture | null {
  if (key === " ") return isMoving ? { type: "turn" } : { type: "space" };
  if (key === "Backspace" || key === "Delete") return { type: "backspace" };
  const hasSomething = state.picked !== null || state.arrow !== null || state.laid.length > 0;
  return key === "Escape" && hasSomething ? { type: "escape" } : null;
}
