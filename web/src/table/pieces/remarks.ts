/** What there is to say of a side, in sentences. */

import { clockLeft } from "../../game/clock.ts";
import type { GameView } from "../../game/view.ts";
import { locale } from "../../messages/locale.ts";
import { longTime } from "../../messages/longTime.ts";
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
  const day = vacationOf(view, seat, since);
  if (day) sentences.push(say("side-away", { day }));
  if (view.end === null && side.bank_left > 0) {
    sentences.push(say("side-bank", { time: longTime(side.bank_left) }));
  }
  if (side.skips > 0) sentences.push(say("side-loses", { count: side.skips }));
  if (side.owed > 0) sentences.push(say("side-owes", { amount: money(side.owed) }));
  if (view.end?.confirmed.includes(seat)) sentences.push(say("side-agreed"));
  return sentences.join(" ");
}

/** The last day of a side's vacation; nothing where it has none, or the game is over. */
export function vacationOf(view: GameView, seat: number, since = 0): string {
  const until = view.sides[seat]?.away_until ?? 0;
  if (view.end !== null || until <= view.time.now + since) return "";
  return new Intl.DateTimeFormat(locale(), { dateStyle: "medium" }).format(until);
}

export const money = (cents: number): string =>
  new Intl.NumberFormat(speech.language, { style: "currency", currency: "USD" }).format(
    cents / 100,
  );
