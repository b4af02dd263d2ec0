/** Letters, their values, and how tiles are written. A letter may be two characters: `CH`. */

interface Letter {
  readonly letter: string; // in capitals
  readonly points: number;
}

export type Alphabet = readonly Letter[];

/** What a tile shows: a blank has a letter of its own only once it is laid. */
export interface Face {
  readonly letter: string; // in capitals; empty on a blank without a letter
  readonly isBlank: boolean;
}

const SIGN = /\[[^\]]+\]|[^[\]]/gu;

/** The tiles that a text writes: `A`, a blank as `a` or `?`, a long letter as `[CH]`. */
export function parseTiles(text: string): Face[] {
  return Array.from(text.matchAll(SIGN), ([sign]) => parseTile(sign));
}

export function parseTile(sign: string): Face {
  if (sign === "?") return { letter: "", isBlank: true };
  const letter = sign.replace(/[[\]]/g, "");
  const capital = letter.toUpperCase();
  return { letter: capital, isBlank: letter !== capital };
}

/** How a tile is written; `parseTile` reads it back. */
export function signOf(face: Face): string {
  if (face.letter === "") return "?";
  const letter = face.isBlank ? face.letter.toLowerCase() : face.letter;
  return letter.length > 1 ? `[${letter}]` : letter;
}

export function pointsOf(alphabet: Alphabet, face: Face): number {
  if (face.isBlank) return 0;
  return alphabet.find((entry) => entry.letter === face.letter)?.points ?? 0;
}

/** A laid tile as records number it: letters count from 1, and those of blanks from 65. */
export function numberOf(alphabet: Alphabet, face: Face): number {
  const number = 1 + alphabet.findIndex((entry) => entry.letter === face.letter);
  return face.isBlank ? number + 64 : number;
}
