/** A line of server-sent events that is looked for again whenever the hall goes away. */

import { ask, Problem, reasonOf } from "./api.ts";
import { readStream } from "./stream.ts";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 5000;
/** The hall gives a sign of life every 15 seconds; some networks lose a line without a word. */
const SILENCE = 40_000;

/** What a line is for. */
interface Listener {
  readonly path: () => string; // below the base; asked anew each time the line is taken up
  readonly headers?: Readonly<Record<string, string>>;
  readonly onData: (data: string) => void;
  readonly onGone?: (data: string) => void; // the hall's farewell, which is of another shape
  readonly onFailure: (reason: string, status: number) => void; // the hall said no
  readonly onAway?: () => void; // it did not answer at all
}

export class Line {
  private readonly listener: Listener;
  private line: AbortController | null = null;
  private isEnded = false;
  private silence: ReturnType<typeof setTimeout> | undefined;

  constructor(listener: Listener) {
    this.listener = listener;
  }

  /** Listen until it is closed. */
  async open(): Promise<void> {
    let wait = FIRST_WAIT;
    while (!this.isEnded) {
      let hasHeard = false;
      try {
        await this.follow(() => {
          hasHeard = true;
        });
      } catch (error) {
        if (error instanceof Problem) this.listener.onFailure(reasonOf(error, ""), error.status);
        else if (!this.isEnded) this.listener.onAway?.();
      }
      wait = hasHeard ? FIRST_WAIT : Math.min(LONGEST_WAIT, wait * 2);
      await new Promise((done) => setTimeout(done, wait));
    }
  }

  close(): void {
    this.isEnded = true;
    clearTimeout(this.silence);
    this.again();
  }

  /** Hang up; the line is taken up again by itself. */
  again(): void {
    this.line?.abort();
  }

  private async follow(onHeard: () => void): Promise<void> {
    this.line = new AbortController();
    const { path, headers = {}, onData, onGone } = this.listener;
    const { status, body } = await ask(path(), { headers, signal: this.line.signal });
    if (!body) throw new Problem(status, "");
    this.watch();
    await readStream(
      body,
      (data, kind) => {
        onHeard();
        if (kind === "gone") onGone?.(data);
        else onData(data);
      },
      () => this.watch(),
    );
  }

  private watch(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.again(), SILENCE);
  }
}
