/** Every message of a language, for tests: pages learn only the areas that they speak of. */

import { type Area, type Entry, speech } from "./messages.svelte.ts";

const FILES = import.meta.glob<Readonly<Record<string, Entry>>>("./*/*.json", {
  eager: true,
  import: "default",
});

/** The areas of a language by their name, with what each of them says. */
export const areasOf = (language: string): Record<string, Readonly<Record<string, Entry>>> =>
  Object.fromEntries(
    Object.entries(FILES)
      .filter(([path]) => path.startsWith(`./${language}/`))
      .map(([path, entries]) => [path.slice(3 + language.length, -".json".length), entries]),
  );

/** Learn to say everything. */
export const learnAll = (): Promise<void> =>
  speech.learn(...(Object.keys(areasOf("en")) as Area[]));
