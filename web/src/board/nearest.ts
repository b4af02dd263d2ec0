/** From a point on the screen to a square: also where squares are smaller than a finger. */

import { columnOf, type Layout, rowOf } from "./layout.ts";

/** Where the squares are: measured once, when a hand comes down. */
export interface Measures {
  readonly left: number; // of the first square, in pixels of the window
  readonly top: number;
  readonly pitch: number; // from one square to the next
}

/** Squares below this are hard to hit with a finger, so that taps are taken for the nearest. */
const FINGER = 34;

/** How far from a square's middle, in squares, a finger may be and still mean it. */
const REACH = 1.15;

/** How far above a finger the square is that its tile would fall on, so that it can be seen. */
const LIFT = 46;

/** Where the tile under a finger would fall; the lowest squares are reached at a window's foot too. */
export const aboveFinger = (y: number, height: number): number =>
  y - LIFT * Math.min(1, Math.max(0, (height - y) / (2 * LIFT)));

/** The square under a point, or `null` beside the board. */
export function squareAt(layout: Layout, at: Measures, x: number, y: number): number | null {
  const column = Math.floor((x - at.left) / at.pitch);
  const row = Math.floor((y - at.top) / at.pitch);
  const isOn = row >= 0 && row < layout.rows && column >= 0 && column < layout.columns;
  return isOn ? row * layout.columns + column : null;
}

/** The square that a tap means: on small squares the nearest one that will do. */
export function squareMeant(
  layout: Layout,
  at: Measures,
  x: number,
  y: number,
  willDo: (square: number) => boolean,
): number | null {
  const hit = squareAt(layout, at, x, y);
  if (at.pitch >= FINGER || (hit !== null && willDo(hit))) return hit;
  let nearest: number | null = hit;
  let shortest = REACH * at.pitch;
  for (let square = 0; square < layout.rows * layout.columns; square++) {
    const across = at.left + (columnOf(layout, square) + 0.5) * at.pitch - x;
    const down = at.top + (rowOf(layout, square) + 0.5) * at.pitch - y;
    const distance = Math.hypot(across, down);
    if (distance < shortest && willDo(square)) {
      nearest = square;
      shortest = distance;
    }
  }
  return nearest;
}
