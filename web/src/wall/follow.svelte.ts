/** Following a game as anybody may, by server-sent events: no place is taken, nothing is asked. */

import { addressOf, Problem, reasonOf } from "../connection/api.ts";
import { type Feed, NOTHING, receive } from "../connection/feed.ts";
import type { HallMessage } from "../connection/protocol.ts";
import { readStream } from "./stream.ts";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 5000;
/** The hall gives a sign of life every 15 seconds; some networks lose a line without a word. */
const SILENCE = 40_000;

export class Follower {
  feed: Feed = $state.raw(NOTHING);
  /** When the view came, by the page's own clock. */
  arrived: number = $state(0);
  /** Why the game cannot be followed; empty while it can. */
  failure: string = $state("");
  private readonly path: string;
  private readonly token: string;
  private line: AbortController | null = null;
  private isEnded = false;
  private silence: ReturnType<typeof setTimeout> | undefined;

  /** `token` is an invitation to look on, where the game is not open to all. */
  constructor(game: string, token: string) {
    this.path = `api/games/${encodeURIComponent(game)}/events?place=public`;
    this.token = token;
  }

  /** Follow until it is closed; whenever the hall goes away, it is looked for again. */
  async open(): Promise<void> {
    let wait = FIRST_WAIT;
    while (!this.isEnded) {
      const before = this.feed.number;
      try {
        await this.follow();
      } catch (error) {
        if (error instanceof Problem) this.failure = reasonOf(error, "");
      }
      wait = this.feed.number > before ? FIRST_WAIT : Math.min(LONGEST_WAIT, wait * 2);
      await new Promise((done) => setTimeout(done, wait));
    }
  }

  close(): void {
    this.isEnded = true;
    clearTimeout(this.silence);
    this.line?.abort();
  }

  private async follow(): Promise<void> {
    this.line = new AbortController();
    const headers: HeadersInit = this.token ? { "x-invitation": this.token } : {};
    const { signal } = this.line;
    const address = addressOf(`${this.path}&after=${this.feed.number}`);
    const response = await fetch(address, { headers, signal });
    if (!response.ok || !response.body) {
      const problem = (await response.json().catch(() => null)) as { detail?: string } | null;
      throw new Problem(response.status, problem?.detail ?? response.statusText);
    }
    this.watch();
    await readStream(
      response.body,
      (data) => this.hear(JSON.parse(data) as HallMessage),
      () => this.watch(),
    );
  }

  private watch(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.line?.abort(), SILENCE);
  }

  private hear(message: HallMessage): void {
    const { feed, hasGap } = receive(this.feed, message);
    if (feed.view !== this.feed.view) this.arrived = performance.now();
    this.feed = feed;
    if (feed.view) this.failure = "";
    // Whoever comes again is told what is missing.
    if (hasGap) this.line?.abort();
  }
}
