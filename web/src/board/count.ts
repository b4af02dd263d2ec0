/** What a draft scores, counted on the page itself: for when nobody can be asked.
 *
 * Every sheet counts alike but for its bonus. Whether the draft is a play at all is left to the
 * hall; here it is enough that its tiles are in one line without a gap.
 */

import { pointsOf } from "./alphabet.ts";
import { type Direction, step } from "./layout.ts";
import { lengthOf, type Run, runOf, runThrough } from "./outline.ts";
import { type BoardState, faceAt, laidAt } from "./state.ts";

/** What laying that many tiles at once earns. */
export interface Bonus {
  readonly tiles: number;
  readonly points: number;
}

export interface Counted {
  readonly word: string;
  readonly score: number;
}

/** The main word of a draft and what all its words score; `null` where it makes none. */
export function countDraft(state: BoardState, bonus: Bonus): Counted | null {
  const { layout, laid } = state;
  const isTaken = (square: number) => faceAt(state, square) !== null;
  const squares = laid.map((tile) => tile.square);
  const main = runOf(layout, squares, isTaken);
  if (!main || laid.some((tile) => tile.letter === "")) return null;
  const along = squaresIn(state, main);
  if (!along.every(isTaken) || !squares.every((square) => along.includes(square))) return null;
  const other: Direction = main.direction === "across" ? "down" : "across";
  const runs = [main, ...squares.map((square) => runThrough(layout, square, other, isTaken))];
  const words = runs.filter((run) => lengthOf(layout, run) > 1);
  if (words.length === 0) return null;
  const extra = laid.length >= bonus.tiles ? bonus.points : 0;
  const score = words.reduce((sum, run) => sum + valueIn(state, run), extra);
  return { word: along.map((square) => faceAt(state, square)?.letter ?? "").join(""), score };
}

function squaresIn({ layout }: BoardState, run: Run): number[] {
  return Array.from({ length: lengthOf(layout, run) }, (_, index) =>
    step(layout, run.first, run.direction, index),
  ).filter((square): square is number => square !== null);
}

/** A word's points: premiums count below the tiles laid now, a letter's before a word's. */
function valueIn(state: BoardState, run: Run): number {
  let [sum, times] = [0, 1];
  for (const square of squaresIn(state, run)) {
    const face = faceAt(state, square);
    const premium = laidAt(state, square) ? state.layout.premiums[square] : null;
    sum += (face ? pointsOf(state.alphabet, face) : 0) * (premium?.letter ?? 1);
    times *= premium?.word ?? 1;
  }
  return sum * times;
}
