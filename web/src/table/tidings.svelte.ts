/** What the news leave behind for a while: the last verdict, and the lots that were drawn. */

import type { NewsItem } from "../api/types.ts";
import { callerIn, type Verdict, verdictIn } from "../game/verdict.ts";
import type { GameView } from "../game/view.ts";
import { list, type Named, say } from "../messages/messages.svelte.ts";

/** How long a verdict is shown; a verdict that is older when a page opens is not. */
export const SHOWN = 10_000;

interface Lot {
  readonly seat: number;
  readonly tile: string;
}

export class Tidings {
  verdict: Verdict | null = $state.raw(null);
  private lots: readonly Lot[] = $state.raw([]);
  private first: number | null = $state(null);
  /** How many lines the pad had when a turn was taken back. */
  private back: number | null = $state(null);
  private heard = 0;
  /** Who challenged last: the ruling may come much later. */
  private caller: number | null = null;

  /** Take in the items that came with a view. */
  take(items: readonly NewsItem[], view: GameView): void {
    const fresh = items.filter((item) => item.number > this.heard);
    this.heard = Math.max(this.heard, ...fresh.map((item) => item.number));
    const verdict = verdictIn(fresh, this.caller);
    this.caller = callerIn(fresh) ?? view.call?.seat ?? this.caller;
    if (verdict && view.time.now - verdict.at < SHOWN) this.verdict = verdict;
    for (const { kind, data, at } of fresh) {
      const isNews = view.time.now - at < SHOWN;
      if (kind === "entry taken back" && isNews) this.back = view.tally.length;
      if (kind === "lot drawn") this.draw({ seat: Number(data.seat), tile: String(data.tile) });
      if (kind === "first decided") this.first = Number(data.seat);
    }
  }

  /** Milliseconds until the verdict is gone. */
  left(view: GameView, since: number): number {
    return this.verdict ? this.verdict.at + SHOWN - view.time.now - since : 0;
  }

  dismiss(): void {
    this.verdict = null;
  }

  /** That a turn was taken back, until the next one. */
  backOf(view: GameView): string {
    return this.back === view.tally.length ? say("act-taken-back") : "";
  }

  /** Who drew what, and who begins; nothing once a turn has been played. */
  lotsOf(view: GameView, names: readonly Named[]): string {
    if (this.first === null || view.tally.length > 0) return "";
    const draws = this.lots.map(({ seat, tile }) =>
      say("lots-draw", { name: names[seat] ?? "", tile: tile === "?" ? say("lots-blank") : tile }),
    );
    return say("lots", { draws: list(draws), name: names[this.first] ?? "" });
  }

  /** Those who tie draw again: their last tile counts. */
  private draw(lot: Lot): void {
    this.lots = [...this.lots.filter(({ seat }) => seat !== lot.seat), lot];
  }
}
