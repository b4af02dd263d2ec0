/** How wide the window is, in letters: larger text counts as a narrower window.
 *
 * A phone held sideways is a phone: it has no height for what a wide window shows.
 */

import { MediaQuery } from "svelte/reactivity";

export class Width {
  private readonly phone = new MediaQuery(
    "(max-width: 37.49em), (max-height: 520px) and (min-width: 33em)",
  );
  private readonly wide = new MediaQuery("min-width: 64em");

  get isPhone(): boolean {
    return this.phone.current;
  }

  get isWide(): boolean {
    return this.wide.current;
  }
}
