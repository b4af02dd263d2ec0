/** The line on which the hall says that something of an event has changed. */

import { ask } from "../connection/api.ts";
import { readStream } from "../connection/stream.ts";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 5000;
/** The hall gives a sign of life every 15 seconds; some networks lose a line without a word. */
const SILENCE = 40_000;

/** Follow until `ended` is aborted; whenever the hall goes away, it is looked for again.
 *
 * `onOpen` is told each time the line stands: what was missed before is asked for then.
 */
export async function follow(
  path: string,
  onData: (data: string, kind: string) => void,
  onOpen: (isOpen: boolean) => void,
  ended: AbortSignal,
): Promise<void> {
  let wait = FIRST_WAIT;
  while (!ended.aborted) {
    const began = performance.now();
    // What goes wrong on the line is mended by coming again.
    await listen(path, onData, () => onOpen(true), ended).catch(() => undefined);
    if (ended.aborted) return;
    onOpen(false);
    const didLast = performance.now() - began > LONGEST_WAIT;
    wait = didLast ? FIRST_WAIT : Math.min(LONGEST_WAIT, 2 * wait);
    await new Promise((done) => setTimeout(done, wait));
  }
}

async function listen(
  path: string,
  onData: (data: string, kind: string) => void,
  onOpen: () => void,
  ended: AbortSignal,
): Promise<void> {
  const line = new AbortController();
  const hangUp = () => line.abort();
  let silence = setTimeout(hangUp, SILENCE);
  ended.addEventListener("abort", hangUp);
  try {
    const response = await ask(path, { signal: line.signal });
    if (!response.body) return;
    onOpen();
    await readStream(response.body, onData, () => {
      clearTimeout(silence);
      silence = setTimeout(hangUp, SILENCE);
    });
  } finally {
    clearTimeout(silence);
    ended.removeEventListener("abort", hangUp);
  }
}
