/** Something of an event that a page shows: asked for anew whenever the event has moved on. */

import { fetchJson, reasonOf } from "../connection/api.ts";
import { type Key, say } from "../messages/messages.svelte.ts";

export class Shown<Value> {
  value: Value | null = $state.raw(null);
  /** When it came, by the page's own clock. */
  arrived: number = $state(0);
  /** Why it cannot be shown; empty while it can. */
  failure: string = $state("");
  private readonly path: () => string;
  private readonly away: Key;
  private asked: Promise<void> | null = null;
  private isOld = false;

  /** `away` is said where the hall does not answer. */
  constructor(path: () => string, away: Key = "desk-away") {
    this.path = path;
    this.away = away;
  }

  /** Ask for it; whoever asks meanwhile waits for an answer that was asked for after them. */
  look(): Promise<void> {
    if (this.asked) this.isOld = true;
    this.asked ??= this.ask();
    return this.asked;
  }

  private async ask(): Promise<void> {
    do {
      this.isOld = false;
      try {
        this.value = await fetchJson<Value>(this.path());
        this.arrived = performance.now();
        this.failure = "";
      } catch (error) {
        this.failure = reasonOf(error, say(this.away));
      }
    } while (this.isOld);
    this.asked = null;
  }
}
