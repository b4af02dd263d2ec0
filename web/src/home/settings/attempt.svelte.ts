/** One thing that is asked of the hall at a time, and what came of it. */

import { refusalOf } from "../../connection/api.ts";

export class Attempt {
  isBusy = $state(false);
  hasFailed = $state(false);
  note = $state("");

  /** Ask, and say `done` where it went well. */
  async make(ask: () => Promise<unknown>, done = ""): Promise<boolean> {
    this.isBusy = true;
    const failure = await refusalOf(ask);
    this.hasFailed = failure !== "";
    this.note = failure || done;
    this.isBusy = false;
    return !this.hasFailed;
  }
}
