/** A countdown as a ring: how much of it is left. */

import { longTime } from "../../messages/longTime.ts";

export const RADIUS = 24;
const AROUND = 2 * Math.PI * RADIUS;

/** The stroke that shows this part of a whole. */
export function dash(left: number, whole: number): string {
  const part = whole > 0 ? Math.min(1, Math.max(0, left / whole)) : 0;
  return `${(part * AROUND).toFixed(1)} ${AROUND.toFixed(1)}`;
}

/** From here on nobody counts seconds. */
const LONG = 10 * 60_000;

export const isLong = (left: number): boolean => left >= LONG;

/** What stands in the ring: seconds, and of what is long its largest part. */
export const timeIn = (left: number): string =>
  isLong(left) ? (longTime(left).split(" ")[0] ?? "") : String(Math.max(0, Math.ceil(left / 1000)));
