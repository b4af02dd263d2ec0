/** What the hall says of its own accord, on pages where no game is played: in the page's language. */

import { SvelteMap } from "svelte/reactivity";
import { read, speech } from "./messages.svelte.ts";

type Tell = (sentence: string) => string;

const AREAS = ["refusals", "contest", "problems", "log"] as const;
const tellers = new SvelteMap<string, Tell>();
const coming = new Map<string, Promise<Tell>>();

async function learn(language: string): Promise<Tell> {
  const [{ translator }, english, other] = await Promise.all([
    import("./phrases.ts"),
    read("en", AREAS),
    read(language, AREAS),
  ]);
  const translate = translator(english, other);
  const said = new Map<string, string>();
  const tell = (sentence: string): string => {
    const known = said.get(sentence) ?? translate(sentence);
    said.set(sentence, known);
    return known;
  };
  tellers.set(language, tell);
  return tell;
}

function tellerOf(language: string): Promise<Tell> {
  const found = coming.get(language) ?? learn(language);
  coming.set(language, found);
  found.catch(() => coming.delete(language)); // the hall was away: the next sentence tries again
  return found;
}

/** A sentence of the hall's as it is shown; English until another language is read. */
export function told(sentence: string): string {
  const { language } = speech;
  if (language === "en" || !sentence) return sentence;
  const tell = tellers.get(language);
  if (tell) return tell(sentence);
  void tellerOf(language).catch(() => undefined);
  return sentence;
}

/** As `told`, of a sentence that is kept: once the language is read. */
export async function toldSoon(sentence: string): Promise<string> {
  const { language } = speech;
  if (language === "en") return sentence;
  return (await tellerOf(language).catch(() => told))(sentence);
}
