/** What the hall says of its own accord: with the sides' names, in the language that is spoken. */

import { type Area, read, speech } from "./messages.svelte.ts";

type Tell = (sentence: string) => string;

/** How the hall counts sides, which it knows by no name. */
const SIDE = /\b(?:player|team|seat)[ -](\d)\b/gi;
const TABLE: readonly Area[] = ["refusals"];
const HALL: readonly Area[] = ["refusals", "hall"];

let tellers: Readonly<Record<string, Tell>> = $state.raw({});
const coming: Record<string, Promise<Tell>> = {};

async function learn(key: string, language: string, areas: readonly Area[]): Promise<Tell> {
  try {
    const [{ translator }, english, other] = await Promise.all([
      import("./phrases.ts"),
      read("en", areas),
      read(language, areas),
    ]);
    const told = translator(english, other);
    tellers = { ...tellers, [key]: told };
    return told;
  } catch {
    delete coming[key]; // the hall was away: the next sentence tries again
    return (sentence) => sentence;
  }
}

/** A sentence of the hall's as it is kept in a note: once the language is read. */
export async function inWords(sentence: string, areas = HALL): Promise<string> {
  const { language } = speech;
  if (language === "en") return sentence;
  const key = language + areas;
  coming[key] ??= learn(key, language, areas);
  return (await coming[key])(sentence);
}

/** A sentence of the hall's as it is shown; English until another language is read. */
export function told(sentence: string, areas = HALL): string {
  const known = tellers[speech.language + areas];
  if (!known) void inWords(sentence, areas);
  return known?.(sentence) ?? sentence;
}

/** A sentence of a table's as a player is told it. */
export const tell = (sentence: string, names: readonly string[]): string =>
  told(
    sentence.replace(SIDE, (whole, seat) => names[seat - 1] || whole),
    TABLE,
  );
