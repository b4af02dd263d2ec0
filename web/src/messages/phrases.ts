/** The hall's own sentences in another language: found by what they say in English. */

import { list, speech } from "./messages.svelte.ts";

export type Texts = Readonly<Record<string, string>>;
type Translate = (sentence: string) => string;

interface Phrase {
  readonly pattern: RegExp;
  readonly own: string; // the longest of its own words, without which it is not meant
  readonly values: readonly string[]; // the names of what stands between the words
  readonly text: string;
}

/** Values that are phrases of the hall's themselves; all others are names, words and numbers. */
const PHRASES: ReadonlySet<string> = new Set([
  ...["what", "now", "said", "who", "more", "where", "amount"],
  ...["again", "band", "because", "document", "measure", "moment", "other", "outcome", "role"],
  ...["why", "wins", "board", "colour", "division", "help", "label", "span"],
]);
/** Numbers that the hall writes in words. */
const NUMBERS: ReadonlySet<string> = new Set(["many", "most", "usual"]);
const VALUE = /\{(\w+)\}/g;
const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
/** How many letters of a sentence are its own: the more, the surer it is meant. */
const weight = (text: string): number => text.replace(VALUE, "").length;

function holding(name: string): string {
  if (name === "count" || name.startsWith("age")) return "(\\d+)";
  if (["opens", "closes", "time"].includes(name)) return "(\\d\\d:\\d\\d)";
  if (name === "knob") return "([^\\s:]+)";
  if (name === "quoted") return "(['\"].*['\"])";
  if (NUMBERS.has(name)) return "([\\w,]+)";
  if (name === "dollars") return "\\$([\\d,.]+)";
  if (name === "numbers") return "([\\d, ]+)";
  if (name === "entry") return "((?:(?!: ).)+?)"; // its end is not in what follows it
  if (name.startsWith("figure")) return "([^\\s;,]+)";
  return name.startsWith("weekday") ? "(\\w+day)" : "(.+?)";
}

function phraseOf(english: string, text: string): Phrase {
  const split = english.split(VALUE);
  const words = split.filter((_, at) => at % 2 === 0);
  const pieces = split.map((piece, at) => (at % 2 ? holding(piece) : escaped(piece)));
  return {
    pattern: new RegExp(`^${pieces.join("")}$`),
    own: words.reduce((one, other) => (other.length > one.length ? other : one), ""),
    values: split.filter((_, at) => at % 2 === 1),
    text,
  };
}

const inLanguage = (day: Date, how: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(speech.language, { timeZone: "UTC", ...how }).format(day);

/** A date that the hall writes as `June 19, 2011`, with its weekday or without. */
function dayInWords(value: string, how: Intl.DateTimeFormatOptions): string {
  const day = new Date(`${value} UTC`);
  return Number.isNaN(day.getTime()) ? value : inLanguage(day, how);
}

const priceInWords = (dollars: number): string =>
  new Intl.NumberFormat(speech.language, { style: "currency", currency: "USD" }).format(dollars);

/** A number in words, which may begin a sentence, or in figures. */
function numberInWords(value: string, translate: Translate): string {
  if (/^[\d,]+$/.test(value))
    return Number(value.replaceAll(",", "")).toLocaleString(speech.language);
  const small = translate(value.toLowerCase());
  return /^[A-Z]/.test(value) ? small.charAt(0).toUpperCase() + small.slice(1) : small;
}

/** What stands between the words of a phrase, as it is said in another language. */
function valueIn(name: string, value: string, translate: Translate): string {
  const several = () => value.split(/, | and /);
  const called = (one: string) => (/^Entry \d+$/.test(one) ? translate(one) : one);
  if (name === "names") return list(several().map(called));
  if (name === "kinds") return list(several().map(translate));
  if (name === "bands") return value.split(", ").map(translate).join(", ");
  if (name === "entry") return called(value);
  if (name === "sides") return value.split(" – ").map(called).join(" – ");
  if (name === "actions") return value.match(/(?<=action )\d+/g)?.join(", ") ?? value;
  if (name === "date") return dayInWords(value, { dateStyle: "long" });
  if (name === "day") return dayInWords(value, { dateStyle: "full" });
  if (name === "dollars") return priceInWords(Number(value.replaceAll(",", "")));
  if (NUMBERS.has(name)) return numberInWords(value, translate);
  if (name.startsWith("weekday")) {
    const day = new Date(Date.UTC(2023, 0, 1 + WEEKDAYS.indexOf(value))); // 2023 began on a Sunday
    return WEEKDAYS.includes(value) ? inLanguage(day, { weekday: "long" }) : value;
  }
  return PHRASES.has(name) ? translate(value) : value;
}

/** Says in another language what the hall says in English; what it does not know stays as it is.
 *
 * A value may be a phrase itself: why something cannot be done *now*. What is told in several
 * parts is told part by part, where each of them is known.
 */
export function translator(english: Texts, other: Texts): Translate {
  const phrases = Object.entries(english)
    .sort(([, one], [, two]) => weight(two) - weight(one))
    .map(([key, entry]) => phraseOf(entry, other[key] ?? entry));
  const known = (sentence: string): string | null => {
    for (const { pattern, own, values, text } of phrases) {
      const match = sentence.includes(own) && pattern.exec(sentence);
      if (!match) continue;
      const found = match.slice(1);
      return text.replace(VALUE, (_, name: string) =>
        valueIn(name, found[values.indexOf(name)] ?? "", translate),
      );
    }
    return null;
  };
  const said = new Map<string, string>(); // a page tells the same again and again
  const translate = (sentence: string): string => {
    const told = said.get(sentence) ?? anew(sentence);
    said.set(sentence, told);
    return told;
  };
  const anew = (sentence: string): string => {
    const parts = sentence.split("; ");
    const told = parts.length > 1 ? parts.map(known) : [];
    if (told.length > 0 && !told.includes(null)) return told.join("; ");
    return known(sentence) ?? sentence;
  };
  return translate;
}
