/** Whether a question is open: told without a word of it, so that only then its words are loaded. */

import type { GameView } from "../../game/view.ts";

export function hasPrompt(view: GameView): boolean {
  if (view.end !== null || view.time.time_asked) return true;
  if (view.phase === "adjudicating") return view.house.ruler === "players";
  return ["announced", "asking", "paused"].includes(view.phase);
}
