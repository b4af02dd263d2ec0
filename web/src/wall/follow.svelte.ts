/** Following a game as anybody may, by server-sent events: no place is taken, nothing is asked. */

import { addressOf, fetchJson, reasonOf } from "../connection/api.ts";
import { type Feed, NOTHING, receive } from "../connection/feed.ts";
import type { HallMessage } from "../connection/protocol.ts";

const KINDS = ["welcome", "news", "people", "presence", "rematch", "gone"];
/** How long it takes until a stream that was refused is tried again. */
const PATIENCE = 5000;

export class Follower {
  feed: Feed = $state.raw(NOTHING);
  /** When the view came, by the page's own clock. */
  arrived: number = $state(0);
  /** Why the game cannot be followed; empty while it can. */
  failure: string = $state("");
  private readonly path: string;
  private stream: EventSource | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `token` is an invitation to look on, where the game is not open to all. */
  constructor(game: string, token: string) {
    const secret = token ? `&invitation=${encodeURIComponent(token)}` : "";
    this.path = `api/games/${encodeURIComponent(game)}`;
    this.query = `?place=public${secret}`;
  }

  private readonly query: string;

  open(): void {
    this.close();
    const stream = new EventSource(
      addressOf(`${this.path}/events${this.query}&after=${this.feed.number}`),
    );
    this.stream = stream;
    for (const kind of KINDS) {
      stream.addEventListener(kind, ({ data }) => this.hear(JSON.parse(data) as HallMessage));
    }
    // A browser comes back by itself, unless it was told no.
    stream.onerror = () => {
      if (stream.readyState === EventSource.CLOSED) void this.ask();
    };
  }

  close(): void {
    clearTimeout(this.timer);
    this.stream?.close();
    this.stream = null;
  }

  private hear(message: HallMessage): void {
    const { feed, hasGap } = receive(this.feed, message);
    if (feed.view !== this.feed.view) this.arrived = performance.now();
    this.feed = feed;
    if (feed.view) this.failure = "";
    if (hasGap) this.open();
  }

  /** A refused stream says nothing of why; the plain answer does. */
  private async ask(): Promise<void> {
    try {
      await fetchJson(`${this.path}${this.query}`);
    } catch (error) {
      this.failure = reasonOf(error, "");
    }
    this.timer = setTimeout(() => this.open(), PATIENCE);
  }
}
