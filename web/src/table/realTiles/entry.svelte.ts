/** The play that is being entered: by fields, by taps on the board or by keys, all to one draft.
 *
 * The hall says what it comes to. Whoever is not writing on this phone sees what is written on the
 * other one.
 */

import { parseTile } from "../../board/alphabet.ts";
import { BoardController } from "../../board/controller.svelte.ts";
import { type DraftSquare, withDraft } from "../../board/draft.ts";
import type { Order } from "../../board/keys.ts";
import { parseStart, startName } from "../../board/layout.ts";
import { type Arrow, newBoard } from "../../board/state.ts";
import type { DraftShown } from "../../connection/protocol.ts";
import type { Equipment } from "../../connection/rules.ts";
import type { GameView } from "../../game/view.ts";
import { lastPlay } from "../pieces/pad.ts";
import { squaresOf } from "../squares.ts";
import type { Pad } from "./pad.svelte.ts";
import {
  type Fresh,
  freshOf,
  isOf,
  NOTHING_WRITTEN,
  notation,
  poolOf,
  readPlay,
  turned,
  type Written,
  withWord,
} from "./writing.ts";

export class Entry {
  written: Written = $state.raw(NOTHING_WRITTEN);
  /** Whether somebody writes in the fields of this very phone. */
  isWriting: boolean = $state(false);
  /** Whether the play is on its way to the hall: nothing is written until it stands there. */
  isSent: boolean = $state(false);
  readonly board: BoardController;
  private readonly pad: Pad;
  private readonly onOrder: (order: Order) => void;
  private isMirroring = false;
  private shown = -1;
  private pointed: Arrow | null = null;

  constructor(pad: Pad, { layout, alphabet }: Equipment, onOrder: (order: Order) => void) {
    this.pad = pad;
    this.onOrder = onOrder;
    this.board = new BoardController(newBoard({ layout, alphabet }), {
      onDraft: (squares) => this.layOut(squares),
      onOrder: (order) => this.onOrder(order),
    });
  }

  get text(): string {
    return notation(this.written);
  }

  /** What the hall says to the draft; none before it has answered to this very one. */
  get answer(): DraftShown | null {
    const { mover } = this.pad;
    const draft = mover === null ? null : (this.pad.seats[mover]?.feed.draft ?? null);
    if (!draft || !this.text) return null;
    return draft.play === "" || isOf(draft.squares, this.fresh) ? draft : null;
  }

  /** Whether a play can be written now. */
  get isOpen(): boolean {
    const { mover } = this.pad;
    return !this.isSent && mover !== null && this.pad.may(mover, "commit");
  }

  /** Whether it may be scored as it is. */
  get isReady(): boolean {
    return this.isOpen && this.answer?.fault === null;
  }

  /** Have the play scored; whether it was. */
  async score(): Promise<boolean> {
    const { mover } = this.pad;
    const play = this.answer?.play;
    if (!this.isReady || !play || mover === null) return false;
    this.isSent = true;
    const isDone = await this.pad.ask(mover, { command: "commit", play });
    if (isDone) this.isWriting = false;
    // What was done comes back as a board with more tiles, which clears the entry.
    else this.isSent = false;
    return isDone;
  }

  /** The letters that are laid from the rack, by their place in the word. */
  get fresh(): Fresh[] {
    return freshOf(this.written, this.board.state.layout, this.pad.view?.board ?? []);
  }

  writeStart(start: string): void {
    this.isWriting = true;
    this.write({ ...this.written, start: start.toUpperCase() });
  }

  writeWord(word: string): void {
    this.isWriting = true;
    this.write(withWord(this.written, word));
  }

  turnBlank(at: number): void {
    this.write(turned(this.written, at));
  }

  clear(): void {
    this.write(NOTHING_WRITTEN);
  }

  private write(written: Written): void {
    this.written = written;
    this.pad.refusal = "";
    this.send();
    this.pointAtStart();
  }

  private send(): void {
    const { mover } = this.pad;
    if (mover !== null) this.pad.seats[mover]?.draftPlay(this.text);
  }

  /** Bring the board up to date with the game; a turn that is over takes its entry along. */
  sync(view: GameView): void {
    const mover = this.pad.mover;
    const seen = mover === null ? null : this.pad.seen(mover);
    if (view.number === this.shown || (mover !== null && !seen)) return;
    const last = lastPlay(view);
    const before = this.board.state.fixed.filter((face) => face !== null).length;
    this.mirror(() =>
      this.board.sync({
        fixed: view.board.map((sign) => (sign === "" ? null : parseTile(sign))),
        hand: poolOf(seen?.own?.unseen ?? {}),
        last: last ? squaresOf(this.board.state.layout, last) : [],
        isLocked: mover === null || !this.pad.may(mover, "commit"),
      }),
    );
    this.shown = view.number;
    const now = this.board.state.fixed.filter((face) => face !== null).length;
    if (now !== before) this.forget();
    else if (this.text) this.send();
  }

  /** Show what the hall said of a draft, and what is written on another phone. */
  take(draft: DraftShown | null): void {
    if (!draft || draft.seat !== this.pad.mover) return;
    const isElsewhere = !isOf(draft.squares, this.fresh);
    if (!this.isWriting && draft.play && isElsewhere) this.written = readPlay(draft.play);
    const isOurs = isOf(draft.squares, this.fresh);
    this.mirror(() => this.board.become(withDraft(this.board.state, isOurs ? draft.squares : [])));
  }

  /** An arrow that was put on the board by a tap is where the play starts; whether it was. */
  follow(arrow: Arrow | null): boolean {
    if (this.isMirroring || !arrow || arrow === this.pointed) return false;
    this.pointed = arrow;
    if (this.board.state.laid.length > 0 || arrow.isSpent) return false;
    const start = startName(this.board.state.layout, arrow.square, arrow.direction);
    if (start === this.written.start) return false;
    this.written = { ...this.written, start };
    this.send();
    return true;
  }

  private forget(): void {
    this.isSent = false;
    this.written = NOTHING_WRITTEN;
    this.mirror(() => this.board.become({ ...this.board.state, laid: [], arrow: null }));
  }

  private pointAtStart(): void {
    const { layout } = this.board.state;
    const from = parseStart(layout, this.written.start);
    const isFree = from && !this.board.state.fixed[from.square];
    const arrow = isFree ? { ...from, isSpent: false } : null;
    this.pointed = arrow;
    this.mirror(() => this.board.become({ ...this.board.state, laid: [], arrow }));
  }

  /** Tiles were laid on the board itself, by keys. */
  private layOut(squares: readonly DraftSquare[]): void {
    const { mover } = this.pad;
    if (this.isMirroring || mover === null) return;
    this.isWriting = false;
    if (squares.length === 0) this.written = NOTHING_WRITTEN;
    this.pad.seats[mover]?.draft(squares);
  }

  private mirror(change: () => void): void {
    this.isMirroring = true;
    change();
    this.isMirroring = false;
  }
}
