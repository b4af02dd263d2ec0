/** What the hall says of its own accord: with the sides' names, in the language that is spoken. */

import type { Message } from "../api/types.ts";
import { type Named, speech } from "./messages.svelte.ts";
import type { Texts } from "./phrases.ts";
import { readFor, wordsOf } from "./spoken.ts";

/** A message, or a sentence in the words of whoever made it. */
type Said = Message | string;
type Names = readonly Named[];
type Tell = (sentence: string) => string;
type Area = "refusals" | "hall";

const FILES = import.meta.glob<Texts>("./*/*.json", { import: "default" });

/** How the hall counts sides, which it knows by no name. */
const SIDE = /\b(?:player|team|seat)[ -](\d)\b/gi;
const TABLE: readonly Area[] = ["refusals"];
const HALL: readonly Area[] = ["refusals", "hall"];

let tellers: Readonly<Record<string, Tell>> = $state.raw({});
const coming: Record<string, Promise<void>> = {};

async function read(language: string, areas: readonly Area[]): Promise<Texts> {
  const files = await Promise.all(areas.map((area) => FILES[`./${language}/${area}.json`]?.()));
  return Object.assign({}, ...files);
}

async function learn(key: string, language: string, areas: readonly Area[]): Promise<void> {
  try {
    const [{ translator }, english, other] = await Promise.all([
      import("./phrases.ts"),
      read("en", areas),
      read(language, areas),
    ]);
    tellers = { ...tellers, [key]: translator(english, other) };
  } catch {
    delete coming[key]; // the hall was away: the next sentence tries again
  }
}

async function learnt(areas: readonly Area[]): Promise<void> {
  const { language } = speech;
  if (language === "en") return;
  const key = language + areas;
  coming[key] ??= learn(key, language, areas);
  await coming[key];
}

/** What the hall says as it is kept in a note: once its words are read. */
export async function inWords(said: Said, names: Names = []): Promise<string> {
  if (typeof said === "object") await readFor(said.key).catch(() => {});
  await learnt(HALL);
  return told(said, names);
}

/** What the hall says as it is shown; in the words that came with it until its own are read. */
export function told(said: Said, names: Names = [], areas = HALL): string {
  const words = typeof said === "object" ? wordsOf(said, names) : null;
  if (words !== null) return words;
  const sentence = typeof said === "object" ? said.text || said.key : said;
  const named = sentence.replace(SIDE, (whole, seat) => String(names[seat - 1] || whole));
  const known = tellers[speech.language + areas];
  if (!known) void learnt(areas);
  return known?.(named) ?? named;
}

/** What a table says as a player is told it. */
export const tell = (said: Said, names: Names): string => told(said, names, TABLE);
