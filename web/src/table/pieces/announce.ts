/** What is read out when a view follows another: plays, whose turn it is, rulings, warnings. */

import { clockLeft } from "../../game/clock.ts";
import { type GameView, onTurn } from "../../game/view.ts";
import { type Named, say } from "../../messages/messages.svelte.ts";
import { actOf } from "./acts.ts";

export interface Announcement {
  readonly polite: string; // when there is time for it
  readonly urgent: string; // at once
}

/** What is new in a view for someone who does not see it. */
export function announce(before: GameView, after: GameView, names: readonly Named[]): Announcement {
  const polite: string[] = [];
  for (const line of after.tally.slice(before.tally.length)) {
    const name = names[line.seat] ?? "";
    const isPlay = line.kind === "play";
    polite.push(
      isPlay
        ? say("announce-play", { name, play: line.text, score: line.score })
        : actOf(line, names, after.own?.seat),
    );
  }
  const mover = onTurn(after);
  if (mover !== null && mover !== onTurn(before)) {
    const isOwn = after.own?.seat === mover;
    const name = names[mover] ?? "";
    polite.push(isOwn ? say("announce-turn-own") : say("announce-turn", { name }));
  }
  return { polite: polite.filter(Boolean).join(" "), urgent: ruling(before, after) };
}

/** The ruling on a call, also one that a list gave at once: never which word, only what follows. */
function ruling(before: GameView, after: GameView): string {
  const calls = (view: GameView) => view.sides.reduce((sum, side) => sum + side.challenges, 0);
  if (after.call || (!before.call && calls(after) === calls(before))) return "";
  const isOff = (view: GameView) => view.tally.filter((line) => line.withdrawn).length;
  if (isOff(after) > isOff(before)) return say("announce-verdict-not");
  const isRuled = (after.window?.ruled.length ?? 0) > (before.window?.ruled.length ?? 0);
  return isRuled || !after.window ? say("announce-verdict-good") : "";
}

const MINUTE = 60_000;

/** The warning of the last minute, in the second in which it comes. */
export function lastMinute(view: GameView, from: number, to: number): string {
  const seat = view.own?.seat;
  if (seat === undefined) return "";
  const [earlier, later] = [clockLeft(view, seat, from), clockLeft(view, seat, to)];
  if (earlier === null || later === null) return "";
  return earlier > MINUTE && later <= MINUTE ? say("clock-low") : "";
}
