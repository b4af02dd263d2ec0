/** Tiles in motion: whatever changes its place is seen to go there.
 *
 * A tile is drawn where it belongs at once, and only looks for a moment as if it were still on its
 * way: by `transform` and `opacity` alone, which cost no layout. Whoever asks for less motion gets
 * none of it.
 */

import { tick } from "svelte";
import { type BoardState, isLaid } from "./state.ts";

/** How long a tile takes from hand to board and back, and a whole play from its side: as in tokens.css. */
const LAY = 140;
const REVEAL = 420;
const SETTLE = "cubic-bezier(0.3, 1.3, 0.5, 1)";

/** Where the things are that tiles go between. */
export interface Ground {
  /** The tile of that number, in its well or on its square. */
  tile(id: number): HTMLElement | null;
  /** What lies on a square for good. */
  lying(square: number): HTMLElement | null;
  /** Where the side sits that plays from there. */
  side(seat: number): HTMLElement | null;
}

/** Where something is seen. */
export type Spot = Pick<DOMRect, "left" | "top" | "width" | "height">;

export class Flights {
  /** A tile that a pointer lets go of starts from the pointer, and not from where it had lain. */
  released: { id: number; spot: Spot } | null = null;
  private readonly ground: Ground;
  private readonly wantsLess: () => boolean;

  constructor(ground: Ground, wantsLess: () => boolean = asksForLess) {
    this.ground = ground;
    this.wantsLess = wantsLess;
  }

  /** See where the tiles are that will have moved; what it gives sets them off once drawn. */
  watch(before: BoardState, after: BoardState): () => Promise<void> {
    const starts = new Map<number, Spot>();
    if (!this.wantsLess()) {
      for (const id of movedTiles(before, after)) {
        const { released } = this;
        const spot = released?.id === id ? released.spot : spotOf(this.ground.tile(id));
        if (spot) starts.set(id, spot);
      }
    }
    return async () => {
      if (starts.size === 0) return;
      await tick();
      for (const [id, start] of starts) this.fly(this.ground.tile(id), start, LAY, 0);
    };
  }

  /** Let a tile that was let go of over nothing return to where it is. */
  async giveBack(id: number, spot: Spot): Promise<void> {
    if (this.wantsLess()) return;
    await tick();
    this.fly(this.ground.tile(id), spot, LAY, 0);
  }

  /** Let the tiles of another side's play come one after the other from where it sits. */
  async reveal(squares: readonly number[], seat: number | null): Promise<void> {
    if (squares.length === 0 || this.wantsLess()) return;
    await tick();
    const start = spotOf(seat === null ? null : this.ground.side(seat));
    for (const [index, square] of squares.entries()) {
      this.fly(this.ground.lying(square), start, REVEAL / 2, delayOf(index, squares.length));
    }
  }

  private fly(tile: HTMLElement | null, start: Spot | null, time: number, delay: number): void {
    const end = spotOf(tile);
    // A tile that is out of sight has no size.
    if (!tile?.animate || !end?.width) return;
    const way = { transform: wayFrom(start, end), opacity: start ? 1 : 0.4 };
    // All the way above the squares that it passes, also where it swings beyond its own.
    const above = { zIndex: 9 };
    tile.animate(
      [
        { ...way, ...above },
        { transform: "none", opacity: 1, ...above },
      ],
      { duration: time, delay, easing: SETTLE, fill: "backwards" },
    );
  }
}

/** When a tile of a play sets off, so that the last has landed when the play's time is over. */
export const delayOf = (index: number, count: number): number =>
  count < 2 ? 0 : (index * REVEAL) / 2 / (count - 1);

/** The tiles that lie elsewhere than before; those that came or went altogether are none. */
export function movedTiles(before: BoardState, after: BoardState): number[] {
  const places = placesOf(before);
  const now = placesOf(after);
  return [...now].flatMap(([id, place]) => {
    const earlier = places.get(id);
    return earlier !== undefined && earlier !== place ? [id] : [];
  });
}

function placesOf(state: BoardState): Map<number, string> {
  const places = new Map<number, string>();
  for (const [well, tile] of state.wells.entries()) {
    if (tile && !isLaid(state, tile.id)) places.set(tile.id, `well ${well}`);
  }
  for (const { id, square } of state.laid) places.set(id, `square ${square}`);
  return places;
}

/** How something at one spot is drawn at another; from no spot at all it comes from above. */
export function wayFrom(start: Spot | null, end: Spot): string {
  if (!start) return "translate(0, -40%) scale(1.08)";
  const right = start.left + start.width / 2 - (end.left + end.width / 2);
  const down = start.top + start.height / 2 - (end.top + end.height / 2);
  // A side's card is larger than any tile: its tiles come as tiles.
  const size = Math.min(1.3, Math.max(0.6, start.width / end.width));
  return `translate(${right}px, ${down}px) scale(${size})`;
}

const spotOf = (element: HTMLElement | null): Spot | null =>
  element?.getBoundingClientRect() ?? null;

const asksForLess = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
