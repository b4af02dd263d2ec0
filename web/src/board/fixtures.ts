/** Boards and letters for the tests and for the design page. */

import { type Alphabet, parseTile, parseTiles } from "./alphabet.ts";
import { type Layout, layoutOf } from "./layout.ts";
import { type BoardState, newBoard } from "./state.ts";

const QUARTER = [
  "=..'...=",
  '.-..."..',
  "..-...'.",
  "'..-...'",
  "....-...",
  '."..."..',
  "..'...'.",
];
const mirrored = (row: string): string => row + [...row.slice(0, -1)].reverse().join("");
const UPPER = QUARTER.map(mirrored);

const KINDS: Readonly<Record<string, string>> = {
  "'": "double_letter",
  '"': "triple_letter",
  "^": "quadruple_letter",
  "-": "double_word",
  "=": "triple_word",
  "~": "quadruple_word",
};
const kindsOf = (rows: readonly string[]): string[] =>
  [...rows.join("")].map((sign) => KINDS[sign] ?? "plain");

const COLOURS = {
  double_letter: "light blue",
  triple_letter: "dark blue",
  quadruple_letter: "navy",
  double_word: "pink",
  triple_word: "red",
  quadruple_word: "dark red",
};

export const classic: Layout = layoutOf(
  {
    rows: 15,
    columns: 15,
    start: 112,
    premiums: kindsOf([...UPPER, mirrored("=..'...-"), ...[...UPPER].reverse()]),
  },
  COLOURS,
);

const LARGE = [
  "~..'...=..'",
  '.-.."...-..',
  "..-..^...-.",
  "'..=..'...=",
  '."..-..."..',
  "..^..-...'.",
  "...'..-...'",
  "=......-...",
  '.-.."..."..',
  "..-..'...'.",
].map(mirrored);

export const large: Layout = layoutOf(
  {
    rows: 21,
    columns: 21,
    start: 220,
    premiums: kindsOf([...LARGE, mirrored("'..=..'...-"), ...[...LARGE].reverse()]),
  },
  COLOURS,
);

const VALUES: Readonly<Record<number, string>> = {
  1: "AEIOULNSTR",
  2: "DG",
  3: "BCMP",
  4: "FHVWY",
  5: "K",
  8: "JX",
  10: "QZ",
};

export const english: Alphabet = Object.entries(VALUES)
  .flatMap(([points, letters]) =>
    [...letters].map((letter) => ({ letter, points: Number(points) })),
  )
  .sort((one, other) => one.letter.localeCompare(other.letter));

export const spanish: Alphabet = [
  ...english,
  { letter: "CH", points: 5 },
  { letter: "LL", points: 8 },
];

/** A board with this rack, and with words such as `8D TRAINER` lying on it. */
export function boardWith(
  rack: string,
  lying: readonly (readonly [square: number, tile: string])[] = [],
  alphabet: Alphabet = english,
): BoardState {
  const fixed = classic.premiums.map(() => null) as BoardState["fixed"][number][];
  for (const [square, tile] of lying) fixed[square] = parseTile(tile);
  return newBoard({ layout: classic, alphabet, fixed, hand: parseTiles(rack) });
}
