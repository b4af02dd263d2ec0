/** What pages say, out of the catalogues; a page learns the areas that it speaks of. */

import languages, { type Choice, type Pattern, type Words } from "catalogues";
import type { Message } from "../api/types.ts";
import { dashed } from "./dashed.ts";
import type { Area, Key } from "./keys.ts";

export { type Area, dashed, type Key };
/** Somebody, or several who share a seat. */
export type Named = string | Several;
export type Values = Readonly<Record<string, Named | number>>;

/** Every language there is a folder of; English, which the others follow, first. */
export const LANGUAGES: readonly string[] = Object.keys(languages);

/** What a language calls itself. */
export const languageName = (code: string): string =>
  new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;

/** Names in a row, which also count: the verb goes with them. */
export class Several {
  readonly count: number;
  private readonly text: string;

  constructor(names: readonly Named[], type: Intl.ListFormatType = "conjunction") {
    this.count = names.length;
    this.text = list(names, type);
  }

  toString(): string {
    return this.text;
  }
}

/** How a pattern marks the place of a value. */
const VALUE = /\{\$([\w-]+)\}/g;

class Speech {
  language = $state("en");
  private words: Words = $state.raw({});
  private areas: readonly Area[] = [];
  private numbers = new Intl.NumberFormat("en");
  private plurals = new Intl.PluralRules("en");

  /** Speak another language from now on; an unknown one is left alone. */
  async speak(language: string): Promise<void> {
    if (!LANGUAGES.includes(language)) return;
    this.words = await read(language, this.areas);
    this.numbers = new Intl.NumberFormat(language);
    this.plurals = new Intl.PluralRules(language);
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Read what a page says, besides what it can say already. */
  async learn(...areas: readonly Area[]): Promise<void> {
    const { language } = this;
    const unknown = () => areas.filter((area) => !this.areas.includes(area));
    const words = await read(language, unknown());
    // Meanwhile others may have learnt, or another language may have been chosen.
    if (language !== this.language) return this.learn(...areas);
    if (unknown().length === 0) return;
    this.areas = [...this.areas, ...unknown()];
    this.words = { ...this.words, ...words };
  }

  /** The text of a key with its values; nothing where its area was never learnt. */
  text(key: string, values: Values): string | null {
    const pattern = this.words[key];
    return pattern === undefined ? null : this.filled(pattern, values);
  }

  private filled(pattern: Pattern, values: Values): string {
    if (typeof pattern === "string")
      return pattern.replace(VALUE, (mark, name) => this.written(values[name] ?? mark));
    return pattern
      .map((part) =>
        this.filled(typeof part === "string" ? part : this.chosen(part, values), values),
      )
      .join("");
  }

  private chosen([name, otherwise, forms]: Choice, values: Values): Pattern {
    const value = values[name];
    const count = value instanceof Several ? value.count : value;
    if (typeof count !== "number") return otherwise;
    // A form for the number itself, such as [0], comes before the one for its plural.
    return forms[count] || forms[this.plurals.select(count)] || otherwise;
  }

  private written(value: Named | number): string {
    return typeof value === "number" ? this.numbers.format(value) : isolated(value);
  }
}

async function read(language: string, areas: readonly Area[]): Promise<Words> {
  if (areas.length === 0) return {};
  const there = (await languages[language]?.())?.default;
  const words = areas.map(async (area) => (await there?.[area]?.())?.default);
  return Object.assign({}, ...(await Promise.all(words)));
}

export const speech = new Speech();

/** The text of a key with its values; the key itself where its area was never learnt. */
export const say = (key: Key, values: Values = {}): string => speech.text(key, values) ?? key;

/** As `say`, of what only some things have a message for; else what is given, in its own words. */
export const sayOr = (key: string, otherwise: string): string => speech.text(key, {}) ?? otherwise;

/** The title of a house's rules, or of a table that has it, in the language that is spoken. */
export function sayTitle(title: string): string {
  const [, event, table] = /^(.*), table (\d+)$/.exec(title) ?? [];
  return event && table
    ? say("title-at-table", { title: event, table })
    : sayOr(`title-${dashed(title)}`, title);
}

/** What lies on the table as a sheet calls it: a colour, a help, a book. */
export const sayThing = (name: string): string => sayOr(`thing-${dashed(name)}`, name);

/** The signs that keep what is between them apart from the direction of what is around it. */
const [APART, AGAIN] = [0x2068, 0x2069].map((code) => String.fromCodePoint(code));
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A name as it stands among others: one written from right to left keeps to its own place. */
export const isolated = (name: Named): string =>
  RIGHT_TO_LEFT.test(`${name}`) ? `${APART}${name}${AGAIN}` : `${name}`;

/** Words as one says them: A, B and C. */
export const list = (items: readonly Named[], type: Intl.ListFormatType = "conjunction"): string =>
  new Intl.ListFormat(speech.language, { type }).format(items.map(isolated));

/** Those who share something, by their names; nobody is an empty name. */
export const together = (names: readonly Named[]): Named =>
  names.length > 1 ? new Several(names) : (names[0] ?? "");

/** What the hall says, in its words; a game out of an old record has the words of then. */
export const textOf = (said: Message | string | null | undefined): string =>
  typeof said === "string" ? said : (said?.text ?? "");
