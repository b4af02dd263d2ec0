/** What there is to say of a side, in sentences. */

import { clockLeft } from "../../game/clock.ts";
import type { GameView } from "../../game/view.ts";
import { say, speech } from "../../messages/messages.svelte.ts";

export function remarks(view: GameView, seat: number, since = 0): string {
  const side = view.sides[seat];
  if (!side) return "";
  const sentences: string[] = [];
  if (side.is_resigned) sentences.push(say("side-resigned"));
  if (view.score_keeper === seat && view.end === null) sentences.push(say("side-keeper"));
  const left = clockLeft(view, seat, since);
  if (view.end === null && left !== null && left < 0 && view.house.overtime_points > 0) {
    sentences.push(say("side-over", { points: view.house.overtime_points }));
  }
  if (view.end === null) sentences.push(say("side-holds", { count: side.held }));
  if (side.skips > 0) sentences.push(say("side-loses", { count: side.skips }));
  if (side.owed > 0) sentences.push(say("side-owes", { amount: money(side.owed) }));
  if (view.end?.confirmed.includes(seat)) sentences.push(say("side-agreed"));
  return sentences.join(" ");
}

export const money = (cents: number): string =>
  new Intl.NumberFormat(speech.language, { style: "currency", currency: "USD" }).format(
    cents / 100,
  );
