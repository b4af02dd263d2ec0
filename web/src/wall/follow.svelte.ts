/** Following a game as anybody may, by server-sent events: no place is taken, nothing is asked. */

import { type Feed, NOTHING, receive } from "../connection/feed.ts";
import { Line } from "../connection/line.ts";
import type { HallMessage } from "../connection/protocol.ts";

export class Follower {
  feed: Feed = $state.raw(NOTHING);
  /** When the view came, by the page's own clock. */
  arrived: number = $state(0);
  /** Why the game cannot be followed; empty while it can. */
  failure: string = $state("");
  readonly game: string;
  readonly token: string;
  private readonly line: Line;

  /** `token` is an invitation to look on, where the game is not open to all. */
  constructor(game: string, token: string) {
    this.game = game;
    this.token = token;
    this.line = new Line({
      path: () =>
        `api/games/${encodeURIComponent(game)}/events?place=public&after=${this.feed.number}`,
      headers: token ? { "x-invitation": token } : {},
      onData: (data) => this.hear(JSON.parse(data) as HallMessage),
      onGone: (data) => this.hear(JSON.parse(data) as HallMessage),
      onFailure: (reason) => {
        this.failure = reason;
      },
    });
  }

  /** Follow until it is closed; whenever the hall goes away, it is looked for again. */
  open(): Promise<void> {
    return this.line.open();
  }

  close(): void {
    this.line.close();
  }

  private hear(message: HallMessage): void {
    const { feed, hasGap } = receive(this.feed, message);
    if (feed.view !== this.feed.view) this.arrived = performance.now();
    this.feed = feed;
    if (feed.view) this.failure = "";
    // Whoever comes again is told what is missing.
    if (hasGap) this.line.again();
  }
}
