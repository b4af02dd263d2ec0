/** Whether a question is open: told without a word of it, so that only then its words are loaded. */

import type { GameView } from "../../game/view.ts";

/** Whether somebody asks to take a turn back; on a real board the pad has its own way. */
export const isTakenBack = (view: GameView): boolean =>
  view.custody === "dealt" && view.own !== null && view.end === null && view.take_backs.length > 0;

export function hasPrompt(view: GameView): boolean {
  if (view.end !== null || view.time.time_asked || isTakenBack(view)) return true;
  if (view.phase === "adjudicating") return view.house.ruler === "players";
  return ["announced", "asking", "paused"].includes(view.phase);
}
