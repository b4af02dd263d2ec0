/** One thing that is asked of the hall at a time, and what came of it. */

import { reasonOf } from "../../connection/api.ts";
import { say } from "../../messages/messages.svelte.ts";

export class Attempt {
  isBusy = $state(false);
  hasFailed = $state(false);
  note = $state("");

  /** Ask, and say `done` where it went well. */
  async make(ask: () => Promise<unknown>, done = ""): Promise<boolean> {
    this.isBusy = true;
    try {
      await ask();
      this.hasFailed = false;
      this.note = done;
    } catch (error) {
      this.hasFailed = true;
      this.note = reasonOf(error, say("net-away"));
    }
    this.isBusy = false;
    return !this.hasFailed;
  }
}
