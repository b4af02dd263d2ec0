/** One draft for all who hold a seat: what is sent, what comes back, and whose counts.
 *
 * Everybody at a seat is shown every draft, its sender too, in the same order. So whoever has none
 * on its way takes over what comes; whoever has waits until their own has come back. After the
 * last one all of them show the same.
 */

import type { DraftSquare } from "../board/draft.ts";

export type Draft = readonly DraftSquare[];

export interface Drafting {
  readonly newest: Draft; // what lies on this page's board
  readonly underway: readonly Draft[]; // sent and not yet come back, oldest first
  readonly isUnsent: boolean; // whether it was changed while there was no line
}

export const NO_DRAFT: Drafting = { newest: [], underway: [], isUnsent: false };

/** This page lays or moves a tile. */
export const drawUp = (drafting: Drafting, newest: Draft, isOpen: boolean): Drafting =>
  isOpen
    ? { newest, underway: [...drafting.underway, newest], isUnsent: false }
    : { ...drafting, newest, isUnsent: true };

/** A draft comes from the hall; `follow` is what the board should show, if it should change. */
export function comeBack(
  drafting: Drafting,
  shown: Draft,
): { drafting: Drafting; follow: Draft | null } {
  const [first, ...rest] = drafting.underway;
  const underway = first && isSame(first, shown) ? rest : drafting.underway;
  if (underway.length > 0) return { drafting: { ...drafting, underway }, follow: null };
  const follow = isSame(drafting.newest, shown) ? null : shown;
  return { drafting: { newest: shown, underway, isUnsent: false }, follow };
}

/** The line is lost: what had not come back may never have arrived. */
export const loseLine = (drafting: Drafting): Drafting => ({
  ...drafting,
  underway: [],
  isUnsent: drafting.isUnsent || drafting.underway.length > 0,
});

/** The line is there again: whether this page's draft goes out, rather than the hall's in. */
export const goesFirst = (drafting: Drafting, kept: Draft | null): boolean =>
  drafting.isUnsent || (kept === null && drafting.newest.length > 0);

export const isSame = (one: Draft, other: Draft): boolean =>
  one.length === other.length &&
  one.every(({ square, tile }, at) => square === other[at]?.square && tile === other[at]?.tile);
