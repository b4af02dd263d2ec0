/** How the reader writes dates and hours: as their browser says, in the language that is spoken. */

import { speech } from "./messages.svelte.ts";

/** The reader's own kind of the language, as in en-GB; the language itself where there is none. */
export const locale = (): string =>
  globalThis.navigator?.languages?.find(
    (one) => one === speech.language || one.startsWith(`${speech.language}-`),
  ) ?? speech.language;
