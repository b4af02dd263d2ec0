/** One thing that is asked of the hall at a time, and what came of it. */

import { refusalOf } from "../connection/api.ts";
import type { Key } from "../messages/messages.svelte.ts";

export class Attempt {
  isBusy = $state(false);
  hasFailed = $state(false);
  note = $state(""); // why it was not done, or that it was
  private readonly away: Key;

  /** `away` is said where the hall does not answer. */
  constructor(away: Key = "net-away") {
    this.away = away;
  }

  /** Ask, and say `done` where it went well. */
  async make(ask: () => Promise<unknown>, done = ""): Promise<boolean> {
    this.isBusy = true;
    this.note = "";
    const failure = await refusalOf(ask, this.away);
    this.hasFailed = failure !== "";
    this.note = failure || done;
    this.isBusy = false;
    return !this.hasFailed;
  }

  /** Ask for what leads to another page: it stays busy until this one is gone. */
  async leave(ask: () => Promise<unknown>): Promise<void> {
    this.isBusy = await this.make(ask);
  }
}
