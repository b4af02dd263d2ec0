/** Clocks between two views: the server's time rules, the page only counts on from it. */

import { type GameView, onTurn } from "./view.ts";

/** What a clock shows. */
interface Reading {
  readonly text: string; // `11:46`, or `0:42` past its end
  readonly isOver: boolean;
  readonly isLow: boolean; // a minute or less is left
}

const LOW = 60_000;

/** Minutes and seconds; what is left of a second counts as one, so that 0:00 is the end. */
export function reading(milliseconds: number): Reading {
  const isOver = milliseconds < 0;
  const seconds = isOver ? Math.floor(-milliseconds / 1000) : Math.ceil(milliseconds / 1000);
  const minutes = Math.floor(seconds / 60);
  const text = `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
  return { text, isOver, isLow: !isOver && milliseconds <= LOW };
}

/** A side's time left, so long after its view came; `null` without clocks. */
export function clockLeft(view: GameView, seat: number, since: number): number | null {
  const { clock_seconds: allowed, ticking } = view.time;
  const side = view.sides[seat];
  if (allowed === null || !side) return null;
  return allowed * 1000 - side.clock_used - (ticking === seat ? since : 0);
}

/** What is left of the turn, so long after its view came; `null` without a limit.
 *
 * Once its side has played, nobody's turn runs until the next one begins.
 */
export function turnLeft(view: GameView, since: number): number | null {
  const { turn_left: left, turn_seat: seat, ticking } = view.time;
  if (left === null || seat === null || view.end !== null) return null;
  if (ticking === seat) return left - runningSince(view, seat, since);
  return onTurn(view) === seat ? left : null;
}

/** How much of the time since a view came runs for a side: none while it is on vacation. */
function runningSince(view: GameView, seat: number, since: number): number {
  const away = (view.sides[seat]?.away_until ?? 0) - view.time.now;
  return away > 0 ? Math.max(0, since - away) : since;
}

/** What is left of the round; `null` where it has no end, or the game is over. */
export function roundLeft(view: GameView, since: number): number | null {
  const { round_ends: ends, now } = view.time;
  return ends === null || view.end !== null ? null : ends - now - since;
}
