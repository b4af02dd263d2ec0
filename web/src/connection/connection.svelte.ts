/** The line to one game: opens a socket, opens it again when it is lost, sends what is unsent. */

import { mayDo } from "../game/view.ts";
import { speech } from "../messages/messages.svelte.ts";
import {
  comeBack,
  type Draft,
  type Drafting,
  drawUp,
  goesFirst,
  loseLine,
  NO_DRAFT,
} from "./drafting.ts";
import { type Feed, NOTHING, receive } from "./feed.ts";
import { add, fetchKept, keep, type Outbox, type Sent, type Shelf, settle } from "./outbox.ts";
import type { Answer, ClientMessage, Command, HallMessage } from "./protocol.ts";

/** The part of a socket that is used; tests bring their own. */
export interface Line {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Surroundings {
  readonly dial: (address: string) => Line;
  readonly shelf: Shelf;
  readonly now: () => number; // milliseconds, for the clocks between two views
  readonly newId: () => string;
  readonly later: (run: () => void, milliseconds: number) => () => void; // gives the undoing
  readonly whenBack?: (run: () => void) => () => void; // when the network may be there again
  readonly whenGone?: (run: () => void) => () => void; // when it is known to be away
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 5000;
const PING_EVERY = 15_000;
/** Without a sign of life for so long, a line is taken for dead. */
const SILENCE = 25_000;

export class Connection {
  feed: Feed = $state.raw(NOTHING);
  isOpen: boolean = $state(false);
  /** Whether a line was tried in vain or lost, and none is there since. */
  isAway: boolean = $state(false);
  /** When the view came, by the page's own clock. */
  arrived: number = $state(0);
  outbox: Outbox = $state.raw([]);
  /** Who opened the game; only they ask others to it. */
  owner: string | null = $state(null);
  /** Told of a draft that somebody else at this seat has laid. */
  onDraft: ((draft: Draft) => void) | null = null;

  private readonly address: string;
  private readonly key: string;
  private readonly around: Surroundings;
  private readonly waiting = new Map<string, (answer: Answer) => void>();
  private line: Line | null = null;
  private wait = FIRST_WAIT;
  private undo: (() => void)[] = [];
  private lastSign = 0;
  private isEnded = false;
  private stopLooking: (() => void)[] | null = null;
  private drafting: Drafting = NO_DRAFT;
  private hasChance = false;

  /** `address` is the socket's, without its query; `place` is the seat or role looked from. */
  constructor(address: string, game: string, place: string, around: Surroundings) {
    this.address = `${address}?place=${encodeURIComponent(place)}`;
    this.key = `rackhouse.outbox.${game}.${place}`;
    this.around = around;
    this.outbox = fetchKept(around.shelf, this.key);
  }

  open(): void {
    if (this.line || this.isEnded) return;
    this.stopLooking ??= this.lookOut();
    const line = this.around.dial(
      `${this.address}&after=${this.feed.number}&lang=${speech.language}`,
    );
    this.line = line;
    this.lastSign = this.around.now();
    line.onmessage = ({ data }) => this.hear(JSON.parse(data) as HallMessage);
    line.onclose = () => this.lose(line);
    this.ping(line);
  }

  /** Leave for good. */
  close(): void {
    this.isEnded = true;
    for (const stop of this.stopLooking ?? []) stop();
    for (const undo of this.undo.splice(0)) undo();
    this.line?.close();
    this.line = null;
    this.isOpen = false;
  }

  /** Give a command; it is kept and sent again until the hall has answered it. */
  ask(command: Command): Promise<Answer> {
    const sent: Sent = { id: this.around.newId(), seen: this.feed.number, command };
    this.store(add(this.outbox, sent));
    if (this.isOpen) this.say({ type: "command", ...sent });
    return new Promise((answer) => this.waiting.set(sent.id, answer));
  }

  /** Show the tiles that are tried out; only the newest matters, and goes out once it can. */
  draft(squares: Draft): void {
    this.drafting = drawUp(this.drafting, squares, this.isOpen);
    if (this.isOpen) this.say({ type: "draft", squares: [...squares] });
  }

  /** Ask for the game as it stands: some things may be done only once time has passed. */
  again(): void {
    if (this.isOpen) this.say({ type: "catch up", after: this.feed.number });
  }

  /** Object to a mate who would resign for this seat, or think better of it. */
  playOn(): void {
    this.feed = { ...this.feed, resigning: null };
    if (this.isOpen) this.say({ type: "play on" });
  }

  /** Show a play as a score pad writes it: `8D TRAINER`. */
  draftPlay(play: string): void {
    if (this.isOpen) this.say({ type: "draft", squares: [], play });
  }

  private say(message: ClientMessage): void {
    this.line?.send(JSON.stringify(message));
  }

