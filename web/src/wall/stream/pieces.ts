/** What a stream can show of a game, each piece at an address of its own. */

import { addressOf } from "../../connection/api.ts";

export const PIECES = ["scores", "board", "last", "clocks", "racks"] as const;
export type Piece = (typeof PIECES)[number];

/** The grounds that a piece can lie on. */
export const GROUNDS = ["transparent", "dark", "light"] as const;
export type Ground = (typeof GROUNDS)[number];

/** The width and height of the source that a piece fills best. */
export const SIZES: Readonly<Record<Piece, readonly [wide: number, high: number]>> = {
  scores: [1200, 140],
  board: [1080, 1080],
  last: [900, 120],
  clocks: [840, 120],
  racks: [1080, 300],
};

/** What stands after the # is never sent by a browser: an invitation to look on, or a key. */
export function addressOfPiece(game: string, piece: Piece, ground: Ground, secret: string): string {
  const address = addressOf(`overlay/${game}/${piece}?look=${ground}`);
  return secret ? `${address}#${secret}` : address;
}

export const keySecret = (key: string): string => `key=${key}`;

/** The key in a secret; empty where that is an invitation. */
export const keyIn = (secret: string): string => /^key=(.+)$/.exec(secret)?.[1] ?? "";
