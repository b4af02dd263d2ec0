/** One place at one game: the line to the hall, the board, and what passes between them. */

import { parseTile, parseTiles } from "../board/alphabet.ts";
import { BoardController } from "../board/controller.svelte.ts";
import { type Counted, countDraft } from "../board/count.ts";
import { type DraftSquare, draftOf, placementsOf, withDraft } from "../board/draft.ts";
import type { Order } from "../board/keys.ts";
import { newBoard } from "../board/state.ts";
import { arrange } from "../board/sync.ts";
import type { Connection } from "../connection/connection.svelte.ts";
import type { Draft } from "../connection/drafting.ts";
import { namesOf } from "../connection/feed.ts";
import type { Shelf } from "../connection/outbox.ts";
import type { Command } from "../connection/protocol.ts";
import type { Equipment } from "../connection/rules.ts";
import { type GameView, mayDo } from "../game/view.ts";
import { type Named, say, textOf } from "../messages/messages.svelte.ts";
import { type Announcement, announce } from "./pieces/announce.ts";
import { Challenge } from "./pieces/challenge.svelte.ts";
import { lastPlay } from "./pieces/pad.ts";
import { stakes } from "./pieces/stakes.ts";
import { isLaying, soundsOf } from "./sound/hearing.ts";
import { sound } from "./sound/sounds.ts";
import { squaresOf } from "./squares.ts";

export class Seat {
  readonly board: BoardController;
  readonly connection: Connection;
  /** The last refusal; the next command or play clears it. */
  refusal: string = $state("");
  choosing: "some" | "all" | null = $state(null);
  readonly challenge = new Challenge();
  announcement: Announcement = $state.raw({ polite: "", urgent: "" });
  private readonly shelf: Shelf;
  private readonly key: string;
  private shown: GameView | null = null;
  private lying: Draft = [];
  /** Whether tiles were moved since the last turn was written down. */
  private isFresh = $state(true);
  private isFollowing = false;

  constructor(connection: Connection, equipment: Equipment, shelf: Shelf, key: string) {
    this.connection = connection;
    this.shelf = shelf;
    this.key = `rackhouse.rack.${key}`;
    const { layout, alphabet, wells } = equipment;
    this.board = new BoardController(newBoard({ layout, alphabet, size: wells }), {
      onDraft: (draft) => this.show(draft),
      onArrange: (order) => this.keep("order", order),
      onOrder: (order) => this.obey(order),
    });
    connection.onDraft = (draft) => this.follow(draft);
  }

  get names(): Named[] {
    return namesOf(this.connection.feed).map((name) => name || say("side-empty"));
  }

  /** The hall's answer to the draft that lies there; while it is away, the page's own count. */
  get draft(): Counted | null {
    const { draft, view } = this.connection.feed;
    if (!this.connection.isOpen && view) {
      const { bonus_tiles: tiles, bonus_points: points } = view.house;
      return countDraft(this.board.state, { tiles, points });
    }
    if (!draft || draft.fault || draft.words.length === 0) return null;
    if (this.board.state.laid.length === 0) return null;
    return { word: draft.words[0] ?? "", score: draft.score };
  }

  /** Whether the hall has said that what lies there is no play. */
  get isFaulty(): boolean {
    const isAnswered = this.connection.isOpen && this.board.state.laid.length > 0;
    return isAnswered && Boolean(this.connection.feed.draft?.fault);
  }

  /** Whether a play was made while the hall was away, and waits for it to come back. */
  get isQueued(): boolean {
    const { isOpen, outbox } = this.connection;
    return !isOpen && outbox.some(({ command }) => command.command === "commit");
  }

  /** What stands below the board: why something was not done, or what the network does. */
  get note(): string {
    const { connection } = this;
    if (connection.feed.gone) return connection.feed.gone;
    if (!connection.isOpen) return this.away;
    if (this.refusal) return this.refusal;
    // What was done since is worth more than what is wrong with tiles that lay there before.
    const isLaid = this.board.state.laid.length > 0 && this.isFresh;
    return isLaid ? textOf(connection.feed.draft?.fault) : "";
  }

  private get away(): string {
    const { outbox, feed } = this.connection;
    if (outbox.length > 0) return say("net-unsent");
    return say(feed.view?.own ? "net-kept" : "net-away");
  }

  /** Bring the board up to date with a view; the first one brings back what was arranged. */
  take(view: GameView): void {
    const before = this.shown;
    if (before?.number === view.number) return;
    const isStale = this.refusal.endsWith(say("challenge-again")) && !this.challenge.isAsked(view);
    if (this.refusal === say("pass-again") || isStale) this.refusal = "";
    if (before && before.tally.length < view.tally.length) this.isFresh = false;
    this.board.sync({
      fixed: view.board.map((sign) => (sign === "" ? null : parseTile(sign))),
      hand: parseTiles(view.own?.rack ?? ""),
      last: this.lit(before, view),
      by: lastPlay(view)?.seat ?? null,
      isLocked: view.own === null || view.end !== null,
    });
    // Nothing is kept before this: the first view must not overwrite what was arranged.
    if (!before) this.restore(view);
    else {
      this.announcement = announce(before, view, this.names);
      sound(...soundsOf(this.connection.feed.items, view.own?.seat));
    }
    this.shown = view;
    if (before) this.askAnew();
  }

