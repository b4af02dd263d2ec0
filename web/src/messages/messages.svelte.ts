/** Text out of message files: English is complete and here; other languages come when chosen. */

import english from "./en.json";

type Entry = string | { readonly one: string; readonly other: string };
export type Catalogue = Readonly<Record<Key, Entry>>;
export type Key = keyof typeof english;
export type Values = Readonly<Record<string, string | number>>;

const FILES: Readonly<Record<string, () => Promise<{ default: Catalogue }>>> = {
  en: async () => ({ default: english }),
  de: () => import("./de.json"),
};

export const LANGUAGES: readonly string[] = Object.keys(FILES);

class Speech {
  language = $state("en");
  catalogue = $state.raw<Catalogue>(english);

  /** Speak another language from now on; an unknown one is left alone. */
  async speak(language: string): Promise<void> {
    const file = FILES[language];
    if (!file) return;
    this.catalogue = (await file()).default;
    this.language = language;
    document.documentElement.lang = language;
  }
}

export const speech = new Speech();

/** The text of a key with its values: `{count}` also chooses between one and several. */
export function say(key: Key, values: Values = {}): string {
  return write(speech.catalogue[key], values, speech.language);
}

export function write(entry: Entry, values: Values, language: string): string {
  const text =
    typeof entry === "string"
      ? entry
      : new Intl.PluralRules(language).select(Number(values.count)) === "one"
        ? entry.one
        : entry.other;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** Names as one says them: A, B and C. */
export const list = (items: readonly string[]): string =>
  new Intl.ListFormat(speech.language, { type: "conjunction" }).format(items);
