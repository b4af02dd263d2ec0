/** Whose screen it is: the side that has something to do, out of what the hall allows each. */

import { type GameView, mayDo } from "../../game/view.ts";
import { isRuled, openWords } from "../pieces/window.ts";

/** What nobody but that side can do, and what the game waits for. */
const AWAITED = ["confirm verdict", "confirm score", "draw tiles", "press clock", "confirm result"];

/** The seat that should have the screen, of those around it; whoever has it keeps it otherwise.
 *
 * `views` are the game as each of the seats sees it.
 */
export function whoseScreen(views: readonly GameView[], at: number | null): number | null {
  const [view] = views;
  if (!view) return at;
  const here = views.flatMap(({ own }) => (own ? [own.seat] : []));
  const isHere = (seat: number | null): seat is number => seat !== null && here.includes(seat);
  const asked = views.find(({ own }) => own?.is_asked)?.own?.seat ?? null;
  if (isHere(asked)) return asked;
  const { window } = view;
  const isOpen = window !== null && view.call === null;
  if (isOpen && window.waiting_for.length > 0) {
    // Nobody's turn follows the last play, so everybody is asked about it; about any other, the
    // side that confirms its score or whose turn comes. Whoever else has doubts takes the screen.
    const first = window.is_final ? window.waiting_for : [window.score_keeper, window.next_mover];
    return first.find(isHere) ?? at;
  }
  const awaited = awaitedOf(views, at);
  if (isHere(awaited)) return awaited;
  const mover = moverOf(view);
  return isHere(mover) ? mover : (at ?? here[0] ?? null);
}

/** Whose turn it is, or comes after the play that can be challenged. */
function moverOf({ phase, mover, window }: GameView): number | null {
  if (phase === "paused") return window?.next_mover ?? mover;
  return phase === "on turn" ? mover : (window?.next_mover ?? null);
}

/** Of several who may do what the game waits for, whoever has the screen comes first. */
function awaitedOf(views: readonly GameView[], at: number | null): number | null {
  const able = views.filter((view) => AWAITED.some((command) => mayDo(view, command)));
  const seats = able.flatMap(({ own }) => (own ? [own.seat] : []));
  return at !== null && seats.includes(at) ? at : (seats[0] ?? null);
}

/** What a seat says because somebody else at the same screen did, or because nothing is in question.
 *
 * The result lies open before all of them, so one agrees for all; a play whose words were all ruled
 * good leaves nobody anything to challenge.
 */
export function saidForAll(
  view: GameView,
  seats: readonly number[],
): "confirm result" | "accept" | "take back" | null {
  const isAgreed = view.end?.confirmed.some((seat) => seats.includes(seat)) ?? false;
  if (isAgreed && mayDo(view, "confirm result")) return "confirm result";
  const isBack = view.take_backs.some((seat) => seats.includes(seat));
  if (isBack && mayDo(view, "take back")) return "take back";
  return isRuled(view) && mayDo(view, "accept") ? "accept" : null;
}

/** Who else may challenge the last play before the screen goes on: a third player never has it then.
 *
 * Behind the curtain the game is paused, and nobody may do anything until it goes on.
 */
export const doubtersOf = (views: readonly GameView[], next: number | null): number[] =>
  views.flatMap((view) => {
    const seat = view.own?.seat ?? null;
    const { window: open } = view;
    if (seat === null || seat === next || !open || view.call || openWords(view).length === 0) {
      return [];
    }
    const isWaited = view.phase === "paused" && open.waiting_for.includes(seat);
    return isWaited || mayDo(view, "challenge") ? [seat] : [];
  });

/** Whether nothing is asked of anybody before the first draw, so that the game begins by itself. */
export const isComing = (views: readonly GameView[]): boolean =>
  views.every(
    (view) =>
      view.phase === "setting up" &&
      !mayDo(view, "agree dictionary") &&
      !mayDo(view, "agree board") &&
      (view.score_keeper !== null || !mayDo(view, "choose score-keeper")),
  );

/** Whether racks are still secret: once the game is over they lie open. */
export const hasSecrets = (view: GameView): boolean => view.end === null;

/** Whether the game stands still, as any of the seats has heard. */
export const isPaused = (views: readonly GameView[]): boolean =>
  views.some(({ phase }) => phase === "paused");

/** Whether time runs against anybody, or something will happen by itself. */
export const runsTime = ({ time }: GameView): boolean =>
  time.ticking !== null || time.next_due !== null;
