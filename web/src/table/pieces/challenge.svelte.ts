/** One viewer's challenge: which words of the play, and whether its price has been named.
 *
 * Both belong to one play as it stands; what was chosen of another play means nothing to this one.
 */

import type { Command } from "../../connection/protocol.ts";
import { type GameView, mayDo } from "../../game/view.ts";
import { canCost } from "./stakes.ts";
import { choosesWords, openWords } from "./window.ts";

const playOf = ({ window: open }: GameView): string =>
  open ? [open.opened, open.play, ...open.ruled].join(" ") : "";

export class Challenge {
  private asked = $state("");
  private left: { readonly play: string; readonly words: readonly string[] } = $state.raw({
    play: "",
    words: [],
  });

  /** The words that would be challenged: all that are open, until some are left out. */
  chosen(view: GameView): readonly string[] {
    const left = this.left.play === playOf(view) ? this.left.words : [];
    return openWords(view).filter((word) => !left.includes(word));
  }

  choose(view: GameView, words: readonly string[]): void {
    const left = openWords(view).filter((word) => !words.includes(word));
    this.left = { play: playOf(view), words: left };
  }

  /** Whether the price of challenging this play has been named, and nothing was done since. */
  isAsked(view: GameView): boolean {
    return this.asked !== "" && this.asked === playOf(view);
  }

  /** Ask once where it can cost something; the second time, and where it is free, what to send. */
  press(view: GameView): Command | null {
    if (choosesWords(view) && this.chosen(view).length === 0) return null;
    if (mayDo(view, "challenge") && canCost(view.house) && !this.isAsked(view)) {
      this.asked = playOf(view);
      return null;
    }
    this.forget();
    return this.command(view);
  }

  /** What to send, without asking: the price stands beside the button. */
  command(view: GameView): Command {
    return { command: "challenge", words: choosesWords(view) ? [...this.chosen(view)] : [] };
  }

  /** Whoever goes on with something else has thought better of it. */
  forget(): void {
    this.asked = "";
  }
}
