/** The panels of the table that most games never need: each is loaded, with its words, when asked for. */

import { type Area, speech } from "../../messages/messages.svelte.ts";

/** Load something once, and what it says; if the hall was away, the next one to ask tries again. */
export function later<T>(load: () => Promise<T>, ...areas: readonly Area[]): () => Promise<T> {
  let coming: Promise<T> | null = null;
  const start = async (): Promise<T> => {
    try {
      const [loaded] = await Promise.all([load(), speech.learn(...areas)]);
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

export const loadPrompt = later(() => import("./Prompt.svelte"), "questions");
export const loadSettingUp = later(() => import("./SettingUp.svelte"), "questions");
export const loadHelps = later(() => import("./Helps.svelte"), "questions");
export const loadBlockReport = later(() => import("./BlockReport.svelte"), "fair");
export const loadMore = later(() => import("./More.svelte"), "questions");
export const loadResult = later(() => import("./Result.svelte"), "questions", "endings");
export const loadBand = later(() => import("./VerdictBand.svelte"), "questions");
export const loadVerdictText = later(() => import("./verdictText.ts"), "questions");
export const loadVerdict = later(() => import("./VerdictCard.svelte"), "questions");
export const loadAsk = later(() => import("./AskCard.svelte"), "questions", "join");
export const loadLook = later(() => import("../LookPanel.svelte"), "look");
export const loadCommandLine = later(() => import("../pieces/CommandLine.svelte"), "command");
export const loadNext = later(() => import("../NextGame.svelte"), "notify");
export const loadInvitation = later(() => import("../Invitation.svelte"));
