/** A draft as the server understands it: which tile on which square. */

import { numberOf, parseTile, signOf } from "./alphabet.ts";
import { lay } from "./moves.ts";
import { type BoardState, inHand, tileOf } from "./state.ts";

export interface DraftSquare {
  readonly square: number;
  readonly tile: string; // `A`, a blank's letter in small: `a`
}

/** The tiles tried out, in the order of their squares; a blank without its letter is left out. */
export function draftOf(state: BoardState): DraftSquare[] {
  return state.laid
    .filter((tile) => tile.letter !== "")
    .map(({ id, square, letter }) => ({
      square,
      tile: signOf({ letter, isBlank: tileOf(state, id)?.letter === "" }),
    }))
    .sort((one, other) => one.square - other.square);
}

/** The tiles tried out as a play is sent: a tile is the number of its letter, a blank's above 64. */
export function placementsOf(state: BoardState): { square: number; tile: number }[] {
  return draftOf(state).map(({ square, tile }) => ({
    square,
    tile: numberOf(state.alphabet, parseTile(tile)),
  }));
}

/** Lay a draft that came from elsewhere: kept over a reload, or moved by a team mate. Tiles that
 * lie as it has them stay the very same. */
export function withDraft(state: BoardState, draft: readonly DraftSquare[]): BoardState {
  const wanted = new Map(draft.map(({ square, tile }) => [square, tile]));
  const kept = new Set(
    draftOf(state)
      .filter(({ square, tile }) => wanted.get(square) === tile)
      .map(({ square }) => square),
  );
  const laid = state.laid.filter((tile) => kept.has(tile.square));
  let next: BoardState = { ...state, laid, asking: null, picked: null, typed: "" };
  for (const { square, tile } of draft) {
    if (kept.has(square)) continue;
    const face = parseTile(tile);
    const letter = face.isBlank ? "" : face.letter;
    const held = inHand(next).find((candidate) => candidate.letter === letter);
    if (held) next = lay(next, held.id, square, face.letter);
  }
  return next;
}
