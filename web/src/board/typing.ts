/** Laying tiles from the keyboard: the arrow, letters, Space and Backspace. */

import type { Direction } from "./layout.ts";
import { step } from "./layout.ts";
import { lay, takeUp } from "./moves.ts";
import { type Arrow, type BoardState, inHand, isFree, laidAt, tileOf } from "./state.ts";

/** A click on an empty square: an arrow across, then down, then gone. */
export function turnArrowAt(state: BoardState, square: number): BoardState {
  if (state.isLocked || !isFree(state, square)) return state;
  const { arrow } = state;
  if (arrow?.square !== square || arrow.isSpent) return pointAt(state, square, "across");
  if (arrow.direction === "across") return pointAt(state, square, "down");
  return { ...state, arrow: null, typed: "" };
}

/** Put the arrow on a square. */
export function pointAt(state: BoardState, square: number, direction: Direction): BoardState {
  return { ...state, arrow: { square, direction, isSpent: false }, cursor: square, typed: "" };
}

/** Turn the arrow where it is; without one, nothing turns. */
export function turn(state: BoardState): BoardState {
  const { arrow } = state;
  if (!arrow) return state;
  const direction = arrow.direction === "across" ? "down" : "across";
  return { ...state, arrow: { ...arrow, direction }, typed: "" };
}

/** Lay the tile of a typed character at the arrow; `asBlank` takes a blank whatever is held. */
export function type(state: BoardState, character: string, asBlank: boolean): BoardState {
  const { arrow } = state;
  const typed = character.toUpperCase();
  if (state.isLocked) return state;
  if (!arrow) return startTyping(state, character, asBlank);
  const grown = asBlank ? null : grow(state, typed);
  if (grown) return grown;
  if (arrow.isSpent || !isFree(state, arrow.square)) return state;
  const choice = choose(state, typed, asBlank);
  if (!choice) return state;
  const next = layAtArrow(state, arrow, choice.id, choice.letter);
  return { ...next, typed };
}

/** Without an arrow, typing starts where the cursor is: the star at first, or the next free square. */
function startTyping(state: BoardState, character: string, asBlank: boolean): BoardState {
  const square = state.fixed.findIndex((_, at) => at >= state.cursor && isFree(state, at));
  if (square < 0) return state;
  const pointed = pointAt(state, square, "across");
  const next = type(pointed, character, asBlank);
  return next === pointed ? state : next;
}

/** Lay a given tile at the arrow, as a tap on the rack does. */
export function playAtArrow(state: BoardState, id: number): BoardState {
  const { arrow } = state;
  if (!arrow || arrow.isSpent || !isFree(state, arrow.square)) return state;
  return layAtArrow(state, arrow, id, undefined);
}

/** Move the arrow on without laying anything. */
export function skip(state: BoardState): BoardState {
  const { arrow } = state;
  if (!arrow || arrow.isSpent) return state;
  return follow({ ...state, typed: "" }, arrow.square, arrow.direction);
}

/** Step back over fixed tiles and take the tile there up. */
export function back(state: BoardState): BoardState {
  const { arrow, layout } = state;
  if (!arrow) return state;
  let square = arrow.isSpent ? arrow.square : step(layout, arrow.square, arrow.direction, -1);
  while (square !== null && state.fixed[square]) {
    square = step(layout, square, arrow.direction, -1);
  }
  if (square === null) return state;
  const laid = laidAt(state, square);
  const lifted = laid ? takeUp(state, laid.id) : state;
  return pointAt(lifted, square, arrow.direction);
}

function layAtArrow(
  state: BoardState,
  arrow: Arrow,
  id: number,
  letter: string | undefined,
): BoardState {
  return follow(lay(state, id, arrow.square, letter), arrow.square, arrow.direction);
}

/** Bring the arrow to the next free square, or leave it spent on the last one. */
function follow(state: BoardState, from: number, direction: Direction): BoardState {
  let square = step(state.layout, from, direction, 1);
  while (square !== null && !isFree(state, square)) {
    square = step(state.layout, square, direction, 1);
  }
  const arrow =
    square === null
      ? { square: from, direction, isSpent: true }
      : { square, direction, isSpent: false };
  return { ...state, arrow, cursor: arrow.square };
}

/** The tile for a typed letter: that letter, else one that begins so, else a blank. */
function choose(
  state: BoardState,
  typed: string,
  asBlank: boolean,
): { id: number; letter: string } | null {
  const hand = inHand(state);
  const exact = hand.find((tile) => tile.letter === typed);
  if (exact && !asBlank) return exact;
  const longer = hand.find((tile) => tile.letter.length > 1 && tile.letter.startsWith(typed));
  if (longer && !asBlank) return longer;
  const blank = hand.find((tile) => tile.letter === "");
  const isLetter = state.alphabet.some((entry) => entry.letter === typed);
  return blank && isLetter ? { id: blank.id, letter: typed } : null;
}

/** Where letters are two characters long, the second makes the tile just laid that letter. */
function grow(state: BoardState, typed: string): BoardState | null {
  const both = state.typed + typed;
  const latest = state.laid.at(-1);
  if (state.typed === "" || !latest) return null;
  if (!state.alphabet.some((entry) => entry.letter === both)) return null;
  // The long tile was already taken for its first character: the second only completes it.
  if (latest.letter === both) return { ...state, typed: "" };
  if (tileOf(state, latest.id)?.letter === "") {
    const laid = state.laid.map((tile) => (tile === latest ? { ...tile, letter: both } : tile));
    return { ...state, laid, typed: "" };
  }
  const long = inHand(state).find((tile) => tile.letter === both);
  if (!long) return null;
  const laid = state.laid.map((tile) =>
    tile === latest ? { id: long.id, square: latest.square, letter: both } : tile,
  );
  return { ...state, laid, typed: "" };
}
