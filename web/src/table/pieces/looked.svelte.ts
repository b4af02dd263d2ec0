/** A turn that somebody picked on the score pad, to see its word on the board.
 *
 * It belongs to the pad as it was: whatever is played next is seen, and the turn is put away.
 */

import type { GameView, TallyLine } from "../../game/view.ts";

/** Whether a line has a word on the board that can be shown. */
export const canShow = (line: TallyLine): boolean => line.kind === "play" && !line.withdrawn;

export class Looked {
  private picked: { readonly turn: number; readonly lines: number } | null = $state.raw(null);

  /** The line whose word is shown, if there is one. */
  line(view: GameView): TallyLine | null {
    const { picked } = this;
    if (picked?.lines !== view.tally.length) return null;
    return view.tally.find((line) => line.turn === picked.turn && canShow(line)) ?? null;
  }

  /** Show the word of a line; a second time puts it away. */
  toggle(view: GameView, line: TallyLine): void {
    const isShown = this.line(view)?.turn === line.turn;
    this.picked = isShown ? null : { turn: line.turn, lines: view.tally.length };
  }

  putAway(): void {
    this.picked = null;
  }
}
