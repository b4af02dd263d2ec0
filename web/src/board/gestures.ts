/** The one table of gestures: what a hand does, and what that means for the state.
 *
 * Dragging a tile to a place and tapping it and then the place are the same two words here, and
 * typing ends in the same moves, so all three make the same drafts.
 */

import type { Direction } from "./layout.ts";
import { chooseLetter, lay, recall, shuffle, takeUp, toWell } from "./moves.ts";
import { type BoardState, isFree, isLaid, laidAt, tileOf } from "./state.ts";
import {
  back,
  playAtArrow,
  pointAt,
  skip,
  turn,
  turnArrowAt,
  type as typeLetter,
} from "./typing.ts";

/** Where a tile can be let go. */
export type Target = { square: number } | { well: number } | "elsewhere";

export type Gesture =
  | { type: "tap square"; square: number }
  | { type: "tap tile"; id: number }
  | { type: "tap well"; well: number }
  | { type: "drop"; id: number; on: Target }
  | { type: "letter"; character: string; asBlank: boolean }
  | { type: "space" }
  | { type: "backspace" }
  | { type: "turn" }
  | { type: "point"; square: number; direction: Direction }
  | { type: "cursor"; square: number }
  | { type: "shuffle"; random: () => number }
  | { type: "recall" }
  | { type: "choose letter"; letter: string }
  | { type: "escape" };

type Table = {
  readonly [Kind in Gesture["type"]]: (
    state: BoardState,
    gesture: Extract<Gesture, { type: Kind }>,
  ) => BoardState;
};

const TABLE: Table = {
  "tap square": (state, { square }) => {
    const laid = laidAt(state, square);
    if (laid) return tapTile(state, laid.id);
    if (state.picked !== null) return drop(state, state.picked, { square });
    return turnArrowAt(state, square);
  },
  "tap tile": (state, { id }) => tapTile(state, id),
  "tap well": (state, { well }) =>
    state.picked === null ? state : drop(state, state.picked, { well }),
  drop: (state, { id, on }) => drop(state, id, on),
  letter: (state, { character, asBlank }) =>
    state.asking === null
      ? typeLetter(state, character, asBlank)
      : chooseLetter(state, character.toUpperCase()),
  space: skip,
  backspace: (state) => (state.asking === null ? back(state) : refuse(state, state.asking)),
  turn,
  point: (state, { square, direction }) => pointAt(state, square, direction),
  cursor: (state, { square }) => {
    // The arrow goes along where it can, so that letters land where the focus is.
    const direction = state.arrow?.direction ?? "across";
    const canPoint = !state.isLocked && isFree(state, square);
    return canPoint ? pointAt(state, square, direction) : { ...state, cursor: square };
  },
  shuffle: (state, { random }) => shuffle(state, random),
  recall,
  "choose letter": (state, { letter }) => chooseLetter(state, letter),
  escape: (state) => {
    if (state.asking !== null) return refuse(state, state.asking);
    if (state.picked !== null) return { ...state, picked: null };
    if (state.laid.length > 0) return recall(state);
    return { ...state, arrow: null, typed: "" };
  },
};

/** The state after a gesture; the same state where the gesture means nothing. */
export function perform<G extends Gesture>(state: BoardState, gesture: G): BoardState {
  const handle = TABLE[gesture.type] as (state: BoardState, gesture: G) => BoardState;
  return handle(state, gesture);
}

function tapTile(state: BoardState, id: number): BoardState {
  const { picked } = state;
  if (state.isLocked && isLaid(state, id)) return state;
  // A second tap on a tile takes it back from the board, or lets go of it on the rack.
  if (picked === id) return takeUp({ ...state, picked: null }, id);
  if (picked !== null && tileOf(state, picked)) return drop(state, picked, placeOf(state, id));
  const isPlayable = state.arrow && !state.arrow.isSpent && !isLaid(state, id);
  return isPlayable ? playAtArrow(state, id) : { ...state, picked: id };
}

function placeOf(state: BoardState, id: number): Target {
  const laid = state.laid.find((tile) => tile.id === id);
  if (laid) return { square: laid.square };
  return { well: state.wells.findIndex((tile) => tile?.id === id) };
}

function drop(state: BoardState, id: number, on: Target): BoardState {
  if (on === "elsewhere") return takeUp({ ...state, picked: null }, id);
  if ("well" in on) return toWell(state, id, on.well);
  // Whoever lays a tile by hand goes on there, not at an arrow from before.
  const laid = lay(state, id, on.square);
  return laid === state ? state : { ...laid, arrow: null };
}

/** A blank that gets no letter goes back, and the arrow to where it lay. */
function refuse(state: BoardState, id: number): BoardState {
  const laid = state.laid.find((tile) => tile.id === id);
  const lifted = takeUp(state, id);
  if (!laid || !lifted.arrow) return lifted;
  return pointAt(lifted, laid.square, lifted.arrow.direction);
}