  /** A draft outlives the turn it was laid in; what it comes to on the new board is asked anew. */
  private askAnew(): void {
    const draft = draftOf(this.board.state);
    if (draft.length > 0 && !this.connection.feed.draft) this.connection.draft(draft);
  }

  /** Lay what somebody else at this seat has laid. */
  private follow(draft: Draft): void {
    this.isFollowing = true;
    this.board.become(withDraft(this.board.state, draft));
    this.isFollowing = false;
  }

  /** The tiles that the last play laid; of a play from before this page, its whole word. */
  private lit(before: GameView | null, view: GameView): readonly number[] {
    const last = lastPlay(view);
    if (!last) return [];
    if (before && lastPlay(before)?.turn === last.turn) return this.board.state.last;
    const word = squaresOf(this.board.state.layout, last);
    const laid = word.filter((square) => before?.board[square] === "");
    return laid.length > 0 ? laid : word;
  }

  /** Ask something of the hall; what it says is the answer's sentence. */
  async ask(command: Command): Promise<string> {
    this.refusal = "";
    this.challenge.forget();
    const answer = await this.connection.ask(command);
    if (answer.type === "done") return "";
    this.refusal = textOf(answer.reason);
    return this.refusal;
  }

  /** Play what lies there, whether or not the hall has said yet what it scores; where a turn ends
   * with the clock, the next stroke presses it. */
  play(): void {
    const { draft, view } = this.connection.feed;
    const { state } = this.board;
    if (this.isQueued) return;
    if (view && mayDo(view, "press clock")) void this.ask({ command: "press clock" });
    // A blank without its letter is being asked about.
    else if (state.laid.length === 0 || state.laid.some((tile) => tile.letter === "")) return;
    else if (this.isFaulty && draft && this.isAnswered) this.refusal = textOf(draft.fault);
    else {
      const press = !view?.house.presses_clock;
      void this.ask({ command: "commit", placements: placementsOf(state), press });
    }
  }

  /** Whether the hall has answered the draft as it lies there now, and not one before it. */
  private get isAnswered(): boolean {
    const lies = draftOf(this.board.state);
    const answered = this.connection.feed.draft?.squares ?? [];
    const has = ({ square, tile }: DraftSquare) =>
      answered.some((one) => one.square === square && one.tile === tile);
    return lies.length === answered.length && lies.every(has);
  }

  private obey(order: Order): void {
    if (order === "commit") this.play();
    else if (order === "pass") this.pass();
    else if (order === "challenge") this.doubt();
    else if (!this.explain("exchange tiles")) {
      this.choosing = order === "exchange all" ? "all" : "some";
    }
  }

  /** Say why something cannot be done now; whether there is a reason. */
  explain(command: string): boolean {
    const options = this.connection.feed.view?.options ?? [];
    const reason = options.find((option) => option.command === command)?.why_not;
    if (reason) this.refusal = textOf(reason);
    return Boolean(reason);
  }

  /** A slip costs a turn: the key asks for itself once more. */
  private pass(): void {
    const { view } = this.connection.feed;
    const again = say("pass-again");
    if (view && mayDo(view, "pass") && this.refusal !== again) this.refusal = again;
    else void this.ask({ command: "pass" });
  }

  /** What can cost something asks once more, and says what; the window has the same question. */
  private doubt(): void {
    const { view } = this.connection.feed;
    if (!view) return;
    const command = this.challenge.press(view);
    if (command) void this.ask(command);
    else if (this.challenge.isAsked(view)) {
      this.refusal = `${stakes(view.house)} ${say("challenge-again")}`;
    }
  }

  private show(draft: Draft): void {
    this.refusal = "";
    this.challenge.forget();
    this.isFresh = true;
    if (isLaying(this.lying, draft)) sound("tile");
    this.lying = draft;
    if (!this.isFollowing) this.connection.draft(draft);
    this.keep("draft", draft);
  }

  private restore(view: GameView): void {
    const order = this.kept<string[]>("order");
    const draft = this.draftAtFirst(view);
    let next = this.board.state;
    if (order) next = arrange(next, order);
    if (draft && !next.isLocked) next = withDraft(next, draft);
    this.board.become(next);
  }

  /** What this browser kept, or the hall; a team's as the hall has it, which knows its mates'. */
  private draftAtFirst(view: GameView): Draft | null {
    const { people, draft } = this.connection.feed;
    const place = `seat-${(view.own?.seat ?? -1) + 1}`;
    const isTeam = people.filter((sitter) => sitter.place === place).length > 1;
    const [known, kept] = [draft?.squares ?? null, this.kept<Draft>("draft")];
    return isTeam ? (known ?? kept) : (kept ?? known);
  }

  private keep(what: string, value: unknown): void {
    // Before the first view there is nothing of the player's own to be kept.
    if (!this.shown) return;
    try {
      this.shelf.setItem(`${this.key}.${what}`, JSON.stringify(value));
    } catch {
      // A browser that keeps nothing loses the order with the page.
    }
  }

  private kept<T>(what: string): T | null {
    try {
      return JSON.parse(this.shelf.getItem(`${this.key}.${what}`) ?? "null") as T | null;
    } catch {
      return null;
    }
  }
}
