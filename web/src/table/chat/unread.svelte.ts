/** How much was said that this reader has not seen; the browser remembers where they stopped. */

import type { ChatShown } from "../../api/types.ts";
import { fetchJson } from "../../connection/api.ts";
import type { ChatOffer, ChatSaid } from "../../connection/protocol.ts";

export const chatPath = (game: string, place: string, more = ""): string =>
  `api/games/${encodeURIComponent(game)}/chat${more}?place=${encodeURIComponent(place)}`;

export class Unread {
  /** What was said by others after the last line that was seen. */
  private numbers: ReadonlySet<number> = $state.raw(new Set());
  private readonly game: string;
  private readonly place: string;
  private hasAsked = false;

  constructor(game: string, place: string) {
    this.game = game;
    this.place = place;
  }

  get count(): number {
    return this.numbers.size;
  }

  private get key(): string {
    return `rackhouse.chat.${this.game}.${this.place}`;
  }

  private get seen(): number {
    return Number(localStorage.getItem(this.key) ?? 0);
  }

  /** Count what has been said; what came before the page was opened is asked for once. */
  take(offer: ChatOffer, said: readonly ChatSaid[]): void {
    this.add(said, offer.author);
    if (this.hasAsked || offer.last <= this.seen) return;
    this.hasAsked = true;
    fetchJson<ChatShown>(`${chatPath(this.game, this.place)}&after=${this.seen}`)
      .then(({ lines }) => this.add(lines, offer.author))
      .catch(() => undefined); // the panel asks again
  }

  private add(lines: readonly ChatSaid[], own: string): void {
    const fresh = lines.filter(({ number, author }) => number > this.seen && author !== own);
    const all = new Set([...this.numbers, ...fresh.map(({ number }) => number)]);
    if (all.size > this.numbers.size) this.numbers = all;
  }

  /** Everything up to a line has been seen. */
  see(number: number): void {
    try {
      localStorage.setItem(this.key, String(Math.max(number, this.seen)));
    } catch {
      // A browser that keeps nothing counts again after a reload.
    }
    this.numbers = new Set();
  }
}
