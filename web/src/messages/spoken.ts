/** What the hall says: a key and typed values, in the language that is spoken and with its names. */

import type { Message } from "../api/types.ts";
import { locale } from "./locale.ts";
import { type Named, Several, speech, type Values } from "./messages.svelte.ts";

type Value = Message["values"][string];
type Names = readonly Named[];

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;
/** The names of what has none that is known, and units: every area speaks of them. */
const NAMES = "name";

/** The words of a message, with the names of those at the table; nothing until they are read. */
export function wordsOf({ key, values = {} }: Message, names: Names = []): string | null {
  const written = Object.entries(values).map(([name, value]) => [name, write(value, names)]);
  const text = speech.text(key, Object.fromEntries(written));
  // Where the hall is away, the next that is said tries again.
  if (text === null) void readFor(key).catch(() => {});
  return text;
}

/** Read the words of a key's area. */
export const readFor = (key: string): Promise<void> =>
  speech.read([key.split("-")[0] ?? "", NAMES]);

function write(value: Value, names: Names): Named | number {
  if (typeof value !== "object") return value;
  switch (value.kind) {
    case "name":
      return isolated(value.text);
    case "seat": {
      const key = value.is_team ? "name-team" : "name-seat";
      return names[value.seat] || called(key, { number: value.seat + 1 });
    }
    case "entry":
      return called("name-entry", { number: value.entry });
    case "match":
      return called("name-match", { number: value.match });
    case "money": {
      const { currency, cents } = value;
      return new Intl.NumberFormat(locale(), { style: "currency", currency }).format(cents / 100);
    }
    case "day":
      return day(value.date, { dateStyle: value.with_weekday ? "full" : "long" });
    case "time":
      return day(`1970-01-01T${value.time}Z`, { timeStyle: "short" });
    case "duration":
      return duration(value.seconds);
    case "list": {
      const items = value.items.map((item) => String(write(item, names)));
      return new Several(items, value.joined === "or" ? "disjunction" : "conjunction");
    }
    case "message":
      return wordsOf(value, names) ?? value.key;
  }
}

const called = (key: string, values: Values): string => speech.text(key, values) ?? key;

const day = (date: string, how: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale(), { timeZone: "UTC", ...how }).format(new Date(date));

function duration(seconds: number): Several {
  const parts = [
    ["name-hours", Math.floor(seconds / 3600)],
    ["name-minutes", Math.floor(seconds / 60) % 60],
    ["name-seconds", seconds % 60],
  ] as const;
  const said = parts.filter(([, count]) => count > 0);
  return new Several(
    (said.length > 0 ? said : parts.slice(-1)).map(([key, count]) => called(key, { count })),
  );
}

/** A name that keeps its own direction among words of another. */
export const isolated = (name: string): string =>
  RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
