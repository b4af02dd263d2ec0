/** The word lists that one can play with, and what is asked of the hall about them. */

import type { ListPreview, WordListShown } from "../../api/types.ts";
import { ask, fetchJson, sendJson } from "../../connection/api.ts";
import { comeIn, whoAmI } from "../../connection/people.ts";
import { say, sayThing } from "../../messages/messages.svelte.ts";

/** A file and how it is read. */
export interface Brought {
  readonly file: File;
  readonly takesFirstWord: boolean;
}

export const fetchLists = (): Promise<readonly WordListShown[]> => fetchJson("api/words");

/** A list as one chooses it: what it is called, and how many words it has. */
export const listText = ({ title, edition, words, kind }: WordListShown): string =>
  say(`new-list-${kind as "list" | "dictionary"}`, {
    title: [sayThing(title), edition].filter(Boolean).join(", "),
    count: words,
  });

/** What a file would give; nothing is kept. */
export const lookThrough = (brought: Brought): Promise<ListPreview> =>
  send("api/words/preview", brought, {});

export const keep = (
  brought: Brought,
  about: Readonly<Record<string, string>>,
): Promise<WordListShown> => send("api/words", brought, about);

/** A list with a house's additions and removals. */
export async function keepChanges(changes: {
  readonly base: string;
  readonly title: string;
  readonly add: readonly string[];
  readonly remove: readonly string[];
  readonly is_shared: boolean;
}): Promise<WordListShown> {
  await beSomebody();
  return sendJson("api/words/changes", changes);
}

/** The words that somebody has written, apart by spaces, commas or lines. */
export const wordsIn = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);

async function send<T>(
  path: string,
  { file, takesFirstWord }: Brought,
  about: Readonly<Record<string, string>>,
): Promise<T> {
  await beSomebody();
  const query = new URLSearchParams({
    ...about,
    file: file.name.slice(-200),
    first_word: String(takesFirstWord),
  });
  const headers = { "content-type": "application/octet-stream" };
  const answer = await ask(`${path}?${query}`, { method: "POST", headers, body: file });
  return (await answer.json()) as T;
}

async function beSomebody(): Promise<void> {
  if (!(await whoAmI())) await comeIn(say("words-guest"));
}
