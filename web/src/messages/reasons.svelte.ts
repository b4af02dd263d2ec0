/** What the hall says of its own accord: with the sides' names, in the language that is spoken. */

import type { GameView } from "../game/view.ts";
import { type Named, speech } from "./messages.svelte.ts";
import type { Texts } from "./phrases.ts";

type Tell = (sentence: string) => string;
type Area = "refusals" | "hall" | "things" | "explained" | "titles";

const FILES = import.meta.glob<Texts>("./*/*.json", { import: "default" });

/** How the hall counts sides, which it knows by no name. */
const SIDE = /\b(?:player|team|seat)[ -](\d)\b/gi;
const TABLE: readonly Area[] = ["refusals"];
const HALL: readonly Area[] = ["refusals", "hall"];
const THINGS: readonly Area[] = ["things"];
const RULES: readonly Area[] = ["explained", "things", "titles"];

let tellers: Readonly<Record<string, Tell>> = $state.raw({});
const coming: Record<string, Promise<Tell>> = {};

async function read(language: string, areas: readonly Area[]): Promise<Texts> {
  const files = await Promise.all(areas.map((area) => FILES[`./${language}/${area}.json`]?.()));
  return Object.assign({}, ...files);
}

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

/** What lies on the table as a sheet calls it: a colour, a board, a help. */
export const toldThing = (name: string): string => told(name, THINGS);

/** A rule of the house's, or who says so. */
export const toldRule = (sentence: string): string => told(sentence, RULES);

/** A sentence of a table's as a player is told it. */
export const tell = (sentence: string, names: readonly Named[]): string =>
  told(
    sentence.replace(SIDE, (whole, seat) => String(names[seat - 1] || whole)),
    TABLE,
  );

/** A view whose options, and why not, are told so. */
export const worded = (view: GameView, names: readonly Named[]): GameView => ({
  ...view,
  options: view.options.map(({ command, says, why_not }) => ({
    command,
    says: tell(says, names),
    why_not: why_not && tell(why_not, names),
  })),
});