  private hear(message: HallMessage): void {
    this.lastSign = this.around.now();
    const before = this.feed;
    const { feed, hasGap } = receive(before, message);
    this.feed = feed;
    if (feed.view !== before.view) this.arrived = this.around.now();
    if (hasGap) this.say({ type: "catch up", after: before.number });
    if (message.type === "welcome") {
      this.owner = message.info.owner;
      this.greet(feed.draft?.squares ?? null);
    }
    if (message.type === "draft") this.follow(message.squares);
    if (feed.view && mayDo(feed.view, "give nonce")) this.addChance();
    if (message.type === "gone" && message.reason) this.isOpen = false;
    if (isAnswer(message)) this.take(message);
  }

  /** A seat's own chance goes into the draws by itself: whoever opens the table wants to play. */
  private addChance(): void {
    if (this.hasChance) return;
    this.hasChance = true;
    void this.ask({ command: "give nonce", nonce: this.around.newId() });
  }

  private greet(kept: Draft | null): void {
    if (this.isOpen) return;
    this.isOpen = true;
    this.isAway = false;
    this.wait = FIRST_WAIT;
    for (const sent of this.outbox) this.say({ type: "command", ...sent });
    if (goesFirst(this.drafting, kept)) this.draft(this.drafting.newest);
    else if (kept) this.follow(kept);
  }

  private follow(shown: Draft): void {
    const { drafting, follow } = comeBack(this.drafting, shown);
    this.drafting = drafting;
    if (follow) this.onDraft?.(follow);
  }

  private take(answer: Answer): void {
    // A draft that could not be read does not come back; one that could not be kept goes again.
    if (answer.id === "" && answer.type === "unavailable") this.draftAgain();
    else if (answer.id === "") this.drafting = { ...this.drafting, underway: [] };
    this.store(settle(this.outbox, answer));
    if (answer.type === "unavailable") {
      const sent = this.outbox.find(({ id }) => id === answer.id);
      if (sent) this.after(() => this.isOpen && this.say({ type: "command", ...sent }), 1000);
      return;
    }
    this.waiting.get(answer.id)?.(answer);
    this.waiting.delete(answer.id);
  }

  private draftAgain(): void {
    this.drafting = loseLine(this.drafting);
    this.after(() => {
      if (this.isOpen && this.drafting.isUnsent) this.draft(this.drafting.newest);
    }, 1000);
  }

  private store(outbox: Outbox): void {
    this.outbox = outbox;
    keep(this.around.shelf, this.key, outbox);
  }

  private lose(line: Line): void {
    if (this.line !== line) return;
    this.line = null;
    this.isOpen = false;
    this.isAway = true;
    this.drafting = loseLine(this.drafting);
    if (this.isEnded) return;
    this.after(() => this.open(), this.wait);
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }

  /** What the surroundings say of the network, for as long as the page is open. */
  private lookOut(): (() => void)[] {
    const { whenBack, whenGone } = this.around;
    return [whenBack?.(() => this.open()), whenGone?.(() => this.giveUp())].filter(
      (stop) => stop !== undefined,
    );
  }

  /** Some networks lose a line without a word: closing it oneself may take minutes. */
  private giveUp(): void {
    const { line } = this;
    if (!line) return;
    line.close();
    this.lose(line);
  }

  private ping(line: Line): void {
    this.after(() => {
      if (this.line !== line) return;
      if (this.around.now() - this.lastSign > SILENCE) {
        this.giveUp();
        return;
      }
      if (this.isOpen) this.say({ type: "ping" });
      this.ping(line);
    }, PING_EVERY);
  }

  private after(run: () => void, milliseconds: number): void {
    this.undo.push(this.around.later(run, milliseconds));
  }
}

const isAnswer = (message: HallMessage): message is Answer =>
  ["done", "refused", "stale", "unavailable"].includes(message.type);

/** The browser's own surroundings. */
export function browser(): Surroundings {
  return {
    dial: (address) => new WebSocket(address) as unknown as Line,
    shelf: localStorage,
    now: () => performance.now(),
    newId: () => Array.from(crypto.getRandomValues(new Uint8Array(12)), hex).join(""),
    later: (run, milliseconds) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    whenBack: (run) => {
      const look = () => document.visibilityState === "visible" && run();
      addEventListener("online", run);
      document.addEventListener("visibilitychange", look);
      return () => {
        removeEventListener("online", run);
        document.removeEventListener("visibilitychange", look);
      };
    },
    whenGone: (run) => {
      addEventListener("offline", run);
      return () => removeEventListener("offline", run);
    },
  };
}

// `crypto.randomUUID` is not to be had on plain HTTP, which a hall's own network is.
const hex = (byte: number): string => byte.toString(16).padStart(2, "0");
