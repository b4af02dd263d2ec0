/** What the viewer does next, in one sentence. */

import { type GameView, mayDo, onTurn } from "../../game/view.ts";
import { type Named, say } from "../../messages/messages.svelte.ts";
import { vacationOf } from "./remarks.ts";
import { openWords } from "./window.ts";

export function nextStep(view: GameView, names: readonly Named[]): string {
  const turn = onTurn(view);
  if (turn === null) return "";
  const word = openWords(view)[0] ?? "";
  if (mayDo(view, "press clock")) return say("next-press");
  if (view.call) return say("next-ruling");
  if (mayDo(view, "confirm score")) return say("next-confirm");
  if (mayDo(view, "draw tiles")) return say("next-draw");
  if (mayDo(view, "commit")) {
    return mayDo(view, "challenge") ? say("next-play-or", { word }) : say("next-play");
  }
  if (mayDo(view, "challenge")) return say("next-answer", { word });
  if (turn === view.own?.seat) return say("announce-turn-own");
  const name = names[turn] ?? "";
  const day = vacationOf(view, turn);
  if (day) return say("next-away", { name, day });
  // Whoever has no tiles left has none to lay.
  return say(view.own?.rack ? "next-wait" : "announce-turn", { name });
}
