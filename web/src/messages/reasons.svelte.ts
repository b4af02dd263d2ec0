/** What the hall says of its own accord: with the sides' names, in the language that is spoken. */

import type { GameView } from "../game/view.ts";
import { read, speech } from "./messages.svelte.ts";

type Tell = (sentence: string) => string;

/** How the hall counts sides, which it knows by no name. */
const SIDE = /\b(?:player|team|seat)[ -](\d)\b/gi;

let tellers: Readonly<Record<string, Tell>> = $state.raw({});
const coming = new Set<string>();

async function learn(language: string): Promise<void> {
  coming.add(language);
  try {
    const [{ translator }, english, other] = await Promise.all([
      import("./phrases.ts"),
      read("en", ["refusals"]),
      read(language, ["refusals"]),
    ]);
    tellers = { ...tellers, [language]: translator(english, other) };
  } catch {
    coming.delete(language); // the hall was away: the next sentence tries again
  }
}

/** A sentence of the hall's as a player is told it; English until another language is read. */
export function tell(sentence: string, names: readonly string[]): string {
  const { language } = speech;
  const named = sentence.replace(SIDE, (whole, seat) => names[seat - 1] || whole);
  if (language === "en") return named;
  if (!coming.has(language)) void learn(language);
  return tellers[language]?.(named) ?? named;
}

/** A view whose options, and why not, are told so. */
export const worded = (view: GameView, names: readonly string[]): GameView => ({
  ...view,
  options: view.options.map(({ command, says, why_not }) => ({
    command,
    says: tell(says, names),
    why_not: why_not && tell(why_not, names),
  })),
});
