/** A play as somebody writes it on a pad: a place, a word, and which of its letters are blanks. */

import { type Face, parseTiles, signOf } from "../../board/alphabet.ts";
import type { DraftSquare } from "../../board/draft.ts";
import { type Layout, parseStart, step } from "../../board/layout.ts";

export interface Written {
  readonly start: string; // `8D`, as it was typed
  readonly word: string; // in capitals, with what lies on the board already
  readonly blanks: readonly number[]; // the letters of the word that blanks stand for, from 0
}

export const NOTHING_WRITTEN: Written = { start: "", word: "", blanks: [] };

/** The letters of a word, in capitals. */
export const lettersOf = (word: string): string[] => parseTiles(word).map((face) => face.letter);

/** What stands in the field for the word now: `8D TRAINER` fills both, `?` makes a blank of the
 * letter before it, or a letter again. */
export function withWord(written: Written, text: string): Written {
  const [first = "", ...rest] = text.trimStart().split(/\s+/);
  if (rest.length > 0 && /\d/.test(first)) {
    return withWord({ ...written, start: first.toUpperCase() }, rest.join(""));
  }
  const plain = text.replace(/\s/g, "").toUpperCase();
  const word = plain.replaceAll("?", "");
  const kept = written.blanks.filter((at) => isSame(written.word, word, at));
  return [...plain.matchAll(/\?/g)].reduce<Written>(
    (next, found, before) =>
      turned(next, lettersOf(plain.slice(0, found.index)).length - 1 - before),
    { ...written, word, blanks: kept },
  );
}

/** Make a blank of a letter, or a letter of a blank. */
export function turned(written: Written, at: number): Written {
  if (at < 0 || at >= lettersOf(written.word).length) return written;
  const others = written.blanks.filter((blank) => blank !== at);
  const blanks = others.length < written.blanks.length ? others : [...others, at];
  return { ...written, blanks: blanks.sort((one, other) => one - other) };
}

/** The play as the hall reads it, `8D TRAINeR`; empty while something of it is missing. */
export function notation({ start, word, blanks }: Written): string {
  if (!start.trim() || !word) return "";
  const signs = parseTiles(word).map((face, at) =>
    signOf({ letter: face.letter, isBlank: blanks.includes(at) }),
  );
  return `${start.trim().toUpperCase()} ${signs.join("")}`;
}

/** What the hall calls a play, taken apart again. */
export function readPlay(play: string): Written {
  const [start = "", signs = ""] = play.split(" ");
  const faces = parseTiles(signs);
  return {
    start,
    word: faces.map((face) => signOf({ ...face, isBlank: false })).join(""),
    blanks: faces.flatMap((face, at) => (face.isBlank ? [at] : [])),
  };
}

/** A letter of the word that comes from a rack, by its place in the word. */
export interface Fresh extends DraftSquare {
  readonly at: number;
}

/** The letters of the word that come from a rack: those whose square is empty. */
export function freshOf(written: Written, layout: Layout, board: readonly string[]): Fresh[] {
  const from = parseStart(layout, written.start);
  if (!from) return [];
  return lettersOf(written.word).flatMap((letter, at) => {
    const square = step(layout, from.square, from.direction, at);
    if (square === null || board[square] !== "") return [];
    return [{ at, square, tile: signOf({ letter, isBlank: written.blanks.includes(at) }) }];
  });
}

/** Whether a draft has just these tiles. */
export const isOf = (draft: readonly DraftSquare[], fresh: readonly Fresh[]): boolean =>
  draft.length === fresh.length &&
  fresh.every(({ square, tile }) =>
    draft.some((other) => other.square === square && other.tile === tile),
  );

/** All tiles of a count by letter, as a hand to lay from. */
export const poolOf = (unseen: Readonly<Record<string, number>>): Face[] =>
  Object.entries(unseen).flatMap(([sign, count]) =>
    Array.from({ length: count }, () => parseTiles(sign)[0] ?? { letter: "", isBlank: true }),
  );

/** Whether a blank still is the letter that it was when the word was changed. */
const isSame = (before: string, after: string, at: number): boolean =>
  lettersOf(before)[at] === lettersOf(after)[at];
