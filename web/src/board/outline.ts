/** The run of squares that a play reaches over: one outline, one flag. */

import { type Direction, type Layout, step } from "./layout.ts";

export interface Run {
  readonly first: number;
  readonly last: number;
  readonly direction: Direction;
}

/** The longest word along the line of these squares; `null` where there are none. */
export function runOf(
  layout: Layout,
  squares: readonly number[],
  isTaken: (square: number) => boolean,
): Run | null {
  const [one, other] = [Math.min(...squares), Math.max(...squares)];
  if (squares.length === 0) return null;
  const isDown = one % layout.columns === other % layout.columns;
  if (one !== other) return extend(layout, one, other, isDown ? "down" : "across", isTaken);
  const across = runThrough(layout, one, "across", isTaken);
  const down = runThrough(layout, one, "down", isTaken);
  return lengthOf(layout, down) > lengthOf(layout, across) ? down : across;
}

/** The word in a direction that a square belongs to; of itself alone where it has no neighbour. */
export const runThrough = (
  layout: Layout,
  square: number,
  direction: Direction,
  isTaken: (square: number) => boolean,
): Run => extend(layout, square, square, direction, isTaken);

/** The square for the flag of a run, on which it covers no letter; `null` where there is none.
 *
 * Best is the one after the word, then the one before it, then one beside it from its end on.
 */
export function flagSquare(
  layout: Layout,
  run: Run,
  isFree: (square: number) => boolean,
): number | null {
  const { first, last, direction } = run;
  const aside: Direction = direction === "across" ? "down" : "across";
  const along = Array.from({ length: lengthOf(layout, run) }, (_, index) =>
    step(layout, last, direction, -index),
  );
  const places = [
    step(layout, last, direction, 1),
    step(layout, first, direction, -1),
    ...[-1, 1].flatMap((way) =>
      along.map((square) => (square === null ? null : step(layout, square, aside, way))),
    ),
  ];
  return places.find((square) => square !== null && isFree(square)) ?? null;
}

/** How many squares a run reaches over. */
export function lengthOf(layout: Layout, run: Run): number {
  const pace = run.direction === "across" ? 1 : layout.columns;
  return (run.last - run.first) / pace + 1;
}

function extend(
  layout: Layout,
  from: number,
  to: number,
  direction: Direction,
  isTaken: (square: number) => boolean,
): Run {
  const furthest = (start: number, pace: number): number => {
    const next = step(layout, start, direction, pace);
    return next !== null && isTaken(next) ? furthest(next, pace) : start;
  };
  return { first: furthest(from, -1), last: furthest(to, 1), direction };
}
