/** The panels of the table that most games never need: each is loaded, with its words, when asked for. */

import { speech } from "../messages/messages.svelte.ts";

/** Load something once, and what it says; if the hall was away, the next one to ask tries again. */
export function later<T>(load: () => Promise<T>): () => Promise<T> {
  let coming: Promise<T> | null = null;
  const start = async (): Promise<T> => {
    try {
      const [loaded] = await Promise.all([load(), speech.learn("questions", "endings")]);
      return loaded;
    } catch (error) {
      coming = null;
      throw error;
    }
  };
  return () => {
    coming ??= start();
    return coming;
  };
}

export const loadPrompt = later(() => import("./Prompt.svelte"));
export const loadSettingUp = later(() => import("./SettingUp.svelte"));
export const loadHelps = later(() => import("./Helps.svelte"));
export const loadMore = later(() => import("./More.svelte"));
export const loadResult = later(() => import("./Result.svelte"));
export const loadVerdict = later(() => import("./VerdictCard.svelte"));
