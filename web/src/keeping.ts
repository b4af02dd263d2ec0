/** Lets the browser keep the pages' files, where it can: on https, and on the hall's own machine. */

import { registerWorker } from "./connection/worker.ts";

export async function keepPages(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    await registerWorker();
    const { active } = await navigator.serviceWorker.ready;
    const files = performance.getEntriesByType("resource").map(({ name }) => name);
    active?.postMessage(files);
  } catch {
    // A browser that keeps nothing, or forbids it: the open page still says when the hall is away.
  }
}
