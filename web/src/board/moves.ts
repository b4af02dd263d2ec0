/** What can be done with a tile: laid, moved, swapped, taken up, put elsewhere on the rack.
 *
 * Every gesture ends in one of these, so however a draft is made it is the same draft.
 */

import { type BoardState, type HandTile, isLaid, type LaidTile, laidAt, tileOf } from "./state.ts";

/** Lay a tile on a square; on a laid tile the two change places. A blank asks for its letter. */
export function lay(state: BoardState, id: number, square: number, letter?: string): BoardState {
  const tile = tileOf(state, id);
  if (!tile || state.isLocked || state.fixed[square]) return state;
  const before = state.laid.find((other) => other.id === id);
  const occupant = laidAt(state, square);
  if (occupant?.id === id) return { ...state, picked: null };
  const shown = tile.letter || (letter ?? "");
  let laid: LaidTile[] = state.laid.filter((other) => other.id !== id && other !== occupant);
  let wells = state.wells;
  if (occupant && before) {
    laid = [...laid, { ...occupant, square: before.square }];
  } else if (occupant) {
    wells = exchangeWells(wells, id, occupant.id);
  }
  laid = [...laid, { id, square, letter: shown }];
  // Only one blank asks at a time; another that still waits goes back to its well.
  const waiting = state.asking;
  if (waiting !== null && waiting !== id) laid = laid.filter((other) => other.id !== waiting);
  return {
    ...state,
    wells,
    laid,
    picked: null,
    asking: shown === "" ? id : null,
    typed: "",
  };
}

/** Take a laid tile back to its well; a blank is blank again. */
export function takeUp(state: BoardState, id: number): BoardState {
  if (!isLaid(state, id)) return state;
  return {
    ...state,
    laid: state.laid.filter((tile) => tile.id !== id),
    picked: state.picked === id ? null : state.picked,
    asking: state.asking === id ? null : state.asking,
    typed: "",
  };
}

/** Take every laid tile back. The arrow goes to where the first of them lay. */
export function recall(state: BoardState): BoardState {
  const first = state.laid[0];
  const arrow =
    state.arrow && first
      ? { square: first.square, direction: state.arrow.direction, isSpent: false }
      : state.arrow;
  return { ...state, laid: [], arrow, picked: null, asking: null, typed: "" };
}

/** Bring a tile to a well: from elsewhere on the rack the others move up, from the board it
 * changes places with the tile that it is dropped on. */
export function toWell(state: BoardState, id: number, well: number): BoardState {
  const from = state.wells.findIndex((tile) => tile?.id === id);
  if (from < 0 || well < 0 || well >= state.wells.length) return state;
  const laid = state.laid.find((tile) => tile.id === id);
  const there = state.wells[well];
  if (!laid) return { ...state, wells: moveTo(state.wells, from, well), picked: null };
  if (there && there.id !== id && !isLaid(state, there.id)) {
    return lay(state, there.id, laid.square);
  }
  const wells = there?.id === id ? state.wells : swapped(state.wells, from, well);
  return takeUp({ ...state, wells, picked: null }, id);
}

/** Give the blank that asks its letter. */
export function chooseLetter(state: BoardState, letter: string): BoardState {
  const id = state.asking;
  const known = state.alphabet.some((entry) => entry.letter === letter);
  if (id === null || !known) return state;
  return {
    ...state,
    laid: state.laid.map((tile) => (tile.id === id ? { ...tile, letter } : tile)),
    asking: null,
  };
}

/** Shuffle the tiles that are in their wells, so that the rack looks different where it can. */
export function shuffle(state: BoardState, random: () => number): BoardState {
  const places = state.wells.flatMap((tile, well) =>
    tile && !isLaid(state, tile.id) ? [well] : [],
  );
  const tiles = places.map((well) => state.wells[well] ?? null);
  const spelled = spell(tiles);
  let mixed = tiles;
  for (let attempt = 0; attempt < 8 && spell(mixed) === spelled; attempt++) {
    mixed = mix(tiles, random);
  }
  const wells = [...state.wells];
  for (const [index, well] of places.entries()) wells[well] = mixed[index] ?? null;
  return { ...state, wells };
}

/** Whether the draft can be sent: something is laid and no blank awaits its letter. */
export const isReady = (state: BoardState): boolean =>
  state.laid.length > 0 && state.asking === null;

const spell = (tiles: readonly (HandTile | null)[]): string =>
  tiles.map((tile) => tile?.letter || "?").join();

function mix<T>(items: readonly T[], random: () => number): T[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
  }
  return mixed;
}

function moveTo<T>(items: readonly T[], from: number, to: number): T[] {
  const moved = [...items];
  const [item] = moved.splice(from, 1);
  moved.splice(to, 0, item as T);
  return moved;
}

function swapped<T>(items: readonly T[], one: number, other: number): T[] {
  const changed = [...items];
  [changed[one], changed[other]] = [changed[other] as T, changed[one] as T];
  return changed;
}

function exchangeWells(
  wells: readonly (HandTile | null)[],
  one: number,
  other: number,
): readonly (HandTile | null)[] {
  const well = (id: number) => wells.findIndex((tile) => tile?.id === id);
  return swapped(wells, well(one), well(other));
}
