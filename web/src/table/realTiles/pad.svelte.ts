/** The score pad of one real board: a line to the hall for every side, and one for the pad itself.
 *
 * Each line brings what that side may do now and why not the rest; whoever holds this phone enters
 * for all of them.
 */

import { socketOf } from "../../connection/api.ts";
import { Connection, type Surroundings } from "../../connection/connection.svelte.ts";
import { type Feed, namesOf } from "../../connection/feed.ts";
import type { Command } from "../../connection/protocol.ts";
import { type Verdict, verdictIn } from "../../game/verdict.ts";
import { type GameView, mayDo, onTurn, whyNot } from "../../game/view.ts";
import { type Named, say, textOf } from "../../messages/messages.svelte.ts";
import { KEEPER } from "./places.ts";

/** What a side says for itself: where it has a phone of its own, it is asked there and not here. */
const SPOKEN: readonly string[] = [
  "accept",
  "agree board",
  "agree dictionary",
  "answer plays",
  "confirm result",
  "confirm score",
  "confirm verdict",
  "correct score",
  "resign",
  "take back",
  "withdraw call",
];

export class Pad {
  readonly game: string;
  readonly keeper: Connection;
  seats: readonly Connection[] = $state.raw([]);
  /** Why the last thing was not done; the next one clears it. */
  refusal: string = $state("");
  /** The last ruling on a challenge, until it is cleared. */
  verdict: Verdict | null = $state.raw(null);
  /** The number of the last verdict that was shown: what else comes does not bring it back. */
  private shown = 0;
  private readonly around: Surroundings;

  constructor(game: string, around: Surroundings) {
    this.game = game;
    this.around = around;
    this.keeper = this.line(KEEPER);
  }

  private line(place: string): Connection {
    return new Connection(socketOf(this.game), this.game, place, this.around);
  }

  open(): void {
    this.keeper.open();
  }

  close(): void {
    for (const line of [this.keeper, ...this.seats]) line.close();
  }

  /** Take in what the pad's own line has told: the sides at first, later what was ruled. */
  take({ view, items }: Feed): void {
    if (!view) return;
    if (this.seats.length === 0) {
      this.seats = view.sides.map((_, seat) => this.line(`seat-${seat + 1}`));
      for (const line of this.seats) line.open();
      return;
    }
    const verdict = verdictIn(items);
    if (!verdict || verdict.number <= this.shown) return;
    this.shown = verdict.number;
    this.verdict = verdict;
  }

  get view(): GameView | null {
    return this.keeper.feed.view;
  }

  /** The game as a side sees it, once its line is there and no older than the pad's own. */
  seen(seat: number): GameView | null {
    const view = this.seats[seat]?.feed.view ?? null;
    return view && view.number >= (this.view?.number ?? 0) ? view : null;
  }

  /** Whose turn it is to enter. */
  get mover(): number | null {
    return this.view ? onTurn(this.view) : null;
  }

  /** Whether a person rules on words here, who is called to the table. */
  get callsJudge(): boolean {
    return this.view?.house.ruler === "judge" && !this.keeper.feed.info?.list_judges;
  }

  /** Why the game is not played on here: the desk has decided its match. Empty where it is. */
  get stopped(): string {
    return this.view?.end === null ? textOf(this.keeper.feed.info?.decided) : "";
  }

  get names(): Named[] {
    return namesOf(this.keeper.feed).map(
      (name, seat) => name || say("real-side", { number: seat + 1 }),
    );
  }

  name(seat: number): Named {
    return this.names[seat] ?? "";
  }

  /** What the network does, or why something was not done. */
  get note(): string {
    const { feed, isOpen } = this.keeper;
    if (feed.gone) return feed.gone;
    const isUnsent = [this.keeper, ...this.seats].some((line) => line.outbox.length > 0);
    if (!isOpen) return say(isUnsent ? "net-unsent" : "net-away");
    return this.refusal;
  }

  may(seat: number, command: string): boolean {
    const view = this.seen(seat);
    return view !== null && mayDo(view, command);
  }

  /** Why a side may not do something now. */
  whyNot(seat: number, command: string): string | null {
    const view = this.seen(seat);
    return view && whyNot(view, command);
  }

  /** Look again: what may be done can change by time alone, which no news tell of. */
  lookAgain(): void {
    for (const line of [this.keeper, ...this.seats]) line.again();
  }

  /** The sides that may do something now; of what each says for itself, those heard from here. */
  able(command: string): number[] {
    const isHeard = (line: Connection | undefined) =>
      !SPOKEN.includes(command) || (line?.feed.speaks ?? false);
    return this.seats.flatMap((line, seat) =>
      this.may(seat, command) && isHeard(line) ? [seat] : [],
    );
  }

  mayKeep(command: string): boolean {
    const isHeard = !SPOKEN.includes(command) || this.keeper.feed.speaks;
    return isHeard && this.view !== null && mayDo(this.view, command);
  }

  /** Ask something for a side; whether it was done. */
  ask(seat: number, command: Command): Promise<boolean> {
    const line = this.seats[seat];
    return line ? this.send(line, command) : Promise.resolve(false);
  }

  /** Ask something for the pad itself; whether it was done. */
  keep(command: Command): Promise<boolean> {
    return this.send(this.keeper, command);
  }

  /** Agree to something for every side that this phone speaks for; whether any of them did.
   *
   * A side with a phone of its own says so there: its refusal is no fault of anybody's.
   */
  async agree(seats: readonly number[], command: Command): Promise<boolean> {
    const done = [];
    for (const seat of seats) done.push(await this.ask(seat, command));
    if (done.includes(true)) this.refusal = "";
    return done.includes(true);
  }

  /** Confirm the score of a play, for the side that keeps it or, where that has no say, as the pad.
   *
   * The score-keeper at a phone of their own says so there, and what the pad is told is why.
   */
  async confirmScore(): Promise<boolean> {
    const command = { command: "confirm score" } as const;
    return (await this.agree(this.able("confirm score"), command)) || this.keep(command);
  }

  private async send(line: Connection, command: Command): Promise<boolean> {
    this.refusal = "";
    const answer = await line.ask(command);
    if (answer.type === "done") return true;
    this.refusal = textOf(answer.reason);
    return false;
  }
}
