/** Bringing a board up to date with the game, without losing what its owner arranged.
 *
 * Tiles keep their identity: a hand is compared with the old one as a bag of letters, so a tile
 * that is still held stays in its well, and none can come back twice.
 */

import type { Face } from "./alphabet.ts";
import type { BoardState, HandTile } from "./state.ts";

/** What the game says now. */
export interface News {
  readonly fixed: readonly (Face | null)[];
  readonly hand: readonly Face[];
  readonly last: readonly number[];
  readonly by?: number | null; // the side that made the last play
  readonly isLocked: boolean;
}

/** The board after news of the game. */
export function sync(state: BoardState, news: News): BoardState {
  const covered = new Set(
    state.laid.filter((tile) => news.fixed[tile.square]).map((tile) => tile.id),
  );
  const wells = refill(state, news.hand, covered);
  const held = new Set(wells.map((tile) => tile?.id));
  const laid = news.isLocked
    ? []
    : state.laid.filter((tile) => held.has(tile.id) && !covered.has(tile.id));
  const { arrow } = state;
  // Once a play lies there, the arrow of its draft would take the next tile to where nobody points.
  const isArrowGood = arrow && !news.isLocked && !news.fixed[arrow.square] && covered.size === 0;
  const { asking, picked } = state;
  return {
    ...state,
    fixed: news.fixed,
    last: news.last,
    isLocked: news.isLocked,
    wells,
    laid,
    arrow: isArrowGood ? arrow : null,
    asking: laid.some((tile) => tile.id === asking) ? asking : null,
    picked: picked !== null && held.has(picked) ? picked : null,
    typed: "",
  };
}

/** The wells for a hand: tiles still held stay where they are, new ones fill the gaps. */
function refill(
  state: BoardState,
  hand: readonly Face[],
  covered: ReadonlySet<number>,
): readonly (HandTile | null)[] {
  const wanted = new Map<string, number>();
  for (const { letter } of hand) wanted.set(letter, (wanted.get(letter) ?? 0) + 1);
  const laid = new Set(state.laid.map((tile) => tile.id));
  // Of equal tiles those that lie on the board now, or were laid, are the ones that went.
  const weight = (tile: HandTile) => (covered.has(tile.id) ? 2 : laid.has(tile.id) ? 1 : 0);
  const kept = new Set<number>();
  const tiles = state.wells.filter((tile): tile is HandTile => tile !== null);
  for (const tile of [...tiles].sort((one, other) => weight(one) - weight(other))) {
    const count = wanted.get(tile.letter) ?? 0;
    if (count > 0) {
      kept.add(tile.id);
      wanted.set(tile.letter, count - 1);
    }
  }
  const wells = state.wells.map((tile) => (tile && kept.has(tile.id) ? tile : null));
  let id = Math.max(0, ...tiles.map((tile) => tile.id));
  for (const { letter } of hand) {
    const count = wanted.get(letter) ?? 0;
    if (count === 0) continue;
    wanted.set(letter, count - 1);
    id += 1;
    const gap = wells.indexOf(null);
    if (gap < 0) wells.push({ id, letter });
    else wells[gap] = { id, letter };
  }
  return wells;
}

/** The order of the rack, to be kept while the page is away; an empty well is a dot. */
export const orderOf = (state: BoardState): string[] =>
  state.wells.map((tile) => (tile ? tile.letter || "?" : "."));

/** Arrange the rack as it was left, as far as its tiles still are the same. */
export function arrange(state: BoardState, order: readonly string[]): BoardState {
  const left = state.wells.filter((tile): tile is HandTile => tile !== null);
  const wells: (HandTile | null)[] = state.wells.map((_, well) => {
    const wanted = order[well];
    const index = left.findIndex((tile) => (tile.letter || "?") === wanted);
    return index < 0 ? null : (left.splice(index, 1)[0] ?? null);
  });
  for (const tile of left) wells[wells.indexOf(null)] = tile;
  return { ...state, wells };
}
