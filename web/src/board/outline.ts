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
  const across = extend(layout, one, one, "across", isTaken);
  const down = extend(layout, one, one, "down", isTaken);
  return lengthOf(layout, down) > lengthOf(layout, across) ? down : across;
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
