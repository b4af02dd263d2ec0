/** The hall's own sentences in another language: found by what they say in English. */

import { type Entry, list } from "./messages.svelte.ts";

type Texts = Readonly<Record<string, Entry>>;

interface Phrase {
  readonly pattern: RegExp;
  readonly values: readonly string[]; // the names of what stands between the words
  readonly text: string;
}

/** Values that are phrases of the hall's themselves; all others are names, words and numbers. */
const PHRASES: readonly string[] = ["what", "now", "said", "who", "more", "where", "amount"];
const VALUE = /\{(\w+)\}/g;
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
/** How many letters of a sentence are its own: the more, the surer it is meant. */
const weight = (text: string): number => text.replace(VALUE, "").length;

const holding = (name: string): string => (name === "count" ? "(\\d+)" : "(.+?)");

function phraseOf(english: string, text: string): Phrase {
  const pieces = english
    .split(VALUE)
    .map((piece, at) => (at % 2 ? holding(piece) : escaped(piece)));
  const values = [...english.matchAll(VALUE)].map(([, name]) => name ?? "");
  return { pattern: new RegExp(`^${pieces.join("")}$`), values, text };
}

/** Says in another language what the hall says in English; what it does not know stays as it is.
 *
 * A value may be a phrase itself: why something cannot be done *now*.
 */
export function translator(english: Texts, other: Texts): (sentence: string) => string {
  const phrases = Object.entries(english)
    .sort(([, one], [, two]) => weight(String(two)) - weight(String(one)))
    .map(([key, entry]) => phraseOf(String(entry), String(other[key] ?? entry)));
  const translate = (sentence: string): string => {
    for (const { pattern, values, text } of phrases) {
      const match = pattern.exec(sentence);
      if (!match) continue;
      const found = match.slice(1);
      return text.replace(VALUE, (_, name: string) => {
        const value = found[values.indexOf(name)] ?? "";
        if (name === "names") return list(value.split(/, | and /));
        return PHRASES.includes(name) ? translate(value) : value;
      });
    }
    return sentence;
  };
  return translate;
}
