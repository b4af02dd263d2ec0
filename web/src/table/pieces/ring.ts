/** A countdown as a ring: how much of it is left. */

export const RADIUS = 24;
const AROUND = 2 * Math.PI * RADIUS;

/** The stroke that shows this part of a whole. */
export function dash(left: number, whole: number): string {
  const part = whole > 0 ? Math.min(1, Math.max(0, left / whole)) : 0;
  return `${(part * AROUND).toFixed(1)} ${AROUND.toFixed(1)}`;
}
