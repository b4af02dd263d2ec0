/** The one state of a board: what lies on it, what is held, what is being tried out. */

import type { Alphabet, Face } from "./alphabet.ts";
import type { Direction, Layout } from "./layout.ts";

/** A tile in hand. Its number is its identity, so that a tile is never doubled or lost. */
export interface HandTile {
  readonly id: number;
  readonly letter: string; // in capitals; empty on a blank
}

/** A tile of the hand that lies on the board for the time being. */
export interface LaidTile {
  readonly id: number; // the tile of the hand
  readonly square: number;
  readonly letter: string; // what it shows: a blank's chosen letter, empty until it is chosen
}

/** Where typing goes on. */
export interface Arrow {
  readonly square: number;
  readonly direction: Direction;
  readonly isSpent: boolean; // whether the edge is reached, so that no letter can follow
}

export interface BoardState {
  readonly layout: Layout; // the board below the tiles
  readonly alphabet: Alphabet; // which letters there are, and their values
  readonly fixed: readonly (Face | null)[]; // tiles that lie for good, one entry a square
  readonly last: readonly number[]; // the squares of the last play, which are lit
  readonly wells: readonly (HandTile | null)[]; // the rack in the order its owner likes
  readonly laid: readonly LaidTile[]; // the draft, in the order in which it was laid
  readonly arrow: Arrow | null; // where a typed letter goes
  readonly cursor: number; // the square that has the focus when the grid has it
  readonly picked: number | null; // the tile tapped first, which the next tap moves
  readonly asking: number | null; // the laid blank that awaits its letter
  readonly typed: string; // what was typed last, for a letter of two characters to grow from
  readonly isLocked: boolean; // whether nothing can be laid: a spectator's board, a finished game
}

/** What a board starts from. */
interface Start {
  readonly layout: Layout;
  readonly alphabet: Alphabet;
  readonly fixed?: readonly (Face | null)[];
  readonly hand?: readonly Face[];
  readonly size?: number; // how many wells the rack has
  readonly isLocked?: boolean;
}

/** A board with nothing tried out yet. */
export function newBoard(start: Start): BoardState {
  const hand = start.hand ?? [];
  const size = Math.max(start.size ?? 7, hand.length);
  return {
    layout: start.layout,
    alphabet: start.alphabet,
    fixed: start.fixed ?? start.layout.premiums.map(() => null),
    last: [],
    wells: Array.from({ length: size }, (_, well) => {
      const face = hand[well];
      return face ? { id: well + 1, letter: face.letter } : null;
    }),
    laid: [],
    arrow: null,
    cursor: start.layout.start,
    picked: null,
    asking: null,
    typed: "",
    isLocked: start.isLocked ?? false,
  };
}

export const tileOf = (state: BoardState, id: number): HandTile | undefined =>
  state.wells.find((tile) => tile?.id === id) ?? undefined;

export const laidAt = (state: BoardState, square: number): LaidTile | undefined =>
  state.laid.find((tile) => tile.square === square);

export const isLaid = (state: BoardState, id: number): boolean =>
  state.laid.some((tile) => tile.id === id);

export const isFree = (state: BoardState, square: number): boolean =>
  !state.fixed[square] && !laidAt(state, square);

/** The tiles that are in their wells, in order. */
export const inHand = (state: BoardState): HandTile[] =>
  state.wells.filter((tile): tile is HandTile => tile !== null && !isLaid(state, tile.id));

/** What a square shows: a fixed tile, a laid one, or nothing. */
export function faceAt(state: BoardState, square: number): Face | null {
  const fixed = state.fixed[square];
  if (fixed) return fixed;
  const laid = laidAt(state, square);
  if (!laid) return null;
  return { letter: laid.letter, isBlank: tileOf(state, laid.id)?.letter === "" };
}
