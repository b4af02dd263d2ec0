/** How far a rack of tiles is filled by what is raised. */

/** Tiles from nothing to the goal. */
export const TILES = 15;

interface Level {
  readonly top: number; // cents at the upper end: the goal, or a round sum above what is raised
  readonly full: number; // tiles that are filled
  readonly isGrowing: boolean; // whether the next one is begun
}

/** The level of what is raised; without a goal, towards the next round sum. */
export function levelOf(raised: number, goal: number): Level {
  const top = goal > 0 ? goal : roundSumAbove(raised);
  const part = (TILES * Math.max(0, raised)) / top;
  const full = Math.min(TILES, Math.floor(part));
  return { top, full, isGrowing: full < TILES && part > full };
}

/** 100, 200, 500, 1000, ... units: the first that is more than what is raised. */
function roundSumAbove(cents: number): number {
  for (let power = 100 * 100; ; power *= 10) {
    const found = [1, 2, 5].map((step) => step * power).find((sum) => sum > cents);
    if (found) return found;
  }
}
